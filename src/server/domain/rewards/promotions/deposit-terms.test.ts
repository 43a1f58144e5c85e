import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { reward } from '#server/seed/promotions.ts';
import { addDepositor, type Depositor } from '../../payments/deposits/testing.ts';
import { HOUR, outcome } from '../../testing.ts';
import { bonusFor, type DepositPromotion, judgeNamed, requireNamed } from './deposit-terms.ts';
import { join, pay } from './testing.ts';

let db: TestDatabase;
let payer: Depositor;
beforeAll(async () => {
  db = await openTestDatabase();
  payer = await addDepositor(db);
});
afterAll(() => db.close());

const deposit = (amount: string, as = payer) => ({
  depositId: null,
  memberId: as.session.memberId,
  amount,
  at: new Date(as.services.clock()),
});
const wagering = { multiple: 10, base: 'bonus', days: 30, maxStake: null, contributions: [] } as const;
const fifth = reward('bonus', { rate: 2_000 });
const promotion: DepositPromotion = {
  id: 'p-1',
  applyMode: 'join',
  startsAt: new Date(0),
  endsAt: null,
  reward: fifth,
  wagering: { ...wagering, contributions: [] },
  minDeposit: null,
  rule: null,
  left: null,
  title: { EN: 'A fifth', VI: 'Một phần năm' },
};

describe('the bonus of a deposit', () => {
  test.each<[string, Partial<DepositPromotion>, string, object]>([
    ['is its share, rounded down', {}, '12.34', { granted: '2.46' }],
    ['is at most the maximum', { reward: { ...fifth, maximum: '2.00' } }, '12.34', { granted: '2.00' }],
    [
      'is a fixed amount whatever was paid',
      { reward: reward('bonus', { amount: '7.00' }) },
      '1.00',
      { granted: '7.00' },
    ],
    ['is there for the least deposit', { minDeposit: '12.34000000' }, '12.34', { granted: '2.46' }],
    ['is not there for a cent less', { minDeposit: '12.35000000' }, '12.34', { refusal: 'short' }],
    ['is not there where its share is no cent', {}, '0.04', { refusal: 'short' }],
    ['is there where its share is one cent', {}, '0.05', { granted: '0.01' }],
    ['is not there where nothing is wagered', { wagering: null }, '12.34', { refusal: 'no_deposit' }],
    [
      'is not there where cash is given',
      { reward: reward('cash', { rate: 2_000 }) },
      '12.34',
      { refusal: 'no_deposit' },
    ],
    ['is not there without a share', { reward: reward('bonus', {}) }, '12.34', { refusal: 'short' }],
  ])('PROMO-01 %s', async (_, changes, amount, told) => {
    const bonus = await bonusFor(payer.services, db, { ...promotion, ...changes }, deposit(amount));
    expect(bonus).toEqual('granted' in told ? { ...told, wagering: promotion.wagering } : told);
  });
});

describe('a promotion that a deposit names', () => {
  const refusal = async (as = payer) => (await judgeNamed(as.services, db, 'p-107', deposit('50.00', as))).refusal;
  /** Looks at the promotion while it begins and ends at other moments, or is withdrawn. */
  async function during(change: { starts?: number; ends?: number; enabled?: boolean }, look: () => Promise<void>) {
    const { starts = 0, ends, enabled = true } = change;
    const set = (values: readonly [Date, Date | null, boolean]) =>
      db.query('test_set', `update promotions set starts_at = $1, ends_at = $2, enabled = $3 where id = 'p-107'`, [
        ...values,
      ]);
    await set([new Date(starts), ends === undefined ? null : new Date(ends), enabled]);
    await look();
    await set([new Date(0), null, true]);
  }

  test('PROMO-01 begins and ends at its moments', async () => {
    const now = payer.services.clock();
    await during({ starts: now }, async () => expect(await refusal()).toBeUndefined());
    await during({ starts: now + 1 }, async () => expect(await refusal()).toBe('soon'));
    await during({ ends: now + 1 }, async () => expect(await refusal()).toBeUndefined());
    await during({ ends: now }, async () => expect(await refusal()).toBe('over'));
  });

  test('PROMO-01 that was withdrawn gives nothing, and is not found before the money', async () => {
    await during({ enabled: false }, async () => {
      expect(await refusal()).toBe('over');
      expect(await outcome(requireNamed(payer.services, db, 'p-107', deposit('50.00')))).toBe('not_found');
    });
    expect(await outcome(requireNamed(payer.services, db, 'p-107', deposit('50.00')))).toBe('in');
  });

  test('PROMO-01 was passed by the rules of the brand when it was joined', async () => {
    const rules = { onePerContact: false, onePerDevice: false, opposingOdds: null, waitingDays: 0, accountAgeDays: 1 };
    const [joined, named] = [await addDepositor(db), await addDepositor(db)];
    await join(joined, 'p-107');
    const strict = (as: Depositor) => ({
      ...as,
      services: { ...as.services, brand: { ...as.services.brand, promotionRules: rules } },
    });
    expect(await refusal(strict(joined))).toBeUndefined();
    expect(await refusal(strict(named))).toBe('account_age');
  });
});

test('PROMO-01 a promotion without a rule that is joined after a deposit of the day gives nothing for that', async () => {
  await db.query('test_no_rule', `update promotions set rule = null where id = 'p-107'`);
  const late = await addDepositor(db);
  await pay(late, '50.00');
  late.services.pass(HOUR);
  expect(await join(late, 'p-107')).toMatchObject({ state: 'signed', bonusId: null });
});
