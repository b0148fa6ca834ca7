import { setTimeout as pause } from 'node:timers/promises';
import type { House } from './house.ts';

/** What /metrics says of this name, labels included; 0 if nothing. */
export async function figure({ url }: Pick<House, 'url'>, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
}

export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 400; n++) {
    if (await holds()) return;
    await pause(25);
  }
  throw new Error('it never came to that');
}
