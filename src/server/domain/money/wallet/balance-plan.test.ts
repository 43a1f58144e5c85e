import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { FIND_SESSION, hashToken } from '../../identity/session/session.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  // As many members, wallets and sessions as make a planner choose an index where there is one.
  await db.execute(`
    insert into members (id, account, nickname, type, member_access, password_changed_at, created_at)
    select 2000000 + n, 'plan' || n, 'Plan', 0, true, now(), now() from generate_series(1, 5000) n;
    insert into accounts (id, kind, member_id, currency) select 2000000 + n, 'main', 2000000 + n, 'USD' from generate_series(1, 5000) n;
    insert into wallets (member_id, kind, account_id, currency) select 2000000 + n, 'main', 2000000 + n, 'USD' from generate_series(1, 5000) n;
    analyze members, wallets, accounts, sessions`);
});
afterAll(() => db.close());

test('API-19 the balance is read by index, however many members there are', async () => {
  const plan = await db.query<{ 'QUERY PLAN': string }>('test_balance_plan', `explain ${FIND_SESSION}`, [
    [hashToken('a-token')],
  ]);
  const lines = plan.map((line) => line['QUERY PLAN']);
  expect(lines.filter((line) => /Seq Scan on (members|wallets)\b/.test(line))).toEqual([]);
  expect(lines.join('\n')).toMatch(/Index Scan using \w+ on wallets/);
});
