import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WageringRules } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { memberDebt } from '../../money/debts/read-debts.ts';
import { lockMoney } from '../../money/vault/vault.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { creditBonus } from '../../rewards/bonuses/credit-bonus.ts';
import { creditReferralRewards } from '../../rewards/referral/credit-rewards.ts';
import { auditOf, lastMessage, outcome } from '../../testing.ts';
import { listLedger } from '../ledger/list-ledger.ts';
import { listUnmatched } from './list-payments.ts';
import { type PaymentReport, signPayment, takeReport } from './payment-report.ts';
import { findDeposit, listDeposits } from './read-deposits.ts';
import { recordPayment } from './resolve-payment.ts';
import { reverseDeposit } from './reverse-deposit.ts';
import { findDepositReview } from './review-deposits.ts';
import { creditDeposit } from './settle-deposit.ts';
import { addDepositor, askDeposit, confirmMoney, type Depositor, forgetDeposits } from './testing.ts';

let db: TestDatabase;
let payer: Depositor;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
  await db.close();
});
beforeEach(async () => {
  await forgetDeposits(db);
  payer = await addDepositor(db);
});

const page = { pageNo: 1, pageSize: 20 };

/** A deposit that is credited. */
async function credited(amount: string, methodId = 'dm-bank', by = payer): Promise<string> {
  const { depositId } = (await askDeposit(by, amount, methodId)).deposit;
  await confirmMoney(by, depositId, amount);
  await creditDeposit(by.services, depositId);
  return depositId;
}

const reverse = (depositId: string, { services } = payer) =>
  db.transaction((tx) =>
    reverseDeposit(services, tx, 'op_mai', depositId, { reason: 'The <bank> recalled it.', note: 'A letter.' }),
  );
const read = async (id: string) => (await findDeposit(payer.services, payer.session, id, 'EN')).deposit;

async function walletOf(memberId: number, kind = 'main'): Promise<number> {
  const sql = 'select balance from wallets where member_id = $1 and kind = $2';
  return Number((await db.query<{ balance: string }>('test_purse', sql, [memberId, kind]))[0]?.balance ?? 0);
}

async function standing({ services, session } = payer) {
  return [await walletOf(session.memberId), (await memberDebt(services, session, 'EN')).amount];
}

/** Spends by a lock in the vault. */
const spend = (amount: string) =>
  db.transaction((tx) => lockMoney(payer.services, tx, payer.session, { amount, hours: 24 }));

describe('an operator', () => {
  test('WALLET-14 takes a credited deposit back, with its fee, once; the member reads why', async () => {
    const id = await credited('100.00', 'dm-card');
    payer.services.pass(1);
    await reverse(id);
    expect(await standing()).toEqual([0, '0.00']);
    expect(await outcome(reverse(id))).toBe('conflict');
    expect(await read(id)).toMatchObject({
      state: 'reversed',
      failure: 'The <bank> recalled it.',
      creditedAmount: '98.50',
    });
    expect((await findDepositReview(payer.services, db, id)).steps.at(-1)).toMatchObject({
      state: 'reversed',
      by: 'op_mai',
      note: 'A letter.',
    });
    expect(await lastMessage(db, payer.session.memberId)).toMatchObject({
      title: 'Deposit of $98.50 taken back',
      content: '<p>The &lt;bank&gt; recalled it. It was taken from your balance, with the bonuses that came of it.</p>',
    });
    const list = await listDeposits(payer.services, payer.session, page, 'EN');
    expect(list.totals).toEqual({ amount: '100.00', credited: '0.00', fee: '0.00' });
    const query = { walletId: 'main', ...page };
    const ledger = await listLedger(payer.services, payer.session.memberId, query, 'EN');
    expect(ledger.content[0]).toMatchObject({ kind: 'deposit', amount: '-98.50', reason: 'Deposit taken back' });
    const sums = `
      select a.kind, sum(e.amount)::float as sum from transactions t join entries e on e.transaction_id = t.id
      join accounts a on a.id = e.account_id where t.reason_kind = 'deposit' and t.reason_id = $1 group by 1 order by 1`;
    expect(await db.query('test_sums', sums, [id])).toEqual(
      ['fees', 'main', 'payments'].map((kind) => ({ kind, sum: 0 })),
    );
    expect((await auditOf(db, payer.session.memberId)).at(-1)).toEqual([
      'deposit_reversed',
      'op_mai',
      { deposit: id, amount: '98.50', owed: '0.00', reason: 'The <bank> recalled it.' },
    ]);
  });

  test('WALLET-14 WALLET-15 what was spent is owed, and one message tells the reversal and the debt', async () => {
    const id = await credited('50.00');
    await spend('35.00');
    payer.services.pass(1);
    await reverse(id);
    expect(await standing()).toEqual([0, '35.00']);
    expect((await lastMessage(db, payer.session.memberId))?.content).toMatch(
      /You had spent \$35\.00 of it and owe this/,
    );
    expect((await memberDebt(payer.services, payer.session, 'EN')).entries).toMatchObject([
      {
        reference: { type: 'deposit', id },
        reason: 'The payment of a deposit was taken back',
        note: 'The <bank> recalled it.',
      },
    ]);
    // The next deposit pays it.
    await credited('40.00');
    expect(await standing()).toEqual([5, '0.00']);
  });

  test('WALLET-14 a deposit without money cannot be reversed', async () => {
    const { depositId } = (await askDeposit(payer, '20.00')).deposit;
    expect(await outcome(reverse(depositId))).toBe('conflict');
    expect(await outcome(reverse('dep-none'))).toBe('not_found');
  });

  test('WALLET-14 one that is paid and not credited yet is never credited', async () => {
    const { depositId } = (await askDeposit(payer, '20.00')).deposit;
    await confirmMoney(payer, depositId, '20.00');
    await reverse(depositId);
    await creditDeposit(payer.services, depositId);
    expect([(await read(depositId)).state, await standing()]).toEqual(['reversed', [0, '0.00']]);
  });

  test('WALLET-14 of a reversal and a credit at once, and of two reversals, the wallet is right', async () => {
    const { depositId } = (await askDeposit(payer, '20.00')).deposit;
    await confirmMoney(payer, depositId, '20.00');
    const calls = [creditDeposit(payer.services, depositId), reverse(depositId), reverse(depositId)];
    expect((await Promise.all(calls.map(outcome))).filter((result) => result === 'conflict')).toHaveLength(1);
    expect([(await read(depositId)).state, await standing()]).toEqual(['reversed', [0, '0.00']]);
  });
});

describe('with a deposit goes', () => {
  const wagering = { base: 'bonus', multiple: 10, days: 7, maxStake: null, contributions: [] } satisfies WageringRules;
  const give = (key: string, depositId: string, multiple: number) =>
    db.transaction((tx) =>
      creditBonus(payer.services, tx, {
        key,
        memberId: payer.session.memberId,
        title: { EN: 'Gift', VI: 'Quà' },
        source: 'promotion',
        sourceId: 'p-102',
        amount: '8.00',
        wagering: { ...wagering, multiple },
        deposit: { id: depositId, amount: '20.00' },
        at: new Date(payer.services.clock()),
      }),
    );
  const stateOf = async (id: string) =>
    (await db.query<{ state: string }>('test_bonus', 'select state from bonuses where id = $1', [id]))[0]?.state;

  test('WALLET-14 WALLET-12 its bonuses: what is left of an active one, and what a completed one became', async () => {
    const [id, other] = [await credited('20.00'), await credited('30.00')];
    const active = await give(`active ${id}`, id, 10);
    const completed = await give(`completed ${id}`, id, 0);
    const kept = await give(`kept ${id}`, other, 10);
    expect([await walletOf(payer.session.memberId), await walletOf(payer.session.memberId, 'bonus')]).toEqual([58, 16]);
    await reverse(id);
    expect([await walletOf(payer.session.memberId), await walletOf(payer.session.memberId, 'bonus')]).toEqual([30, 8]);
    expect([await stateOf(active), await stateOf(completed), await stateOf(kept)]).toEqual([
      'cancelled',
      'completed',
      'active',
    ]);
    // Spent, it is owed with the deposit.
    await give(`spent ${other}`, other, 0);
    await spend('38.00');
    await reverse(other);
    expect(await standing()).toEqual([0, '38.00']);
  });

  test('PROMO-07 its raffle tickets that have not drawn', async () => {
    const id = await credited('200.00');
    const open = `select count(*)::int as count from raffle_tickets where deposit_id = $1 and expires_at > $2`;
    const openNow = async () =>
      (await db.query<{ count: number }>('test_tickets', open, [id, new Date(payer.services.clock())]))[0]?.count;
    await db.query(
      'test_ticket',
      `insert into raffle_tickets (id, key, promotion_id, member_id, deposit_id, seed, earned_at, expires_at)
       values ($1, $1, 'p-104', $2, $3, 'seed', now(), '2027-01-01')`,
      [`tk-${id}`, payer.session.memberId, id],
    );
    expect(await openNow()).toBeGreaterThan(0);
    await reverse(id);
    expect(await openNow()).toBe(0);
  });

  test('WALLET-14 the reward of the inviter, unless another deposit earns it', async () => {
    const inviter = await addDepositor(db);
    const { services, session } = payer;
    await db.query(
      'test_invited',
      `insert into registrations (member_id, registered_at, method, ip, language, minimum_age, referred_by, contacts)
       values ($1, now(), 'username', '203.0.113.9', 'EN', 18, $2, '{}')`,
      [session.memberId, inviter.session.memberId],
    );
    // Somebody else, at another place.
    await db.query('test_other', `update members set payee_name = 'LE INVITER' where id = $1`, [
      inviter.session.memberId,
    ]);
    await db.query('test_place', `update login_records set ip = '198.51.100.77' where member_id = $1`, [
      inviter.session.memberId,
    ]);
    const [first, second] = [await credited('25.00'), await credited('30.00')];
    await creditReferralRewards(services);
    const bonus = () => walletOf(inviter.session.memberId, 'bonus');
    expect(await bonus()).toBe(5);
    await reverse(first);
    expect(await bonus()).toBe(5);
    await reverse(second);
    expect(await bonus()).toBe(0);
    expect((await lastMessage(db, inviter.session.memberId))?.title).toBe(
      'A reward for an invited friend was taken back',
    );
  });
});

describe('a provider', () => {
  let events = 0;
  const send = (report: Partial<PaymentReport>) => {
    events += 1;
    const { config, clock } = payer.services;
    const usual = { eventId: `reversing-${events}`, amount: '20.00', currency: 'USD', reference: 'CARD-1' };
    const body = JSON.stringify({ ...usual, outcome: 'reversed', ...report });
    return takeReport(payer.services, body, signPayment(config.paymentKey, body, clock()));
  };
  const ask = async () => (await askDeposit(payer, '20.00', 'dm-card')).deposit.depositId;

  test('WALLET-14 reports a chargeback: the deposit is taken back once, whatever its event', async () => {
    const depositId = await ask();
    expect(await send({ depositId, outcome: 'succeeded' })).toBe('paid');
    expect(await send({ depositId })).toBe('reversed');
    expect(await read(depositId)).toMatchObject({ state: 'reversed', failure: 'The payment was taken back.' });
    expect(await standing()).toEqual([0, '0.00']);
    expect(await send({ depositId })).toBe('ignored');
    expect(await send({ depositId, outcome: 'succeeded' })).toBe('duplicate');
    // Money that comes after it waits for an operator.
    expect(await send({ depositId, outcome: 'succeeded', reference: 'CARD-2' })).toBe('unmatched');
  });

  test('WALLET-14 a part of a payment is left to an operator, with a note', async () => {
    const depositId = await ask();
    await send({ depositId, outcome: 'succeeded' });
    expect(await send({ depositId, amount: '5.00' })).toBe('ignored');
    expect((await read(depositId)).state).toBe('credited');
    expect((await findDepositReview(payer.services, db, depositId)).steps.at(-1)?.note).toMatch(/decide by hand/);
  });

  test('WALLET-14 a chargeback that comes before its payment keeps it from being credited', async () => {
    const depositId = await ask();
    expect(await send({ depositId })).toBe('reversed');
    expect(await send({ depositId, outcome: 'succeeded' })).toBe('duplicate');
    expect([(await read(depositId)).state, await standing()]).toEqual(['pending', [0, '0.00']]);
  });

  test('WALLET-14 a payment that waits among the unmatched is reversed there', async () => {
    const depositId = await ask();
    await send({ depositId, outcome: 'succeeded', amount: '19.00' });
    expect(await send({ depositId, amount: '19.00' })).toBe('reversed');
    const list = async (state: 'open' | 'reversed') =>
      (await listUnmatched(payer.services, { ...page, state })).content.map(({ reference }) => reference);
    expect([await list('open'), await list('reversed')]).toEqual([[], ['CARD-1']]);
    // Nobody credits it, nor records it again.
    const again = { amount: '19.00', currency: 'USD', reference: 'card-1' };
    expect(await outcome(db.transaction((tx) => recordPayment(payer.services, tx, 'op_mai', again)))).toBe('conflict');
  });
});
