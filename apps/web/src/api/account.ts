import type { Me } from '@crownleaf/protocol';
import { useSyncExternalStore } from 'react';
import { call, Failed } from './api.ts';

/** Who the person is: a guest gets an account with the first thing that needs one, and may type a name or not. */
const NAME = 'crownleaf.name';
const listeners = new Set<() => void>();
let me: Me | undefined;

function told(): void {
  for (const listener of listeners) listener();
}

export function keptName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function useMe(): Me | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => me,
  );
}

/** The account of this browser; made if there is none. */
export async function signedIn(): Promise<Me> {
  const name = keptName();
  me ??= await call('guest', { body: name === '' ? {} : { name } });
  told();
  return me;
}

/** Looks for an account without making one. */
export async function lookForMe(): Promise<void> {
  try {
    me = await call('me');
    told();
  } catch (error) {
    if (!(error instanceof Failed)) return;
  }
}

export async function rename(name: string): Promise<void> {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Kept on the server then.
  }
  if (me === undefined) return;
  me = await call('rename', { body: { name } });
  told();
}
