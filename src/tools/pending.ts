import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The server's list of unimplemented operations. */
export const pendingFile = 'src/server/handlers/not-implemented.ts';

/** An operation of that list with its line number. */
export interface Pending {
  readonly id: string;
  readonly line: number;
}

/** Reads the list of a project, in order. */
export async function readPending(root: string): Promise<readonly Pending[]> {
  const text = await readFile(join(root, pendingFile), 'utf8');
  return [...text.matchAll(/'(\w+)'/g)].map(({ 1: id = '', index }) => ({
    id,
    line: text.slice(0, index).split('\n').length,
  }));
}

const width = 110;

/** Formats the list for the end of a report; empty if nothing is pending. */
export function pendingWords(pending: readonly Pending[]): string {
  if (pending.length === 0) return '';
  const lines = [''];
  for (const [index, { id }] of pending.entries()) {
    const word = id + (index < pending.length - 1 ? ',' : '');
    const line = lines.at(-1) ?? '';
    if (line.length + word.length >= width) lines.push(`  ${word}`);
    else lines[lines.length - 1] = line === '' ? `  ${word}` : `${line} ${word}`;
  }
  return `not implemented yet, ${pending.length} operations answer 501:\n${lines.join('\n')}`;
}
