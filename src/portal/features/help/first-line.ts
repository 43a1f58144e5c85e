import { wordsOf } from '../../lib/words-of.ts';

/** The first line of an article, without its markup. */
export function firstLine(html: string): string {
  return wordsOf(html)[0] ?? '';
}
