import { say } from '@crownleaf/ui';
import type { CardName } from '../../data/cards.ts';
import { type Card, cardOf, IS_PLAYABLE, linksOf, NAMES } from '../../src/components.ts';
import { textKey } from '../../src/effects/text.ts';
import { frameOf, useGameTable } from '../look.ts';
import { Boons } from './boons.tsx';
import { Cameo } from './cameo.tsx';
import { Emblem } from './emblem.tsx';
import { PORTRAITS } from './portrait.ts';

/** `full` stands in the hand, `stack` is cut to lie in a market, `mini` on the field and in Domains, `large` is for reading. */
export const FACES = ['full', 'stack', 'mini', 'large'] as const;
export type Face = (typeof FACES)[number];

export interface CardFaceProps {
  readonly card: Card;
  readonly face: Face;
  /** What it costs now, where that differs from what is printed. */
  readonly price?: number;
}

/** The picture side of a card. It says nothing to screen readers: whatever holds it has the words. */
export function CardFace({ card, face, price }: CardFaceProps) {
  const { words, view } = useGameTable();
  const data = cardOf(card);
  const name = NAMES[card] as CardName;
  const { scene, hue } = PORTRAITS[name];
  const cost = price ?? data.cost;
  const title = words.told(`short.${name}`, {}) ?? words.what(name);
  return (
    <span className="hoc-card" data-face={face} data-frame={frameOf(card)} data-hue={hue} aria-hidden="true">
      <span className="hoc-art">
        <svg className="hoc-scene" aria-hidden="true">
          <use href={`#hoc-scene-${scene}`} />
        </svg>
        {data.group === 'princess' ? <Cameo name={name} /> : <Emblem name={name} />}
        <Boons card={card} />
      </span>
      <span className="hoc-plate">
        <span className="hoc-title" data-long={title.length > 16 || LONG_WORD.test(title)}>
          {title}
        </span>
        {face === 'large' && (
          <span className="hoc-types">
            {typeLine(card)
              .map((type) => say(words, type))
              .join(' · ')}
          </span>
        )}
        {face === 'large' && <span className="hoc-text">{words.message(textKey(card, view.table))}</span>}
      </span>
      <span className={cost < data.cost ? 'hoc-seal is-less' : 'hoc-seal'}>{cost}</span>
      {IS_PLAYABLE[card] && <Links count={linksOf(card)} />}
    </span>
  );
}

function typeLine(card: Card): readonly string[] {
  const { types, sub } = cardOf(card);
  return [...types.map((type) => `type.${type}`), ...(sub === undefined ? [] : [`sub.${sub}`])];
}

/** The ribbon of links: an arrow for each further card that may be played. */
export function Links({ count }: { readonly count: number }) {
  return (
    <span className="hoc-ribbon" data-links={count}>
      {Array.from({ length: count }, (_, i) => (
        <svg key={i} viewBox="0 0 16 12" className="hoc-arrow" aria-hidden="true">
          <path d="M0 3.500h8V0l8 6-8 6V8.500H0z" />
        </svg>
      ))}
    </span>
  );
}

export function CardBack() {
  return (
    <span className="hoc-card hoc-back" data-face="full" aria-hidden="true">
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <path d="M50 16 84 70 50 124 16 70zM50 28 76 70 50 112 24 70z" />
        <path d="M10 10h18M10 10v18M90 10H72M90 10v18M10 130h18M10 130v-18M90 130H72M90 130v-18" />
        <path className="hoc-back-crown" d="M36 82h28v4H36zM34 60l8 7 8-14 8 14 8-7-3 19H37z" />
      </svg>
    </span>
  );
}

/** Such a word is set smaller, lest it be cut. */
const LONG_WORD = /\S{10,}/;
