import { expect, test } from 'vitest';
import type { BenchReport } from '../src/bench/benchmark.ts';
import { crownleafJson } from './crownleaf.ts';

// Figures are read, not asserted: a machine that is busy with other tests says nothing about speed.
test('bench prints the engine beside the bound', () => {
  const report = crownleafJson<BenchReport>('bench', '--rounds', '1');
  const minidom = report.engine.find(({ game }) => game === 'minidom')!;
  expect(minidom.seats).toBe(2);
  expect(minidom.bytes).toBeGreaterThan(200);
  const figures = [
    minidom.decisionsPerSecond,
    minidom.cloneNs,
    report.baseline.decisionsPerSecond,
    report.baseline.cloneNs,
  ];
  for (const figure of figures) expect(figure).toBeGreaterThan(0);
  for (const { game } of report.engine) {
    expect(report.ratio[game]).toBeGreaterThan(0);
    expect(report.cloneRatio[game]).toBeGreaterThan(0);
  }
  expect(report.search.game).toBe('minidom');
  expect(report.search.ratio).toBeGreaterThan(0);
}, 120_000);
