import type { TableProps } from '../game-table.ts';

type WithPointed = Pick<TableProps, 'pointed'>;

/** A value of the table after the option that is pointed at; undefined where it stays as it is. */
export function previewed({ pointed }: WithPointed, path: string): unknown {
  return pointed?.preview?.changes.find((change) => change.path === path)?.to;
}

/** A number of the table after the option that is pointed at; undefined where it stays or is not known. */
export function previewedNumber(table: WithPointed, path: string): number | undefined {
  const to = previewed(table, path);
  return typeof to === 'number' ? to : undefined;
}

/** One number of a list of the table after the option that is pointed at. */
export function previewedItem(table: WithPointed, path: string, index: number): number | undefined {
  const whole = previewed(table, path);
  const to: unknown = Array.isArray(whole) ? whole[index] : previewed(table, `${path}.${index}`);
  return typeof to === 'number' ? to : undefined;
}
