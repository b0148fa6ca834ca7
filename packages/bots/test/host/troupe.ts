import { existsSync, writeFileSync } from 'node:fs';
import { createEngine, type Game, type Policy } from '@crownleaf/engine';
import { minidom } from '../../../../games/minidom/src/game.ts';
import { searchBot } from '../../src/index.ts';

/** A file that `stumbles` leaves, so that it breaks down once only; threads inherit the variable. */
export const STUMBLED = 'CROWNLEAF_TEST_STUMBLED';
export const NAP_MS = 250;

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

const last: Policy['choose'] = (ask) => ask.options.at(-1)!;

/** Bots with every fault that a host has to live with. */
const policies: readonly Policy[] = [
  { name: 'baseline', choose: (ask) => ask.options[0]! },
  { name: 'last', choose: last },
  searchBot('thinks', createEngine(minidom), { iterations: 20 }),
  {
    name: 'throws',
    choose() {
      throw new Error('lost for words');
    },
  },
  { name: 'cheats', choose: () => 4711 },
  {
    name: 'quits',
    choose() {
      process.exit(3);
    },
  },
  {
    name: 'stumbles',
    choose(ask) {
      const mark = process.env[STUMBLED]!;
      if (existsSync(mark)) return last(ask);
      writeFileSync(mark, '');
      process.exit(3);
    },
  },
  {
    name: 'naps',
    choose(ask) {
      sleep(NAP_MS);
      return last(ask);
    },
  },
  {
    name: 'sleeps',
    choose(ask) {
      sleep(600_000);
      return last(ask);
    },
  },
];

/** Answers with its first option, then its second …: each new one begins again. */
function counts(): Policy {
  let asked = 0;
  return { name: 'counts', choose: (ask) => ask.options[asked++ % ask.options.length]! };
}

/** MiniDom with them. */
export const stage: Game = {
  ...minidom,
  get policies() {
    return [...policies, counts()];
  },
};
/** The same, without a baseline. */
export const bareStage: Game = { ...minidom, id: 'bare', policies: policies.slice(1) };
