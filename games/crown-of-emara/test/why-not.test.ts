import { expect, test } from 'vitest';
import type { EmaraView } from '../src/state.ts';
import { whyNot } from '../src/why-not.ts';
import { at, type Emaras } from './at.ts';

function reason(s: Emaras, wish: string): string | undefined {
  return whyNot(s.view(0) as unknown as EmaraView, wish)?.message;
}

test('who asks about no hut in particular hears the price of every free one within reach', () => {
  const s = at({ at: ['forest', 'market'], hand: ['wood', 'ring', 'town'], goods: {} }).play('play:ring,1');
  const forest = ['forest.1', 'forest.2', 'forest.3'].map((hut) =>
    reason(s, `hire:${hut}`)!.replace('you cannot pay ', ''),
  );
  for (const price of forest) expect(reason(s, 'hire')).toContain(price);
  expect(reason(s, 'hire:quarry.1')).toContain('quarry');
});

test('who asks about no advisor in particular hears of those that wait within reach', () => {
  const waiting = { market: ['sir-christiaan', 'goldsmith'] };
  const s = at({ at: ['forest', 'market'], hand: ['wood', 'ring', 'town'], goods: {}, waiting }).play('play:ring,1');
  for (const advisor of waiting.market) {
    expect(reason(s, 'recruit')).toContain(reason(s, `recruit:${advisor}`)!.replace('you cannot pay ', ''));
  }
  const alone = at({ at: ['forest', 'market'], hand: ['wood', 'ring', 'town'], goods: {}, waiting: {} });
  expect(reason(alone.play('play:ring,1'), 'recruit')).toContain('no advisor waits');
});
