import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject, removeCopy } from '../project-copy.ts';
import { run } from '../run.ts';

/** Generates into a copy and compares `generated/` byte by byte. A differing file was edited by hand or is out of date. */
export async function fresh(root: string): Promise<readonly string[]> {
  const copy = await copyProject(root, ['generated']);
  try {
    await run('node', ['src/tools/generate/generate.ts', '--in-copy'], { cwd: copy });
    return await differences(root, copy);
  } finally {
    await removeCopy(copy);
  }
}

/** How `generated/` of a project differs from that of a copy that was just generated. */
export async function differences(root: string, copy: string): Promise<readonly string[]> {
  const [committed, made] = await Promise.all([read(join(root, 'generated')), read(join(copy, 'generated'))]);
  return [...new Set([...committed.keys(), ...made.keys()])].sort().flatMap((file) => {
    const before = committed.get(file);
    const after = made.get(file);
    if (before && after) return before.equals(after) ? [] : [`generated/${file} differs from what openapi/ gives`];
    return [`generated/${file} ${before ? 'is not made from openapi/' : 'is missing'}`];
  });
}

async function read(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1), await readFile(path));
  }
  return files;
}
