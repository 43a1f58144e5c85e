import { BadFile } from '../document/load.ts';
import type { Operation } from '../document/operation.ts';

/**
 * The given keys, by the names of the contract's security schemes. A word is enough if only one scheme has it in its
 * name: `operator` for `operatorKey`.
 */
export function keysByScheme(
  operations: readonly Operation[],
  given: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const schemes = [...new Set(operations.flatMap(({ security }) => security.flat().map(({ name }) => name)))];
  const keys = new Map<string, string>();
  for (const [word, value] of Object.entries(given)) {
    const exact = schemes.filter((name) => name === word);
    const meant = exact.length > 0 ? exact : schemes.filter((name) => name.toLowerCase().includes(word.toLowerCase()));
    const [only] = meant;
    if (meant.length > 1)
      throw new BadFile(`the key "${word}" could be for ${meant.join(' or ')}: give the whole name`);
    // A contract without such a scheme does not need the key.
    if (only !== undefined) keys.set(only, value);
  }
  return keys;
}
