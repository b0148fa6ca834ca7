import type { Engine, Option } from '@crownleaf/engine';
import type { Decision } from '@crownleaf/protocol';
import type { Labels } from '@crownleaf/words';

type LabelledOption = Decision['options'][number];

/** What the options of a game are called. The same few are offered again and again, so each is put into words once. */
export class OptionLabels {
  readonly #engine: Engine;
  readonly #labels: Labels;
  readonly #known = new Map<string, LabelledOption>();

  constructor(engine: Engine, labels: Labels) {
    this.#engine = engine;
    this.#labels = labels;
  }

  label(kind: string, options: readonly Option[]): LabelledOption[] {
    return options.map((option) => {
      const key = `${kind} ${option}`;
      const known = this.#known.get(key);
      if (known !== undefined) return known;
      const name = this.#engine.nameOption(kind, option);
      const labelled = { name, label: this.#labels.option(name, kind), option };
      this.#known.set(key, labelled);
      return labelled;
    });
  }
}
