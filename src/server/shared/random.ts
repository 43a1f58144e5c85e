/** Bytes from a CSPRNG, injected so that a test can repeat itself. */
export type RandomBytes = (length: number) => Uint8Array;

/** A whole number from 0 to below `count` (1 to 2^32), each equally likely. */
export function below(random: RandomBytes, count: number): number {
  if (!Number.isInteger(count) || count < 1 || count > 2 ** 32) throw new RangeError('nothing to draw from');
  // Numbers of the last, incomplete round would make the first ones likelier, so they are drawn again.
  const limit = 2 ** 32 - (2 ** 32 % count);
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = random(4);
    const drawn = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
    if (drawn < limit) return drawn % count;
  }
}

/** One element of a list that is not empty. */
export function pick<T>(random: RandomBytes, list: readonly T[]): T {
  const chosen = list[below(random, list.length)];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}

/** A text of `count` characters of an alphabet. */
export function textOf(random: RandomBytes, alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(below(random, alphabet.length))).join('');
}

/** A number from `low` to below `high`, for drawings. */
export function between(random: RandomBytes, low: number, high: number): number {
  return low + ((high - low) * below(random, 2 ** 20)) / 2 ** 20;
}
