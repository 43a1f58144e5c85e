import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { postAll } from './post.ts';

const FIRST = 2_000_000;
const MEMBERS = 5_000;

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  // As many accounts as make a planner choose an index where there is one.
  await db.execute(`
    insert into members (id, account, nickname, type, member_access, password_changed_at, created_at)
    select ${FIRST} + n, 'plan' || n, 'Plan', 0, true, now(), now() from generate_series(0, ${MEMBERS - 1}) n;
    insert into accounts (id, kind, member_id, currency)
    select ${FIRST} + n, 'main', ${FIRST} + n, 'USD' from generate_series(0, ${MEMBERS - 1}) n;
    insert into wallets (member_id, kind, account_id, currency)
    select ${FIRST} + n, 'main', ${FIRST} + n, 'USD' from generate_series(0, ${MEMBERS - 1}) n;
    analyze members, wallets, accounts`);
});
afterAll(() => db.close());

test('WALLET-12 a posting finds its accounts by index, however many members there are', async () => {
  const postings = Array.from({ length: 20 }, (_, n) => ({
    key: `plan-${n}`,
    kind: 'salary' as const,
    reason: { kind: 'account' as const, id: `${n}` },
    at: new Date(TEST_NOW),
    currency: 'USD',
    entries: [
      { memberId: FIRST + n, purpose: 'main' as const, amount: '1.00' },
      { house: 'agents' as const, amount: '-1.00' },
    ],
  }));
  const read = await db.transaction(async (tx) => {
    await postAll(tx, postings);
    return tx.query<{ relname: string; rows: number }>(
      'test_rows_read',
      `select relname::text, seq_tup_read::int as rows from pg_stat_xact_user_tables
       where relname in ('accounts', 'wallets', 'members') and seq_tup_read >= ${MEMBERS}`,
    );
  });
  expect(read).toEqual([]);
});
