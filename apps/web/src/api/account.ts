import type { Me, NotifyWish } from '@crownleaf/protocol/types';
import { PortError } from '@crownleaf/ui/port';
import { useSyncExternalStore } from 'react';
import { call } from './api.ts';

/** Who the person is: a guest gets an account with the first thing that needs one, and may type a name or not. */
const NAME = 'crownleaf.name';
/** Set once this browser has an account, so that nobody else is asked who they are. */
const KNOWN = 'crownleaf.known';
const listeners = new Set<() => void>();
let me: Me | undefined;

function now(next: Me | undefined): void {
  me = next;
  if (next !== undefined) keep(KNOWN, 'yes');
  for (const listener of listeners) listener();
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keptName(): string {
  return kept(NAME);
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
  const account = me ?? (await newGuest(name));
  if (me === undefined) now(account);
  return account;
}

async function newGuest(name: string): Promise<Me> {
  try {
    return await call('guest', { body: name === '' ? {} : { name } });
  } catch (error) {
    // A name that the server does not take must not stand in the way next time.
    if (error instanceof PortError) keep(NAME, '');
    throw error;
  }
}

/** Looks for the account that this browser had, without making one. */
export async function lookForMe(): Promise<void> {
  if (kept(KNOWN) === '') return;
  try {
    now(await call('me'));
  } catch (error) {
    if (error instanceof PortError) now(undefined);
  }
}

/** With a code, or through a link from another device. */
export async function recover(code: string): Promise<void> {
  now(await call('recover', { body: { code } }));
}

export async function changeNotify(wish: Partial<NotifyWish>): Promise<void> {
  now(await call('notify', { body: wish }));
}

/** With the code of a letter, whoever is signed in here. */
export async function confirmMail(code: string): Promise<void> {
  await call('confirmMail', { body: { code } });
  await lookForMe();
}

export async function stopMail(code: string): Promise<void> {
  await call('stopMail', { query: { code } });
  await lookForMe();
}

/** The account is gone from the server, and its traces from this browser. */
export async function deleteAccount(): Promise<void> {
  await call('deleteMe', { body: { confirm: 'delete' } });
  forgetAccount();
}

/** On this device too. */
export async function signOutEverywhere(): Promise<void> {
  await call('signOutEverywhere');
  forgetAccount();
}

function forgetAccount(): void {
  for (const key of [NAME, KNOWN]) keep(key, '');
  now(undefined);
}

export async function rename(name: string): Promise<void> {
  if (me !== undefined) now(await call('rename', { body: { name } }));
  keep(NAME, name);
}
