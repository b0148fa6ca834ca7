import type { Scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import type { Emberleaf } from '../src/state.ts';
import { at } from './at.ts';

/** What is refused inside an effect, where another question is asked. */
function refusal(game: Scenario<Emberleaf>, name: string): string {
  const { rule, message } = game.engine.whyNot(game.view(game.asked), name);
  return `${message} (${rule})`;
}

const CORE_DONE = 'you have already placed a card or slid this turn (EMBER-4.2)';

test('[EMBER-6.4] a hero comes back to hand by dropping off too, so only the choice needs a skill', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim').play(0, { 1: 'amara' }));
  expect(refusal(game, 'recall:amara')).toBe(
    "you choose a hero to return to your hand only for a skill of 'whistle' (EMBER-14.12)",
  );
});

test('[EMBER-4.2] nothing is placed in the turn of a slide', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim').play(0, { 1: 'sable-farwalk' }).store(0, { food: 2 }).favourRow('row-of-roofs', 'warm-hearths');
  }).play('slide', 'use:sable-farwalk,2');
  expect(game.decision?.kind).toBe('take-favour');
  expect(refusal(game, 'space:1')).toBe(CORE_DONE);
  expect(refusal(game, 'slide')).toBe(CORE_DONE);
});

test('[EMBER-8.1] a favour outside the row is not in the row, as long as a disc is left', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').favourRow('row-of-roofs').seat(0).discs[2] = 1;
  });
  expect(refusal(game, 'promise:warm-hearths')).toBe('that favour is not in the row (EMBER-8.1)');
  expect(refusal(game, 'promise:row-of-roofs')).toMatch(/^you have no favour disc where your hero stands; walk/);
});

test('[EMBER-10.5] how many resources are due comes before how many there are', () => {
  const game = at({}, (lay) => lay.hand(0, 'sprig', 'bim').store(0, { wood: 2, stone: 2, beehive: 3 })).play(
    'place:sprig',
    'space:3',
    'take:food,2',
  );
  expect(refusal(game, 'return:wood,3')).toBe('only 1 resource still has to be returned (EMBER-10.5)');
  game.play('return:wood,0');
  expect(refusal(game, 'return:wood,11')).toBe('only 1 resource still has to be returned (EMBER-10.5)');
  expect(refusal(game, 'return:wood,1')).toBe('it is already settled how much wood you return (EMBER-22.4)');
  expect(refusal(game, 'return:beehive,1')).toBe('you are asked about stone now (EMBER-22.4)');
});

test('[EMBER-10.1, EMBER-10.2] only what a skill gathers is gathered', () => {
  const gathering = at({}, (lay) => lay.hand(0, 'sprig', 'bim').store(0, { wood: 8 })).play('place:sprig', 'space:3');
  expect(refusal(gathering, 'take:food,3')).toBe('you gain only 2 food (EMBER-10.1)');
  const trophy = at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').store(0, { wood: 8 }).seat(0).due = 1;
  }).play('place:bim', 'space:3', 'end-turn', 'trophy:t3');
  expect(refusal(trophy, 'take:stone,3')).toBe('you gain only 2 stone (EMBER-10.2)');
});

test('[EMBER-16.16] a reduction takes off only what the cost has', () => {
  const game = at({}, (lay) => lay.hand(0, 'ollo-the-mason', 'bim').store(0, { wood: 3, food: 1 })).play(
    'place:ollo-the-mason',
    'space:3',
    'build:house',
  );
  expect(game.decision?.kind).toBe('save');
  expect(refusal(game, 'save:beehive,2')).toBe('the cost has no beehives to take off (EMBER-16.16)');
  expect(refusal(game, 'save:food,1')).toBe('you are asked about wood now (EMBER-22.10)');
  const market = at({}, (lay) => lay.hand(0, 'ollo-the-mason', 'bim').store(0, { food: 1, stone: 2 }));
  market.play('place:ollo-the-mason', 'space:3', 'build:market');
  expect(market.kind).toBe('save');
  expect(refusal(market, 'save:wood,1')).toBe('the cost has no wood to take off (EMBER-16.16)');
  expect(refusal(game, 'build:market')).toBe('it is already settled what you build (EMBER-22.9)');
  expect(refusal(game, 'reduce:yes')).toMatch(/^you are asked this only when you can pay a beehive/);
  expect(refusal(game, 'site:fernhollow-1')).toBe('it is not in the clearing you are building in (EMBER-12.5)');
});

test('[EMBER-16.14] a beehive is missing only where it would help, and is named once', () => {
  const game = at({}, (lay) => lay.hand(0, 'amara', 'bim').store(0, { wood: 3, food: 1, stone: 1 })).play(
    'place:amara',
    'space:3',
  );
  expect(refusal(game, 'build:town-hall')).toBe(
    'you lack 1 stone, and have no beehive to reduce the cost by 2 (EMBER-16.14)',
  );
  expect(refusal(game, 'reduce:yes')).toMatch(/^you are asked this only when you can pay a beehive/);
  expect(refusal(game, 'build:tile-e')).toBe('you lack 1 beehive (EMBER-12.4)');
  expect(refusal(game, 'build:tile-f')).toBe('you lack 2 food and 1 beehive (EMBER-12.4)');
});

test('[EMBER-14.1] a skill of a hero that the player does not have is nothing to ask about', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim').play(0, { 3: 'borel' }).banners(0, 'fang-2-4');
  }).play('slide');
  expect(game.decision?.kind).toBe('use');
  expect(refusal(game, 'use:sorrel,1')).toBe("you do not have 'sorrel' (EMBER-14.1)");
  expect(refusal(game, 'banner:fang-2-4')).toBe("now you are asked: 'use' (EMBER-14.2)");
});

test('[EMBER-12.8] the villager of a building goes on that building', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'agate', 'bim').store(0, { wood: 3, food: 1 }).building('hawkers-1', 'market');
  }).play('place:agate', 'space:3', 'build:house', 'site:hawkers-4');
  expect(game.decision?.kind).toBe('home');
  expect(refusal(game, 'lodge:hawkers-1')).toBe('this villager goes on the building just built (EMBER-12.8)');
  expect(refusal(game, 'walk:fernhollow')).toBe('you walk only when a skill lets you (EMBER-9.1)');
  expect(refusal(game, 'build:tile-f')).toMatch(/^you build only when a skill lets you, and you lack/);
});

test('[EMBER-12.1] what a later effect of the skill asks about only has to wait', () => {
  const game = at({}, (lay) => lay.hand(0, 'juniper', 'bim').store(0, { wood: 3, food: 1 })).play(
    'place:juniper',
    'space:3',
  );
  expect(game.decision?.kind).toBe('walk');
  expect(refusal(game, 'build:house')).toBe("now you are asked: 'walk' (EMBER-9.1)");
  expect(refusal(game, 'build:market')).toBe('you lack 2 stone (EMBER-12.4)');
  game.play('walk:hawkers');
  expect(refusal(game, 'walk:hawkers')).toBe('you walk only when a skill lets you (EMBER-9.1)');
});

test('[EMBER-22.10] after the end of the turn no cost is reduced and nothing is built', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').seat(0).due = 1;
  }).play('place:bim', 'space:3', 'end-turn');
  expect(game.decision?.kind).toBe('trophy');
  expect(refusal(game, 'save:wood,1')).toMatch(/^you are asked this when a skill reduces the cost of a building/);
  expect(refusal(game, 'clearing:hawkers')).toMatch(/^you choose a clearing only when a skill lets you build anywhere/);
});

test('[EMBER-11.13] on the turn of another player no war banner is spent', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'pell-the-crier', 'bim').heroRow('zorr', 'cress', 'nib').banners(1, 'fang-2-4');
  }).play('place:pell-the-crier', 'space:3', 'hero:zorr');
  expect(game.asked).toBe(1);
  expect(refusal(game, 'banner:fang-2-4')).toBe('you spend a war banner only for a skill (EMBER-11.13)');
  expect(refusal(game, 'place:bim')).toBe('that card is not in your hand (EMBER-5.1)');
  expect(refusal(game, 'space:1')).toBe('it is not your turn (EMBER-4.1)');
});

test('[EMBER-11.2] a token out of reach is so before the attack is asked about', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'corin-stonebelly', 'bim').store(0, { wood: 8 });
    lay.dangers({ 'fernhollow-owlwatch': 'thorn-2-4', 'hawkers-emberroot': 'fang-2-4' });
  }).play('place:corin-stonebelly', 'space:3');
  expect(game.decision?.kind).toBe('take');
  expect(refusal(game, 'attack:fernhollow-owlwatch')).toMatch(/it does not lie on a pathway from there/);
  expect(refusal(game, 'attack:hawkers-emberroot')).toBe("now you are asked: 'take' (EMBER-10.4)");
  expect(refusal(game, 'track:beehive')).toBe('row 1 of the war banner track has no beehive (EMBER-11.6)');
});
