import { readFileSync } from 'node:fs';
import { createEngine, startMatch } from '@crownleaf/engine';
import { refuseEverything, type Scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { DIFFICULTIES } from '../data/sister.ts';
import { emberleaf } from '../src/game.ts';
import type { Emberleaf } from '../src/state.ts';
import { at, type Layout } from './at.ts';

const texts: { readonly [key: string]: string } = JSON.parse(
  readFileSync(new URL('../words/en.json', import.meta.url), 'utf8'),
);

const POSITIONS = 4000;
/** Few enough that whole games are looked at, and quick to play. */
const EVERY = 13;

test('every word of the game is refused with a reason, wherever it is not offered', () => {
  let refused = 0;
  const options = DIFFICULTIES.map((difficulty) => ({ difficulty }));
  const looked = refuseEverything(
    emberleaf,
    { positions: POSITIONS, every: EVERY, options },
    ({ word, kind, message }) => {
      refused++;
      if (/does not offer it now|undefined|NaN|-1|null/.test(message))
        throw new Error(`'${word}' at '${kind}': ${message}`);
      const asked = /^now you are asked: '(.+)'$/.exec(message)?.[1];
      if (asked !== undefined && !/^(Which|What|Where|How|Whether|In which) /.test(texts[`cause.${asked}`] ?? ''))
        throw new Error(`the question '${asked}' has no words that follow 'now you are asked'`);
    },
  );
  expect(looked).toBeGreaterThanOrEqual(POSITIONS);
  expect(refused).toBeGreaterThan(POSITIONS * 500);
}, 120_000);

function refusal(game: Scenario<Emberleaf>, name: string): string {
  const { rule, message } = game.engine.whyNot(game.view(game.asked), name);
  return `${message} (${rule})`;
}

/** The start of a turn of seat 0, at Hawker's Crossing with nothing in play. */
const START = at({}, (lay) =>
  lay.hand(0, 'bim', 'milo').favourRow('row-of-roofs').heroRow('zorr').dangers({ 'hawkers-emberroot': 'flame-2-4' }),
);

test.each([
  ['end-turn', 'you have to place a card or slide first (EMBER-4.2)'],
  ['pass', 'you have to place a card or slide first (EMBER-4.2)'],
  ['slide', 'you have no card in play that could slide (EMBER-4.5)'],
  ['place:zorr', 'that card is not in your hand (EMBER-5.1)'],
  ['space:7', "'tile-e' covers that space until you build it (EMBER-3.2)"],
  ['space:9', 'your board has 8 spaces, numbered from 1 (EMBER-3.1)'],
  ['space:1', 'first choose a card from your hand to place (EMBER-5.1)'],
  [
    'resolve:hero',
    'you choose between hero and space after you place a card, if both the hero and the space have a skill to use (EMBER-5.2)',
  ],
  ['walk:hawkers', 'you walk only when a skill lets you (EMBER-9.1)'],
  ['promise:row-of-roofs', 'you have no favour disc left (EMBER-8.1)'],
  ['promise:warm-hearths', 'you have no favour disc left (EMBER-8.1)'],
  ['attack:hawkers-emberroot', 'you attack only when a skill lets you (EMBER-11.1)'],
  ['attack:fernhollow-owlwatch', 'no dangerous area lies there (EMBER-11.1)'],
  ['build:house', 'you build only when a skill lets you, and you lack 3 wood and 1 food (EMBER-12.4)'],
  ['site:hawkers-4', 'you build only when a skill lets you (EMBER-12.1)'],
  ['lodge:hawkers-4', 'villagers live in buildings, and none stands there (EMBER-13.5)'],
  ['home:rat', 'you home a villager when you build, or by a skill or a bonus (EMBER-12.8)'],
  ['charge:bim', 'that card has no charge skill (EMBER-7.1)'],
  ['charge:amara', 'you can only charge a hero that you have in play (EMBER-7.1)'],
  ['hero:zorr', 'you take a hero only by a skill or a bonus (EMBER-14.3)'],
  ['hero:cress', 'that hero is not in the row (EMBER-14.3)'],
  ['trophy:t6', 'you earn a trophy by filling a clearing or at the end of the war banner track (EMBER-17.1)'],
  ['track:wood', 'the tracker moves down only when a dangerous area is cleared (EMBER-11.6)'],
  ['deck:a', 'every player already has a fellowship (EMBER-2.13)'],
  ['use:borel,2', "you do not have 'borel' (EMBER-14.1)"],
  ['recall:bim', "you do not have 'bim' in play (EMBER-14.12)"],
  ['take:wood,1', 'you choose how much to take when you gain more than you can store (EMBER-10.4)'],
  ['put:wood', "you choose a resource to put on a card only for a skill of 'puck' (EMBER-14.9)"],
  [
    'leaves:1',
    'you are asked this when leaves of a skill or a villager would open a bonus on the score track (EMBER-22.6)',
  ],
  ['sister-trophy:t6', 'the sister is only in the solo game (EMBER-21.1)'],
  ['fly:home', 'this game has no such answer (EMBER-4.2)'],
])('at the start of a turn "%s" is refused: %s', (name, reason) => {
  expect(refusal(START, name)).toBe(reason);
});

test('[EMBER-2.13] before everybody has a fellowship, that comes first', () => {
  const engine = createEngine(emberleaf);
  const { match } = startMatch(engine, 2, '1'.repeat(64), {});
  const view = engine.view(match.state, match.state.asked);
  expect(engine.whyNot(view, 'slide')).toEqual({
    rule: 'EMBER-2.13',
    message: 'first choose your fellowship deck; play starts when everybody has one',
  });
  expect(engine.whyNot(view, 'sister-trophy:t6').message).toBe('the sister is only in the solo game');
});

test('[EMBER-5.1] without a card in hand there is nothing to place', () => {
  const game = at({}, (lay) =>
    lay.hand(0).play(0, { 3: 'gritt' }).store(0, { wood: 2, food: 2, stone: 2, beehive: 2 }),
  );
  expect(game.options).toContain('slide');
  expect(refusal(game, 'space:1')).toBe('you have no card in hand to place (EMBER-5.1)');
});

test('[EMBER-4.2] while the space of a card is asked, the core action of the turn is spent', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim', 'milo').play(0, { 2: 'cress' })).play('place:bim');
  const spent = 'you are already placing a card, and you place a card or slide only once a turn (EMBER-4.2)';
  expect(refusal(game, 'place:milo')).toBe(spent);
  expect(refusal(game, 'slide')).toBe(spent);
  expect(refusal(game, 'space:2')).toBe("'cress' lies on that space (EMBER-3.3)");
});

test('a token that is merely too strong says how strong it is', () => {
  const game = at({}, (lay) =>
    lay.hand(0, 'pikewing', 'bim').dangers({
      'hawkers-emberroot': 'fang-2-4',
      'hawkers-owlwatch-1': 'thorn-5-7',
      'hawkers-owlwatch-2': 'flame-2-4',
      'fernhollow-owlwatch': 'thorn-2-4',
    }),
  ).play('place:pikewing', 'space:3');
  expect(refusal(game, 'attack:hawkers-owlwatch-1')).toBe('it has 5 health and your attack does 2 damage (EMBER-11.3)');
  expect(refusal(game, 'attack:hawkers-owlwatch-2')).toMatch(/another dangerous area lies before it/);
  expect(refusal(game, 'attack:fernhollow-owlwatch')).toMatch(/does not lie on a pathway from there/);
});

test('a walk says how many moves are missing', () => {
  const game = at({}, (lay) => lay.hand(0, 'milo', 'bim')).play('place:milo', 'space:3');
  expect(refusal(game, 'walk:nowhere')).toBe('this game has no such answer (EMBER-9.1)');
  expect(refusal(game, 'pass')).toBe('to stay, choose the clearing where your hero stands (EMBER-9.1)');
  const far = at({ asSetUp: true }, (lay) => lay.hand(0, 'milo', 'bim')).play('place:milo', 'space:3');
  expect(refusal(far, 'walk:watersedge')).toBe('it takes 4 moves to get there, and you have 2 (EMBER-9.1)');
});

const storing = (arrange: (lay: Layout) => void) =>
  at({}, (lay) => {
    lay.hand(0, 'tansy-otterbrook', 'bim');
    arrange(lay);
  }).play('place:tansy-otterbrook', 'space:3');

test('amounts to take and to return say what there is', () => {
  const game = storing((lay) => lay.store(0, { wood: 1, food: 3, stone: 4 }));
  expect(refusal(game, 'take:stone,3')).toBe('you gain no stone (EMBER-10.4)');
  expect(refusal(game, 'take:wood,3')).toBe('you gain only 2 wood (EMBER-10.1)');
  game.play('take:wood,2');
  expect(refusal(game, 'return:stone,1')).toBe('you are asked about food now (EMBER-22.4)');
  expect(refusal(game, 'return:food,3')).toBe('only 2 resources still have to be returned (EMBER-10.5)');
  expect(refusal(game, 'return:wood,1')).toBe('you do not return the resource that you gain (EMBER-22.4)');
  const full = storing((lay) => lay.store(0, { wood: 7, food: 1 }));
  expect(refusal(full, 'take:wood,2')).toBe('your storage holds 8 and already has 7 wood in it (EMBER-10.3)');
});

test('a skill for a price says which one is asked about', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim').play(0, { 1: 'sable-farwalk' }).store(0, { food: 2 })).play('slide');
  expect(refusal(game, 'use:borel,2')).toBe("you do not have 'borel' (EMBER-14.1)");
  expect(refusal(game, 'slide')).toBe('you have already placed a card or slid this turn (EMBER-4.2)');
});

test('a charge says what it costs', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim').play(0, { 1: 'amara' }));
  expect(refusal(game, 'charge:amara')).toBe('it costs 1 wood and you have 0 (EMBER-7.1)');
});

test('a trophy that must be taken says why', () => {
  const due = (arrange: (lay: Layout) => void) =>
    at({}, (lay) => {
      lay.hand(0, 'bim', 'milo').seat(0).due = 1;
      arrange(lay);
    }).play('place:bim', 'space:3', 'end-turn');
  const early = due(() => {});
  expect(refusal(early, 'pass')).toMatch(/only where a score bonus or the end of the game depends on it/);
  expect(refusal(early, 'end-turn')).toBe('you have already ended your turn (EMBER-4.6)');
  const filled = due((lay) => {
    lay.fillBoard().score(0, 9);
  });
  expect(refusal(filled, 'pass')).toMatch(/fewer clearings are left to fill than trophies are left/);
});

test('what is decided for the sister says why it is not offered', () => {
  const solo = at({ seats: 1 }, (lay) => lay.hand(0, 'bim', 'milo'));
  expect(refusal(solo, 'sister-site:hawkers-1')).toBe('you choose her space when she builds (EMBER-21.19)');
  expect(refusal(solo, 'sister-attack:hawkers-emberroot')).toBe('no dangerous area lies there (EMBER-21.15)');
  expect(refusal(solo, 'sister-trophy:t1')).toBe('you choose her trophy when she has earned one (EMBER-21.29)');
});
