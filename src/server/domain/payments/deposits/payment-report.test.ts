import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { auditOf, DAY, HOUR, lastMessage, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { confirmDeposit, failDeposit } from './approve-deposit.ts';
import { createDeposit } from './create-deposit.ts';
import { listUnmatched } from './list-payments.ts';
import { type PaymentReport, signPayment, takeReport } from './payment-report.ts';
import { findDeposit } from './read-deposits.ts';
import { findDepositReview } from './review-deposits.ts';
import { creditDeposit, expireDeposit } from './settle-deposit.ts';
import { forgetDeposits } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let payer: Session;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await forgetDeposits(db);
  services = await testServices(db);
  payer = await sessionOf(services, 'player01');
});

async function asked(amount = '20.00', methodId = 'dm-card'): Promise<string> {
  const { deposit } = await db.transaction((tx) => createDeposit(services, tx, payer, { methodId, amount }, 'EN'));
  return deposit.depositId;
}

let events = 0;
const reportOf = (depositId: string, change: Partial<PaymentReport> = {}): PaymentReport => {
  events += 1;
  const usual = { outcome: 'succeeded', amount: '20.00', currency: 'USD' } as const;
  return { eventId: `event-${events}-x`, depositId, ...usual, reference: `REF-${events}`, ...change };
};
const send = (report: object, key = services.config.paymentKey) => {
  const body = JSON.stringify(report);
  return takeReport(services, body, signPayment(key, body, services.clock()));
};
const unmatched = async () => (await listUnmatched(services, { pageNo: 1, pageSize: 20 })).content;
const stateOf = async (id: string) => (await findDeposit(services, payer, id, 'EN')).deposit.state;

async function credits(id: string): Promise<number> {
  const sql = `select count(*)::int as count from transactions where reason_kind = 'deposit' and reason_id = $1`;
  return (await db.query<{ count: number }>('test_credits', sql, [id]))[0]?.count ?? 0;
}

test('WALLET-11 a signed report pays and credits the deposit', async () => {
  const id = await asked();
  expect(await send(reportOf(id))).toBe('paid');
  const { deposit, timeline } = await findDeposit(services, payer, id, 'EN');
  expect(deposit).toMatchObject({ state: 'credited', fee: '0.30', creditedAmount: '19.70' });
  expect(timeline.map(({ by }) => by)).toEqual(['member', 'provider', 'system']);
});

test('WALLET-11 a forged, old, altered or missing signature is refused', async () => {
  const id = await asked();
  const body = JSON.stringify(reportOf(id));
  const signed = signPayment(services.config.paymentKey, body, services.clock());
  expect(await outcome(send(reportOf(id), randomBytes(32)))).toBe('forbidden');
  expect(await outcome(takeReport(services, body.replace('20.00', '90.00'), signed))).toBe('forbidden');
  expect(await outcome(takeReport(services, body, signed.replace(/v1=./, 'v1=g')))).toBe('forbidden');
  expect(await outcome(takeReport(services, body, signed.slice(0, -2)))).toBe('forbidden');
  expect(await outcome(takeReport(services, body, ''))).toBe('forbidden');
  services.pass(301_000);
  expect(await outcome(takeReport(services, body, signed))).toBe('forbidden');
  services.pass(-602_000);
  expect(await outcome(takeReport(services, body, signed))).toBe('forbidden');
  expect([await stateOf(id), await credits(id)]).toEqual(['pending', 0]);
});

test('WALLET-11 any change of a signed body is refused', async () => {
  const id = await asked();
  const body = JSON.stringify(reportOf(id));
  const signed = signPayment(services.config.paymentKey, body, services.clock());
  await fc.assert(
    fc.asyncProperty(fc.nat(body.length - 1), fc.string({ minLength: 1, maxLength: 1 }), async (at, sign) => {
      const changed = body.slice(0, at) + sign + body.slice(at + 1);
      fc.pre(changed !== body);
      expect(await outcome(takeReport(services, changed, signed))).toBe('forbidden');
    }),
  );
  expect(await stateOf(id)).toBe('pending');
});

test('WALLET-11 a repeated report changes nothing, also at once', async () => {
  const id = await asked();
  const report = reportOf(id);
  const results = await Promise.all(Array.from({ length: 6 }, () => send(report)));
  expect(results.filter((result) => result === 'paid')).toHaveLength(1);
  expect(results.filter((result) => result === 'duplicate')).toHaveLength(5);
  // Another event about the same payment.
  expect(await send(reportOf(id, { reference: report.reference.toLowerCase() }))).toBe('duplicate');
  expect(await credits(id)).toBe(1);
  expect(await unmatched()).toEqual([]);
});

test('WALLET-11 WALLET-14 a report that comes late still pays an expired deposit', async () => {
  const id = await asked();
  services.pass(HOUR);
  await db.transaction((tx) => expireDeposit(services, tx, id));
  expect(await stateOf(id)).toBe('expired');
  expect(await send(reportOf(id))).toBe('paid');
  expect(await stateOf(id)).toBe('credited');
});

test('WALLET-14 a payment after a decline is credited, and no decline takes back what is credited', async () => {
  const id = await asked();
  expect(await send(reportOf(id, { outcome: 'declined' }))).toBe('failed');
  const { deposit, timeline } = await findDeposit(services, payer, id, 'VI');
  expect(deposit.failure).toBe('Giao dịch thanh toán bị từ chối.');
  expect(timeline.map(({ state }) => state)).toEqual(['pending', 'failed']);
  expect(await send(reportOf(id))).toBe('paid');
  expect(await findDeposit(services, payer, id, 'EN')).toMatchObject({
    deposit: { state: 'credited', creditedAmount: '19.70', failure: null },
    timeline: ['pending', 'failed', 'paid', 'credited'].map((state) => ({ state })),
  });
  expect(await send(reportOf(id, { outcome: 'declined' }))).toBe('ignored');
  expect([await stateOf(id), await credits(id)]).toEqual(['credited', 1]);
});

test.each([
  ['a smaller amount', 'other_amount', { amount: '19.99' }],
  ['a larger amount', 'other_amount', { amount: '2000.00' }],
  ['an amount with more decimals', 'other_amount', { amount: '20.00000001' }],
  ['another currency', 'other_currency', { currency: 'VND' }],
])('WALLET-14 %s is an unmatched payment, and the member is told', async (_, cause, change) => {
  const id = await asked();
  const report = reportOf(id, change);
  services.pass(DAY);
  expect(await send(report)).toBe('unmatched');
  expect([await stateOf(id), await credits(id)]).toEqual(['pending', 0]);
  const { amount, currency, reference } = report;
  expect(await unmatched()).toMatchObject([
    {
      cause,
      source: 'provider',
      state: 'open',
      amount,
      currency,
      reference,
      depositId: id,
      member: { account: 'player01' },
    },
  ]);
  const { steps } = await findDepositReview(services, db, id);
  expect(steps.at(-1)).toMatchObject({ state: 'pending', by: 'provider' });
  expect((await lastMessage(db, payer.memberId))?.title).toMatch(/^We are checking a payment of /);
  expect(await send({ ...report, eventId: 'another-event' })).toBe('duplicate');
  expect(await unmatched()).toHaveLength(1);
});

test('WALLET-14 a second payment, and one after an operator failed the deposit, wait for an operator', async () => {
  const [paid, failed] = [await asked(), await asked()];
  await send(reportOf(paid));
  expect(await send(reportOf(paid))).toBe('unmatched');
  await failDeposit(services, 'Mai', failed, { reason: 'Sent back.' });
  services.pass(1);
  expect(await send(reportOf(failed))).toBe('unmatched');
  expect((await unmatched()).map(({ cause, depositId }) => [cause, depositId])).toEqual([
    ['second_payment', paid],
    ['deposit_failed', failed],
  ]);
  expect([await credits(paid), await stateOf(failed)]).toEqual([1, 'failed']);
});

test.each([
  ['an unknown deposit', async () => 'dep-none'],
  ['a deposit that is not paid by card', () => asked('20.00', 'dm-bank')],
])('WALLET-14 money for %s is an unmatched payment, and a decline is not found', async (_, idOf) => {
  const id = await idOf();
  expect(await outcome(send(reportOf(id, { outcome: 'declined' })))).toBe('not_found');
  const report = reportOf(id);
  expect(await send(report)).toBe('unmatched');
  expect(await send(report)).toBe('duplicate');
  expect(await unmatched()).toMatchObject([
    { cause: 'no_deposit', depositId: null, member: null, note: `The provider names the deposit ${id}.` },
  ]);
});

test('WALLET-11 a report of no money changes nothing', async () => {
  expect(await send(reportOf(await asked(), { amount: '0.00' }))).toBe('ignored');
  expect(await unmatched()).toEqual([]);
});

test.each([
  ['no amount', { amount: '1e3' }, 'validation_failed'],
  ['a negative amount', { amount: '-20.00' }, 'validation_failed'],
  ['digits of another script', { amount: '２０.00' }, 'validation_failed'],
  ['another field', { card: '4111' }, 'validation_failed'],
])('WALLET-11 a report with %s is refused', async (_, change, code) => {
  const id = await asked();
  expect(await outcome(send({ ...reportOf(id), ...change }))).toBe(code);
  expect(await stateOf(id)).toBe('pending');
});

test('WALLET-11 a reference of the provider pays one deposit only', async () => {
  const [first, second] = [await asked(), await asked()];
  expect(await send(reportOf(first, { reference: 'REF-same' }))).toBe('paid');
  expect(await send(reportOf(second, { reference: 'ref-SAME' }))).toBe('duplicate');
  expect([await credits(second), await unmatched()]).toEqual([0, []]);
});

test('WALLET-11 of two deposits whose payment has one reference at once, one is paid', async () => {
  const ids = await Promise.all([asked(), asked(), asked()]);
  const results = await Promise.all(ids.map((id) => send(reportOf(id, { reference: 'REF-once' }))));
  expect(results.sort()).toEqual(['duplicate', 'duplicate', 'paid']);
});

test('WALLET-01 provider and operator at once post one credit', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await asked();
    const byOperator = db
      .transaction((tx) =>
        confirmDeposit(services, tx, 'Mai', id, { receivedAmount: '20.00', bankReference: `B-${id}` }),
      )
      .then(() => creditDeposit(services, id));
    await Promise.all([outcome(byOperator), outcome(send(reportOf(id))), outcome(send(reportOf(id)))]);
    expect([await stateOf(id), await credits(id)]).toEqual(['credited', 1]);
    // The provider's payments are money of their own; the operator's was refused, or made both of them second ones.
    expect([1, 2]).toContain((await unmatched()).length);
    await forgetDeposits(db);
  }
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test('each report is audited with its outcome, and only money that waits leaves a note', async () => {
  const [paid, mismatch, declined] = [await asked(), await asked(), await asked()];
  const reports = [
    reportOf(paid),
    reportOf(paid),
    reportOf(paid, { outcome: 'declined' }),
    reportOf(mismatch, { amount: '19.00' }),
    reportOf(declined, { outcome: 'declined' }),
    reportOf(declined, { outcome: 'declined' }),
    reportOf(declined),
  ];
  for (const each of reports) await send(each);
  const audited = (await auditOf(db, payer.memberId)).filter(([kind]) => kind === 'payment_reported');
  const results = ['paid', 'unmatched', 'ignored', 'unmatched', 'failed', 'ignored', 'paid'];
  expect(audited.slice(-results.length).map(([, , facts]) => facts)).toEqual(
    reports.map(({ eventId, depositId, ...facts }, at) => ({
      deposit: depositId,
      event: eventId,
      ...facts,
      result: results[at],
    })),
  );
  const notes = async (id: string) =>
    (await findDepositReview(services, db, id)).steps.map(({ state, by, note }) => [state, by, note]);
  const [, second, , other, refusal] = reports;
  const told = (amount: string, reference = '') =>
    `The provider reports ${amount} USD, reference ${reference}. It waits among the unmatched payments.`;
  expect(await notes(paid)).toEqual([
    ['pending', 'member', null],
    ['paid', 'provider', null],
    ['credited', 'system', null],
    ['credited', 'provider', told('20.00', second?.reference)],
  ]);
  expect(await notes(mismatch)).toEqual([
    ['pending', 'member', null],
    ['pending', 'provider', told('19.00', other?.reference)],
  ]);
  expect(await notes(declined)).toEqual([
    ['pending', 'member', null],
    ['failed', 'provider', refusal?.reference],
    ['paid', 'provider', null],
    ['credited', 'system', null],
  ]);
});

test('WALLET-11 a signature is taken for five minutes, to the second', async () => {
  const body = JSON.stringify(reportOf(await asked()));
  const signed = signPayment(services.config.paymentKey, body, services.clock());
  services.pass(300_000);
  expect(await takeReport(services, body, signed)).toBe('paid');
});
