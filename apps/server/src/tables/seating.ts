import { itemAt } from '@crownleaf/engine';
import type { SeatWish } from '@crownleaf/protocol';
import type { LoadedGame } from '../catalogue.ts';
import { ApiError } from '../problems.ts';
import type { StoredSeat, StoredTakeOver } from '../store/store.ts';

export type Seats = readonly StoredSeat[];

/** The account that a seat belongs to, also while a bot plays it. */
export function ownerOf(seat: StoredSeat): string | undefined {
  return seat.kind === 'human' || seat.kind === 'local' ? seat.account : undefined;
}

/** The bot that plays this seat now. */
export function botOf(seat: StoredSeat): string | undefined {
  if (seat.kind === 'bot') return seat.bot;
  return seat.kind === 'open' ? undefined : seat.takenOver?.bot;
}

/** Why a bot plays for the person whose seat it is, if one does. */
export function takenOverBy(seat: StoredSeat): StoredTakeOver | undefined {
  return seat.kind === 'human' || seat.kind === 'local' ? seat.takenOver : undefined;
}

export function isOf(seat: StoredSeat | undefined, account: string | undefined): boolean {
  return seat !== undefined && account !== undefined && ownerOf(seat) === account;
}

export function seatsOf(seats: Seats, account: string | undefined): number[] {
  const mine: number[] = [];
  for (let seat = 0; seat < seats.length; seat++) if (isOf(seats[seat], account)) mine.push(seat);
  return mine;
}

/** What all but this account are called at their seats, also where a seat is kept for them. */
export function namesOfOthers(seats: Seats, account: string, nameOf: (account: string) => string): string[] {
  return seats.flatMap((seat) => {
    const owner = seat.kind === 'open' ? seat.keptFor : ownerOf(seat);
    if (owner === undefined || owner === account) return [];
    return [seat.kind === 'local' ? seat.name : nameOf(owner)];
  });
}

/** Everybody a table belongs to: also who set it up, and whom a seat is kept for. */
export function accountsAt({ host, seats }: { readonly host: string; readonly seats: Seats }): ReadonlySet<string> {
  const accounts = seats.map((seat) => (seat.kind === 'open' ? seat.keptFor : ownerOf(seat)));
  return new Set([host, ...accounts.filter((account) => account !== undefined)]);
}

/** Those who play themselves. */
export function personsAt(seats: Seats): ReadonlySet<string> {
  return new Set(seats.filter((seat) => botOf(seat) === undefined).flatMap((seat) => ownerOf(seat) ?? []));
}

/** Those who have a seat, also while a bot plays it for them; not who is gone for good. */
export function ownersAt(seats: Seats): ReadonlySet<string> {
  return new Set(seats.filter((seat) => !takenOverBy(seat)?.forGood).flatMap((seat) => ownerOf(seat) ?? []));
}

export function seatsFrom(wishes: readonly SeatWish[], account: string, game: LoadedGame): StoredSeat[] {
  const { id, seats } = game.rules;
  const [min, max] = seats;
  if (wishes.length < min || wishes.length > max) {
    const range = min === max ? `${min}` : `${min} to ${max}`;
    throw new ApiError('bad-options', `${id} is for ${range} seats, not ${wishes.length}`);
  }
  if (wishes.filter(({ kind }) => kind === 'me').length > 1) {
    throw new ApiError('bad-request', `you can have one seat of kind 'me'; for others at your device there is 'local'`);
  }
  return wishes.map((wish, i) => seatFrom(wish, account, i, game));
}

export function seatFrom(wish: SeatWish, account: string, seat: number, game: LoadedGame): StoredSeat {
  switch (wish.kind) {
    case 'me':
      return { kind: 'human', account };
    case 'open':
      return { kind: 'open' };
    case 'local':
      return { kind: 'local', account, name: wish.name ?? plainName(seat) };
    case 'bot':
      return { kind: 'bot', bot: botNamed(wish.bot, game) };
  }
}

function plainName(seat: number): string {
  return `Guest ${seat + 1}`;
}

/** Without the names that somebody gave to others at their device. */
export function withoutNames(seats: Seats, account: string): Seats {
  return seats.map((seat, i) =>
    seat.kind === 'local' && seat.account === account ? { ...seat, name: plainName(i) } : seat,
  );
}

function botNamed(name: string | undefined, { info, standIn }: LoadedGame): string {
  if (name === undefined) return standIn;
  if (info.levels.includes(name)) return name;
  throw new ApiError('bad-request', `${info.id} has no bot '${name}'; possible: ${info.levels.join(', ')}`);
}

/** Sits down: on the seat that is kept for them, on the one they name, else on the first that is free. */
export function withPlayer(seats: Seats, account: string, wanted: number | undefined): Seats {
  if (seatsOf(seats, account).length > 0) return seats;
  const kept = seats.findIndex((seat) => seat.kind === 'open' && seat.keptFor === account);
  const at = wanted ?? (kept >= 0 ? kept : seats.findIndex((seat) => isFreeFor(seat, account)));
  if (!isFreeFor(seats[at], account)) {
    const possible = seats.flatMap((seat, i) => (isFreeFor(seat, account) ? [i] : []));
    const hint = possible.length > 0 ? `possible: ${possible.join(', ')}` : 'none is free';
    throw new ApiError('full', wanted === undefined ? 'no seat is free' : `seat ${wanted} is not free; ${hint}`);
  }
  return seats.with(at, { kind: 'human', account });
}

export function hasSeatFor(seats: Seats, account: string): boolean {
  return seats.some((seat) => isFreeFor(seat, account));
}

function isFreeFor(seat: StoredSeat | undefined, account: string): boolean {
  return seat?.kind === 'open' && (seat.keptFor ?? account) === account;
}

/** Nothing is kept for somebody any longer. */
export function releaseReservation(seats: Seats, account: string): Seats {
  return seats.map((seat) => (seat.kind === 'open' && seat.keptFor === account ? { kind: 'open' } : seat));
}

/** Nothing is theirs any longer, nor kept for them. */
export function withoutAccounts(seats: Seats, areThey: (account: string) => boolean): Seats {
  return seats.map((seat) => {
    const account = seat.kind === 'open' ? seat.keptFor : ownerOf(seat);
    return account !== undefined && areThey(account) ? { kind: 'open' } : seat;
  });
}

export function withOpenSeats(seats: Seats, which: readonly number[]): Seats {
  return seats.map((seat, i) => (which.includes(i) ? { kind: 'open' } : seat));
}

export function withBot(seats: Seats, which: number, by: StoredTakeOver): Seats {
  const seat = itemAt(seats, which);
  // Older releases could leave a seat open in a live game: nobody will ever answer there.
  if (seat.kind === 'open') return seats.with(which, { kind: 'bot', bot: by.bot });
  return seat.kind === 'human' || seat.kind === 'local' ? seats.with(which, { ...seat, takenOver: by }) : seats;
}

export function withoutBot(seats: Seats, which: number): Seats {
  const seat = itemAt(seats, which);
  if (seat.kind !== 'human' && seat.kind !== 'local') return seats;
  const { takenOver: _, ...own } = seat;
  return seats.with(which, own);
}

/** The same people one seat further, so that another begins; who does not call is kept a seat. */
export function rematchSeats(seats: Seats, account: string): Seats {
  const fresh = seats.map((seat): StoredSeat => {
    const owner = ownerOf(seat);
    if (owner === undefined || seat.kind === 'bot' || seat.kind === 'open') return seat;
    if (seat.kind === 'local') return owner === account ? { ...withoutBot([seat], 0)[0]! } : { kind: 'open' };
    return owner === account ? { kind: 'human', account } : { kind: 'open', keptFor: owner };
  });
  return [...fresh.slice(1), itemAt(fresh, 0)];
}
