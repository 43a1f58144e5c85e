import { type Contract, resolve, type SecurityScheme } from './contract.ts';
import { camel } from './names.ts';
import { note } from './note.ts';
import type { Operation } from './operations.ts';

/** Writes the names of the headers that the portal sends. */
export function emitClientHeaders(operations: readonly Operation[]): string {
  return [note, ...requestHeaders(operations.flatMap(({ headers }) => headers))].join('\n');
}

/** Writes the names of all headers, those of keys included, and the headers that each error status requires. */
export function emitServerHeaders(contract: Contract, operations: readonly Operation[]): string {
  const schemes = Object.values(contract.components['securitySchemes'] ?? {});
  const keys = schemes.flatMap((scheme) => {
    const { in: place, name } = resolve<SecurityScheme>(contract, scheme);
    return place === 'header' && name !== undefined ? [name] : [];
  });
  const answers = operations.flatMap(({ answerHeaders }) => [...answerHeaders]);
  const byStatus = Map.groupBy(answers, ([status]) => status);
  const errors = [...byStatus].filter(([status]) => status >= 400).sort(([a], [b]) => a - b);
  return [
    note,
    ...requestHeaders([...operations.flatMap(({ headers }) => headers), ...keys]),
    '/** The headers of answers. */',
    `export const responseHeaders = {\n${constants(answers.flatMap(([, names]) => names))}} as const;`,
    '',
    '/** The headers that an error needs, by its status. */',
    'export interface ErrorHeaders {',
    ...errors.map(
      ([status, all]) =>
        `  ${status}: ${unique(all.flatMap(([, names]) => names))
          .map(quoted)
          .join(' | ')};`,
    ),
    '}',
    '',
  ].join('\n');
}

function requestHeaders(names: readonly string[]): readonly string[] {
  return ['/** The headers of requests. */', `export const requestHeaders = {\n${constants(names)}} as const;`, ''];
}

/** One line per name. The key follows the name, so code that uses a renamed header does not compile. */
function constants(names: readonly string[]): string {
  return unique(names)
    .map((name) => `  ${camel(name)}: ${quoted(name)},\n`)
    .join('');
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}

function quoted(name: string): string {
  return `'${name}'`;
}
