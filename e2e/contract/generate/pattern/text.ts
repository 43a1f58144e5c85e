import fc, { type Arbitrary } from 'fast-check';
import type { Pattern } from './syntax.ts';

/** The bounds of a text's length in characters, both inclusive. */
export interface Lengths {
  readonly min: number;
  readonly max: number;
}

/** A part of a text grows by at most this much beyond its minimum: long texts have their own cases. */
const growth = 24;

/** The lengths that the pattern itself allows. */
export function lengthsOf(pattern: Pattern): Lengths {
  switch (pattern.kind) {
    case 'nothing':
      return { min: 0, max: 0 };
    case 'characters':
      return { min: 1, max: 1 };
    case 'repeat': {
      const { min, max } = lengthsOf(pattern.part);
      return { min: min * pattern.min, max: max === 0 ? 0 : max * pattern.max };
    }
    case 'sequence':
      return pattern.parts.map(lengthsOf).reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), {
        min: 0,
        max: 0,
      });
    case 'choice': {
      const all = pattern.branches.map(lengthsOf);
      return { min: Math.min(...all.map(({ min }) => min)), max: Math.max(...all.map(({ max }) => max)) };
    }
  }
}

/** Texts of a pattern with the given number of characters; undefined if there are none. */
export function textsOf(pattern: Pattern, wanted: Lengths): Arbitrary<string> | undefined {
  const own = lengthsOf(pattern);
  const lengths = { min: Math.max(own.min, wanted.min), max: Math.min(own.max, wanted.max) };
  if (lengths.min > lengths.max) return undefined;
  switch (pattern.kind) {
    case 'nothing':
      return fc.constant('');
    case 'characters':
      return pattern.characters.length > 0 ? fc.constantFrom(...pattern.characters) : undefined;
    case 'repeat':
      return repeated(pattern, lengths);
    case 'sequence':
      return joined(pattern.parts, lengths);
    case 'choice':
      return oneOf(pattern.branches.map((branch) => textsOf(branch, lengths)));
  }
}

function oneOf(branches: readonly (Arbitrary<string> | undefined)[]): Arbitrary<string> | undefined {
  const possible = branches.filter((branch) => branch !== undefined);
  return possible.length > 0 ? fc.oneof(...possible) : undefined;
}

function repeated({ part, min, max }: Pattern & { kind: 'repeat' }, lengths: Lengths): Arbitrary<string> | undefined {
  const one = lengthsOf(part);
  if (part.kind === 'characters') {
    if (part.characters.length === 0) return lengths.min === 0 ? fc.constant('') : undefined;
    const minLength = Math.max(min, lengths.min);
    const maxLength = Math.min(max, lengths.max, minLength + growth);
    // Lengths in units of fast-check. A unit is a character here, also beyond the basic plane.
    return fc.string({ unit: fc.constantFrom(...part.characters), minLength, maxLength, size: 'max' });
  }
  // Bounds the repetitions so that the shortest text is not too long, and the longest not too short.
  const least = Math.max(min, one.max === 0 ? min : Math.ceil(lengths.min / one.max));
  const most = Math.min(max, one.min === 0 ? least + 3 : Math.floor(lengths.max / one.min), least + 3);
  const counts = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
  return oneOf(counts.map((count) => joined(new Array<Pattern>(count).fill(part), lengths)));
}

/** Concatenates parts; the missing length is distributed among the parts that can grow. */
function joined(parts: readonly Pattern[], wanted: Lengths): Arbitrary<string> | undefined {
  const own = parts.map(lengthsOf);
  const shortest = own.reduce((sum, { min }) => sum + min, 0);
  let missing = Math.max(0, wanted.min - shortest);
  const least = own.map(({ min, max }) => {
    const more = Math.min(missing, max - min);
    missing -= more;
    return min + more;
  });
  if (missing > 0) return undefined;
  let room = wanted.max - least.reduce((sum, length) => sum + length, 0);
  if (room < 0) return undefined;
  const growing = own.filter(({ max }, index) => max > (least[index] ?? 0)).length;
  const share = growing > 0 ? Math.max(1, Math.floor(room / growing)) : 0;
  const texts = own.map(({ max }, index) => {
    const min = least[index] ?? 0;
    const more = Math.min(share, max - min, room);
    room -= more;
    const part = parts[index];
    return part && textsOf(part, { min, max: min + more });
  });
  const possible = texts.filter((text) => text !== undefined);
  return possible.length === parts.length ? fc.tuple(...possible).map((all) => all.join('')) : undefined;
}
