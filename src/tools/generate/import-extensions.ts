import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Gives every relative import below `folder` its full file name. orval leaves the extension out, which bundlers
 * accept, but Node runs the server's TypeScript directly and does not.
 */
export async function addImportExtensions(folder: string): Promise<void> {
  for await (const name of glob('**/*.ts', { cwd: folder })) {
    const file = join(folder, name);
    const source = await readFile(file, 'utf8');
    const completed = source.replaceAll(
      /(from ')(\.{1,2}\/[^']*|\.{1,2})(')/g,
      (_, before: string, path: string, after: string) => {
        return before + complete(dirname(file), path) + after;
      },
    );
    if (completed !== source) await writeFile(file, completed);
  }
}

function complete(from: string, path: string): string {
  if (path.endsWith('.ts')) return path;
  for (const candidate of [`${path}.ts`, `${path}/index.ts`]) {
    if (existsSync(join(from, candidate))) return candidate;
  }
  throw new Error(`Generated import '${path}' in ${from} leads nowhere`);
}
