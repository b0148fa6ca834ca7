import { say, useTable } from '@crownleaf/ui';
import { Fragment, type ReactNode } from 'react';
import type { HeroCard } from '../../data/heroes.ts';
import type { Sign } from '../../src/effects/record.ts';
import { recordOf } from '../../src/effects/records.ts';
import { effectText } from '../../src/effects/text.ts';
import type { Effect, Price, Skill, Trigger } from '../../src/effects/vocabulary.ts';
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
      <Signs signs={recordOf(effect).picture(effect)} />
    </span>
  );
}

function Signs({ signs }: { readonly signs: readonly Sign[] }) {
  return signs.map((sign, i) => <OneSign key={i} sign={sign} />);
}

function OneSign({ sign }: { readonly sign: Sign }): ReactNode {
  if (typeof sign === 'string') return sign;
  if ('icon' in sign) return <Ico name={sign.icon} />;
  if ('number' in sign) return <b>{sign.number}</b>;
  if ('raised' in sign) return <sup>{sign.raised}</sup>;
  return (
    <span className={`ember-${sign.group}`}>
      <Signs signs={sign.signs} />
    </span>
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
