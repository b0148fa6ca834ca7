import { createHmac, timingSafeEqual } from 'node:crypto';

/** Every letter holds the code, so it is worked out and not kept. It is good for this address of this account only. */
export function stopCode(key: string, account: string, address: string): string {
  return `${account}.${createHmac('sha256', key).update(`${account} ${address}`).digest('base64url')}`;
}

export function isStopCode(code: string, key: string, account: string, address: string): boolean {
  const [given, expected] = [Buffer.from(code), Buffer.from(stopCode(key, account, address))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export function accountIn(code: string): string {
  return code.split('.')[0]!;
}
