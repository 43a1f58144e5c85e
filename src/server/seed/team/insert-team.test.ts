import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase, TEST_BRAND, TEST_NOW } from '../../db/testing.ts';
import { reconcile } from '../../domain/money/wallet/reconcile.ts';
import { DAY } from '../../domain/testing.ts';
import { seedDemo } from '../seed.ts';
import { planPlay } from './plan-play.ts';
import { planTeam } from './plan-team.ts';

const AGENT = 1_000_002;
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  await seedDemo(db, {
    clock: () => TEST_NOW,
    brand: TEST_BRAND,
    history: false,
    team: { timeZone: 'Asia/Ho_Chi_Minh' },
  });
});
afterAll(() => db.close());

let queries = 0;
const read = <Row>(sql: string) => {
  queries += 1;
  return db.query<Row>(`test_team_${queries}`, sql);
};
const count = async (of: string) =>
  (await read<{ count: number }>(`select count(*)::int as count from ${of}`))[0]?.count ?? 0;

describe('the team of the demo', () => {
  test('has some 400 accounts in five levels below the agent, of every type that may stand there', async () => {
    const people = await count(`team_lines where ancestor_id = ${AGENT} and depth > 0`);
    expect(Math.abs(people - 400)).toBeLessThan(15);
    const levels = await read<{ depth: number; types: number[] }>(
      `select l.depth, array_agg(distinct m.type::int order by m.type::int) as types
       from team_lines l join members m on m.id = l.descendant_id
       where l.ancestor_id = ${AGENT} and l.depth > 0 group by 1 order by 1`,
    );
    expect(levels.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(levels.flatMap(({ types }) => types))).toEqual(new Set([0, 2, 41, 42]));
    // The place of an account, its rebate and its age fit the account above.
    const misfits = await read(
      `select m.account from members m join members u on u.id = m.upline_id
       where m.rebate > u.rebate or m.created_at < u.created_at or not (
         m.type = 0 or u.type in (1, 2) and m.type in (2, 41) or u.type = 41 and m.type = 42)`,
    );
    expect(misfits).toEqual([]);
  });

  test('has played for three months, and the books are reconciled', async () => {
    expect(await count('bets')).toBeGreaterThan(2_500);
    expect(await count(`bets where state = 'open'`)).toBe(0);
    expect(await count('bets b join members m on m.id = b.member_id where b.placed_at < m.created_at')).toBe(0);
    const [span] = await read<{ first: Date; last: Date }>(
      'select min(placed_at) as first, max(settled_at) as last from bets',
    );
    expect((TEST_NOW - (span?.first.getTime() ?? 0)) / DAY).toBeGreaterThan(80);
    expect((TEST_NOW - (span?.last.getTime() ?? 0)) / DAY).toBeLessThan(2);
    const found: unknown[] = [];
    await reconcile(db, (difference) => found.push(difference));
    expect(found).toEqual([]);
  });

  test('each wallet holds what was deposited and won, less what was staked', async () => {
    const wrong = await read(
      `select m.account from members m join wallets w on w.member_id = m.id and w.kind = 'main'
       where m.id between 1000101 and 1000999 and w.balance <> coalesce(
         (select sum(payout - stake) from bets where member_id = m.id), 0) + coalesce(
         (select sum(credited_amount) from deposits where member_id = m.id), 0)`,
    );
    expect(wrong).toEqual([]);
    expect(await count('wallets where member_id between 1000101 and 1000999')).toBeGreaterThan(380);
    const unlike = await read(
      `select d.id from deposits d left join transactions t on t.reason_id = d.id and t.kind = 'deposit'
       left join entries e on e.transaction_id = t.id and e.amount > 0
       where (d.credited_amount, d.balance_after) is distinct from (e.amount, e.balance_after)`,
    );
    expect(unlike).toEqual([]);
  });

  test('is the same every time, at its distance from now', () => {
    const team = planTeam(AGENT, 410);
    expect(planTeam(AGENT, 410)).toEqual(team);
    expect(new Set(team.map(({ account }) => account)).size).toBe(team.length);
    for (const { account } of team) expect(account).toMatch(/^[a-z]{4,12}\d{3}$/);
    const [first, again] = [TEST_NOW, TEST_NOW + DAY].map((now) => planPlay(team, new Date(now)));
    expect(first).toEqual(planPlay(team, new Date(TEST_NOW)));
    const placed = (plays: typeof first) =>
      plays?.flatMap(({ bets }) => bets.map(({ placedAt }) => placedAt.getTime()));
    expect(placed(again)).toEqual(placed(first)?.map((at) => at + DAY));
  });
});
