import { describe, expect, test } from 'vitest';
import { withSchemas } from '../testing/schemas.ts';
import { asRead, canTravel, wireText } from './wire.ts';

const { reader } = withSchemas({});
const read = (schema: unknown, value: unknown) => asRead(reader, schema, value);

describe("the backend's reading of text", () => {
  test.each([
    [{ type: 'integer' }, '7', 7],
    [{ type: 'integer' }, '-0.5', -0.5],
    [{ type: 'integer' }, '1e3', '1e3'],
    [{ type: 'integer' }, '007', '007'],
    [{ type: 'integer' }, '', ''],
    [{ type: 'number' }, '1.25', 1.25],
    [{ type: 'boolean' }, 'true', true],
    [{ type: 'boolean' }, '1', '1'],
    [{ type: 'string' }, '7', '7'],
    [{ enum: [3] }, '3', 3],
    [{ type: 'array', items: { type: 'integer' } }, ['1', 'x'], [1, 'x']],
    [
      { type: 'object', properties: { stars: { type: 'integer' } } },
      { stars: '5', text: '5' },
      { stars: 5, text: '5' },
    ],
  ])('%j reads %j as %j', (schema, text, value) => {
    expect(read(schema, text)).toEqual(value);
  });
});

test('values become text', () => {
  expect([1.5, true, 'a', null, { a: 1 }].map(wireText)).toEqual(['1.5', 'true', 'a', 'null', '{"a":1}']);
});

describe('values that a location can carry', () => {
  test.each([
    ['header', 'plain text', true],
    ['header', ' blank', false],
    ['header', '', false],
    ['header', 'a\r\nX: 1', false],
    ['header', 'é', false],
    ['path', 'n-1', true],
    ['path', '', false],
    ['path', '..', false],
    ['path', 'a/b', false],
    ['query', 'a/b é\u0000', true],
    ['query', '\ud800', false],
    ['query', { a: 1 }, false],
    ['json', '\ud800', true],
  ] as const)('in a %s: %j is %s', (carrier, value, able) => {
    expect(canTravel(carrier, value)).toBe(able);
  });
});
