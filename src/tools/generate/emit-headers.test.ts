import { expect, test } from 'vitest';
import type { Contract } from './contract.ts';
import { emitClientHeaders, emitDefaults, emitErrorStatuses, emitServerHeaders, emitServerOperations } from './emit.ts';
import { readOperations } from './operations.ts';

const error = (code: string) => ({
  'application/json': { examples: { [code]: { value: { success: false, code } } } },
});

const listNotes = {
  operationId: 'listNotes',
  tags: ['notes'],
  security: [],
  parameters: [
    { $ref: '#/components/parameters/RequestId' },
    { in: 'query', name: 'page', schema: { $ref: '#/components/schemas/Page' } },
    { in: 'query', name: 'search', schema: { type: 'string' } },
  ],
  responses: {
    200: {
      headers: {
        'X-Total-Count': { $ref: '#/components/headers/Total' },
        'X-Request-Id': { required: true },
        'X-Hint': {},
      },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ListNotesResponse' } } },
    },
    429: { $ref: '#/components/responses/TooMany' },
  },
};

const contract: Contract = {
  paths: { '/notes': { get: listNotes } },
  components: {
    parameters: { RequestId: { in: 'header', name: 'X-Request-Id' } },
    headers: { Total: { required: true } },
    responses: { TooMany: { headers: { 'Retry-After': { required: true } }, content: error('rate_limited') } },
    schemas: { Page: { type: 'integer', default: 1 } },
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'header', name: 'X-Shop-Key' },
    },
  },
};
const operations = readOperations(contract);

test('the portal gets the names of the headers that it sends, the server those of keys and answers too', () => {
  expect(emitClientHeaders(operations)).toContain("requestHeaders = {\n  xRequestId: 'X-Request-Id',\n} as const;");
  const server = emitServerHeaders(contract, operations);
  expect(server).toContain("requestHeaders = {\n  xRequestId: 'X-Request-Id',\n  xShopKey: 'X-Shop-Key',\n} as const;");
  expect(server).toContain(
    "  retryAfter: 'Retry-After',\n  xRequestId: 'X-Request-Id',\n  xTotalCount: 'X-Total-Count',\n",
  );
});

test('the headers that an answer requires stand in the table, without optional ones', () => {
  expect(emitServerOperations(operations)).toContain("    headers: 'X-Request-Id' | 'X-Total-Count';\n");
  expect(emitServerHeaders(contract, operations)).toContain("interface ErrorHeaders {\n  429: 'Retry-After';\n}");
});

test('defaults are written by operation, of parameters and of the plain form of a body', () => {
  expect(emitDefaults(operations)).toContain('export const listNotesDefaults = {\n  "page": 1\n} as const;');
  const schema = { oneOf: [{ properties: { kind: { default: 'plain' }, text: {} } }, { properties: { payload: {} } }] };
  const requestBody = { content: { 'application/json': { schema } } };
  const paths = { '/notes': { post: { ...listNotes, operationId: 'addNote', requestBody } } };
  expect(emitDefaults(readOperations({ ...contract, paths }))).toContain('"page": 1,\n  "kind": "plain"\n');
});

test('each error code has one status', () => {
  expect(emitErrorStatuses(operations)).toContain('const errorStatuses = {\n  rate_limited: 429,\n} as const;');
  const responses = { ...listNotes.responses, 503: { content: error('rate_limited') } };
  const paths = { '/notes': { get: { ...listNotes, responses } } };
  expect(() => emitErrorStatuses(readOperations({ ...contract, paths }))).toThrow('rate_limited with 429 and with 503');
});
