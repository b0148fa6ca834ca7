import { itemAt } from '@crownleaf/engine';
import { SeatShape, useTable } from '@crownleaf/ui';
import { BANNERS } from '../data/dangers.ts';
import { RESOURCES, type Resource } from '../data/resources.ts';
import { PLANS } from '../src/board/board.ts';
import { bannerOf, DANGER_KINDS, dangerToken, FAVOUR_KINDS, HEROES, nameOf, TROPHY_KINDS } from '../src/components.ts';
import { FavourNote } from './card/favour.tsx';
import { HeroNote } from './card/hero.tsx';
import { Emblem, Ico } from './card/icon.tsx';
import { kindOfName, nameOfType } from './look.ts';
import { Building } from './map/buildings.tsx';
import { Figure } from './map/forest.tsx';

/** Anything that can fly or be opened: a card, a token, a figure, a cube. */
export function Thing({ name, large = false }: { readonly name: string; readonly large?: boolean }) {
  return (
    <span className={large ? 'ember-thing is-large' : 'ember-thing'} data-world="ember">
      <Face name={name} large={large} />
    </span>
  );
}

function Face({ name, large }: { readonly name: string; readonly large: boolean }) {
  const kind = kindOfName(name);
  if (kind !== undefined) return <Component kind={kind} large={large} />;
  const [first = '', second = '', third = ''] = name.split('.');
  if ((RESOURCES as readonly string[]).includes(name)) {
    return (
      <span className="ember-cube" data-resource={name as Resource}>
        <Ico name={name} />
      </span>
    );
  }
  if (first === 'figure')
    return second === 'sister' ? <span className="ember-sister-figure">S</span> : <Figure owner={Number(second)} />;
  if (first === 'building')
    return <Building type={nameOfType(PLANS.find((plan) => plan.name === second)?.type ?? 0)} />;
  if (first === 'villager') {
    return (
      <span className="ember-villager" data-seat={second}>
        <SeatShape seat={Number(second)} />
        <Ico name={third} />
      </span>
    );
  }
  return <Ico name={name === 'leaf' ? 'leaves' : 'thorn'} />;
}

function Component({ kind, large }: { readonly kind: number; readonly large: boolean }) {
  const { words } = useTable();
  if (kind < HEROES.length) return <HeroNote hero={kind} large={large} />;
  if (FAVOUR_KINDS.includes(kind)) return <FavourNote favour={kind} large={large} />;
  if (DANGER_KINDS.includes(kind)) {
    const { green, orange } = dangerToken(kind);
    return (
      <span className="ember-token-pair">
        {[green, orange].slice(0, large ? 2 : 1).map(({ health, leaves }, i) => (
          <span key={i} className="ember-token" data-side={i === 0 ? 'green' : 'orange'}>
            <Ico name={itemAt(BANNERS, bannerOf(kind))} />
            <span className="ember-health">{health}</span>
            <span className="ember-token-leaves">
              <Ico name="leaves" />
              {leaves}
            </span>
          </span>
        ))}
      </span>
    );
  }
  return (
    <span className="ember-plain-thing">
      <Emblem name={TROPHY_KINDS.includes(kind) ? 'trophy' : 'lantern'} />
      <b>{words.what(nameOf(kind))}</b>
    </span>
  );
}
