import { afterAll, beforeAll } from 'vitest';
import { type House, openHouse } from './house.ts';

/** One server and one browser for a file of tests. */
export function houseOfTests(fill?: (folder: string) => void): Omit<House, 'close'> {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(fill);
  });
  afterAll(() => house?.close());
  return {
    get url() {
      return house.url;
    },
    kill: () => house.kill(),
    restart: () => house.restart(),
    visitor: (wishes) => house.visitor(wishes),
  };
}
