import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { typesMemory } from './check/tool-checks.ts';

/** Built, installed or private folders, which copies omit. */
const left = new Set(['node_modules', '.git', 'build', '.data', '.cache', 'reports', 'test-results']);

/** The folders of installed packages; the benchmarks have their own. */
const packages = ['node_modules', 'e2e/bench/node_modules'];

/**
 * Copies the project to a new folder that shares the installed packages; `without` names top-level entries to omit. The
 * caller removes the copy with {@link removeCopy}.
 */
export async function copyProject(root: string, without: readonly string[] = []): Promise<string> {
  const target = await realpath(await mkdtemp(join(tmpdir(), 'portico-')));
  await cp(root, target, {
    recursive: true,
    filter: (source) => {
      const parts = relative(root, source).split('/');
      return !parts.some((part) => left.has(part)) && !without.includes(parts[0] ?? '');
    },
  });
  for (const folder of packages.filter((each) => existsSync(join(root, each)))) {
    await symlink(await realpath(join(root, folder)), join(target, folder));
  }
  return target;
}

/**
 * Gives a copy the incremental state of the project's last type check, if there is one. The copy's type check then
 * covers only the changed files and their dependents.
 */
export async function copyTypesMemory(root: string, copy: string): Promise<void> {
  const known = join(root, typesMemory);
  if (!existsSync(known)) return;
  const target = join(copy, typesMemory);
  await mkdir(dirname(target), { recursive: true });
  // It names the installed packages relative to itself, and the copy reaches them by another way. Under other names they
  // would be new files, and everything would be checked again.
  let text = await readFile(known, 'utf8');
  for (const folder of packages.filter((each) => existsSync(join(root, each)))) {
    const installed = await realpath(join(root, folder));
    const nameFrom = (file: string) => `"${relative(dirname(file), installed)}/`;
    text = text.replaceAll(nameFrom(known), nameFrom(target));
  }
  await writeFile(target, text);
}

/** Removes a copy; the shared packages stay. */
export async function removeCopy(copy: string): Promise<void> {
  for (const folder of packages) await rm(join(copy, folder), { force: true });
  await rm(copy, { recursive: true, force: true });
}
