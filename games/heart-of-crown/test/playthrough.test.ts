import { readFileSync } from 'node:fs';
import { type PlaythroughSpec, playthroughDiffers } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { baseline } from '../src/bot/baseline.ts';
import { heartOfCrown } from '../src/game.ts';
import type { HeartPolicy } from '../src/state.ts';

/** A baseline player who takes these answers whenever they are open; left alone it buys no defence and no curses. */
function fondOf(...liked: readonly string[]): HeartPolicy {
  return {
    name: `fond of ${liked.join(', ')}`,
    choose: (ask) => ask.options.find((option) => liked.includes(ask.nameOf(option))) ?? baseline.choose(ask),
  };
}

/** Holds the game against its stored text and gives that text without the indents. */
function stored(name: string, spec: PlaythroughSpec): string {
  const file = new URL(`./playthroughs/${name}.txt`, import.meta.url);
  expect(playthroughDiffers(file, heartOfCrown, spec)).toBeUndefined();
  return readFileSync(file, 'utf8').replaceAll(/^ +/gm, '');
}

/** What stands in these lines, in this order, one right after the other. */
function lines(...each: readonly string[]): RegExp {
  return new RegExp(`^${each.join('\n')}$`, 'm');
}

test('[HOC-10.1, HOC-14.9] three players with Scouts, Royal Guards and Ramparts', () => {
  const text = stored('attack-and-defence', {
    seats: 3,
    seed: 'attack 19',
    options: { set: 'primer-ii' },
    players: [fondOf('buy:rampart')],
  });
  const answer = ['> defend:rampart', 'defended {"seat":(\\d),"card":"rampart"}'];
  const shown = 'revealed {"seat":\\1,.*}';
  expect(text).toMatch(lines('#.* royal-guard .* > defend .*', 'of: .*', ...answer, shown, shown, ''));
  expect(text).toMatch(lines('#.* scout .* > defend .*', 'of: .*', ...answer, ''));
});

test('[HOC-14.71] two players with witches and talismans', () => {
  const text = stored('witches', {
    seats: 2,
    seed: 'witches 6',
    options: { set: 'walpurgis-night' },
    players: [fondOf('buy:curse-witch', 'play:curse-witch', 'buy:glamour-witch', 'buy:magic-talisman')],
  });
  for (const [witch, cursed] of [
    [0, 1],
    [1, 0],
  ]) {
    expect(text).toMatch(
      lines(`banished {"seat":${witch},.*}`, `acquired {"seat":${cursed},"card":"curse","to":"bottom"}`),
    );
  }
  expect(text).toMatch(lines('#.* glamour-witch .* > defend .*', 'of: .*', '> defend:magic-talisman'));
});

test('[HOC-11.11] three players, two of whom declare and go into overtime', () => {
  const text = stored('overtime', {
    seats: 3,
    seed: 'overtime 20',
    options: { set: 'court-politics' },
    players: [baseline],
  });
  const [before, after] = text.split('overtime {"out":[2]}\n') as [string, string];
  expect(before.match(/^declared .*$/gm)).toEqual(['declared {"seat":0}', 'declared {"seat":1}']);
  expect(before).toMatch(/^turn-began {"seat":0,"extra":false}\n$/m);
  expect(after.match(/^turn-began .*$/gm)).toEqual(
    [1, 0, 1, 0, 1].map((seat) => `turn-began {"seat":${seat},"extra":false}`),
  );
  expect(after).toMatch(/^crowned {"seat":1}$/m);
});
