import type { Queries } from '../db/database.ts';
import { storeHelp } from '../domain/care/help/help.ts';
import { seedHelp } from './help/chapters.ts';
import type { HelpWords } from './help/help.ts';
import { type SeedCurrency, withAmounts } from './with-amounts.ts';

const DAY = 24 * 3_600_000;

/** The help centre in both languages. */
export function insertHelp(tx: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  const wordsOf = ([title, content]: HelpWords) => ({ title, content });
  return storeHelp(
    tx,
    withAmounts(seedHelp, currency).map(({ id, EN, VI, articles }) => ({
      id,
      titles: { EN, VI },
      articles: articles.map(({ age, ...article }) => ({
        id: article.id,
        updatedAt: new Date(now.getTime() - age * DAY),
        texts: { EN: wordsOf(article.EN), VI: wordsOf(article.VI) },
      })),
    })),
  );
}
