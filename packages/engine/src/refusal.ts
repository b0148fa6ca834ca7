import type { Context } from './context.ts';
import type { Game, Question, Refusal } from './game.ts';
import { lastOf } from './item.ts';
import type { Op } from './script/compile.ts';
import type { Runner } from './script/run.ts';
import { NOBODY } from './seat.ts';
import type { View } from './state/state.ts';

/** Says why an answer is refused: in the game's own words if it has any, else by what is asked instead. */
export function refuser(
  game: Game,
  runner: Runner<Context>,
  vocabulary: () => ReadonlySet<string> | undefined,
): (v: View, name: string) => Refusal {
  function questionAt(v: View): { readonly question: Question; readonly ask: Op<Context> } {
    const frame = lastOf(v.stack);
    const ask = runner.askAt(frame)!;
    const { script } = runner.programOf(frame);
    const question = {
      kind: ask.kind.id,
      script: script.id,
      label: ask.label ?? ask.kind.id,
      rule: ask.rule ?? script.rule,
    };
    return { question, ask };
  }

  return (v, name) => {
    if (v.asked === NOBODY) return { message: 'the game is over' };
    const { question, ask } = questionAt(v);
    const { label, rule } = question;
    if (v.viewer !== null && v.viewer !== v.asked) return { rule, message: 'another player is asked now' };
    const reason = game.whyNot?.(v, name, question);
    if (reason !== undefined) return reason;
    if (vocabulary()?.has(name) === false) return { rule, message: 'this game has no such answer' };
    const isAboutIt = ask.kind.options?.some((option) => ask.kind.name(option) === name) ?? false;
    const message = isAboutIt ? `the question '${label}' does not offer it now` : `now you are asked: '${label}'`;
    return { rule, message };
  };
}
