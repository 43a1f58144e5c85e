import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { auditOf, DAY, lastMessage, outcome } from '../../testing.ts';
import { failDeposit } from './approve-deposit.ts';
import { findUnmatched, listUnmatched } from './list-payments.ts';
import { findDeposit, listDeposits } from './read-deposits.ts';
import { creditUnmatched, recordPayment, returnUnmatched } from './resolve-payment.ts';
import { creditDeposit, expireDeposit } from './settle-deposit.ts';
import { addDepositor, askDeposit, confirmMoney, type Depositor, forgetDeposits } from './testing.ts';

let db: TestDatabase;
let payer: Depositor;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await forgetDeposits(db);
  payer = await addDepositor(db);
});

const MAI = 'op_mai';
const page = { pageNo: 1, pageSize: 20 };
const idOf = async (amount: string, methodId?: string) => (await askDeposit(payer, amount, methodId)).deposit.depositId;
const record = (reference: string, amount = '50.00', currency = 'USD') =>
  db.transaction((tx) =>
    recordPayment(payer.services, tx, MAI, { amount, currency, reference, payerName: 'TRAN PAYER' }),
  );
const creditTo = async (paymentId: string, depositId: string, receivedAmount?: string) => {
  const payload = { depositId, ...(receivedAmount && { receivedAmount }) };
  const paid = await db.transaction((tx) => creditUnmatched(payer.services, tx, MAI, paymentId, payload));
  await creditDeposit(payer.services, paid);
  return paid;
};
const sendBack = (paymentId: string, bankReference = `OUT-${paymentId}`) =>
  db.transaction((tx) =>
    returnUnmatched(payer.services, tx, MAI, paymentId, { bankReference, reason: 'Another <name>.' }),
  );
const list = async (query: object = {}) => (await listUnmatched(payer.services, { ...page, ...query })).content;
const read = async (id: string) => (await findDeposit(payer.services, payer.session, id, 'EN')).deposit;

async function balance(): Promise<number> {
  const sql = `select balance from wallets where member_id = $1 and kind = 'main'`;
  return Number((await db.query<{ balance: string }>('test_main', sql, [payer.session.memberId]))[0]?.balance);
}

test.each([
  ['pending', async () => undefined],
  [
    'expired',
    async (id: string) => {
      payer.services.pass(DAY);
      await db.transaction((tx) => expireDeposit(payer.services, tx, id));
    },
  ],
  ['failed', (id: string) => failDeposit(payer.services, MAI, id, { reason: 'Nothing came.' })],
])('WALLET-14 an operator credits a recorded payment to a deposit that is %s', async (state, prepare) => {
  const id = await idOf('40.00');
  await prepare(id);
  expect((await read(id)).state).toBe(state);
  const paymentId = await record('SMB-1');
  expect(await list()).toMatchObject([
    { paymentId, state: 'open', cause: 'no_deposit', source: 'operator', amount: '50.00', member: null },
  ]);
  expect(await creditTo(paymentId, id)).toBe(id);
  expect(await read(id)).toMatchObject({ state: 'credited', amount: '40.00', creditedAmount: '50.00' });
  expect(await balance()).toBe(50);
  expect(await list()).toEqual([]);
  expect(await list({ state: 'credited' })).toMatchObject([
    { paymentId, creditedDepositId: id, resolvedBy: MAI, member: { id: `${payer.session.memberId}` } },
  ]);
  // Nobody credits or returns it again.
  expect(await outcome(creditTo(paymentId, id))).toBe('conflict');
  expect(await outcome(sendBack(paymentId))).toBe('conflict');
  expect(await balance()).toBe(50);
});

test('WALLET-14 a second payment of a deposit is credited as another deposit, less the same fee', async () => {
  const id = await idOf('100.00', 'dm-card');
  await confirmMoney(payer, id, '100.00');
  await creditDeposit(payer.services, id);
  const other = await creditTo(await record('SMB-2', '100.00'), id);
  expect(other).not.toBe(id);
  expect(await read(other)).toMatchObject({ state: 'credited', fee: '1.50', creditedAmount: '98.50', kind: 'card' });
  expect(await read(id)).toMatchObject({ state: 'credited', creditedAmount: '98.50' });
  expect(await balance()).toBe(197);
  expect((await listDeposits(payer.services, payer.session, page, 'EN')).totalElements).toBe(2);
  expect((await lastMessage(db, payer.session.memberId))?.title).toBe('$98.50 is in your balance');
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test('WALLET-14 a payment in another currency is credited by what the operator says it is', async () => {
  const id = await idOf('20.00');
  const paymentId = await record('SMB-3', '500000.00', 'VND');
  expect(await outcome(creditTo(paymentId, id))).toBe('validation_failed');
  expect(await outcome(creditTo(paymentId, id, '19.001'))).toBe('validation_failed');
  expect(await outcome(creditTo(paymentId, 'dep-none', '19.00'))).toBe('not_found');
  expect(await outcome(creditTo('pay-none', id, '19.00'))).toBe('not_found');
  await creditTo(paymentId, id, '19.00');
  expect(await balance()).toBe(19);
});

test('WALLET-14 a payment is taken once, whichever way it is told of', async () => {
  const [first, second] = [await idOf('20.00'), await idOf('20.00')];
  await confirmMoney(payer, first, '20.00');
  expect(await outcome(record(` smb-${first} `))).toBe('conflict');
  const paymentId = await record('SMB-4');
  expect(await outcome(record('smb -4'))).toBe('conflict');
  expect(await outcome(record('\u200b'))).toBe('validation_failed');
  const both = await Promise.all([creditTo(paymentId, second), creditTo(paymentId, second)].map(outcome));
  expect(both.sort()).toEqual(['conflict', 'in']);
  const raced = await Promise.all([record('SMB-5'), record('SMB-5')].map(outcome));
  expect(raced.sort()).toEqual(['conflict', 'in']);
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test('WALLET-14 money of a paid deposit that an operator fails waits, and is credited after all', async () => {
  const id = await idOf('30.00');
  await confirmMoney(payer, id, '30.00');
  await failDeposit(payer.services, MAI, id, { reason: 'Another name.', note: 'Asked in the chat.' });
  const [payment] = await list();
  expect(payment).toMatchObject({ cause: 'refused', depositId: id, amount: '30.00', reference: `SMB-${id}` });
  expect(await read(id)).toMatchObject({ state: 'failed', creditedAmount: null });
  const paymentId = payment?.paymentId ?? '';
  // An operator takes it out once more, before the credit.
  const payload = { depositId: id };
  await db.transaction((tx) => creditUnmatched(payer.services, tx, MAI, paymentId, payload));
  await failDeposit(payer.services, MAI, id, { reason: 'Another name.' });
  expect(await list()).toMatchObject([{ paymentId, state: 'open', cause: 'refused', resolvedBy: null }]);
  await creditTo(paymentId, id);
  expect([(await read(id)).state, await balance()]).toEqual(['credited', 30]);
});

test('WALLET-14 a payment that is sent back tells the member of its deposit why, and moves no wallet', async () => {
  const id = await idOf('30.00');
  await confirmMoney(payer, id, '30.00');
  await failDeposit(payer.services, MAI, id, { reason: 'Another name.' });
  const paymentId = (await list())[0]?.paymentId ?? '';
  payer.services.pass(1);
  await sendBack(paymentId, 'SMB-OUT-1');
  expect(await findUnmatched(db, paymentId)).toMatchObject({
    state: 'returned',
    returnReference: 'SMB-OUT-1',
    reason: 'Another <name>.',
    resolvedBy: MAI,
  });
  expect(await lastMessage(db, payer.session.memberId)).toMatchObject({ title: 'Payment of $30.00 sent back' });
  expect(await outcome(creditTo(paymentId, id))).toBe('conflict');
  expect(await balance()).toBe(0);
  // One return pays back one payment.
  const other = await record('SMB-6');
  expect(await outcome(sendBack(other, 'smb -out-1'))).toBe('conflict');
  await sendBack(other, 'SMB-OUT-2');
  const kinds = (await auditOf(db, payer.session.memberId)).map(([kind]) => kind);
  expect(kinds.filter((kind) => kind.startsWith('payment_'))).toEqual(['payment_returned']);
});

test('WALLET-14 operators list what waits, the oldest first, by account and range', async () => {
  const id = await idOf('30.00');
  await confirmMoney(payer, id, '30.00');
  await failDeposit(payer.services, MAI, id, { reason: 'Another name.' });
  payer.services.pass(DAY);
  await record('SMB-7');
  expect((await list()).map(({ reference }) => reference)).toEqual([`SMB-${id}`, 'SMB-7']);
  expect((await list({ account: 'nobody' })).length).toBe(0);
  const { account } = (await list())[0]?.member ?? {};
  expect((await list({ account })).map(({ depositId }) => depositId)).toEqual([id]);
  expect(await list({ from: new Date(payer.services.clock()).toISOString() })).toMatchObject([{ reference: 'SMB-7' }]);
});
