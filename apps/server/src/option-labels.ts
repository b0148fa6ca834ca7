import type { Engine, Option } from '@crownleaf/engine';
import type { Decision } from '@crownleaf/protocol';
import type { Labels } from '@crownleaf/words';

type LabelledOption = Decision['options'][number];

/** What the options of a game are called. The same few are offered again and again, so each is put into words once. */
export class OptionLabels {
  readonly #engine: Engine;
  readonly #labels: Labels;
  readonly #known = new Map<string, Map<Option, LabelledOption>>();

  constructor(engine: Engine, labels: Labels) {
    this.#engine = engine;
    this.#labels = labels;
  }

  label(kind: string, options: readonly Option[]): LabelledOption[] {
    const known = this.#known.get(kind) ?? new Map<Option, LabelledOption>();
    this.#known.set(kind, known);
    return options.map((option) => {
      const found = known.get(option) ?? this.#labelOption(kind, option);
      known.set(option, found);
      return found;
    });
  }

  #labelOption(kind: string, option: Option): LabelledOption {
    const name = this.#engine.nameOption(kind, option);
    return { name, label: this.#labels.option(name, kind), option };
  }
}
