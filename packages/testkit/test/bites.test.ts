import {
  type Game,
  kind,
  kindOf,
  type List,
  moveAll,
  moveAt,
  moveKind,
  type OptionList,
  PASS,
  type Policy,
  type State,
} from '@crownleaf/engine';
import { describe, expect, test } from 'vitest';
import { conforms } from '../src/conforms.ts';
import type { FaultCode } from '../src/fault.ts';
import { FoundFault, fuzz } from '../src/fuzz.ts';
import { scenario } from '../src/scenario.ts';
import {
  ask,
  type C,
  drawOne,
  local,
  loop,
  mine,
  OAK,
  plant,
  plantKind,
  subset,
  TREES,
  topOf,
  toy,
  trees,
  when,
} from './toy.ts';

function faultOf(game: Game, limit = 200): FoundFault {
  try {
    conforms(game, { games: 20, limit });
  } catch (error) {
    if (error instanceof FoundFault) return error;
    throw error;
  }
  throw new Error('nothing was found');
}

function expectFault(game: Game, code: FaultCode, message: RegExp, limit?: number): FoundFault {
  const fault = faultOf(game, limit);
  expect(`${fault.code}: ${fault.message}`).toMatch(message);
  expect(fault.code).toBe(code);
  return fault;
}

const sure = kind('sure', (o) => ['no', 'yes'][o]!);
const yesOrNo = (_: C, out: OptionList) => {
  out.add(0);
  out.add(1);
};
/** So that every tree can be planted at any time, whatever is dealt. */
const drawAll = (c: C): void => {
  for (let seat = 0; seat < c.seats; seat++) moveAll(c, mine.draw, mine.hand, seat);
};
const handOf = (c: C, out: OptionList) => c.mine.hand.forEach((tree) => out.add(tree));

test('[E-8.1] the toy as it should be passes', () => {
  expect(conforms(toy(), { games: 10 })).toMatchObject({ games: 20 });
});

describe('[E-8.2] each broken toy is caught, with a message that names the fault', () => {
  test('a public field that copies a hidden card', () => {
    const leaking = toy({ meanwhile: (c) => void (c.table.note = topOf(c, c.left(c.seat))) });
    expectFault(leaking, 'leak', /can tell apart what it should not: table\.note/);
  });

  test('a turn that passes before its player has ended it', () => {
    const list: List<C> = (c, out) => {
      if (c.table.steps === 0) out.add(1);
      out.add(0);
    };
    const ending = ask(sure, list, (c) => void (c.table.steps = c.answer), { endsTurn: 0 });
    const asked = loop((c) => c.table.steps !== 2, [ending, (c) => void (c.table.steps = c.answer === 0 ? 2 : 1)]);
    const fresh = (c: C): void => void (c.table.steps = 0);
    conforms(toy({ draw: fresh, meanwhile: asked }), { games: 20 });
    expectFault(toy({ draw: fresh, meanwhile: ending }), 'turn-slipped-away', /passed the turn on before its player/);
  });

  test('a public event that tells what was drawn', () => {
    const telling = toy({
      draw: (c) => {
        drawOne(c);
        c.tell?.('drew', { seat: c.seat, tree: c.mine.hand.at(-1)! });
      },
    });
    expectFault(telling, 'leak', /an event tells .* what is hidden.*"tree"/);
  });

  test('a card that gets lost', () => {
    const losing = toy({
      plant: (c) => {
        if (c.answer !== PASS) c.mine.hand.splice(c.mine.hand.indexOf(c.answer), 1);
      },
    });
    expectFault(losing, 'lost-component', /there were 6 of '(ash|elm|oak)' at the start and now there are 5/);
  });

  test('a list that changes the state', () => {
    const impure = toy({
      list: (c, out) => {
        c.table.steps++;
        trees(c, out);
      },
    });
    expectFault(impure, 'impure-list', /listing the options of 'plant' changed the state/);
  });

  test('a list that remembers', () => {
    let calls = 0;
    const remembering = toy({
      list: (c, out) => {
        if (calls++ % 2 === 0) out.add(OAK + 1);
        trees(c, out);
      },
    });
    expectFault(remembering, 'impure-list', /offered .* and then .* in the same state/);
  });

  test('an option that is a place in the hand', () => {
    const indexed = toy({
      kind: kind('plant-at', (index) => `plant:${index}`),
      list: (c, out) => {
        for (const index of c.mine.hand.keys()) out.add(index);
      },
      plant: (c) => moveAt(c, c.answer, mine.hand, mine.wood),
    });
    expectFault(indexed, 'option-named-by-index', /does something else when the cards in a hand lie in another order/);
  });

  test('two options with one name', () => {
    const ambiguous = toy({ kind: kind('plant-any', () => 'plant') });
    expectFault(ambiguous, 'ambiguous-name', /calls options \d and \d both 'plant'/);
  });

  test('chance outside the stream, in play and in set-up', () => {
    const rolling = (c: C): void => {
      c.table.note = Math.floor(Math.random() * 1e9);
    };
    expectFault(toy({ meanwhile: rolling }), 'not-deterministic', /ended in two different states|two set-ups/);
    expectFault(toy({ setup: rolling }), 'not-deterministic', /two set-ups from the same chance differ/);
  });

  test('a set of which a piece is gone when its turn comes', () => {
    const many = subset(plantKind, handOf, plant);
    expect(conforms(toy({ meanwhile: many }), { games: 5 }).games).toBe(10);
    const plantsPairs = subset(plantKind, handOf, (c) => {
      moveKind(c, c.answer, mine.hand, mine.wood);
      if (c.mine.hand.length > 0) moveKind(c, Math.max(...c.mine.hand), mine.hand, mine.wood);
    });
    expectFault(toy({ meanwhile: plantsPairs }), 'broken-set', /'plant' ends its set after fewer pieces than it named/);
  });

  test('a set whose list names equal pieces once', () => {
    const once = (c: C, out: OptionList) => c.mine.hand.forEach((tree) => out.addOnce(tree));
    const message = /'plant' has 'plant:\w+' in its set as often after it was taken: .* never `addOnce`/;
    expectFault(toy({ meanwhile: subset(plantKind, once, plant) }), 'broken-set', message);
  });

  test('a script that never halts', () => {
    const spinning = toy({
      meanwhile: loop(
        () => true,
        (c) => void c.table.steps++,
      ),
    });
    expectFault(spinning, 'runaway', /runaway: 'whole-game' ran 100000 steps without a question/);
  });

  test('a game that never ends', () => {
    const endless = toy({ turns: 1_000_000, draw: (c) => void c.table.steps++, plant: [] });
    expectFault(endless, 'endless', /no end after 200 answers/);
  });

  test('two answers that circle within a turn', () => {
    const swap = kind('swap', (tree) => `swap:${TREES[tree]}`);
    const circling = toy({
      meanwhile: local((done) =>
        loop(
          (c) => c.get(done) === 0,
          ask(swap, trees, [
            (c) => {
              if (c.answer === PASS) c.set(done, 1);
              else moveKind(c, c.answer, mine.hand, mine.wood);
            },
            (c) => {
              if (c.answer !== PASS) moveKind(c, c.answer, mine.wood, mine.hand);
            },
          ]),
        ),
      ),
    });
    const fault = expectFault(circling, 'circle-in-turn', /leads back to the position of ply \d+ of the same turn/);
    expect(fault.answers.length).toBeLessThanOrEqual(3);
  });

  test('a card drawn behind the back of the engine: no barrier', () => {
    const barrierless = toy({
      draw: [],
      plant: [
        plant,
        (c) => {
          const drawn = c.mine.draw.pop();
          if (drawn !== undefined) c.mine.hand.push(kindOf(drawn));
        },
      ],
    });
    expectFault(
      barrierless,
      'missing-barrier',
      /seat \d now sees '(ash|elm|oak)', but the answer could still be taken back/,
    );
  });

  test('a branch of the script on a hidden card', () => {
    const branching = toy({
      meanwhile: when(
        (c) => topOf(c, c.seat) === OAK,
        (c) => void c.table.note++,
      ),
    });
    expectFault(branching, 'hidden-branch', /a way is taken at step \d+ of 'whole-game' .* a hidden card decides/);
  });

  test('a branch inside a step on a hidden card', () => {
    const branching = toy({
      meanwhile: (c) => {
        if (topOf(c, c.seat) === OAK) c.table.note++;
      },
    });
    expectFault(branching, 'leak', /can tell apart what it should not: table\.note/);
  });

  test("options that depend on another's hand", () => {
    const spying = toy({
      list: (c, out) => {
        trees(c, out);
        if (c.of(c.left(c.seat)).hand.includes(OAK)) out.add(OAK + 1);
      },
      plant: (c) => {
        if (c.answer <= OAK) plant(c);
      },
    });
    expectFault(spying, 'hidden-branch', /what seat \d may do depends on what it cannot see/);
  });

  test('a slot that names a hidden card', () => {
    const naming = toy({
      plant: local((chosen) => [
        (c) => c.set(chosen, c.answer),
        when(
          (c) => c.get(chosen) !== PASS,
          ask(
            sure,
            yesOrNo,
            when(
              (c) => c.answer === 1,
              (c) => moveKind(c, c.get(chosen), mine.hand, mine.wood),
            ),
          ),
        ),
      ]),
    });
    expectFault(naming, 'impossible-world', /the rules fail in a world dealt from .* no component of kind/);
  });

  describe('after a card was openly played, with no way to pass', () => {
    const mustPlant = { list: (c: C, out: OptionList) => c.mine.hand.forEach((tree) => out.addOnce(tree)) };
    const next = (c: C) => c.left(c.seat);

    test('a public field that copies a hidden card', () => {
      const leaking = toy({ ...mustPlant, plant: [plant, (c) => void (c.table.note = topOf(c, next(c)))] });
      expectFault(leaking, 'leak', /can tell apart what it should not: table\.note/);
    });

    test("a public event with another's hand", () => {
      const telling = toy({
        ...mustPlant,
        plant: [plant, (c) => c.tell?.('drew', { seat: next(c), tree: c.of(next(c)).hand[0]! })],
      });
      expectFault(telling, 'leak', /an event tells .* what is hidden/);
    });

    test('a branch on a hidden card', () => {
      const branching = toy({
        ...mustPlant,
        plant: [
          plant,
          when(
            (c) => topOf(c, next(c)) === OAK,
            (c) => void c.table.note++,
          ),
        ],
      });
      expectFault(branching, 'hidden-branch', /a way is taken at step/);
    });
  });

  describe('a secret choice that is not kept', () => {
    const hideKind = kind('hide', (tree) => `hide:${TREES[tree]}`, { secret: true });
    const hide = (c: C) => {
      if (c.answer !== PASS) moveKind(c, c.answer, mine.hand, mine.draw);
    };

    test('kept well, it passes', () => {
      expect(conforms(toy({ kind: hideKind, plant: hide }), { games: 10 }).games).toBe(20);
      const several = subset(hideKind, handOf, hide, { max: 2 });
      expect(conforms(toy({ meanwhile: several }), { games: 10 }).games).toBe(20);
    });

    test('written to a public field', () => {
      const careless = toy({ kind: hideKind, plant: [(c) => void (c.table.note = c.answer), hide] });
      expectFault(careless, 'leak', /the secret choice between 'hide:\w+' and .*: table\.note/);
    });

    test('told to all', () => {
      const telling = toy({
        kind: hideKind,
        plant: [(c) => c.tell?.('planted', { seat: c.seat, tree: c.answer }), hide],
      });
      expectFault(telling, 'leak', /the secret choice between .* an event tells/);
    });

    test('remembered where all can see it', () => {
      const remembering = toy({
        kind: hideKind,
        plant: local((chosen) => [(c) => c.set(chosen, c.answer), hide, ask(sure, yesOrNo, [])]),
      });
      expectFault(remembering, 'leak', /the secret choice between .*: stack\.0\.slots/);
    });
  });

  test('a value that is not a whole number', () => {
    const halving = toy({ meanwhile: (c) => void (c.table.note = 0.5) });
    expectFault(halving, 'bad-value', /table\.note holds 0\.5, not a 32-bit integer/);
  });

  test('a step that throws, with what it threw', () => {
    const throwing = toy({
      plant: (c) => {
        if (c.table.planted === 2) throw new TypeError('a tree too many');
        plant(c);
      },
    });
    const fault = expectFault(throwing, 'threw', /a tree too many/);
    expect(fault.cause).toBeInstanceOf(TypeError);
  });

  test('a game without turns', () => {
    expectFault(toy({ turns: 0 }), 'no-turns', /never called `c.beginTurn`/);
  });

  test('a result that places nobody first', () => {
    const unranked: Game = { ...toy(), ranking: (s) => s.seats.map(() => 2) };
    expectFault(unranked, 'bad-result', /does not give each seat a place from 1/);
  });

  test('a third place for who plays alone, who can only have won or lost', () => {
    const alone = (place: number): Game => ({ ...toy(), seats: [1, 1], ranking: () => [place] });
    expect(() => fuzz(alone(2), { seats: 1, seed: 1 })).not.toThrow();
    expect(() => fuzz(alone(3), { seats: 1, seed: 1 })).toThrow(/does not give each seat a place from 1/);
  });

  test('an invariant of the game itself', () => {
    const invariant = (s: State) => (s.table.planted === 3 ? 'three trees stand' : undefined);
    const guarded: Game = { ...toy({ setup: drawAll }), invariant };
    const fault = expectFault(guarded, 'broken-invariant', /three trees stand/);
    expect(fault.answers).toHaveLength(3);
    expect(fault.answers.every((name) => name.startsWith('plant:'))).toBe(true);
  });
});

test('[E-8.3] a fault comes with a list of answers from which nothing can be left out', () => {
  const third = toy({
    plant: (c) => {
      plant(c);
      if (c.table.planted === 2) c.table.note = 0.5;
    },
    kind: plantKind,
    setup: drawAll,
  });
  const fault = faultOf(third);
  expect(fault.answers).toHaveLength(2);
});

test('[E-8.3] a fault comes with a line that replays it', () => {
  const described = (s: State): string => `planted: ${JSON.stringify(s.seats)}`;
  const guarded: Game = { ...toy(), invariant: (s) => (s.table.planted === 3 ? described(s) : undefined) };
  const { message, answers } = faultOf(guarded);
  const [, line, seed, names] = /(scenario\(game, { seats: 2, seed: '(\d+)' }\)\.play\((.+)\))$/.exec(message)!;
  expect(message).toMatch(`\n  replay: ${line}`);
  expect(names).toBe(answers.map((name) => `'${name}'`).join(', '));
  expect(message).toMatch(described(scenario(toy(), { seats: 2, seed: seed! }).play(...answers).state));
});

test('[E-8.3] the line names the options, and no answers where set-up itself is at fault', () => {
  const rolling = toy({ setup: (c) => void (c.table.note = Math.floor(Math.random() * 1e9)) });
  expect(() => fuzz(rolling, { seats: 3, seed: 2, options: {} })).toThrow(
    /\n {2}replay: scenario\(game, { seats: 3, seed: '2', options: {} }\)$/,
  );
});

test('[E-8.6] a policy guides the games, and one that chooses what is not offered is caught', () => {
  const answered: string[] = [];
  const last: Policy = {
    name: 'last',
    choose: ({ options, nameOf }) => {
      answered.push(nameOf(options.at(-1)!));
      return options.at(-1)!;
    },
  };
  const { answers } = conforms(toy(), { games: 3, guide: last });
  expect(answered.length).toBeGreaterThan(answers / 3);
  expect(answered.length).toBeLessThan(answers);
  const stray: Policy = { name: 'stray', choose: () => 99 };
  expect(() => conforms(toy(), { games: 1, guide: stray })).toThrow('bad-policy');
});
