import { createEngine, fastChance, RefusedError } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { heartOfCrown } from '../../src/game.ts';
import { at, names, pileNames } from '../at.ts';

const MILITARY_ONLY = { options: { rampart: 'military-only' } } as const;
const SHELTER = { options: { faceUpTop: 'shelter' } } as const;

const ATTACKS = {
  scout: 'military',
  'infantry-battalion': 'military',
  'royal-guard': 'military',
  'evicted-monster': 'plot',
  'glamour-witch': 'magic',
} as const;

test.each(Object.entries(ATTACKS))('[HOC-15.2] Rampart against %s, a %s attack', (attack, sub) => {
  const before = {
    hand: [attack as keyof typeof ATTACKS, 'duke'],
    draw: ['duke', 'duke'],
    coins: 3,
    others: [{ hand: ['rampart', 'large-city', 'duke', 'duke', 'duke'], draw: ['city', 'city', 'city', 'city'] }],
  } as const;
  const windows = [{}, MILITARY_ONLY].map((options) => {
    const game = at({ ...before, ...options }).play(`play:${attack}`);
    if (game.kind === 'sift') game.play('leave:duke,0');
    return game.asked === 1 && game.options.includes('defend:rampart');
  });
  expect(windows).toEqual([true, sub === 'military']);
});

test('[HOC-15.2] a Shinobi that copies a military attack is one, and another is not', () => {
  const copying = (attack: 'infantry-battalion' | 'evicted-monster') =>
    at({
      ...MILITARY_ONLY,
      hand: ['shinobi', 'duke'],
      draw: ['duke', 'duke'],
      discard: [attack],
      coins: 3,
      others: [{ hand: ['rampart', 'large-city', 'duke', 'duke', 'duke'] }],
    }).play('play:shinobi');
  expect(copying('infantry-battalion').options).toEqual(['defend:rampart', 'pass']);
  const monster = copying('evicted-monster');
  expect(monster.kind).toBe('discard');
  expect(monster.events('defended')).toEqual([]);
});

test('[HOC-15.3] a face-up top card gives no protection from Royal Guard, unless the option says so', () => {
  const before = {
    hand: ['royal-guard', 'duke'],
    coins: 3,
    others: [{ hand: ['city'], draw: ['up:city', 'duke', 'senator', 'scout'] }],
  } as const;
  const struck = at(before).play('play:royal-guard');
  expect([struck.asked, struck.options]).toEqual([0, ['leave:senator,1', 'leave:duke,1', 'leave:city,1']]);
  const sheltered = at({ ...before, ...SHELTER }).play('play:royal-guard');
  expect([sheltered.asked, sheltered.kind]).toEqual([0, 'second']);
  expect(pileNames(sheltered.state.seats[1]!.draw)).toEqual(['up:city', 'duke', 'senator', 'scout']);
});

test('[HOC-15.3] with the option a Talisman laid on top in the window protects; a face-up card below the top does not', () => {
  const talisman = at({
    ...SHELTER,
    hand: ['royal-guard', 'duke'],
    coins: 3,
    others: [{ hand: ['magic-talisman', 'city'], draw: ['city', 'duke', 'senator'] }],
  });
  talisman.play('play:royal-guard', 'defend:magic-talisman');
  expect(talisman.asked).toBe(0);
  expect(pileNames(talisman.state.seats[1]!.draw)).toEqual(['up:magic-talisman', 'city', 'duke', 'senator']);

  const below = at({
    ...SHELTER,
    hand: ['royal-guard', 'duke'],
    coins: 3,
    others: [{ hand: ['city'], draw: ['city', 'up:duke', 'senator'] }],
  });
  below.play('play:royal-guard', 'leave:duke,1');
  expect(pileNames(below.state.seats[1]!.draw)).toEqual(['up:duke']);
});

test('[HOC-15.3] the option protects from Royal Guard alone', () => {
  const game = at({
    ...SHELTER,
    hand: ['scout', 'duke'],
    draw: ['city'],
    others: [{ hand: ['city'], draw: ['up:city', 'duke'] }],
  });
  game.play('play:scout', 'leave:city,0', 'discard:city,1');
  expect(names(game.state.seats[1]!.discard)).toEqual(['city']);
});

const engine = createEngine(heartOfCrown);
const OTHERS = {
  judgment: 'dukes-alone',
  rampart: 'military-only',
  faceUpTop: 'shelter',
  reshuffle: 'when-needed',
} as const;

function rulings(table: object): object {
  const { dukesAlone, rampartMilitaryOnly, faceUpShelters, reshuffleWhenNeeded } = table as { [field: string]: number };
  return { dukesAlone, rampartMilitaryOnly, faceUpShelters, reshuffleWhenNeeded };
}

test('[HOC-15.5] the options are chosen before the game, lie open to everybody and do not change', () => {
  const chance = fastChance(7);
  const s = engine.start(3, chance, { set: 'grand-warfare', ...OTHERS });
  const chosen = rulings(engine.view(s, undefined).table);
  expect(chosen).toEqual({ dukesAlone: 1, rampartMilitaryOnly: 1, faceUpShelters: 1, reshuffleWhenNeeded: 1 });
  for (let n = 0; n < 500 && !engine.over(s); n++) {
    const { options } = engine.decision(s)!;
    engine.apply(s, options[chance.int(n, options.length)]!, chance);
    expect(rulings(s.table)).toEqual(chosen);
  }
  expect(s.turn).toBeGreaterThan(10);
  const byDefault = engine.start(3, chance, {});
  expect(Object.values(rulings(byDefault.table))).toEqual([0, 0, 0, 0]);
});

test('[HOC-15.5] an option that is not in the list is refused', () => {
  for (const wrong of [{ rampart: 'never' }, { overtime: 'none' }, { set: 'winter' }]) {
    expect(() => engine.start(3, fastChance(1), wrong)).toThrow(RefusedError);
  }
});
