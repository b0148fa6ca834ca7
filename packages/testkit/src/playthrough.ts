import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createEngine,
  type Decision,
  type Engine,
  type Event,
  fastChance,
  type Game,
  itemAt,
  type Match,
  type Policy,
  playNames,
  type State,
  secretFrom,
  startMatch,
} from '@crownleaf/engine';
import { describeChange } from './changes.ts';
import { type DescribedField, describeState } from './describe.ts';
import { Fault } from './fault.ts';

const LIMIT = 20_000;

export interface PlaythroughSpec {
  readonly seats: number;
  readonly seed: string;
  readonly options?: unknown;
  /** Who plays; one for all seats or one for each. Without any, options are chosen at random. */
  readonly players?: readonly Policy[];
  /** The first answers, by name; after them the players go on. */
  readonly opening?: readonly string[];
}

/**
 * A whole game as text: the state and what each seat sees of it at the start and at the end, after every turn what has
 * changed of them, and at each decision the causes, the options, the answer and what happened. A change of the rules
 * shows up as a readable difference.
 */
export function playthrough(game: Game, spec: PlaythroughSpec): string {
  const engine = createEngine(game);
  const out = [`${game.name}, ${spec.seats} seats, seed '${spec.seed}', rules version ${game.rulesVersion}`];
  if (spec.options !== undefined) out.push(`options ${JSON.stringify(spec.options)}`);
  const started = startMatch(engine, spec.seats, secretFrom(spec.seed), spec.options);
  let match: Match = started.match;
  out.push(...eventLines(started.events));
  const choose = chooser(engine, spec);

  let seen = picture(engine, match.state);
  out.push('', '== start ==', ...wholeLines(seen));
  for (let turn = -1; ; ) {
    const { state } = match;
    const decision = engine.decision(state);
    if (turn >= 0 && (decision === undefined || state.turn !== turn)) {
      const now = picture(engine, state);
      out.push('', `changed in turn ${turn}:`, ...changeLines(seen, now));
      seen = now;
    }
    if (decision === undefined) break;
    if (state.turn !== turn) {
      turn = state.turn;
      out.push('', `== turn ${turn} ==`);
    }
    if (state.ply === LIMIT) throw new Fault('endless', `no end after ${LIMIT} answers`);
    const name = choose(state, decision);
    out.push(...decisionLines(engine, decision, name));
    const played = playNames(engine, match, decision.seat, [name]);
    match = played.match;
    out.push(...eventLines(played.events));
  }
  out.push('', '== end ==', ...wholeLines(seen), ...resultLines(game, match.state));
  out.push(`hash ${engine.hash(match.state)}`);
  return `${out.join('\n')}\n`;
}

/** What differs from the stored text, if anything. With UPDATE_PLAYTHROUGHS=1 the text is stored instead. */
export function playthroughDiffers(file: URL, game: Game, spec: PlaythroughSpec): string | undefined {
  const text = playthrough(game, spec);
  const path = fileURLToPath(file);
  if (process.env.UPDATE_PLAYTHROUGHS === '1') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return undefined;
  }
  if (!existsSync(path)) return `${path} is missing: npm run playthroughs writes it`;
  const stored = readFileSync(path, 'utf8').split('\n');
  const lines = text.split('\n');
  const at = lines.findIndex((line, i) => line !== stored[i]);
  if (at < 0 && stored.length === lines.length) return undefined;
  const line = at < 0 ? lines.length : at;
  return `line ${line + 1} was '${stored[line] ?? ''}' and is '${lines[line] ?? ''}'; npm run playthroughs rewrites all`;
}

function chooser(engine: Engine, spec: PlaythroughSpec): (s: State, d: Decision) => string {
  const opening = [...(spec.opening ?? [])];
  const chance = fastChance(Number.parseInt(secretFrom(spec.seed).slice(0, 8), 16));
  let drawn = 0;
  const random = (below: number): number => chance.int(drawn++, below);
  return (s, d) => {
    const next = opening.shift();
    if (next !== undefined) return next;
    const nameOf = (option: number): string => engine.nameOption(d.kind, option);
    const player = spec.players?.[d.seat % spec.players.length];
    const option = player
      ? player.choose({ kind: d.kind, options: d.options, nameOf, view: () => engine.view(s, d.seat), random })
      : itemAt(d.options, random(d.options.length));
    return nameOf(option);
  };
}

/** A state and what each seat and a spectator see of it. */
interface Picture {
  readonly state: readonly DescribedField[];
  readonly views: readonly { readonly viewer: string; readonly fields: readonly DescribedField[] }[];
}

function picture(engine: Engine, s: State): Picture {
  const views = [...s.seats.keys(), undefined].map((seat) => ({
    viewer: seat === undefined ? 'spectator' : `seat ${seat}`,
    fields: describeState(engine.game, engine.view(s, seat)),
  }));
  return { state: describeState(engine.game, s), views };
}

/** Numbers that are 0 and zones that are empty would drown the rest. */
function wholeLines({ state, views }: Picture): string[] {
  const lines = state.filter(({ text }) => text !== '0' && text !== '-').map(({ name, text }) => `${name}: ${text}`);
  for (const { viewer, fields } of views) {
    const hidden = fields
      .filter(({ text }, i) => text !== itemAt(state, i).text)
      .map(({ name, text }) => `${name}: ${text}`);
    lines.push(seesInstead(viewer, hidden));
  }
  return lines;
}

function changeLines(before: Picture, after: Picture): string[] {
  const changes = after.state.map((field, i) => describeChange(itemAt(before.state, i), field));
  const lines = changes.flatMap((change, i) =>
    change === undefined ? [] : [`${itemAt(after.state, i).name}: ${change}`],
  );
  after.views.forEach(({ viewer, fields }, at) => {
    const hidden = fields.flatMap((field, i) => {
      const change = describeChange(itemAt(before.views, at).fields[i]!, field);
      return change === changes[i] ? [] : [`${field.name}: ${change ?? 'no change'}`];
    });
    if (hidden.length > 0) lines.push(seesInstead(viewer, hidden));
  });
  return lines;
}

function seesInstead(viewer: string, hidden: readonly string[]): string {
  return `  ${viewer} sees instead: ${hidden.join('; ') || 'the same'}`;
}

function decisionLines(engine: Engine, d: Decision, chosen: string): string[] {
  const because = d.because.map(({ label, rule }) => (rule ? `${label} (${rule})` : label)).join(' > ');
  const names = d.options.map((o) => engine.nameOption(d.kind, o));
  return ['', `#${d.ply} seat ${d.seat} is asked: ${because}`, `  of: ${names.join(' ')}`, `  > ${chosen}`];
}

function eventLines(events: readonly Event[]): string[] {
  return events.map((e) => {
    const priv = e.priv === undefined ? '' : ` to seat ${e.to}: ${JSON.stringify(e.priv)}`;
    const pub = e.pub === undefined ? '' : ` ${JSON.stringify(e.pub)}`;
    return `  ${'  '.repeat(e.depth - 1)}${e.kind}${pub}${priv}`;
  });
}

function resultLines(game: Game, s: State): string[] {
  const ranking = game.ranking(s);
  return s.seats.map((_, seat) => {
    const lines = game.score(s, seat);
    const total = lines.reduce((sum, line) => sum + line.points, 0);
    const parts = lines.map((line) => `${line.label} ${line.points} (${line.rule})`).join(', ');
    return `seat ${seat}: place ${ranking[seat]}, ${total} points: ${parts}`;
  });
}
