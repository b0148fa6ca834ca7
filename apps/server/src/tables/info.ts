import { commitment, itemAt, NOBODY } from '@crownleaf/engine';
import type { Presence, Proposal, SeatInfo, TableInfo, TableSummary } from '@crownleaf/protocol';
import { botName } from '@crownleaf/words';
import type { People } from '../accounts/people.ts';
import { endOf } from '../challenges/day.ts';
import type { StoredProposal, StoredSeat, StoredTable } from '../store/store.ts';
import { votersAt } from './agreements.ts';
import { botOf, ownerOf, type Seats, seatsOf } from './seating.ts';
import type { Table } from './table.ts';

/** Who is connected to a table just now. */
export interface Attendance {
  presenceOf(table: string, account: string): Presence;
  /** How many look on without a seat. */
  watching(table: StoredTable): number;
}

export function infoOf(
  { stored, halt, older }: Pick<Table, 'stored' | 'halt' | 'older'>,
  people: People,
  attendance: Attendance,
): TableInfo {
  const { id, seats, secret, proposal, daily, game, rulesVersion, pace, visibility, spectators } = stored;
  const { hints, practice, status, host, created, started, finished, rematch } = stored;
  return {
    ...{ table: id, game, rulesVersion, pace, visibility, spectators, hints, practice, status, host, rematch },
    options: stored.options as TableInfo['options'],
    seats: seats.map((seat, i) => seatInfo(seat, i, id, people, attendance)),
    watching: attendance.watching(stored),
    ...{ created, started, finished },
    commitment: secret === null ? null : commitment(secret),
    proposal: proposal && proposalOf(proposal, seats, people),
    daily: daily === null ? null : { day: daily, ends: endOf(daily) },
    ...(older === undefined ? {} : { older }),
    ...(halt === undefined ? {} : { stopped: { ply: halt.match?.state.ply ?? null, lost: halt.lost } }),
  };
}

function seatInfo(seat: StoredSeat, i: number, table: string, people: People, attendance: Attendance): SeatInfo {
  const owner = ownerOf(seat);
  return {
    seat: i,
    ...named(seat, i, people),
    presence: owner === undefined ? null : attendance.presenceOf(table, owner),
  };
}

function named(seat: StoredSeat, i: number, people: People): Omit<SeatInfo, 'seat' | 'presence'> {
  const { kind } = seat;
  const bot = botOf(seat) ?? null;
  switch (seat.kind) {
    case 'open': {
      const player = seat.keptFor ?? null;
      const name = player === null ? '' : people.get(player).name;
      return { kind, name, player, program: false, bot, takenOver: null };
    }
    case 'bot':
      return { kind, name: botName(i), player: null, program: false, bot, takenOver: null };
    case 'human':
    case 'local': {
      const person = people.get(seat.account);
      const name = seat.kind === 'local' ? seat.name : person.name;
      const takenOver = seat.takenOver?.why ?? null;
      return { kind, name, player: seat.account, program: person.program, bot, takenOver };
    }
  }
}

function proposalOf({ kind, by, to, agreed }: StoredProposal, seats: Seats, people: People): Proposal {
  const voters = votersAt(kind, seats, people);
  const seatsWhere = (wanted: (account: string) => boolean) =>
    seats.flatMap((seat, i) => {
      const owner = ownerOf(seat);
      return owner !== undefined && voters.includes(owner) && wanted(owner) ? [i] : [];
    });
  return {
    kind,
    by,
    ...(to === undefined ? {} : { to }),
    agreed: seatsWhere((account) => agreed.includes(account)),
    waiting: seatsWhere((account) => !agreed.includes(account)),
  };
}

export function summaryOf(stored: StoredTable, people: People, account: string | undefined): TableSummary {
  const { id: table, game, pace, visibility, status, host, created, started, finished, daily } = stored;
  const mine = seatsOf(stored.seats, account);
  const asked = stored.asked === NOBODY ? null : stored.asked;
  return {
    ...{ table, game, pace, visibility, status, host, created, started, finished },
    daily: daily === null ? null : { day: daily, ends: endOf(daily) },
    seats: stored.seats.map((seat, i) => ({ seat: i, ...named(seat, i, people) })),
    asked,
    mine,
    yourTurn: asked !== null && mine.includes(asked) && botOf(itemAt(stored.seats, asked)) === undefined,
    changed: stored.changed,
    deadline: stored.deadline,
  };
}
