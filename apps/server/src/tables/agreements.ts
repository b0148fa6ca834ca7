import type { CALLS, Given } from '@crownleaf/protocol';
import { Denied } from '../problems.ts';
import { personsAt } from './seating.ts';
import { mustBeLive, type Table } from './table.ts';

/** What concerns everybody at a table is done when all persons there have agreed to it. */
export type Proposed = Given<typeof CALLS.propose, 'body'>;
export type AnswerToProposal = Given<typeof CALLS.agree, 'body'>;

export async function propose(table: Table, account: string, by: number, what: Proposed): Promise<void> {
  checkPossible(table, what);
  const to = what.kind === 'undo' ? { to: what.to } : {};
  await table.remark('proposal', { proposal: { kind: what.kind, by, ...to, agreed: [account] } });
  await carryOut(table);
}

function checkPossible({ stored, halt }: Table, what: Proposed): void {
  const { status, ply, daily } = stored;
  if (status !== 'stopped') mustBeLive(stored);
  if (status === 'stopped' && what.kind === 'undo') {
    throw new Denied('rules-changed', `the rules have changed; possible: 'go-on', 'end'`);
  }
  if (status === 'live' && what.kind === 'go-on') throw new Denied('not-stopped', 'the game has not stopped');
  if (what.kind === 'go-on' && halt?.match === undefined) {
    throw new Denied('rules-changed', `by the new rules this game cannot even begin; possible: 'end'`);
  }
  if (what.kind === 'undo' && daily !== null) throw new Denied('forbidden', 'a challenge has one try only');
  if (what.kind === 'undo' && what.to >= ply) {
    throw new Denied('nothing-to-undo', `the game is at ply ${ply}; possible: 0 to ${ply - 1}`);
  }
}

export async function answerProposal(table: Table, account: string, { agree, of }: AnswerToProposal): Promise<void> {
  const { proposal } = table.stored;
  if (proposal === null) throw new Denied('no-proposal', 'nothing is proposed just now');
  if (of !== undefined && (of.kind !== proposal.kind || of.to !== proposal.to)) {
    throw new Denied('no-proposal', `that is proposed no longer; now it is '${proposal.kind}'`);
  }
  const agreed = [...new Set([...proposal.agreed, account])];
  await table.remark('proposal', { proposal: agree ? { ...proposal, agreed } : null });
  await carryOut(table);
}

/** Does what is proposed if nobody is left to ask; also to be called when somebody has gone. */
export async function carryOut(table: Table): Promise<void> {
  const { proposal, seats } = table.stored;
  if (proposal === null || ![...personsAt(seats)].every((person) => proposal.agreed.includes(person))) return;
  if (proposal.kind === 'end') await table.end();
  else if (proposal.kind === 'go-on') await table.goOn(proposal.by);
  else await table.undoAgreed(proposal.by, proposal.to!);
}
