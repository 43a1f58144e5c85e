import { describe, expect, test } from 'vitest';
import { withSchemas } from '../testing/schemas.ts';
import { branchesOf, joined } from './flat.ts';

const schemas = {
  Note: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, code: { $ref: '#/components/schemas/Code' } },
  },
  Code: { type: 'string', enum: ['a', 'b'], 'x-extensible': true },
  List: { type: 'object', properties: { list: { type: 'array', items: { $ref: '#/components/schemas/Note' } } } },
  Free: { type: 'object' },
  Map: { type: 'object', additionalProperties: { type: 'integer' } },
  Holder: {
    type: 'object',
    properties: { free: { $ref: '#/components/schemas/Free' }, map: { $ref: '#/components/schemas/Map' } },
  },
  Joined: {
    allOf: [{ $ref: '#/components/schemas/Note' }, { type: 'object', properties: { more: { type: 'integer' } } }],
  },
  Either: { oneOf: [{ $ref: '#/components/schemas/Note' }, { type: 'null' }] },
  Tree: { type: 'object', properties: { inner: { $ref: '#/components/schemas/Tree' } } },
};

describe('an answer', () => {
  const { validators, at } = withSchemas(schemas);
  const said = (name: string, value: unknown) =>
    validators
      .answer(at(name))(value)
      .map(({ message }) => message);

  test.each([
    ['Note', { id: 'x' }],
    ['Note', { id: 'x', code: 'a code of tomorrow' }],
    ['List', { list: [{ id: 'x' }] }],
    ['Free', { anything: 1 }],
    ['Map', { a: 1, b: 2 }],
    ['Holder', { free: { x: 1 }, map: { y: 2 } }],
    ['Joined', { id: 'x', more: 1 }],
    ['Either', null],
    ['Either', { id: 'x' }],
    ['Tree', { inner: { inner: {} } }],
  ])('%s may be %j', (name, value) => {
    expect(said(name, value)).toEqual([]);
  });

  test.each([
    ['Note', { id: 'x', hash: 1 }, 'the value has the property "hash", which the contract does not name'],
    ['List', { list: [{ id: 'x', hash: 1 }] }, '/list/0 has the property "hash", which the contract does not name'],
    ['Map', { a: 'x' }, '/a must be integer'],
    ['Joined', { id: 'x', most: 1 }, 'the value has the property "most", which the contract does not name'],
    ['Either', { id: 'x', hash: 1 }, 'the value has the property "hash", which the contract does not name'],
    [
      'Tree',
      { inner: { inner: { hash: 1 } } },
      '/inner/inner has the property "hash", which the contract does not name',
    ],
    ['Note', {}, "the value must have required property 'id'"],
    ['Note', { id: 7 }, '/id must be string'],
  ])('%s is wrong as %j', (name, value, message) => {
    expect(said(name, value)).toContain(message);
  });

  test('may have more properties where that is allowed', () => {
    const loose = withSchemas(schemas, { allowExtra: true });
    expect(loose.validators.answer(loose.at('Note'))({ id: 'x', hash: 1 })).toEqual([]);
  });
});

test('a request is validated exactly: lists are closed, properties are free unless the contract closes them', () => {
  const { validators, at } = withSchemas(schemas);
  expect(validators.request(at('Code'))('c')).toHaveLength(1);
  expect(validators.request(at('Note'))({ id: 'x', hash: 1 })).toEqual([]);
});

test('an invalid schema is reported with its location', () => {
  const { validators, at } = withSchemas({ Empty: { type: 'string', enum: [] } });
  expect(() => validators.request(at('Empty'))).toThrow(/#\/components\/schemas\/Empty is none/);
});

describe('flat schemas', () => {
  const { reader } = withSchemas(schemas);

  test('keywords beside a reference count too', () => {
    expect(reader.flat({ $ref: '#/components/schemas/Code', maxLength: 1 })).toMatchObject({
      enum: ['a', 'b'],
      maxLength: 1,
    });
  });

  test('two schemas merge into one that requires both', () => {
    const one = { type: ['string', 'null'], minLength: 2, maxLength: 9, enum: ['aa', 'bb'], required: ['a'] };
    const other = {
      type: 'string',
      minLength: 3,
      maxLength: 20,
      enum: ['bb', 'cc'],
      required: ['b'],
      additionalProperties: false,
    };
    expect(joined(one, other)).toEqual({
      type: 'string',
      minLength: 3,
      maxLength: 9,
      enum: ['bb'],
      required: ['a', 'b'],
      additionalProperties: false,
    });
    expect(joined({ type: 'number' }, { type: 'integer' })['type']).toBe('integer');
  });

  test('alternatives include the keywords around them', () => {
    const branches = branchesOf(reader, {
      description: 'x',
      oneOf: [{ type: 'null' }, { anyOf: [{ minimum: 1 }, { maximum: 2 }] }],
    });
    expect(branches).toEqual([
      { type: 'null', description: 'x' },
      { minimum: 1, description: 'x' },
      { maximum: 2, description: 'x' },
    ]);
  });

  test('circular references are reported', () => {
    const { document } = withSchemas({ A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } });
    expect(() => document.follow({ $ref: '#/components/schemas/A' }, '#')).toThrow(/round in a circle/);
  });
});
