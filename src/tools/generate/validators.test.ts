import { expect, test } from 'vitest';
import type { Operation } from './operations.ts';
import { splitValidators } from './validators.ts';

const plain: Operation = {
  id: 'listGames',
  tag: 'catalogue',
  method: 'get',
  path: '/games',
  security: 'none',
  encrypted: false,
  content: undefined,
  hasQuery: true,
  hasPathParameters: false,
  headers: ['Language'],
  idempotent: false,
  response: 'ListGamesResponse',
  statuses: [200],
  errors: [{ code: 'not_found', status: 404 }],
  answerHeaders: new Map(),
  defaults: {},
};
/** Its name begins with that of the other one. */
const longer: Operation = { ...plain, id: 'listGamesOfVendor', content: 'json', encrypted: true, headers: [] };

const module = `/**
 * Generated.
 */
import * as zod from 'zod';


/**
 * Lists games.
 */
export const listGamesQueryPageMax = 9;



export const ListGamesQueryParams = zod.object({
  "page": zod.int().max(listGamesQueryPageMax)
})

export const ListGamesHeader = zod.object({
})

export const ListGamesResponse = zod.object({
  "comment": zod.string().describe('/** no comment')
})

/**
 * Lists the games of a vendor.
 */
export const ListGamesOfVendorQueryParams = zod.object({
})

export const ListGamesOfVendorBody = zod.union([zod.object({
})])

export const listGamesOfVendorResponseTextMax = 5;

export const ListGamesOfVendorResponse = zod.object({
  "text": zod.string().max(listGamesOfVendorResponseTextMax)
})
`;

test('each operation gets its own statements, the request apart from the answer', () => {
  const files = splitValidators(module, [plain, longer]);
  expect([...files.keys()]).toEqual([
    'list-games.ts',
    'list-games.answer.ts',
    'list-games-of-vendor.ts',
    'list-games-of-vendor.answer.ts',
  ]);
  expect(files.get('list-games.ts')).toBe(`// Generated from openapi/ by \`npm run generate\`. Do not edit.

import * as zod from 'zod';

export const listGamesQueryPageMax = 9;

export const ListGamesQueryParams = zod.object({
  "page": zod.int().max(listGamesQueryPageMax)
})

export const ListGamesHeader = zod.object({
})

export const listGames = {
  header: ListGamesHeader,
  params: undefined,
  query: ListGamesQueryParams,
  body: undefined,
};
`);
  expect(files.get('list-games.answer.ts')).toContain("zod.string().describe('/** no comment')\n})\n");
  expect(files.get('list-games.answer.ts')).toContain("  response: ListGamesResponse,\n  errors: ['not_found'],\n");
  expect(files.get('list-games.answer.ts')).not.toContain('Lists');
  expect(files.get('list-games-of-vendor.answer.ts')).toContain('listGamesOfVendorResponseTextMax = 5');
});

test('of an encrypted body it is the plain form', () => {
  const text = splitValidators(module, [plain, longer]).get('list-games-of-vendor.ts');
  expect(text).toContain('  header: undefined,\n');
  expect(text).toContain('  body: ListGamesOfVendorBody.options[0],\n');
});

test('a statement that belongs to nobody is told', () => {
  expect(() => splitValidators(module, [longer])).toThrow('listGamesQueryPageMax belongs to no operation');
});
