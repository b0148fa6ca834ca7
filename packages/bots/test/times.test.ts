import { expect, test } from 'vitest';
import { addTime, addTimes, noTimes, summaryOf } from '../src/times.ts';

test('the mean is exact and the percentile nearly so, also after adding and through JSON', () => {
  const odd = noTimes();
  const even = noTimes();
  for (let ms = 1; ms <= 1000; ms++) addTime(ms % 2 === 0 ? even : odd, ms);
  const times = JSON.parse(JSON.stringify(odd));
  addTimes(times, even);
  const { mean, p95 } = summaryOf(times);
  expect(mean).toBe(500.5);
  expect(p95 / 950).toBeGreaterThan(0.97);
  expect(p95 / 950).toBeLessThan(1.03);
  expect(summaryOf(noTimes())).toEqual({ mean: 0, p95: 0 });
});
