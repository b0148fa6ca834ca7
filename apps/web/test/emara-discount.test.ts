import { expect, test } from 'vitest';
import { DISCOUNT_CARD, TRADE_CARD } from '../../../games/crown-of-emara/src/components.ts';
import { CARD } from '../../../games/crown-of-emara/src/flow/turn-marks.ts';
import type { EmaraView } from '../../../games/crown-of-emara/src/state.ts';
import { likelier } from '../../../games/crown-of-emara/ui/look.ts';

function asked(card: number, used: number): readonly string[] {
  return likelier({ table: { card, used } } as EmaraView, 'hire', 'hire-less');
}

test('[EMARA-5.4] a click on a hut is about the discount card only while its action is open', () => {
  expect(asked(DISCOUNT_CARD, 0)).toEqual(['hire-less', 'hire']);
  expect(asked(DISCOUNT_CARD, CARD)).toEqual(['hire', 'hire-less']);
  expect(asked(TRADE_CARD, 0)).toEqual(['hire', 'hire-less']);
});
