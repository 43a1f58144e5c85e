import type { CheckResult } from '../check/check-type.ts';

/** The findings of a check about an edit. */
export interface Catch {
  readonly check: string;
  readonly lines: readonly string[];
}

/** The name of the check. */
export function catchesOf(results: readonly CheckResult[]): readonly Catch[] {
  return results.flatMap(({ name, offences }) => (offences.length > 0 ? [{ check: name, lines: offences }] : []));
}

/** The new offences of an edit. */
export function subtract(after: readonly Catch[], before: readonly Catch[]): readonly Catch[] {
  const known = new Set(before.flatMap(({ lines }) => lines));
  return after
    .map((each) => ({ ...each, lines: each.lines.filter((line) => !known.has(line)) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Whether an offence names its location: a file with a line, or an operation. */
export function namesPlace(catches: readonly Catch[]): boolean {
  const place = /[\w./-]+\.\w+:\d+|\b(GET|POST|PUT|PATCH|DELETE) \//;
  return catches.some(({ lines }) => lines.some((line) => place.test(line)));
}
