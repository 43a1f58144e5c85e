import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/testing.ts';
import { creditDeposit } from '../deposits/settle-deposit.ts';
import { addDepositor, askDeposit, confirmMoney } from '../deposits/testing.ts';
import { expectReconciled } from '../seamless/testing.ts';
import { outcome } from '../testing.ts';
import { joinPromotion } from './join-promotion.ts';

// The embedded database has one connection, on which nothing waits for anything.
const onServer = process.env['TEST_DATABASE_URL'] !== undefined;

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const WAITING = `
  select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Ends once a transaction waits for a lock. */
async function lockIsAwaited(): Promise<void> {
  for (;;) {
    const [row] = await db.query<{ count: number }>('test_waiting', WAITING);
    if ((row?.count ?? 0) > 0) return;
  }
}

test.runIf(onServer)(
  'PROMO-01 of two accounts of one person that join at once the second waits, and is refused',
  async () => {
    const rules = { accountAgeDays: 0, waitingDays: 0, onePerContact: true, onePerDevice: false, opposingOdds: null };
    const [first, second] = [
      await addDepositor(db, { promotionRules: rules }),
      await addDepositor(db, { promotionRules: rules }),
    ];
    await db.query(
      'test_mail',
      `update members set email = 'both@example.com', email_changed_at = created_at where id = any($1)`,
      [[first.session.memberId, second.session.memberId]],
    );
    const joined = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const one = db.transaction(async (tx) => {
      await joinPromotion(first.services, tx, first.session, 'p-102', 'EN');
      joined.resolve();
      await commit.promise;
    });
    await joined.promise;
    const two = outcome(db.transaction((tx) => joinPromotion(second.services, tx, second.session, 'p-102', 'EN')));
    await Promise.race([two, lockIsAwaited()]);
    commit.resolve();
    await one;
    expect(await two).toBe('promotion_one_per_person');
  },
);

test('WALLET-12 PROMO-01 deposits that fulfil two promotions each, joined in either order, never wait for each other in a ring', async () => {
  const payers = await Promise.all(
    Array.from({ length: 16 }, async (_, at) => {
      const payer = await addDepositor(db);
      for (const id of at % 2 === 0 ? ['p-102', 'p-107'] : ['p-107', 'p-102']) {
        await db.transaction((tx) => joinPromotion(payer.services, tx, payer.session, id, 'EN'));
      }
      const { deposit } = await askDeposit(payer, '100.00', 'dm-bank', at % 4 < 2 ? 'p-107' : undefined);
      await confirmMoney(payer, deposit.depositId, '100.00');
      return { payer, depositId: deposit.depositId };
    }),
  );
  await Promise.all(payers.map(({ payer, depositId }) => creditDeposit(payer.services, depositId)));
  const given = await db.query<{ id: string; count: number; sum: string }>(
    'test_given',
    `select source_id as id, count(*)::int as count, sum(amount)::numeric(24, 2)::text as sum from bonuses
     where member_id = any($1) group by source_id order by source_id`,
    [payers.map(({ payer }) => payer.session.memberId)],
  );
  // 20% and half of 16 deposits of 100.00.
  expect(given).toEqual([
    { id: 'p-102', count: 16, sum: '320.00' },
    { id: 'p-107', count: 16, sum: '800.00' },
  ]);
});
