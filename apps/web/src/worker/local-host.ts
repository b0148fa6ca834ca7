import { analyse, policiesOf } from '@crownleaf/bots';
import type { BotHost } from '@crownleaf/bots/host-browser';
import {
  type Author,
  commitment,
  createEngine,
  type Engine,
  type Entry,
  fastChance,
  type GameRecord,
  type Seat,
  type Secret,
  type View,
} from '@crownleaf/engine';
import type { TableInfo } from '@crownleaf/protocol/types';
import { askedIn, bestOf, type HostUpdate, nameDecision, positionFor, TableHost } from '@crownleaf/table';
import type { Hint } from '@crownleaf/ui/port';

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
  publish(update: HostUpdate): void;
}

/** The first update of a table, with the seats that this device plays. */
export type OpenedTable = HostUpdate & { readonly info: TableInfo; readonly mine: Seat[] };

const HINT_MS = 900;
const TABLE = 'local';
const SEEDS = 2 ** 31;

export function findHint({ game }: Engine, view: View): Hint {
  const { guide } = game;
  const thinking = createEngine(game, { asks: 'choices' });
  return bestOf(analyse(thinking, view, { ms: HINT_MS }, guide === undefined ? {} : { guide }))!;
}

/** A table that this device runs by itself: the real engine, bots on some seats, people on the others. */
export class LocalHost {
  readonly #engine: Engine;
  readonly #plan: HostPlan;
  readonly #host: TableHost;
  /** The bots in their seats, by name. */
  readonly #bots: readonly (string | undefined)[];
  readonly #parts: HostParts;
  readonly #random: (below: number) => number;
  readonly #entries: Entry[] = [];
  /** The last change that was sent to the page. */
  #published = 0;
  #viewer: Seat | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Stops the bot that thinks now. */
  #thinking: AbortController | undefined;

  constructor(engine: Engine, plan: HostPlan, parts: HostParts) {
    this.#engine = engine;
    this.#plan = plan;
    this.#parts = parts;
    this.#host = new TableHost(engine);
    this.#bots = plan.seats.map(({ bot }) => (bot === undefined ? undefined : knownBot(engine, bot)));
    const dice = fastChance(Number.parseInt(plan.secret.slice(0, 8), 16));
    let thrown = 0;
    this.#random = (below) => dice.int(thrown++, below);
    this.#viewer = this.#mine[0];
    this.#host.start(plan.seats.length, plan.secret, plan.options);
    for (const name of plan.opening ?? []) this.#answer(this.#asked, [name], 'human');
    this.#askBot(0);
  }

  /** Seats that are played on this device. */
  get #mine(): Seat[] {
    return this.#plan.seats.flatMap(({ bot, led }, seat) => (bot === undefined && !led ? [seat] : []));
  }

  get #asked(): Seat {
    return this.#host.match!.state.asked;
  }

  /** The whole table, as the viewer may know it. */
  open(): OpenedTable {
    this.#published = this.#host.seq;
    return { ...this.#update(0), info: this.#info, mine: this.#mine };
  }

  send(ply: number, names: readonly string[]): number {
    if (ply !== this.#host.match!.state.ply) return 0;
    const applied = this.#answer(this.#viewer ?? this.#asked, names, 'human');
    this.#publish();
    this.#askBot(this.#plan.courtesy ?? 0);
    return applied;
  }

  undo(to?: number): void {
    this.#holdBot();
    try {
      this.#host.undo(this.#viewer ?? this.#asked, to);
      this.#entries.push({ undoTo: this.#host.match!.state.ply, by: 'human' });
      this.#publish();
    } finally {
      this.#askBot(this.#plan.courtesy ?? 0);
    }
  }

  /** Answers for the seat that is asked: a lesson sets the scene. */
  lead(names: readonly string[]): void {
    for (const name of names) this.#answer(this.#asked, [name], 'human');
    this.#publish();
  }

  sit(seat: Seat): void {
    if (seat === this.#viewer) return;
    this.#viewer = seat;
    this.#publish(0);
  }

  close(): void {
    this.#holdBot();
    void this.#parts.bots.close();
  }

  record(): GameRecord {
    const { game, secret, seats, options = {} } = this.#plan;
    const { rulesVersion } = this.#engine.game;
    return {
      ...{ game, rulesVersion, seats: seats.length, options },
      ...{ commitment: commitment(secret), secret, entries: this.#entries },
    };
  }

  #answer(seat: Seat, names: readonly string[], by: Author): number {
    const { steps } = this.#host.answer({ seat, names, by });
    for (const { name, hash } of steps) this.#entries.push({ seat, name, hash, by });
    return steps.length;
  }

  /** What is new to the page, or everything from a change on. */
  #publish(since = this.#published): void {
    this.#published = this.#host.seq;
    this.#parts.publish(this.#update(since));
  }

  #update(since: number): HostUpdate {
    const { decision, result = null } = this.#host;
    const viewer = this.#viewer ?? null;
    const isMine = decision !== undefined && viewer !== null && (decision.seat === viewer || this.#mine.length === 0);
    return {
      table: TABLE,
      ...positionFor(this.#host, viewer, this.#host.changesSince(since)!),
      asked: decision ? askedIn(decision) : null,
      ...(isMine ? { decision: nameDecision(this.#engine, decision) } : {}),
      undo: { ...this.#host.undoRight(viewer), deeper: false },
      clocks: null,
      result,
    };
  }

  /** Described like a table on the server. */
  get #info(): TableInfo {
    const { game, seats, secret, options = {} } = this.#plan;
    return {
      ...{ table: TABLE, game, options: options as TableInfo['options'], commitment: commitment(secret) },
      ...{ rulesVersion: this.#engine.game.rulesVersion, pace: { kind: 'relaxed' }, visibility: 'private' },
      ...{ spectators: false, hints: true, practice: false, status: 'live', host: '', watching: 0 },
      ...{ created: 0, started: 0, finished: null, proposal: null, rematch: null, daily: null },
      seats: seats.map(({ name }, seat) => {
        const bot = this.#bots[seat] ?? null;
        const who = { player: null, program: false, takenOver: null };
        return {
          seat,
          kind: bot === null ? 'local' : 'bot',
          name,
          bot,
          ...who,
          presence: bot === null ? 'here' : null,
        };
      }),
    };
  }

  // Bots

  #askBot(delay: number): void {
    this.#holdBot();
    const bot = this.#host.decision === undefined ? undefined : this.#bots[this.#asked];
    if (bot !== undefined) this.#timer = setTimeout(() => void this.#answerAsBot(bot), delay);
  }

  /** What a bot has not answered yet, it will not answer. */
  #holdBot(): void {
    clearTimeout(this.#timer);
    this.#thinking?.abort();
    this.#thinking = undefined;
  }

  async #answerAsBot(bot: string): Promise<void> {
    const { kind, seat } = this.#host.decision!;
    const thinking = new AbortController();
    this.#thinking = thinking;
    const view = this.#host.view(seat)!;
    const request = { game: this.#plan.game, bot, view, seed: this.#random(SEEDS), table: TABLE };
    try {
      const option = await this.#parts.bots.choose(request, thinking.signal);
      if (thinking.signal.aborted) return;
      this.#thinking = undefined;
      this.#answer(seat, [this.#engine.nameOption(kind, option)], 'bot');
    } catch (error) {
      if (thinking.signal.aborted) return;
      throw error;
    }
    this.#publish();
    this.#askBot(0);
  }
}

function knownBot(engine: Engine, name: string): string {
  const bots = policiesOf(engine.game).map((bot) => bot.name);
  return bots.includes(name) ? name : bots.at(-1)!;
}
