import { itemAt } from '@crownleaf/engine';
import { Option, say, useTable } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { BEEHIVE, RESOURCES, resourceName } from '../../data/resources.ts';
import { capacity, stored } from '../../src/actions/storage.ts';
import { type Emberleaf, type Fellowship, seatOf } from '../../src/state.ts';
import { Ico } from '../card/icon.tsx';
import { parted, useOwnSeat, usePosition } from '../look.ts';
import { effectAsked } from '../reckon.ts';

/** One answer to a question of how many: what is moved, and what that leaves. */
interface Way {
  readonly amounts: readonly number[];
  readonly note: string;
}

interface Scene {
  readonly s: Emberleaf;
  readonly mine: Fellowship;
  readonly words: Labels;
  readonly off: number;
}

const only = (resource: number, n: number): readonly number[] => RESOURCES.map((_, r) => (r === resource ? n : 0));

/** `food,2` → the resource and how many of it. */
function amount(what: string): { readonly r: number; readonly n: number } {
  const [resource = '', n = '0'] = what.split(',');
  return { r: RESOURCES.indexOf(resource as 'wood'), n: Number(n) };
}

const WAYS: { readonly [kind: string]: (what: string, scene: Scene) => Way } = {
  take(what, { mine, words }) {
    const { r, n } = amount(what);
    const over = n - (capacity(mine) - stored(mine));
    const note = n === 0 ? say(words, 'amount.none') : say(words, 'amount.over', { n: Math.max(0, over) });
    return { amounts: only(r, n), note };
  },
  return(what, { mine, words }) {
    const { r, n } = amount(what);
    return { amounts: only(r, n), note: say(words, 'amount.kept', { n: itemAt(mine.storage, r) - n }) };
  },
  save(what, { s, words }) {
    const { r, n } = amount(what);
    return { amounts: only(r, n), note: say(words, 'amount.topay', { n: itemAt(s.table.price, r) - n }) };
  },
  reduce(what, { s, words, off }) {
    return what === 'yes'
      ? { amounts: only(BEEHIVE, 1), note: say(words, 'amount.off', { n: off }) }
      : { amounts: s.table.price, note: say(words, 'amount.full') };
  },
};

/** How many: what there is, what came or what is to be paid, and every answer with what it leaves. */
export function Amounts() {
  const { asked, words } = useTable();
  const s = usePosition();
  const mine = seatOf(s, useOwnSeat());
  const way = asked === undefined ? undefined : WAYS[asked.kind];
  if (asked === undefined || way === undefined) return null;
  const off = effectAsked(asked, 'build')?.reduce?.amount ?? 0;
  const paying = asked.kind === 'save' || asked.kind === 'reduce';
  return (
    <section className="ember-window ember-amounts" aria-label={words.cause(asked.because.at(-1) ?? { label: '' })}>
      <h2>{words.cause(asked.because.at(-1) ?? { label: asked.kind })}</h2>
      <dl>
        <Line
          name={say(words, paying ? 'amount.price' : 'amount.gained')}
          amounts={paying ? s.table.price : s.table.gaining}
        />
        <Line name={say(words, 'storage', { n: stored(mine), room: capacity(mine) })} amounts={mine.storage} />
      </dl>
      <ul data-zone="amounts">
        {asked.options.map((option) => {
          const { amounts, note } = way(parted(option)[1], { s, mine, words, off });
          return (
            <li key={option}>
              <Option name={option} className="ember-way" aria-label={`${words.option(option, asked.kind)}; ${note}`}>
                <Cubes amounts={amounts} />
                <span className="ember-way-name">{words.option(option, asked.kind)}</span>
                <span>{note}</span>
              </Option>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Line({ name, amounts }: { readonly name: string; readonly amounts: readonly number[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Cubes amounts={amounts} />
      </dd>
    </div>
  );
}

function Cubes({ amounts }: { readonly amounts: readonly number[] }) {
  const { words } = useTable();
  return (
    <span className="ember-cubes">
      {amounts.map(
        (n, r) =>
          n > 0 && (
            <span key={r} className="ember-cube" data-resource={RESOURCES[r]}>
              <Ico name={resourceName(r)} label={`${n} ${words.what(resourceName(r))}`} />
              <b aria-hidden="true">{n}</b>
            </span>
          ),
      )}
      {amounts.every((n) => n === 0) && <span className="ember-no-cubes">–</span>}
    </span>
  );
}
