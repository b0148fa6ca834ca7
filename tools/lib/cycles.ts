/** Every circle in a graph of files, each reported once, from its first file in the alphabet back to it. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const done = new Set<string>();
  const path: string[] = [];
  const found = new Map<string, readonly string[]>();

  const visit = (file: string): void => {
    const open = path.indexOf(file);
    if (open >= 0) {
      const circle = fromFirst(path.slice(open));
      found.set(circle.join(' '), circle);
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };

  for (const file of graph.keys()) visit(file);
  return [...found.values()];
}

function fromFirst(circle: readonly string[]): readonly string[] {
  const first = circle.indexOf(circle.toSorted()[0]!);
  const turned = [...circle.slice(first), ...circle.slice(0, first)];
  return [...turned, turned[0]!];
}
