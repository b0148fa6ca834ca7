import { say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { HEROES, nameOf } from '../src/components.ts';
import { cardText, effectText } from '../src/skills/text.ts';
import type { Effect, Skill } from '../src/skills/vocabulary.ts';
import type { Fellowship } from '../src/state.ts';
import { clearingsWithVillager } from '../src/villages.ts';
import { amountText, inWords } from './say.ts';
import { slidePlan, sumOf } from './sums.ts';

/** Card by card, in the order in which they will move, with what each will do then. */
export function slideLines(words: Labels, mine: Fellowship): readonly string[] {
  return slidePlan(mine).map(({ order, hero, to, skills, then }) => {
    const does = skills.map((i) => skillNow(words, HEROES[hero]!.skills[i]!, then)).join('; ');
    return say(words, to === undefined ? 'see.dropsOff' : 'see.slides', {
      ...{ order, hero: words.what(nameOf(hero)), space: (to ?? 0) + 1 },
      does: does === '' ? say(words, 'see.nothing') : does,
    });
  });
}

/** A skill by what it comes to on this board: `+2 wood`, `3 damage`; where that is open, by its text. */
function skillNow(words: Labels, skill: Skill, mine: Fellowship): string {
  const does = skill.effects.map((effect) => effectNow(words, effect, mine)).join(' + ');
  const [text] = cardText({ skills: [skill] });
  const price = text?.parts?.price?.[0];
  return price === undefined ? does : say(words, 'now.paid', { price: inWords(words, price), does });
}

function effectNow(words: Labels, effect: Effect, mine: Fellowship): string {
  const does = amountNow(words, effect, mine);
  if (does === undefined) return inWords(words, effectText(effect));
  return effect.everyone === true ? say(words, 'now.everyone', { does }) : does;
}

/** Undefined where the amount depends on what is chosen then. */
function amountNow(words: Labels, effect: Effect, mine: Fellowship): string | undefined {
  const sum = sumOf(mine, effect);
  if (sum === undefined) return undefined;
  switch (effect.op) {
    case 'gather':
      return `+${amountText(words, sum.total, effect.resource)}`;
    case 'walk':
    case 'attack':
      return say(words, `now.${effect.op}${'anywhere' in effect ? '.anywhere' : ''}`, { n: sum.total });
    case 'leaves':
      return say(words, 'now.leaves', { n: effect.amount + (effect.perClearing ?? 0) * clearingsWithVillager(mine) });
    default:
      return undefined;
  }
}
