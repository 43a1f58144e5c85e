import { signature } from '../run/results.ts';
import type { ProblemView } from './view.ts';

/** One fault that many operations may show. */
export interface Cause {
  /** The problem with the shortest request. */
  readonly shown: ProblemView;
  readonly operations: readonly string[];
  readonly times: number;
}

/** The problems by their cause: the same check with the same message, whichever operation it names. */
export function causesOf(problems: readonly ProblemView[]): readonly Cause[] {
  const causes = new Map<string, ProblemView[]>();
  for (const problem of problems) {
    const { check, warning, message, operation } = problem;
    const key = `${warning} ${signature(check, message.replaceAll(operation, ''))}`;
    causes.set(key, [...(causes.get(key) ?? []), problem]);
  }
  return [...causes.values()].map((same) => ({
    shown: same.reduce((least, each) => (each.curl.length < least.curl.length ? each : least)),
    operations: [...new Set(same.map(({ operation }) => operation))],
    times: same.reduce((sum, { times }) => sum + times, 0),
  }));
}
