import type { ReactNode } from 'react';

export interface CardFrameProps {
  readonly title: string;
  /** The main type of the card; frames differ by it (`data-kind`). */
  readonly kind: string;
  /** What stands on the seal at the upper left: the cost. */
  readonly seal?: ReactNode;
  /** Behind everything: a drawn scene. */
  readonly scene?: ReactNode;
  /** The emblem in the light of the upper left. */
  readonly emblem?: ReactNode;
  /** A ribbon at the side: links, steps. */
  readonly ribbon?: ReactNode;
  readonly text?: ReactNode;
  readonly foot?: ReactNode;
}

/** A card face: scene, emblem, engraved frame, seal, ribbon. It is as wide as `--card` says. */
export function CardFrame({ title, kind, seal, scene, emblem, ribbon, text, foot }: CardFrameProps) {
  return (
    <span className="card" data-kind={kind}>
      <span className="card-art" aria-hidden="true">
        {scene}
        <span className="card-emblem">{emblem}</span>
      </span>
      <span className="card-title">{title}</span>
      {text !== undefined && <span className="card-text">{text}</span>}
      {foot !== undefined && <span className="card-foot">{foot}</span>}
      {seal !== undefined && <span className="card-seal">{seal}</span>}
      {ribbon !== undefined && <span className="card-ribbon">{ribbon}</span>}
    </span>
  );
}

/** The back of a card, with a number on it where several lie there. */
export function CardBack({ count }: { readonly count?: number }) {
  return (
    <span className="card card-back" aria-hidden="true">
      <svg viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
        <path d="M50 20 80 70 50 120 20 70z M50 34 71 70 50 106 29 70z" />
        <circle cx="50" cy="70" r="12" />
      </svg>
      {count !== undefined && <span className="card-count">{count}</span>}
    </span>
  );
}
