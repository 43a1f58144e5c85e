import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTeamDefaults } from '#generated/server/defaults.ts';
import type { Parameter, Queries } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { type TestServices, testServices } from '../../testing.ts';
import { listTeam, type TeamQuery } from './list-team.ts';

const TOP = 6_000_000;
const TEAM = 100_000;
const top = { memberId: TOP, type: 1 as const };

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  // Triggers and foreign keys would take minutes. A hundred of them bet today, and everybody has an old session.
  await db.execute(`
    set session_replication_role = replica;
    insert into members (id, account, nickname, type, member_access, upline_id, password_changed_at, created_at)
    overriding system value
    select ${TOP} + n, 'big_' || n, 'Quân ' || n, case when n = 0 then 1 else 0 end, true, case when n > 0 then ${TOP} end,
      '2025-10-01Z', '2025-10-01Z' from generate_series(0, ${TEAM}) n;
    insert into team_lines (ancestor_id, descendant_id, depth)
    select id, id, 0 from members where id >= ${TOP}
    union all select ${TOP}, id, 1 from members where id > ${TOP};
    insert into wallets (member_id, kind, account_id, currency, balance)
    select id, 'main', id, 'USD', 1 from members where id >= ${TOP};
    insert into sessions (token_hash, member_id, created_at, last_seen_at, expires_at, ip, country, device)
    select 'big' || id, id, '2025-12-01Z', '2025-12-01Z', '2025-12-02Z', '203.0.113.7', null, 'Chrome'
    from members where id >= ${TOP};
    insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover, turnover, settled_at)
    select 'big-' || n, ${TOP} + n * 1000, 'RNG', 1, 10, 9, 10, 10, '${new Date(TEST_NOW - 60_000).toISOString()}'
    from generate_series(1, 100) n;
    insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover, turnover, settled_at)
    select 'old-' || n, ${TOP} + n, 'RNG', 1, 10, 9, 10, 10, '2025-11-01Z' from generate_series(1, 50000) n;
    set session_replication_role = origin`);
  await db.execute('vacuum analyze');
});
afterAll(() => db.close());

/** A page of the team, with what it asked the database. */
async function page(query: Partial<TeamQuery>) {
  const asked: { text: string; values: readonly Parameter[] }[] = [];
  const watched: Queries['query'] = (name, text, values = []) => {
    asked.push({ text, values });
    return db.query(name, text, values);
  };
  const told = await listTeam({ ...services, db: { ...db, query: watched } }, top, { ...listTeamDefaults, ...query });
  return { asked, told };
}

const having = (part: string) =>
  Array.from({ length: TEAM }, (_, n) => `${n + 1}`).filter((n) => n.includes(part)).length;
let plans = 0;

test.each<[string, Partial<TeamQuery>, number, string]>([
  ['an account', { search: 'big_77000' }, 1, '10.00'],
  // Of those who bet, one has such a number.
  ['part of a name, without its accents', { search: 'quan 770' }, having('770'), '10.00'],
  ['nobody', { search: 'nobody_at_all' }, 0, '0.00'],
  ['everybody, by turnover', { sort: '-turnover' }, TEAM + 1, '1000.00'],
])(
  'AGENT-05 a search for %s among 100,000 asks one statement, which looks up nothing for each of them',
  async (_, query, count, turnover) => {
    const { asked, told } = await page(query);
    expect([told.totalElements, told.totals.figures.turnover]).toEqual([count, turnover]);
    expect(asked).toHaveLength(1);
    const [{ text, values } = { text: '', values: [] }] = asked;
    plans += 1;
    const plan = await db.query<{ 'QUERY PLAN': string }>(
      `test_plan_${plans}`,
      `explain (analyze, costs off, timing off) ${text}`,
      values,
    );
    const lines = plan.map((line) => line['QUERY PLAN']);
    // The team is read as a whole, once; what happened to it, by index.
    expect(lines.filter((line) => Number(/loops=(\d+)/.exec(line)?.[1]) > 1_000)).toEqual([]);
    expect(lines.filter((line) => /Seq Scan on (bet_settlements|sessions|member_hours)\b/.test(line))).toEqual([]);
  },
);
