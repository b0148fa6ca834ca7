import { itemAt } from '@crownleaf/engine';
import { say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { heroCard, nameOf } from '../src/components.ts';
import { recordOf } from '../src/effects/records.ts';
import { cardText, effectText } from '../src/effects/text.ts';
import type { Effect, Skill } from '../src/effects/vocabulary.ts';
import type { Fellowship } from '../src/state.ts';
import { inWords } from './say.ts';
import { slidePlan } from './sums.ts';

/** Card by card, in the order in which they will move, with what each will do then. */
export function slideLines(words: Labels, mine: Fellowship): readonly string[] {
  return slidePlan(mine).map(({ order, hero, to, skills, then }) => {
    const does = skills.map((i) => skillNow(words, itemAt(heroCard(hero).skills, i), then)).join('; ');
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
  const now = recordOf(effect).textNow(effect, mine);
  if (now === undefined) return inWords(words, effectText(effect));
  const does = inWords(words, now);
  return effect.everyone === true ? say(words, 'now.everyone', { does }) : does;
}
