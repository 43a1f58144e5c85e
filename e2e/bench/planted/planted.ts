import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject, removeCopy } from '../../../src/tools/project-copy.ts';
import { idsOfTitle, readList } from '../../../src/tools/requirements/coverage.ts';
import { readResults } from '../../../src/tools/requirements/results.ts';
import { CommandFailed, run } from '../../../src/tools/run.ts';
import { table } from '../../../src/tools/table.ts';
import { drawRows } from './draw-rows.ts';
import { type Plant, plants } from './plants.ts';

/** Who notices a planted fault: a test that bears the row's id, a test of other rows, or nobody. */
type Noticed = { readonly by: 'its own test' | 'another test' | 'nobody'; readonly test?: string | undefined };

/**
 * `npm run planted -- --seed N`: breaks rows of the requirement list one at a time in a copy of the project, and runs the
 * tests and stories that bear the row's id, then the tests that reach the broken file. Those of the night are left out.
 */
async function planted(root: string): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      rows: { type: 'string', default: '40' },
      only: { type: 'string' },
    },
  });
  const list = readList(await readFile(join(root, 'e2e/requirements.md'), 'utf8'));
  const drawn = values.only?.split(',') ?? drawRows([...list.keys()], Number(values.rows), Number(values.seed));
  console.log(`seed ${values.seed}: ${drawn.join(' ')}`);
  const chosen = plants.filter(({ row }) => drawn.includes(row));
  const without = drawn.filter((id) => !chosen.some(({ row }) => row === id));
  for (const id of without) console.log(`no fault is planted for ${id}: ${list.get(id)}`);
  const copy = await copyProject(root);
  const rows: (readonly [Plant, Noticed])[] = [];
  try {
    for (const plant of chosen) {
      const noticed = await withFault(copy, plant, () => noticedBy(copy, plant));
      process.stderr.write(`${plant.row}: ${noticed.by}${noticed.test ? `, ${noticed.test}` : ''}\n`);
      rows.push([plant, noticed]);
    }
  } finally {
    await removeCopy(copy);
  }
  console.log(
    table([['row', 'planted fault', 'noticed by'], ...rows.map(([plant, { by }]) => [plant.row, plant.fault, by])]),
  );
  const count = (by: Noticed['by']) => rows.filter(([, noticed]) => noticed.by === by).length;
  console.log(
    `${count('its own test')} by a test of the row, ${count('another test')} by another, ${count('nobody')} by nobody`,
  );
  return without.length === 0 && count('nobody') <= 2 && rows.length - count('its own test') <= 6;
}

async function withFault<T>(copy: string, { row, file, from, to }: Plant, work: () => Promise<T>): Promise<T> {
  const path = join(copy, file);
  const before = await readFile(path, 'utf8');
  if (before.split(from).length !== 2) throw new Error(`The fault of ${row} does not fit ${file} any more.`);
  await writeFile(
    path,
    before.replace(from, () => to),
  );
  try {
    return await work();
  } finally {
    await writeFile(path, before);
  }
}

/** The cheapest tests come first, and the first failure of a test of the row is enough. */
async function noticedBy(copy: string, { row, file }: Plant): Promise<Noticed> {
  const named = `(^| )${row}(?!\\d)`;
  const vitest = (...args: readonly string[]) =>
    failedTests(copy, 'vitest', [...args, '--passWithNoTests', '--bail', '1']);
  const tests = (await filesNaming(row, copy, '{src,e2e,openapi}/**/*.test.{ts,tsx}')).map(({ name }) => name);
  const failed = tests.length === 0 ? [] : await vitest('run', '-t', named, ...tests);
  const stories = await filesNaming(row, copy, 'e2e/{portal,mock}/*.spec.ts');
  if (!failed.some(bears(row)) && stories.length > 0) {
    await run('node', ['src/tools/build.ts'], { cwd: copy });
    const chosen = ['--pass-with-no-tests', '-x', '-g', named, ...stories.map(({ name }) => name)];
    const args = ['test', '--config', 'e2e/playwright.config.ts', ...chosen];
    failed.push(...(await failedTests(copy, 'playwright', args, { E2E_SITES: sitesOf(stories).join() })));
  }
  const own = failed.find(bears(row));
  if (own !== undefined) return { by: 'its own test', test: own };
  if (failed.length === 0) failed.push(...(await vitest('related', '--run', '--project', '!*nightly', file)));
  return failed.length === 0 ? { by: 'nobody' } : { by: 'another test', test: failed[0] };
}

const bears = (row: string) => (title: string) => idsOfTitle(title).includes(row);

type TestFile = { readonly name: string; readonly text: string };

/** The test files that name a row. */
async function filesNaming(row: string, copy: string, ...patterns: readonly string[]): Promise<readonly TestFile[]> {
  const names = await Array.fromAsync(
    glob(patterns, { cwd: copy, exclude: ['**/*.nightly.test.ts', '**/node_modules'] }),
  );
  const files = names.map(async (name) => ({ name, text: await readFile(join(copy, name), 'utf8') }));
  return (await Promise.all(files)).filter(({ text }) => new RegExp(`\\b${row}\\b`).test(text));
}

/** The sites that stories need: the shipped one, those that they name, and those of a project of its own. */
function sitesOf(stories: readonly TestFile[]): readonly string[] {
  const named = stories.flatMap(({ name, text }) => [
    ...[...text.matchAll(/siteAt\('(\w+)'\)/g)].map(([, site = '']) => site),
    ...(name.endsWith('guard.spec.ts') ? ['guarded'] : []),
    ...(name.startsWith('e2e/mock/') ? ['mock'] : []),
  ]);
  return [...new Set(['shipped', ...named])];
}

/** Runs tests, and returns the titles of those that failed. */
async function failedTests(
  copy: string,
  command: 'vitest' | 'playwright',
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const report = join(copy, command === 'vitest' ? 'reports/vitest-planted.json' : 'reports/playwright.json');
  await rm(report, { force: true });
  try {
    await run(command, args, { cwd: copy, env: { VITEST_SEED: '1', VITEST_REPORT: 'planted', ...env } });
    return [];
  } catch (error) {
    if (!(error instanceof CommandFailed && existsSync(report))) throw error;
    const failed = (await readResults(report)).filter(({ state }) => state === 'failed');
    // Something else went wrong, such as a site that did not start.
    if (failed.length === 0) throw error;
    return failed.map(({ title }) => title);
  }
}

if (!(await planted(process.cwd()))) process.exitCode = 1;
