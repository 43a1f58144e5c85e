import { readFile } from 'node:fs/promises';
import { isObject, listOf, textOf } from '../document/json.ts';
import { BadFile } from '../document/load.ts';
import type { Redactor } from '../http/redact.ts';
import type { SuiteReport } from './report.ts';
import { signature } from './results.ts';

/** A failure of an earlier run. */
interface EarlierFailure {
  readonly operation: string;
  readonly check: string;
  readonly message: string;
}

/** What failed in an earlier run. */
export interface EarlierReport {
  readonly seed: number | undefined;
  readonly failures: readonly EarlierFailure[];
  /** Ids of workflows. */
  readonly workflows: readonly string[];
}

/** Reads `conformance.json` of an earlier run. */
export async function readReport(file: string): Promise<EarlierReport> {
  let report: unknown;
  try {
    report = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new BadFile(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isObject(report) || !Array.isArray(report['problems'])) {
    throw new BadFile(`${file} is no conformance.json of an earlier run`);
  }
  const failures = report['problems'].filter(isObject).flatMap((problem) => {
    if (problem['warning'] === true) return [];
    const [operation, check, message] = ['operation', 'check', 'message'].map((name) => textOf(problem[name]) ?? '');
    return [{ operation: operation ?? '', check: check ?? '', message: message ?? '' }];
  });
  const workflows = listOf(report['workflows'])
    .filter(isObject)
    .filter(({ state }) => state === 'failed' || state === 'known')
    .flatMap(({ id }) => textOf(id) ?? []);
  return { seed: typeof report['seed'] === 'number' ? report['seed'] : undefined, failures, workflows };
}

/** The report with the failures that an earlier run had marked as known, and what is gone of them. */
export function withBaseline(report: SuiteReport, earlier: EarlierReport, redactor: Redactor): SuiteReport {
  const known = new Set(earlier.failures.map(keyOf));
  const operations = report.operations.map((result) => ({
    ...result,
    pending: result.pending,
    problems: result.problems.map((problem) => {
      const message = redactor.redact(problem.message);
      const isKnown =
        problem.check === 'workflow'
          ? earlier.workflows.some((id) => message.startsWith(`${id}, `))
          : known.has(keyOf({ ...problem, message, operation: result.operation.id }));
      return isKnown && !problem.warning ? { ...problem, known: true } : problem;
    }),
  }));
  const workflows = report.workflows.map((outcome) =>
    outcome.state === 'failed' && earlier.workflows.includes(outcome.id)
      ? { ...outcome, state: 'known' as const }
      : outcome,
  );
  const found = new Set(
    report.operations.flatMap(({ operation, problems }) =>
      problems
        .filter(({ warning }) => !warning)
        .map(({ check, message }) => keyOf({ operation: operation.id, check, message: redactor.redact(message) })),
    ),
  );
  const checked = new Set(
    report.operations.flatMap(({ operation, judged }) => [...judged.keys()].map((check) => `${operation.id} ${check}`)),
  );
  const gone = earlier.failures
    .filter((failure) => failure.check !== 'workflow' && checked.has(`${failure.operation} ${failure.check}`))
    .filter((failure) => !found.has(keyOf(failure)))
    .map(({ operation, check, message }) => `${operation} ${check}: ${message}`);
  const passed = earlier.workflows
    .filter((id) => report.workflows.some((outcome) => outcome.id === id && outcome.state === 'passed'))
    .map((id) => `workflow ${id}`);
  return { ...report, operations, workflows, gone: [...gone, ...passed] };
}

function keyOf({ operation, check, message }: EarlierFailure): string {
  return `${operation} ${signature(check, message)}`;
}
