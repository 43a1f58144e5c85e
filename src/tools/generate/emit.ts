import type { Operation } from './operations.ts';

const note = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

/**
 * The server's table of operations: method, path, marks and validators as values; input and answer as types. The
 * handler table is checked against it, so that an operation without a handler does not compile, nor the reverse.
 */
export function emitServerOperations(operations: readonly Operation[]): string {
  const tags = [...new Set(operations.map((o) => o.tag))].sort();
  const lines = [
    note,
    "import type * as zod from 'zod';",
    `import type {\n${[...new Set(operations.map((o) => o.response))]
      .sort()
      .map((name) => `  ${name},`)
      .join('\n')}\n} from './model/index.ts';`,
    ...tags.map((tag) => `import * as ${tag} from './zod/${tag}/${tag}.ts';`),
    '',
    'export const operations = {',
    ...operations.map(serverEntry),
    '} as const;',
    '',
    'export type OperationId = keyof typeof operations;',
    '',
    '/** What a handler is given, already validated, and what it must answer. */',
    'export interface Operations {',
    ...operations.map(serverTypes),
    '}',
    '',
  ];
  return lines.join('\n');
}

function serverEntry(o: Operation): string {
  const name = pascal(o.id);
  // The first branch of an encrypted body is the plain form; the second is the envelope that http/ opens itself.
  const body = o.hasBody ? `${o.tag}.${name}Body${o.encrypted ? '.options[0]' : ''}` : 'undefined';
  return [
    `  ${o.id}: {`,
    `    id: '${o.id}',`,
    `    tag: '${o.tag}',`,
    `    method: '${o.method}',`,
    `    path: '${o.path.replaceAll(/\{([^}]+)\}/g, ':$1')}',`,
    `    authenticated: ${o.authenticated},`,
    `    encrypted: ${o.encrypted},`,
    `    statuses: [${o.statuses.join(', ')}],`,
    `    headerNames: [${o.headers.map((h) => `'${h}'`).join(', ')}],`,
    `    header: ${o.tag}.${name}Header,`,
    `    params: ${o.hasPathParameters ? `${o.tag}.${name}Params` : 'undefined'},`,
    `    query: ${o.hasQuery ? `${o.tag}.${name}QueryParams` : 'undefined'},`,
    `    body: ${body},`,
    `    response: ${o.tag}.${name}Response,`,
    '  },',
  ].join('\n');
}

function serverTypes(o: Operation): string {
  const part = (has: boolean, field: string) =>
    has ? `zod.output<(typeof operations)['${o.id}']['${field}']>` : 'undefined';
  return [
    `  ${o.id}: {`,
    `    header: ${part(true, 'header')};`,
    `    params: ${part(o.hasPathParameters, 'params')};`,
    `    query: ${part(o.hasQuery, 'query')};`,
    `    body: ${part(o.hasBody, 'body')};`,
    `    response: ${o.response};`,
    '  };',
  ].join('\n');
}

/** The client's list of operations whose bodies it encrypts, and where their key is found. */
export function emitClientOperations(operations: readonly Operation[]): string {
  const entries = operations.filter((o) => o.encrypted).map((o) => `  '${o.method.toUpperCase()} ${o.path}',`);
  const keys = operations.find((o) => o.id === 'getJwks');
  if (!keys) throw new Error('The contract has encrypted operations but no operation getJwks');
  return [
    note,
    '/** The path of `getJwks`, the keys for encrypted bodies. */',
    `export const keyPath = '${keys.path}';`,
    '',
    '/** `METHOD path` of every operation marked (E). */',
    `export const encryptedOperations: ReadonlySet<string> = new Set([\n${entries.join('\n')}\n]);`,
    '',
  ].join('\n');
}

function pascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
