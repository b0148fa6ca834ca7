import { type Engine, fastChance, type Preview, type ScoreLine, type View } from '@crownleaf/engine';

/** So many worlds that fit a view are compared before a score counts as known. */
const SAMPLED_WORLDS = 16;

/** What an option would change, as far as this view tells. */
export function previewOption(engine: Engine, view: View, name: string): Preview {
  const option = engine.findOption(engine.determinise(view, fastChance(1)), name);
  return option === undefined ? { changes: [], next: null } : engine.preview(view, option);
}

/** What each seat would score now; undefined where that depends on what the viewer cannot see. */
export function knownScores(engine: Engine, view: View): readonly (readonly ScoreLine[] | undefined)[] {
  const worlds = Array.from({ length: SAMPLED_WORLDS }, (_, n) => engine.determinise(view, fastChance(n)));
  return view.seats.map((_, seat) => {
    const [first = [], ...others] = worlds.map((world) => engine.game.score(world, seat));
    return others.every((lines) => JSON.stringify(lines) === JSON.stringify(first)) ? first : undefined;
  });
}

/** What a bot's analysis advises; undefined where there is nothing to choose. */
export function bestOf<Line>(analysis: {
  readonly options: readonly { readonly name: string; readonly expected: number }[];
  readonly line: Line;
}): { readonly option: string; readonly expected: number; readonly line: Line } | undefined {
  const best = analysis.options[0];
  return best && { option: best.name, expected: best.expected, line: analysis.line };
}
