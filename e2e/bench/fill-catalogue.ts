import type { Database } from '../../src/server/db/database.ts';

const starts = 'ba co da fe gi ho ja ke lu me no pa qui ra si to va wi xe za'.split(' ');
const middles = 'bra cti dor fen gal hum jor kal lim mon nar pel rin sol tar vel win yor zan chi'.split(' ');
const ends = ['', 'a', 'is', 'on', 'ex'];

/** So many different words there are to make names of. */
const WORDS = starts.length * middles.length * ends.length;

/** A word that could be in a name. */
export function word(number: number): string {
  const start = starts[number % starts.length] ?? '';
  const middle = middles[Math.floor(number / starts.length) % middles.length] ?? '';
  return start + middle + (ends[Math.floor(number / (starts.length * middles.length)) % ends.length] ?? '');
}

/** Fills the slots up to `count` games whose names are three words each, for catalogues of a size that no seed should have. */
export async function fillCatalogue(database: Database, count: number): Promise<void> {
  const words = Array.from({ length: WORDS }, (_, number) => word(number));
  await database.query(
    'bench_fill',
    `insert into games (node_id, vendor_code, category, game_id, name, classify, released_at, min_bet, popularity)
     select 900000 + n, (array['SAF', 'NOR', 'HAL', 'KIT', 'MON', 'RED', 'ORO', 'PAP'])[1 + n % 8], 'RNG', 'bench-' || n,
       initcap(concat_ws(' ', w[1 + n % ${WORDS}], w[1 + (n / ${WORDS} * 61 + n * 7) % ${WORDS}], w[1 + (n * 13 + 5) % ${WORDS}])),
       '{VIDEO}', now() - interval '1 year', 0.2, n
     from (select $2::text[] as w) words, generate_series(
       (select greatest(max(node_id) - 899999, 1) from games),
       (select greatest(max(node_id) - 900000, 0) + $1::int - count(*)::int from games)
     ) n
     on conflict do nothing`,
    [count, words],
  );
  await database.query('bench_analyze', 'vacuum analyze games');
}

/** What people type: whole words, beginnings, two words; no two runs of a bench the same. */
export function keywords(run: number, count: number): string[] {
  return Array.from({ length: count }, (_, place) => {
    const number = run * count + place;
    const typed = word(number);
    if (place % 3 === 0) return typed;
    return place % 3 === 1 ? typed.slice(0, 4) : `${typed} ${word(number * 7 + 3).slice(0, 2)}`;
  });
}
