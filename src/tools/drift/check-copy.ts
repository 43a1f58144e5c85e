import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { checks } from '../check/checks.ts';
import { runChecks } from '../check/run-checks.ts';
import { offencesOf, readAnnotations } from '../check/tool-checks.ts';
import { bundleContract, generationSteps } from '../generate/generate.ts';
import { type Catch, catchesOf } from './catch.ts';

/** Checks of files that no edit touches. Biome ignores generated/ and YAML; the translations belong to the portal. */
const elsewhere = ['lint', 'translations'];

/** Checks that depend only on the modules of generated/, their imports and exports. */
const ofModules = ['dead code', 'zones'];

/** Generations run one after the other: they work in this process, and share what orval has loaded. */
export const inTurn = pLimit(1);

/** Writes the bundle only; false if the contract has none. */
export function bundles(copy: string): Promise<boolean> {
  return bundleContract(copy).then(
    () => true,
    () => false,
  );
}

/** Undefined on success; else the findings of lint, or the error of the generation if lint finds nothing. */
export async function generates(copy: string): Promise<readonly Catch[] | undefined> {
  try {
    // In this process, because loading orval takes as long as using it. Lint is a separate check.
    await inTurn(async () => {
      for (const [, work] of generationSteps(copy)) await work();
    });
    return undefined;
  } catch (error) {
    const caught = await check(copy, ['contract']);
    return caught.length > 0 ? caught : [{ check: 'generate', lines: String(error).trim().split('\n').slice(-1) }];
  }
}

/** The checks whose findings may differ between copy and project. */
export async function reachable(root: string, copy: string): Promise<readonly string[]> {
  const spared = (await sameModules(root, copy)) ? [...elsewhere, ...ofModules] : elsewhere;
  return checks.map(({ name }) => name).filter((name) => !spared.includes(name));
}

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

/** Runs all or the named checks of `npm run check` and returns the failures. */
export async function check(root: string, names?: readonly string[]): Promise<readonly Catch[]> {
  const selected = checks.filter(({ name }) => names?.includes(name) ?? true);
  return catchesOf(await runChecks(root, selected, { width: 2, stopAtFirst: false }));
}

/** Tests of what is prescribed for the contract and of what the portal sends. They need no database. */
const files = [
  'openapi/lint/prescribed.test.ts',
  'openapi/lint/prescribed-constants.test.ts',
  'src/portal/api/sent-headers.node.test.ts',
];

/** Runs the tests of the contract; the failures begin with file and line. */
export function contractTests(root: string): Promise<readonly string[]> {
  return offencesOf(root, 'vitest', ['run', ...files, '--reporter=github-actions'], readAnnotations);
}
