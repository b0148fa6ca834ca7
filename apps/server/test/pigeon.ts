import { setTimeout as pause } from 'node:timers/promises';
import { CALLS } from '@crownleaf/protocol';
import { expect } from 'vitest';
import type { Letter } from '../src/notify/letters.ts';
import type { Messenger } from '../src/notify/messenger.ts';
import type { Guest } from './house.ts';

export interface Pigeon extends Messenger {
  readonly pushed: string[];
  readonly mailed: [to: string, letter: Letter][];
  gone: boolean;
}

/** Keeps what would have been sent. */
export function pigeon(): Pigeon {
  const pushed: string[] = [];
  const mailed: [string, Letter][] = [];
  return {
    pushed,
    mailed,
    gone: false,
    sendsMail: true,
    async push({ endpoint }) {
      pushed.push(endpoint);
      return this.gone ? 'gone' : 'sent';
    },
    async mail(to, letter) {
      mailed.push([to, letter]);
    },
    close() {},
  };
}

/** The code by which the address of a letter is confirmed. */
export function confirmCodeIn({ text }: Letter): string {
  return /\/confirm-mail#([\w-]{43})$/m.exec(text)![1]!;
}

export const isTurn = ([, { subject }]: Pigeon['mailed'][number]) => subject.endsWith('your turn');

/** As somebody does who reads what comes to the address. */
export async function confirmedAddress(guest: Guest, { mailed }: Pigeon, address: string): Promise<void> {
  await guest.call(CALLS.notify, { body: { mail: 'always', address } });
  const [, letter] = mailed.pop()!;
  await guest.call(CALLS.confirmMail, { body: { code: confirmCodeIn(letter) } });
}

export const PUSH = { endpoint: 'https://push.example/one', keys: { p256dh: 'p'.repeat(60), auth: 'a'.repeat(20) } };

/**
 * Begins a game in which it is the guest's turn, and gives the letters that this brought. Mail goes out right after
 * push, so once that has come there is no letter to wait for.
 */
export async function lettersOfTurn(guest: Guest, { mailed, pushed }: Pigeon): Promise<Pigeon['mailed']> {
  await guest.call(CALLS.subscribe, { body: PUSH });
  await guest.call(CALLS.notify, { body: { push: 'always' } });
  const before = mailed.length;
  const told = pushed.length;
  await guest.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [{ kind: 'me' }, { kind: 'local' }], start: true },
  });
  await expect.poll(() => pushed.length, { timeout: 10_000 }).toBe(told + 1);
  await pause(10);
  return mailed.slice(before).filter(isTurn);
}
