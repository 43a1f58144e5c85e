import { note } from './note.ts';
import type { Operation } from './operations.ts';

/** Writes what the server assumes where a request leaves a parameter or a field out, a constant per operation. */
export function emitDefaults(operations: readonly Operation[]): string {
  const constants = operations
    .filter(({ defaults }) => Object.keys(defaults).length > 0)
    .map(({ id, defaults }) => `export const ${id}Defaults = ${JSON.stringify(defaults, undefined, 2)} as const;\n`);
  return [note, ...constants].join('\n');
}
