import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** A file of the built portal: the modules in it, and the files that the browser fetches together with it. */
export interface Chunk {
  readonly file: string;
  /** Paths from the root of the project. */
  readonly modules: readonly string[];
  readonly imports: readonly string[];
}

/** Writes beside the built portal which module went into which file: what is fetched when can be computed from that. */
export function chunkGraph(file: string): Plugin {
  return {
    name: 'chunk-graph',
    apply: 'build',
    async writeBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((part): Chunk[] => {
        if (part.type !== 'chunk') return [];
        const modules = part.moduleIds.map((id) => relative(process.cwd(), id));
        return [{ file: part.fileName, modules, imports: part.imports }];
      });
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(chunks, null, 2));
    },
  };
}
