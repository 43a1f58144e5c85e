import { type CheckName, fine, wrong } from '../checks/check.ts';
import type { Credentials } from '../session/credentials.ts';
import type { SuiteOptions } from './options.ts';
import type { OperationResult, Results } from './results.ts';

export interface WorkflowOutcome {
  readonly id: string;
  /** `known` is a failure of the baseline. */
  readonly state: 'passed' | 'failed' | 'known' | 'pending' | 'not run';
  readonly steps: number;
  readonly message: string;
}

/** The result of a run. */
export interface SuiteReport {
  readonly title: string;
  readonly options: SuiteOptions;
  readonly operations: readonly OperationResult[];
  readonly workflows: readonly WorkflowOutcome[];
  readonly notices: readonly string[];
  readonly requests: number;
  readonly seconds: number;
  /** Failures of the baseline that the run checked and did not find; absent without a baseline. */
  readonly gone?: readonly string[];
  /** The reason why the run shows nothing or only a part: the backend stopped answering, or accepted nothing. */
  readonly lost: string | undefined;
}

/** The passed pairs of operation and check, and the passed workflows. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Failures of the baseline. */
  readonly known: number;
  readonly warnings: number;
  readonly pending: number;
}

export function failedChecks({ problems }: OperationResult): ReadonlySet<CheckName> {
  return new Set(problems.filter(({ warning, known }) => !warning && !known).map(({ check }) => check));
}

/** The checks all of whose failures are in the baseline. */
export function knownChecks(result: OperationResult): ReadonlySet<CheckName> {
  const known = new Set(result.problems.filter((problem) => problem.known).map(({ check }) => check));
  return known.difference(failedChecks(result));
}

export function totalsOf({ operations, workflows, lost }: SuiteReport): Totals {
  // A workflow counts once, not also with the operation that failed in it.
  const own = (names: Iterable<CheckName>) => [...names].filter((name) => name !== 'workflow').length;
  const failed = operations.reduce((sum, result) => sum + own(failedChecks(result)), 0);
  const known = operations.reduce((sum, result) => sum + own(knownChecks(result)), 0);
  const judged = operations.reduce((sum, result) => sum + own(result.judged.keys()), 0);
  const count = (state: WorkflowOutcome['state']) => workflows.filter((workflow) => workflow.state === state).length;
  return {
    passed: judged - failed - known + count('passed'),
    failed: failed + count('failed') + (lost === undefined ? 0 : 1),
    known: known + count('known'),
    warnings: operations.reduce(
      (sum, { problems, notes }) => sum + problems.filter((p) => p.warning).length + notes.size,
      0,
    ),
    pending: operations.filter(({ pending }) => pending).length + count('pending'),
  };
}

/**
 * Judges empty passes. An operation without an accepted request fails a run of all phases, and is noted otherwise.
 * Invalid data that was refused for other reasons only is noted.
 */
export function judgeEmptyPasses(
  results: Results,
  credentials: Credentials,
  { isComplete, allowed }: { readonly isComplete: boolean; readonly allowed: readonly string[] },
): void {
  for (const result of results.all) {
    const { operation, requests, pending, accepted, broken, statuses, notes } = result;
    if (pending || requests === 0) continue;
    if (!credentials.has(operation)) {
      const missing = credentials.missing(operation).join(', ');
      notes.add(`empty: only tried at its door, nothing was given for ${missing}`);
      continue;
    }
    const seen = [...statuses].map(([status, count]) => `${status} x ${count}`).join(', ');
    const isDue = isComplete && !allowed.includes(operation.id);
    if (isDue) {
      const advice = 'give a workflow that reaches it, with its inputs, or --allow-unaccepted';
      const findings = accepted > 0 ? fine : wrong(`no request was accepted (${seen}): ${advice}`);
      results.judge(operation, 'accepted_request', findings);
    } else if (accepted === 0) notes.add(`empty: no request was accepted (${seen})`);
    if (accepted > 0 && broken.sent > 0 && broken.refused === 0) {
      notes.add('empty: data that breaks the contract was refused for other reasons alone, if at all');
    }
  }
}
