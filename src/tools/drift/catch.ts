import type { CheckResult } from '../check/checks.ts';
import { table } from '../table.ts';

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

export interface Outcome {
  readonly name: string;
  readonly breaking: boolean;
  readonly passed: boolean;
  readonly catches: readonly Catch[];
}

/** Order of the checks whose message is shown; a check that names a line of our code comes first. */
const order = ['types', 'contract', 'gate'];

/** Formats the table of edits: the check that caught each, and its first message. */
export function report(outcomes: readonly Outcome[], markdown: boolean): string {
  const rows = outcomes.map(({ name, breaking, passed, catches }) => [
    name,
    passed ? 'ok' : 'FAILED',
    catches.map(({ check, lines }) => `${check} (${lines.length})`).join(', ') || (breaking ? 'nothing' : 'passes'),
    firstWords(catches),
  ]);
  const failed = outcomes.filter(({ passed }) => !passed).length;
  const heading = ['change of the contract', 'result', 'caught by (offences)', 'first said'];
  const last = `${outcomes.length - failed} edits as they should be, ${failed} failed`;
  return `${table([heading, ...rows], { markdown })}\n\n${last}`;
}

function firstWords(catches: readonly Catch[]): string {
  const rank = ({ check }: Catch) => (order.includes(check) ? order.indexOf(check) : order.length);
  const [best] = [...catches].sort((a, b) => rank(a) - rank(b));
  const line = best?.lines.find((each) => each.startsWith('src/')) ?? best?.lines[0] ?? '';
  const short = line.split('\n')[0] ?? '';
  return short.length > 150 ? `${short.slice(0, 149)}…` : short;
}
