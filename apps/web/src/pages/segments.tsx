import { useId } from 'react';

export interface SegmentsProps<K extends string> {
  readonly legend: string;
  readonly value: K;
  readonly choices: Readonly<Record<K, string>>;
  readonly choose: (key: NoInfer<K>) => void;
}

/** One of a few, all of them in sight. */
export function Segments<K extends string>({ legend, value, choices, choose }: SegmentsProps<K>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="segments">
        {(Object.entries(choices) as [K, string][]).map(([key, label]) => (
          <label key={key}>
            <input type="radio" name={name} checked={key === value} onChange={() => choose(key)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
