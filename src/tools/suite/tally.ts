import { readFile } from 'node:fs/promises';
import type { CheckResult } from '../check/check-type.ts';
import type { Outcome } from '../drift/report.ts';
import { readResults } from '../requirements/results.ts';

/** How many things a step tried and how they went. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Counts the tests of a report of vitest or Playwright. Skipped ones are neither passed nor failed. */
export async function tallyTests(file: string): Promise<Tally> {
  const results = await readResults(file);
  return count(results, ({ state }) => (state === 'skipped' ? undefined : state === 'passed'));
}

/** Counts the checks of `npm run check`. */
export async function tallyChecks(file: string): Promise<Tally> {
  // The tool has written this file in this form.
  const results = JSON.parse(await readFile(file, 'utf8')) as readonly CheckResult[];
  return count(results, ({ offences }) => offences.length === 0);
}

/** Counts the edits of `npm run test:drift`. */
export async function tallyDrift(file: string): Promise<Tally> {
  // The tool has written this file in this form.
  const outcomes = JSON.parse(await readFile(file, 'utf8')) as readonly Outcome[];
  return count(outcomes, ({ passed }) => passed);
}

/** Counts what the conformance suite judged: checks of operations, and stories. */
export async function tallyConformance(file: string): Promise<Tally> {
  // The suite has written this file in this form.
  const { passed, failed } = JSON.parse(await readFile(file, 'utf8')) as Tally;
  return { passed, failed };
}

function count<T>(items: readonly T[], good: (item: T) => boolean | undefined): Tally {
  const judged = items.map(good);
  return {
    passed: judged.filter((each) => each === true).length,
    failed: judged.filter((each) => each === false).length,
  };
}
