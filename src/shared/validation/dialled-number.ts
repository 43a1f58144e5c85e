/** Longer than any number with its separators: such a text is not looked through. */
const LONGEST = 64;

/** What stands between digits as people write or paste a number: spaces, dashes, dots, brackets, invisible marks. */
const SEPARATORS = /[\s\p{Zs}\p{Cf}\p{Pd}\p{Ps}\p{Pe}./·]/gu;

/**
 * A phone number as it is dialled: ASCII digits, after a `+` where the text names the country, also by `00`. Undefined
 * for any other text.
 */
export function dialledNumber(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const dialled = typed
    .normalize('NFKC')
    .replaceAll(SEPARATORS, '')
    .replace(/^00(?=[1-9])/, '+');
  return /^\+?[0-9]+$/.test(dialled) ? dialled : undefined;
}
