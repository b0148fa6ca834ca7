import type { ButtonHTMLAttributes } from 'react';
import { Button } from '../parts/button.tsx';
import { Named } from '../parts/named.tsx';
import { useTable } from './scene.tsx';
import { copyAt, countText, type SetChoice } from './set-choice.ts';

export interface PieceProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'> {
  readonly name: string;
  /** Which of several equal pieces it is, from 0; without it the control stands for all of them. */
  readonly copy?: number;
}

/**
 * A control that marks a piece of the set that is being chosen; nothing is answered until the set is confirmed. What is not in
 * the set, or not so often, cannot be marked.
 */
export function Piece({ name, copy, className, children, 'aria-label': label, ...rest }: PieceProps) {
  const { set } = useTable();
  if (set === undefined) return null;
  const count = set.count(name);
  const copies = set.copies(name);
  const isChosen = count > (copy ?? 0);
  const isFull = set.chosen.length >= set.set.max;
  const isInSet = copies > (copy ?? 0);
  return (
    <button
      type="button"
      {...rest}
      data-choice={name}
      aria-pressed={isChosen}
      disabled={!isInSet}
      aria-disabled={(isFull && !isChosen) || undefined}
      className={[isInSet ? 'option is-legal' : 'option', className].filter(Boolean).join(' ')}
      onClick={() => set.turn(name, copy)}
    >
      {label === undefined ? children : <Named name={label}>{children}</Named>}
      <span className="piece-mark" aria-hidden="true">
        {copy === undefined && copies > 1 && count > 0 ? `${count}/${copies}` : '✓'}
      </span>
    </button>
  );
}

/** All pieces as toggles, and one button that sends what is chosen. */
export function SetForm({ choice }: { readonly choice: SetChoice }) {
  const { asked, words } = useTable();
  const kind = asked?.kind ?? '';
  const { pieces } = choice.set;
  return (
    <div className="set-form">
      <ul className="set-pieces" data-zone="set">
        {pieces.map((name, i) => (
          <li key={i}>
            <Piece name={name} copy={copyAt(pieces, i)} className="set-piece" title={words.option(name, kind)}>
              <span>{words.piece(name, kind)}</span>
              {i < 10 && (
                <span className="option-key" aria-hidden="true">
                  {(i + 1) % 10}
                </span>
              )}
            </Piece>
          </li>
        ))}
      </ul>
      <div className="set-send">
        <Button look="primary" data-form="" disabled={!choice.isReady} onClick={choice.confirm}>
          {words.told(`confirm.${kind}`, { count: choice.chosen.length }) ?? 'Confirm'}
        </Button>
        <p className="set-count" role="status">
          {countText(choice)}
        </p>
      </div>
    </div>
  );
}
