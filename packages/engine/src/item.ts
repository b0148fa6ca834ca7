/** The entry at this index; where there is none something is wrong, and it says so at once. */
export function itemAt<V>(list: ArrayLike<V>, index: number): V {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no entry ${index} in a list of ${list.length}`);
  return item;
}

/** The last entry, such as the frame on top of a stack. */
export function lastOf<V>(list: readonly V[]): V {
  return itemAt(list, list.length - 1);
}
