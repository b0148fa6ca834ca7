import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { grown, type Snapshot, type TableEvent } from '../src/port.ts';
import { Stage } from '../src/table/stage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asked = { ply: 0, seat: 0, kind: 'k', options: ['a', 'b'], because: [] };

/** A table after so many answers, one event each. */
function at(ply: number, about: Partial<Snapshot> = {}): Snapshot {
  const events = Array.from({ length: ply }, (_, n) => ({ kind: 'did', ply: n + 1, depth: 1, pub: {} }));
  return { seq: ply, view: { ply }, log: grown([], events), ...about } as unknown as Snapshot;
}

function stage(first: Snapshot, hidden = false): Stage {
  return new Stage(first, 'normal', () => hidden);
}

test('one’s own answer is shown at once, those of others at a pace', () => {
  const s = stage(at(0, { asked }));
  s.arrive(at(1));
  expect(s.scene.shown.seq).toBe(1);
  s.arrive(at(2));
  s.arrive(at(3));
  expect([s.scene.shown.seq, s.scene.behind]).toEqual([1, 2]);
  vi.advanceTimersByTime(900);
  expect([s.scene.shown.seq, s.scene.behind]).toEqual([2, 1]);
  expect(s.scene.news.map(({ ply }) => ply)).toEqual([2]);
  vi.advanceTimersByTime(900);
  expect([s.scene.shown.seq, s.scene.behind]).toEqual([3, 0]);
});

test('skipping jumps to the end and tells no news', () => {
  const s = stage(at(0));
  for (const ply of [1, 2, 3]) s.arrive(at(ply));
  s.skip();
  expect([s.scene.shown.seq, s.scene.behind, s.scene.news.length]).toEqual([3, 0, 0]);
});

test('skipping ends what is shown even where nothing waits behind it', () => {
  const s = stage(at(0, { asked }));
  s.arrive(at(1));
  expect(s.scene.news.length).toBe(1);
  s.skip();
  expect([s.scene.shown.seq, s.scene.news.length]).toEqual([1, 0]);
});

test('where nothing stays, others’ answers are shown as one after a blink', () => {
  const s = stage(at(0, { asked }));
  s.speed = 'instant';
  s.arrive(at(1));
  expect(s.scene.shown.seq).toBe(1);
  s.arrive(at(2));
  s.arrive(at(3));
  expect(s.scene.shown.seq).toBe(1);
  vi.advanceTimersByTime(50);
  expect([s.scene.shown.seq, s.scene.behind]).toEqual([3, 0]);
});

test('a hidden page follows without showing anything on the way', () => {
  const s = stage(at(0), true);
  s.arrive(at(1));
  s.arrive(at(2));
  expect([s.scene.shown.seq, s.scene.news.length]).toEqual([2, 0]);
});

test('an undo is no news', () => {
  const s = stage(at(5, { asked }));
  s.arrive(at(4, { seq: 6 }));
  expect([s.scene.shown.seq, s.scene.news.length]).toEqual([6, 0]);
});

test('what happened since the last own answer can be shown again', () => {
  const s = stage(at(0, { asked }));
  s.arrive(at(1));
  s.arrive(at(2));
  vi.advanceTimersByTime(900);
  s.arrive(at(3, { asked }));
  vi.advanceTimersByTime(900);
  s.replay();
  expect([s.scene.shown.seq, s.scene.behind]).toEqual([1, 2]);
  vi.advanceTimersByTime(1800);
  expect([s.scene.shown.seq, s.scene.behind]).toEqual([3, 0]);
});

test('who comes, goes or speaks is seen at once and is no step of the game', () => {
  const s = stage(at(0, { asked }));
  s.arrive(at(1));
  s.arrive(at(2));
  s.arrive(at(2, { connection: 'reconnecting' }));
  expect([s.scene.shown.seq, s.scene.behind]).toEqual([1, 1]);
  vi.advanceTimersByTime(900);
  expect([s.scene.shown.seq, s.scene.shown.connection]).toEqual([2, 'reconnecting']);
  s.arrive(at(2, { connection: 'live' }));
  expect([s.scene.shown.connection, s.scene.news.length]).toEqual(['live', 1]);
});

test('turns are counted by their ends', () => {
  const event = (kind: string): TableEvent => ({ kind, ply: 1, depth: 1, pub: {}, at: 0, turn: 0 });
  const log = grown([], ['played', 'turn-ended', 'turn-began', 'turn-ended', 'played'].map(event));
  expect(log.map(({ turn }) => turn)).toEqual([1, 1, 2, 2, 3]);
  expect(log.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5]);
});

/** The next answer, and one that the rules gave in its wake. */
function forcedAt(ply: number): Snapshot {
  const next = at(ply);
  const forced = {
    kind: 'forced',
    ply,
    depth: 1,
    pub: undefined,
    priv: { seat: 0, decision: 'k', option: 'slide' },
    to: 0,
  };
  const after = { kind: 'slid', ply, depth: 1, pub: {} };
  return { ...next, log: grown(next.log, [forced, after]) };
}

function holding(first: Snapshot): Stage {
  const s = stage(first);
  s.holds = ({ kind }) => kind === 'forced';
  return s;
}

const kinds = (events: readonly TableEvent[]): readonly string[] => events.map(({ kind }) => kind);

test('an answer that the rules gave for the viewer waits for a word, and the log tells what came before it', () => {
  const s = holding(at(1));
  s.arrive(forcedAt(2));
  vi.advanceTimersByTime(900);
  expect(s.scene.held).toMatchObject({ kind: 'forced' });
  expect(s.scene.shown.seq).toBe(1);
  expect(kinds(s.scene.shown.log)).toEqual(['did', 'did']);
  expect(kinds(s.scene.news)).toEqual(['did']);
  s.arrive(at(3));
  vi.advanceTimersByTime(9000);
  expect(s.scene.shown.seq).toBe(1);
  s.confirm();
  expect([s.scene.held, s.scene.shown.seq]).toEqual([undefined, 2]);
  expect(kinds(s.scene.news)).toEqual(['forced', 'slid']);
  vi.advanceTimersByTime(900);
  expect(s.scene.shown.seq).toBe(3);
});

test('skipping goes no further than to an answer that waits for a word', () => {
  const s = holding(at(0));
  for (const next of [at(1), forcedAt(2), at(3)]) s.arrive(next);
  s.skip();
  expect([s.scene.held?.kind, s.scene.shown.seq]).toEqual(['forced', 1]);
  s.skip();
  expect(s.scene.shown.seq).toBe(1);
  s.confirm();
  s.skip();
  expect([s.scene.held, s.scene.shown.seq]).toEqual([undefined, 3]);
});

test('what follows something of one’s own does not wait: the board that is shown is older', () => {
  const s = holding(at(1, { asked }));
  const own = { kind: 'placed', ply: 2, depth: 1, pub: { seat: 0 } };
  const forced = {
    kind: 'forced',
    ply: 2,
    depth: 1,
    pub: undefined,
    priv: { seat: 0, decision: 'k', option: 'slide' },
    to: 0,
  };
  s.arrive({ ...at(2), log: grown(at(1).log, [own, forced] as unknown as TableEvent[]) });
  expect([s.scene.held, s.scene.shown.seq]).toEqual([undefined, 2]);
  s.speed = 'instant';
  s.arrive({ ...at(3), log: grown(s.scene.shown.log, [own, forced] as unknown as TableEvent[]) });
  s.skip();
  expect([s.scene.held, s.scene.shown.seq]).toEqual([undefined, 3]);
});

test('what was taken back waits no longer', () => {
  const s = holding(at(1, { asked }));
  s.arrive(forcedAt(2));
  expect(s.scene.held).toBeDefined();
  s.arrive({ ...at(1, { asked }), seq: 3 });
  expect([s.scene.held, s.scene.shown.seq]).toEqual([undefined, 3]);
});

/** As above, through the eyes of a seat. */
const seenBy = (viewer: number | null, ply: number, about: Partial<Snapshot> = {}): Snapshot =>
  at(ply, { view: { ply, viewer } as unknown as Snapshot['view'], ...about });

test('what one person at a shared device has seen is not shown again to the next', () => {
  const s = stage(seenBy(1, 4, { asked }));
  s.arrive(seenBy(1, 5));
  s.arrive(seenBy(1, 6));
  vi.advanceTimersByTime(900);
  s.arrive(seenBy(0, 6, { seq: 7, asked }));
  expect([s.scene.shown.seq, s.scene.behind]).toEqual([7, 0]);
  expect(s.canReplay).toBe(false);
});

test('who goes back is there at once, whatever was still to be shown', () => {
  const s = stage(at(8));
  s.arrive(at(9));
  s.arrive(at(10));
  s.arrive(at(7, { seq: 11 }));
  expect([s.scene.shown.seq, s.scene.behind, s.scene.news.length]).toEqual([11, 0, 0]);
  vi.advanceTimersByTime(5000);
  expect(s.scene.shown.seq).toBe(11);
});

test('who looks on keeps no way back', () => {
  const s = stage(seenBy(null, 0));
  for (const ply of [1, 2, 3]) s.arrive(seenBy(null, ply));
  vi.advanceTimersByTime(5000);
  expect([s.scene.shown.seq, s.canReplay]).toEqual([3, false]);
});
