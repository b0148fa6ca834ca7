import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createEngine, type Engine, type Game, optionsJsonSchema } from '@crownleaf/engine';
import type { GameInfo } from '@crownleaf/protocol';
import { type Labels, labels } from '@crownleaf/words';
import { GAMES, type Registered } from '../../../games/registry.ts';
import { parseRules } from '../../../games/rules.ts';
import { DecisionTexts } from './decision-texts.ts';
import { Denied } from './problems.ts';

/** A game as the server offers it. */
export interface Offer {
  readonly game: Game;
  readonly engine: Engine;
  readonly labels: Labels;
  readonly decisions: DecisionTexts;
  readonly info: GameInfo;
  /** Played when somebody asks for a bot without naming one, or has left. */
  readonly standIn: string;
}

export class Catalogue {
  readonly #offers: ReadonlyMap<string, Offer>;
  /** What `GET /api/games` shows. */
  readonly shown: readonly GameInfo[];

  /** `levelsOf` names the bots of a game, weakest first. `hidden`: also games that only serve to measure. */
  constructor(levelsOf: (game: Game) => readonly string[], { hidden = false } = {}) {
    const offered = GAMES.filter((registered) => hidden || !registered.hidden);
    this.#offers = new Map(offered.map((registered) => [registered.game.id, offerOf(registered, levelsOf)]));
    this.shown = GAMES.filter((registered) => !registered.hidden).map(({ game }) => this.#offers.get(game.id)!.info);
  }

  get(id: string): Offer | undefined {
    return this.#offers.get(id);
  }

  find(id: string): Offer {
    const offer = this.#offers.get(id);
    if (offer !== undefined) return offer;
    throw new Denied('bad-request', `there is no game '${id}'; possible: ${[...this.#offers.keys()].join(', ')}`);
  }

  get games(): readonly Game[] {
    return [...this.#offers.values()].map(({ game }) => game);
  }
}

function offerOf({ game, rulesFile, words: texts }: Registered, levelsOf: (game: Game) => readonly string[]): Offer {
  const levels = levelsOf(game);
  const engine = createEngine(game, { sha256: (bytes) => hash('sha256', bytes, 'hex') });
  const words = labels(texts.en);
  return {
    game,
    engine,
    labels: words,
    decisions: new DecisionTexts(engine, words),
    info: {
      id: game.id,
      name: game.name,
      seats: [...game.seats],
      options: optionsJsonSchema(game.options) as GameInfo['options'],
      rulesVersion: game.rulesVersion,
      rules: parseRules(readFileSync(rulesFile, 'utf8')).length,
      levels: [...levels],
    },
    standIn: levels[Math.floor((levels.length - 1) / 2)]!,
  };
}
