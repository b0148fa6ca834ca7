import { CardFrame, say } from '@crownleaf/ui';
import { findCard, useGameTable } from './look.ts';

const LANTERN = 'M30 6h40l8 20H22zM26 32h48l-6 56H32zM24 94h52v8H24z';

/** A card by its name. It is as wide as `--card` says. */
export function CardFace({ name }: { readonly name: string }) {
  const { words } = useGameTable();
  const card = findCard(name);
  if (card === undefined) return null;
  const title = card.type === 'number' ? say(words, 'points', { count: card.points }) : words.what(name);
  return (
    <span className="skeleton-card" data-type={card.type}>
      <CardFrame kind={card.type} title={title} emblem={<Emblem name={name} />} />
    </span>
  );
}

function Emblem({ name }: { readonly name: string }) {
  if (name === 'lantern') {
    return (
      <svg className="skeleton-sign" viewBox="0 0 100 108" aria-hidden="true">
        <path d={LANTERN} />
      </svg>
    );
  }
  if (name === 'coin') {
    return (
      <svg className="skeleton-sign" viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="40" />
        <circle className="skeleton-rim" cx="50" cy="50" r="30" />
      </svg>
    );
  }
  return <span className="skeleton-number">{name}</span>;
}

export interface ThingProps {
  readonly name: string;
  readonly large?: boolean;
}

/** A card on its way over the table, or large in its details. */
export function Thing({ name, large = false }: ThingProps) {
  return (
    <span className={large ? 'skeleton-thing is-large' : 'skeleton-thing'} data-world="skeleton">
      <CardFace name={name} />
    </span>
  );
}

export function Details({ name }: { readonly name: string }) {
  const { words } = useGameTable();
  return <p>{say(words, `text.${name}`)}</p>;
}
