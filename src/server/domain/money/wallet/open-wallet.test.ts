import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { addMembers, sessionOf, testServices } from '../../testing.ts';
import { balance } from './balance.ts';
import { openWithCredit } from './open-wallet.ts';
import { reconcile } from './reconcile.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [{ account: 'opened01' }]);
});
afterAll(() => db.close());

test('a first credit comes from the house, once for each account, and shows in the balance', async () => {
  const services = await testServices(db);
  const { memberId } = await sessionOf(services, 'opened01');
  const credit = { memberId, kind: 'opening', amount: '25.5', currency: 'USD', at: new Date(TEST_NOW) } as const;
  await db.transaction((tx) => openWithCredit(tx, credit));
  await db.transaction((tx) => openWithCredit(tx, credit));
  expect(balance(services, await sessionOf(services, 'opened01'), [])).toEqual({
    sumBalance: '25.50',
    playable: [],
    currency: 'USD',
    asOf: '2026-01-05T09:30:00.000Z',
  });
  const posted = await db.query(
    'test_posted',
    `select t.kind, reason_kind, reason_id, a.kind as account, a.member_id as "memberId", e.amount::float8 as amount
     from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
     where t.reference = $1 order by e.amount`,
    [`opening:${memberId}`],
  );
  const opening = { kind: 'opening', reason_kind: 'account', reason_id: `${memberId}` };
  expect(posted).toEqual([
    { ...opening, account: 'opening', memberId: null, amount: -25.5 },
    { ...opening, account: 'main', memberId, amount: 25.5 },
  ]);
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});
