import type { RuleId, Seat } from '@crownleaf/engine';
import type { Labels } from '@crownleaf/words';
import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react';
import { SeatShape } from '../parts/seat-badge.tsx';
import { foldedLines, type Line, SET_UP, type TurnOfLog } from './telling.ts';

/** The log asks nothing of the table, which is another after every answer: what it needs is the same all game long. */
export interface LogProps {
  readonly turns: readonly TurnOfLog[];
  readonly me: Seat | undefined;
  readonly words: Labels;
  nameOf(seat: Seat): string;
  open(thing: string): void;
  openRule(rule: RuleId): void;
  isThing(name: string): boolean;
  /** Shows on the board what a line speaks of; undefined shows nothing. */
  show(line: Line | undefined): void;
}

const SETTLED = 80;

/** What happened, in prose, by turns; it follows its end unless somebody has scrolled up to read. */
export function Log({ turns, ...rest }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const reading = useRef(false);
  const seen = useRef(0);
  const last = turns.at(-1)?.lines.at(-1)?.event.at;
  useEffect(() => {
    const toEnd = (): void => {
      const element = list.current;
      if (element !== null && last !== undefined && !reading.current) element.scrollTop = element.scrollHeight;
    };
    toEnd();
    // Turns that come into sight are only laid out then, and are higher than was thought.
    const timer = setTimeout(toEnd, SETTLED);
    return () => clearTimeout(timer);
  }, [last]);
  const scrolled = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = list.current!;
    // The event comes late: lines that were written meanwhile are no reading. Only a way up is.
    if (scrollHeight - scrollTop - clientHeight <= 48) reading.current = false;
    else if (scrollTop < seen.current) reading.current = true;
    seen.current = scrollTop;
  };
  return (
    // One stop of the Tab key, however long the game has been.
    <ol className="log" data-zone="log" ref={list} onScroll={scrolled}>
      {turns.map((turn) => (
        <TurnLines key={turn.turn} turn={turn} size={turn.lines.length} {...rest} />
      ))}
    </ol>
  );
}

interface TurnLinesProps extends Omit<LogProps, 'turns'> {
  readonly turn: TurnOfLog;
  readonly size: number;
}

/** A turn that has not grown is not drawn anew. */
const TurnLines = memo(
  DrawnTurn,
  (a, b) => a.turn.turn === b.turn.turn && a.size === b.size && a.nameOf === b.nameOf && sameLines(a.turn, b.turn),
);

/** By every line: somebody else, or a replay with other eyes, may read another one in its place. */
function sameLines(a: TurnOfLog, b: TurnOfLog): boolean {
  return a.lines.every(({ text }, i) => text === b.lines[i]?.text);
}

function DrawnTurn({ turn, me, nameOf, show, openRule, ...rest }: TurnLinesProps) {
  const who = turn.seat === undefined ? '' : nameOf(turn.seat);
  return (
    <li className="log-turn">
      <h3 className="log-head">
        {turn.seat !== undefined && <SeatShape seat={turn.seat} />}
        {turn.turn === SET_UP ? 'Set-up' : `Turn ${turn.turn}`}
        {who !== '' && <span> · {who}</span>}
      </h3>
      <ul>
        {foldedLines(turn.lines).map(({ lines, times }) => (
          <li
            key={lines[0]!.event.at}
            className="log-line"
            data-depth={Math.min(lines[0]!.event.depth, 3)}
            onPointerEnter={() => show(lines[0])}
            onPointerLeave={() => show(undefined)}
          >
            {lines.map((line) => (
              <LineText key={line.event.at} line={line} subject={turn.seat === me ? '' : who} {...rest} />
            ))}
            {times > 1 && <span className="log-times">× {times}</span>}
            <RuleMark rule={lines[0]!.event.rule} open={openRule} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface LineTextProps extends Pick<LogProps, 'words' | 'open' | 'isThing'> {
  readonly line: Line;
  /** Whose turn it is: the heading names them, so the line need not. */
  readonly subject: string;
}

function LineText({ line, subject, words, open, isThing }: LineTextProps) {
  let parts: readonly ReactNode[] = [withoutSubject(line.text, subject)];
  for (const thing of line.things.filter(isThing)) {
    parts = parts.flatMap((part) =>
      typeof part === 'string' ? linked(part, words.what(thing), () => open(thing)) : [part],
    );
  }
  return (
    <>
      {parts.map((part, i) => (
        <Fragment key={`${line.event.at}-${i}`}>{part}</Fragment>
      ))}{' '}
    </>
  );
}

/** Leads to the rule that a line rests on. */
export function RuleMark({ rule, open }: { readonly rule: RuleId | undefined; open(rule: RuleId): void }) {
  if (rule === undefined) return null;
  return (
    <button type="button" className="log-rule" aria-label={`Rule ${rule}`} onClick={() => open(rule)}>
      §
    </button>
  );
}

function withoutSubject(text: string, subject: string): string {
  if (subject === '' || !text.startsWith(`${subject} `)) return text;
  const rest = text.slice(subject.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The mark after a link stays with it: a long link is a block of its own, and the mark would begin a line. */
function linked(text: string, label: string, open: () => void): readonly ReactNode[] {
  const at = text.indexOf(label);
  if (at < 0) return [text];
  const rest = text.slice(at + label.length);
  const mark = /^[.,;:!?]/.exec(rest)?.[0] ?? '';
  const link = (
    <button type="button" className="log-thing" onClick={open}>
      <span>{label}</span>
      {mark}
    </button>
  );
  return [text.slice(0, at), link, rest.slice(mark.length)];
}
