import { say, useTable } from '@crownleaf/ui';
import { Fragment, type ReactNode } from 'react';
import type { HeroCard } from '../../data/heroes.ts';
import { effectText } from '../../src/skills/text.ts';
import type { Effect, Price, Skill, Trigger } from '../../src/skills/vocabulary.ts';
import { inWords } from '../say.ts';
import { Ico } from './icon.tsx';

/** One sign for each trigger, in one stroke: a card laid down, pushed left, falling off, loaded, going on. */
const TRIGGER_PATHS: { readonly [trigger in Trigger]: string } = {
  onPlay: 'M12 3v11M7 9.500l5 5 5-5M4 20h16',
  slide: 'M21 12H5M11 6l-6 6 6 6M21 6v12',
  dropOff: 'M21 6H9q-4 0-4 5v9M1 16l4 4.500L9 16',
  charge: 'M13 2 5 14h6l-1 8 9-13h-6z',
  ongoing: 'M7 8.500c-6 0-6 7 0 7 4 0 6-7 10-7 6 0 6 7 0 7-4 0-6-7-10-7z',
};

export function TriggerSign({ trigger }: { readonly trigger: Trigger }) {
  const { words } = useTable();
  return (
    <svg
      className="ember-trigger"
      viewBox="0 0 24 24"
      data-trigger={trigger}
      role="img"
      aria-label={say(words, `trigger.${trigger}`)}
    >
      <path d={TRIGGER_PATHS[trigger]} />
    </svg>
  );
}

/** An effect in signs: `⚔ 2 + ⚔`. */
export function EffectSigns({ effect }: { readonly effect: Effect }) {
  const { words } = useTable();
  return (
    <span className="ember-effect" title={inWords(words, effectText(effect))}>
      {effect.everyone === true && <Ico name="everyone" />}
      <Plain effect={effect} />
    </span>
  );
}

function Plain({ effect }: { readonly effect: Effect }): ReactNode {
  switch (effect.op) {
    case 'walk':
    case 'attack':
      return (
        <>
          <Ico name={effect.op} />
          <Amount {...effect} />
          {'anywhere' in effect && <sup>∗</sup>}
        </>
      );
    case 'gather':
      return (
        <>
          <Ico name={effect.resource} />
          <Amount {...effect} />
        </>
      );
    case 'build':
      return (
        <>
          <Ico name="build" />
          <b>{effect.amount}</b>
          {effect.anywhere === true && <sup>∗</sup>}
          {effect.reduce !== undefined && (
            <span className="ember-off">
              {effect.reduce.beehives > 0 && <Ico name="beehive" />}−{effect.reduce.amount}
            </span>
          )}
        </>
      );
    case 'leaves':
      return (
        <>
          <Ico name="leaves" />
          <b>{effect.perClearing ?? effect.amount}</b>
          {effect.perClearing !== undefined && (
            <span className="ember-per">
              /<Ico name="campfire" />
            </span>
          )}
        </>
      );
    case 'home':
      return <Ico name="home" />;
    case 'takeHero':
      return (
        <>
          +<Ico name="hero" />
        </>
      );
    case 'takeFavour':
      return (
        <>
          +<Ico name="favour" />
        </>
      );
    case 'putOnCard':
      return (
        <>
          <Ico name="put" />
          +1
        </>
      );
    case 'takeFromCard':
      return (
        <>
          <Ico name="put" />↥
        </>
      );
    case 'triggerOnPlay':
      return <Ico name="again" />;
    case 'recall':
      return <Ico name="recall" />;
  }
}

type Counted = Extract<Effect, { readonly op: 'walk' | 'attack' | 'gather' }>;

function Amount({ amount, perStat, x }: Pick<Counted, 'amount' | 'perStat' | 'x'>) {
  if (x === true) return <b>X</b>;
  if (perStat === undefined) return <b>{amount}</b>;
  const { stat, per, each } = perStat;
  return (
    <>
      {amount > 0 && <b>{amount}+</b>}
      <span className="ember-per">
        {each > 1 && each}/{per > 1 && per}
        <Ico name={stat} />
      </span>
    </>
  );
}

function PriceSigns({ price }: { readonly price: Price }) {
  if ('banner' in price) {
    return (
      <span className="ember-price">
        <Ico name="banner" />
        {price.banner === 'spot' && '↩'}
      </span>
    );
  }
  return (
    <span className="ember-price">
      <Ico name={price.resource} />
      {price.amount}
    </span>
  );
}

export interface SkillLineProps {
  readonly skill: Skill;
  /** Uses of a charge that are spent. */
  readonly used?: number;
}

/** A skill in signs, as it stands on a note. */
export function SkillLine({ skill, used = 0 }: SkillLineProps) {
  const { trigger, effects, price, charges, when } = skill;
  return (
    <span className="ember-skill" data-trigger={trigger}>
      <TriggerSign trigger={trigger} />
      {charges !== undefined && (
        <span className="ember-charges" aria-hidden="true">
          {Array.from({ length: charges }, (_, i) => (
            <i key={i} data-used={i < used} />
          ))}
        </span>
      )}
      {when !== undefined && (
        <span className="ember-when">
          <Ico name={when.deed === 'clear' ? 'attack' : when.deed === 'gather' ? 'put' : when.deed} />
          {when.atLeast}+
        </span>
      )}
      {price !== undefined && <PriceSigns price={price} />}
      {effects.map((effect, i) => (
        <Fragment key={i}>
          <EffectSigns effect={effect} />
        </Fragment>
      ))}
    </span>
  );
}

export function statsOf({ stats }: HeroCard): readonly string[] {
  return Object.entries(stats).flatMap(([stat, count]) => Array<string>(count ?? 0).fill(stat));
}
