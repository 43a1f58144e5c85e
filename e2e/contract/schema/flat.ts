import { isObject, type JsonObject, listOf } from '../document/json.ts';
import type { ContractDocument } from '../document/load.ts';

/** A schema without references and `allOf` at its top; deeper levels are unchanged. */
export type FlatSchema = JsonObject;

const lower = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'];
const upper = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
const open: FlatSchema = {};
/** A schema that no value follows. */
const closed: FlatSchema = { not: {} };

/** Resolves references and merges `allOf`, so that a generator sees one plain schema. */
export class SchemaReader {
  readonly #document: ContractDocument;
  readonly #flat = new WeakMap<object, FlatSchema>();

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  flat(schema: unknown): FlatSchema {
    if (!isObject(schema)) return schema === false ? closed : open;
    const known = this.#flat.get(schema);
    if (known) return known;
    const flat = this.#flatten(schema);
    this.#flat.set(schema, flat);
    return flat;
  }

  #flatten(schema: JsonObject): FlatSchema {
    const { $ref: reference, allOf, ...own } = schema;
    let flat: FlatSchema = own;
    if (typeof reference === 'string') {
      flat = joined(this.flat(this.#document.follow({ $ref: reference }, reference).node), own);
    }
    for (const part of listOf(allOf)) flat = joined(flat, this.flat(part));
    return flat;
  }
}

/** A schema that requires what both require. */
export function joined(one: FlatSchema, other: FlatSchema): FlatSchema {
  const result: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    result[key] = key in result ? both(key, result[key], value) : value;
  }
  return result;
}

function both(key: string, one: unknown, other: unknown): unknown {
  if (key === 'type') return commonTypes(one, other);
  if (key === 'required') return [...new Set([...listOf(one), ...listOf(other)])];
  if (key === 'enum') return listOf(one).filter((value) => listOf(other).includes(value));
  if (key === 'properties') return bothProperties(one, other);
  if (key === 'additionalProperties') return one === false || other === false ? false : other;
  if (lower.includes(key)) return Math.max(Number(one), Number(other));
  if (upper.includes(key)) return Math.min(Number(one), Number(other));
  return other;
}

function bothProperties(one: unknown, other: unknown): JsonObject {
  const result: Record<string, unknown> = isObject(one) ? { ...one } : {};
  for (const [name, schema] of Object.entries(isObject(other) ? other : {})) {
    result[name] = name in result ? { allOf: [result[name], schema] } : schema;
  }
  return result;
}

function commonTypes(one: unknown, other: unknown): unknown {
  const [left, right] = [[one].flat(), [other].flat()];
  const has = (types: readonly unknown[], type: unknown) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const types = [...new Set([...left.filter((type) => has(right, type)), ...right.filter((type) => has(left, type))])];
  return types.length === 1 ? types[0] : types;
}

const allTypes = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

/** The types that a schema allows, derived from its keywords if it has no `type`. */
export function typesOf(schema: FlatSchema): readonly string[] {
  if (schema['type'] !== undefined) return [schema['type']].flat().map(String);
  if ('const' in schema) return [typeOf(schema['const'])];
  if (Array.isArray(schema['enum'])) return [...new Set(schema['enum'].map(typeOf))];
  if ('properties' in schema || 'required' in schema || 'additionalProperties' in schema) return ['object'];
  if ('items' in schema || 'minItems' in schema || 'maxItems' in schema) return ['array'];
  if ('pattern' in schema || 'minLength' in schema || 'maxLength' in schema || 'format' in schema) return ['string'];
  if ('minimum' in schema || 'maximum' in schema || 'multipleOf' in schema) return ['number'];
  return allTypes;
}

/** The type name of a value in JSON Schema. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** The alternatives of a schema, each merged with the keywords beside them; the schema itself if there are none. */
export function branchesOf(reader: SchemaReader, schema: FlatSchema): readonly FlatSchema[] {
  const { oneOf, anyOf, ...beside } = schema;
  const alternatives = Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : undefined;
  if (!alternatives) return [schema];
  return alternatives.flatMap((branch) => branchesOf(reader, joined(reader.flat(branch), beside)));
}
