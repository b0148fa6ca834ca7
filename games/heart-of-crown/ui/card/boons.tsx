import type { ReactNode } from 'react';
import { type Card, cardOf, coinsOf, IS_PLAYABLE, pointsOn } from '../../src/components.ts';
import { phrasesOf } from '../../src/effects/text.ts';

/** What a card brings at a glance: coins, cards, points; what it does besides is in its text. */
export function Boons({ card }: { readonly card: Card }) {
  const boons = boonsOf(card);
  return boons.length === 0 ? null : <span className="hoc-boons">{boons}</span>;
}

function boonsOf(card: Card): readonly ReactNode[] {
  const { types } = cardOf(card);
  const out: ReactNode[] = [];
  let alternatives = 0;
  for (const [at, { key, values }] of phrasesOf(card).entries()) {
    const count = Number(values.count);
    if (key === 'coins') out.push(<Coin key={at} count={count} />);
    else if (key === 'bank' || key === 'magic-talisman') out.push(<Coin key={at} count="X" />);
    else if (key === 'draw') out.push(<Cards key={at} count={count} />);
    else if (key === 'or' && out.length > 0) {
      out.push(<span key={at}>/</span>);
      alternatives = out.length;
    }
  }
  // The other thing that can be chosen is none that can be shown so shortly.
  if (out.length > 0 && out.length === alternatives) out.push(<span key="other">…</span>);
  if (out.length === 0 && IS_PLAYABLE[card] && coinsOf(card) > 0) out.push(<Coin key="coins" count={coinsOf(card)} />);
  if (types.includes('attack')) out.push(<Sword key="attack" />);
  if (types.includes('defence')) out.push(<Guard key="defence" />);
  if (pointsOn(card) !== 0) out.push(<Points key="points" count={pointsOn(card)} />);
  return out;
}

function Coin({ count }: { readonly count: number | string }) {
  return (
    <span className="hoc-boon hoc-boon-coin">
      <span className="hoc-coin">{count}</span>
    </span>
  );
}

function Cards({ count }: { readonly count: number }) {
  return (
    <span className="hoc-boon">
      +{count}
      <svg viewBox="0 0 24 24" className="hoc-mark" aria-hidden="true">
        <path d="M4 7.500 12 5l4 13-8 2.500zM13 5h7v14h-2.500z" />
      </svg>
    </span>
  );
}

function Sword() {
  return (
    <span className="hoc-boon">
      <svg viewBox="0 0 24 24" className="hoc-mark" aria-hidden="true">
        <path d="M20 3 9 14l2 2L22 5V3zM5 13l6 6-1.500 1.500L7.500 18.500 4 22l-2-2 3.500-3.500-2-2z" />
      </svg>
    </span>
  );
}

function Guard() {
  return (
    <span className="hoc-boon">
      <svg viewBox="0 0 24 24" className="hoc-mark" aria-hidden="true">
        <path d="M12 2 4 5v7c0 5 3.500 8 8 10 4.500-2 8-5 8-10V5z" />
      </svg>
    </span>
  );
}

function Points({ count }: { readonly count: number }) {
  return (
    <span className="hoc-boon hoc-boon-points">
      {count < 0 ? '−' : ''}
      {Math.abs(count)}
      <CrownMark />
    </span>
  );
}

/** Succession points are counted in crowns. */
export function CrownMark() {
  return (
    <svg viewBox="0 0 24 24" className="hoc-mark" aria-hidden="true">
      <path d="M4 19h16v2H4zM3 7l5 4 4-7 4 7 5-4-1.500 10h-15z" />
    </svg>
  );
}
