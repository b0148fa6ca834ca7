import { expect, test } from 'vitest';
import { People } from '../src/accounts/people.ts';
import { answerProposal, propose } from '../src/tables/agreements.ts';
import { note } from '../src/tables/table.ts';
import { answerAt, type BareTable, bareTable } from './bare-table.ts';

const MAX_ASIDES = 5000;
const HOST_RESERVE = 500;

/** A game of three with so many entries besides the answers. */
async function fullTable(asides: number): Promise<BareTable> {
  const bare = await bareTable('heart-of-crown', 3);
  const { table } = bare;
  const length = asides - table.stored.seq;
  await table.log.append({ entries: Array.from({ length }, () => note({ what: 'proposal' })) });
  await answerAt(table, 'first');
  return bare;
}

test.each([MAX_ASIDES, MAX_ASIDES + HOST_RESERVE])('a table with %d entries too many can be ended', async (asides) => {
  const { table, store, accounts, close } = await fullTable(asides);
  const people = new People(store.accounts);
  const full = { code: 'too-many' };
  const proposer = (by: number) => ({ account: accounts[by]!, by });
  const decline = (by: number) => answerProposal(table, people, accounts[by]!, { agree: false });
  await propose(table, people, proposer(0), { kind: 'end' });
  // What would make room for the next proposal is refused, also to the one who proposed.
  for (const by of [0, 1]) await expect(decline(by)).rejects.toMatchObject(full);
  await expect(propose(table, people, proposer(1), { kind: 'undo', to: 0 })).rejects.toMatchObject(full);
  for (let n = 0; n < 5; n++) {
    for (const by of [0, 1]) await propose(table, people, proposer(by), { kind: 'end' });
  }
  expect(table.stored).toMatchObject({ status: 'live', proposal: { kind: 'end', agreed: accounts.slice(0, 2) } });
  expect(table.stored.seq - table.stored.ply).toBe(asides + 2);
  await answerProposal(table, people, accounts[2]!, { agree: true });
  expect(table.stored.status).toBe('ended');
  await close();
});

test('where there is room, a proposal to end can be declined', async () => {
  const { table, store, accounts, close } = await fullTable(10);
  const people = new People(store.accounts);
  await propose(table, people, { account: accounts[0]!, by: 0 }, { kind: 'end' });
  await answerProposal(table, people, accounts[1]!, { agree: false });
  expect(table.stored.proposal).toBeNull();
  await close();
});
