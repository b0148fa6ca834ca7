import { type Engine, type Game, itemAt, type Option } from '@crownleaf/engine';
import { policiesOf, randomPolicy } from '../policies.ts';
import type { Analysis } from '../search/analysis.ts';
import { chooseFrom, optionsIn } from './choose.ts';
import { engineFor, enginesOf, messageOf, type Reply, type Task } from './desk.ts';
import type { AnalyseRequest, Asker, BotHost, ChooseRequest, Trouble } from './host.ts';
import { FairQueue } from './queue.ts';

export interface Workshop {
  /** How many tasks it can work on at a time; it is given no more. */
  readonly places: number;
  /**
   * Rejects when the worker broke down, and when the signal says stop; the next task finds a sound worker in both cases.
   */
  run(task: Task, signal: AbortSignal): Promise<Reply>;
  close(): Promise<void>;
}

export interface HostSetting {
  /** The same that the workers have: to check answers, and to answer for a bot that fails. */
  readonly games: readonly Game[];
  readonly log?: ((trouble: Trouble) => void) | undefined;
  /** How long an answer may take from the moment a worker begins, besides a budget in time. */
  readonly patienceMs?: number | undefined;
}

const PATIENCE_MS = 10_000;
const MOST_TRIES = 2;
/** The bot without a search that a game brings itself. */
const BASELINE = 'baseline';
const CLOSED = 'the bots were sent home';
/** Where there is one owner only, it need not be said. */
const SOMEBODY: Asker = { address: '', owner: '', urgency: () => 'awaited' };

/** What every host does, whatever its workers are: wait, but not for ever, try again, and stand in for a bot that fails. */
export class AnsweringHost implements BotHost {
  readonly #workshop: Workshop;
  readonly #queue: FairQueue;
  readonly #engines: ReadonlyMap<string, Engine>;
  readonly #log: (trouble: Trouble) => void;
  readonly #patienceMs: number;
  readonly #closing = new AbortController();

  constructor(workshop: Workshop, { games, log = () => {}, patienceMs = PATIENCE_MS }: HostSetting) {
    this.#workshop = workshop;
    this.#queue = new FairQueue(workshop.places);
    this.#engines = enginesOf(games);
    this.#log = log;
    this.#patienceMs = patienceMs;
  }

  async choose(request: ChooseRequest, signal?: AbortSignal, asker = SOMEBODY): Promise<Option> {
    const engine = engineFor(this.#engines, request.game);
    const { options } = optionsIn(engine, request.view);
    if (options.length === 1) return itemAt(options, 0);
    const reply = await this.#reply({ choose: request }, asker, this.#patienceFor(request), signal);
    if ('option' in reply && options.includes(reply.option)) return reply.option;
    const problem = 'problem' in reply ? reply.problem : 'the worker gave no option that is offered';
    return this.#standIn(engine, request, problem);
  }

  async analyse(request: AnalyseRequest, signal?: AbortSignal, asker = SOMEBODY): Promise<Analysis> {
    const reply = await this.#reply({ analyse: request }, asker, this.#patienceFor(request), signal);
    if ('analysis' in reply) return reply.analysis;
    throw new Error('problem' in reply ? reply.problem : 'the worker gave no analysis');
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error(CLOSED));
    await this.#workshop.close();
  }

  #patienceFor({ budget }: ChooseRequest | AnalyseRequest): number {
    return this.#patienceMs + (budget !== undefined && 'ms' in budget ? budget.ms : 0);
  }

  /** A worker that broke down may have been ill without the bot's doing: another one gets the same task. */
  async #reply(task: Task, asker: Asker, patienceMs: number, signal?: AbortSignal): Promise<Reply> {
    const stop = AbortSignal.any([this.#closing.signal, ...(signal === undefined ? [] : [signal])]);
    for (let tries = 1; ; tries++) {
      stop.throwIfAborted();
      try {
        return await this.#queue.run(() => this.#inTime(task, patienceMs, stop), asker, stop);
      } catch (error) {
        stop.throwIfAborted();
        if (tries === MOST_TRIES) return { problem: `the worker broke down ${tries} times: ${messageOf(error)}` };
      }
    }
  }

  async #inTime(task: Task, patienceMs: number, stop: AbortSignal): Promise<Reply> {
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(), patienceMs);
    try {
      return await this.#workshop.run(task, AbortSignal.any([stop, tooLong.signal]));
    } catch (error) {
      if (!tooLong.signal.aborted || stop.aborted) throw error;
      return { problem: `no answer within ${patienceMs} ms` };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Right here, for the workers may be what failed; such bots take no time worth speaking of. */
  #standIn(engine: Engine, { game, bot, table, view, seed }: ChooseRequest, problem: string): Option {
    const baseline = policiesOf(engine.game).find(({ name }) => name === BASELINE && name !== bot);
    const standIn = baseline ?? randomPolicy;
    this.#log({ game, bot, table, problem, insteadBy: standIn.name });
    try {
      return chooseFrom(engine, standIn, { view, seed });
    } catch (error) {
      if (standIn === randomPolicy) throw error;
      return this.#standIn(engine, { game, bot: standIn.name, table, view, seed }, messageOf(error));
    }
  }
}
