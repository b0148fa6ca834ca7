import { type Features, itemAt, type Seat } from '@crownleaf/engine';
import { type Card, cardOf, DUKE, LARGE_CITY, nameOf, PRINCESSES, RARES, ROYAL_MAID, SENATOR } from '../components.ts';
import { CEREMONY } from '../flow/coronation.ts';
import { BACKED, BUYING, type HeartOfCrown, type mine, seatOf, type table, UNDECIDED } from '../state.ts';
import { climb, Layout } from './layout.ts';
import { Profile } from './profile.ts';
import { sideOf } from './side.ts';

const layout = new Layout();
const writeOwn = sideOf(layout, 'own');
const writeRival = sideOf(layout, 'rival');

/** The race: turns that the rival needs more than the seat itself. */
const lead = layout.scale('lead', -9, 1.5, 12);
const pointsLead = layout.scale('points-lead', -18, 4, 9);
const moneyLead = layout.scale('money-lead', -4, 1, 8);

const threeSeats = layout.one('seats:3');
const fourSeats = layout.one('seats:4');
const rounds = layout.scale('rounds', 0, 5, 6);
const onTurn = layout.one('on-turn');
const rivalOnTurn = layout.one('rival-on-turn');
const wait = layout.one('wait');
const mainPhase = layout.one('main');
/** In the order of the numbers that stand for them. */
const second = layout.block('second', ['undecided', 'buying', 'setting', 'spent']);
const plays = layout.one('plays');
const coins = layout.one('coins');
const extraComing = layout.one('extra-coming');
const overtime = layout.one('overtime');
const eliminated = layout.one('out');

const STOCKS: readonly Card[] = [DUKE, SENATOR, ROYAL_MAID, LARGE_CITY, ...RARES];
const FULL = STOCKS.map((card) => cardOf(card).copies);
const stocks = layout.block('market', STOCKS.map(nameOf));
const offered = layout.block('offered', PRINCESSES.map(nameOf));
const cursesLeft = layout.one('curses-left');

const othersPoints = layout.one('others-points');
const othersReach = layout.one('others-points-owned');
const othersMoney = layout.one('others-money');
const othersBacked = layout.one('others-backed');
/** A ceremony stands, and others hold the points to answer it or do not; the same seen from the other side. */
const answered = layout.one('declared-answerable');
const unanswered = layout.one('declared-unanswerable');
const canAnswer = layout.one('can-answer');
const cannotAnswer = layout.one('cannot-answer');
const alsoDeclared = layout.one('also-declared');

const profiles = Array.from({ length: 4 }, () => new Profile());

function profileOf(seat: Seat): Profile {
  return itemAt(profiles, seat);
}

/** What decides a game: the race to twenty points, in what the decks can bring and in what the hands hold now. */
export const features: Features<typeof table, typeof mine> = {
  names: layout.names,
  write(s, seat, out) {
    for (let other = 0; other < s.seats.length; other++) profileOf(other).read(s, other);
    const own = profileOf(seat);
    const rival = rivalOf(s, seat);
    writeOwn(s, own, out);
    writeRival(s, rival, out);
    climb(lead, rival.turnsToGo - own.turnsToGo, out);
    climb(pointsLead, own.points - rival.points, out);
    climb(moneyLead, own.money - rival.money, out);
    writeTurn(s, seat, rival.seat, out);
    writeTable(s, out);
    writeOthers(s, seat, out);
    writeCeremonies(s, seat, out);
  },
};

/** Of those who are still in the game, the one with the fewest turns to go. */
function rivalOf({ seats }: HeartOfCrown, seat: Seat): Profile {
  let found = profileOf(seat === 0 ? 1 : 0);
  let best = Number.POSITIVE_INFINITY;
  for (const [other, { out, declared }] of seats.entries()) {
    if (other === seat || out === 1) continue;
    const turns = profileOf(other).turnsToGo - (declared === 1 ? DECLARED_COUNTS : 0);
    if (turns < best) [found, best] = [profileOf(other), turns];
  }
  return found;
}

const DECLARED_COUNTS = 10;

function writeTurn(s: HeartOfCrown, seat: Seat, rival: Seat, out: Float32Array): void {
  const { table } = s;
  const seats = s.seats.length;
  if (seats > 2) out[seats === 3 ? threeSeats : fourSeats] = 1;
  climb(rounds, s.turn / seats, out);
  const turn = s.stack[0]!.seat;
  out[overtime] = table.overtime;
  out[eliminated] = seatOf(s, seat).out;
  out[wait] = ((table.order.indexOf(seat) - table.order.indexOf(turn) + seats) % seats) / seats;
  if (turn === rival) out[rivalOnTurn] = 1;
  if (turn !== seat) return;
  out[onTurn] = 1;
  out[extraComing] = table.extraNext;
  out[second + Math.min(table.second, BACKED)] = 1;
  if (table.main === 1) {
    out[mainPhase] = 1;
    out[plays] = table.plays / 3;
  }
  if (table.second === UNDECIDED || table.second === BUYING) out[coins] = table.coins / 10;
}

function writeTable({ table }: HeartOfCrown, out: Float32Array): void {
  for (let i = 0; i < STOCKS.length; i++) out[stocks + i] = table.market[STOCKS[i]!]! / FULL[i]!;
  for (const card of table.princesses) out[offered + PRINCESSES.indexOf(card)] = 1;
  out[cursesLeft] = table.curses.length / 16;
}

function writeOthers(s: HeartOfCrown, seat: Seat, out: Float32Array): void {
  const others = s.seats.length - 1;
  for (let other = 0; other <= others; other++) {
    if (other === seat || seatOf(s, other).out === 1) continue;
    const { points, deckPoints, money, backed } = profileOf(other);
    out[othersPoints]! += points / 20 / others;
    out[othersReach]! += (points + deckPoints) / 30 / others;
    out[othersMoney]! += money / 10 / others;
    if (backed) out[othersBacked]! += 1 / others;
  }
}

/** [HOC-11.5] A ceremony wins unless somebody answers it before the turn comes round. */
function writeCeremonies(s: HeartOfCrown, seat: Seat, out: Float32Array): void {
  if (s.table.overtime === 1) return;
  let declared = 0;
  let ready = 0;
  for (let other = 0; other < s.seats.length; other++) {
    if (other === seat) continue;
    if (seatOf(s, other).declared === 1) declared = 1;
    else if (holdsCeremony(profileOf(other))) ready = 1;
  }
  if (seatOf(s, seat).declared === 1) out[declared === 1 ? alsoDeclared : ready === 1 ? answered : unanswered] = 1;
  else if (declared === 1) out[holdsCeremony(profileOf(seat)) ? canAnswer : cannotAnswer] = 1;
}

function holdsCeremony({ backed, points, handPoints }: Profile): boolean {
  return backed && points + handPoints >= CEREMONY;
}
