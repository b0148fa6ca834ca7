import { createEngine, startMatch } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { emberleaf } from '../src/game.ts';
import { at } from './at.ts';

/** The start of a turn of seat 0, at Hawker's Crossing with nothing in play. */
const SCENE = at({}, (lay) =>
  lay.hand(0, 'bim', 'milo').favourRow('row-of-roofs').dangers({
    'fernhollow-owlwatch': 'fang-2-4',
    'hawkers-emberroot': 'flame-2-4',
    'hawkers-owlwatch-1': 'thorn-2-4',
    'hawkers-owlwatch-2': 'fang-3-5',
  }),
);

function refusal(what: string) {
  return SCENE.engine.whyNot(SCENE.view(0), what);
}

test.each([
  ['end-turn', 'EMBER-4.2'],
  ['slide', 'EMBER-4.5'],
  ['place:zorr', 'EMBER-5.1'],
  ['space:7', 'EMBER-3.3'],
  ['space:1', 'EMBER-5.1'],
  ['walk:hawkers', 'EMBER-9.1'],
  ['promise:row-of-roofs', 'EMBER-8.1'],
  ['attack:fernhollow-owlwatch', 'EMBER-11.2'],
  ['attack:hawkers-emberroot', 'EMBER-11.3'],
  ['attack:hawkers-owlwatch-2', 'EMBER-11.2'],
  ['build:house', 'EMBER-12.4'],
  ['site:hawkers-4', 'EMBER-12.5'],
  ['lodge:hawkers-4', 'EMBER-13.5'],
  ['home:rat', 'EMBER-12.8'],
  ['charge:bim', 'EMBER-7.1'],
  ['hero:zorr', 'EMBER-14.3'],
  ['trophy:t6', 'EMBER-17.2'],
  ['track:wood', 'EMBER-11.6'],
  ['deck:a', 'EMBER-2.13'],
])('at the start of a turn "%s" is refused with rule %s', (what, rule) => {
  expect(refusal(what).rule).toBe(rule);
});

test('before everybody has a fellowship, that comes first', () => {
  const engine = createEngine(emberleaf);
  const { match } = startMatch(engine, 2, '1'.repeat(64), {});
  const view = engine.view(match.state, match.state.asked);
  expect(engine.whyNot(view, 'slide').rule).toBe('EMBER-2.13');
});

test('an answer that the game does not know is refused as such', () => {
  expect(refusal('fly:home').message).toBe('this game has no such answer');
});
