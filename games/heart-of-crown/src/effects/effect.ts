import { type Script, script } from '@crownleaf/engine';
import type { CardName } from '../../data/cards.ts';
import { type Card, cardNamed, ruleOf } from '../components.ts';
import type { C } from '../state.ts';
import { type Clause, type Phrase, parts } from './verbs/clause.ts';

/** What a card does at one occasion, and how its text says so. */
export interface Effect {
  readonly card: Card;
  readonly script: Script<C>;
  readonly says: readonly Phrase[];
}

/** The effect of playing an Action card, from top to bottom [HOC-9.2]. */
export function action(name: CardName, ...clauses: readonly Clause[]): Effect {
  return effect(name, name, clauses);
}

/** An effect that something other than playing sets off; `occasion` tells them apart. */
export function ability(name: CardName, occasion: string, ...clauses: readonly Clause[]): Effect {
  return effect(name, `${name}.${occasion}`, clauses);
}

function effect(name: CardName, id: string, clauses: readonly Clause[]): Effect {
  const card = cardNamed(name);
  return {
    card,
    script: script<C>(id, { label: name, rule: ruleOf(card) }, parts(clauses)),
    says: clauses.flatMap((each) => each.says),
  };
}
