import { wordsOf } from '../../lib/words-of.ts';

/** What an article begins with, without its markup. */
export function firstLine(html: string): string {
  return wordsOf(html)[0] ?? '';
}
