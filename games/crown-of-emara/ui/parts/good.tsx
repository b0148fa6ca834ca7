import { sprite } from 'virtual:icons/crown-of-emara';
import { Icon, useTable } from '@crownleaf/ui';
import { RESOURCES } from '../../data/goods.ts';
import { goodName } from '../../src/components.ts';

/** Colour never stands alone: besides its icon each good has a letter. */
const LETTERS: { readonly [good: string]: string } = {
  ...{ wood: 'W', cloth: 'C', grain: 'G', stone: 'S', gold: 'Au', ring: 'R', book: 'B', bread: 'L' },
};

export interface GoodProps {
  readonly name: string;
  readonly count?: number;
  /** Only the picture: what is around it says the rest. */
  readonly mute?: boolean;
}

/** A good or a kind of points as a small picture, with a number where there are several. */
export function Good({ name, count, mute = false }: GoodProps) {
  const { words } = useTable();
  const said = `${count ?? ''} ${words.what(name)}`.trim();
  return (
    <span className="em-good" data-good={name} title={mute ? undefined : said}>
      {count !== undefined && <b aria-hidden="true">{count}</b>}
      <Icon sprite={sprite} name={name} />
      {!mute && <span className="only-heard">{said}</span>}
    </span>
  );
}

/** So many resources of any kind. */
export function AnyGood({ count }: { readonly count: number }) {
  return <span className="em-any">{count}</span>;
}

export function GoodLetter({ name }: { readonly name: string }) {
  return (
    <span className="em-letter" aria-hidden="true">
      {LETTERS[name]}
    </span>
  );
}

/** A price as it is printed: one picture for each resource. */
export function Price({ cost, heard = false }: { readonly cost: readonly number[]; readonly heard?: boolean }) {
  const { words } = useTable();
  return (
    <span className="em-price">
      {RESOURCES.flatMap((name, r) =>
        Array.from({ length: cost[r]! }, (_, i) => <Good key={`${name}-${i}`} name={name} mute />),
      )}
      {heard && <span className="only-heard">{priceText(cost, words.what)}</span>}
    </span>
  );
}

export function priceText(cost: readonly number[], what: (name: string) => string): string {
  return cost.flatMap((count, good) => (count > 0 ? [`${count} ${what(goodName(good))}`] : [])).join(', ');
}

export function EmaraIcon({ name }: { readonly name: string }) {
  return <Icon sprite={sprite} name={name} />;
}
