import type { Engine, Option } from '@crownleaf/engine';
import type { Decision } from '@crownleaf/protocol';
import type { Labels } from '@crownleaf/words';

type WordedOption = Decision['options'][number];

/** Options with their names and labels, made once: the same few are asked about again and again. */
export class OptionWords {
  readonly #engine: Engine;
  readonly #labels: Labels;
  readonly #kinds = new Map<string, Map<Option, WordedOption>>();

  constructor(engine: Engine, labels: Labels) {
    this.#engine = engine;
    this.#labels = labels;
  }

  of(kind: string, options: readonly Option[]): WordedOption[] {
    const known = this.#known(kind);
    return options.map((option) => {
      let worded = known.get(option);
      if (worded === undefined) {
        const name = this.#engine.nameOption(kind, option);
        worded = { name, label: this.#labels.option(name, kind), option };
        known.set(option, worded);
      }
      return worded;
    });
  }

  #known(kind: string): Map<Option, WordedOption> {
    let known = this.#kinds.get(kind);
    if (known === undefined) {
      known = new Map();
      this.#kinds.set(kind, known);
    }
    return known;
  }
}
