import { copyFile, glob, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Makes a folder hold the same files as another. Equal files are not touched, so that what watches them stays calm, and
 * new ones come before old ones go.
 */
export async function updateFolder(folder: string, wanted: string): Promise<void> {
  const [old, files] = await Promise.all([filesIn(folder), filesIn(wanted)]);
  for (const file of files) {
    const [from, to] = [join(wanted, file), join(folder, file)];
    if (old.has(file) && (await readFile(from)).equals(await readFile(to))) continue;
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to);
  }
  for (const file of old.difference(files)) await rm(join(folder, file));
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) files.add(join(entry.parentPath, entry.name).slice(folder.length + 1));
  }
  return files;
}
