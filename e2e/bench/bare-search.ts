import type { Database } from '../../src/server/db/database.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { fold, wordsOf } from '../../src/server/domain/catalogue/fold.ts';
import { median } from './result.ts';

/** What the bare search took. */
export interface BareSearch {
  /** The games of the first page in order, and how many there are, in the middle, in milliseconds. */
  readonly page: number;
  /** How the database plans the first of them. */
  readonly plan: readonly string[];
}

/**
 * Searches for each of the keywords through the driver alone, one after the other, and prints a `BareSearch`. The server
 * has the words of its games in memory; what a database needs for the same, a text and an index, is made here.
 */
const [dataDir = '', count = '0', ...keywords] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] });
await prepare(database);

const took: number[] = [];
for (const keyword of keywords) {
  const words = wordsOf(keyword);
  const begin = performance.now();
  await database.query(`bench_page_${words.length}`, pageStatement(words.length), parameters(words));
  took.push(performance.now() - begin);
}
const [pattern = ''] = parameters(wordsOf(keywords[0] ?? ''));
const explain = `explain ${pageStatement(1).replace('$1', `'${pattern}'`)}`;
const rows = await database.query<Readonly<Record<string, string>>>('bench_explain', explain);
const answer: BareSearch = {
  // The first ones warm up.
  page: median(took.slice(-Number(count))),
  plan: rows.flatMap((row) => Object.values(row)),
};
process.stdout.write(JSON.stringify(answer));
await database.close();

/** Gives each game a text to search, a space before each of its words, where it has none yet. */
async function prepare(db: Database): Promise<void> {
  await db.query('bench_column', 'alter table games add column if not exists bench_text text');
  const games = await db.query<{ nodeId: number; text: string }>(
    'bench_names',
    `select g.node_id as "nodeId", concat_ws(' ', g.name, v.name, v.code) as text
     from games g join vendors v on v.code = g.vendor_code where g.bench_text is null`,
  );
  if (games.length === 0) return;
  await db.query(
    'bench_texts',
    `update games set bench_text = texts.text from unnest($1::int[], $2::text[]) as texts (node_id, text)
     where games.node_id = texts.node_id`,
    [games.map(({ nodeId }) => nodeId), games.map(({ text }) => ` ${fold(text)}`)],
  );
  await db.query('bench_index', 'create index if not exists bench_search on games using gin (bench_text gin_trgm_ops)');
  await db.query('bench_analyze', 'vacuum analyze games');
}

function pageStatement(words: number): string {
  const conditions = Array.from({ length: words }, (_, place) => `bench_text like $${place + 1}`);
  return `select *, count(*) over () as total from games where ${conditions.join(' and ')} and enabled
    order by popularity desc, node_id limit 42`;
}

/** Folded words have letters and digits alone, so that none means anything to `like`. */
function parameters(words: readonly string[]): string[] {
  return words.map((word) => `% ${word}%`);
}
