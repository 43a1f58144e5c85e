import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { findDeposit } from '../../payments/deposits/read-deposits.ts';
import { addDepositor, askDeposit, type Depositor } from '../../payments/deposits/testing.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { DAY, outcome } from '../../testing.ts';
import { listBonuses } from '../bonuses/read-bonuses.ts';
import { findMemberPromotion } from './member-promotions.ts';
import { join, newsOf, pay, settle } from './testing.ts';

// It is Monday. p-102 gives 20% of a Monday's first deposit, p-107 half of the first of all.
let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const ask = async (payer: Depositor, amount: string, promotionId?: string, method = 'dm-bank') =>
  (await askDeposit(payer, amount, method, promotionId)).deposit.depositId;
const bonusesOf = async ({ services, session }: Depositor) =>
  (await listBonuses(services, session.memberId, { pageNo: 1, pageSize: 20 }, 'EN')).content.map(
    ({ sourceId, amount }) => `${sourceId} ${amount}`,
  );
const recordOf = async ({ services, session }: Depositor, depositId: string, language: 'EN' | 'VI') =>
  (await findDeposit(services, session, depositId, language)).deposit;
const news = (payer: Depositor) => newsOf(db, payer);
const budget = (id: string, left: string | null) =>
  db.query('test_budget', 'update promotions set budget = spent + $2::numeric where id = $1', [id, left]);

test('PROMO-01 WALLET-11 a deposit is refused with the reason for which its promotion would give nothing', async () => {
  const payer = await addDepositor(db);
  expect(await outcome(ask(payer, '50.00', 'p-none'))).toBe('not_found');
  expect(await outcome(ask(payer, '50.00', 'p-105'))).toBe('promotion_unavailable');
  expect(await outcome(ask(payer, '50.00', 'p-110'))).toBe('promotion_unavailable');
  expect(await outcome(ask(payer, '19.99', 'p-102'))).toBe('promotion_deposit_too_small');
  // The card's fee of 1.5% leaves 19.71 of 20.00, and 20.00 of 20.30.
  expect(await outcome(ask(payer, '20.00', 'p-102', 'dm-card'))).toBe('promotion_deposit_too_small');
  expect(await outcome(ask(payer, '20.30', 'p-102', 'dm-card'))).toBe('in');
  await budget('p-107', '24.99');
  expect(await outcome(ask(payer, '50.00', 'p-107'))).toBe('promotion_used_up');
  await budget('p-107', '25.00');
  expect(await outcome(ask(payer, '50.00', 'p-107'))).toBe('in');
  await budget('p-107', null);
  await join(payer, 'p-102');
  await pay(payer, '50.00', 'p-102');
  expect(await bonusesOf(payer)).toEqual(['p-102 10.00']);
  expect(await outcome(ask(payer, '50.00', 'p-102'))).toBe('promotion_already_joined');
  expect(await outcome(ask(payer, '50.00', 'p-107'))).toBe('promotion_first_deposit_only');
  payer.services.pass(DAY);
  expect(await outcome(ask(payer, '50.00', 'p-102'))).toBe('promotion_not_eligible');
  const second = await addDepositor(db);
  await pay(second, '50.00');
  expect(await outcome(ask(second, '50.00', 'p-102'))).toBe('promotion_first_of_day_only');
});

test('PROMO-01 WALLET-11 the rules of the brand refuse a deposit that names a promotion, not one without', async () => {
  const rules = { onePerContact: false, onePerDevice: false, opposingOdds: null };
  const young = await addDepositor(db, { promotionRules: { ...rules, accountAgeDays: 1, waitingDays: 0 } });
  expect(await outcome(ask(young, '50.00', 'p-107'))).toBe('promotion_account_too_new');
  expect(await outcome(ask(young, '50.00'))).toBe('in');
  const eager = await addDepositor(db, { promotionRules: { ...rules, accountAgeDays: 0, waitingDays: 30 } });
  await pay(eager, '50.00', 'p-107');
  eager.services.pass(7 * DAY);
  expect(await outcome(ask(eager, '50.00', 'p-102'))).toBe('promotion_waiting');
});

test('PROMO-01 WALLET-11 what stands against it only when the money is there is told in record and inbox', async () => {
  const payer = await addDepositor(db);
  const [less, later] = [await ask(payer, '50.00', 'p-107'), await ask(payer, '60.00', 'p-107')];
  await settle(payer, less, '19.99');
  await settle(payer, later, '60.00');
  expect(await bonusesOf(payer)).toEqual([]);
  expect(await recordOf(payer, less, 'EN')).toMatchObject({
    state: 'credited',
    promotionId: 'p-107',
    promotionRefusal: 'It asks for a larger deposit.',
  });
  expect(await recordOf(payer, later, 'VI')).toMatchObject({
    promotionRefusal: 'Chỉ dành cho lần nạp đầu tiên của tài khoản.',
  });
  const title = 'First deposit, 50% extra';
  const rest = '</p><p>The deposit itself is in your balance.</p>';
  expect(await news(payer)).toEqual([
    `No bonus from “${title}” for your deposit of $19.99 | <p>${title}: It asks for a larger deposit.${rest}`,
    `No bonus from “${title}” for your deposit of $60.00 | <p>${title}: It is for the first deposit of an account.${rest}`,
  ]);
  const late = await addDepositor(db);
  const depositId = await ask(late, '50.00', 'p-102');
  late.services.pass(DAY);
  await settle(late, depositId, '50.00');
  expect(await recordOf(late, depositId, 'EN')).toMatchObject({
    promotionRefusal: 'It runs on another day of the week.',
  });
  const good = await addDepositor(db);
  const named = await ask(good, '50.00', 'p-107');
  await settle(good, named, '50.00');
  expect(await recordOf(good, named, 'EN')).toMatchObject({ promotionRefusal: null });
  expect(await news(good)).toEqual([]);
});

test('PROMO-01 WALLET-11 of two promotions the one that gave no bonus is named, in both languages', async () => {
  const payer = await addDepositor(db);
  await join(payer, 'p-102');
  await budget('p-102', '2.99');
  await pay(payer, '50.00', 'p-107');
  await budget('p-102', null);
  expect(await bonusesOf(payer)).toEqual(['p-107 25.00']);
  const titles = await db.query<{ title: string }>(
    'test_titles',
    `select b.title from messages m join message_texts b on b.message_id = m.id
     where m.member_id = $1 and b.title ~ '(No bonus|không có thưởng)' order by b.language`,
    [payer.session.memberId],
  );
  expect(titles.map(({ title }) => title)).toEqual([
    'No bonus from “Monday reload” for your deposit of $50.00',
    'Khoản nạp $50.00 không có thưởng từ “Nạp thứ Hai”',
  ]);
});

test('PROMO-01 who joined before and gets nothing is told why: too small a deposit, or a budget that is used up', async () => {
  const [small, late] = [await addDepositor(db), await addDepositor(db)];
  await join(small, 'p-102');
  await pay(small, '19.99');
  await pay(small, '50.00');
  await pay(small, '70.00');
  // That a later deposit does not count is told once.
  expect(await news(small)).toEqual([
    expect.stringMatching(/\$19\.99.*Monday reload: It asks for a larger deposit\./),
    expect.stringMatching(/\$50\.00.*Monday reload: It is for the first deposit of the day\./),
  ]);
  await join(late, 'p-102');
  await budget('p-102', '9.99');
  await pay(late, '50.00');
  await budget('p-102', null);
  expect(await news(late)).toEqual([expect.stringContaining('Monday reload: All its bonuses have been given.')]);
  expect(await bonusesOf(late)).toEqual([]);
});

test('PROMO-01 PROMO-08 who joins after a deposit of the day that earns nothing is refused, and has not joined', async () => {
  const payer = await addDepositor(db);
  await pay(payer, '19.99');
  expect(await outcome(join(payer, 'p-102'))).toBe('promotion_deposit_too_small');
  payer.services.pass(7 * DAY);
  await join(payer, 'p-102');
  await pay(payer, '50.00');
  expect(await bonusesOf(payer)).toEqual(['p-102 10.00']);
  const late = await addDepositor(db);
  await pay(late, '50.00');
  await budget('p-102', '9.99');
  expect(await outcome(join(late, 'p-102'))).toBe('promotion_used_up');
  await budget('p-102', null);
  // The first of the day still counts after a second one.
  late.services.pass(1);
  await pay(late, '60.00');
  await join(late, 'p-102');
  expect(await bonusesOf(late)).toEqual(['p-102 10.00']);
});

test('PROMO-01 PROMO-08 a promotion whose budget does not reach for the smallest bonus cannot be joined', async () => {
  const payer = await addDepositor(db);
  const reason = async () =>
    (await findMemberPromotion(payer.services, payer.session.memberId, 'p-102', 'VI')).participation.ineligibleReason;
  // 20% of 20.00.
  await budget('p-102', '3.99');
  expect(await outcome(join(payer, 'p-102'))).toBe('promotion_used_up');
  expect(await reason()).toBe('Tiền thưởng của khuyến mãi đã phát hết.');
  await budget('p-102', '4.00');
  expect(await reason()).toBeNull();
  expect(await outcome(join(payer, 'p-102'))).toBe('in');
  await budget('p-102', null);
});

test('PROMO-01 who joined a promotion that was withdrawn or has ended since gets nothing, and is told so once', async () => {
  const [withdrawn, ended] = [await addDepositor(db), await addDepositor(db)];
  await join(withdrawn, 'p-107');
  await join(ended, 'p-107');
  await db.query('test_withdraw', `update promotions set enabled = false where id = 'p-107'`);
  await pay(withdrawn, '50.00');
  await db.query('test_end', `update promotions set enabled = true, ends_at = $1 where id = 'p-107'`, [
    new Date(ended.services.clock()),
  ]);
  await pay(ended, '50.00');
  await pay(ended, '50.00');
  await db.query('test_open', `update promotions set ends_at = null where id = 'p-107'`);
  for (const payer of [withdrawn, ended]) {
    expect(await bonusesOf(payer)).toEqual([]);
    expect(await news(payer)).toEqual([expect.stringContaining('50% extra: It has ended.')]);
  }
});

test('PROMO-01 WALLET-12 a round that was joined and missed gives nothing in the next, and takes no budget twice', async () => {
  const spent = async () =>
    Number(
      (await db.query<{ spent: string }>('test_spent', `select spent from promotions where id = 'p-102'`))[0]?.spent,
    );
  const [again, once] = [await addDepositor(db), await addDepositor(db)];
  for (const payer of [again, once]) {
    await join(payer, 'p-102');
    payer.services.pass(7 * DAY);
  }
  await join(again, 'p-102');
  const before = await spent();
  await pay(again, '50.00');
  expect(await bonusesOf(again)).toEqual(['p-102 10.00']);
  expect((await spent()) - before).toBe(10);
  // Joined a week ago only.
  await pay(once, '50.00');
  expect(await bonusesOf(once)).toEqual([]);
});
