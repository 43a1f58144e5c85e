import { note } from './note.ts';
import type { Operation } from './operations.ts';

/** Writes the status of each error code, as the examples of the contract have it. */
export function emitErrorStatuses(operations: readonly Operation[]): string {
  const statuses = new Map<string, number>();
  for (const { code, status } of operations.flatMap(({ errors }) => errors)) {
    const known = statuses.get(code) ?? status;
    if (known !== status) throw new Error(`The examples have ${code} with ${known} and with ${status}`);
    statuses.set(code, status);
  }
  const lines = [...statuses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, status]) => `  ${code}: ${status};`);
  return [note, '/** The status of each error code. */', 'export interface ErrorStatuses {', ...lines, '}', ''].join(
    '\n',
  );
}
