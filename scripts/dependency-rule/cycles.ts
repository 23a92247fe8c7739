/** Finds import cycles, each once, as the files in the order in which they import each other. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const onPath = new Set<string>();

  // Depth-first search in post-order: each file is entered once, so each cycle is found once.
  const visit = (file: string): void => {
    if (done.has(file)) return;
    path.push(file);
    onPath.add(file);
    for (const target of edges.get(file) ?? []) {
      if (onPath.has(target)) cycles.push(path.slice(path.indexOf(target)));
      else visit(target);
    }
    path.pop();
    onPath.delete(file);
    done.add(file);
  };
  for (const file of [...edges.keys()].sort()) visit(file);
  return cycles;
}
