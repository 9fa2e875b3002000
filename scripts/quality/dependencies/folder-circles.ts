/** One import: from a file to a file, both as paths from the root. */
export type Import = { from: string; to: string };

/**
 * The folders and files of one folder that import each other in a circle. An import between two files counts for the two entries of
 * their nearest common folder that hold them: api/src/modules/checkout/a.ts -> api/src/modules/orders/b.ts is "checkout" -> "orders".
 */
export function findFolderCircles(imports: readonly Import[]): string[] {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { from, to } of imports) {
    const [source, target] = [from.split('/'), to.split('/')];
    const at = source.findIndex((part, index) => part !== target[index]);
    if (at < 0) continue;
    const folder = source.slice(0, at).join('/');
    const graph = graphs.get(folder) ?? new Map<string, Set<string>>();
    graphs.set(folder, graph.set(source[at]!, (graph.get(source[at]!) ?? new Set()).add(target[at]!)));
  }
  return [...graphs].flatMap(([folder, graph]) => circlesOf(graph).map((circle) => `${folder || '.'}: ${circle.join(' -> ')}`));
}

/** One circle for each entry that a depth-first search finds on its own path again. */
function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  function visit(entry: string, path: readonly string[]): void {
    if (path.includes(entry)) circles.push([...path.slice(path.indexOf(entry)), entry]);
    if (path.includes(entry) || done.has(entry)) return;
    for (const next of graph.get(entry) ?? []) visit(next, [...path, entry]);
    done.add(entry);
  }
  for (const entry of graph.keys()) visit(entry, []);
  return circles;
}
