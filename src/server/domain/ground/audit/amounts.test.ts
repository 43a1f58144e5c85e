import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { setMoneyLimit, setSessionLimit } from '../../care/protection/set-limit.ts';
import { transferToUpline } from '../../money/transfers/member-transfers.ts';
import { confirmDeposit } from '../../payments/deposits/approve-deposit.ts';
import { createDeposit } from '../../payments/deposits/create-deposit.ts';
import { signPayment, takeReport } from '../../payments/deposits/payment-report.ts';
import { creditDeposit } from '../../payments/deposits/settle-deposit.ts';
import { collectAllFunds, transferFunds } from '../../payments/funds/transfer-funds.ts';
import { addPayee, OPERATOR, type Payee, payOut, withdraw } from '../../payments/withdrawals/testing.ts';
import { auditOf, type TestServices, testServices } from '../../testing.ts';

let db: TestDatabase;
let services: TestServices;
let payee: Payee;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  payee = await addPayee(db, services, 'audited1');
  const sql = `update members set birthday = '1990-06-01', to_upline = true, upline_id = 1000002 where id = $1`;
  await db.query('test_audited', sql, [payee.memberId]);
});
afterAll(() => db.close());

/** The amounts that the audit log gained by something: one array an entry, in its order. */
async function amountsBy(work: () => Promise<unknown>): Promise<unknown[]> {
  const before = (await auditOf(db, payee.memberId)).length;
  await work();
  const gained = (await auditOf(db, payee.memberId)).slice(before);
  return gained.map(([kind, , facts]) => {
    const { before: earlier, amount, fee } = facts as Record<string, unknown>;
    return [kind, ...[earlier, amount, fee].filter((value) => value !== undefined)];
  });
}

const ask = async (methodId: string, amount: string) => {
  const asked = await db.transaction((tx) => createDeposit(services, tx, payee.session, { methodId, amount }, 'EN'));
  return asked.deposit.depositId;
};

// Requests and the database write amounts with more zeros than the currency has decimals.
test('the amounts of a limit that is set and changed', async () => {
  const set = (amount: string) => setMoneyLimit(services, payee.session, { kind: 'loss', period: 'month', amount });
  const setTime = (minutes: number) => setSessionLimit(services, payee.session, { period: 'day', minutes });
  expect(await amountsBy(() => set('9000.00000000'))).toEqual([['play_limit_changed', null, '9000.00']]);
  expect(await amountsBy(() => set('8000.500'))).toEqual([['play_limit_changed', '9000.00', '8000.50']]);
  expect(await amountsBy(() => setTime(600))).toEqual([['play_limit_changed', null, '600']]);
  expect(await amountsBy(() => setTime(500))).toEqual([['play_limit_changed', '600', '500']]);
});

test('the amounts of a deposit that an operator confirms', async () => {
  const work = async () => {
    const id = await ask('dm-bank', '100.00000');
    const payment = { receivedAmount: '80.5000', bankReference: 'SMB-AUDIT' };
    await db.transaction((tx) => confirmDeposit(services, tx, OPERATOR, id, payment));
    await creditDeposit(services, id);
  };
  expect(await amountsBy(work)).toEqual([
    ['deposit_requested', '100.00'],
    ['deposit_confirmed', '80.50'],
    ['deposit_credited', '80.50', '0.00'],
  ]);
});

test('the amounts of a card payment that a provider reports', async () => {
  const work = async () => {
    const depositId = await ask('dm-card', '20.00');
    const report = { eventId: 'event-audit', depositId, outcome: 'succeeded', currency: 'USD', reference: 'REF-1' };
    const body = JSON.stringify({ ...report, amount: '20.00000000' });
    await takeReport(services, body, signPayment(services.config.paymentKey, body, services.clock()));
  };
  expect(await amountsBy(work)).toEqual([
    ['deposit_requested', '20.00'],
    ['payment_reported', '20.00'],
    ['deposit_credited', '19.70', '0.30'],
  ]);
});

test('the amounts of transfers', async () => {
  const caller = (intentId: string) => {
    const { memberId, id } = payee.session;
    return { memberId, sessionId: id, intentId, language: 'EN' } as const;
  };
  const there = () => transferFunds(services, caller('audit-1'), { from: 'main', to: 'KIT', amount: '12.500000' });
  expect(await amountsBy(there)).toEqual([['wallet_transfer', '12.50']]);
  expect(await amountsBy(() => collectAllFunds(services, caller('audit-2')))).toEqual([['wallet_transfer', '12.50']]);
  const up = () => db.transaction((tx) => transferToUpline(services, tx, payee.session, { amount: '10.000' }));
  expect(await amountsBy(up)).toEqual([['member_transfer', '10.00']]);
});

test('the amounts of a withdrawal', async () => {
  const work = async () => payOut(services, await withdraw(services, payee, '50.00000'));
  expect(await amountsBy(work)).toEqual([
    ['withdrawal_requested', '50.00', '0.00'],
    ['withdrawal_approved', '50.00'],
    ['withdrawal_paid', '50.00'],
  ]);
});
