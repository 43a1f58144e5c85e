import pLimit from 'p-limit';
import type { Check, CheckResult } from './checks.ts';

export interface RunChecksOptions {
  /** Number of parallel checks. */
  readonly width: number;
  /** Starts no further check after a failure. */
  readonly stopAtFirst: boolean;
  readonly onResult?: (result: CheckResult) => void;
}

/** Runs the checks and returns their results in the given order; a check that throws has failed. */
export async function runChecks(
  root: string,
  checks: readonly Check[],
  { width, stopAtFirst, onResult }: RunChecksOptions,
): Promise<readonly CheckResult[]> {
  let failed = false;
  const results = await pLimit(width).map(checks, async (check) => {
    if (failed && stopAtFirst) return undefined;
    const started = performance.now();
    const offences = await check.run(root).catch((error: unknown) => [String(error)]);
    const result = { name: check.name, seconds: (performance.now() - started) / 1000, offences };
    failed ||= offences.length > 0;
    onResult?.(result);
    return result;
  });
  return results.filter((result) => result !== undefined);
}
