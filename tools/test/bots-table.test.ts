import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type Match, nameOf, PLAN, wordsOf } from '../bots-table/plan.ts';
import { writeTable } from '../bots-table/play.ts';
import { withReport } from '../bots-table/report.ts';

const HOME = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'crownleaf-table-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const SMALL_PLAN: readonly Match[] = [
  {
    game: 'heart-of-crown',
    seats: 2,
    bots: ['baseline', 'random'],
    vary: 'set=primer',
    claim: { rate: 0.5, margin: 0.3 },
  },
  { game: 'minidom', seats: 2, bots: ['random', 'random'], claim: { rate: 0.5, margin: 0.05 }, games: 6 },
  { game: 'minidom', seats: 2, bots: ['random', 'random', 'random'], games: 6 },
];

test('plays a plan, writes its table between the marks, and goes on from what was played', async () => {
  const document = join(FOLDER, 'bots.md');
  const [begin, end] = ['<!-- bots-table: written by npm run bots:table -->', '<!-- end of bots-table -->'];
  writeFileSync(document, `# Bots\n\n${begin}\nwords of yesterday\n${end}\n\nThe end.\n`);
  const folder = join(FOLDER, 'state');
  const setting = { plan: SMALL_PLAN, document, folder, jobs: 1 };
  const states = () => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  await writeTable(setting);
  const written = readFileSync(document, 'utf8');
  const kept = states();
  expect(written.startsWith(`# Bots\n\n${begin}\n\n| game `)).toBe(true);
  expect(written.endsWith(`${end}\n\nThe end.\n`)).toBe(true);
  expect(written).not.toContain('yesterday');
  expect(written).toMatch(
    /\| heart-of-crown \| 2 \| `baseline` against `random` wins more than 50 % \| holds \| \d+ \| /,
  );
  expect(written).toMatch(/\| minidom \| 2 \| .* \| open \| 6 \| /);
  expect(written).toContain('All against all in minidom at 2 seats, 6 games.');
  expect(written).toContain('arena heart-of-crown --seats 2 --bots baseline,random --vary set=primer --sprt 0.5,0.3\n');
  await writeTable(setting);
  expect(states()).toEqual(kept);
  expect(readFileSync(document, 'utf8')).toBe(written);
}, 120_000);

test('the plan has a name of its own for each match, and docs/bots.md a place for its table', () => {
  expect(new Set(PLAN.map(nameOf)).size).toBe(PLAN.length);
  const document = readFileSync(join(HOME, 'docs', 'bots.md'), 'utf8');
  const empty = withReport(
    document,
    PLAN.map((match) => ({ match, result: undefined })),
  );
  for (const match of PLAN) expect(empty).toContain(wordsOf(match).slice(0, 6).join(' '));
  expect(() => withReport('# Bots', [])).toThrow('no place for the table');
});
