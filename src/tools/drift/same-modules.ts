import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The imports, re-exports and exported names of a module. */
const links =
  /^(?:import|export)\s[^;'"]*?\bfrom\s*['"][^'"]+['"]|\bimport\(['"][^'"]+['"]\)|^export [\w ]+|^import ['"].*$/gm;

/** Whether generated/ of both projects has the same modules with the same imports and exports. */
export async function sameModules(one: string, other: string): Promise<boolean> {
  const [before, after] = await Promise.all([one, other].map(modules));
  return before === after;
}

async function modules(root: string): Promise<string> {
  const folder = join(root, 'generated');
  const names = await Array.fromAsync(glob('**/*.ts', { cwd: folder }));
  const texts = names.sort().map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name, ...[...text.matchAll(links)].map(([link]) => link)].join('\n');
  });
  return (await Promise.all(texts)).join('\n');
}
