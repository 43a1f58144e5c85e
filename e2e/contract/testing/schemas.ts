import { isObject } from '../document/json.ts';
import { ContractDocument } from '../document/load.ts';
import type { SchemaAt } from '../document/operation.ts';
import { Generator } from '../generate/arbitrary.ts';
import { SchemaReader } from '../schema/flat.ts';
import { Validators } from '../schema/validators.ts';

/** A contract of schemas only, with its generator and validator. */
export function withSchemas(schemas: Readonly<Record<string, unknown>>, options: { allowExtra?: boolean } = {}) {
  const root = { openapi: '3.1.0', paths: {}, components: { schemas } };
  const document = new ContractDocument(root, 'test.yaml');
  const reader = new SchemaReader(document);
  const at = (name: string): SchemaAt => {
    const schema = schemas[name];
    return { schema: isObject(schema) ? schema : {}, pointer: `#/components/schemas/${name}` };
  };
  return { document, reader, generator: new Generator(reader), validators: new Validators(document, options), at };
}

/** One schema of each kind that contracts use. */
export const zoo: Readonly<Record<string, unknown>> = {
  PlainText: { type: 'string', minLength: 2, maxLength: 9 },
  AnyText: { type: 'string' },
  Money: { type: 'string', pattern: '^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$', maxLength: 25 },
  Jwe: {
    type: 'string',
    pattern: '^[\\w-]+\\.[\\w-]*\\.[\\w-]+\\.[\\w-]+\\.[\\w-]+$',
    minLength: 20,
    maxLength: 65_536,
  },
  Moment: { type: 'string', format: 'date-time', maxLength: 30 },
  Day: { type: 'string', format: 'date' },
  Clock: { type: 'string', format: 'time' },
  Address: { type: 'string', format: 'uri', maxLength: 60 },
  Reference: { type: 'string', format: 'uri-reference', maxLength: 200 },
  Mail: { type: 'string', format: 'email', minLength: 5, maxLength: 40 },
  LongMail: { type: 'string', format: 'email', minLength: 80, maxLength: 100 },
  Uuid: { type: 'string', format: 'uuid' },
  Host: { type: 'string', format: 'hostname' },
  Ip: { type: 'string', format: 'ipv4' },
  Ip6: { type: 'string', format: 'ipv6' },
  Bytes: { type: 'string', format: 'byte' },
  Choice: { type: 'string', enum: ['EN', 'VI'] },
  Always: { type: 'boolean', const: true },
  NumberChoice: { type: 'integer', enum: [3, 5] },
  Small: { type: 'integer', minimum: 1, maximum: 5 },
  Millis: { type: 'integer', format: 'int64', minimum: 0, maximum: 9_007_199_254_740_991 },
  Int32: { type: 'integer', format: 'int32' },
  Open: { type: 'integer', exclusiveMinimum: 2, exclusiveMaximum: 6 },
  Dozens: { type: 'integer', multipleOf: 12, minimum: -40, maximum: 100 },
  Rate: { type: 'number', minimum: 0, maximum: 10.5 },
  Quarter: { type: 'number', multipleOf: 0.25, minimum: 0, maximum: 3 },
  Between: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
  Maybe: { type: ['string', 'null'], pattern: '^[A-Z]{2}$', maxLength: 2 },
  Tags: { type: 'array', maxItems: 4, uniqueItems: true, items: { type: 'string', pattern: '^[a-z]{2,10}$' } },
  Pair: { type: 'array', minItems: 2, maxItems: 2, prefixItems: [{ type: 'string' }, { type: 'integer' }] },
  Person: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { $ref: '#/components/schemas/PlainText' },
      age: { type: 'integer', minimum: 0, maximum: 150 },
      tags: { $ref: '#/components/schemas/Tags' },
      home: {
        type: 'object',
        additionalProperties: false,
        required: ['city'],
        properties: {
          city: { type: 'string', minLength: 1, maxLength: 20 },
          mail: { $ref: '#/components/schemas/Mail' },
        },
      },
    },
  },
  Either: { oneOf: [{ $ref: '#/components/schemas/Person' }, { $ref: '#/components/schemas/Small' }] },
  Tagged: {
    oneOf: [
      {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'minutes'],
        properties: { kind: { const: 'before' }, minutes: { type: 'integer', minimum: 1, maximum: 600 } },
      },
      {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'at'],
        properties: { kind: { const: 'at' }, at: { type: 'string', format: 'date-time' } },
      },
    ],
  },
  OrNull: { oneOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] },
  Any: {
    anyOf: [
      { type: 'string', maxLength: 5 },
      { type: 'integer', minimum: 3, maximum: 30 },
    ],
  },
  Both: {
    allOf: [
      { type: 'object', required: ['a'], properties: { a: { type: 'integer', minimum: 1, maximum: 9 } } },
      { type: 'object', required: ['b'], properties: { a: { type: 'integer', maximum: 4 }, b: { type: 'boolean' } } },
    ],
  },
  Named: { $ref: '#/components/schemas/PlainText', description: 'beside a reference', maxLength: 4 },
  Map: {
    type: 'object',
    minProperties: 1,
    maxProperties: 3,
    additionalProperties: { type: 'integer', minimum: 0, maximum: 9 },
  },
  Tree: {
    type: 'object',
    required: ['id', 'children'],
    properties: {
      id: { type: 'string', minLength: 1, maxLength: 5 },
      children: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Tree' } },
    },
  },
  Conditional: {
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: { type: { enum: ['name', 'sms'] }, name: { type: 'string' }, mobile: { type: 'string' } },
    if: { properties: { type: { const: 'name' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['name'] },
    else: { required: ['mobile'] },
  },
  Dependent: {
    type: 'object',
    properties: { card: { type: 'string' }, holder: { type: 'string' } },
    dependentRequired: { card: ['holder'] },
  },
  NotThis: { type: 'integer', minimum: 0, maximum: 9, not: { const: 7 } },
};
