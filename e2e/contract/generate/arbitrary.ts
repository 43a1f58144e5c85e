import fc, { type Arbitrary } from 'fast-check';
import { canonical, entriesOf, isObject, listOf } from '../document/json.ts';
import type { SchemaAt } from '../document/operation.ts';
import { branchesOf, type FlatSchema, joined, type SchemaReader, typesOf } from '../schema/flat.ts';
import type { Validators } from '../schema/validators.ts';
import { integers, numbers } from './numbers.ts';
import { probed } from './pattern/pattern.ts';
import { type Carrier, texts } from './text.ts';

/** Below this depth only required data is generated. */
const deepest = 5;
/** A list grows by at most this many entries beyond its minimum. */
const listGrowth = 3;

/** Generates data that follows schemas. */
export class Generator {
  readonly reader: SchemaReader;

  constructor(reader: SchemaReader) {
    this.reader = reader;
  }

  /** Values that follow the structure of the schema; undefined if none can be generated. */
  values(schema: unknown, carrier: Carrier = 'json', depth = 0): Arbitrary<unknown> | undefined {
    const flat = this.reader.flat(schema);
    if ('not' in flat && Object.keys(flat).length === 1) return undefined;
    const branches = branchesOf(this.reader, flat).flatMap((branch) => conditions(this.reader, branch));
    return oneOf(branches.map((branch) => this.#branch(branch, carrier, depth)));
  }

  #branch(schema: FlatSchema, carrier: Carrier, depth: number): Arbitrary<unknown> | undefined {
    if ('const' in schema) return fc.constant(schema['const']);
    if (Array.isArray(schema['enum'])) {
      return schema['enum'].length > 0 ? fc.constantFrom(...schema['enum']) : undefined;
    }
    const types = typesOf(schema);
    // The type of such a deep value does not matter, so null is used.
    const wanted = depth >= deepest && types.includes('null') ? ['null'] : types;
    return oneOf(wanted.map((type) => this.#typed(type, schema, carrier, depth)));
  }

  #typed(type: string, schema: FlatSchema, carrier: Carrier, depth: number): Arbitrary<unknown> | undefined {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return integers(schema);
      case 'number':
        return numbers(schema);
      case 'string':
        return texts(schema, carrier);
      case 'array':
        return this.#list(schema, carrier, depth);
      case 'object':
        return this.#object(schema, depth);
      default:
        return undefined;
    }
  }

  #list(schema: FlatSchema, carrier: Carrier, depth: number): Arbitrary<unknown> | undefined {
    const minLength = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
    const most = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : Number.POSITIVE_INFINITY;
    const first = listOf(schema['prefixItems']).map((item) => this.values(item, carrier, depth + 1));
    if (first.length > 0) {
      const items = first.filter((item) => item !== undefined);
      return items.length === first.length ? fc.tuple(...items) : undefined;
    }
    if (depth >= deepest && minLength === 0) return fc.constant([]);
    const item = this.values(schema['items'], carrier, depth + 1);
    if (!item) return minLength === 0 ? fc.constant([]) : undefined;
    const maxLength = Math.min(most, minLength + listGrowth);
    if (minLength > maxLength) return undefined;
    return schema['uniqueItems'] === true
      ? fc.uniqueArray(item, { minLength, maxLength, selector: canonical })
      : fc.array(item, { minLength, maxLength });
  }

  #object(schema: FlatSchema, depth: number): Arbitrary<unknown> | undefined {
    const required = new Set(listOf(schema['required']).map(String));
    const properties = entriesOf(schema['properties']);
    const model: Record<string, Arbitrary<unknown>> = {};
    for (const [name, property] of properties) {
      if (depth >= deepest && !required.has(name)) continue;
      const values = this.values(property, 'json', depth + 1);
      if (values) model[name] = values;
      else if (required.has(name)) return undefined;
    }
    const extra = schema['additionalProperties'];
    for (const name of required) {
      if (name in model) continue;
      const values = extra === false ? undefined : this.values(extra ?? true, 'json', depth + 1);
      if (!values) return undefined;
      model[name] = values;
    }
    const record = fc.record(model, { requiredKeys: [...required] });
    if (!isObject(extra)) return record;
    return this.#withExtra(schema, record, this.values(extra, 'json', depth + 1));
  }

  /** Adds properties of any name if the schema has a schema for them, like a map. */
  #withExtra(
    schema: FlatSchema,
    record: Arbitrary<unknown>,
    values: Arbitrary<unknown> | undefined,
  ): Arbitrary<unknown> {
    if (!values) return record;
    const { minProperties, maxProperties, propertyNames } = schema;
    const known = entriesOf(schema['properties']).length;
    const most = typeof maxProperties === 'number' ? Math.max(0, maxProperties - known) : listGrowth;
    const minKeys = Math.min(most, typeof minProperties === 'number' ? minProperties : 0);
    const names = isObject(propertyNames) ? texts(this.reader.flat(propertyNames), 'json') : undefined;
    const key = names ?? fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 4, maxLength: 10 });
    const extras = fc.dictionary(key, values, { minKeys, maxKeys: Math.max(minKeys, Math.min(most, listGrowth)) });
    return fc.tuple(record, extras).map(([own, more]) => ({ ...more, ...(isObject(own) ? own : {}) }));
  }
}

/**
 * The branches of `if`, `then` and `else`: the schema with condition and consequence, and that with the alternative.
 */
function conditions(reader: SchemaReader, { if: condition, then, else: otherwise, ...schema }: FlatSchema) {
  if (condition === undefined) return [schema];
  const met = joined(joined(schema, reader.flat(condition)), reader.flat(then ?? true));
  return [met, joined(schema, reader.flat(otherwise ?? true))];
}

function oneOf<T>(branches: readonly (Arbitrary<T> | undefined)[]): Arbitrary<T> | undefined {
  const possible = branches.filter((branch) => branch !== undefined);
  return possible.length > 0 ? fc.oneof(...possible) : undefined;
}

/** Values that truly follow a schema of the contract: the generator makes them and the validator checks them. */
export function validValues(
  generator: Generator,
  validators: Validators,
  at: SchemaAt,
  carrier: Carrier = 'json',
): Arbitrary<unknown> | undefined {
  const validate = validators.request(at);
  return probed(generator.values(at.schema, carrier), (value) => validate(value).length === 0);
}

/** One value of an arbitrary, always the same for the same seed. */
export function sampleOf<T>(values: Arbitrary<T>, seed: number): T {
  const [value] = fc.sample(values, { numRuns: 1, seed });
  // One value was requested.
  return value as T;
}
