import { parseRules, RulesError } from '../games/rules.ts';
import { type Citation, mentions, quoted, unbracketed } from './lib/citations.ts';
import type { Fault } from './lib/fault.ts';
import { exists, filesMatching, read } from './lib/files.ts';
import { outcomeOf, reportAlone } from './lib/outcome.ts';

const SPEC = 'packages/engine/SPEC.md';
const SPEC_TESTS = ['packages/engine/test/**/*.ts', 'packages/testkit/test/**/*.ts'];

/** Holds the written rules against the code that cites them and the tests that prove them. */
export function checkRules(root: string): readonly Fault[] {
  const games = filesMatching(root, 'games/*/src').map((path) => path.replace(/\/src$/, ''));
  const engine = exists(root, 'packages/engine/src') ? checkSpec(root) : [];
  return [...engine, ...games.flatMap((game) => checkGame(root, game))];
}

function checkGame(root: string, game: string): readonly Fault[] {
  const file = `${game}/RULES.md`;
  if (!exists(root, file)) return [{ file, message: 'this game has no numbered rules' }];
  const rules = parsed(read(root, file));
  if (rules instanceof RulesError) return [{ file, message: rules.message }];
  const ids = new Set(rules.map((rule) => rule.id));
  const titles = quoted(root, `${game}/test/**/*.ts`);
  const cited = mentions(root, ...['src', 'data', 'test'].map((folder) => `${game}/${folder}/**/*.{ts,json,txt}`));
  const tested = rules.filter(({ mark }) => mark !== 'note' && mark !== 'not in this box');
  return [
    ...badNumbering(file, rules),
    ...unknown(cited, ids, file),
    ...badStyle(unbracketed(root, `${game}/**/*.{ts,tsx}`)),
    ...untested(
      file,
      tested.map((rule) => rule.id),
      titles,
    ),
  ];
}

/** The parser itself refuses rules without a source or a text, two of one id, and headings of another form. */
function parsed(text: string): ReturnType<typeof parseRules> | RulesError {
  try {
    return parseRules(text);
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
}

function checkSpec(root: string): readonly Fault[] {
  if (!exists(root, SPEC)) return [{ file: SPEC, message: 'the engine has no numbered behaviour' }];
  const ids = [...read(root, SPEC).matchAll(/\*\*(E-\d+\.\d+)\*\*/g)].map((found) => found[1]!);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  const titles = quoted(root, ...SPEC_TESTS);
  const ours = titles.filter(({ id }) => id.startsWith('E-'));
  return [
    ...twice.map((id) => ({ file: SPEC, message: `${id} stands here twice` })),
    ...unknown(ours, new Set(ids), SPEC),
    ...untested(SPEC, ids, titles),
  ];
}

function badNumbering(file: string, rules: readonly { id: string; section: string }[]): readonly Fault[] {
  const faults: Fault[] = [];
  const prefix = rules[0]?.id.split('-')[0];
  let last = { section: 0, number: 0 };
  for (const { id, section: heading } of rules) {
    const [letters, numbers] = id.split('-') as [string, string];
    const [section, number] = numbers.split('.').map(Number) as [number, number];
    const fault = (message: string): number => faults.push({ file, message });
    const expected = section === last.section ? last.number + 1 : 1;
    if (letters !== prefix) fault(`${id} does not begin with ${prefix} like the others`);
    if (Number.parseInt(heading, 10) !== section) fault(`${id} stands under the heading '${heading}'`);
    if (section < last.section) fault(`${id} comes after section ${last.section}`);
    else if (number !== expected) fault(`${id} should be ${letters}-${section}.${expected}: numbers leave no gap`);
    last = { section, number };
  }
  return faults;
}

function unknown(cited: readonly Citation[], ids: ReadonlySet<string>, source: string): readonly Fault[] {
  return cited
    .filter(({ id }) => !ids.has(id))
    .map(({ id, file, line }) => ({ file, line, message: `there is no ${id} in ${source}` }));
}

function badStyle(cited: readonly Citation[]): readonly Fault[] {
  return cited.map(({ id, file, line }) => ({ file, line, message: `write [${id}], as everywhere` }));
}

function untested(file: string, ids: readonly string[], titles: readonly Citation[]): readonly Fault[] {
  const quoted = new Set(titles.map((title) => title.id));
  const missing = ids.filter((id) => !quoted.has(id));
  return missing.map((id) => ({ file, message: `no test title quotes [${id}]` }));
}

if (import.meta.main) await reportAlone((root) => outcomeOf(checkRules(root)));
