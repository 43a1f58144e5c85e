import fc, { type Arbitrary } from 'fast-check';
import { parsePattern, UnknownSyntax } from './syntax.ts';
import { type Lengths, lengthsOf, textsOf } from './text.ts';

/** The possible lengths of a pattern's texts; undefined if the pattern cannot be parsed. */
export function patternLengths(source: string): Lengths | undefined {
  try {
    return lengthsOf(parsePattern(source));
  } catch (error) {
    if (error instanceof UnknownSyntax) return undefined;
    throw error;
  }
}

/**
 * Texts that a pattern matches, within the lengths; undefined if none is found. `stringMatching` of fast-check has no
 * minimum length. Of 205 smallest, greatest and usual lengths of 85 patterns it reached 148. The edges of lengths would
 * then stay untested. It still handles syntax that the local parser does not know.
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
    // The parser of fast-check does not know the syntax either.
    return undefined;
  }
}

/** Filters by length, unless hardly any text fits: a filter without hits never ends. */
export function probed<T>(values: Arbitrary<T> | undefined, fits: (value: T) => boolean): Arbitrary<T> | undefined {
  if (!values) return undefined;
  // Usually the first few texts show that the filter works; only otherwise many are tried.
  const enough = [4, 60].some((numRuns) => {
    const tried = fc.sample(values, { numRuns, seed: 1 });
    return tried.filter(fits).length >= Math.ceil(numRuns / 20) + 1;
  });
  return enough ? values.filter(fits) : undefined;
}
