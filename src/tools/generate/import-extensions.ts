import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Gives every relative import below `folder` its full file name. orval leaves the extension out, which bundlers
 * accept, but Node runs the server's TypeScript directly and does not.
 */
export async function addImportExtensions(folder: string): Promise<void> {
  const files = new Set<string>();
  for await (const name of glob('**/*.ts', { cwd: folder })) files.add(join(folder, name));
  await Promise.all(
    [...files].map(async (file) => {
      const source = await readFile(file, 'utf8');
      const completed = source.replaceAll(
        /(from ')(\.{1,2}\/[^']*|\.{1,2})(')/g,
        (_, before: string, path: string, after: string) => before + complete(dirname(file), path, files) + after,
      );
      if (completed !== source) await writeFile(file, completed);
    }),
  );
}

function complete(from: string, path: string, generated: ReadonlySet<string>): string {
  if (path.endsWith('.ts')) return path;
  for (const candidate of [`${path}.ts`, `${path}/index.ts`]) {
    const file = join(from, candidate);
    // Handwritten files have extensions already.
    if (generated.has(file) || existsSync(file)) return candidate;
  }
  throw new Error(`Generated import '${path}' in ${from} leads nowhere`);
}
