import fc from 'fast-check';
import { entriesOf, isObject, listOf } from '../document/json.ts';
import { branchesOf, type FlatSchema, typesOf } from '../schema/flat.ts';
import { type Generator, sampleOf } from './arbitrary.ts';
import { integerBounds } from './numbers.ts';
import { type Carrier, lengthsOf, texts } from './text.ts';

/** Another value for one path, and its description. */
export interface Variant {
  readonly what: string;
  readonly value: unknown;
}

/** The context of the variants. */
export interface VariantContext {
  readonly generator: Generator;
  readonly carrier: Carrier;
  readonly seed: number;
}

/** Longer texts and lists would test the limits of bodies rather than of fields. */
export const longestText = 20_000;
export const longestList = 300;

/** A text with exactly this number of characters that follows the rest of the schema. */
export function textOfLength(schema: FlatSchema, length: number, context: VariantContext): string | undefined {
  const { minLength, maxLength, ...rest } = schema;
  const made = texts(rest, context.carrier, { min: length, max: length });
  return made && sampleOf(made, context.seed);
}

/** Texts of the smallest and the greatest length. */
function textBounds(schema: FlatSchema, context: VariantContext): readonly Variant[] {
  const { min, max } = lengthsOf(schema);
  const variants: Variant[] = [];
  const add = (what: string, length: number) => {
    const value = textOfLength(schema, length, context);
    if (value !== undefined) variants.push({ what, value });
  };
  add(`the smallest length, ${min}`, min);
  if (max > min && max <= longestText) add(`the greatest length, ${max}`, max);
  return variants;
}

/** The given number of list entries, all different if required. */
export function listOfLength(
  schema: FlatSchema,
  length: number,
  context: VariantContext,
): readonly unknown[] | undefined {
  const item = context.generator.values(schema['items'], context.carrier);
  if (length === 0) return [];
  if (!item || length > longestList) return undefined;
  const found = new Map<string, unknown>();
  const unique = schema['uniqueItems'] === true;
  for (const value of fc.sample(item, { numRuns: unique ? length * 4 : length, seed: context.seed })) {
    found.set(unique ? JSON.stringify(value) : String(found.size), value);
    if (found.size === length) return [...found.values()];
  }
  return undefined;
}

/** The number of values that are tried from a long list of constants. */
const mostConstants = 60;

/** Values at the edges of what a schema allows. */
export function goodVariants(schema: unknown, context: VariantContext): readonly Variant[] {
  const branches = branchesOf(context.generator.reader, context.generator.reader.flat(schema));
  return branches.flatMap((branch, index) => {
    const variants = ofBranch(branch, context);
    return branches.length === 1
      ? variants
      : variants.map(({ what, value }) => ({ what: `alternative ${index + 1}, ${what}`, value }));
  });
}

function ofBranch(schema: FlatSchema, context: VariantContext): readonly Variant[] {
  if ('const' in schema) return [{ what: 'its constant', value: schema['const'] }];
  if (Array.isArray(schema['enum'])) {
    return schema['enum'].slice(0, mostConstants).map((value) => ({ what: JSON.stringify(value), value }));
  }
  return typesOf(schema).flatMap((type) => ofType(type, schema, context));
}

function ofType(type: string, schema: FlatSchema, context: VariantContext): readonly Variant[] {
  switch (type) {
    case 'null':
      return [{ what: 'null', value: null }];
    case 'boolean':
      return [true, false].map((value) => ({ what: String(value), value }));
    case 'integer':
      return integerEdges(schema);
    case 'number':
      return numberEdges(schema);
    case 'string':
      return [...textBounds(schema, context), ...formatEdges(schema)];
    case 'array':
      return listEdges(schema, context);
    case 'object':
      return objectEdges(schema, context);
    default:
      return [];
  }
}

function integerEdges(schema: FlatSchema): readonly Variant[] {
  const { min, max } = integerBounds(schema);
  return [
    { what: 'its minimum', value: min },
    { what: 'one above its minimum', value: min === undefined ? undefined : min + 1 },
    { what: 'one below its maximum', value: max === undefined ? undefined : max - 1 },
    { what: 'its maximum', value: max },
  ].filter(({ value }) => value !== undefined && Number.isSafeInteger(value));
}

function numberEdges(schema: FlatSchema): readonly Variant[] {
  return [
    { what: 'its minimum', value: schema['minimum'] },
    { what: 'its maximum', value: schema['maximum'] },
  ].filter(({ value }) => typeof value === 'number');
}

const edges: Readonly<Record<string, readonly Variant[]>> = {
  'date-time': [
    { what: 'a leap day', value: '2028-02-29T23:59:59Z' },
    { what: 'a time with a fraction', value: '2026-01-05T09:31:00.123Z' },
  ],
  date: [{ what: 'a leap day', value: '2028-02-29' }],
};

function formatEdges({ format, pattern }: FlatSchema): readonly Variant[] {
  return typeof format === 'string' && pattern === undefined ? (edges[format] ?? []) : [];
}

function listEdges(schema: FlatSchema, context: VariantContext): readonly Variant[] {
  const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
  const most = schema['maxItems'];
  const lengths = [least, ...(typeof most === 'number' && most > least && most <= longestList ? [most] : [])];
  return lengths.flatMap((length) => {
    const value = listOfLength(schema, length, context);
    return value ? [{ what: `${length} entries`, value }] : [];
  });
}

function objectEdges(schema: FlatSchema, { generator, carrier, seed }: VariantContext): readonly Variant[] {
  const required = new Set(listOf(schema['required']));
  const properties = entriesOf(schema['properties']);
  if (properties.every(([name]) => required.has(name))) return [];
  const only = generator.values(
    { ...schema, properties: Object.fromEntries(properties.filter(([name]) => required.has(name))) },
    carrier,
  );
  const all = generator.values({ ...schema, required: properties.map(([name]) => name) }, carrier);
  return [
    ...(only ? [{ what: 'only what must be there', value: sampleOf(only, seed) }] : []),
    ...(all ? [{ what: 'everything that may be there', value: sampleOf(all, seed) }] : []),
  ].filter(({ value }) => isObject(value));
}
