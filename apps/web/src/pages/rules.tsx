import { Button, Prose } from '@crownleaf/ui';
import { useEffect, useMemo, useState } from 'react';
import type { NumberedRule } from '../../../../games/rules.ts';
import { useLoaded } from '../api/use-call.ts';
import { type GameEntry, gameOf } from '../games.ts';
import { ruleBook, ruleHref } from '../rules/rule-book.ts';
import { Frame, Trouble, Waiting } from './frame.tsx';
import { NoSuchGame } from './no-such-game.tsx';
import type { PageProps } from './page-props.ts';

export function RulesPage({ id }: PageProps) {
  const entry = gameOf(id);
  return entry === undefined ? <NoSuchGame id={id} /> : <Book entry={entry} />;
}

function Book({ entry }: { readonly entry: GameEntry }) {
  const loaded = useLoaded(entry.id, () => ruleBook(entry));
  return (
    <Frame entry={entry} title={`Rules of ${entry.name}`}>
      {loaded.state === 'loading' && <Waiting />}
      {loaded.state === 'failed' && <Trouble error={loaded.error} />}
      {loaded.state === 'ready' && <Rules entry={entry} rules={loaded.value} />}
    </Frame>
  );
}

function Rules({ entry, rules }: { readonly entry: GameEntry; readonly rules: readonly NumberedRule[] }) {
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    return rules.filter(({ id, title, text }) => {
      const all = `${id} ${title} ${text}`.toLowerCase();
      return words.every((word) => all.includes(word));
    });
  }, [rules, wanted]);
  const sections = [...new Set(found.map(({ section }) => section))];
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="rules-layout">
      <div className="rules-side">
        <label className="field">
          <span>Search {rules.length} rules</span>
          <input className="input" type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        <p role="status">{wanted === '' ? '' : `${found.length} found`}</p>
        <ol>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#section-${section.split(' ')[0]}`}>{section}</a>
            </li>
          ))}
        </ol>
      </div>
      <article>
        <h1>The rules of {entry.name}</h1>
        <p className="lead">In our own words, numbered, as the program keeps them.</p>
        {sections.map((section) => (
          <section key={section} className="rules-section" id={`section-${section.split(' ')[0]}`}>
            <h2>{section}</h2>
            {found
              .filter((rule) => rule.section === section)
              .map((rule) => (
                <Rule key={rule.id} rule={rule} entry={entry} />
              ))}
          </section>
        ))}
        {found.length === 0 && (
          <p>
            No rule has these words. <Button onClick={() => setWanted('')}>Show all</Button>
          </p>
        )}
      </article>
    </div>
  );
}

function Rule({ rule, entry }: { readonly rule: NumberedRule; readonly entry: GameEntry }) {
  return (
    <div className="rule" id={rule.id}>
      <h3>
        <a href={`#${rule.id}`}>{rule.id}</a>
        {rule.title}
      </h3>
      <Prose text={rule.text} ruleHref={(id) => ruleHref(entry, id)} />
      <p className="rule-source">
        {rule.mark !== undefined && `${rule.mark}; `}source: {rule.source}
      </p>
    </div>
  );
}
