import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { typesMemory } from './check/tool-checks.ts';
import { copyProject, copyTypesMemory, removeCopy } from './project-copy.ts';

test('the copied state of the type check names the installed packages where they are, and the files of the copy', async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'portico-')));
  onTestFinished(() => rm(root, { recursive: true }));
  // Deeper than the copy, so that the way to the packages has another length.
  const project = join(root, 'deep/project');
  for (const folder of ['node_modules', 'src', '.cache']) await mkdir(join(project, folder), { recursive: true });
  await writeFile(join(project, typesMemory), JSON.stringify(['../node_modules/zod/index.d.ts', '../src/a.ts']));
  const copy = await copyProject(project);
  onTestFinished(() => removeCopy(copy));
  await copyTypesMemory(project, copy);
  const names: string[] = JSON.parse(await readFile(join(copy, typesMemory), 'utf8'));
  expect(names.map((name) => resolve(dirname(join(copy, typesMemory)), name))).toEqual([
    join(project, 'node_modules/zod/index.d.ts'),
    join(copy, 'src/a.ts'),
  ]);
});
