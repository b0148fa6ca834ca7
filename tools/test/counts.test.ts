import { expect, test } from 'vitest';
import { countsOf, inOneLine, type Report, withoutBrowser } from '../lib/counts.ts';

const CLEAN: Report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [1, 2, 3] }],
};

test('a clean run is counted and told in one line', () => {
  expect(inOneLine(countsOf(CLEAN, 0))).toBe('3 passed, 0 failed');
});

test('skipped and planned tests are told', () => {
  expect(inOneLine(countsOf({ ...CLEAN, numPendingTests: 1, numTodoTests: 1 }, 0))).toBe(
    '3 passed, 0 failed, 2 skipped',
  );
});

test('a file that cannot be loaded is a failure', () => {
  const testResults = [...CLEAN.testResults, { status: 'failed', assertionResults: [] }];
  expect(inOneLine(countsOf({ ...CLEAN, numFailedTests: 1, testResults }, 1))).toBe('3 passed, 2 failed');
});

test('a run that fails outside any test, or leaves no report, is a failure', () => {
  expect(countsOf(CLEAN, 1).failed).toBe(1);
  expect(countsOf(undefined, 0).failed).toBe(1);
});

test('without a browser one part is skipped, which is a failure where nothing may be skipped', () => {
  const counts = countsOf(CLEAN, 0);
  expect(inOneLine(withoutBrowser(counts, false))).toBe('3 passed, 0 failed, 1 skipped');
  expect(inOneLine(withoutBrowser(counts, true))).toBe('3 passed, 1 failed');
});
