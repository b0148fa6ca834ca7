import type { ForcedPriv, RuleId, Seat } from '@crownleaf/engine';
import type { Labels } from '@crownleaf/words';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { GameTable, Pointed, TableProps } from '../game-table.ts';
import type { Asked, Hint, Snapshot, TableEvent, TablePort } from '../port.ts';
import { useAutoEnd } from './auto-end.ts';
import { DecisionBar, questionOf } from './decision-bar.tsx';
import { HandOver, HelpDialog, InfoDialog, RuleDialog, type RuleText, ThingDialog } from './dialogs.tsx';
import { Flights, lightUp } from './flights.tsx';
import { rove, useKeys } from './keys.ts';
import { type Notice, NoticeToast, noticeOf, refusalNotice } from './notices.tsx';
import { type Rematch, ResultDialog } from './result.tsx';
import { TableScene } from './scene.tsx';
import { changeSettings, foldedOverWideBoard, useSettings } from './settings.ts';
import { Side, type SideTab } from './side.tsx';
import { useSounds } from './sound.ts';
import { Stage } from './stage.ts';
import { byTurn, type Line, sinceLastTurn, summed, teller } from './telling.ts';
import { TopBar } from './top-bar.tsx';
import { useUnread } from './unread.ts';

/** What the page does for a table besides the port. */
export interface TableServices {
  ruleText(rule: RuleId): Promise<RuleText | undefined>;
  ruleHref(rule?: RuleId): string;
  readonly rematch?: Rematch;
  review?(): void;
  /** Said with the result. */
  readonly note?: string | undefined;
  leave(): void;
}

export interface ShellProps {
  readonly port: TablePort;
  readonly game: GameTable;
  readonly words: Labels;
  readonly services: TableServices;
  /** The way out, at the upper left. */
  readonly home: ReactNode;
  /** Controls of the page's own, at the upper right. */
  readonly tools?: ReactNode;
  /** Above the decision bar: a lesson, the controls of a replay. */
  readonly extra?: ReactNode;
  /** Under the chat: what people at a table can agree on. */
  readonly together?: ReactNode;
  /** What the tab says: whoever has turned to another one sees nothing else of the table. */
  title?(turn: Turn, shown: Snapshot): ReactNode;
  /** Nothing is played here: no question, no hints. */
  readonly lookingBack?: boolean;
}

/** Whose turn is on the screen. */
export type Turn = 'yours' | 'theirs' | 'over';

type Open =
  | { readonly what: 'rule'; readonly rule: RuleId }
  | { readonly what: 'thing'; readonly name: string }
  | { readonly what: 'info' | 'help' | 'result' };

/** No step asks more often than this before it is done. */
const GIVEN = 40;

/** So many lines tell those who look on what happens just now. */
const LATEST = 12;

/** The table of any game: the game draws the board, everything around it is here. */
export function TableShell({
  port,
  game,
  words: plainWords,
  services,
  home,
  tools,
  extra,
  together,
  title,
  lookingBack = false,
}: ShellProps) {
  const settings = useSettings();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (game.wide ? foldedOverWideBoard() : undefined), [game]);
  const stage = useMemo(() => new Stage(port.current, 'normal'), [port]);
  useEffect(() => stage.follow(port), [stage, port]);
  useEffect(() => {
    stage.speed = settings.speed;
  }, [stage, settings.speed]);
  useEffect(() => {
    stage.holds = (event) => !lookingBack && (game.confirmed?.(forcedOption(event) ?? '') ?? false);
  }, [stage, game, lookingBack]);
  const scene = useSyncExternalStore(stage.subscribe, () => stage.scene);
  const { shown, held } = scene;
  const behind = held === undefined ? scene.behind : 0;

  const [pointed, setPointed] = useState<Pointed>();
  const [given, setGiven] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<Notice>();
  const [hint, setHint] = useState<Hint | 'thinking'>();
  const [open, setOpen] = useState<Open>();
  const [tab, setTab] = useState<SideTab>('log');
  const unread = useUnread(shown.chat, settings.side && tab === 'chat');
  const close = useCallback(() => setOpen(undefined), []);
  const openThing = useCallback((name: string) => setOpen({ what: 'thing', name }), []);
  const openRule = useCallback((rule: RuleId) => setOpen({ what: 'rule', rule }), []);
  const forget = useCallback(() => setNotice(undefined), []);

  const me = shown.view.viewer ?? undefined;
  const current = behind === 0 && shown.seq === port.current.seq;
  const asked = useMemo(
    () => (held !== undefined ? askedBefore(held, shown) : current && !lookingBack ? shown.asked : undefined),
    [held, shown, current, lookingBack],
  );
  const legal = useMemo(() => new Set(asked?.options), [asked]);
  const names = shown.seats.map(({ name }) => name).join('\n');
  const nameOf = useCallback((seat: Seat) => names.split('\n')[seat] ?? `Seat ${seat}`, [names]);
  const words = useMemo(
    () => plainWords.naming((seat) => (seat === me ? 'you' : nameOf(seat))),
    [plainWords, me, nameOf],
  );
  const tell = useMemo(() => teller({ seat: me, nameOf }, words), [me, nameOf, words]);
  const lines = useMemo(() => tell(shown.log), [tell, shown.log]);
  const turns = useMemo(() => byTurn(lines, game.setUp), [lines, game]);
  const since = useMemo(() => {
    const latest = lines.filter(({ event }) => event.at > stage.sinceAt);
    if (asked === undefined) return summed(latest.slice(-LATEST));
    return summed(sinceLastTurn(turns, shown.log, asked.seat, shown.view.ply) ?? latest);
  }, [lines, turns, stage, asked, shown]);

  // A second press while the first is on its way is not another answer.
  const answeredAt = useRef<number>(undefined);
  const say = useCallback((error: unknown) => setNotice(noticeOf(error, words)), [words]);
  const table: TableProps = {
    game: shown.game,
    view: shown.view,
    me,
    asked,
    legal: (name) => legal.has(name),
    shownFirst: (name) => game.shownFirst?.(name) ?? false,
    seats: shown.seats,
    nameOf,
    words,
    pointed,
    given,
    send(...names) {
      if (held === undefined && answeredAt.current === shown.seq) return;
      setNotice(undefined);
      setHint(undefined);
      setPointed(undefined);
      setGiven((before) => [...before, ...names].slice(-GIVEN));
      if (held !== undefined) {
        stage.confirm();
        return;
      }
      answeredAt.current = shown.seq;
      port.send(names).catch((error: unknown) => {
        answeredAt.current = undefined;
        say(error);
      });
    },
    point(name) {
      setPointed(name === undefined ? undefined : { name, preview: undefined });
      if (name === undefined || held !== undefined) return;
      port.preview(name).then(
        (preview) => setPointed((now) => (now?.name === name ? { name, preview } : now)),
        () => {},
      );
    },
    explain(what, thing) {
      port.whyNot(what).then((refusal) => setNotice({ ...refusalNotice(refusal, words), thing }), say);
    },
    open: openThing,
    openRule,
  };

  const heard = (deed: Promise<void>): Promise<boolean> =>
    deed.then(
      () => true,
      (error: unknown) => {
        say(error);
        return false;
      },
    );
  const talk = port.say !== undefined && {
    say: (text: string) => heard(port.say!(text)),
    emotes: port.emotes ?? [],
    gesture: (name: string) => void (port.gesture && heard(port.gesture(name))),
  };

  const canHint = hint !== 'thinking' && held === undefined && asked?.isTurnEnd !== true;
  const askHint = (): void => {
    if (asked === undefined || !canHint) return;
    setHint('thinking');
    port.hint().then(
      (hint) => setHint((now) => (now === 'thinking' ? hint : now)),
      (error) => {
        setHint(undefined);
        say(error);
      },
    );
  };
  const undo = (to?: number): void => {
    setHint(undefined);
    // What it would have done was worked out for the position that is left.
    setPointed(undefined);
    if (shown.undo.plies.length > 0) port.undo(to).catch(say);
  };
  const turnSide = (): void => {
    // Who opens it because somebody has spoken wants to read that.
    if (!settings.side && unread > 0) setTab('chat');
    changeSettings({ side: !settings.side });
  };
  useKeys({
    option: (index) => {
      const name = asked?.options[index];
      if (name !== undefined) table.send(name);
    },
    undo: () => undo(),
    undoTurn: () => undo(shown.undo.plies[0]),
    hint: askHint,
    skip: () => stage.skip(),
    side: turnSide,
    help: () => setOpen({ what: 'help' }),
  });
  const mayAutoEnd = settings.autoEnd && held === undefined && open === undefined;
  useAutoEnd(mayAutoEnd ? asked : undefined, table.send);
  useEffect(() => {
    if (root.current !== null) rove(root.current);
  });
  useSounds(settings.sound, shown, asked !== undefined);
  useEffect(() => {
    if (shown.result !== undefined && current && held === undefined && !lookingBack) setOpen({ what: 'result' });
  }, [shown.result, current, held, lookingBack]);

  const show = useCallback(
    (line: Line | undefined) => {
      const flights = line === undefined ? [] : (game.flights?.(line.event, stage.scene.shown.view, me) ?? []);
      lightUp(
        root.current,
        flights.flatMap(({ from, to }) => [from, to]),
      );
    },
    [game, me, stage],
  );
  const isThing = useCallback((name: string) => game.isThing?.(name) ?? false, [game]);
  const handTo = lookingBack ? undefined : nextHand(shown, me);
  const turn: Turn = shown.result !== undefined ? 'over' : asked !== undefined ? 'yours' : 'theirs';
  const { Table } = game;
  return (
    <TableScene value={table}>
      <div
        ref={root}
        className="shell"
        data-side={settings.side && handTo === undefined}
        data-wide={game.wide}
        data-table={shown.table}
        // An answer that waits to be seen is half a step: who waits for the next one must notice both.
        data-seq={held === undefined ? shown.seq : shown.seq + 0.5}
        data-held={held !== undefined || undefined}
        data-ply={shown.view.ply}
        data-turn={turn}
      >
        {title?.(turn, shown)}
        <TopBar
          home={home}
          tools={tools}
          {...(game.standing === undefined ? {} : { standing: (seat) => game.standing!(shown.view, seat) })}
          unread={unread}
          openInfo={() => setOpen({ what: 'info' })}
          openHelp={() => setOpen({ what: 'help' })}
          turnSide={turnSide}
        />
        {shown.connection !== 'live' && (
          <p className="connection" role="status">
            {shown.connection === 'reconnecting' ? 'The connection is lost. Trying again…' : 'This table is closed.'}
          </p>
        )}
        <main className="board" aria-label="Table">
          {handTo === undefined ? (
            <Table {...table} />
          ) : (
            <HandOver name={nameOf(handTo)} sit={() => port.sit(handTo)} />
          )}
        </main>
        {settings.side && handTo === undefined && (
          <Side
            {...{ turns, me, words, nameOf, isThing, show, openRule }}
            open={openThing}
            shows={tab}
            turnTo={setTab}
            chat={shown.chat}
            unread={unread}
            {...talk}
            together={together}
            onClose={() => changeSettings({ side: false })}
          />
        )}
        <div className="foot">
          {extra}
          {!lookingBack && (
            <DecisionBar
              game={game}
              shown={shown}
              behind={behind}
              hint={hint}
              canHint={canHint}
              since={handTo === undefined ? since : ''}
              skip={() => stage.skip()}
              undo={undo}
              askHint={askHint}
              {...(stage.canReplay ? { replay: () => stage.replay() } : {})}
              openResult={() => setOpen({ what: 'result' })}
            />
          )}
        </div>
        <Flights scene={scene} game={game} speed={settings.speed} />
        {notice !== undefined && <NoticeToast key={notice.text} notice={notice} table={table} onClose={forget} />}
        <Heard
          scene={
            scene.news.length === 0 || handTo !== undefined ? '' : summed(lines.slice(-Math.max(1, scene.news.length)))
          }
          table={table}
        />
        {open?.what === 'rule' && (
          <RuleDialog rule={open.rule} load={services.ruleText} href={services.ruleHref} onClose={close} />
        )}
        {open?.what === 'thing' && <ThingDialog name={open.name} game={game} onClose={close} />}
        {open?.what === 'help' && <HelpDialog game={game} rules={services.ruleHref()} onClose={close} />}
        {open?.what === 'info' && <InfoDialog shown={shown} game={game} port={port} onClose={close} />}
        {open?.what === 'result' && shown.result !== undefined && (
          <ResultDialog
            result={shown.result}
            table={shown.table}
            log={shown.log}
            Ending={game.Ending}
            rival={game.rival?.(shown.view, words)}
            tieBreaks={game.tieBreaks?.(shown.view)}
            isPractice={shown.isPractice ?? false}
            note={services.note}
            onClose={close}
            leave={services.leave}
            {...(services.rematch === undefined ? {} : { rematch: services.rematch })}
            {...(services.review === undefined ? {} : { review: services.review })}
          />
        )}
      </div>
    </TableScene>
  );
}

/** The answer that the rules gave for the viewer because there was no other. */
function forcedOption({ kind, priv }: TableEvent): string | undefined {
  return kind === 'forced' ? (priv as ForcedPriv | undefined)?.option : undefined;
}

/** The question as it would have been put, had there been a choice. */
function askedBefore(held: TableEvent, { view }: Snapshot): Asked {
  const { seat, decision } = held.priv as ForcedPriv;
  const cause = { label: decision, ...(held.rule === undefined ? {} : { rule: held.rule }) };
  return { ply: view.ply, seat, kind: decision, options: [forcedOption(held)!], because: [cause] };
}

/** Another person on this device is asked: the screen is theirs only when they say so. */
function nextHand(shown: Snapshot, me: Seat | undefined): Seat | undefined {
  const { asked } = shown.view;
  return shown.hands.length > 1 && asked !== me && shown.hands.includes(asked) ? asked : undefined;
}

/** What happened and what is asked, for those who listen. */
function Heard({ scene, table }: { readonly scene: string; readonly table: TableProps }) {
  const { asked, words } = table;
  const question = asked === undefined ? '' : `You are asked: ${questionOf(asked, words)}`;
  return (
    <p className="only-heard" aria-live="polite">
      {[scene, question].filter(Boolean).join(' ')}
    </p>
  );
}
