import { entriesOf, isObject, listOf } from '../document/json.ts';
import { branchesOf, type FlatSchema, typesOf } from '../schema/flat.ts';
import { brokenFormat } from './formats.ts';
import { integerBounds } from './numbers.ts';
import { lengthsOf } from './text.ts';
import { listOfLength, longestList, longestText, textOfLength, type Variant, type VariantContext } from './variants.ts';

const ofEachType: readonly Variant[] = [
  { what: 'null', value: null },
  { what: 'a boolean', value: true },
  { what: 'a number', value: 7.5 },
  { what: 'a text', value: 'text' },
  { what: 'a list', value: [] },
  { what: 'an object', value: {} },
];

/** An address has only text, so a value has a wrong type only if it reads as no other type. */
const wrongOnTheWire: readonly Variant[] = [
  { what: 'a text', value: 'text' },
  { what: 'a number with a fraction', value: '1.5' },
  { what: 'half a number', value: '12abc' },
];

/**
 * Values that a schema probably forbids, each for one reason. A schema may allow some of them, so the validator
 * decides. Some values derive from `current`, the present value.
 */
export function badVariants(schema: unknown, current: unknown, context: VariantContext): readonly Variant[] {
  const branches = branchesOf(context.generator.reader, context.generator.reader.flat(schema));
  const types = context.carrier === 'json' ? ofEachType : wrongOnTheWire;
  return [
    ...types.map(({ what, value }) => ({ what: `${what} instead`, value })),
    ...branches.flatMap((branch) => ofBranch(branch, current, context)),
  ];
}

function ofBranch(schema: FlatSchema, current: unknown, context: VariantContext): readonly Variant[] {
  if ('const' in schema) return otherThan([schema['const']]);
  if (Array.isArray(schema['enum'])) return otherThan(schema['enum']);
  return typesOf(schema).flatMap((type) => ofType(type, schema, current, context));
}

function ofType(type: string, schema: FlatSchema, current: unknown, context: VariantContext): readonly Variant[] {
  switch (type) {
    case 'integer':
    case 'number':
      return numbersBeyond(type, schema);
    case 'string':
      return textsBeyond(schema, context);
    case 'array':
      return listsBeyond(schema, current, context);
    case 'object':
      return objectsBeyond(schema, current);
    default:
      return [];
  }
}

/** A value that resembles a constant but differs. */
function otherThan(constants: readonly unknown[]): readonly Variant[] {
  const [first] = constants;
  if (typeof first === 'number') {
    const numbers = constants.filter((value) => typeof value === 'number');
    return [{ what: 'a number that is not on the list', value: Math.max(...numbers) + 1 }];
  }
  if (typeof first === 'boolean') return [{ what: 'the other of the two', value: !first }];
  if (typeof first !== 'string') return [];
  // A file; a similar file would not differ from it.
  if (first.length > 64) return [{ what: 'something else altogether', value: 'NOT_ON_THE_LIST' }];
  const swapped = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
  return [
    { what: 'a text that is not on the list', value: 'NOT_ON_THE_LIST' },
    { what: 'an entry in the other case', value: swapped },
    { what: 'an entry with something after it', value: `${first}x` },
    { what: 'an empty text', value: '' },
  ];
}

function numbersBeyond(type: 'integer' | 'number', schema: FlatSchema): readonly Variant[] {
  const { multipleOf, exclusiveMinimum, exclusiveMaximum } = schema;
  const { min, max } = type === 'integer' ? integerBounds(schema) : { min: schema['minimum'], max: schema['maximum'] };
  const variants: Variant[] = [];
  if (typeof min === 'number') variants.push({ what: 'below its minimum', value: min - 1 });
  if (typeof max === 'number') variants.push({ what: 'above its maximum', value: max + 1 });
  if (typeof exclusiveMinimum === 'number') variants.push({ what: 'its excluded minimum', value: exclusiveMinimum });
  if (typeof exclusiveMaximum === 'number') variants.push({ what: 'its excluded maximum', value: exclusiveMaximum });
  if (typeof multipleOf === 'number') variants.push({ what: 'no multiple', value: multipleOf * 1.5 });
  return variants;
}

/** Characters at the ends that patterns often forget to forbid. */
const oddEnds = ['!', ' ', '\n', '\u00e9'];
const oddStarts = ['!', ' ', '<', '%'];

function textsBeyond(schema: FlatSchema, context: VariantContext): readonly Variant[] {
  const { minLength, maxLength, pattern, format } = schema;
  const variants: Variant[] = [];
  if (typeof minLength === 'number' && minLength > 0) {
    const text = textOfLength(schema, minLength - 1, context) ?? 'x'.repeat(minLength - 1);
    variants.push({ what: `shorter than ${minLength}`, value: text });
  }
  if (typeof maxLength === 'number' && maxLength < longestText) {
    const text = textOfLength(schema, maxLength + 1, context) ?? 'x'.repeat(maxLength + 1);
    variants.push({ what: `longer than ${maxLength}`, value: text });
  }
  if (typeof pattern === 'string') {
    const { min, max } = lengthsOf(schema);
    const room = Math.min(max, Math.max(min, 12));
    const made = textOfLength(schema, room, context) ?? textOfLength(schema, min, context) ?? 'a'.repeat(min);
    // Replaces the last or the first character, so that only the pattern is broken.
    for (const odd of oddEnds) {
      variants.push({ what: `against its pattern, ${JSON.stringify(odd)} at its end`, value: made.slice(0, -1) + odd });
    }
    for (const odd of oddStarts) {
      variants.push({ what: `against its pattern, ${JSON.stringify(odd)} at its start`, value: odd + made.slice(1) });
    }
  }
  for (const value of brokenFormat(format)) variants.push({ what: `no ${String(format)} (${value})`, value });
  return variants;
}

function listsBeyond(schema: FlatSchema, current: unknown, context: VariantContext): readonly Variant[] {
  const { minItems, maxItems, uniqueItems } = schema;
  const variants: Variant[] = [];
  if (typeof minItems === 'number' && minItems > 0) {
    variants.push({ what: `less than ${minItems} entries`, value: listOfLength(schema, minItems - 1, context) });
  }
  if (typeof maxItems === 'number' && maxItems < longestList) {
    variants.push({ what: `more than ${maxItems} entries`, value: listOfLength(schema, maxItems + 1, context) });
  }
  if (uniqueItems === true) {
    const [first] = listOf(current).length > 0 ? listOf(current) : (listOfLength(schema, 1, context) ?? []);
    if (first !== undefined) variants.push({ what: 'the same entry twice', value: [first, first] });
  }
  return variants.filter(({ value }) => value !== undefined);
}

function objectsBeyond(schema: FlatSchema, current: unknown): readonly Variant[] {
  if (!isObject(current)) return [];
  const missing = listOf(schema['required'])
    .map(String)
    .filter((name) => Object.hasOwn(current, name))
    .map((name) => ({
      what: `without ${name}`,
      value: Object.fromEntries(entriesOf(current).filter(([key]) => key !== name)),
    }));
  if (schema['additionalProperties'] !== false) return missing;
  return [...missing, { what: 'with an unexpected property', value: { ...current, unexpectedProperty: 'text' } }];
}
