import type { OptionList, Part } from '@crownleaf/engine';
import { HEROES, heroCard } from '../components.ts';
import { triggerKind } from '../kinds.ts';
import { type C, EMPTY, HERO_SPACE_COUNT } from '../state.ts';
import { cite, mayPick } from '../verbs.ts';
import { type EffectRecord, openUntilResolved, type SkillScript } from './record.ts';
import { skillName } from './skill-name.ts';

const { of, argumentOf } = triggerKind;

export const triggerOnPlay: EffectRecord<'triggerOnPlay'> = {
  steps: (_, { hero, skillScript }) => triggering(skillScript, hero),
  asks: ['trigger'],
  calls: HEROES.flatMap(({ skills }, hero) =>
    skills.flatMap(({ trigger }, place) => (trigger === 'onPlay' ? [skillName(hero, place)] : [])),
  ),
  text: () => ({ key: 'effect.triggerOnPlay' }),
  textNow: openUntilResolved,
  picture: () => [{ icon: 'again' }],
  worth: () => 1,
  gift: () => ({ good: 'other', amount: 1 }),
};

/** The on-play skills of the player's heroes in play, but for one hero. */
function skillsInPlay(c: C, but: number, out: OptionList): void {
  const { spaces } = c.theirs;
  for (let space = 0; space < HERO_SPACE_COUNT; space++) {
    const hero = spaces[space]!;
    if (hero === EMPTY || hero === but) continue;
    const { skills } = heroCard(hero);
    for (let i = 0; i < skills.length; i++) {
      if (skills[i]!.trigger === 'onPlay') out.add(of.trigger(hero, i));
    }
  }
}

/** One on-play skill of a hero in play, at its price [EMBER-14.10, EMBER-18.10]. */
export function triggering(skillScript: SkillScript, but: number): Part<C> {
  return cite(
    'EMBER-14.10',
    mayPick(
      triggerKind,
      (c, out) => skillsInPlay(c, but, out),
      (c) => c.call(skillScript(argumentOf(c.answer), argumentOf(c.answer, 1)), c.who),
    ),
  );
}
