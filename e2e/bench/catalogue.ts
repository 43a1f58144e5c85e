import { openDatabase } from '../../src/server/db/open.ts';

/** Adds slots up to `count` games, for lobbies larger than the seed. */
export async function addGames(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await database.query(
    'bench_games',
    `insert into games (node_id, vendor_code, category, game_id, name, classify, released_at, min_bet, popularity)
     select 900000 + n, 'SAF', 'RNG', 'bench-' || n,
       (array['Golden', 'Lotus', 'Tiger', 'Lantern', 'Dragon', 'Jade', 'Crystal', 'Copper'])[1 + n % 8] || ' Road ' || n,
       '{VIDEO}', now() - interval '1 year', 0.2, 1
     from generate_series(1, $1::int - (select count(*)::int from games where category = 'RNG')) n`,
    [count],
  );
  await database.close();
}
