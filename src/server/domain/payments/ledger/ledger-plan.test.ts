import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTransactionHistoryDefaults } from '#generated/server/defaults.ts';
import type { Parameter, Queries } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { DAY, sessionOf, testServices } from '../../testing.ts';
import { type LedgerQuery, listLedger } from './list-ledger.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await addEntries();
});
afterAll(() => db.close());

/** 300 entries of 92 days in each of 200 accounts of the house and in the wallet of the member. */
async function addEntries(): Promise<void> {
  await db.execute(`
    alter table entries disable trigger user;
    insert into accounts (kind, currency) select 'vendor:plan' || n, 'USD' from generate_series(1, 200) n;
    insert into transactions (kind, reference, reason_kind, reason_id, booked_at)
    select 'deposit', 'plan:' || n, 'deposit', 'plan-' || n, '2026-01-05T09:00:00Z'::timestamptz - n * interval '1 hour' / 8
    from generate_series(1, 300) n;
    insert into transactions (kind, reference, reason_kind, reason_id, booked_at)
    select 'adjustment', 'rest:' || n, 'operator', 'rest-' || n, '2026-01-05T09:00:00Z'
    from generate_series(1, 20000) n;
    insert into entries (transaction_id, account_id, amount, booked_at, balance_after, version)
    select t.id, a.id, 1, t.booked_at, 1, 1000 + t.id from transactions t
    join accounts a on a.kind like 'vendor:plan%' or a.id in (
      select account_id from wallets w join members m on m.id = w.member_id where m.account = 'player01' and w.kind = 'main'
    ) where t.reference like 'plan:%';
    alter table entries enable trigger user;
    analyze entries, transactions, accounts, wallets`);
}

test('a page of 92 days reads the tables of the ledger by index, whatever its filters', async () => {
  const asked: { text: string; values: readonly Parameter[] }[] = [];
  const query: Queries['query'] = (name, text, values = []) => {
    asked.push({ text, values });
    return db.query(name, text, values);
  };
  const services = await testServices(db);
  const { memberId } = await sessionOf(services, 'player01');
  const filters: readonly Partial<LedgerQuery>[] = [
    {},
    { pageNo: 7 },
    { kind: 'deposit' },
    { direction: 'in' },
    { referenceId: 'plan-7' },
  ];
  for (const filter of filters) {
    const range = { from: new Date(TEST_NOW - 91 * DAY).toISOString() };
    const page = { ...listTransactionHistoryDefaults, ...range, ...filter };
    await listLedger({ ...services, db: { ...db, query } }, memberId, page, 'EN');
  }
  expect(asked).toHaveLength(filters.length);
  for (const [at, { text, values }] of asked.entries()) {
    const plan = await db.query<{ 'QUERY PLAN': string }>(`test_plan_${at}`, `explain ${text}`, values);
    const scans = plan.map((line) => line['QUERY PLAN']).filter((line) => line.includes('Seq Scan'));
    expect(scans.filter((line) => / on (entries|transactions) /.test(line))).toEqual([]);
  }
});
