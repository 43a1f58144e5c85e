import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queries } from '#server/db/database.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { windowFigures } from './window-figures.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('a window looks up the first settlement of a corrected bet by the bet, also where nothing counted the table', async () => {
  // Without statistics the planner takes each bet for one with many settlements.
  await db.execute(`
    set session_replication_role = replica;
    insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover, turnover, settled_at,
      corrects)
    select 'cp-' || n % 19000, 1, 'RNG', 1, 1, 0, 1, 1, '2026-01-01Z'::timestamptz + n * interval '1 second', n >= 19000
    from generate_series(1, 20000) n;
    set session_replication_role = origin;
    delete from pg_statistic where starelid = 'bet_settlements'::regclass`);
  let plan: string[] = [];
  const query: Queries['query'] = async (name, text, values = []) => {
    const lines = await db.query<{ 'QUERY PLAN': string }>(`${name}_plan`, `explain ${text}`, values);
    plan = lines.map((line) => line['QUERY PLAN']);
    return [];
  };
  const [from, to] = [Date.parse('2026-01-01T05:00:00Z'), Date.parse('2026-01-01T06:00:00Z')];
  await windowFigures({ query }, 'hourly', { from, to });
  const lookUps = plan.filter((line) => line.includes(' on bet_settlements p'));
  expect(lookUps).toEqual([expect.stringContaining('using bet_settlements_bet on')]);
});
