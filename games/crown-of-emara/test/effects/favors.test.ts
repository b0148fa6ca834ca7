import { expect, test } from 'vitest';
import { FAVORS, favorKind } from '../../src/components.ts';
import { at, goodsOf, ofVerb, type Position, points } from '../at.ts';

const TOWN = { hand: ['town', 'trade', 'move'], at: ['forest', 'castle'], seats: 3 } as const satisfies Position;

function donated(p: Position = {}) {
  return at({ ...TOWN, goods: { cloth: 1 }, ...p }).play('play:town,1', 'visit:cathedral', 'donate:cloth');
}

/** The stack from the top down; seat 1 has the tokens that neither it nor seat 0 has. */
function stackOf(favorStack: readonly string[], held: readonly string[] = []): NonNullable<Position['position']> {
  const others = FAVORS.map(({ name }) => name).filter((name) => !favorStack.includes(name) && !held.includes(name));
  return { table: { favorStack }, seats: { 1: { favors: others } } };
}

test('[EMARA-11.1] of three tokens one is kept and two are discarded face up', () => {
  const s = donated();
  expect(s.options).toHaveLength(3);
  expect(s.state.table.favorStack).toHaveLength(9);
  s.play(s.options[1]!);
  expect(s.state.seats[0]!.favors).toHaveLength(1);
  expect(s.state.table.favorDiscard).toHaveLength(2);
});

test('[EMARA-11.2] an empty stack is made anew from the discards', () => {
  const s = donated({
    arrange: (_, { table: t }) => {
      t.favorDiscard = t.favorStack.splice(0, 9);
    },
  });
  s.play(s.options[0]!);
  expect(s.state.table.favorStack).toHaveLength(11);
  expect(s.state.table.favorDiscard).toEqual([]);
});

test('[EMARA-11.3] the stack is also made anew in the middle of a draw', () => {
  const s = donated({
    arrange: (_, { table: t }) => {
      t.favorDiscard = t.favorStack.splice(0, 11);
    },
  });
  expect(s.options).toHaveLength(3);
  expect(s.state.table.favorStack).toHaveLength(9);
});

test('[EMARA-11.3] a used token refills an empty stack', () => {
  const favors = ['market.book'];
  const s = at({ ...TOWN, favors, position: stackOf([], favors) });
  s.play('play:town,1', 'visit:market', 'token:market.book');
  expect([s.state.table.favorStack, s.state.table.favorDiscard]).toEqual([[favorKind('market.book')], []]);
});

test('[EMARA-11.4] of fewer than three tokens one is kept, of none none', () => {
  const two = donated({ position: stackOf(['castle.book', 'market.ring']) });
  expect(two.options).toEqual(['keep:castle.book', 'keep:market.ring']);
  const none = donated({ position: stackOf([]) });
  expect(none.kind).not.toBe('keep');
  expect(goodsOf(none)).toEqual({ book: 1 });
});

test('[EMARA-11.5] any number of tokens of the place are used on arrival, without an action of the place', () => {
  const s = at({ ...TOWN, favors: ['cathedral.buildings', 'cathedral.ring', 'castle.gold'] });
  s.play('play:town,1', 'move:cathedral');
  expect(s.options).toEqual(['token:cathedral.buildings', 'token:cathedral.ring', 'leave']);
  s.play('token:cathedral.buildings', 'token:cathedral.ring');
  expect([goodsOf(s), points(s)]).toEqual([{ ring: 1 }, [0, 35]]);
  expect(s.state.seats[0]!.favors).toEqual([favorKind('castle.gold')]);
});

test('[EMARA-11.6] tokens are used before, between and after the actions of the place', () => {
  const s = at({ ...TOWN, favors: ['castle.book', 'castle.gold'], goods: { wood: 1 } });
  s.play('play:town,1', 'visit:castle', 'token:castle.book', 'book', 'gift:wood', 'token:castle.gold');
  expect([goodsOf(s), points(s)]).toEqual([{ ring: 1, gold: 1 }, [0, 35]]);
});

test('[EMARA-11.7] the town card is an occasion to use tokens, even without an action', () => {
  const s = at({ ...TOWN, favors: ['construction-site.citizens'] }).play('play:town,1');
  expect(ofVerb(s, 'visit')).toEqual(['visit:construction-site']);
  s.play('visit:construction-site', 'token:construction-site.citizens');
  expect(points(s)).toEqual([3, 30]);
});

test('[EMARA-11.8] standing on a place gives no right to its tokens', () => {
  const s = at({ ...TOWN, favors: ['castle.gold'], hand: ['wood', 'trade', 'move'] }).play('play:wood,1');
  expect(s.refusal('token:castle.gold')).toContain("this token is used on a visit to 'castle' (EMARA-11.8)");
});

test('[EMARA-11.9] a token gained in this visit waits for a later visit', () => {
  const cathedral = favorKind('cathedral.gold');
  const p: Position = {
    hand: ['town', 'trade', 'move'],
    goods: { cloth: 2 },
    at: ['forest', 'castle'],
    arrange: (_, { table: t }) => {
      t.favorStack = [...t.favorStack.filter((kind) => kind !== cathedral), cathedral];
    },
  };
  const s = donated({ ...p, favors: ['cathedral.ring'] }).play('keep:cathedral.gold');
  expect(s.options).toEqual(['token:cathedral.ring', 'leave']);
  expect(s.refusal('token:cathedral.gold')).toContain(
    'a token gained in this visit waits for a later one (EMARA-11.9)',
  );
  s.play('leave', 'move:cathedral');
  expect(s.options).toContain('token:cathedral.gold');
});

/** Each token of a place used once: goods and points that it brings. */
function rewards(place: string) {
  const tokens = FAVORS.filter((favor) => favor.name.startsWith(`${place}.`));
  return tokens.map(({ name }) => {
    const s = at({ ...TOWN, favors: [name] }).play('play:town,1', `visit:${place}`, `token:${name}`);
    return [goodsOf(s), points(s)];
  });
}
const CITIZENS = [{}, [3, 30]];
const BUILDINGS = [{}, [0, 35]];
const BOOK = [{ book: 1 }, [0, 30]];
const RING = [{ ring: 1 }, [0, 30]];
const GOLD = [{ gold: 1 }, [0, 30]];

test('[EMARA-11.10] Castle tokens', () => {
  expect(rewards('castle')).toEqual([CITIZENS, BOOK, GOLD]);
});

test('[EMARA-11.11] Cathedral tokens', () => {
  expect(rewards('cathedral')).toEqual([BUILDINGS, RING, GOLD]);
});

test('[EMARA-11.12] Market tokens', () => {
  expect(rewards('market')).toEqual([BUILDINGS, BOOK, RING]);
});

test('[EMARA-11.13] Construction Site tokens', () => {
  expect(rewards('construction-site')).toEqual([CITIZENS, BOOK, GOLD]);
});
