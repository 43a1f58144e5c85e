import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lanes, last, shared } from './suite/plan.ts';
import { runStep, type SuiteResult, type SuiteStep } from './suite/suite-step.ts';
import { table } from './table.ts';

/** `npm test`: runs every step, even after a failure, and prints a table and the totals. */
async function test(root: string): Promise<boolean> {
  const started = performance.now();
  await rm(join(root, 'reports'), { recursive: true, force: true });
  await mkdir(join(root, 'reports'));
  const free = [...shared];
  const results = [
    ...(await Promise.all(lanes.map((lane) => row(root, [...lane], free)))).flat(),
    ...(await row(root, [...last])),
  ];
  for (const { name, said } of results.filter(({ failed }) => failed > 0)) {
    console.log([`\n${name} failed:`, ...said.map((line) => `  ${line}`)].join('\n'));
  }
  const rows = results.map(({ name, passed, failed, seconds }) => [name, `${passed}`, `${failed}`, seconds.toFixed(1)]);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${table([['step', 'passed', 'failed', 'seconds'], ...rows])}`);
  console.log(`\nreports and logs: reports/, ${((performance.now() - started) / 1000).toFixed(0)} s in all`);
  for (const line of results.flatMap(({ flaky = [] }) => flaky)) console.log(`passed only when run again: ${line}`);
  for (const line of results.flatMap(brokenLines)) console.log(line);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

/** Lists the failures, one line each, so that they fit into the end of a truncated log. */
function brokenLines({ name, failed, broken }: SuiteResult): readonly string[] {
  if (failed > 0 && broken.length === 0) return [`failed: ${name}`];
  return broken.map((each) => `failed: ${name}: ${each}`);
}

/** Runs the steps of a lane, then the shared steps that no other lane has taken. */
async function row(root: string, own: SuiteStep[], free: SuiteStep[] = []): Promise<readonly SuiteResult[]> {
  const results: SuiteResult[] = [];
  for (let step = own.shift() ?? free.shift(); step; step = own.shift() ?? free.shift()) {
    results.push(await announced(root, step));
  }
  return results;
}

async function announced(root: string, step: SuiteStep): Promise<SuiteResult> {
  process.stderr.write(`test ${step.name} ...\n`);
  const result = await runStep(root, step);
  const { passed, failed, seconds } = result;
  process.stderr.write(`test ${step.name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)\n`);
  return result;
}

if (!(await test(process.cwd()))) process.exitCode = 1;
