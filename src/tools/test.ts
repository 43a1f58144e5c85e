import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type LaneName, planFor } from './suite/plan.ts';
import { runStep, type SuiteResult, type SuiteStep } from './suite/suite-step.ts';
import { table } from './table.ts';

const laneNames: readonly LaneName[] = ['code', 'browser'];

/**
 * `npm test` and `npm run test:full` (`--full`): run every step, even after a failure, and print a table of times and
 * the totals. `--lane code` or `--lane browser` runs one lane, as the machines of CI do.
 */
async function test(root: string): Promise<boolean> {
  const { values } = parseArgs({ options: { full: { type: 'boolean', default: false }, lane: { type: 'string' } } });
  const chosen = laneNames.filter((name) => values.lane === undefined || values.lane === name);
  if (chosen.length === 0) throw new Error(`There is no lane '${values.lane}', only ${laneNames.join(' and ')}.`);
  const { lanes, last } = planFor(values.full ? 'full' : 'quick', chosen.length - 1);
  const started = performance.now();
  await rm(join(root, 'reports'), { recursive: true, force: true });
  await mkdir(join(root, 'reports'));
  const queues = chosen.map((name) => [...lanes[name]]);
  const results = [...(await runLanes(root, queues)), ...(await runLane(root, [...last], []))];
  for (const { name, said } of results.filter(({ failed }) => failed > 0)) {
    console.log([`\n${name} failed:`, ...said.map((line) => `  ${line}`)].join('\n'));
  }
  const rows = results.map(({ name, passed, failed, seconds }) => [name, `${passed}`, `${failed}`, seconds.toFixed(1)]);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${table([['step', 'passed', 'failed', 'seconds'], ...rows])}`);
  console.log(`\nreports and logs: reports/, ${((performance.now() - started) / 1000).toFixed(0)} s in all`);
  for (const line of results.flatMap(brokenLines)) console.log(line);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

/** Lists the failures, one line each, so that they fit into the end of a truncated log. */
function brokenLines({ name, failed, broken }: SuiteResult): readonly string[] {
  if (failed > 0 && broken.length === 0) return [`failed: ${name}`];
  return broken.map((each) => `failed: ${name}: ${each}`);
}

/**
 * Runs the lanes beside each other. Beside several there is one more, because a page or a database that is waited for
 * leaves a processor idle: it takes the steps that may run anywhere, once the first step of each lane is done.
 */
async function runLanes(root: string, queues: readonly SuiteStep[][]): Promise<readonly SuiteResult[]> {
  const first = queues.map((own) => runLane(root, own.splice(0, 1), []));
  const lanes = queues.map(async (own, lane) => [
    ...((await first[lane]) ?? []),
    ...(await runLane(root, own, queues)),
  ]);
  if (queues.length > 1)
    lanes.push(
      Promise.all(first)
        .then(() => runLane(root, [], queues))
        .then((more) => [...more]),
    );
  return (await Promise.all(lanes)).flat();
}

/** Runs the steps of a lane, then steps that the other lanes have not come to and that may run anywhere. */
async function runLane(root: string, own: SuiteStep[], lanes: readonly SuiteStep[][]): Promise<readonly SuiteResult[]> {
  const results: SuiteResult[] = [];
  for (let step = own.shift() ?? stolen(lanes); step; step = own.shift() ?? stolen(lanes)) {
    process.stderr.write(`test ${step.name} ...\n`);
    const result = await runStep(root, step);
    const { name, passed, failed, seconds } = result;
    process.stderr.write(`test ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)\n`);
    results.push(result);
  }
  return results;
}

function stolen(lanes: readonly SuiteStep[][]): SuiteStep | undefined {
  const lane = lanes.find((steps) => steps.at(-1)?.movable);
  return lane?.pop();
}

if (!(await test(process.cwd()))) process.exitCode = 1;
