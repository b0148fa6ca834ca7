import { analyse, policiesOf } from '@crownleaf/bots';
import type { BotHost } from '@crownleaf/bots/host-browser';
import {
  type AnswerEntry,
  commitment,
  createEngine,
  type Decision,
  type Engine,
  type Entry,
  eventsFor,
  fastChance,
  type GameRecord,
  type Match,
  type Preview,
  playNames,
  type Refusal,
  type ScoreLine,
  type Seat,
  type Secret,
  startMatch,
  undo,
  undoPlies,
  type View,
} from '@crownleaf/engine';
import type { Result, Undo } from '@crownleaf/protocol/types';
import { type Asked, grown, type Hint, type Snapshot, type TableEvent } from '@crownleaf/ui/port';

export interface HostSeat {
  readonly name: string;
  /** A bot plays; a name that the game does not know stands for its strongest. */
  readonly bot?: string;
  /** Nobody plays: a lesson answers for it. */
  readonly led?: true;
}

export interface HostPlan {
  readonly game: string;
  readonly seats: readonly HostSeat[];
  readonly secret: Secret;
  readonly options?: unknown;
  /** Answers that are given before anybody is asked: a lesson's or a fixture's position. */
  readonly opening?: readonly string[];
  /** Milliseconds that a bot waits before it answers a person, so that the end of a turn can still be taken back. */
  readonly courtesy?: number;
}

export interface HostParts {
  readonly bots: Pick<BotHost, 'choose' | 'close'>;
  tell(step: Step): void;
}

/** A change of the table. The log grows with the game, so only what is new of it is sent. */
export interface Step {
  readonly now: Omit<Snapshot, 'log'>;
  /** Of the log as it was, what stays: events numbered up to here. */
  readonly keep: number;
  readonly add: readonly TableEvent[];
}

/** What a view alone tells: the same for a game on this device and for one on the server. */
export function previewOf(engine: Engine, view: View, name: string): Preview {
  const option = engine.findOption(engine.determinise(view, fastChance(1)), name);
  return option === undefined ? { changes: [], next: null } : engine.preview(view, option);
}

export function whyNotOf(engine: Engine, view: View, what: string): Refusal {
  return engine.whyNot(view, what);
}

const HINT_MS = 900;

export function hintOf({ game }: Engine, view: View): Hint {
  const { guide } = game;
  const thinking = createEngine(game, { asks: 'choices' });
  const { options, line } = analyse(thinking, view, { ms: HINT_MS }, guide === undefined ? {} : { guide });
  const best = options[0]!;
  return { option: best.name, expected: best.expected, line };
}

const WORLDS = 12;

const TABLE = 'local';
const SEEDS = 2 ** 31;

export function scoresOf(engine: Engine, view: View): readonly (readonly ScoreLine[] | undefined)[] {
  const worlds = Array.from({ length: WORLDS }, (_, n) => engine.determinise(view, fastChance(n)));
  return view.seats.map((_, seat) => {
    const [first = [], ...others] = worlds.map((world) => engine.game.score(world, seat));
    return others.every((lines) => JSON.stringify(lines) === JSON.stringify(first)) ? first : undefined;
  });
}

/** A table that this device runs by itself: the real engine, bots on some seats, people on the others. */
export class Host {
  readonly #engine: Engine;
  readonly #plan: HostPlan;
  /** The bots in their seats, by name. */
  readonly #seated: readonly (string | undefined)[];
  readonly #parts: HostParts;
  readonly #random: (below: number) => number;
  #match: Match;
  #log: readonly TableEvent[] = [];
  readonly #entries: Entry[] = [];
  #seq = 0;
  /** The number of the last event that was sent. */
  #told = 0;
  #viewer: Seat | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Stops the bot that thinks now. */
  #thinking: AbortController | undefined;

  constructor(engine: Engine, plan: HostPlan, parts: HostParts) {
    this.#engine = engine;
    this.#plan = plan;
    this.#parts = parts;
    this.#seated = plan.seats.map(({ bot }) => (bot === undefined ? undefined : botNamed(engine, bot)));
    const dice = fastChance(Number.parseInt(plan.secret.slice(0, 8), 16));
    let thrown = 0;
    this.#random = (below) => dice.int(thrown++, below);
    this.#viewer = this.#hands[0];
    const started = startMatch(engine, plan.seats.length, plan.secret, plan.options);
    this.#match = started.match;
    this.#log = grown(this.#log, started.events);
    for (const name of plan.opening ?? []) this.#play(this.#match.state.asked, [name], 'human');
    this.#told = this.#log.at(-1)?.at ?? 0;
    this.#go(0);
  }

  get #hands(): readonly Seat[] {
    return this.#plan.seats.flatMap(({ bot, led }, seat) => (bot === undefined && !led ? [seat] : []));
  }

  send(ply: number, names: readonly string[]): number {
    if (ply !== this.#match.state.ply) return 0;
    const seat = this.#viewer ?? this.#match.state.asked;
    const applied = this.#play(seat, names, 'human');
    this.#publish();
    this.#go(this.#plan.courtesy ?? 0);
    return applied;
  }

  undo(to?: number): void {
    const seat = this.#viewer ?? this.#match.state.asked;
    this.#hold();
    try {
      this.#match = undo(this.#match, seat, to);
      const { ply } = this.#match.state;
      this.#log = this.#log.filter((event) => event.ply <= ply);
      this.#told = Math.min(this.#told, this.#log.at(-1)?.at ?? 0);
      this.#entries.push({ undoTo: ply, by: 'human' });
      this.#publish();
    } finally {
      this.#go(this.#plan.courtesy ?? 0);
    }
  }

  /** Answers for whoever is asked: a lesson sets the scene. */
  lead(names: readonly string[]): void {
    for (const name of names) this.#play(this.#match.state.asked, [name], 'human');
    this.#publish();
  }

  sit(seat: Seat): void {
    if (seat === this.#viewer) return;
    this.#viewer = seat;
    this.#publish(true);
  }

  close(): void {
    this.#hold();
    void this.#parts.bots.close();
  }

  get view(): View {
    return this.#engine.view(this.#match.state, this.#viewer);
  }

  record(): GameRecord {
    const { game, secret, seats, options = {} } = this.#plan;
    const { rulesVersion } = this.#engine.game;
    return {
      ...{ game, rulesVersion, seats: seats.length, options },
      ...{ commitment: commitment(secret), secret, entries: this.#entries },
    };
  }

  /** The whole log, as the viewer may know it. */
  start(): Step {
    return { now: this.#now(), keep: 0, add: this.#toldSince(0) };
  }

  #toldSince(at: number): readonly TableEvent[] {
    const told = this.#log.filter((event) => event.at > at);
    return eventsFor(told, this.#viewer);
  }

  #now(): Step['now'] {
    const engine = this.#engine;
    const { state } = this.#match;
    const viewer = this.#viewer;
    const decision = engine.decision(state);
    const mine = decision !== undefined && (decision.seat === viewer || this.#hands.length === 0);
    return {
      table: TABLE,
      game: this.#plan.game,
      seq: this.#seq,
      view: this.view,
      ...(decision !== undefined && mine && viewer !== undefined ? { asked: askedOf(engine, decision) } : {}),
      seats: this.#plan.seats.map(({ name }, seat) => {
        const bot = this.#seated[seat];
        return bot === undefined ? { name, presence: 'here' } : { name, bot };
      }),
      hands: this.#hands,
      undo: this.#undo(),
      ...(decision === undefined ? { result: resultOf(engine, this.#match) } : {}),
      options: this.#plan.options ?? {},
      commitment: commitment(this.#plan.secret),
      connection: 'live',
    };
  }

  #undo(): Undo {
    const viewer = this.#viewer;
    if (viewer === undefined) return { plies: [], reason: 'not-seated', deeper: false };
    const plies = [...undoPlies(this.#match, viewer)];
    if (plies.length > 0) return { plies, reason: null, deeper: false };
    const { state } = this.#match;
    if (this.#engine.over(state)) return { plies, reason: 'over', deeper: false };
    const standing = standingAnswers(this.#entries);
    const last = standing.findLast(({ seat }) => seat === viewer);
    if (last === undefined) return { plies, reason: 'nothing-yet', deeper: false };
    return { plies, reason: standing.at(-1) === last ? 'new-information' : 'other-answered', deeper: false };
  }

  #play(seat: Seat, names: readonly string[], by: AnswerEntry['by']): number {
    const engine = this.#engine;
    let applied = 0;
    // One by one, so that every entry has the hash of its own state; the chain as a whole was checked first.
    const whole = playNames(engine, this.#match, seat, names);
    for (const name of names.slice(0, whole.applied)) {
      const played = playNames(engine, this.#match, seat, [name]);
      this.#match = played.match;
      this.#log = grown(this.#log, played.events);
      this.#entries.push({ seat, name, hash: engine.hash(played.match.state), by });
      applied++;
    }
    return applied;
  }

  #publish(anew = false): void {
    const end = this.#log.at(-1)?.at ?? 0;
    const keep = anew ? 0 : Math.min(this.#told, end);
    this.#seq++;
    this.#told = end;
    this.#parts.tell({ now: this.#now(), keep, add: this.#toldSince(keep) });
  }

  /** Lets the bots answer. */
  #go(delay: number): void {
    this.#hold();
    const { state } = this.#match;
    const bot = this.#engine.over(state) ? undefined : this.#seated[state.asked];
    if (bot !== undefined) this.#timer = setTimeout(() => void this.#answerBy(bot), delay);
  }

  /** What a bot has not answered yet, it will not answer. */
  #hold(): void {
    clearTimeout(this.#timer);
    this.#thinking?.abort();
    this.#thinking = undefined;
  }

  async #answerBy(bot: string): Promise<void> {
    const { state } = this.#match;
    const { kind, seat } = this.#engine.decision(state)!;
    const thinking = new AbortController();
    this.#thinking = thinking;
    const view = this.#engine.view(state, seat);
    const request = { game: this.#plan.game, bot, view, seed: this.#random(SEEDS), table: TABLE };
    try {
      const option = await this.#parts.bots.choose(request, thinking.signal);
      if (thinking.signal.aborted) return;
      this.#thinking = undefined;
      this.#play(seat, [this.#engine.nameOption(kind, option)], 'bot');
    } catch (error) {
      if (thinking.signal.aborted) return;
      throw error;
    }
    this.#publish();
    this.#go(0);
  }
}

/** The answers that were not taken back; each of them is one ply. */
function standingAnswers(entries: readonly Entry[]): readonly AnswerEntry[] {
  const standing: AnswerEntry[] = [];
  for (const entry of entries) {
    if ('undoTo' in entry) standing.length = entry.undoTo;
    else if ('name' in entry) standing.push(entry);
  }
  return standing;
}

function botNamed(engine: Engine, name: string): string {
  const bots = policiesOf(engine.game).map((bot) => bot.name);
  return bots.includes(name) ? name : bots.at(-1)!;
}

export function askedOf(engine: Engine, { ply, seat, kind, options, because }: Decision): Asked {
  const names = options.map((option) => engine.nameOption(kind, option));
  return { ply, seat, kind, options: names, because, isTurnEnd: names.length === 1 };
}

export function resultOf({ game }: Engine, { state }: Match): Result {
  return { ranking: [...game.ranking(state)], scores: state.seats.map((_, seat) => [...game.score(state, seat)]) };
}
