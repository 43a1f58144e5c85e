import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/testing.ts';
import type { Session } from '../session/session.ts';
import { auditOf, HOUR, outcome, sessionOf, type TestServices, testServices } from '../testing.ts';
import { reconcile } from '../wallet/reconcile.ts';
import { confirmDeposit } from './approve-deposit.ts';
import { createDeposit } from './create-deposit.ts';
import { type PaymentReport, takeReport } from './payment-report.ts';
import { signPayment } from './payment-signature.ts';
import { findDeposit } from './read-deposits.ts';
import { findDepositReview } from './review-deposits.ts';
import { creditDeposit, expireDeposit } from './settle-deposit.ts';

let db: TestDatabase;
let services: TestServices;
let payer: Session;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  for (const table of ['payment_reports', 'deposit_steps', 'deposits']) {
    await db.query(`test_clean_${table}`, `delete from ${table}`);
  }
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
  expect(await send(reportOf(id))).toBe('ignored');
  expect(await credits(id)).toBe(1);
});

test('WALLET-11 a report that comes late still pays an expired deposit', async () => {
  const id = await asked();
  services.pass(HOUR);
  await db.transaction((tx) => expireDeposit(services, tx, id));
  expect(await stateOf(id)).toBe('expired');
  expect(await send(reportOf(id))).toBe('paid');
  expect(await stateOf(id)).toBe('credited');
});

test('WALLET-11 reports out of order: nothing leaves credited and failed, and money after a failure is noted', async () => {
  const [paid, declined] = [await asked(), await asked()];
  await send(reportOf(paid));
  expect(await send(reportOf(paid, { outcome: 'declined' }))).toBe('ignored');
  expect(await send(reportOf(declined, { outcome: 'declined' }))).toBe('failed');
  expect(await send(reportOf(declined))).toBe('ignored');
  expect([await stateOf(paid), await stateOf(declined)]).toEqual(['credited', 'failed']);
  expect(await credits(declined)).toBe(0);
  const { deposit, timeline } = await findDeposit(services, payer, declined, 'VI');
  expect(deposit.failure).toBe('Giao dịch thanh toán bị từ chối.');
  expect(timeline.map(({ state }) => state)).toEqual(['pending', 'failed']);
  const review = await findDepositReview(services, db, declined);
  expect(review.steps.at(-1)?.note).toContain('Nothing was credited');
});

test.each([
  ['a smaller amount', { amount: '19.99' }],
  ['a larger amount', { amount: '2000.00' }],
  ['another currency', { currency: 'VND' }],
])('%s credits nothing and is left to an operator', async (_, change) => {
  const id = await asked();
  expect(await send(reportOf(id, change))).toBe('mismatch');
  expect([await stateOf(id), await credits(id)]).toEqual(['pending', 0]);
  const { steps } = await findDepositReview(services, db, id);
  expect(steps.at(-1)).toMatchObject({ state: 'pending', by: 'provider' });
});

test.each([
  ['an unknown deposit', { depositId: 'dep-none' }, 'not_found'],
  ['no amount', { amount: '1e3' }, 'validation_failed'],
  ['a negative amount', { amount: '-20.00' }, 'validation_failed'],
  ['digits of another script', { amount: '２０.00' }, 'validation_failed'],
  ['another field', { card: '4111' }, 'validation_failed'],
])('a report with %s is refused', async (_, change, code) => {
  const id = await asked();
  expect(await outcome(send({ ...reportOf(id), ...change }))).toBe(code);
  expect(await stateOf(id)).toBe('pending');
});

test('WALLET-11 a deposit that is not paid by card takes no report', async () => {
  const id = await asked('20.00', 'dm-bank');
  expect(await outcome(send(reportOf(id)))).toBe('not_found');
});

test('WALLET-11 a reference of the provider pays one deposit only', async () => {
  const [first, second] = [await asked(), await asked()];
  await send(reportOf(first, { reference: 'REF-same' }));
  expect(await outcome(send(reportOf(second, { reference: 'REF-same' })))).toBe('conflict');
  expect(await credits(second)).toBe(0);
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
  }
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test('each report is audited with its outcome, and only money that was not credited leaves a note', async () => {
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
  const results = ['paid', 'ignored', 'ignored', 'mismatch', 'failed', 'ignored', 'ignored'];
  expect(audited.slice(-results.length).map(([, , facts]) => facts)).toEqual(
    reports.map(({ eventId, depositId, ...facts }, at) => ({
      ...{ deposit: depositId, event: eventId, ...facts, result: results[at] },
    })),
  );
  const notes = async (id: string) =>
    (await findDepositReview(services, db, id)).steps.map(({ state, by, note }) => [state, by, note]);
  expect(await notes(paid)).toEqual([
    ['pending', 'member', null],
    ['paid', 'provider', null],
    ['credited', 'system', null],
  ]);
  const [, , , other, refusal, , late] = reports;
  const told = (amount: string, reference = '') =>
    `The provider reports ${amount} USD, reference ${reference}. Nothing was credited for it.`;
  expect(await notes(mismatch)).toEqual([
    ['pending', 'member', null],
    ['pending', 'provider', told('19.00', other?.reference)],
  ]);
  expect(await notes(declined)).toEqual([
    ['pending', 'member', null],
    ['failed', 'provider', refusal?.reference],
    ['failed', 'provider', told('20.00', late?.reference)],
  ]);
});

test('a signature is taken for five minutes, to the second', async () => {
  const body = JSON.stringify(reportOf(await asked()));
  const signed = signPayment(services.config.paymentKey, body, services.clock());
  services.pass(300_000);
  expect(await takeReport(services, body, signed)).toBe('paid');
});
