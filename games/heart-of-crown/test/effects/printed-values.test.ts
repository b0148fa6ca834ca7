import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRules } from '../../../rules.ts';
import { type CardData, SUB_TYPES, TYPES } from '../../data/cards.ts';
import { CARDS } from '../../src/components.ts';

const rules = new Map(
  parseRules(readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')).map(({ id, text }) => [id, text]),
);

/** The head of a card's rule: `Cost 2, links 2, Action and Attack (Military). Coins 0, SP 0.` */
const HEAD = /^Cost (\d+),(?: links (\d),)? ([^.(]+?)(?: \((\w+)\))?\. (?:Coins ([^.,(]+?)(?: \(\w+\))?, )?SP (−?\d+)/;

/** A number that depends on the turn is written in words, and then the card prints none. */
function printedCoins(said: string | undefined): number {
  return /^\d+$/.test(said ?? '') ? Number(said) : 0;
}

function printed({ rule }: CardData) {
  const [, cost, links = '0', types = '', sub, coins, points = ''] = HEAD.exec(rules.get(rule)!) ?? [];
  const said = types.toLowerCase();
  return {
    cost: Number(cost),
    links: Number(links),
    types: TYPES.filter((type) => said.split(/, | and /).includes(type)),
    sub: SUB_TYPES.find((type) => type === sub?.toLowerCase()),
    coins: printedCoins(coins),
    points: Number(points.replace('−', '-')),
  };
}

test.each(CARDS.map((card) => [card.name, card] as const))('%s has the values that its rule says', (_, card) => {
  const { cost, links, types, sub, coins, points } = card;
  expect({ cost, links, types: TYPES.filter((type) => types.includes(type)), sub, coins, points }).toEqual(
    printed(card),
  );
});
