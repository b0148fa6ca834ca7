import type { TableProps } from '@crownleaf/ui';

/** A number of the table after the option that is pointed at; undefined where it stays or is not known. */
export function numberThen({ pointed }: TableProps, path: string): number | undefined {
  const to = pointed?.preview?.changes.find((change) => change.path === path)?.to;
  return typeof to === 'number' ? to : undefined;
}

/** One number of a list of the table after the option that is pointed at. */
export function itemThen({ pointed }: TableProps, path: string, index: number): number | undefined {
  const changes = pointed?.preview?.changes ?? [];
  const whole = changes.find((change) => change.path === path)?.to;
  const to = Array.isArray(whole) ? whole[index] : changes.find((change) => change.path === `${path}.${index}`)?.to;
  return typeof to === 'number' ? to : undefined;
}
