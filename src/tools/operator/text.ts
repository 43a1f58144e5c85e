import type { ReviewedMember } from '#generated/model/index.ts';
import { table } from '../table.ts';
import type { Outcome } from './command.ts';

/** A time as a person reads it, in UTC to the second. */
export function time(at: string | null): string {
  return at === null ? '' : at.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC');
}

/** Text of others without what a terminal obeys or turns around: control characters but line feeds, and bidi ones. */
export function visible(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}

/** Lines of which all but the first begin with spaces, so that none looks like a line of ours. */
export function indented(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}

/** Facts one below the other, without empty ones. */
export function facts(all: Readonly<Record<string, string | number | null>>): string {
  const known = Object.entries(all).filter(([, value]) => value !== null && value !== '');
  const width = Math.max(...known.map(([name]) => name.length));
  return known.map(([name, value]) => `${name.padEnd(width)}  ${indented(`${value}`, width + 2)}`).join('\n');
}

interface Page {
  readonly content: readonly unknown[];
  readonly totalPages: number;
  readonly totalElements: number;
}

/** How many pages the list of this page has; 1 where it is no page, or one beyond the last. */
export function pagesOf(value: unknown): number {
  return isPage(value) && value.content.length > 0 ? value.totalPages : 1;
}

function isPage(value: unknown): value is Pick<Page, 'content' | 'totalPages'> {
  if (typeof value !== 'object' || value === null || !('content' in value && 'totalPages' in value)) return false;
  return Array.isArray(value.content) && typeof value.totalPages === 'number';
}

/** A page of a list, and for a person its records as a table with their number. */
export function listed<Row>(
  page: Page & { readonly content: readonly Row[] },
  head: readonly string[],
  cells: (row: Row) => readonly string[],
): Outcome {
  const { content, totalPages, totalElements } = page;
  if (totalElements === 0) return { value: page, text: 'None.' };
  if (content.length === 0) {
    return { value: page, text: `None on this page; the last of ${totalElements} are on --page-no ${totalPages}.` };
  }
  const more = totalPages > 1 ? ` on ${totalPages} pages` : '';
  return { value: page, text: `${table([head, ...content.map(cells)])}\n\n${totalElements} in all${more}` };
}

interface Step {
  readonly state: string;
  readonly at: string;
  readonly by: string;
  readonly note: string | null;
}

/** The changes of state, the oldest first. */
export function stepsText(steps: readonly Step[]): string {
  return table([
    ['state', 'at', 'by', 'note'],
    ...steps.map((step) => [step.state, time(step.at), step.by, step.note ?? '']),
  ]);
}

/** A member as operators see it, on one line. */
export function memberText({ account, nickname, id, rankLevel }: ReviewedMember): string {
  return `${account} (${nickname}, id ${id}, rank ${rankLevel})`;
}
