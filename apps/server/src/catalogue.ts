import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createEngine, type Engine, type Game, itemAt, optionsJsonSchema } from '@crownleaf/engine';
import type { GameInfo } from '@crownleaf/protocol';
import { type Labels, labels } from '@crownleaf/words';
import { GAMES, type Registered } from '../../../games/loaded-games.ts';
import type { DailyFormat, SoloSheet } from '../../../games/manifest.ts';
import { parseRules } from '../../../games/rules.ts';
import { OptionLabels } from './option-labels.ts';
import { ApiError } from './problems.ts';

/** A game as the server plays it. */
export interface LoadedGame {
  readonly rules: Game;
  readonly engine: Engine;
  readonly labels: Labels;
  readonly optionLabels: OptionLabels;
  readonly info: GameInfo;
  /** Played when somebody asks for a bot without naming one, or has left. */
  readonly standIn: string;
  readonly daily: DailyFormat | undefined;
  readonly solo: SoloSheet | undefined;
}

export class Catalogue {
  readonly #games: ReadonlyMap<string, LoadedGame>;
  /** What `GET /api/games` shows. */
  readonly shown: readonly GameInfo[];

  /** `levelsOf` names the bots of a game, weakest first. `hidden`: also games that only serve to measure. */
  constructor(levelsOf: (game: Game) => readonly string[], { hidden = false } = {}) {
    const playable = GAMES.filter((registered) => hidden || !registered.hidden);
    this.#games = new Map(playable.map((registered) => [registered.game.id, loadGame(registered, levelsOf)]));
    this.shown = GAMES.filter((registered) => !registered.hidden).map(({ game }) => this.#games.get(game.id)!.info);
  }

  get(id: string): LoadedGame | undefined {
    return this.#games.get(id);
  }

  find(id: string): LoadedGame {
    const game = this.#games.get(id);
    if (game !== undefined) return game;
    throw new ApiError('bad-request', `there is no game '${id}'; possible: ${[...this.#games.keys()].join(', ')}`);
  }

  get games(): readonly Game[] {
    return [...this.#games.values()].map(({ rules }) => rules);
  }
}

function loadGame(
  { game, manifest, rulesFile, words: texts, solo }: Registered,
  levelsOf: (game: Game) => readonly string[],
): LoadedGame {
  const levels = levelsOf(game);
  const engine = createEngine(game, { sha256: (bytes) => hash('sha256', bytes, 'hex') });
  const words = labels(texts.en);
  return {
    rules: game,
    engine,
    labels: words,
    optionLabels: new OptionLabels(engine, words),
    info: {
      id: game.id,
      name: game.name,
      seats: [...game.seats],
      options: optionsJsonSchema(game.options) as GameInfo['options'],
      rulesVersion: game.rulesVersion,
      rules: parseRules(readFileSync(rulesFile, 'utf8')).length,
      levels: [...levels],
    },
    standIn: itemAt(levels, Math.floor((levels.length - 1) / 2)),
    daily: manifest.daily,
    solo,
  };
}
