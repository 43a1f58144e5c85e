import { readFile } from 'node:fs/promises';
import type { CheckResult } from '../check/checks.ts';
import type { Outcome } from '../drift/catch.ts';
import { readResults, type TestResult } from '../requirements/results.ts';

/** Counts of a step. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Names of the failures. */
  readonly broken: readonly string[];
}

/** The used part of the conformance report. */
interface Conformance extends Omit<Tally, 'broken'> {
  readonly rows: readonly {
    readonly id: string;
    readonly checks: readonly { readonly name: string; readonly failed: boolean }[];
  }[];
  readonly workflows: readonly { readonly id: string; readonly state: string }[];
}

/** Counts the tests of a report of vitest or Playwright. Skipped ones are neither passed nor failed. */
export async function tallyTests(file: string): Promise<Tally> {
  const results = await readResults(file);
  const nameOf = ({ title, why }: TestResult) => (why === undefined ? title : `${title}: ${why}`);
  return count(results, ({ state }) => (state === 'skipped' ? undefined : state === 'passed'), nameOf);
}

/** Counts the checks of `npm run check`. */
export async function tallyChecks(file: string): Promise<Tally> {
  // The tool has written this file in this form.
  const results = JSON.parse(await readFile(file, 'utf8')) as readonly CheckResult[];
  return count(
    results,
    ({ offences }) => offences.length === 0,
    ({ name }) => name,
  );
}

/** Counts the edits of `npm run test:drift`. */
export async function tallyDrift(file: string): Promise<Tally> {
  // The tool has written this file in this form.
  const outcomes = JSON.parse(await readFile(file, 'utf8')) as readonly Outcome[];
  return count(
    outcomes,
    ({ passed }) => passed,
    ({ name }) => name,
  );
}

/** Reads the counts of `npm run engines`. */
export async function tallyEngines(file: string): Promise<Tally> {
  // The tool has written this file in this form.
  return JSON.parse(await readFile(file, 'utf8')) as Tally;
}

/** Counts the results of the conformance suite: checks of operations, and workflows. */
export async function tallyConformance(file: string): Promise<Tally> {
  // The suite has written this file in this form.
  const { passed, failed, rows, workflows } = JSON.parse(await readFile(file, 'utf8')) as Conformance;
  const checks = rows.flatMap(({ id, checks }) =>
    checks.filter((check) => check.failed).map(({ name }) => `${id} ${name}`),
  );
  const stories = workflows.filter(({ state }) => state === 'failed').map(({ id }) => id);
  // The time was over before they came; a suite that did not try them must not say that all is well.
  const untried = workflows.filter(({ state }) => state === 'not run').map(({ id }) => `${id} was not run`);
  return { passed, failed: failed + untried.length, broken: [...checks, ...stories, ...untried] };
}

function count<T>(items: readonly T[], good: (item: T) => boolean | undefined, nameOf: (item: T) => string): Tally {
  const broken = items.filter((item) => good(item) === false).map(nameOf);
  return { passed: items.filter((item) => good(item) === true).length, failed: broken.length, broken };
}
