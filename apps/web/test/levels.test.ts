import { LEVELS } from '@crownleaf/bots';
import { describe, expect, test } from 'vitest';
import { fittingLevel, levelText, offeredLevels } from '../src/levels.ts';

describe('the levels of the bots', () => {
  const all = ['random', 'page', 'baseline', 'squire', 'knight', 'sovereign'];

  test('are offered alone where a game has them, each with words of its own', () => {
    expect(offeredLevels(all)).toEqual([...LEVELS]);
    expect(new Set(LEVELS.map(levelText)).size).toBe(LEVELS.length);
    expect(offeredLevels(['random', 'baseline'])).toEqual(['random', 'baseline']);
  });

  test('give a newcomer a squire, else the better half of what there is', () => {
    expect(fittingLevel(all)).toBe('squire');
    expect(fittingLevel(['random', 'baseline'])).toBe('baseline');
    expect(fittingLevel([])).toBeUndefined();
  });
});
