import fc, { type Arbitrary } from 'fast-check';
import type { FlatSchema } from '../schema/flat.ts';

/** The bounds of a number, both inclusive. */
export interface Bounds {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** The bounds of integers, including those of the format. */
export function integerBounds(schema: FlatSchema): Bounds {
  const bounds = { min: integerLimit(schema, 'minimum', 1), max: integerLimit(schema, 'maximum', -1) };
  if (schema['format'] !== 'int32') return bounds;
  return { min: Math.max(bounds.min ?? -(2 ** 31), -(2 ** 31)), max: Math.min(bounds.max ?? 2 ** 31 - 1, 2 ** 31 - 1) };
}

function integerLimit(schema: FlatSchema, key: 'minimum' | 'maximum', inwards: 1 | -1): number | undefined {
  const round = inwards === 1 ? Math.ceil : Math.floor;
  const plain = schema[key];
  const exclusive = schema[key === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum'];
  const limits: number[] = [];
  if (typeof plain === 'number') limits.push(round(plain));
  if (typeof exclusive === 'number') {
    limits.push(Number.isInteger(exclusive) ? exclusive + inwards : round(exclusive));
  }
  if (limits.length === 0) return undefined;
  return inwards === 1 ? Math.max(...limits) : Math.min(...limits);
}

/** Integers that follow the schema; undefined if there are none. */
export function integers(schema: FlatSchema): Arbitrary<number> | undefined {
  const { min = -(2 ** 31), max = 2 ** 31 - 1 } = integerBounds(schema);
  const step = typeof schema['multipleOf'] === 'number' ? schema['multipleOf'] : 1;
  if (!Number.isInteger(step)) return fc.integer({ min, max }).filter((value) => value % step === 0);
  const low = Math.ceil(Math.max(min, Number.MIN_SAFE_INTEGER) / step);
  const high = Math.floor(Math.min(max, Number.MAX_SAFE_INTEGER) / step);
  // Avoids the negative zero that a negative limit rounds to.
  return low <= high ? fc.maxSafeInteger().map((any) => fold(any, low, high) * step + 0) : undefined;
}

/** Maps any number into a range; small numbers go to the end nearest to zero, so shrinking works. */
function fold(any: number, low: number, high: number): number {
  const origin = low > 0 ? low : high < 0 ? high : 0;
  const width = high - low + 1;
  if (!Number.isSafeInteger(width)) return Math.min(high, Math.max(low, any));
  const offset = (((origin - low + any) % width) + width) % width;
  return low + offset;
}

/** Numbers with a fraction that follow the schema; undefined if there are none. */
export function numbers(schema: FlatSchema): Arbitrary<number> | undefined {
  const of = (key: string) => (typeof schema[key] === 'number' ? schema[key] : undefined);
  const [exclusiveMinimum, exclusiveMaximum] = [of('exclusiveMinimum'), of('exclusiveMaximum')];
  const min = Math.max(of('minimum') ?? -1e9, exclusiveMinimum ?? -1e9);
  const max = Math.min(of('maximum') ?? 1e9, exclusiveMaximum ?? 1e9);
  const step = of('multipleOf');
  if (step !== undefined) {
    const [low, high] = [Math.ceil(min / step), Math.floor(max / step)];
    return low <= high ? fc.integer({ min: low, max: high }).map((count) => count * step + 0) : undefined;
  }
  if (min > max) return undefined;
  return fc
    .double({ min, max, minExcluded: exclusiveMinimum === min, maxExcluded: exclusiveMaximum === max, noNaN: true })
    .map((value) => value + 0);
}
