import { type Analysis, analyse, policiesOf } from '@crownleaf/bots';
import { createEngine, type Engine, fastChance, type Game, type Option, type View } from '@crownleaf/engine';

export interface BotAsk {
  readonly game: string;
  readonly bot: string;
  readonly view: View;
  readonly seed: number;
}
export type AnalysisAsk = Omit<BotAsk, 'bot'>;

/** Who thinks for the bots. It is shown views only. */
export interface BotHost {
  levelsOf(game: Game): readonly string[];
  choose(ask: BotAsk, signal?: AbortSignal): Promise<Option>;
  analyse(ask: AnalysisAsk, signal?: AbortSignal): Promise<Analysis>;
  close(): Promise<void>;
}

const HINT_MS = 300;

/** The bots that need no search, in this thread. */
export function localBotHost(games: readonly Game[]): BotHost {
  const engines = new Map<string, Engine>(games.map((game) => [game.id, createEngine(game)]));
  const engineOf = (id: string): Engine => {
    const engine = engines.get(id);
    if (engine === undefined) throw new Error(`no bot plays '${id}'`);
    return engine;
  };
  return {
    levelsOf: (game) => policiesOf(game).map(({ name }) => name),
    async choose({ game, bot, view, seed }) {
      const engine = engineOf(game);
      const policy = policiesOf(engine.game).find(({ name }) => name === bot);
      if (policy === undefined) throw new Error(`${game} has no bot '${bot}'`);
      // Only the seat that is asked is shown this view, so every world that fits it has the same options.
      const world = engine.determinise(view, fastChance(seed));
      const { kind, options } = engine.decision(world)!;
      const chance = fastChance(seed);
      let drawn = 0;
      return policy.choose({
        kind,
        options,
        nameOf: (option) => engine.nameOption(kind, option),
        view: () => view,
        random: (below) => chance.int(drawn++, below),
      });
    },
    async analyse({ game, view, seed }, signal) {
      const engine = engineOf(game);
      const { guide } = engine.game;
      const setting = { seed, ...(guide === undefined ? {} : { guide }), ...(signal === undefined ? {} : { signal }) };
      return analyse(engine, view, { ms: HINT_MS }, setting);
    },
    async close() {},
  };
}
