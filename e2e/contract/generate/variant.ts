import fc from 'fast-check';
import type { FlatSchema } from '../schema/flat.ts';
import type { Generator } from './arbitrary.ts';
import { sampleOf } from './samples.ts';
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
export function textBounds(schema: FlatSchema, context: VariantContext): readonly Variant[] {
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
