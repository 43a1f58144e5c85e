import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the server lists the operations that it does not answer yet. */
export const pendingFile = 'src/server/handlers/not-implemented.ts';

/** An operation of that list and the line that it stands in. */
export interface Pending {
  readonly id: string;
  readonly line: number;
}

/** Reads the list of a project, in its order. */
export async function readPending(root: string): Promise<readonly Pending[]> {
  const text = await readFile(join(root, pendingFile), 'utf8');
  return [...text.matchAll(/'(\w+)'/g)].map(({ 1: id = '', index }) => ({
    id,
    line: text.slice(0, index).split('\n').length,
  }));
}

const width = 110;

/** The list in words, for the end of a report; empty where nothing is pending. */
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
