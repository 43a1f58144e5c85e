import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { DAY, HOUR, lastMessage, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { confirmDeposit, failDeposit } from './approve-deposit.ts';
import { createDeposit, markPaid } from './create-deposit.ts';
import { findDeposit, listDeposits } from './read-deposits.ts';
import { findDepositReview, listDepositReviews } from './review-deposits.ts';
import { creditDeposit, expireDeposit } from './settle-deposit.ts';
import { addPayers, forgetDeposits } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
// Two members of the test alone.
let payer: Session;
let stranger: Session;
let pairs = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await forgetDeposits(db);
  services = await testServices(db);
  pairs += 1;
  const [first, second] = [`payer${pairs}`, `stranger${pairs}`] as const;
  await addPayers(db, [first, second]);
  payer = await sessionOf(services, first);
  stranger = await sessionOf(services, second);
});

const page = { pageNo: 1, pageSize: 20 };
const ask = (amount: string, methodId = 'dm-bank') =>
  db.transaction((tx) => createDeposit(services, tx, payer, { methodId, amount }, 'EN'));
const idOf = async (amount: string, methodId?: string) => (await ask(amount, methodId)).deposit.depositId;
const confirm = (id: string, receivedAmount: string, bankReference = `BANK-${id}`) =>
  db.transaction((tx) => confirmDeposit(services, tx, 'Mai', id, { receivedAmount, bankReference }));
const report = (id: string, session = payer) =>
  db.transaction((tx) => markPaid(services, tx, session, id, { reference: 'FT26005-1147' }, 'EN'));
const read = (id: string, session = payer) => findDeposit(services, session, id, 'EN');

async function balanceOf({ memberId }: Session): Promise<number> {
  const sql = `select balance from wallets where member_id = $1 and kind = 'main'`;
  return Number((await db.query<{ balance: string }>('test_balance', sql, [memberId]))[0]?.balance);
}

describe('a payment', () => {
  test('WALLET-01 WALLET-11 an operator confirms it and the wallet is credited once, with fee and message', async () => {
    const before = await balanceOf(payer);
    const id = await idOf('100.00', 'dm-card');
    await confirm(id, '100.00');
    expect((await read(id)).deposit).toMatchObject({ state: 'paid', creditedAmount: null });
    await Promise.all([creditDeposit(services, id), creditDeposit(services, id), creditDeposit(services, id)]);
    const { deposit, instruction, timeline, balanceAfter } = await read(id);
    expect(deposit).toMatchObject({ state: 'credited', fee: '1.50', creditedAmount: '98.50' });
    expect(instruction).toBeNull();
    expect(timeline.map(({ state, by }) => [state, by])).toEqual([
      ['pending', 'member'],
      ['paid', 'operator'],
      ['credited', 'system'],
    ]);
    expect((await balanceOf(payer)) - before).toBeCloseTo(98.5, 6);
    expect(Number(balanceAfter)).toBeCloseTo(before + 98.5, 6);
    expect((await lastMessage(db, payer.memberId))?.title).toBe('$98.50 is in your balance');
    const postings = await db.query(
      'test_posting',
      `select a.kind, e.amount::float as amount from transactions t join entries e on e.transaction_id = t.id
       join accounts a on a.id = e.account_id where t.reason_kind = 'deposit' and t.reason_id = $1 order by 1`,
      [id],
    );
    expect(postings).toEqual([
      { kind: 'fees', amount: 1.5 },
      { kind: 'main', amount: 98.5 },
      { kind: 'payments', amount: -100 },
    ]);
    expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
  });

  test('WALLET-11 WALLET-14 of another amount is credited as it arrived, less the fee', async () => {
    const id = await idOf('100.00', 'dm-card');
    expect(await outcome(confirm(id, '80.001'))).toBe('validation_failed');
    await confirm(id, '80.00');
    await creditDeposit(services, id);
    expect((await read(id)).deposit).toMatchObject({ amount: '100.00', fee: '1.20', creditedAmount: '78.80' });
  });

  test('WALLET-11 a bank reference pays one deposit only', async () => {
    const [first, second] = [await idOf('20.00'), await idOf('20.00')];
    await confirm(first, '20.00', 'SMB-1');
    expect(await outcome(confirm(second, '20.00', 'SMB-1'))).toBe('conflict');
    // What a person takes for the same reference is the same.
    for (const typed of [' smb-1 ', 'SMB - 1', 'SMB-\u200b1', 'ＳＭＢ-1']) {
      expect(await outcome(confirm(second, '20.00', typed))).toBe('conflict');
    }
    expect(await outcome(confirm(second, '20.00', '\u200b'))).toBe('validation_failed');
    expect((await read(second)).deposit.state).toBe('pending');
    await confirm(second, '20.00', 'smb-2');
    expect((await findDepositReview(services, db, second)).bankReference).toBe('smb-2');
  });

  test('WALLET-01 two operators at once confirm it once', async () => {
    const id = await idOf('20.00');
    const results = await Promise.all(['A', 'B'].map((name) => outcome(confirm(id, '20.00', `SMB-${name}`))));
    expect(results.sort()).toEqual(['conflict', 'in']);
  });

  test('WALLET-11 an operator fails it with a reason that the member reads', async () => {
    const before = await balanceOf(payer);
    const id = await idOf('20.00');
    await failDeposit(services, 'Mai', id, { reason: 'The money came from another name.', note: 'Sent back.' });
    const { deposit, timeline } = await read(id);
    expect([deposit.state, deposit.failure]).toEqual(['failed', 'The money came from another name.']);
    expect(timeline.at(-1)).toMatchObject({ state: 'failed', by: 'operator', note: null });
    expect(await outcome(failDeposit(services, 'Mai', id, { reason: 'Again.' }))).toBe('conflict');
    expect(await balanceOf(payer)).toBe(before);
    expect((await findDepositReview(services, db, id)).steps.at(-1)).toMatchObject({ by: 'Mai', note: 'Sent back.' });
  });

  test('WALLET-14 an operator confirms money that comes after it failed', async () => {
    const before = await balanceOf(payer);
    const id = await idOf('20.00');
    await failDeposit(services, 'Mai', id, { reason: 'Nothing came.' });
    await confirm(id, '20.00');
    await creditDeposit(services, id);
    const { deposit, timeline } = await read(id);
    expect(deposit).toMatchObject({ state: 'credited', creditedAmount: '20.00', failure: null });
    expect(timeline.map(({ state }) => state)).toEqual(['pending', 'failed', 'paid', 'credited']);
    expect((await balanceOf(payer)) - before).toBe(20);
    // What is credited stays, and a second payment is not this one.
    expect(await outcome(confirm(id, '20.00', 'SMB-second'))).toBe('conflict');
    expect(await balanceOf(payer)).toBe(before + 20);
  });

  test('WALLET-11 the word of the member stops the expiry, and only an open transfer takes it', async () => {
    const [id, card] = [await idOf('20.00'), await idOf('20.00', 'dm-card')];
    const told = await report(id);
    expect(told.deposit).toMatchObject({ state: 'pending', payerReference: 'FT26005-1147', expiresAt: null });
    expect(await outcome(report(card))).toBe('conflict');
    services.pass(2 * HOUR);
    await db.transaction((tx) => expireDeposit(services, tx, id));
    expect((await read(id)).deposit.state).toBe('pending');
    await confirm(id, '20.00');
    expect(await outcome(report(id))).toBe('conflict');
  });

  test('WALLET-11 WALLET-14 it expires in time and not before; late money is still credited', async () => {
    const id = await idOf('20.00');
    const expire = () => db.transaction((tx) => expireDeposit(services, tx, id));
    services.pass(HOUR - 1);
    await expire();
    expect((await read(id)).deposit.state).toBe('pending');
    services.pass(1);
    await expire();
    expect((await read(id)).deposit.state).toBe('expired');
    await confirm(id, '20.00');
    await creditDeposit(services, id);
    expect((await read(id)).timeline.map(({ state }) => state)).toEqual(['pending', 'expired', 'paid', 'credited']);
  });
});

test("MEMBER-04 another member's deposit is not found", async () => {
  const id = await idOf('20.00');
  expect(await outcome(read(id, stranger))).toBe('not_found');
  expect(await outcome(report(id, stranger))).toBe('not_found');
  expect((await listDeposits(services, stranger, page, 'EN')).content).toEqual([]);
});

test('MEMBER-04 MEMBER-22 the list has ranges, filters and sums over all pages', async () => {
  const [first, second] = [await idOf('20.00'), await idOf('100.00', 'dm-card')];
  services.pass(DAY);
  await confirm(second, '100.00');
  await creditDeposit(services, second);
  await ask('30.00');
  const list = (query: object) => listDeposits(services, payer, { ...page, ...query }, 'EN');
  const all = await list({ pageSize: 2 });
  expect(all).toMatchObject({ totalPages: 2, totalElements: 3 });
  expect(all.totals).toEqual({ amount: '150.00', credited: '98.50', fee: '1.50' });
  expect((await list({ state: 'credited' })).content.map(({ depositId }) => depositId)).toEqual([second]);
  expect((await list({ methodId: 'dm-bank' })).totalElements).toBe(2);
  const to = new Date(services.clock() - HOUR).toISOString();
  expect((await list({ to })).content.map(({ depositId }) => depositId)).toEqual([second, first]);
  expect(await outcome(list({ from: to, to }))).toBe('validation_failed');
});

test('an operator finds what waits, the oldest first, by words of the transfer or by account', async () => {
  const { deposit } = await ask('20.00');
  services.pass(HOUR);
  const second = await idOf('30.00');
  const list = (query: object) => listDepositReviews(services, { ...page, ...query });
  expect((await list({})).content.map(({ depositId }) => depositId)).toEqual([deposit.depositId, second]);
  expect((await list({})).totals.amount).toBe('50.00');
  for (const transferNote of [deposit.transferNote, ` ${deposit.transferNote.toLowerCase()}`]) {
    expect((await list({ transferNote })).content.map(({ depositId }) => depositId)).toEqual([deposit.depositId]);
  }
  for (const query of [
    { transferNote: 'LUMO' },
    { transferNote: '%' },
    { account: `stranger${pairs}` },
    { state: 'credited' },
  ]) {
    expect((await list(query)).totalElements).toBe(0);
  }
  expect(await findDepositReview(services, db, second)).toMatchObject({
    member: { account: `payer${pairs}` },
    payerName: 'TRAN PAYER',
    currency: 'USD',
    receivedAmount: null,
    reason: null,
  });
});

test('WALLET-11 what is credited and the fee always make up what arrived, and never less than nothing', async () => {
  const cents = fc.integer({ min: 1_000, max: 100_000 });
  await fc.assert(
    fc.asyncProperty(cents, fc.integer({ min: 1, max: 200_000 }), async (asked, arrived) => {
      const text = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
      await forgetDeposits(db);
      const before = await balanceOf(payer);
      const id = await idOf(text(asked), 'dm-card');
      await confirm(id, text(arrived));
      await creditDeposit(services, id);
      // 1.5%, rounded down to the cent.
      const fee = Math.floor((arrived * 150) / 10_000);
      expect((await read(id)).deposit).toMatchObject({ fee: text(fee), creditedAmount: text(arrived - fee) });
      expect(Math.round((await balanceOf(payer)) * 100 - before * 100)).toBe(arrived - fee);
    }),
    { numRuns: 25 },
  );
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});
