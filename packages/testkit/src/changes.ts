import { countEntries, type DescribedField, listInOrder, times } from './describe.ts';

/** What happened to a field, as in `-farming-village ×2, +city` or `3 → 5`; undefined if nothing did. */
export function describeChange(before: DescribedField, after: DescribedField): string | undefined {
  if (before.text === after.text) return undefined;
  if (before.entries === undefined || after.entries === undefined) return describeTextChange(before.text, after.text);
  return before.isPile
    ? describePileChange(before.entries, after.entries)
    : describeCountChange(before.entries, after.entries);
}

/**
 * In `…38 -scout +city …2` the first 38 entries and the last 2, which lie on top, stay as they are. Where little stays,
 * all that lies there now is shorter.
 */
function describePileChange(before: readonly string[], after: readonly string[]): string {
  const shorter = Math.min(before.length, after.length);
  let below = 0;
  while (below < shorter && before[below] === after[below]) below++;
  let above = 0;
  while (above < shorter - below && before.at(-1 - above) === after.at(-1 - above)) above++;
  if (below + above < after.length / 2 || after.length === 0) return `now ${listInOrder(after)}`;
  const gone = before.slice(below, before.length - above).map((name) => `-${name}`);
  const come = after.slice(below, after.length - above).map((name) => `+${name}`);
  const changed = listInOrder([...gone, ...come]);
  return `${below > 0 ? `…${below} ` : ''}${changed}${above > 0 ? ` …${above}` : ''}`;
}

function describeCountChange(before: readonly string[], after: readonly string[]): string {
  const old = countEntries(before);
  const now = countEntries(after);
  return [...new Set([...old.keys(), ...now.keys()])]
    .flatMap((name) => {
      const difference = (now.get(name) ?? 0) - (old.get(name) ?? 0);
      return difference === 0 ? [] : [times(`${difference < 0 ? '-' : '+'}${name}`, Math.abs(difference))];
    })
    .join(', ');
}

/** A list in the words of the game changes item by item, unless only its order changes. */
function describeTextChange(before: string, after: string): string {
  const old = itemsIn(before);
  const now = itemsIn(after);
  const changed = old.length > 1 || now.length > 1 ? describeCountChange(old, now) : '';
  return changed || `${before} → ${after}`;
}

function itemsIn(text: string): readonly string[] {
  return text === '-' ? [] : text.split(', ');
}
