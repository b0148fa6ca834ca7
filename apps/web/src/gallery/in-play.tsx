import type { Preview } from '@crownleaf/engine';
import {
  DecisionBar,
  type DecisionBarProps,
  type GalleryParts,
  type GameTable,
  Option,
  type Snapshot,
  type TableProps,
  TableScene,
} from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import type { ReactNode } from 'react';
import { useLoaded } from '../api/use-call.ts';
import type { GameEntry } from '../games.ts';
import { Trouble, Waiting } from '../pages/frame.tsx';
import { unpacked } from '../table/room.tsx';
import { startRules } from '../worker/client.ts';
import { pictureOf, snapshotOf } from './pictures.ts';

/** Which position of a game its parts are shown in. */
const SHOWN = 'late';

interface Set {
  readonly table: GameTable;
  readonly words: Labels;
  readonly shown: Snapshot;
  /** An answer, and what it would change. */
  readonly pointed: { readonly name: string; readonly preview: Preview };
  readonly cards: GalleryParts['cards'];
}

/** Undefined for a game that shows nothing here. */
async function setOf(entry: GameEntry): Promise<Set | undefined> {
  if (entry.gallery === undefined) return undefined;
  const [{ table, words }, picture] = await Promise.all([unpacked(entry), pictureOf(entry, SHOWN)]);
  if (picture === undefined) return undefined;
  const { pointed: name, cards } = entry.gallery;
  const rules = startRules();
  try {
    const preview = await rules.call('preview', entry.id, picture.view, name);
    return { table, words, shown: snapshotOf(picture), pointed: { name, preview }, cards };
  } finally {
    rules.close();
  }
}

/** The parts that only a game under way has: the decision bar and the cards, in their states. */
export function InPlay({ entry }: { readonly entry: GameEntry }) {
  const loaded = useLoaded(`gallery ${entry.id}`, () => setOf(entry));
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Trouble error={loaded.error} />;
  if (loaded.value === undefined) return null;
  return (
    <>
      <CardStates {...loaded.value} />
      <BarStates {...loaded.value} />
    </>
  );
}

/** What is shown is only looked at: nothing in it can be reached. */
export function Specimen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <figure className="specimen">
      <figcaption>{title}</figcaption>
      <div inert>{children}</div>
    </figure>
  );
}

function sceneOf({ shown, words }: Set, about: Partial<TableProps> = {}): TableProps {
  const { game, view, asked, seats } = shown;
  return {
    ...{ game, view, asked, seats, words, me: view.viewer ?? undefined, pointed: undefined, given: [], set: undefined },
    nameOf: (seat) => seats[seat]!.name,
    legal: (name) => asked?.options.includes(name) ?? false,
    shownFirst: () => false,
    ...{ send() {}, point() {}, explain() {}, open() {}, openRule() {} },
    ...about,
  };
}

function CardStates(set: Set) {
  const { Thing, Sheet } = set.table;
  if (Thing === undefined) return null;
  const [plain, able, pointed, unable] = set.cards;
  const scene = sceneOf(set, {
    legal: (name) => name === able || name === pointed,
    pointed: { name: pointed, preview: undefined },
  });
  const choice = (name: string): ReactNode => (
    <Option name={name} className="board-option">
      <Thing name={name} />
    </Option>
  );
  return (
    <TableScene value={scene}>
      {Sheet !== undefined && <Sheet />}
      <div className="gallery-row">
        <h3>Cards in play</h3>
        <div className="gallery-parts gallery-cards">
          <Specimen title="to look at">
            <Thing name={plain} />
          </Specimen>
          <Specimen title="can be chosen">{choice(able)}</Specimen>
          <Specimen title="pointed at">{choice(pointed)}</Specimen>
          <Specimen title="not now">{choice(unable)}</Specimen>
          <Specimen title="spoken of in the log">
            <span data-lit="">
              <Thing name={plain} />
            </span>
          </Specimen>
          <Specimen title="to read">
            <Thing name={able} large />
          </Specimen>
        </div>
      </div>
    </TableScene>
  );
}

type Bar = Partial<Pick<DecisionBarProps, 'behind' | 'hint' | 'since'>>;

function BarStates(set: Set) {
  const { shown, pointed } = set;
  const { asked: _, ...watched } = shown;
  const other = { ...watched, view: { ...shown.view, asked: (shown.view.asked + 1) % shown.seats.length } };
  const over = { ...watched, result: { ranking: shown.seats.map((__, seat) => seat + 1), scores: [] } };
  const back = { ...shown, undo: { ...shown.undo, plies: [shown.view.ply - 2, shown.view.ply - 1], reason: null } };
  const news = `${other.seats[other.view.asked]!.name} has begun a turn.`;
  const bars: readonly [title: string, shown: Snapshot, bar?: Bar, about?: Partial<TableProps>][] = [
    ['You are asked, and others have played since your last turn', shown, { since: news }],
    ['An answer is pointed at, and two could be taken back', back, {}, { pointed }],
    ['A hint is being worked out', shown, { hint: 'thinking' }],
    ['A hint', shown, { hint: { option: pointed.name, expected: 0.62, line: [] } }],
    ['Another is asked', other, { since: news }],
    ['Others’ turns are being shown', other, { behind: 3 }],
    ['The game is over', over],
  ];
  return (
    <div className="gallery-row gallery-bars">
      <h3>Decision bar</h3>
      <div className="gallery-parts">
        {bars.map(([title, snapshot, bar, about]) => (
          <Specimen key={title} title={title}>
            <TableScene value={sceneOf({ ...set, shown: snapshot }, { asked: snapshot.asked, ...about })}>
              <DecisionBar
                {...{ game: set.table, shown: snapshot, behind: 0, hint: undefined, canHint: true, since: '', ...bar }}
                {...{ skip() {}, undo() {}, askHint() {}, replay() {}, openResult() {} }}
              />
            </TableScene>
          </Specimen>
        ))}
      </div>
    </div>
  );
}
