import type { Cause } from '@crownleaf/engine';
import type { NoUndo } from '@crownleaf/protocol/types';
import type { Labels } from '@crownleaf/words';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GameTable } from '../game-table.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Popover } from '../parts/popover.tsx';
import { SeatShape } from '../parts/seat-badge.tsx';
import type { Asked, Hint, Snapshot } from '../port.ts';
import { Option, useTable } from './scene.tsx';
import { SetForm } from './set-form.tsx';
import { hintText, previewText } from './telling.ts';

export interface DecisionBarProps {
  readonly game: GameTable;
  readonly shown: Snapshot;
  readonly behind: number;
  readonly hint: Hint | 'thinking' | undefined;
  readonly canHint: boolean;
  /** Told since the viewer last answered, if somebody else did something. */
  readonly since: string;
  skip(): void;
  undo(to?: number): void;
  askHint(): void;
  /** Undefined where nobody else has answered: there is nothing to show again. */
  replay?(): void;
  openResult(): void;
}

const WHY_NO_UNDO: { readonly [reason in NoUndo]: string } = {
  'nothing-yet': 'Nothing to take back: you have not answered yet',
  'new-information': 'Cannot be taken back: something new was seen since',
  'other-answered': 'Cannot be taken back: another player has answered since',
  over: 'The game is over',
  'not-seated': 'You are looking on',
};

/** Who is asked, what, and why; and every answer as a button. */
export function DecisionBar(props: DecisionBarProps) {
  const { game, shown, behind, hint, since } = props;
  const table = useTable();
  const { asked, set, words, nameOf, pointed, view, me } = table;
  const about = asked === undefined ? undefined : game.about?.(table);
  const seat = shown.result === undefined ? view.asked : undefined;
  const preview = pointed?.preview === undefined ? '' : previewText(pointed.preview, view, words, me, nameOf);
  return (
    <section className="bar" aria-label="Decision" data-asked={asked !== undefined}>
      <div className="bar-question">
        <p className="bar-who">
          {seat !== undefined && seat >= 0 && <SeatShape seat={seat} />}
          <Who shown={shown} behind={behind} />
          {asked !== undefined && <Causes because={asked.because.slice(0, -1)} />}
        </p>
        {asked !== undefined && <Question asked={asked} />}
        {asked === undefined && since !== '' && shown.result === undefined && <p className="bar-news">{since}</p>}
        {asked !== undefined && preview === '' && hint === undefined && (about !== undefined || since !== '') ? (
          <Since key={about ?? since} text={about ?? `Since your last turn: ${since}`} />
        ) : (
          <p className="bar-preview" aria-live="off">
            {preview !== '' ? preview : <HintText hint={hint} />}
          </p>
        )}
      </div>
      {asked !== undefined && (
        <div className="bar-answers" data-set={set !== undefined || undefined}>
          {set !== undefined && <SetForm choice={set} />}
          <ol
            aria-label={set === undefined ? undefined : 'Or one at a time, in this order'}
            className="bar-options"
            data-zone="options"
            data-many={manyOf(asked.options.map((name) => game.brief?.(name, table) ?? words.option(name, asked.kind)))}
          >
            {asked.options.map((name, i) => (
              <li key={name} data-way-on={asked.isTurnEnd || isWayOn(name, i, asked.options) || undefined}>
                <Option
                  name={name}
                  className={hinted(hint, name) ? 'bar-option is-hinted' : 'bar-option'}
                  title={words.option(name, asked.kind)}
                >
                  <span>{game.brief?.(name, table) ?? words.brief(name, asked.kind)}</span>
                  {i < 10 && set === undefined && (
                    <span className="option-key" aria-hidden="true">
                      {(i + 1) % 10}
                    </span>
                  )}
                </Option>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className="bar-tools">
        {behind > 0 && (
          <Button look="primary" glyph="speed" onClick={props.skip}>
            Skip ahead
          </Button>
        )}
        {shown.result !== undefined && (
          <Button look="primary" onClick={props.openResult}>
            Result
          </Button>
        )}
        {asked !== undefined && since !== '' && props.replay !== undefined && (
          <IconButton
            glyph="play"
            label="Show again what happened since your last turn"
            data-tip-up=""
            onClick={props.replay}
          />
        )}
        {shown.hands.length > 0 && (
          <>
            <IconButton
              glyph="hint"
              label="Hint: what would a strong player do?"
              data-tip-up=""
              disabled={asked === undefined || !props.canHint}
              onClick={props.askHint}
            />
            <UndoButtons undo={shown.undo} take={props.undo} />
          </>
        )}
      </div>
    </section>
  );
}

/** What is too long for the bar unfolds above it. */
function Since({ text }: { readonly text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const told = line.current!;
    const measure = (): void => setCut(isCut(told));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(told.parentElement!);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="bar-told">
      <p ref={line} className="bar-since">
        {text}
      </p>
      {cut && (
        <Popover label="More">
          <p className="bar-all">{text}</p>
        </Popover>
      )}
    </div>
  );
}

/** As wide as it is without a button beside it, so that the button is never its own reason. */
function isCut(told: HTMLElement): boolean {
  told.style.minWidth = '100%';
  const cut = told.scrollHeight > told.clientHeight + 1;
  told.style.minWidth = '';
  return cut;
}

/** What two rows at a small desk hold, and three closer ones, in letters; the frame of a button is as wide as some. */
const MANY = 165;
const CROWD = 330;
const FRAME = 7;

function manyOf(labels: readonly string[]): string | undefined {
  const letters = labels.reduce((sum, label) => sum + label.length + FRAME, 0);
  return letters > CROWD ? 'crowd' : letters > MANY ? 'many' : undefined;
}

/** Games list it last, after what there is to choose, and it names nothing: to pass, to leave, to end the turn. */
function isWayOn(name: string, at: number, { length }: readonly string[]): boolean {
  return at > 0 && at === length - 1 && !name.includes(':');
}

function Who({ shown, behind }: { readonly shown: Snapshot; readonly behind: number }) {
  const { asked, nameOf, view, me } = useTable();
  if (asked !== undefined) return <strong className="bar-you">Your decision</strong>;
  if (shown.result !== undefined || view.asked < 0) return <strong>The game is over</strong>;
  if (view.asked === me) return <strong className="bar-you">{behind > 0 ? 'You play…' : 'It is your turn'}</strong>;
  const away = shown.seats[view.asked]?.presence === 'away';
  return (
    <span>
      <strong>{nameOf(view.asked)}</strong>{' '}
      {behind > 0 ? 'plays…' : away ? 'is away, and it is their turn.' : 'is thinking…'}
    </span>
  );
}

/** Where only the end of the turn is left, a question about what to choose would be one without an answer. */
export function questionOf(asked: Asked, words: Labels): string {
  if (asked.isTurnEnd) return 'Nothing is left to do this turn';
  return (asked.set && words.told(`choose.${asked.kind}`, {})) ?? words.cause(causeOf(asked));
}

function causeOf({ because, kind }: Asked): Cause {
  return because.at(-1) ?? { label: kind };
}

function Question({ asked }: { readonly asked: Asked }) {
  const { words, openRule } = useTable();
  const { rule } = causeOf(asked);
  return (
    <h2 className="bar-asked">
      {questionOf(asked, words)}
      {rule !== undefined && (
        <button type="button" className="rule-link" aria-label={`Rule ${rule}`} onClick={() => openRule(rule)}>
          § {rule}
        </button>
      )}
    </h2>
  );
}

/** The chain of effects that led here, each with its rule. */
function Causes({ because }: { readonly because: readonly Cause[] }) {
  const { words, openRule } = useTable();
  if (because.length === 0) return null;
  // Two skills of one card are one cause to the reader.
  const told = because.filter((cause, i) => i === 0 || words.cause(cause) !== words.cause(because[i - 1]!));
  return (
    <span className="bar-causes">
      {told.map((cause, i) => {
        const text = words.cause(cause);
        const { rule } = cause;
        return (
          <span key={`${cause.label}-${i}`}>
            {i > 0 && ' › '}
            {rule === undefined ? (
              text
            ) : (
              <button type="button" className="cause-link" onClick={() => openRule(rule)} title={`Rule ${rule}`}>
                {text}
              </button>
            )}
          </span>
        );
      })}
    </span>
  );
}

function hinted(hint: Hint | 'thinking' | undefined, name: string): boolean {
  return typeof hint === 'object' && hint.option === name;
}

function HintText({ hint }: { readonly hint: Hint | 'thinking' | undefined }) {
  const { words, asked } = useTable();
  if (hint === undefined || asked === undefined) return null;
  if (hint === 'thinking') return 'Thinking about it…';
  return hintText(hint, asked, words);
}

function UndoButtons({ undo, take }: { readonly undo: Snapshot['undo']; take(to?: number): void }) {
  const first = undo.plies[0];
  const why = undo.plies.length > 0 ? undefined : WHY_NO_UNDO[undo.reason ?? 'nothing-yet'];
  return (
    <>
      {undo.plies.length > 1 && (
        <IconButton glyph="first" label="Take back the whole turn" data-tip-up="" onClick={() => take(first)} />
      )}
      <IconButton
        glyph="undo"
        label={why ?? 'Take back the last answer'}
        data-tip-up=""
        aria-disabled={why !== undefined}
        onClick={() => why === undefined && take()}
      />
    </>
  );
}
