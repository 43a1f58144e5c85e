import { readFile } from 'node:fs/promises';
import { BadFile } from '../document/load.ts';
import type { SuiteReport } from '../run/report.ts';

/** The operations in a file, one per line; `#` starts a comment. */
export async function readPending(file: string): Promise<readonly string[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new BadFile(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/** Reports the untested pending operations when no list of allowed ones is given. */
export function pendingNote({ operations }: SuiteReport): readonly string[] {
  const count = operations.filter(({ pending, requests }) => pending && requests > 0).length;
  if (count === 0) return [];
  return [
    `note: ${count} operations answer 501 not_implemented and are not tested; --allow-pending FILE fails any that it does not name`,
  ];
}

/** The differences between the pending and the allowed operations, in sentences. */
export function pendingDifferences(report: SuiteReport, allowed: readonly string[]): readonly string[] {
  const tested = report.operations.filter(({ requests }) => requests > 0);
  const pending = tested.filter((result) => result.pending).map(({ operation }) => operation.id);
  const surprising = pending.filter((id) => !allowed.includes(id));
  const done = allowed.filter((id) => !pending.includes(id) && tested.some(({ operation }) => operation.id === id));
  const unknown = allowed.filter((id) => !report.operations.some(({ operation }) => operation.id === id));
  const sentences: string[] = [];
  if (surprising.length > 0) {
    sentences.push(`${surprising.join(', ')} answer 501 not_implemented, and --allow-pending does not name them`);
  }
  if (done.length > 0) sentences.push(`${done.join(', ')} are not pending any more: take them off the list`);
  if (unknown.length > 0 && report.options.include.length + report.options.exclude.length === 0) {
    sentences.push(`${unknown.join(', ')} stand on the list and not in the contract`);
  }
  return sentences;
}
