/** `keptNow` → `Kept now`. */
export function readable(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Equal names once, with their number: `Copper ×3, Estate`. */
export function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listed([...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)));
}

/** With semicolons between names that have commas of their own. */
export function listed(names: readonly string[]): string {
  return names.join(names.some((name) => name.includes(', ')) ? '; ' : ', ');
}

const UNBREAKING = '\u00a0';

/** Lines break only between the things of a list, not inside their names. */
export function unbroken(list: string): string {
  return list.replaceAll(/(?<![,;:]) /g, UNBREAKING);
}

export function spaced(line: string): string {
  return line.replaceAll(UNBREAKING, ' ');
}

/** The text with a mark at its end that closes a sentence. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
