import { expect, test } from 'vitest';
import { emitServerOperations, emitServerValidators } from './emit.ts';
import { type Contract, readOperations } from './operations.ts';

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

test('the table names what is known of an operation, and loads its validators without importing them', () => {
  const table = emitServerOperations(readOperations(contract));
  expect(table).toContain("    path: '/members/:id/note',");
  expect(table).toContain("import type { memberNotes } from './validators/member-notes.ts';");
  expect(table).toContain("load: async () => (await import('./validators/member-notes.ts')).memberNotes.addNote,");
  const imports = table.split('\n').filter((line) => line.startsWith('import'));
  expect(imports.every((line) => line.startsWith('import type '))).toBe(true);
});

test('the validators of a tag stand in a module of its own; of an encrypted body it is the plain form', () => {
  const modules = emitServerValidators(readOperations(contract));
  expect([...modules.keys()]).toEqual(['member-notes.ts', 'system.ts']);
  expect(modules.get('member-notes.ts')).toContain(`  addNote: {
    header: zod.AddNoteHeader,
    params: zod.AddNoteParams,
    query: undefined,
    body: zod.AddNoteBody.options[0],
    response: zod.AddNoteResponse,
  },`);
  expect(modules.get('system.ts')).toContain(`  getStatus: {
    header: undefined,
    params: undefined,
    query: zod.GetStatusQueryParams,
    body: undefined,
    response: zod.GetStatusResponse,
  },`);
});

test('an answer without a named schema is refused', () => {
  const unnamed = { get: { operationId: 'a', tags: ['t'], security: [], responses: { 200: {} } } };
  expect(() => readOperations({ ...contract, paths: { '/a': unnamed } })).toThrow('must name a schema');
});
