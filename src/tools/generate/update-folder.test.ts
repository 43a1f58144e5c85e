import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateFolder } from './update-folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portico-update-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
}

test('what is generated again takes the place of what was there; equal files are not written', async () => {
  await write({ 'old/a.ts': 'a', 'old/tag/b.ts': 'b', 'old/gone.ts': 'x' });
  await write({ 'new/a.ts': 'a', 'new/tag/b.ts': 'B', 'new/other/c.ts': 'c' });
  const before = new Date('2020-01-01T00:00:00Z');
  await utimes(join(root, 'old/a.ts'), before, before);
  await updateFolder(join(root, 'old'), join(root, 'new'));
  const names = await readdir(join(root, 'old'), { recursive: true });
  expect(names.filter((name) => name.endsWith('.ts')).sort()).toEqual(['a.ts', 'other/c.ts', 'tag/b.ts']);
  expect(await readFile(join(root, 'old/tag/b.ts'), 'utf8')).toBe('B');
  expect((await stat(join(root, 'old/a.ts'))).mtime).toEqual(before);
});

test('a folder that is not there yet is made', async () => {
  await write({ 'new/tag/a.ts': 'a' });
  await updateFolder(join(root, 'old'), join(root, 'new'));
  expect(await readFile(join(root, 'old/tag/a.ts'), 'utf8')).toBe('a');
});
