import fc, { type Arbitrary } from 'fast-check';
import type { FlatSchema } from '../schema/flat.ts';
import { formatted } from './formats.ts';
import { matching, patternLengths, probed } from './pattern/pattern.ts';
import type { Lengths } from './pattern/text.ts';

/** The location of a text: addresses and headers carry fewer characters than JSON. */
export type Carrier = 'json' | 'path' | 'query' | 'header';

const ascii = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const marks = [...'-_.,:;!?()[]{}<>@#$&*+=|^~\'"`'];
/** Letters of other scripts: right-to-left, combining, wide, and beyond the basic plane. */
const foreign = [...'éßøđữộạẽ漢字한글אעربЖΩिก', 'e\u0301', '\u200d', '\ufe0f', '\u00a0'];
const astral = ['\u{1f600}', '\u{1f468}\u{1f3fd}', '\u{20bb7}'];

const units: Readonly<Record<Carrier, readonly string[]>> = {
  json: [...ascii, ...marks, ' ', '/', '\\', '%', ...foreign],
  query: [...ascii, ...marks, ' ', '/', '\\', '%', ...foreign],
  // Many proxies cut a path at a slash, even an encoded one, and remove a lone dot.
  path: [...ascii, '-', '_', '~', ...foreign.slice(0, 6)],
  header: [...ascii, '-', '_', '.', ',', ';', '=', '(', ')', ' '],
};

/** A text grows by at most this much beyond its minimum; maximum lengths are separate cases. */
const growth = 32;

/** The lengths of the schema, narrowed by the lengths of its pattern. */
export function lengthsOf(schema: FlatSchema): Lengths {
  const number = (key: string, otherwise: number) => {
    const value = schema[key];
    return typeof value === 'number' ? value : otherwise;
  };
  const pattern = typeof schema['pattern'] === 'string' ? patternLengths(schema['pattern']) : undefined;
  return {
    min: Math.max(number('minLength', 0), pattern?.min ?? 0),
    max: Math.min(number('maxLength', Number.POSITIVE_INFINITY), pattern?.max ?? Number.POSITIVE_INFINITY),
  };
}

/** Texts that follow the schema; undefined if none can be generated. */
export function texts(
  schema: FlatSchema,
  carrier: Carrier,
  lengths = lengthsOf(schema),
): Arbitrary<string> | undefined {
  const { pattern, format } = schema;
  const inFormat = formatted(format, lengths);
  if (typeof pattern === 'string') {
    const test = new RegExp(pattern, 'u');
    return inFormat
      ? probed(inFormat, (text) => test.test(text) && hasLength(text, lengths))
      : matching(pattern, lengths);
  }
  if (inFormat) return probed(inFormat, (text) => hasLength(text, lengths));
  return free(carrier, lengths);
}

/** Texts without a rule. They have no blanks at the ends: the backend decides whether it trims before it counts. */
function free(carrier: Carrier, { min, max }: Lengths): Arbitrary<string> | undefined {
  const minLength = carrier === 'path' ? Math.max(1, min) : min;
  // A filter without hits would search forever.
  if (minLength > max) return undefined;
  const of = (unit: readonly string[]) =>
    fc
      .string({
        unit: fc.constantFrom(...unit),
        minLength,
        maxLength: Math.max(minLength, Math.min(max, minLength + growth)),
        size: 'max',
      })
      .filter((text) => text.trim() === text && hasLength(text, { min, max }));
  const plain = of(ascii);
  // The widest character takes four UTF-16 units.
  const wide = carrier === 'json' || carrier === 'query' ? [...units[carrier], ...astral] : units[carrier];
  return minLength * 4 <= max ? fc.oneof(plain, of(wide)) : plain;
}

/** Whether the length fits in code points and in UTF-16 units, because languages count differently. */
function hasLength(text: string, { min, max }: Lengths): boolean {
  return text.length <= max && [...text].length >= min;
}
