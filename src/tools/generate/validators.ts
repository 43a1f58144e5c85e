import { note } from './emit.ts';
import { kebab, pascal } from './names.ts';
import type { Operation } from './operations.ts';

/** Suffixes of orval's validators and bounds, after the operation name. */
const requestParts = /^(Header|Path|Params|Query|Body)/;

/**
 * Splits orval's module of a tag into two files per operation. One validates its request, the other its answer, which
 * production never loads. Returns the text by file name, relative to the folder of the tag.
 */
export function splitValidators(module: string, operations: readonly Operation[]): ReadonlyMap<string, string> {
  const requests = new Map<Operation, string[]>();
  const answers = new Map<Operation, string[]>();
  for (const statement of statementsOf(module)) {
    const { operation, rest } = ownerOf(statement, operations);
    const into = requestParts.test(rest) ? requests : answers;
    into.set(operation, [...(into.get(operation) ?? []), statement]);
  }
  return new Map(
    operations.flatMap((o) => {
      const request = [...(requests.get(o) ?? []), validatorsOf(o)];
      return [
        [`${kebab(o.id)}.ts`, moduleOf(request)],
        [`${kebab(o.id)}.answer.ts`, moduleOf([...(answers.get(o) ?? []), answerOf(o)])],
      ] as const;
    }),
  );
}

/** The statements, without the comment before the next one. */
function statementsOf(module: string): string[] {
  const [, ...statements] = module.split(/^(?=export const )/m);
  return statements.map((statement) => statement.replace(/^\/\*\*[\s\S]*/m, '').trimEnd());
}

/** Finds the operation that the statement's name begins with, and the suffix. */
function ownerOf(statement: string, operations: readonly Operation[]): { operation: Operation; rest: string } {
  const name = /^export const (\w+)/.exec(statement)?.[1] ?? '';
  const found = operations
    .filter(({ id }) => name.startsWith(id) || name.startsWith(pascal(id)))
    .map((operation) => ({ operation, rest: name.slice(operation.id.length) }))
    .find(({ rest }) => requestParts.test(rest) || rest.startsWith('Response'));
  if (!found) throw new Error(`The validator ${name} belongs to no operation`);
  return found;
}

function moduleOf(statements: readonly string[]): string {
  const text = statements.join('\n\n');
  return [note, ...(text.includes('zod.') ? ["import * as zod from 'zod';", ''] : []), text, ''].join('\n');
}

/** The validator of an answer, and the error codes of the operation. */
function answerOf(o: Operation): string {
  const codes = o.errors.map(({ code }) => `'${code}'`).join(', ');
  return [`export const ${o.id} = {`, `  response: ${pascal(o.id)}Response,`, `  errors: [${codes}],`, '};'].join('\n');
}

/** The validators of a request by its parts. */
function validatorsOf(o: Operation): string {
  const part = (has: boolean, what: string) => (has ? pascal(o.id) + what : 'undefined');
  return [
    `export const ${o.id} = {`,
    `  header: ${part(o.headers.length > 0, 'Header')},`,
    `  params: ${part(o.hasPathParameters, 'Params')},`,
    `  query: ${part(o.hasQuery, 'QueryParams')},`,
    // The first branch of an encrypted body is the plain form; the second is the envelope that http/ opens itself.
    `  body: ${part(o.content !== undefined, o.encrypted ? 'Body.options[0]' : 'Body')},`,
    '};',
  ].join('\n');
}
