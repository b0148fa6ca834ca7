import { undoPlies } from '@crownleaf/engine';
import type { CALLS, Given } from '@crownleaf/protocol';
import type { People } from '../accounts/people.ts';
import { ApiError } from '../problems.ts';
import { resumeGame } from './rules-change.ts';
import { ownersAt, personsAt, type Seats } from './seating.ts';
import { mustBeLive, type Table } from './table.ts';

/** What concerns everybody at a table is done when all its voters have agreed to it. */
export type Proposed = Given<typeof CALLS.propose, 'body'>;
export type AnswerToProposal = Given<typeof CALLS.agree, 'body'>;

export interface Proposer {
  readonly account: string;
  readonly by: number;
}

export async function propose(table: Table, people: People, { account, by }: Proposer, what: Proposed): Promise<void> {
  checkPossible(table, what);
  if (what.kind === 'undo' && !canGoBack(table, people, by, what.to)) {
    throw new ApiError(
      'forbidden',
      'nobody else is here to agree; only at a practice table can you take back what was seen',
    );
  }
  const to = what.kind === 'undo' ? { to: what.to } : {};
  const { proposal } = table.stored;
  // Nothing is new when the same person proposes the same again.
  if (proposal?.kind === what.kind && proposal.to === to.to && proposal.agreed.includes(account)) return;
  if (what.kind === 'end' && proposal?.kind === 'end') return answerProposal(table, people, account, { agree: true });
  // A full table can still be ended: there nobody can decline that or propose something else, so it is written once.
  if (what.kind !== 'end') table.log.checkRoom();
  await table.updateDetails('proposal', { proposal: { kind: what.kind, by, ...to, agreed: [account] } });
  await carryOut(table, people);
}

function checkPossible({ stored, halt }: Table, what: Proposed): void {
  const { status, ply, daily } = stored;
  if (status !== 'stopped') mustBeLive(stored);
  if (status === 'stopped' && what.kind === 'undo') {
    throw new ApiError('rules-changed', `the rules have changed; possible: 'go-on', 'end'`);
  }
  if (status === 'live' && what.kind === 'go-on') throw new ApiError('not-stopped', 'the game has not stopped');
  if (what.kind === 'go-on' && halt?.match === undefined) {
    throw new ApiError('rules-changed', `by the new rules this game cannot even begin; possible: 'end'`);
  }
  if (what.kind === 'undo' && daily !== null) throw new ApiError('forbidden', 'a challenge has one try only');
  if (what.kind === 'undo' && what.to >= ply) {
    throw new ApiError('nothing-to-undo', `the game is at ply ${ply}; possible: 0 to ${ply - 1}`);
  }
}

export async function answerProposal(
  table: Table,
  people: People,
  account: string,
  { agree, of }: AnswerToProposal,
): Promise<void> {
  const { proposal } = table.stored;
  if (proposal === null) throw new ApiError('no-proposal', 'nothing is proposed just now');
  if (of !== undefined && (of.kind !== proposal.kind || of.to !== proposal.to)) {
    throw new ApiError('no-proposal', `that is proposed no longer; now it is '${proposal.kind}'`);
  }
  if (agree && proposal.agreed.includes(account)) return;
  if (!agree && proposal.kind === 'end') table.log.checkRoom();
  const agreed = [...proposal.agreed, account];
  await table.updateDetails('proposal', { proposal: agree ? { ...proposal, agreed } : null });
  await carryOut(table, people);
}

/** Does what is proposed if nobody is left to ask; also to be called when somebody has gone. */
export async function carryOut(table: Table, people: People): Promise<void> {
  const { proposal, seats } = table.stored;
  if (proposal === null) return;
  if (!votersAt(proposal.kind, seats, people).every((voter) => proposal.agreed.includes(voter))) return;
  if (proposal.kind === 'undo' && !canGoBack(table, people, proposal.by, proposal.to!)) {
    return table.updateDetails('proposal', { proposal: null });
  }
  if (proposal.kind === 'end') await table.end();
  else if (proposal.kind === 'go-on') await resumeGame(table, proposal.by);
  else await table.undoAgreed(proposal.by, proposal.to!);
}

/** Who is the only one with a vote would agree with themselves; so they go back only as far as they can alone. */
function canGoBack({ match, stored }: Table, people: People, by: number, to: number): boolean {
  const { seats, practice } = stored;
  const others =
    votersAt('undo', seats, people).length > 1 || seats.some((seat) => seat.kind === 'local' && !seat.takenOver);
  return others || practice || (match !== undefined && undoPlies(match, by).includes(to));
}

/**
 * Human players have a say; programs only where nobody else is left to ask. Going back takes something from everybody who
 * has a seat, so it waits also for those for whom a bot plays; a game is ended or goes on by those who are there.
 */
export function votersAt(kind: Proposed['kind'], seats: Seats, people: People): readonly string[] {
  const persons = [...(kind === 'undo' ? ownersAt(seats) : personsAt(seats))];
  const human = persons.filter((account) => !people.get(account).program);
  return human.length > 0 ? human : persons;
}
