import { type Contract, resolve, type SecurityScheme } from './contract.ts';
import { camel, kebab } from './names.ts';
import type { Operation } from './operations.ts';

/** The first line of every generated file. */
export const note = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

/**
 * Writes the server's table of operations: method, path, marks and loaders of validators as values, input and answer as
 * types. The types of the handler table follow it, so that a missing or superfluous handler does not compile.
 */
export function emitServerOperations(operations: readonly Operation[]): string {
  const lines = [
    note,
    "import type * as zod from 'zod';",
    `import type {\n${[...new Set(operations.map((o) => o.response))]
      .sort()
      .map((name) => `  ${name},`)
      .join('\n')}\n} from '../model/index.ts';`,
    ...operations.map((o) => `import type { ${o.id} } from '${fileOf(o)}.ts';`),
    '',
    '/** `load` gives the validators of the request, `loadAnswer` what an answer may be: both are made when asked for. */',
    'export const operations = {',
    ...operations.map(serverEntry),
    '} as const;',
    '',
    'export type OperationId = keyof typeof operations;',
    '',
    '/** What a handler is given, already validated, and what it must answer; `headers` are those that an answer needs. */',
    'export interface Operations {',
    ...operations.map(serverTypes),
    '}',
    '',
  ];
  return lines.join('\n');
}

/** Path of the validators of an operation, without extension. */
function fileOf({ tag, id }: Operation): string {
  return `./validators/${kebab(tag)}/${kebab(id)}`;
}

function serverEntry(o: Operation): string {
  return [
    `  ${o.id}: {`,
    `    id: '${o.id}',`,
    `    tag: '${o.tag}',`,
    `    method: '${o.method}',`,
    `    path: '${o.path.replaceAll(/\{([^}]+)\}/g, ':$1')}',`,
    `    security: '${o.security}',`,
    `    encrypted: ${o.encrypted},`,
    `    idempotent: ${o.idempotent},`,
    `    content: ${o.content === undefined ? 'undefined' : `'${o.content}'`},`,
    `    statuses: [${o.statuses.join(', ')}],`,
    `    headerNames: [${o.headers.map((h) => `'${h}'`).join(', ')}],`,
    `    load: async () => (await import('${fileOf(o)}.ts')).${o.id},`,
    `    loadAnswer: async () => (await import('${fileOf(o)}.answer.ts')).${o.id},`,
    '  },',
  ].join('\n');
}

function serverTypes(o: Operation): string {
  const part = (has: boolean, field: string) => (has ? `zod.output<(typeof ${o.id})['${field}']>` : 'undefined');
  return [
    `  ${o.id}: {`,
    `    header: ${part(o.headers.length > 0, 'header')};`,
    `    params: ${part(o.hasPathParameters, 'params')};`,
    `    query: ${part(o.hasQuery, 'query')};`,
    `    body: ${part(o.content !== undefined, 'body')};`,
    `    response: ${o.response};`,
    `    headers: ${namesType(o.answerHeaders.get(200))};`,
    '  };',
  ].join('\n');
}

function namesType(names: readonly string[] = []): string {
  return names.map((name) => `'${name}'`).join(' | ') || 'never';
}

/** Writes the client's list of operations with encrypted bodies, and the path of their key. */
export function emitClientOperations(operations: readonly Operation[]): string {
  const encrypted = operations.filter((o) => o.encrypted);
  const keys = operations.find((o) => o.id === 'getJwks');
  if (!keys) throw new Error('The contract has encrypted operations but no operation getJwks');
  const title = (o: Operation) => `${o.method.toUpperCase()} ${o.path}`;
  const fixed = encrypted.filter((o) => !o.hasPathParameters).map((o) => `  '${title(o)}',`);
  const patterns = encrypted.filter((o) => o.hasPathParameters).map((o) => `  /^${pattern(title(o))}$/,`);
  return [
    note,
    '/** The path of `getJwks`, the keys for encrypted bodies. */',
    `export const keyPath = '${keys.path}';`,
    '',
    `const encrypted: ReadonlySet<string> = new Set([\n${fixed.join('\n')}\n]);`,
    '',
    `const encryptedPatterns: readonly RegExp[] = [\n${patterns.join('\n')}\n];`,
    '',
    '/** Whether the operation is marked (E); the method in capitals, the path as it is sent. */',
    'export function isEncrypted(method: string, path: string): boolean {',
    "  const operation = [method, path].join(' ');",
    '  return encrypted.has(operation) || encryptedPatterns.some((pattern) => pattern.test(operation));',
    '}',
    '',
  ].join('\n');
}

/** Converts a path to a regular expression; a parameter matches one segment. */
function pattern(title: string): string {
  return title.replaceAll(/[.*+?^$()|[\]\\/]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+');
}

/** Writes the list of what may be answered to the portal's calls, for tests and development: a tag is loaded when asked for. */
export function emitAnswers(operations: readonly Operation[]): string {
  const entries = operations.map((o) => {
    const tag = kebab(o.tag);
    const name = o.response;
    return [
      '  {',
      `    operation: '${o.id}',`,
      `    method: '${o.method.toUpperCase()}',`,
      `    path: '${o.path}',`,
      `    load: async () => (await import('./${tag}/${tag}.ts')).${name},`,
      '  },',
    ].join('\n');
  });
  return [note, 'export const answers = [', ...entries, '] as const;', ''].join('\n');
}

/** Writes what the server assumes where a request leaves a parameter or a field out, a constant per operation. */
export function emitDefaults(operations: readonly Operation[]): string {
  const constants = operations
    .filter(({ defaults }) => Object.keys(defaults).length > 0)
    .map(({ id, defaults }) => `export const ${id}Defaults = ${JSON.stringify(defaults, undefined, 2)} as const;\n`);
  return [note, ...constants].join('\n');
}

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

/** Writes the status of each error code, as the examples of the contract have it. */
export function emitErrorStatuses(operations: readonly Operation[]): string {
  const statuses = new Map<string, number>();
  for (const { code, status } of operations.flatMap(({ errors }) => errors)) {
    const known = statuses.get(code) ?? status;
    if (known !== status) throw new Error(`The examples have ${code} with ${known} and with ${status}`);
    statuses.set(code, status);
  }
  const lines = [...statuses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, status]) => `  ${code}: ${status},`);
  return [
    note,
    '/** The status of each error code. */',
    'export const errorStatuses = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}
