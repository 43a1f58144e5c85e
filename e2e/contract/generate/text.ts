import fc, { type Arbitrary } from 'fast-check';
import type { FlatSchema } from '../schema/flat.ts';
import { formatted } from './formats.ts';
import { matching, patternLengths, probed } from './pattern/pattern.ts';
import type { Lengths } from './pattern/text.ts';

/** Where a text travels: an address and a header cannot carry everything that JSON can. */
export type Carrier = 'json' | 'path' | 'query' | 'header';

const ascii = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const marks = [...'-_.,:;!?()[]{}<>@#$&*+=|^~\'"`'];
/** Letters of other scripts, from the right to the left, combined, wide, and beyond the basic plane. */
const foreign = [...'éßøđữộạẽ漢字한글אעربЖΩिก', 'e\u0301', '\u200d', '\ufe0f', '\u00a0'];
const astral = ['\u{1f600}', '\u{1f468}\u{1f3fd}', '\u{20bb7}'];

const units: Readonly<Record<Carrier, readonly string[]>> = {
  json: [...ascii, ...marks, ' ', '/', '\\', '%', ...foreign],
  query: [...ascii, ...marks, ' ', '/', '\\', '%', ...foreign],
  // A slash in a path, even an encoded one, is cut by many a proxy, and a lone dot is taken away.
  path: [...ascii, '-', '_', '~', ...foreign.slice(0, 6)],
  header: [...ascii, '-', '_', '.', ',', ';', '=', '(', ')', ' '],
};

/** Beyond its minimum a text grows by so many characters; the greatest lengths are cases of their own. */
const growth = 32;

/** The lengths that the schema allows, narrowed by what its pattern can have. */
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

/** Texts that follow the schema; undefined where none can be made. */
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

/** Texts without a rule. Blanks at the ends are left out: whether a backend cuts them before it counts is its affair. */
function free(carrier: Carrier, { min, max }: Lengths): Arbitrary<string> | undefined {
  const minLength = carrier === 'path' ? Math.max(1, min) : min;
  // A filter that lets nothing through would look for ever.
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
  // The widest unit takes four places of UTF-16.
  const wide = carrier === 'json' || carrier === 'query' ? [...units[carrier], ...astral] : units[carrier];
  return minLength * 4 <= max ? fc.oneof(plain, of(wide)) : plain;
}

/**
 * Whether the length fits however characters are counted: JSON Schema counts code points, many languages count units
 * of UTF-16, and which of them a backend should follow is not what this suite is for.
 */
function hasLength(text: string, { min, max }: Lengths): boolean {
  return text.length <= max && [...text].length >= min;
}
