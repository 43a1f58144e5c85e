import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { grantBonus } from '../../rewards/bonuses/testing.ts';
import { DAY, outcome, type TestServices, testServices } from '../../testing.ts';
import { confirmWithdrawal } from './answer-withdrawal.ts';
import { requirePayeeName } from './create-withdrawal.ts';
import { approveWithdrawal, startReview } from './decide-withdrawal.ts';
import { withdrawalQuote } from './limits.ts';
import { listWithdrawalReviews, readWithdrawalReview } from './review-withdrawals.ts';
import { addPayee, OPERATOR, type Payee, payOut, withdraw } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let payee: Payee;
let payees = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  services = await testServices(db);
  payees += 1;
  payee = await addPayee(db, services, `checked${payees}`, '9000.00');
});

const asked = (withdrawalId: string) => ({ session: payee.session, withdrawalId, language: 'EN' as const });
const act = (withdrawalId: string) => ({ operator: OPERATOR, withdrawalId });
const review = (id: string) => readWithdrawalReview(services, OPERATOR, id);
const set = (columns: string, ...values: readonly (string | Date)[]) =>
  db.query(`test_set ${columns}`, `update members set ${columns} where id = $1`, [payee.memberId, ...values]);

describe('the checks of a request', () => {
  test('say what was found, where all is well', async () => {
    const { checks, openChecks } = await review(await withdraw(services, payee, '10.00'));
    expect([openChecks, checks]).toEqual([
      0,
      [
        { check: 'payee_name', passed: true, detail: 'Same name as on the account.' },
        { check: 'wagering', passed: true, detail: 'No bonus had wagering open.' },
        {
          check: 'account_changed',
          passed: true,
          detail: 'No password and no account changed in the last 24 hours.',
        },
      ],
    ]);
  });

  test('WALLET-12 name the bonuses whose wagering is open, which do not hold the cash', async () => {
    // To be staked 90 times: 90.00 and 9.00, of which 41.50 are.
    const bonusId = await grantBonus(services, payee.memberId, '1.00', 'RNG');
    await grantBonus(services, payee.memberId, '0.10', 'RNG');
    await db.query('test_counted', `update bonuses set counted = '41.50' where id = $1`, [bonusId]);
    const { openChecks, checks } = await review(await withdraw(services, payee, '10.00'));
    expect([openChecks, checks[0]]).toEqual([
      1,
      { check: 'wagering', passed: false, detail: 'Bonuses with wagering open: 2, 57.50 left to stake.' },
    ]);
  });

  test.each(['password_changed_at', 'payment_password_changed_at', 'the account'])(
    'a change of %s is recent for 24 hours, to the millisecond',
    async (changed) => {
      const change = (at: Date) =>
        changed === 'the account'
          ? db.query('test_bound', 'update bound_accounts set created_at = $2 where id = $1', [payee.accountId, at])
          : set(`${changed} = $2`, at);
      await change(new Date(services.clock() - DAY));
      expect((await review(await withdraw(services, payee, '10.00'))).openChecks).toBe(0);
      await change(new Date(services.clock() - DAY + 1));
      const { openChecks, checks } = await review(await withdraw(services, payee, '10.00'));
      expect([openChecks, checks[0]]).toEqual([
        1,
        {
          check: 'account_changed',
          passed: false,
          detail: 'A password or the bound account changed in the last 24 hours.',
        },
      ]);
    },
  );

  test('VALID-37 another name of the account comes first, in words', async () => {
    await set(`payee_name = 'TRAN LINH'`);
    const { checks } = await review(await withdraw(services, payee, '10.00'));
    expect(checks[0]).toEqual({
      check: 'payee_name',
      passed: false,
      detail: 'The bound account is in another name.',
    });
  });
});

describe('the figures of a request', () => {
  test('are the deposits, received withdrawals and turnover of the last 30 days', async () => {
    const { memberId } = payee;
    // No entry is dated before the opening balance of its wallet.
    const since = services.clock() + 2;
    services.pass(30 * DAY + 2);
    for (const [amount, at] of [
      ['40.00', since - 1],
      ['500.00', since],
      ['7.00', services.clock()],
    ] as const) {
      await post(db, {
        key: `test:${memberId}:${amount}`,
        kind: 'deposit',
        at: new Date(at),
        currency: 'USD',
        reason: { kind: 'deposit', id: `${memberId}` },
        entries: [
          { house: 'payments', amount: `-${amount}` },
          { memberId, purpose: 'main', amount },
        ],
      });
    }
    // Of all withdrawals only those that the member has received count, from the receipt on.
    const received = [await withdraw(services, payee, '25.00'), await withdraw(services, payee, '50.00')];
    for (const id of received) {
      await payOut(services, id);
      await db.transaction((tx) => confirmWithdrawal(services, tx, asked(id)));
    }
    await payOut(services, await withdraw(services, payee, '100.00'));
    const long = 'update withdrawals set requested_at = $2, updated_at = $3 where id = $1';
    const [old = '', late = ''] = received;
    await db.query('test_long', long, [old, new Date(since - 1), new Date(since - 1)]);
    await db.query('test_long', long, [late, new Date(since - 1), new Date(since)]);
    await db.query(
      'test_turnover',
      `insert into rank_turnover (member_id, counted_on, amount) values ($1, '2026-01-06', 300), ($1, '2026-02-03', 20)`,
      [memberId],
    );
    const { figures } = await review(await withdraw(services, payee, '10.00'));
    expect(figures).toEqual({
      // 9,000 and 547 in, 185 out.
      mainBalance: '9362.00',
      deposits: '507.00',
      withdrawals: '50.00',
      turnover: '320.00',
      activeBonuses: 0,
    });
  });
});

describe('before a request', () => {
  test('VALID-37 a member without a payee name is refused', async () => {
    expect(await outcome(requirePayeeName(services, payee.session))).toBe('in');
    await set('payee_name = null');
    expect(await outcome(requirePayeeName(services, payee.session))).toBe('payee_name_required');
  });

  test('WALLET-11 the quote offers the least of the limit, the balance and the rest of the day', async () => {
    const most = async () => (await withdrawalQuote(services, payee.session, undefined)).maxAmount;
    // Rank 2 has 5,000.00 a day.
    expect(await most()).toBe('5000.00');
    await withdraw(services, payee, '4500.00');
    expect(await most()).toBe('500.00');
    await withdraw(services, payee, '500.00');
    expect(await most()).toBe('0.00');
    // Rank 6 has 100,000.00 a day; 4,000.00 are left of the balance.
    await set('rank_level = 6');
    expect(await most()).toBe('4000.00');
    const { withdrawals } = services.brand;
    services = { ...services, brand: { ...services.brand, withdrawals: { ...withdrawals, maxAmount: '300.00' } } };
    expect(await most()).toBe('300.00');
  });

  test('WALLET-11 the quote of an amount that the fee uses up receives nothing, and names the field of a wrong one', async () => {
    const { withdrawals } = services.brand;
    services = { ...services, brand: { ...services.brand, withdrawals: { ...withdrawals, feeFixed: '15.00' } } };
    const quote = await withdrawalQuote(services, payee.session, '10.00');
    expect(quote).toMatchObject({ amount: '10.00', fee: '15.00', receives: '0.00', balanceAfter: '8990.00' });
    expect(await withdrawalQuote(services, payee.session, undefined)).toMatchObject({
      amount: null,
      fee: null,
      receives: null,
      balanceAfter: null,
    });
    await expect(withdrawalQuote(services, payee.session, '10.001')).rejects.toMatchObject({
      details: { fields: [{ pointer: '/query/amount', rule: 'decimals' }] },
    });
  });

  test('WALLET-11 the account of a withdrawal is the one that was used last', async () => {
    await withdraw(services, payee, '10.00');
    const sql = 'select last_used_at as "usedAt" from bound_accounts where id = $1';
    expect(await db.query('test_used', sql, [payee.accountId])).toEqual([{ usedAt: new Date(services.clock()) }]);
  });
});

describe('the list for operators', () => {
  test('has every row with its member, and is filtered by state, account and range', async () => {
    const { memberId, session, accountId } = payee;
    const [first, second] = [await withdraw(services, payee, '100.00'), await withdraw(services, payee, '50.00')];
    const approved = await withdraw(services, payee, '25.00');
    const done = await withdraw(services, payee, '10.00');
    await startReview(services, act(second));
    await db.transaction((tx) => approveWithdrawal(services, tx, act(approved)));
    await payOut(services, done);
    const list = (query: object) =>
      listWithdrawalReviews(services, { account: session.account, pageNo: 1, pageSize: 20, ...query });
    const amounts = async (query: object) => (await list(query)).content.map(({ amount }) => amount).sort();
    expect(await amounts({})).toEqual(['100.00', '25.00', '50.00']);
    expect(await amounts({ state: 'paid' })).toEqual(['10.00']);
    await withdraw(services, await addPayee(db, services, `${session.account}b`), '70.00');
    expect(await amounts({})).toEqual(['100.00', '25.00', '50.00']);
    expect(await amounts({ account: undefined })).toEqual(expect.arrayContaining(['100.00', '70.00']));
    expect(await amounts({ account: 'nobody01' })).toEqual([]);
    expect(await amounts({ to: '2026-01-05T09:30:00Z' })).toEqual([]);
    expect(await amounts({ from: '2026-01-05T09:30:00Z' })).toHaveLength(3);
    const { target } = await review(first);
    expect((await list({ state: 'reviewing' })).content).toEqual([
      {
        withdrawalId: second,
        member: { id: `${memberId}`, account: session.account, nickname: session.account, type: 0, rankLevel: 2 },
        amount: '50.00',
        fee: '0.00',
        receives: '50.00',
        state: 'reviewing',
        reviewer: OPERATOR,
        openChecks: 0,
        requestedAt: '2026-01-05T09:30:00.000Z',
        target,
      },
    ]);
    expect(target).toEqual({
      accountId,
      kind: 'bank',
      bankName: 'Sao Mai Bank',
      payeeName: 'TRAN THI LINH',
      ending: expect.stringMatching(/^\d{4}$/),
    });
  });
});
