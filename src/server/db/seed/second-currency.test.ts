import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../../domain/wallet/reconcile.ts';
import type { Database } from '../database.ts';
import { openTestDatabase, TEST_NOW } from '../testing.ts';
import { seed } from './seed.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  const currency = { code: 'VND', symbol: '₫', decimals: 0 };
  await seed(db, { clock: () => TEST_NOW, currency, history: true });
});
afterAll(() => db.close());

test('WALLET-13 the sandbox of a brand in dong has amounts of dong, without decimals, and reconciled books', async () => {
  const found: unknown[] = [];
  await reconcile(db, (difference) => found.push(difference));
  expect(found).toEqual([]);
  const broken = await db.query(
    'test_decimals',
    `select amount from entries where amount <> trunc(amount)
     union all select stake from bets where stake <> trunc(stake) or payout <> trunc(payout)
     union all select amount from withdrawals where amount <> trunc(amount)
     union all select amount from deposits where amount <> trunc(amount) or fee <> trunc(fee)
     union all select amount from rank_privileges where amount <> trunc(amount)`,
  );
  expect(broken).toEqual([]);
});

test('SIDEBAR-11 WALLET-13 the limits of the ranks of a brand in dong are in dong', async () => {
  const limits = await db.query<{ amount: string }>(
    'test_rank_limits',
    `select amount::float8::bigint::text as amount from rank_privileges
     where kind = 'withdrawal_amount_per_day' order by level`,
  );
  expect(limits.map(({ amount }) => amount)).toEqual([
    ...['50000000', '75000000', '125000000', '375000000', '625000000', '1000000000', '2500000000'],
  ]);
});
