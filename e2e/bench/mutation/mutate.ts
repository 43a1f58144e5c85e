import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes.ts';
import { chosenFolders, type MutationFolder, mutationFolders } from './folders.ts';
import { countMutants, type MutationReport, timeOf, withScore } from './scores.ts';

/**
 * Mutation testing by Stryker, folder by folder; later runs test changes. Writes the scores into
 * `e2e/bench/MUTATION.md`.
 */
const bench = join(import.meta.dirname, '..');
const record = join(bench, 'MUTATION.md');
const stryker = join(bench, 'node_modules/@stryker-mutator/core/bin/stryker.js');

if (!existsSync(stryker)) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: bench, stdio: 'inherit' });
}
for (const folder of chosenFolders(mutationFolders(root), process.argv.slice(2))) mutate(folder);

function mutate({ path, tests, except, ignoreStatic }: MutationFolder): void {
  console.log(`\nmutate ${path}`);
  const started = performance.now();
  const report = join(root, '.cache/mutation', `${path.replaceAll('/', '-')}.json`);
  mkdirSync(join(root, '.cache/mutation'), { recursive: true });
  const whole = !existsSync(report);
  const { status } = spawnSync('node', [stryker, 'run', join(import.meta.dirname, 'stryker.config.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATION_FOLDER: path,
      MUTATION_TESTS: tests.join(' '),
      MUTATION_EXCEPT: except.join(' '),
      MUTATION_REPORT: report,
      MUTATION_IGNORE_STATIC: `${ignoreStatic}`,
    },
  });
  if (status !== 0) throw new Error(`Stryker failed on ${path}`);
  const minutes = `${((performance.now() - started) / 60_000).toFixed(1)} min`;
  const text = readFileSync(record, 'utf8');
  // Stryker wrote the report.
  const counts = countMutants(JSON.parse(readFileSync(report, 'utf8')) as MutationReport);
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(record, withScore(text, { folder: path, ...counts, time: whole ? minutes : timeOf(text, path), date }));
}
