import { describe, expect, test } from 'vitest';
import { checkRules } from '../check-rules.ts';
import { tree } from './tree.ts';

const RULES = `# Rules

## 1 Moves

### TIC-1.1 Take a square
Mark one that is free.

Source: page 1

### TIC-1.2 No more squares (ruling)
It is a draw.
Source: ours

## 2 Other sizes

### TIC-2.1 Boards of four (not in this box)
They exist.
Source: page 2

### TIC-2.2 Its age (note)
It is old.
Source: page 3
`;
const TESTS = "test('[TIC-1.1] marks', () => {}); test.each([1])('[TIC-1.2] draws %d', () => {});";

function faults(files: { readonly [path: string]: string }): string[] {
  const game = { 'games/tic/RULES.md': RULES, 'games/tic/src/game.ts': '', 'games/tic/test/a.test.ts': TESTS };
  return checkRules(tree({ ...game, ...files })).map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`);
}

const rewritten = (from: string, to: string): string[] => faults({ 'games/tic/RULES.md': RULES.replace(from, to) });

describe('the rules of a game', () => {
  test('pass when they are numbered, sourced and tested', () => {
    expect(faults({})).toEqual([]);
  });
  test('must be there', () => {
    expect(faults({ 'games/toe/src/game.ts': '' })).toEqual(['games/toe/RULES.md: this game has no numbered rules']);
  });
  test('name their source', () => {
    expect(rewritten('Source: page 1', '')).toEqual([
      "games/tic/RULES.md: line 5: TIC-1.1 does not end with a line 'Source: …'",
    ]);
  });
  test('are unique', () => {
    expect(rewritten('TIC-2.2', 'TIC-2.1')).toEqual(['games/tic/RULES.md: line 20: there are two rules TIC-2.1']);
  });
  test('leave no gap', () => {
    expect(rewritten('TIC-2.2', 'TIC-2.3').join()).toContain('TIC-2.3 should be TIC-2.2');
    expect(rewritten('TIC-2.1', 'TIC-2.9').join()).toContain('TIC-2.9 should be TIC-2.1');
  });
  test('ascend', () => {
    const turned = RULES.replace('## 1', '## 3').replaceAll('TIC-1.', 'TIC-3.');
    expect(faults({ 'games/tic/RULES.md': turned }).join()).toContain('TIC-2.1 comes after section 3');
  });
  test('stand under the heading of their number', () => {
    expect(rewritten('## 2', '## 3').join()).toContain("TIC-2.1 stands under the heading '3 Other sizes'");
  });
  test('share one prefix', () => {
    expect(rewritten('TIC-2.2', 'TAC-2.2').join()).toContain('TAC-2.2 does not begin with TIC');
  });
  test('have headings that can be read', () => {
    expect(rewritten('### TIC-2.2 Its age', '### TIC 2.2 Its age').join()).toContain("a rule is '### GAME-1.1 Title'");
  });
});

describe('citations', () => {
  test.each(['src/a.ts', 'data/a.ts', 'test/b.test.ts'])('in %s must name a rule that exists', (path) => {
    const found = faults({ [`games/tic/${path}`]: "\nconst rule = 'TIC-7.1';" });
    expect(found).toEqual([`games/tic/${path}:2 there is no TIC-7.1 in games/tic/RULES.md`]);
  });
  test('of rules that exist pass', () => {
    expect(faults({ 'games/tic/src/a.ts': "cite('TIC-1.1', []); // [TIC-2.2]" })).toEqual([]);
  });
  test('in comments stand in brackets, as in titles', () => {
    for (const comment of ['// TIC-1.1', '/** Marks (TIC-1.1). */', '// [TIC-1.2] and TIC-1.1']) {
      expect(faults({ 'games/tic/ui/a.tsx': comment })).toEqual([
        'games/tic/ui/a.tsx:1 write [TIC-1.1], as everywhere',
      ]);
    }
    expect(faults({ 'games/tic/src/a.ts': '// [TIC-1.1, TIC-1.2] [TIC-2.1]' })).toEqual([]);
  });
});

describe('a rule is tested', () => {
  const untested = ['games/tic/RULES.md: no test title quotes [TIC-1.2]'];
  const withTests = (second: string): string[] =>
    faults({ 'games/tic/test/a.test.ts': `test('[TIC-1.1] marks', () => {}); ${second}` });

  test('when a title quotes it, alone or with others', () => {
    expect(withTests("test('[TIC-1.2] draws', f)")).toEqual([]);
    expect(withTests("describe('[TIC-1.1, TIC-1.2] both', f)")).toEqual([]);
    expect(withTests("test('[TIC-1.1] [TIC-1.2] both', f)")).toEqual([]);
    expect(withTests('test(`[TIC-1.2] ${name}`, f)')).toEqual([]);
  });
  test('and not when it is only spoken of, or skipped', () => {
    expect(withTests('// [TIC-1.2]')).toEqual(untested);
    expect(withTests("const a = '[TIC-1.2]'")).toEqual(untested);
    expect(withTests("test.skip('[TIC-1.2] draws', f)")).toEqual(untested);
    expect(withTests("test.todo('[TIC-1.2] draws')")).toEqual(untested);
    expect(withTests("test.skip.each([1])('[TIC-1.2] draws', f)")).toEqual(untested);
    expect(withTests("describe.skip('draws', () => { test('[TIC-1.2] draws', f); })")).toEqual(untested);
  });
});

describe("the engine's SPEC.md", () => {
  const spec = (text: string, tests: string): string[] =>
    faults({
      'packages/engine/src/a.ts': '',
      'packages/engine/SPEC.md': text,
      'packages/engine/test/a.test.ts': tests,
      'packages/testkit/test/a.test.ts': "test('[E-1.2] bites', f)",
    });

  test('passes when every number is quoted by a test of the engine or the kit', () => {
    expect(spec('**E-1.1** halts\n**E-1.2** bites', "test('[E-1.1] halts', f)")).toEqual([]);
  });
  test('lists what no test quotes', () => {
    const found = spec('**E-1.1** halts\n**E-1.2** bites', '');
    expect(found).toEqual(['packages/engine/SPEC.md: no test title quotes [E-1.1]']);
  });
  test('holds every number that a test quotes, once', () => {
    expect(spec('**E-1.2** bites', "test('[E-9.1] flies', f)")).toEqual([
      'packages/engine/test/a.test.ts:1 there is no E-9.1 in packages/engine/SPEC.md',
    ]);
    expect(spec('**E-1.2** bites **E-1.2**', '').join()).toContain('E-1.2 stands here twice');
  });
  test('must be there', () => {
    expect(faults({ 'packages/engine/src/a.ts': '' }).join()).toContain('the engine has no numbered behaviour');
  });
});
