/** Longer than any number with its separators; a longer text is not parsed. */
const LONGEST = 64;

/** The separators that people write or paste in numbers: spaces, dashes, dots, brackets, invisible marks. */
const SEPARATORS = /[\s\p{Zs}\p{Cf}\p{Pd}\p{Ps}\p{Pe}./·]/gu;

/**
 * Normalises a phone number: ASCII digits, after a `+` where the text has a country code, also one written with `00`.
 * Undefined for any other text.
 */
export function dialledNumber(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const dialled = typed
    .normalize('NFKC')
    .replaceAll(SEPARATORS, '')
    // The address of a link to a number.
    .replace(/^tel:/i, '')
    .replace(/^00(?=[1-9])/, '+');
  return /^\+?[0-9]+$/.test(dialled) ? dialled : undefined;
}
