import type { OptionList, Part } from '@crownleaf/engine';
import { HERO_SPACES } from '../../data/fellowship.ts';
import { heroCard, nameOf } from '../components.ts';
import { SPACE_SCRIPTS, skillScript } from '../effects/compile.ts';
import { isEmptySpace, putInPlay } from '../fellowship/fellowship.ts';
import { actionKind, RESOLVE_HERO, RESOLVE_SPACE, resolveKind, spaceKind } from '../kinds.ts';
import { type C, type Fellowship, HERO_SPACE_COUNT } from '../state.ts';
import { ask, cite, local, pick, when } from '../verbs.ts';

export function canPlace(mine: Fellowship): boolean {
  if (mine.hand.length === 0) return false;
  for (let space = 0; space < HERO_SPACE_COUNT; space++) if (isEmptySpace(mine, space)) return true;
  return false;
}

function emptyHeroSpaces(c: C, out: OptionList): void {
  for (let space = 0; space < HERO_SPACE_COUNT; space++) if (isEmptySpace(c.mine, space)) out.add(space);
}

/** The hero is the latest answer; his space and what to resolve follow [EMBER-5.1, EMBER-5.2]. */
export const placing: Part<C> = local((hero) =>
  local((space) => {
    const ways = (c: C, out: OptionList): void => {
      if (heroCard(c.get(hero)).skills.some((skill) => skill.trigger === 'onPlay')) out.add(RESOLVE_HERO);
      if (HERO_SPACES[c.get(space)]!.skill !== undefined) out.add(RESOLVE_SPACE);
    };
    const resolveHero = (c: C): void => {
      const { skills } = heroCard(c.get(hero));
      for (let i = 0; i < skills.length; i++) {
        if (skills[i]!.trigger === 'onPlay') c.call(skillScript(c.get(hero), i));
      }
    };
    const resolveSpace = (c: C): void => c.call(SPACE_SCRIPTS[c.get(space)]!);
    return [
      (c) => c.set(hero, actionKind.argumentOf(c.answer)),
      cite(
        'EMBER-5.1',
        pick(spaceKind, emptyHeroSpaces, (c) => {
          c.set(space, c.answer);
          putInPlay(c, c.seat, c.get(hero), c.answer);
          c.tell?.('placed', { seat: c.seat, hero: nameOf(c.get(hero)), space: c.answer + 1 });
        }),
      ),
      cite(
        'EMBER-5.2',
        ask(
          resolveKind,
          ways,
          when((c) => c.answer === RESOLVE_HERO, resolveHero, resolveSpace),
        ),
      ),
    ];
  }),
);
