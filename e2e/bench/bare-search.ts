import { openDatabase } from '../../src/server/db/open.ts';
import { wordsOf } from '../../src/server/domain/catalogue/fold.ts';
import { findGames, findParameters } from '../../src/server/domain/catalogue/search/find-games.ts';
import { median } from './result.ts';

/** What the bare search took, in the middle, in milliseconds. */
export interface BareSearch {
  /** The statement that answers what the operation does: the games of the first page in order, and how many there are. */
  readonly page: number;
  /** The server's own, which answers ids alone. */
  readonly ids: number;
  /** How the database plans the first of them. */
  readonly plan: readonly string[];
}

/** Searches for each of the keywords through the driver alone, one after the other, and prints a `BareSearch`. */
const [dataDir = '', count = '0', ...keywords] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] });

function pageStatement(words: number): string {
  const conditions = Array.from({ length: words }, (_, place) => `search_text like $${place + 1}`);
  return `select *, count(*) over () as total from games where ${conditions.join(' and ')} and enabled
    order by popularity desc, node_id limit 42`;
}

async function timed(ask: (words: readonly string[]) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (const keyword of keywords) {
    const words = wordsOf(keyword);
    const begin = performance.now();
    await ask(words);
    took.push(performance.now() - begin);
  }
  // The first ones warm up.
  return median(took.slice(-Number(count)));
}

const page = await timed((words) =>
  database.query(`bench_page_${words.length}`, pageStatement(words.length), findParameters(words)),
);
const ids = await timed((words) => findGames(database, words));
const [pattern = ''] = findParameters(wordsOf(keywords[0] ?? ''));
const explain = `explain ${pageStatement(1).replace('$1', `'${pattern}'`)}`;
const rows = await database.query<Readonly<Record<string, string>>>('bench_explain', explain);
const plan = rows.flatMap((row) => Object.values(row));
const answer: BareSearch = { page, ids, plan };
process.stdout.write(JSON.stringify(answer));
await database.close();
