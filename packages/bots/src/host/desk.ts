import { createEngine, type Engine, type Game, type Option, type Policy } from '@crownleaf/engine';
import { policiesOf } from '../policies.ts';
import { analyse } from '../search/analyse.ts';
import type { Analysis } from '../search/analysis.ts';
import { chooseFrom } from './choose.ts';
import type { AnalyseRequest, ChooseRequest } from './host.ts';

export type Task = { readonly choose: ChooseRequest } | { readonly analyse: AnalyseRequest };

/** A bot that throws is no accident of the thread: it is told in a reply. */
export type Reply = { readonly option: Option } | { readonly analysis: Analysis } | { readonly problem: string };

/** Trees are large, and only those of turns under way are of use. */
const MOST_MEMORIES = 4;

/** What a worker does with the tasks it is given. */
export class Desk {
  readonly #engines: ReadonlyMap<string, Engine>;
  /** Bots at tables, the one asked last at the end. */
  readonly #seated = new Map<string, Policy>();

  constructor(games: readonly Game[]) {
    this.#engines = enginesOf(games);
  }

  answer(task: Task): Reply {
    try {
      if ('choose' in task) return { option: this.#choose(task.choose) };
      const { game, view, budget, seed } = task.analyse;
      return { analysis: analyse(engineFor(this.#engines, game), view, budget, { seed }) };
    } catch (error) {
      return { problem: messageOf(error) };
    }
  }

  #choose(request: ChooseRequest): Option {
    const engine = engineFor(this.#engines, request.game);
    return chooseFrom(engine, this.#botFor(engine.game, request), request);
  }

  #botFor(game: Game, { bot, table, view }: ChooseRequest): Policy {
    if (table === undefined) return botNamed(game, bot);
    const key = JSON.stringify([game.id, bot, table, view.viewer]);
    const policy = this.#seated.get(key) ?? botNamed(game, bot);
    this.#seated.delete(key);
    this.#seated.set(key, policy);
    if (this.#seated.size > MOST_MEMORIES) this.#seated.delete(this.#seated.keys().next().value!);
    return policy;
  }
}

export function enginesOf(games: readonly Game[]): ReadonlyMap<string, Engine> {
  return new Map(games.map((game) => [game.id, createEngine(game, { asks: 'choices' })]));
}

export function engineFor(engines: ReadonlyMap<string, Engine>, id: string): Engine {
  const engine = engines.get(id);
  if (engine === undefined) throw new Error(`there is no game '${id}'; possible: ${[...engines.keys()].join(', ')}`);
  return engine;
}

function botNamed(game: Game, name: string): Policy {
  const policies = policiesOf(game);
  const found = policies.find((policy) => policy.name === name);
  if (found !== undefined) return found;
  throw new Error(`${game.id} has no bot '${name}'; possible: ${policies.map((policy) => policy.name).join(', ')}`);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
