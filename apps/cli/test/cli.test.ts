import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { crownleaf, crownleafJson, MAIN } from './crownleaf.ts';

const COMMANDS = [
  'serve',
  'games',
  'rules',
  'play',
  'simulate',
  'arena',
  'train',
  'bench',
  'env',
  'verify',
  'backup',
  'restore',
  'new-game',
];

test('without a word it says what there is', () => {
  const { code, out, err } = crownleaf([]);
  expect(code).toBe(0);
  expect(err).toBe('');
  for (const command of COMMANDS) expect(out).toContain(`\n  ${command}`);
  expect(crownleaf(['--help']).out).toBe(out);
});

test.each(COMMANDS)('%s --help fits a terminal of 80 columns', (command) => {
  const { code, out } = crownleaf([command, '--help']);
  expect(code).toBe(0);
  expect(out).toContain(`crownleaf ${command}`);
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

describe('a wrong word is one line that says what is possible, and exit code 2', () => {
  test.each([
    ['win', "there is no command 'win'; possible: serve, games, rules"],
    ['play', "'play' needs GAME"],
    ['play chess', "there is no game 'chess'; possible: "],
    ['play minidom --seat 2', 'there is no seat 2; possible: 0 to 1'],
    ['play minidom --seat me', "--seat must be a whole number from 0, not 'me'"],
    ['play minidom --seats 3', 'minidom is for 2 seats, not 3'],
    ['play minidom --bots deep', "minidom has no bot 'deep'; possible: random"],
    ['play minidom --bots random,random', '2 bots do not fit 1 other seat; name at most 1'],
    ['play minidom --options {"a":1}', "there is no option 'a'; possible: none"],
    ['games extra', "'extra' is one word too many; usage: crownleaf games"],
    ['games --jso', "'games' has no option '--jso'; possible: --json, --help"],
    ['games --json=1', '--json takes no value'],
    ['rules', "'rules' needs GAME"],
    ['rules chess', "there is no game 'chess'; possible: "],
    ['rules minidom MINI-9.9', "minidom has no rule 'MINI-9.9'; possible: MINI-1.1 to MINI-4.3"],
    ['simulate minidom --seats 3', 'minidom is for 2 seats, not 3'],
    ['simulate minidom --seats two', "--seats must be a whole number from 1, not 'two'"],
    ['simulate minidom --games -1', "--games must be a whole number from 1, not '-1'"],
    ['simulate minidom --games', '--games needs a value: --games G'],
    ['simulate minidom --bots deep', "minidom has no bot 'deep'; possible: random"],
    ['simulate minidom --bots random,random,random', '3 bots do not fit 2 seats; name at most 2'],
    ['simulate minidom --options {"a":1}', "there is no option 'a'; possible: none"],
    ['simulate minidom --options []', 'options must be an object'],
    ['simulate minidom --options {', '--options must be JSON'],
    ['simulate minidom --fast --record x', '--fast deals without a secret'],
    ['simulate minidom --games 1 --record no-such-folder/x', "cannot make the folder 'no-such-folder/x'"],
    ['new-game class', "'class' is a word of the language"],
    ['arena minidom --bots random', 'an arena needs two bots or more: --bots A,B; possible: random'],
    ['arena minidom --bots random,random --ms 1 --iterations 2', 'give --ms or --iterations, not both'],
    ['verify', "'verify' needs FILE…"],
    ['new-game Chess', "'Chess' is no id for a game"],
    ['new-game minidom', "there is a folder 'minidom' already"],
  ])('crownleaf %s', (words, message) => {
    const { code, out, err } = crownleaf(words.split(' '));
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^crownleaf: [^\n]+\n$/);
    expect(err).toContain(message);
  });
});

test('games lists what can be chosen', () => {
  const { games } = crownleafJson<{ games: { id: string }[] }>('games');
  expect(games.find((game) => game.id === 'minidom')).toEqual({
    id: 'minidom',
    name: 'MiniDom',
    seats: [2, 2],
    options: { type: 'object', properties: {}, additionalProperties: false },
    rulesVersion: 2,
    rules: 12,
    levels: ['random'],
  });
  expect(crownleaf(['games']).out).toMatch(/^minidom +MiniDom +2 /m);
});

test('rules prints one rule or all', () => {
  expect(crownleaf(['rules', 'minidom', 'mini-2.5']).out).toMatch(/^MINI-2\.5 {2}Reshuffle\n {2}Who must draw/);
  const all = crownleaf(['rules', 'minidom']).out;
  for (const heading of ['1 Set-up', '4 Cards', 'MINI-1.1', 'MINI-4.3']) expect(all).toContain(heading);
  const { rules } = crownleafJson<{ rules: { id: string }[] }>('rules', 'minidom', 'MINI-3.1');
  expect(rules.map((rule) => rule.id)).toEqual(['MINI-3.1']);
});

test('a reader that stops reading is no error', async () => {
  const child = spawn(process.execPath, [MAIN, 'rules', 'minidom'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(complaints).toBe('');
  expect(code).toBe(0);
});
