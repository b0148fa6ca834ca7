import type { C } from '../state.ts';
import { cite } from '../verbs.ts';

function takeCoin(c: C): void {
  c.mine.coins++;
  c.tell?.('found', { seat: c.seat });
}

export const coin = cite('SKELETON-3.1', takeCoin);
