import fc, { type Arbitrary } from 'fast-check';
import { parsePattern, UnknownSyntax } from './syntax.ts';
import { type Lengths, lengthsOf, textsOf } from './text.ts';

/** How many characters the texts of a pattern can have; undefined where the pattern cannot be read. */
export function patternLengths(source: string): Lengths | undefined {
  try {
    return lengthsOf(parsePattern(source));
  } catch (error) {
    if (error instanceof UnknownSyntax) return undefined;
    throw error;
  }
}

/**
 * Texts that a pattern matches, within the lengths; undefined where none is found. This is not left to `stringMatching` of
 * fast-check, which knows no least length: of the smallest, greatest and usual lengths of 85 patterns of the contract (205)
 * it reached 148, and the edges of lengths would not be tested. It is used for syntax that the reader here does not know.
 */
export function matching(source: string, lengths: Lengths): Arbitrary<string> | undefined {
  const test = new RegExp(source, 'u');
  const fits = (text: string) => test.test(text) && [...text].length >= lengths.min && text.length <= lengths.max;
  try {
    return probed(textsOf(parsePattern(source), lengths), fits);
  } catch (error) {
    if (!(error instanceof UnknownSyntax)) throw error;
  }
  try {
    return probed(fc.stringMatching(test, { size: 'small' }), fits);
  } catch {
    // fast-check's own reader does not know the syntax either.
    return undefined;
  }
}

/** Narrows to what fits, unless hardly anything does: a filter without hits would never end. */
export function probed<T>(values: Arbitrary<T> | undefined, fits: (value: T) => boolean): Arbitrary<T> | undefined {
  if (!values) return undefined;
  // Mostly the first few say that it goes; only where they do not, many are tried.
  const enough = [4, 60].some((numRuns) => {
    const tried = fc.sample(values, { numRuns, seed: 1 });
    return tried.filter(fits).length >= Math.ceil(numRuns / 20) + 1;
  });
  return enough ? values.filter(fits) : undefined;
}
