import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import type { Contract } from './contract.ts';
import { emitAnswers, emitClientOperations, emitServerOperations } from './emit.ts';
import { readOperations } from './operations.ts';

const answer = (name: string) => ({
  200: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
});

const contract: Contract = {
  paths: {
    '/members/{id}/note': {
      parameters: [{ in: 'path', name: 'id' }],
      post: {
        operationId: 'addNote',
        tags: ['memberNotes'],
        security: [{ bearerAuth: [] }],
        parameters: [{ $ref: '#/components/parameters/RequestId' }],
        requestBody: { content: { 'application/json': {} } },
        responses: answer('AddNoteResponse'),
        'x-encrypted': true,
      },
    },
    '/status': {
      get: {
        operationId: 'getStatus',
        tags: ['system'],
        security: [],
        parameters: [{ in: 'query', name: 'verbose' }],
        responses: answer('GetStatusResponse'),
      },
    },
  },
  components: { parameters: { RequestId: { in: 'header', name: 'X-Request-Id' } } },
};

const plain = { operationId: 'a', tags: ['t'], security: [], responses: answer('AResponse') };

test('the table names what is known of an operation, and loads its validators without importing them', () => {
  const table = emitServerOperations(readOperations(contract));
  expect(table).toContain("    path: '/members/:id/note',");
  const file = './validators/member-notes/add-note';
  expect(table).toContain(`import type { addNote } from '${file}.ts';`);
  expect(table).toContain(`    load: async () => (await import('${file}.ts')).addNote,`);
  expect(table).toContain(`    loadAnswer: async () => (await import('${file}.answer.ts')).addNote,`);
  const imports = table.split('\n').filter((line) => line.startsWith('import'));
  expect(imports.every((line) => line.startsWith('import type '))).toBe(true);
});

test('who may call and the form of the body stand in the table', () => {
  const table = emitServerOperations(readOperations(contract));
  const marks = [...table.matchAll(/^ {4}(?:security|content): .*$/gm)].map(([line]) => line.trim());
  expect(marks).toEqual(["security: 'session',", "content: 'json',", "security: 'none',", 'content: undefined,']);
});

test.each([
  [[{ merchantKey: [] }], 'multipart/form-data', "security: 'merchant',", "content: 'multipart',"],
  [[{ operatorKey: [] }], 'application/json', "security: 'operator',", "content: 'json',"],
  [[{ vendorKey: [] }], 'application/x-www-form-urlencoded', "security: 'vendor',", "content: 'form',"],
])('%j and %s are told apart', (security, type, ...lines) => {
  const post = { ...plain, security, requestBody: { content: { [type]: {} } } };
  const table = emitServerOperations(readOperations({ ...contract, paths: { '/a': { post } } }));
  for (const line of lines) expect(table).toContain(line);
});

test('what asks for an Idempotency-Key is marked', () => {
  const parameters = [{ in: 'header', name: 'Idempotency-Key' }];
  const responses = { ...plain.responses, 409: {} };
  const post = { ...plain, parameters, responses, security: [{ bearerAuth: [] }] };
  const table = emitServerOperations(readOperations({ ...contract, paths: { '/a': { post }, '/b': { post: plain } } }));
  expect([...table.matchAll(/idempotent: (\w+)/g)].map(([, mark]) => mark)).toEqual(['true', 'false']);
  for (const [parts, message] of [
    [{ security: [] }, 'nobody to keep an Idempotency-Key for'],
    [{ responses: plain.responses }, 'there must be an answer 409'],
  ] as const) {
    const paths = { '/a': { post: { ...post, ...parts } } };
    expect(() => readOperations({ ...contract, paths })).toThrow(message);
  }
});

test.each([
  ['security with a choice', { security: [{ bearerAuth: [] }, { operatorKey: [] }] }, 'security must be [] or one of'],
  ['two keys at once', { security: [{ bearerAuth: [], operatorKey: [] }] }, 'security must be [] or one of'],
  ['an unknown scheme', { security: [{ basic: [] }] }, 'security must be [] or one of'],
  [
    'a body in two forms',
    { requestBody: { content: { 'application/json': {}, 'text/plain': {} } } },
    'a body has one of',
  ],
  [
    'an encrypted form',
    { requestBody: { content: { 'multipart/form-data': {} } }, 'x-encrypted': true },
    'only a JSON body can be encrypted',
  ],
])('%s is refused', (_what, parts, message) => {
  const paths = { '/a': { post: { ...plain, ...parts } } };
  expect(() => readOperations({ ...contract, paths })).toThrow(message);
});

test('an answer without a named schema is refused', () => {
  const unnamed = { get: { operationId: 'a', tags: ['t'], security: [], responses: { 200: {} } } };
  expect(() => readOperations({ ...contract, paths: { '/a': unnamed } })).toThrow('must name a schema');
});

test('what may be answered is listed with method, path and the validator of its tag', () => {
  const text = emitAnswers(readOperations({ ...contract, paths: { '/a/{id}': { post: plain } } }));
  const [{ tags, operationId }] = [plain];
  expect(text).toContain(`operation: '${operationId}',\n    method: 'POST',\n    path: '/a/{id}',`);
  expect(text).toMatch(new RegExp(`import\\('./${tags[0]}/${tags[0]}.ts'\\)\\)\\.\\w+Response,`));
});

test('the client knows encrypted operations by the paths that are sent', async () => {
  const path = '/wps/session/login';
  const paths = {
    ...contract.paths,
    [path]: { post: { ...plain, requestBody: { content: { 'application/json': {} } }, 'x-encrypted': true } },
    '/wps/system/jwks': { get: { ...plain, operationId: 'getJwks' } },
  };
  const text = emitClientOperations(readOperations({ ...contract, paths }));
  const module: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(text))}`
  );
  // The module was written a moment ago with exactly this export.
  const { isEncrypted } = module as { isEncrypted(method: string, path: string): boolean };
  expect(isEncrypted('POST', path)).toBe(true);
  expect(isEncrypted('POST', '/members/1000001/note')).toBe(true);
  expect(isEncrypted('GET', path)).toBe(false);
  expect(isEncrypted('POST', '/members/1000001/note/2')).toBe(false);
  expect(isEncrypted('POST', '/members//note')).toBe(false);
  expect(isEncrypted('GET', '/status')).toBe(false);
});
