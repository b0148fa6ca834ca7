import type { RuleId } from '@crownleaf/engine';
import { say, useTable } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { useEffect, useState } from 'react';
import type { Basis } from '../data/basis.ts';
import {
  ACTION_KINDS,
  BUILDING_KINDS,
  DANGER_KINDS,
  dangerToken,
  FAVOUR_KINDS,
  favourCard,
  HEROES,
  heroCard,
  sisterAction,
  sisterBuilding,
  sisterFavour,
  TROPHY_KINDS,
  trophy,
} from '../src/components.ts';
import { statsOf } from './card/skill.tsx';
import { kindOfName, useOwnSeat, usePosition } from './look.ts';
import { favourStanding, type Standing } from './progress.ts';
import { amountsText } from './say.ts';
import { sisterSkillText } from './zones/sister.tsx';

interface Told {
  readonly lines: readonly string[];
  readonly basis: string;
}

/** What the large picture of a card or token does not say: the rulings that name it, and where its values come from. */
export function Details({ name }: { readonly name: string }) {
  const { words, openRule } = useTable();
  const s = usePosition();
  const seat = useOwnSeat();
  const rulings = useRulings(words.what(name));
  const kind = kindOfName(name);
  if (kind === undefined) return null;
  const { lines, basis } = toldOf(kind, words);
  return (
    <div className="ember-details">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {FAVOUR_KINDS.includes(kind) && (
        <p className="ember-details-now">{standingText(favourStanding(s, seat, kind, words), words)}</p>
      )}
      {rulings.length > 0 && <h3>{say(words, 'details.rulings')}</h3>}
      <ul>
        {rulings.map(({ id, title, text }) => (
          <li key={id}>
            <button type="button" className="ember-ruling-id" onClick={() => openRule(id)}>
              {id}
            </button>{' '}
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ul>
      <p className="ember-basis">{basis}</p>
    </div>
  );
}

function standingText({ now, best, tally }: Standing, words: Labels): string {
  return say(words, 'see.favour', { now, best, tally });
}

function toldOf(kind: number, words: Labels): Told {
  const basisText = (basis: Basis): string => say(words, `basis.${basis}`);
  if (kind < HEROES.length) {
    const card = heroCard(kind);
    return {
      lines: [
        say(words, 'details.hero', {
          animal: card.animal,
          stats:
            statsOf(card)
              .map((stat) => say(words, `stat.${stat}`))
              .join(', ') || '–',
        }),
      ],
      basis:
        card.known === undefined
          ? basisText('reconstructed')
          : say(words, 'basis.known', {
              where: say(words, `basis.where.${card.known.basis}`),
              what: card.known.what.join(', '),
            }),
    };
  }
  if (FAVOUR_KINDS.includes(kind)) {
    const card = favourCard(kind);
    return { lines: [], basis: basisText(card.basis) };
  }
  if (DANGER_KINDS.includes(kind)) {
    const { banner, green, orange, basis } = dangerToken(kind);
    return {
      lines: [
        say(words, 'details.token', { banner: words.what(banner), side: 'green', ...green }),
        say(words, 'details.token', { banner: words.what(banner), side: 'orange', ...orange }),
      ],
      basis: basisText(basis),
    };
  }
  if (TROPHY_KINDS.includes(kind)) {
    const { others, basis } = trophy(kind);
    const rest = amountsText(words, others);
    return {
      lines: [say(words, 'details.others', { others: rest === '' ? say(words, 'trophy.nothing') : rest })],
      basis: basisText(basis),
    };
  }
  return sisterTold(kind, words, basisText);
}

function sisterTold(kind: number, words: Labels, basisText: (basis: Basis) => string): Told {
  if (ACTION_KINDS.includes(kind)) {
    const { stamina, skills, basis } = sisterAction(kind);
    return {
      lines: [
        say(words, 'sister.cardStamina', { n: stamina }),
        ...skills.map((skill) => sisterSkillText(words, skill)),
      ],
      basis: basisText(basis),
    };
  }
  if (BUILDING_KINDS.includes(kind)) {
    const { type, reputation, basis } = sisterBuilding(kind);
    return { lines: [words.what(type), say(words, 'sister.stars', { n: reputation })], basis: basisText(basis) };
  }
  const { points, per, reputation, basis } = sisterFavour(kind);
  return {
    lines: [
      say(words, 'sister.per', { n: points, what: say(words, `sister.count.${per}`) }),
      say(words, 'sister.stars', { n: reputation }),
    ],
    basis: basisText(basis),
  };
}

interface Ruling {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
}

/** The numbered rules that speak of this card by its name. */
function useRulings(title: string): readonly Ruling[] {
  const [rulings, setRulings] = useState<readonly Ruling[]>([]);
  useEffect(() => {
    let left = false;
    import('../RULES.md?raw').then(({ default: text }) => {
      if (!left) setRulings(rulingsOf(text).filter((each) => named(each, title)));
    });
    return () => {
      left = true;
    };
  }, [title]);
  return rulings;
}

function named({ title: head, text }: Ruling, title: string): boolean {
  return new RegExp(`\\b${title.replaceAll(/[^\w\s']/g, '.')}\\b`).test(`${head} ${text}`);
}

function rulingsOf(text: string): readonly Ruling[] {
  return text
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\n');
      const [id = '', ...title] = head.split(' ');
      const body = rest.filter((line) => line !== '' && !line.startsWith('Source:') && !line.startsWith('## '));
      return { id: id as RuleId, title: `${title.join(' ')}.`, text: body.join(' ') };
    });
}
