import type { OptionsSchema } from '@crownleaf/engine';
import { type Labels, readable } from '@crownleaf/words';

type OptionValue = string | number | boolean | string[];
export type OptionValues = { readonly [name: string]: OptionValue };

export interface OptionsFormProps {
  readonly schema: OptionsSchema;
  readonly words: Labels;
  readonly values: OptionValues;
  change(values: OptionValues): void;
}

/** What can be agreed on before a game, made from the game's own schema. What stays as it is, is not sent. */
export function OptionsForm({ schema, words, values, change }: OptionsFormProps) {
  return (
    <details>
      <summary>Options of the game</summary>
      <div className="option-grid">
        {Object.entries(schema).map(([name, option]) => (
          <OptionField
            key={name}
            label={words.told(`options.${name}`, {}) ?? readable(name)}
            option={option}
            value={values[name] ?? (option.type === 'names' ? [...option.default] : option.default)}
            valueLabel={(value) =>
              words.told(`options.${name}.${value}`, {}) ?? words.told(`what.${value}`, {}) ?? readable(value)
            }
            set={(value) => change({ ...values, [name]: value })}
          />
        ))}
      </div>
    </details>
  );
}

/** A number below zero that nobody chose stands for none. */
function isNone(option: { readonly default: number }, value: number): boolean {
  return option.default < 0 && value === option.default;
}

interface OptionFieldProps {
  readonly label: string;
  readonly option: OptionsSchema[string];
  readonly value: OptionValue;
  valueLabel(value: string): string;
  set(value: OptionValue): void;
}

function OptionField({ label, option, value, valueLabel, set }: OptionFieldProps) {
  switch (option.type) {
    case 'flag':
      return (
        <label className="check">
          <input type="checkbox" checked={value === true} onChange={(event) => set(event.target.checked)} />
          {label}
        </label>
      );
    case 'number':
      return (
        <label className="field">
          <span>{label}</span>
          <input
            className="input"
            type="number"
            min={Math.max(option.min, 0)}
            max={option.max}
            placeholder="none"
            value={isNone(option, Number(value)) ? '' : Number(value)}
            onChange={({ target }) => set(target.value === '' ? option.default : Number(target.value))}
          />
        </label>
      );
    case 'choice':
      return (
        <label className="field">
          <span>{label}</span>
          <select className="input" value={String(value)} onChange={(event) => set(event.target.value)}>
            {option.values.map((each) => (
              <option key={each} value={each}>
                {valueLabel(each)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'names': {
      const chosen = Array.isArray(value) ? value : [];
      const pick = (each: string, on: boolean): void =>
        set(on ? [...chosen, each] : chosen.filter((other) => other !== each));
      return (
        <details>
          <summary>
            {label} ({chosen.length} of at most {option.max})
          </summary>
          <div className="name-picks">
            {option.values.map((each) => (
              <label key={each} className="check">
                <input
                  type="checkbox"
                  checked={chosen.includes(each)}
                  disabled={!chosen.includes(each) && chosen.length >= option.max}
                  onChange={(event) => pick(each, event.target.checked)}
                />
                {valueLabel(each)}
              </label>
            ))}
          </div>
        </details>
      );
    }
  }
}
