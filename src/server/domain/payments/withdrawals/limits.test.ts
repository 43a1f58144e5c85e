import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { DAY, HOUR, outcome, type TestServices, testServices } from '../../testing.ts';
import { rejectWithdrawal, returnWithdrawal } from './decide-withdrawal.ts';
import { withdrawalQuote } from './limits.ts';
import { addPayee, credit, OPERATOR, type Payee, payOut, withdraw } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let payees = 0;
const VND = { code: 'VND', symbol: '₫', decimals: 0 };

async function begin(balance: string, brand: Partial<TestServices['brand']> = {}) {
  const services = await testServices(db, brand);
  payees += 1;
  const payee = await addPayee(db, services, `limited${payees}`, balance);
  return { services, payee };
}

const results = async (services: TestServices, payee: Payee, ...amounts: readonly string[]) => {
  const told: string[] = [];
  for (const amount of amounts) told.push(await outcome(withdraw(services, payee, amount)));
  return told;
};

describe('the amount of one withdrawal', () => {
  test.each([
    ['9.99', 'amount_out_of_range'],
    ['10.00', 'in'],
    ['20000.00', 'withdrawal_limit_reached'],
    ['20000.01', 'amount_out_of_range'],
    ['999999999999999.99', 'amount_out_of_range'],
    ['10.001', 'validation_failed'],
    ['10.000', 'in'],
    ['1000.01', 'insufficient_balance'],
    ['1000.00', 'in'],
  ])('WALLET-02 WALLET-11 %s out of 1,000.00 is answered %s', async (amount, result) => {
    const { services, payee } = await begin('1000.00');
    expect(await outcome(withdraw(services, payee, amount))).toBe(result);
  });

  test('WALLET-11 must be above its fee', async () => {
    const { withdrawals } = (await testServices(db)).brand;
    const { services, payee } = await begin('1000.00', { withdrawals: { ...withdrawals, feeFixed: '10.00' } });
    expect(await results(services, payee, '10.00', '10.01')).toEqual(['amount_out_of_range', 'in']);
  });

  test('WALLET-13 has no decimals in a currency without them, nor has its fee', async () => {
    const { withdrawals } = (await testServices(db)).brand;
    const rules = { ...withdrawals, minAmount: '1000.00', maxAmount: '5000.00', feeRate: 33 };
    const { services, payee } = await begin('5000.00', { currency: VND, withdrawals: rules });
    expect(await results(services, payee, '1000.50', '1000.01', '1001.00')).toEqual([
      'validation_failed',
      'validation_failed',
      'in',
    ]);
    const quote = await withdrawalQuote(services, payee.session, '1001.00');
    // 0.33% of 1,001 is 3.3.
    expect(quote).toMatchObject({ currency: 'VND', fee: '3.00', receives: '998.00' });
  });
});

describe('the limits of the day by rank', () => {
  test('WALLET-11 rank 2 has five withdrawals a day', async () => {
    const { services, payee } = await begin('1000.00');
    const ten = Array.from({ length: 6 }, () => '10.00');
    expect(await results(services, payee, ...ten)).toEqual([
      ...Array.from({ length: 5 }, () => 'in'),
      'withdrawal_limit_reached',
    ]);
    expect(await withdrawalQuote(services, payee.session, undefined)).toMatchObject({
      dailyCount: 5,
      dailyCountUsed: 5,
      dailyAmountUsed: '50.00',
      maxAmount: '0.00',
    });
  });

  test('WALLET-11 rank 2 has 5,000.00 a day, to the cent', async () => {
    const { services, payee } = await begin('9000.00');
    expect(await results(services, payee, '4990.00', '10.01', '10.00', '10.00')).toEqual([
      'in',
      'withdrawal_limit_reached',
      'in',
      'withdrawal_limit_reached',
    ]);
  });

  test("WALLET-11 the day ends at midnight of the brand's zone, to the millisecond", async () => {
    const { services, payee } = await begin('20000.00');
    // The tests begin at 16:30 of 5 January in Ho Chi Minh City.
    expect(await results(services, payee, '5000.00')).toEqual(['in']);
    const quote = await withdrawalQuote(services, payee.session, undefined);
    expect(quote.resetsAt).toBe('2026-01-05T17:00:00.000Z');
    services.pass(7.5 * HOUR - 1);
    expect(await results(services, payee, '10.00')).toEqual(['withdrawal_limit_reached']);
    services.pass(1);
    expect(await results(services, payee, '5000.00')).toEqual(['in']);
    expect(await withdrawalQuote(services, payee.session, undefined)).toMatchObject({
      dailyAmountUsed: '5000.00',
      resetsAt: '2026-01-06T17:00:00.000Z',
    });
    services.pass(DAY);
    expect(await results(services, payee, '5000.00')).toEqual(['in']);
  });

  test('WALLET-11 a rejected one counts no more, and a rank without a cap has none', async () => {
    const { services, payee } = await begin('9000.00');
    const id = await withdraw(services, payee, '5000.00');
    const act = { operator: OPERATOR, withdrawalId: id };
    await db.transaction((tx) => rejectWithdrawal(services, tx, act, { reason: 'No.' }));
    expect(await results(services, payee, '5000.00')).toEqual(['in']);
    await db.query('test_rank', 'update members set rank_level = 6 where id = $1', [payee.memberId]);
    const quote = await withdrawalQuote(services, payee.session, undefined);
    expect(quote).toMatchObject({ dailyCount: null, dailyAmount: '100000.00', dailyAmountUsed: '5000.00' });
    await db.query('test_cap', 'update rank_privileges set amount = $1 where level = 6 and kind = $2', [
      null,
      'withdrawal_amount_per_day',
    ]);
    const uncapped = await withdrawalQuote(services, payee.session, undefined);
    expect(uncapped).toMatchObject({ dailyAmount: null, dailyAmountUsed: '5000.00', maxAmount: '4000.00' });
    await db.query('test_cap', 'update rank_privileges set amount = $1 where level = 6 and kind = $2', [
      '100000.00',
      'withdrawal_amount_per_day',
    ]);
  });

  test('WALLET-11 who fell to a rank whose limit is passed already can withdraw nothing, not less than that', async () => {
    const { services, payee } = await begin('9000.00');
    await db.query('test_rank', 'update members set rank_level = 6 where id = $1', [payee.memberId]);
    await withdraw(services, payee, '6000.00');
    await db.query('test_fallen', 'update members set rank_level = 2 where id = $1', [payee.memberId]);
    expect((await withdrawalQuote(services, payee.session, undefined)).maxAmount).toBe('0.00');
  });

  test('WALLET-11 concurrent withdrawals cannot pass them together', async () => {
    const { services, payee } = await begin('20000.00');
    const told = await Promise.all(Array.from({ length: 20 }, () => outcome(withdraw(services, payee, '2000.00'))));
    expect(told.filter((result) => result === 'in')).toHaveLength(2);
    expect(new Set(told)).toEqual(new Set(['in', 'withdrawal_limit_reached']));
  });
});

describe('the quote', () => {
  test('WALLET-11 counts no withdrawal of the day that was rejected or came back', async () => {
    const { services, payee } = await begin('100.00');
    const [rejected, returned] = [await withdraw(services, payee, '10.00'), await withdraw(services, payee, '20.00')];
    await withdraw(services, payee, '30.00');
    await payOut(services, returned);
    const used = async () => {
      const { dailyCountUsed, dailyAmountUsed } = await withdrawalQuote(services, payee.session, '10.00');
      return [dailyCountUsed, dailyAmountUsed];
    };
    expect(await used()).toEqual([3, '60.00']);
    const by = (withdrawalId: string) => ({ operator: OPERATOR, withdrawalId });
    await db.transaction((tx) => rejectWithdrawal(services, tx, by(rejected), { reason: 'No.' }));
    expect(await used()).toEqual([2, '50.00']);
    await db.transaction((tx) => returnWithdrawal(services, tx, by(returned), { reason: 'Back.' }));
    expect(await used()).toEqual([1, '30.00']);
  });

  test('WALLET-11 tells limits, fee and what is left, and nothing below zero', async () => {
    const { services, payee } = await begin('100.00');
    await withdraw(services, payee, '40.00');
    expect(await withdrawalQuote(services, payee.session, '50.00')).toEqual({
      currency: 'USD',
      available: '60.00',
      heldBalance: '40.00',
      bonusBalance: '0.00',
      wageringLeft: '0.00',
      minAmount: '10.00',
      maxAmount: '60.00',
      dailyCount: 5,
      dailyCountUsed: 1,
      dailyAmount: '5000.00',
      dailyAmountUsed: '40.00',
      resetsAt: '2026-01-05T17:00:00.000Z',
      feeRate: 0,
      feeFixed: '0.00',
      amount: '50.00',
      fee: '0.00',
      receives: '50.00',
      balanceAfter: '10.00',
      arrivesMinutesMin: 5,
      arrivesMinutesMax: 45,
      autoReceivedMinutes: 30,
      missing: [],
    });
    expect(await withdrawalQuote(services, payee.session, '5000.00')).toMatchObject({ balanceAfter: '0.00' });
  });

  test('WALLET-11 names what the account lacks', async () => {
    const { services, payee } = await begin('100.00');
    await db.query('test_bare', `update members set payee_name = null, payment_password_hash = null where id = $1`, [
      payee.memberId,
    ]);
    await db.query('test_unbound', 'update bound_accounts set usable_from = $2 where id = $1', [
      payee.accountId,
      new Date(services.clock() + 1),
    ]);
    const { missing } = await withdrawalQuote(services, payee.session, undefined);
    expect(missing).toEqual(['payee_name', 'payment_password', 'bound_account']);
    expect(await outcome(withdraw(services, payee, '10.00'))).toBe('not_found');
  });

  test('WALLET-12 bonus money is told apart and cannot be withdrawn', async () => {
    const { services, payee } = await begin('100.00');
    await credit(db, services, payee.memberId, '1.00');
    await post(db, {
      key: 'test:bonus',
      kind: 'promotion',
      reason: { kind: 'bonus', id: 'b-1' },
      at: new Date(),
      currency: 'USD',
      entries: [
        { house: 'promotions', amount: '-40' },
        { memberId: payee.memberId, purpose: 'bonus', amount: '40' },
      ],
    });
    expect(await withdrawalQuote(services, payee.session, undefined)).toMatchObject({
      available: '101.00',
      bonusBalance: '40.00',
    });
    expect(await results(services, payee, '101.01', '101.00')).toEqual(['insufficient_balance', 'in']);
  });
});
