import { table } from '../table.ts';
import type { Catch } from './catch.ts';

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
