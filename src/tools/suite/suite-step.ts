import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailed, run } from '../run.ts';
import type { Tally } from './tally.ts';

/** A step of `npm test`. Its output goes to reports/NAME.log. */
export interface SuiteStep {
  readonly name: string;
  work(root: string): Promise<string>;
  /** It needs nothing of its lane but the first step, so a lane that has ended may take it. */
  readonly movable?: true;
  /** Reads the counts from its report; a step without one counts as one item. */
  tally?(root: string): Promise<Tally>;
}

export interface SuiteResult extends Tally {
  readonly name: string;
  readonly seconds: number;
  /** The last lines of output of a failed step. */
  readonly said: readonly string[];
}

/** Number of lines shown of a failed step; the log has them all. */
const shown = 60;

/** Runs a step and returns its result; it does not throw on failure. */
export async function runStep(root: string, step: SuiteStep): Promise<SuiteResult> {
  const started = performance.now();
  let output: string;
  let failed = false;
  try {
    output = await step.work(root);
  } catch (error) {
    failed = true;
    output = error instanceof CommandFailed ? error.message : String(error);
  }
  await writeFile(join(root, `reports/${step.name.replaceAll(/\W+/g, '-')}.log`), output);
  const counted = await step.tally?.(root).catch(() => undefined);
  const tally = counted ?? { passed: failed ? 0 : 1, failed: 0, broken: [] };
  return {
    name: step.name,
    seconds: (performance.now() - started) / 1000,
    passed: tally.passed,
    // The step failed without a failed test in its report, so it broke outside its tests.
    failed: failed ? Math.max(tally.failed, 1) : tally.failed,
    broken: tally.broken,
    said: failed ? output.trimEnd().split('\n').slice(-shown) : [],
  };
}

/** A step that runs one command. */
export function command(name: string, ...args: readonly string[]): SuiteStep['work'] {
  return (root) => run(name, args, { cwd: root });
}
