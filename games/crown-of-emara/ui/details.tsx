import type { RuleId } from '@crownleaf/engine';
import { say } from '@crownleaf/ui';
import { useEffect, useState } from 'react';
import { FAVORS, favorOf, HUTS } from '../src/components.ts';
import { DialText } from './dial.tsx';
import { useGameTable } from './look.ts';
import { Price } from './parts/good.tsx';
import { titled } from './say.ts';
import { familyOf, reconstructedOf } from './things.ts';

/** What a thing does, in a sentence or two. */
export function ThingText({ name }: { readonly name: string }) {
  const { words } = useGameTable();
  const hut = HUTS.find((each) => each.name === name);
  const favor = FAVORS.find((each) => each.name === name);
  if (hut !== undefined) {
    return (
      <p>
        {say(words, 'text.hut')} <Price cost={hut.cost} heard />
      </p>
    );
  }
  if (familyOf(name) === 'dial') return <DialText name={name} />;
  if (favor !== undefined) return <p>{say(words, 'text.favor', { what: words.what(name) })}</p>;
  const text = words.told(`text.${name}`, {}) ?? words.told(`text.${name.replace(/\.\d+$/, '')}`, {});
  return <p>{text ?? ''}</p>;
}

/** A thing in words: its text, the rulings about it, and where its values come from. */
export function Details({ name }: { readonly name: string }) {
  const { words, openRule } = useGameTable();
  const rulings = useRulings(termOf(name, titled(words, name)));
  const ours = reconstructedOf(name);
  return (
    <div className="em-details">
      <ThingText name={name} />
      {name === 'favor' && <UsedTokens />}
      {rulings.length > 0 && <h3 className="dialog-part">{say(words, 'details.rulings')}</h3>}
      <ul className="em-rulings">
        {rulings.map(({ id, title, text }) => (
          <li key={id}>
            <button type="button" className="rule-link" onClick={() => openRule(id)}>
              § {id}
            </button>{' '}
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ul>
      {ours !== undefined && <p className="em-basis">{say(words, `basis.${ours}`)}</p>}
    </div>
  );
}

/** The tokens that were used or turned down lie open until they are shuffled. */
function UsedTokens() {
  const { view, words } = useGameTable();
  const used = view.table.favorDiscard.map(favorOf);
  return (
    <p>
      {say(words, 'favors.used', { list: used.map(({ name }) => words.what(name)).join('; ') || say(words, 'none') })}
    </p>
  );
}

interface Ruling {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
}

/** The word by which the rules speak of a thing. */
function termOf(name: string, title: string): RegExp | undefined {
  const family = familyOf(name);
  switch (family) {
    case 'favor':
      return /token/i;
    case 'dial':
      return /\bmarkers?\b/i;
    case 'hut':
      return /\bhuts?\b|craftsm/i;
    case 'card':
      return new RegExp(`${title.replace(/ card$/i, '')} card`, 'i');
    case 'good':
      return name === 'gold' ? /\bgold\b|\bcoin/i : new RegExp(`\\b${name}\\b`, 'i');
    case undefined:
      return undefined;
    default:
      return new RegExp(`\\b${title.split(/[,.]/)[0]!.replace(/ \d+$/, '')}\\b`, 'i');
  }
}

const MOST = 7;

function useRulings(term: RegExp | undefined): readonly Ruling[] {
  const [rulings, setRulings] = useState<readonly Ruling[]>([]);
  const source = term?.source;
  useEffect(() => {
    if (source === undefined) return;
    let left = false;
    import('../RULES.md?raw').then(({ default: rules }) => {
      if (!left) setRulings(rulingsOf(rules, new RegExp(source, 'i')));
    });
    return () => {
      left = true;
    };
  }, [source]);
  return rulings;
}

/** Rules whose title speaks of the thing, then rulings whose text does. */
function rulingsOf(rules: string, term: RegExp): readonly Ruling[] {
  const all = rules.split(/^### /m).slice(1).map(rulingOf);
  const titles = all.filter(({ title }) => term.test(title));
  const texts = all.filter(({ title, text }) => !term.test(title) && term.test(text));
  return [...titles, ...(titles.length < 3 ? texts : [])].slice(0, MOST);
}

function rulingOf(part: string): Ruling {
  const [head = '', ...rest] = part.split('\n');
  const [id = '', ...title] = head.split(' ');
  const text = rest.filter((line) => line !== '' && !line.startsWith('Source:') && !line.startsWith('## ')).join(' ');
  return { id: id as RuleId, title: title.join(' ').replace(/ \([a-z ]+\)$/, ''), text };
}
