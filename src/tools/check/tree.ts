import { copyFile, mkdir, mkdtemp, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { removeCopy } from '../project-copy.ts';

const project = join(import.meta.dirname, '../../..');

/**
 * Writes a small project into a temporary folder, for a test: the given files, copies of the configuration (`configured`)
 * and the installed packages. The folder is removed when the test ends, or when `atEnd` says.
 */
export async function writeTree(
  files: Readonly<Record<string, string>>,
  configured: readonly string[] = [],
  atEnd: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'portico-tree-')));
  atEnd(() => removeCopy(root));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  for (const path of configured) await copyFile(join(project, path), join(root, path));
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  return root;
}
