import type { Chunk } from './vite-chunk-graph.ts';

/** The files that the browser fetches for some modules, with all that they need. Throws where no file has a module. */
export function fetchedFor(chunks: readonly Chunk[], modules: readonly string[]): ReadonlySet<string> {
  const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]));
  const fetched = new Set<string>();
  const waiting = modules.map((module) => fileOf(chunks, module));
  for (const file of waiting) {
    if (fetched.has(file)) continue;
    fetched.add(file);
    waiting.push(...(imports.get(file) ?? []));
  }
  return fetched;
}

function fileOf(chunks: readonly Chunk[], module: string): string {
  const chunk = chunks.find(({ modules }) => modules.includes(module));
  if (!chunk) throw new Error(`The built portal has no module ${module}`);
  return chunk.file;
}
