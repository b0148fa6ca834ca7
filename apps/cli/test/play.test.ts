import { fastChance } from '@crownleaf/engine';
import { groupsOf } from '@crownleaf/words';
import { expect, test } from 'vitest';
import { questionLines } from '../src/play/prompt.ts';
import { scoresNow } from '../src/play/scores.ts';
import { groupLines } from '../src/play/table.ts';
import { crownleaf } from './crownleaf.ts';
import { sitDown, WIDTH } from './play-table.ts';

const MOST_ANSWERS = 2000;

test.each([
  ['minidom', 2, 0],
  ['minidom', 2, 1],
  ['heart-of-crown', 2, 1],
  ['heart-of-crown', 3, 0],
  ['crown-of-emara', 2, 1],
  ['crown-of-emara', 1, 0],
])('a whole game of %s for %i from seat %i shows nothing hidden', (id, seats, human) => {
  const { engine, labels, scene, seating, session } = sitDown(id, { seats, human });
  let last: string[] = [];
  for (let n = 0; !session.done; n++) {
    expect(n).toBeLessThan(MOST_ANSWERS);
    const { state } = session.match;
    expect(state.asked).toBe(human);
    const shown = session.handle('v all');
    const world = engine.determinise(engine.view(state, human), fastChance(n));
    const view = engine.view(world, human);
    expect(shown).toEqual([
      ...groupLines(groupsOf(scene, view, true), WIDTH),
      '',
      ...questionLines(engine, labels, engine.decision(world)!, world.turn, WIDTH),
    ]);
    if (n % 20 === 0) expect(session.handle('s')).toEqual(scoresNow(engine, labels, seating, view));
    last = session.handle(n % 3 === 2 && shown.some((line) => line.endsWith(' pass')) ? 'pass' : '1');
  }
  expect(last).toContain('The game is over.');
  expect(last.some((line) => line.startsWith('1. '))).toBe(true);
  for (const line of engine.game.score(session.match.state, human)) {
    const text = last.find((one) => one.includes(labels.message(line.label)) && one.includes(`[${line.rule}]`));
    expect(text).toBeDefined();
  }
  expect(session.handle('1')).toEqual([]);
  expect(session.leave()).toEqual([]);
});

test('the question says who is asked, what, why, and which options there are', () => {
  const { opening } = sitDown('minidom');
  expect(opening.slice(opening.findIndex((line) => line.startsWith('Turn')))).toEqual([
    'Turn 1, you are asked: Buy phase [MINI-2.3]',
    '  1  Buy Copper   buy:copper',
    '  2  Buy Silver   buy:silver',
    '  3  Buy Estate   buy:estate',
    '  4  Buy Village  buy:village',
    '  5  Buy Smithy   buy:smithy',
    '  6  Done         pass',
  ]);
});

test('the screen after an answer tells first what happened', () => {
  const lines = sitDown('minidom').session.handle('buy:silver pass');
  expect(lines.slice(0, 3)).toEqual([
    '',
    'Since your last answer',
    '  You buy Silver; draw Copper ×3, Estate ×2; end your turn.',
  ]);
  expect(lines[3]).toMatch(/^ {2}Seat 1 .*draws 5 cards; ends the turn\.$/);
});

test.each([
  ['2', 'silver'],
  ['buy:silver', 'silver'],
  ['buy:si', 'silver'],
  ['SMI', 'smithy'],
])('%s buys the %s', (line, card) => {
  const { engine, session } = sitDown('minidom');
  session.handle(line);
  expect(session.match.state.seats[0]!.discard).toContain(engine.game.components.indexOf(card));
});

test.each([
  ['buy:', /^'buy:' may mean buy:copper, buy:silver/],
  ['s', /^You \(seat 0\): 3$/],
  ['7', /^there is no option 7; possible: 1 to 6\.$/],
  ['0', /^there is no option 0/],
  ['buy:gold', /^'buy:gold' is not possible now: it costs 6 and you have \d/],
  ['constructor', /^'constructor' is not possible now/],
  ['u', /^You cannot go back: there is no answer of yours yet\.$/],
  ['l 0', /^'l 0' is no number of events/],
  ['r mini-2.3', /^MINI-2\.3 {2}Buy phase$/],
  ['r', /^MINI-2\.3 {2}Buy phase$/],
  ['r BUY', /^MINI-2\.3 {2}Buy phase$/],
  ['r MINI-9.9', /^minidom has no rule 'MINI-9\.9'; possible: MINI-1\.1 to /],
  ['?', /^At the prompt$/],
  ['', /^Turn 1, you are asked/],
  ['v', /^Table$/],
])("'%s' changes nothing and says %s", (line, first) => {
  const { engine, session } = sitDown('minidom');
  const before = engine.hash(session.match.state);
  expect(session.handle(line)[0]).toMatch(first);
  expect(engine.hash(session.match.state)).toBe(before);
});

test('an illegal wish is answered with the reason and the rule of the game', () => {
  const { session } = sitDown('heart-of-crown');
  expect(session.handle('play:duke').join(' ')).toMatch(/not possible now: .* \(HOC-\d+\.\d+\);\s+possible: /);
});

test('an answer is taken back, with what it did to the log', () => {
  const { engine, session } = sitDown('heart-of-crown');
  const before = engine.hash(session.match.state);
  const log = session.handle('l');
  session.handle('play:farming-village');
  session.handle('1');
  expect(session.handle('l')).not.toEqual(log);
  expect(session.handle('u')[0]).toBe('Taken back.');
  expect(session.handle('u')[0]).toBe('Taken back.');
  expect(engine.hash(session.match.state)).toBe(before);
  expect(session.handle('l')).toEqual(log);
  expect(session.handle('u')).toEqual(['You cannot go back: there is no answer of yours yet.']);
});

test('what a bot has answered after is not taken back', () => {
  const { session } = sitDown('minidom');
  session.handle('pass');
  expect(session.handle('u')).toEqual(['You cannot go back: another seat has answered since.']);
});

test('a chain takes answers in turn, by numbers of the question at which they arrive', () => {
  const { engine, session } = sitDown('heart-of-crown');
  const lines = session.handle('1 1 play:f');
  expect(lines.join('\n')).not.toContain('Only');
  const village = engine.game.components.indexOf('farming-village');
  expect(session.match.state.seats[0]!.field).toEqual([village, village, village]);
});

test('a chain stops where something new is seen or another is asked, and what is left is not looked at', () => {
  const { session } = sitDown('minidom');
  expect(session.handle('buy:silver pass nonsense 99')[0]).toBe(
    'Only 2 of 4 answers were taken: Seat 1 is asked next.',
  );
});

test('a chain with a mistake is not taken at all', () => {
  const { engine, session } = sitDown('heart-of-crown');
  const before = engine.hash(session.match.state);
  expect(session.handle('1 1 play:duke').join(' ')).toMatch(/Answer 3 of 3; none was\s+taken\.$/);
  expect(session.handle('1 99').join(' ')).toContain('Answer 2 of 2; none was taken.');
  expect(engine.hash(session.match.state)).toBe(before);
});

test('inside a turn the table shows what is new, and v all of it', () => {
  const { session, opening } = sitDown('heart-of-crown');
  const next = session.handle('1');
  expect(opening.some((line) => line.startsWith('  Market'))).toBe(true);
  expect(next.some((line) => line.startsWith('  Market'))).toBe(false);
  expect(next.some((line) => line.startsWith('  Coins 1'))).toBe(true);
  expect(next.some((line) => line.startsWith('  Hand'))).toBe(true);
  expect(session.handle('v').some((line) => line.startsWith('  Market'))).toBe(true);
});

test('q leaves', () => {
  const { session } = sitDown('minidom');
  expect(session.handle('q')).toEqual(['The game was not finished (turn 1, 0 answers).']);
  expect(session.done).toBe(true);
});

test('the program plays from a pipe and says at its end that the game was not finished', () => {
  const { code, out, err } = crownleaf(['play', 'minidom', '--seed', '1'], 'buy:silver\n?\n1');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('MiniDom: you play seat 0 against Seat 1 (random).');
  expect(out).toContain('\n> buy:silver\n');
  expect(out).toContain('At the prompt');
  expect(out.trimEnd().split('\n').at(-1)).toMatch(/^The game was not finished \(turn \d+, \d+ answers\)\.$/);
  expect(out.split('\n').filter((line) => line.length > WIDTH)).toEqual([]);
  expect(out).not.toContain('\u001b');
});

test('the program plays a whole game and ends by itself', () => {
  const { code, out, err } = crownleaf(['play', 'minidom', '--seed', '1', '--seat', '1'], '1\n'.repeat(200));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The game is over.');
  expect(out).not.toContain('not finished');
});
