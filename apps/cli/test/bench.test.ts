import { expect, test } from 'vitest';
import type { BenchReport } from '../src/benchmark.ts';
import { crownleafJson } from './crownleaf.ts';

test('bench prints the engine beside the bound', () => {
  const report = crownleafJson<BenchReport>('bench', '--rounds', '3');
  const minidom = report.engine.find(({ game }) => game === 'minidom')!;
  expect(minidom.seats).toBe(2);
  expect(minidom.bytes).toBeGreaterThan(200);
  expect(minidom.cloneNs).toBeGreaterThan(0);
  expect(report.baseline.decisionsPerSecond).toBeGreaterThan(minidom.decisionsPerSecond);
  // The aim is 0.3; a shared machine may spoil three short rounds, but not by half.
  expect(report.ratio.minidom).toBeGreaterThan(0.15);
  expect(report.cloneRatio.minidom).toBeGreaterThan(0.15);
  expect(report.search.game).toBe('minidom');
  expect(report.search.baseline.iterationsPerSecond).toBeGreaterThan(report.search.iterationsPerSecond);
  // The aim is 0.2.
  expect(report.search.ratio).toBeGreaterThan(0.1);
}, 60_000);
