import type { Queries } from '../db/database.ts';
import { storeHelp } from '../domain/care/help/help.ts';
import { account } from './help/account.ts';
import { app } from './help/app.ts';
import { bonuses } from './help/bonuses.ts';
import { games } from './help/games.ts';
import type { HelpWords, SeedHelpCategory } from './help/help.ts';
import { lottery } from './help/lottery.ts';
import { money } from './help/money.ts';
import { responsible } from './help/responsible.ts';
import { site } from './help/site.ts';
import { type SeedCurrency, withAmounts } from './with-amounts.ts';

const DAY = 24 * 3_600_000;

/** The help centre, chapter by chapter. */
export const seedHelp: readonly SeedHelpCategory[] = [money, account, bonuses, lottery, games, responsible, app, site];

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
