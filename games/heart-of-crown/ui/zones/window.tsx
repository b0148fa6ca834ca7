import { type Asked, Option, questionOf, say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import type { ReactNode } from 'react';
import { type Card, cardOf, findCard } from '../../src/components.ts';
import { textKey } from '../../src/effects/text.ts';
import { pointsOf } from '../../src/effects/verbs/domain.ts';
import { CEREMONY } from '../../src/flow/coronation.ts';
import { CrownMark } from '../card/boons.tsx';
import { CardFace } from '../card/face.tsx';
import { CardChoice } from '../choice.tsx';
import { activeSeat, useGameTable } from '../look.ts';

/** Questions that the board itself shows well enough. */
const ON_THE_BOARD: readonly string[] = ['main', 'second', 'acquire'];
/** The cards to choose from lie in the viewer's hand and glow there. */
const IN_HAND: readonly string[] = ['discard', 'banish', 'put-back', 'develop'];

/** The effect under way, said in its own words, with what can be answered. It lies over the Market, never over the hand. */
export function EffectWindow() {
  const { asked } = useGameTable();
  if (asked === undefined) return <Watched />;
  if (asked.kind === 'declare') return <Declaration />;
  if (ON_THE_BOARD.includes(asked.kind)) return null;
  return <Effect asked={asked} />;
}

function Effect({ asked }: { readonly asked: Asked }) {
  const { words, nameOf, me, view } = useGameTable();
  const card = causeOf(asked.because.map(({ label }) => label));
  const active = activeSeat(view);
  const attacked = active !== me && me !== undefined;
  const question = asked.because.at(-1);
  const inHand = IN_HAND.includes(asked.kind);
  const answers = shownAnswers(asked);
  const hint =
    asked.set !== undefined ? `window.set${inHand ? '-in-hand' : ''}` : inHand ? 'window.in-hand' : undefined;
  const title =
    attacked && card !== undefined
      ? say(words, cardOf(card).types.includes('attack') ? 'window.attack' : 'window.effect', {
          ...{ who: nameOf(active), card: words.what(cardOf(card).name) },
        })
      : card === undefined
        ? words.cause(question ?? { label: asked.kind })
        : words.what(cardOf(card).name);
  return (
    <Frame tone={asked.kind === 'defend' ? 'defence' : attacked ? 'attack' : 'plain'} title={title} card={card}>
      {card !== undefined && <p className="hoc-window-text">{words.message(textKey(card, view.table))}</p>}
      <p className="hoc-window-ask">{asked.kind === 'defend' ? say(words, defendKey(asked)) : askedIn(asked, words)}</p>
      {hint !== undefined && <p className="hoc-window-hint">{say(words, hint)}</p>}
      {answers.length > 0 && (
        <ul className="hoc-answers">
          {answers.map((name) => (
            <Answer key={name} name={name} asked={asked} />
          ))}
        </ul>
      )}
    </Frame>
  );
}

function askedIn(asked: Asked, words: Labels): string {
  return asked.set === undefined ? words.message(`cause.${asked.kind}`) : questionOf(asked, words);
}

/** What the hand does not show; a set is sent from the decision bar. */
function shownAnswers({ kind, options, set }: Asked): readonly string[] {
  const inHand = IN_HAND.includes(kind);
  if (set !== undefined) return inHand ? [] : [...new Set(set.pieces)];
  return options.filter((name) => !inHand || name === 'pass');
}

/** Where everybody is asked, so are those who have nothing to defend with [HOC-15.7]. */
function defendKey({ options }: Asked): string {
  return options.some((name) => name.startsWith('defend:')) ? 'window.defend' : 'window.defend-none';
}

/** The innermost card whose effect led here. */
function causeOf(labels: readonly string[]): Card | undefined {
  return labels.toReversed().flatMap((label) => findCard(label) ?? [])[0];
}

function Answer({ name, asked }: { readonly name: string; readonly asked: Asked }) {
  const { words, view } = useGameTable();
  const [verb, what = ''] = name.split(':');
  const card = findCard(what.split(',')[0]!);
  const label = words.option(name, asked.kind);
  if (card === undefined) {
    return (
      <li className="hoc-answer-words">
        <Option name={name} />
      </li>
    );
  }
  const defence = verb === 'defend' ? defenceText(words.message(textKey(card, view.table))) : undefined;
  return (
    <li className="hoc-answer">
      <CardChoice card={card} names={[name]}>
        <CardFace card={card} face="stack" />
        <span className="hoc-answer-label">{label}</span>
        {defence !== undefined && <span className="hoc-answer-text">{defence}</span>}
      </CardChoice>
    </li>
  );
}

/** The last paragraph of a Defence card is what it does against an attack. */
function defenceText(text: string): string {
  const [, after] = text.split(/Defence: /);
  return after === undefined ? text : after.charAt(0).toUpperCase() + after.slice(1);
}

function Declaration() {
  const { words, me, view } = useGameTable();
  const points = me === undefined ? 0 : pointsOf(view.seats[me]!);
  return (
    <Frame tone="crown" title={say(words, 'declare.title')} card={undefined}>
      <p className="hoc-window-points">
        <CrownMark /> {points} <small>/ {CEREMONY}</small>
      </p>
      <p className="hoc-window-text">{say(words, 'declare.text', { ceremony: CEREMONY })}</p>
      <ul className="hoc-answers">
        <li className="hoc-answer-words is-first">
          <Option name="declare" />
        </li>
        <li className="hoc-answer-words">
          <Option name="pass" />
        </li>
      </ul>
    </Frame>
  );
}

/** Somebody else decides in the midst of an effect: who, and about what. */
function Watched() {
  const { view, words, nameOf } = useGameTable();
  if (view.stack.length < 2 || view.asked < 0 || view.asked === activeSeat(view)) return null;
  return (
    <div className="hoc-watched" role="status">
      {say(words, 'window.watched', { who: nameOf(view.asked), attacker: nameOf(activeSeat(view)) })}
    </div>
  );
}

interface FrameProps {
  readonly tone: 'plain' | 'attack' | 'defence' | 'crown';
  readonly title: string;
  readonly card: Card | undefined;
  readonly children: ReactNode;
}

function Frame({ tone, title, card, children }: FrameProps) {
  return (
    <section className="hoc-window" data-tone={tone} data-zone="window" aria-label={title}>
      {card !== undefined && (
        <div className="hoc-window-card">
          <CardChoice card={card} looked>
            <CardFace card={card} face="full" />
          </CardChoice>
        </div>
      )}
      <div className="hoc-window-words">
        <h3>{title}</h3>
        {children}
      </div>
    </section>
  );
}
