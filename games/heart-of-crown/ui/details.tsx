import { say } from '@crownleaf/ui';
import { useEffect, useState } from 'react';
import type { Basis, CardData } from '../data/cards.ts';
import { CARDS, cardOf, findCard, IS_PLAYABLE } from '../src/components.ts';
import { textKey } from '../src/effects/text.ts';
import { useGameTable } from './look.ts';

interface Ruling {
  readonly id: `${string}-${number}.${number}`;
  readonly title: string;
  readonly text: string;
}

/** A card in words: its text, what is printed on it, the rulings about it, and where the values come from. */
export function Details({ name }: { readonly name: string }) {
  const { words, openRule, view } = useGameTable();
  const card = findCard(name);
  const rulings = useRulings(card === undefined ? undefined : cardOf(card));
  if (card === undefined) return null;
  const data = cardOf(card);
  const { cost, links, coins, points, types, sub } = data;
  return (
    <div className="hoc-details">
      <p className="hoc-details-types">
        {[
          ...types.map((type) => say(words, `type.${type}`)),
          ...(sub === undefined ? [] : [say(words, `sub.${sub}`)]),
        ].join(' · ')}
      </p>
      <p className="hoc-details-text">{words.message(textKey(card, view.table))}</p>
      <dl className="hoc-facts">
        <Fact name="cost" value={cost} />
        {IS_PLAYABLE[card] && <Fact name="links" value={links} />}
        {coins > 0 && <Fact name="coins" value={coins} />}
        {points !== 0 && <Fact name="points" value={points} />}
      </dl>
      {rulings.length > 0 && <h3 className="hoc-dialog-part">{say(words, 'details.rulings')}</h3>}
      <ul className="hoc-rulings">
        {rulings.map(({ id, title, text }) => (
          <li key={id}>
            <button type="button" className="hoc-ruling-id" onClick={() => openRule(id)}>
              {id}
            </button>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ul>
      <p className="hoc-basis">{basisText(data, (key, values) => say(words, key, values))}</p>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: number }) {
  const { words } = useGameTable();
  return (
    <div>
      <dt>{say(words, `fact.${name}`)}</dt>
      <dd>{value < 0 ? `−${-value}` : value}</dd>
    </div>
  );
}

type Say = (key: string, values?: { readonly [name: string]: string }) => string;

/** Where the card's values come from; those with another basis than the rest are named. */
function basisText({ basis, but = {} }: CardData, tell: Say): string {
  const main = tell(`basis.${basis}`);
  const other: Basis = basis === 'rulebook' ? 'source' : 'rulebook';
  const what = Object.entries(but).flatMap(([value, each]) => (each === other ? [tell(`basis.what.${value}`)] : []));
  return what.length === 0 ? main : `${main} ${tell(`basis.but.${other}`, { what: what.join(', ') })}`;
}

/** The numbered rules from this card's own up to the next card's. */
function useRulings(data: CardData | undefined): readonly Ruling[] {
  const [rulings, setRulings] = useState<readonly Ruling[]>([]);
  const rule = data?.rule;
  useEffect(() => {
    if (rule === undefined) return;
    let left = false;
    import('../RULES.md?raw').then(({ default: text }) => {
      if (!left) setRulings(rulingsOf(text, rule));
    });
    return () => {
      left = true;
    };
  }, [rule]);
  return rulings;
}

const HEADS = new Set<string>(CARDS.map((card) => card.rule));

function rulingsOf(text: string, rule: string): readonly Ruling[] {
  const all = text.split(/^### /m).slice(1).map(rulingOf);
  const first = all.findIndex(({ id }) => id === rule);
  const next = all.findIndex(({ id }, i) => i > first && (HEADS.has(id) || !id.startsWith(`${rule.split('.')[0]}.`)));
  return all.slice(first + 1, next < 0 ? undefined : next);
}

function rulingOf(part: string): Ruling {
  const [head = '', ...rest] = part.split('\n');
  const [id = '', ...title] = head.split(' ');
  const text = rest.filter((line) => line !== '' && !line.startsWith('Source:') && !line.startsWith('## ')).join(' ');
  return { id: id as Ruling['id'], title: `${title.join(' ').replace(/ \([a-z ]+\)$/, '')}.`, text };
}
