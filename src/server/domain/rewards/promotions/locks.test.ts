import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queries } from '#server/db/database.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { reward } from '#server/seed/promotions.ts';
import { formOf, registrant } from '../../identity/registration/testing.ts';
import { creditDeposit } from '../../payments/deposits/settle-deposit.ts';
import { addDepositor, askDeposit, confirmMoney } from '../../payments/deposits/testing.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { DAY, outcome, sessionOf, testServices } from '../../testing.ts';
import { grantReward } from '../grants/grant-reward.ts';
import { claimRewards } from '../grants/member-rewards.ts';
import { registerByUsername } from '../new-accounts/register.ts';
import { getReferral } from '../referral/get-referral.ts';
import { claimPromotion, joinPromotion } from './join-promotion.ts';

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

/** Whether some work waits for a lock before it ends. */
async function waitsForLock(work: Promise<unknown>): Promise<boolean> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver) {
    const [row] = await db.query<{ count: number }>('test_waiting', WAITING);
    if ((row?.count ?? 0) > 0) return true;
  }
  return false;
}

/** A transaction that does its first part and keeps its locks, and the rest once `goOn` is called. */
async function holding(first: (tx: Queries) => Promise<unknown>, rest?: (tx: Queries) => Promise<unknown>) {
  const held = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const done = db.transaction(async (tx) => {
    await first(tx);
    held.resolve();
    await told.promise;
    await rest?.(tx);
  });
  await Promise.race([held.promise, done]);
  const goOn = () => {
    told.resolve();
    return done;
  };
  return { goOn };
}

const rules = { accountAgeDays: 0, waitingDays: 0, onePerContact: true, onePerDevice: false, opposingOdds: null };
const LOCK_MEMBER = 'select id from members where id = $1 for no key update';

test.runIf(onServer)(
  'PROMO-01 of two accounts of one person that join at once the second waits, and is refused',
  async () => {
    const [first, second] = [
      await addDepositor(db, { promotionRules: rules }),
      await addDepositor(db, { promotionRules: rules }),
    ];
    await db.query(
      'test_mail',
      `update members set email = 'both@example.com', email_changed_at = created_at where id = any($1)`,
      [[first.session.memberId, second.session.memberId]],
    );
    const one = await holding((tx) => joinPromotion(first.services, tx, first.session, 'p-102', 'EN'));
    const two = outcome(db.transaction((tx) => joinPromotion(second.services, tx, second.session, 'p-102', 'EN')));
    const waits = await waitsForLock(two);
    await one.goOn();
    expect(waits).toBe(true);
    expect(await two).toBe('promotion_one_per_person');
  },
);

test.runIf(onServer)(
  'REGISTER-33 PROMO-01 a friend registers while the inviter claims its gift, and they do not wait in a ring',
  async () => {
    const services = await testServices(db, { promotionRules: rules });
    const form = await formOf(services);
    await registerByUsername(services, form, registrant);
    const inviter = await sessionOf(services, form.username ?? '', 'Hoasen2026');
    const { code } = await getReferral(services, inviter.memberId, 'EN');
    const friend = await formOf(services, { referralCode: code });
    const elsewhere = { ...registrant, visitor: { ip: '198.51.100.23', country: 'VN', userAgent: 'Phone' } };
    const claim = await holding(
      (tx) => tx.query('test_lock_member', LOCK_MEMBER, [inviter.memberId]),
      (tx) => claimPromotion(services, tx, inviter, 'p-101', 'EN'),
    );
    const registered = outcome(registerByUsername(services, friend, elsewhere));
    const waits = await waitsForLock(registered);
    await claim.goOn();
    expect(waits).toBe(true);
    expect(await registered).toBe('in');
  },
);

const LOCK_PROMOTION = 'select id from promotions where id = $1 for no key update';

/** A payer who has joined promotions, and what credits its deposit, which may name one. */
async function payerOf(ids: readonly string[], named?: string) {
  const payer = await addDepositor(db);
  for (const id of ids) await db.transaction((tx) => joinPromotion(payer.services, tx, payer.session, id, 'EN'));
  const credit = async () => {
    const { deposit } = await askDeposit(payer, '100.00', 'dm-bank', named);
    await confirmMoney(payer, deposit.depositId, '100.00');
    return () => outcome(creditDeposit(payer.services, deposit.depositId));
  };
  return { payer, credit };
}

test.runIf(onServer)(
  'WALLET-12 PROMO-01 a deposit locks its promotions in one order, whichever it names, and so never waits in a ring',
  async () => {
    const { credit } = await payerOf(['p-107', 'p-102'], 'p-107');
    const settle = await credit();
    const other = await holding(
      (tx) => tx.query('test_lock_promotion', LOCK_PROMOTION, ['p-102']),
      (tx) => tx.query('test_lock_promotion', LOCK_PROMOTION, ['p-107']),
    );
    const credited = settle();
    const waits = await waitsForLock(credited);
    await other.goOn();
    expect(waits).toBe(true);
    expect(await credited).toBe('in');
  },
);

test.runIf(onServer)(
  'WALLET-12 PROMO-01 a deposit waits for no promotion of a past round, nor for one that was withdrawn',
  async () => {
    const { payer, credit } = await payerOf(['p-107', 'p-102']);
    payer.services.pass(7 * DAY);
    await db.query('test_withdraw', `update promotions set enabled = false where id = 'p-107'`);
    const settle = await credit();
    const other = await holding(async (tx) => {
      for (const id of ['p-102', 'p-107']) await tx.query('test_lock_promotion', LOCK_PROMOTION, [id]);
    });
    const credited = settle();
    const waits = await waitsForLock(credited);
    await other.goOn();
    await db.query('test_offer', `update promotions set enabled = true where id = 'p-107'`);
    expect(waits).toBe(false);
    expect(await credited).toBe('in');
  },
);

const LOCK_WALLET = 'select balance from wallets where member_id = $1 and kind = $2 for update';

test.runIf(onServer)(
  'MEMBER-11 WALLET-12 a claim locks the member, then main and bonus wallet, in whichever order it names its rewards',
  async () => {
    const { services, session } = await addDepositor(db);
    const { memberId } = session;
    const at = new Date(services.clock());
    const words = { EN: 'Gift', VI: 'Quà' };
    const wagering = { multiple: 10, base: 'bonus' as const, days: 7, maxStake: null, contributions: [] };
    const grant = (kind: 'cash' | 'bonus', name: string) =>
      grantReward(services, db, {
        key: `locks:${name}:${memberId}`,
        memberId,
        title: words,
        text: words,
        source: 'rank',
        sourceId: null,
        reward: reward(kind, { amount: '5.00' }),
        wagering: kind === 'bonus' ? wagering : null,
        at,
        expiresAt: null,
      });
    const claim = (...ids: string[]) => outcome(db.transaction((tx) => claimRewards(services, tx, session, ids, 'EN')));
    // Opens the bonus wallet.
    await claim(await grant('bonus', 'first'));
    const ids = [await grant('bonus', 'second'), await grant('cash', 'third')];
    const wallets = await holding(
      (tx) => tx.query('test_lock_wallet', LOCK_WALLET, [memberId, 'main']),
      (tx) => tx.query('test_lock_wallet', LOCK_WALLET, [memberId, 'bonus']),
    );
    const claimed = claim(...ids);
    const waitsForWallet = await waitsForLock(claimed);
    await wallets.goOn();
    expect(waitsForWallet).toBe(true);
    expect(await claimed).toBe('in');
    const last = await grant('cash', 'last');
    const member = await holding((tx) => tx.query('test_lock_member', LOCK_MEMBER, [memberId]));
    const later = claim(last);
    const waitsForMember = await waitsForLock(later);
    await member.goOn();
    expect(waitsForMember).toBe(true);
    expect(await later).toBe('in');
  },
);

test('WALLET-12 PROMO-01 deposits that fulfil two promotions each, joined in either order, give the bonuses of both', async () => {
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
