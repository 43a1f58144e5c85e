import * as zod from 'zod';
import type { OperationEntry } from '#server/http/operation-entries.ts';
import { longText, moments, textsOf } from '../testing.ts';

/** One value at the end of what a field can be. */
export interface Extreme {
  /** The names and indices that lead to the field. */
  readonly at: readonly string[];
  readonly value: unknown;
}

type Schema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};

/** Texts for fields with a pattern; each field takes those that fit. */
const patterned = [
  '0.00',
  '0.01',
  '999999999999.99',
  '999999999999999.99',
  '999999999999999.99999999',
  '0.00000001',
  '1.00',
  '0',
  '0000',
  '00000',
  '000000',
  '9',
  '99',
  '999',
  '9999',
  '99999',
  '999999',
  '999999999999',
  'AA',
  'ZZ',
  'NOR',
  'A'.repeat(20),
  '_'.repeat(20),
  'a'.repeat(40),
  'f'.repeat(64),
  '0.0.0.0/0',
  '::/0',
  '255.255.255.255/32',
  '999.0.0.1',
  '::ffff:198.51.100.7/120',
  `${'ffff:'.repeat(7)}ffff/128`,
];

/** The pattern of texts that people write. */
const NOT_BLANK = '\\S';

/** The extremes of the bodies or queries of an operation, by their schema in the contract. */
export async function extremesOf(entry: OperationEntry, part: 'body' | 'query'): Promise<readonly Extreme[]> {
  const validator = (await entry.load())[part];
  if (!validator) return [];
  return within(zod.toJSONSchema(validator, { unrepresentable: 'any', io: 'input' }) as Schema, []);
}

/** The payload with one extreme. */
export function withExtreme<Value>(payload: Value, { at, value }: Extreme): Value {
  const [name, ...rest] = at;
  // The place is one of the payload's own schema.
  if (name === undefined) return value as Value;
  if (Array.isArray(payload)) {
    return payload.map((item, index) =>
      String(index) === name ? withExtreme(item, { at: rest, value }) : item,
    ) as Value;
  }
  const fields = (payload ?? {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: withExtreme(fields[name], { at: rest, value }) } as Value;
}

function within(schema: Schema, at: readonly string[]): readonly Extreme[] {
  if (schema.anyOf) return schema.anyOf.flatMap((choice) => within(choice, at));
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, field]) => within(field, [...at, name]));
  }
  const values = valuesOf(schema).map((value) => ({ at, value }));
  return schema.items ? [...values, ...within(schema.items, [...at, '0'])] : values;
}

function valuesOf(schema: Schema): readonly unknown[] {
  const longest = Number(schema['maxLength'] ?? 1000);
  if (Array.isArray(schema['enum'])) return schema['enum'];
  switch (schema['type']) {
    case 'null':
      return [null];
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'number':
      return [schema['minimum'], schema['maximum']].filter((bound) => bound !== undefined);
    case 'array':
      return [[]];
    case 'string': {
      if (schema['format'] === 'date-time') return moments;
      const { pattern: source = NOT_BLANK } = schema;
      const pattern = source === NOT_BLANK ? undefined : new RegExp(String(source), 'u');
      const texts = pattern ? patterned.filter((text) => pattern.test(text) && text.length <= longest) : [];
      return texts.length > 0 ? texts : [...textsOf(longest), longText(longest)];
    }
    default:
      return [];
  }
}
