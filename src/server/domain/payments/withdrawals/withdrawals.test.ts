import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { DAY, HOUR, MINUTE, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { confirmWithdrawal, countAsReceived, disputeWithdrawal, getWithdrawal } from './answer-withdrawal.ts';
import {
  approveWithdrawal,
  confirmReceived,
  markPaid,
  rejectWithdrawal,
  returnWithdrawal,
  startReview,
} from './decide-withdrawal.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { addPayee, balanceOf, houseBalance, OPERATOR, type Payee, payOut, withdraw } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let payee: Payee;
let payees = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Services with a fresh clock, and a member with 1,000.00. */
async function begin(brand: Partial<TestServices['brand']> = {}): Promise<void> {
  services = await testServices(db, brand);
  payees += 1;
  payee = await addPayee(db, services, `payee${payees}`);
}

const act = (withdrawalId: string, note?: string) => ({ operator: OPERATOR, withdrawalId, note });
const asked = (withdrawalId: string, by = payee) => ({ session: by.session, withdrawalId, language: 'EN' as const });
const inTransaction = <T>(work: Parameters<typeof db.transaction<T>>[0]) => db.transaction(work);
const told = async (title: string) => {
  const sql = `
    select t.content from messages m join message_texts t on t.message_id = m.id and t.language = 'EN'
    where m.member_id = $1 and t.title = $2 order by m.sent_at desc limit 1`;
  const [message] = await db.query<{ content: string }>('test_told', sql, [payee.memberId, title]);
  return message?.content;
};

describe('a withdrawal', () => {
  test('WALLET-11 holds the amount from the request on, and pays it less the fee', async () => {
    const { withdrawals, ...brand } = (await testServices(db)).brand;
    await begin({ ...brand, withdrawals: { ...withdrawals, feeRate: 150, feeFixed: '0.50' } });
    const [payments, fees] = [await houseBalance(db, 'payments'), await houseBalance(db, 'fees')].map(Number);
    const id = await withdraw(services, payee, '200.00');
    expect(await balanceOf(db, payee.memberId)).toBe('800.00');
    expect(await balanceOf(db, payee.memberId, 'held')).toBe('200.00');
    const { withdrawal, timeline, next } = await getWithdrawal(services, asked(id));
    // 1.5% of 200.00 and 0.50.
    expect(withdrawal).toMatchObject({ state: 'requested', amount: '200.00', fee: '3.50', receives: '196.50' });
    expect(withdrawal.target).toMatchObject({ bankName: 'Sao Mai Bank', payeeName: 'TRAN THI LINH' });
    expect(timeline).toEqual([
      { state: 'requested', at: '2026-01-05T09:30:00.000Z', owner: 'member', note: '$200.00 held' },
    ]);
    expect(next).toEqual({ owner: 'operator', action: 'review', deadline: '2026-01-05T10:00:00.000Z' });

    services.pass(MINUTE);
    await payOut(services, id);
    expect(await balanceOf(db, payee.memberId)).toBe('800.00');
    expect(await balanceOf(db, payee.memberId, 'held')).toBe('0.00');
    expect(Number(await houseBalance(db, 'payments')) - (payments ?? 0)).toBeCloseTo(196.5, 6);
    expect(Number(await houseBalance(db, 'fees')) - (fees ?? 0)).toBeCloseTo(3.5, 6);
    const reasons = await db.query(
      'test_reasons',
      `select kind, reason_kind from transactions where reason_id = $1 group by 1, 2`,
      [id],
    );
    expect(reasons).toEqual([{ kind: 'withdrawal', reason_kind: 'withdrawal' }]);
  });

  test('WALLET-10 the timeline names owner, deadline and next action of every step', async () => {
    await begin();
    const id = await withdraw(services, payee, '100.00');
    services.pass(10 * MINUTE);
    await startReview(services, act(id));
    expect((await getWithdrawal(services, asked(id))).next).toEqual({
      owner: 'operator',
      action: 'approve',
      deadline: '2026-01-05T10:00:00.000Z',
    });
    await inTransaction((tx) => approveWithdrawal(services, tx, act(id, 'Looks good.')));
    expect((await getWithdrawal(services, asked(id))).next).toEqual({
      owner: 'operator',
      action: 'pay',
      deadline: '2026-01-05T10:10:00.000Z',
    });
    services.pass(5 * MINUTE);
    const payment = { bankReference: 'SMB-7', paidAt: '2026-01-05T09:45:00Z' };
    await inTransaction((tx) => markPaid(services, tx, act(id), payment));
    const paid = await getWithdrawal(services, asked(id));
    expect(paid.withdrawal).toMatchObject({ state: 'paid', bankReference: 'SMB-7' });
    expect(paid.next).toEqual({ owner: 'member', action: 'confirm_received', deadline: '2026-01-05T10:15:00.000Z' });
    const received = await inTransaction((tx) => confirmWithdrawal(services, tx, asked(id)));
    expect(received.next).toBe(null);
    // The operator's note is not for the member.
    expect(received.timeline.map(({ state, owner, note }) => [state, owner, note])).toEqual([
      ['requested', 'member', '$100.00 held'],
      ['reviewing', 'operator', null],
      ['approved', 'operator', null],
      ['paid', 'operator', null],
      ['received', 'member', null],
    ]);
  });

  test('WALLET-11 a rejected one gives the hold back and tells the reason, with the words escaped', async () => {
    await begin();
    const id = await withdraw(services, payee, '300.00');
    const reason = 'The name <is> not yours.';
    await inTransaction((tx) => rejectWithdrawal(services, tx, act(id), { reason }));
    expect(await balanceOf(db, payee.memberId)).toBe('1000.00');
    expect(await balanceOf(db, payee.memberId, 'held')).toBe('0.00');
    expect((await getWithdrawal(services, asked(id))).withdrawal).toMatchObject({ state: 'rejected', reason });
    expect((await getWithdrawal(services, asked(id))).next).toBeNull();
    expect(await told('Withdrawal of $300.00 rejected')).toContain('The name &lt;is&gt; not yours.');
  });

  test('WALLET-11 an approved and a paid one can be returned, amount and fee, each once', async () => {
    const { withdrawals, ...brand } = (await testServices(db)).brand;
    await begin({ ...brand, withdrawals: { ...withdrawals, feeFixed: '2.00' } });
    const fees = await houseBalance(db, 'fees');
    const back = (id: string) =>
      outcome(inTransaction((tx) => returnWithdrawal(services, tx, act(id), { reason: 'Sent back by the bank.' })));
    const approved = await withdraw(services, payee, '100.00');
    await inTransaction((tx) => approveWithdrawal(services, tx, act(approved)));
    const paid = await withdraw(services, payee, '100.00');
    await payOut(services, paid);
    expect(await Promise.all([back(approved), back(approved), back(paid), back(paid)])).toEqual(
      expect.arrayContaining(['in', 'conflict', 'in', 'conflict']),
    );
    expect(await balanceOf(db, payee.memberId)).toBe('1000.00');
    expect(await houseBalance(db, 'fees')).toBe(fees);
    expect((await getWithdrawal(services, asked(paid))).next).toBeNull();
    expect(await told('Withdrawal of $100.00 returned')).toContain('Sent back by the bank.');
  });

  test('WALLET-14 one that counts as received is returned when the bank sends it back, once', async () => {
    await begin();
    const id = await withdraw(services, payee, '100.00');
    await payOut(services, id);
    services.pass(DAY);
    await inTransaction((tx) => countAsReceived(services, tx, id));
    expect((await getWithdrawal(services, asked(id))).withdrawal.state).toBe('received');
    const back = () =>
      outcome(inTransaction((tx) => returnWithdrawal(services, tx, act(id), { reason: 'The account is closed.' })));
    expect([await back(), await back()]).toEqual(['in', 'conflict']);
    expect((await getWithdrawal(services, asked(id))).withdrawal.state).toBe('returned');
    expect(await balanceOf(db, payee.memberId)).toBe('1000.00');
  });

  test('WALLET-10 trust 17: nobody rejects an approved one, and its member has no way to cancel it', async () => {
    await begin();
    const id = await withdraw(services, payee, '100.00');
    await inTransaction((tx) => approveWithdrawal(services, tx, act(id)));
    expect(await outcome(inTransaction((tx) => rejectWithdrawal(services, tx, act(id), { reason: 'No.' })))).toBe(
      'conflict',
    );
    expect(await outcome(confirmWithdrawal(services, db, asked(id)))).toBe('conflict');
    expect(await outcome(getWithdrawal(services, asked('wd-none')))).toBe('not_found');
    expect(await balanceOf(db, payee.memberId, 'held')).toBe('100.00');
  });

  test('WALLET-02 trust 5: the id of another member is not found, in every call', async () => {
    await begin();
    const id = await withdraw(services, payee, '100.00');
    await payOut(services, id);
    const other = await addPayee(db, services, `${payee.session.account}x`);
    for (const call of [
      () => getWithdrawal(services, asked(id, other)),
      () => inTransaction((tx) => confirmWithdrawal(services, tx, asked(id, other))),
      () => inTransaction((tx) => disputeWithdrawal(services, tx, asked(id, other), { reason: 'not_arrived' })),
      () => withdraw(services, { ...other, accountId: payee.accountId }, '50.00'),
    ]) {
      expect(await outcome(call())).toBe('not_found');
    }
    expect((await listWithdrawals(services, other.session, { pageNo: 1, pageSize: 20 })).content).toEqual([]);
  });
});

describe('a dispute', () => {
  test('WALLET-10 stops the clock, and ends as received with the evidence', async () => {
    await begin();
    const id = await withdraw(services, payee, '60.00');
    await payOut(services, id);
    const dispute = { reason: 'not_arrived', text: 'Nothing has come.' } as const;
    const disputed = await inTransaction((tx) => disputeWithdrawal(services, tx, asked(id), dispute));
    expect(disputed.withdrawal.state).toBe('disputed');
    expect(disputed.next).toEqual({
      owner: 'operator',
      action: 'answer_dispute',
      deadline: '2026-01-08T09:30:00.000Z',
    });
    expect(disputed.dispute).toEqual({ ...dispute, at: '2026-01-05T09:30:00.000Z', answer: null, answeredAt: null });
    services.pass(HOUR);
    const review = await confirmReceived(services, act(id), 'The bank confirmed it.');
    expect(review).toMatchObject({ state: 'received', dispute: 'Nothing has come.', autoReceivedAt: null });
    expect((await getWithdrawal(services, asked(id))).dispute).toMatchObject({ answer: 'The bank confirmed it.' });
    expect(await told('Withdrawal of $60.00 arrived')).toContain('The bank confirmed it.');
  });

  test('WALLET-10 is possible until the last millisecond of the 30 minutes, and once', async () => {
    await begin();
    const [early, late] = [await withdraw(services, payee, '60.00'), await withdraw(services, payee, '60.00')];
    for (const id of [early, late]) await payOut(services, id);
    const dispute = (id: string) =>
      outcome(inTransaction((tx) => disputeWithdrawal(services, tx, asked(id), { reason: 'wrong_amount' })));
    services.pass(30 * MINUTE - 1);
    expect(await dispute(early)).toBe('in');
    expect(await dispute(early)).toBe('conflict');
    services.pass(1);
    expect(await dispute(late)).toBe('conflict');
  });

  test('WALLET-10 that is right gives the money back', async () => {
    await begin();
    const id = await withdraw(services, payee, '60.00');
    await payOut(services, id);
    await inTransaction((tx) => disputeWithdrawal(services, tx, asked(id), { reason: 'not_arrived' }));
    await inTransaction((tx) => returnWithdrawal(services, tx, act(id), { reason: 'It came back.' }));
    expect(await balanceOf(db, payee.memberId)).toBe('1000.00');
    expect((await getWithdrawal(services, asked(id))).dispute).toMatchObject({ answer: 'It came back.' });
  });
});

test('a session of a member without money in the list sees the sums of its own alone', async () => {
  await begin();
  const id = await withdraw(services, payee, '75.00');
  await payOut(services, id);
  await inTransaction((tx) => confirmWithdrawal(services, tx, asked(id)));
  services.pass(MINUTE);
  await withdraw(services, payee, '25.00');
  const page = await listWithdrawals(services, payee.session, { pageNo: 1, pageSize: 1 });
  expect(page).toMatchObject({ content: [{ amount: '25.00', state: 'requested' }], totalElements: 2, totalPages: 2 });
  expect(page.totals).toEqual({ amount: '100.00', received: '75.00', fee: '0.00' });
  const received = { state: 'received', pageNo: 1, pageSize: 20 } as const;
  expect((await listWithdrawals(services, payee.session, received)).totalElements).toBe(1);
  const player = await sessionOf(services, 'player01');
  expect((await listWithdrawals(services, player, { pageNo: 1, pageSize: 20 })).totalElements).toBe(0);
});

test('WALLET-09 a brand that waits a minute is told as one', async () => {
  const { withdrawals, ...brand } = (await testServices(db)).brand;
  await begin({ ...brand, withdrawals: { ...withdrawals, autoReceivedMinutes: 1 } });
  const id = await withdraw(services, payee, '100.00');
  await payOut(services, id);
  services.pass(MINUTE);
  await inTransaction((tx) => countAsReceived(services, tx, id));
  expect(await told('Withdrawal of $100.00 counts as received')).toContain('<p>1 minute has passed without an answer.');
});

test('trust 6: after all of it the books are clean', async () => {
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});
