import type { Snapshot } from '@crownleaf/ui';
import { expect, test } from 'vitest';
import { turnText } from '../src/table/turn-text.ts';

const seats = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cleo', bot: 'baseline' }];

function shown(hands: readonly number[], asked: number, connection: Snapshot['connection'] = 'live') {
  return { hands, seats, view: { asked }, connection };
}

test.each([
  ['the one person here is asked', 'yours', shown([0], 0), 'Your turn'],
  ['somebody else is asked', 'theirs', shown([0], 1), undefined],
  ['others are looked at', 'theirs', shown([], 1), undefined],
  ['one of two at this device is asked', 'yours', shown([0, 1], 1), 'Ben’s turn'],
  ['one of two has to take the device', 'theirs', shown([0, 1], 0), 'Anna’s turn'],
  ['a bot is asked beside two at this device', 'theirs', shown([0, 1], 2), undefined],
  ['the game is over', 'over', shown([0, 1], -1), 'Game over'],
  ['the table is closed to the person', 'yours', shown([0], 0, 'closed'), undefined],
  ['the line is lost for a moment', 'yours', shown([0], 0, 'reconnecting'), 'Your turn'],
] as const)('what the tab says when %s', (_, turn, table, text) => {
  expect(turnText(turn, table)).toBe(text);
});
