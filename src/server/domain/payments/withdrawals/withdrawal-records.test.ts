import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import {
  type AskedJob,
  auditOf,
  lastMessage,
  MINUTE,
  outcome,
  recordedJobs,
  type TestServices,
  testServices,
} from '../../testing.ts';
import { confirmWithdrawal, countAsReceived, disputeWithdrawal, getWithdrawal } from './answer-withdrawal.ts';
import {
  approveWithdrawal,
  confirmReceived,
  markPaid,
  rejectWithdrawal,
  returnWithdrawal,
  startReview,
} from './decide-withdrawal.ts';
import { readWithdrawalReview } from './review-withdrawals.ts';
import { addPayee, OPERATOR, type Payee, payOut, withdraw } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let jobs: readonly AskedJob[];
let payee: Payee;
let payees = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  const queue = recordedJobs();
  services = { ...(await testServices(db)), jobs: queue.jobs };
  jobs = queue.asked;
  payees += 1;
  payee = await addPayee(db, services, `recorded${payees}`);
});

const act = (withdrawalId: string) => ({ operator: OPERATOR, withdrawalId });
const asked = (withdrawalId: string, language: Language = 'EN') => ({ session: payee.session, withdrawalId, language });
const inTransaction = <T>(work: Parameters<typeof db.transaction<T>>[0]) => db.transaction(work);
const approve = (id: string) => inTransaction((tx) => approveWithdrawal(services, tx, act(id)));
const reject = (id: string, reason = 'No.') =>
  inTransaction((tx) => rejectWithdrawal(services, tx, act(id), { reason }));
const giveBack = (id: string, reason = 'Back.') =>
  inTransaction((tx) => returnWithdrawal(services, tx, act(id), { reason }));
const markAsPaid = (id: string, bankReference = `SMB-${id}`, at = services.clock()) =>
  inTransaction((tx) => markPaid(services, tx, act(id), { bankReference, paidAt: new Date(at).toISOString() }));
const confirm = (id: string) => inTransaction((tx) => confirmWithdrawal(services, tx, asked(id)));
const dispute = (id: string, text?: string) =>
  inTransaction((tx) => disputeWithdrawal(services, tx, asked(id), { reason: 'not_arrived', ...(text && { text }) }));
const count = (id: string) => inTransaction((tx) => countAsReceived(services, tx, id));
const stateOf = async (id: string) => (await getWithdrawal(services, asked(id))).withdrawal.state;
const paid = async () => {
  const id = await withdraw(services, payee, '100.00');
  await payOut(services, id);
  return id;
};
/** What the audit log has of it, after the login. */
const records = async () => (await auditOf(db, payee.memberId)).filter(([kind]) => kind.startsWith('withdrawal_'));

describe('the audit log', () => {
  test('WALLET-10 has every act of the member and of operators, with who acted', async () => {
    const withdrawal = await paid();
    await dispute(withdrawal);
    await confirmReceived(services, act(withdrawal), 'The bank confirmed it.');
    const amount = '100.00';
    const session = payee.session.id;
    expect(await records()).toEqual([
      ['withdrawal_requested', 'member', { withdrawal, amount, fee: '0.00', account: payee.accountId, session }],
      ['withdrawal_approved', OPERATOR, { withdrawal, amount }],
      ['withdrawal_paid', OPERATOR, { withdrawal, amount }],
      ['withdrawal_disputed', 'member', { withdrawal, by: 'member', session }],
      ['withdrawal_received', OPERATOR, { withdrawal, amount }],
    ]);
  });

  test('WALLET-10 tells a receipt by the member from one by time', async () => {
    const [first, second] = [await paid(), await paid()];
    await confirm(first);
    services.pass(30 * MINUTE);
    await count(second);
    const received = (await records()).filter(([kind]) => kind === 'withdrawal_received');
    expect(received.map(([, , facts]) => facts)).toEqual([
      { withdrawal: first, by: 'member', session: payee.session.id },
      { withdrawal: second, by: 'system' },
    ]);
  });

  test('has who took up, rejected and returned one', async () => {
    const [first, second] = [await withdraw(services, payee, '100.00'), await withdraw(services, payee, '50.00')];
    await startReview(services, act(first));
    await reject(first);
    await approve(second);
    await giveBack(second);
    expect((await records()).filter(([, by]) => by === OPERATOR)).toEqual([
      ['withdrawal_taken_up', OPERATOR, { withdrawal: first, amount: '100.00' }],
      ['withdrawal_rejected', OPERATOR, { withdrawal: first, amount: '100.00' }],
      ['withdrawal_approved', OPERATOR, { withdrawal: second, amount: '50.00' }],
      ['withdrawal_returned', OPERATOR, { withdrawal: second, amount: '50.00' }],
    ]);
  });
});

test('WALLET-09 a bank reference pays one withdrawal only, however it is typed, and nothing moves for the second', async () => {
  const [first, second] = [await withdraw(services, payee, '100.00'), await withdraw(services, payee, '50.00')];
  for (const id of [first, second]) await approve(id);
  await markAsPaid(first, `HHB ${first}`);
  for (const typed of [`HHB ${first}`, `hhb\u200b${first}`, `ＨＨＢ${first}`]) {
    expect(await outcome(markAsPaid(second, typed))).toBe('conflict');
  }
  expect(await stateOf(second)).toBe('approved');
  await markAsPaid(second);
  expect(await stateOf(second)).toBe('paid');
});

describe('30 minutes after the payment without a word', () => {
  test('WALLET-04 WALLET-09 it counts as received, not a millisecond before, and the job is due at that time', async () => {
    const id = await paid();
    expect(jobs.filter(({ name }) => name === 'withdrawal_received')).toEqual([
      { name: 'withdrawal_received', data: { withdrawalId: id }, at: new Date(Date.UTC(2026, 0, 5, 10, 0)) },
    ]);
    services.pass(30 * MINUTE - 1);
    await count(id);
    expect(await stateOf(id)).toBe('paid');
    services.pass(1);
    await count(id);
    const { withdrawal, timeline, next } = await getWithdrawal(services, asked(id));
    expect([withdrawal.state, withdrawal.updatedAt, next]).toEqual(['received', '2026-01-05T10:00:00.000Z', null]);
    expect(timeline.at(-1)).toEqual({
      state: 'received',
      at: '2026-01-05T10:00:00.000Z',
      owner: 'system',
      note: 'Counted as received after 30 minutes without an answer',
    });
    expect((await getWithdrawal(services, asked(id, 'VI'))).timeline.map(({ note }) => note)).toEqual([
      'Đang giữ $100.00',
      null,
      null,
      'Tự động xác nhận sau 30 phút không có phản hồi',
    ]);
  });

  test('WALLET-10 a disputed one that arrives after all is received by its member, who acted at each step', async () => {
    const id = await paid();
    await dispute(id);
    expect((await confirm(id)).withdrawal.state).toBe('received');
    const { timeline } = await getWithdrawal(services, asked(id));
    expect(timeline.slice(-3).map(({ state, owner }) => `${state} ${owner}`)).toEqual([
      'paid operator',
      'disputed member',
      'received member',
    ]);
    const byTime = await paid();
    services.pass(30 * MINUTE);
    await count(byTime);
    const last = async (of: string) => (await readWithdrawalReview(services, OPERATOR, of)).steps.at(-1)?.by;
    expect([await last(id), await last(byTime)]).toEqual(['member', 'system']);
  });

  test('WALLET-10 what was disputed, returned or received before stays as it is', async () => {
    const [disputed, returned, received] = [await paid(), await paid(), await paid()];
    await dispute(disputed);
    await giveBack(returned);
    await confirm(received);
    services.pass(30 * MINUTE);
    for (const id of [disputed, returned, received]) await count(id);
    expect(await Promise.all([disputed, returned, received].map(stateOf))).toEqual([
      'disputed',
      'returned',
      'received',
    ]);
  });
});

describe('the member is told', () => {
  const told = async () => {
    const [en, vi] = [await lastMessage(db, payee.memberId, 'EN'), await lastMessage(db, payee.memberId, 'VI')];
    return [en?.title, en?.content, vi?.title, vi?.content, en?.category];
  };
  /** The account as the member reads it: the bank and the last four digits. */
  const account = async (id: string) => {
    const { target } = (await getWithdrawal(services, asked(id))).withdrawal;
    return `Sao Mai Bank ••${target.ending}`;
  };

  test('WALLET-11 that it is approved, and to which account it goes', async () => {
    const id = await withdraw(services, payee, '100.00');
    await approve(id);
    expect(await told()).toEqual([
      'Withdrawal of $100.00 approved',
      `<p>We are sending it to ${await account(id)}.</p>`,
      'Đã duyệt lệnh rút $100.00',
      `<p>Chúng tôi đang chuyển tiền đến ${await account(id)}.</p>`,
      'money',
    ]);
  });

  test('WALLET-10 that it is sent, and until when to say that it did not arrive', async () => {
    const id = await withdraw(services, payee, '100.00');
    await approve(id);
    services.pass(1);
    await markAsPaid(id);
    const words = await told();
    expect(words[0]).toBe('$100.00 sent to your account');
    expect(words[1]).toContain(`We sent it to ${await account(id)}. Please tell us within 30 minutes`);
    expect(words[2]).toBe('Đã chuyển $100.00 đến tài khoản của bạn');
    expect(words[3]).toContain(`Chúng tôi đã chuyển đến ${await account(id)}.`);
    expect(words[3]).toContain('trong 30 phút');
  });

  test('WALLET-11 why it is rejected or returned, and that the money is back', async () => {
    await reject(await withdraw(services, payee, '100.00'), 'Not yours.');
    expect((await told()).slice(0, 4)).toEqual([
      'Withdrawal of $100.00 rejected',
      '<p>Not yours.</p><p>The money is in your main wallet.</p>',
      'Lệnh rút $100.00 bị từ chối',
      '<p>Not yours.</p><p>Tiền đã trở lại ví chính của bạn.</p>',
    ]);
    const second = await withdraw(services, payee, '50.00');
    services.pass(1);
    await approve(second);
    services.pass(1);
    await giveBack(second, 'The bank sent it back.');
    expect((await told()).slice(0, 4)).toEqual([
      'Withdrawal of $50.00 returned',
      '<p>The bank sent it back.</p><p>The money is in your main wallet.</p>',
      'Lệnh rút $50.00 đã được hoàn',
      '<p>The bank sent it back.</p><p>Tiền đã trở lại ví chính của bạn.</p>',
    ]);
  });

  test('WALLET-04 WALLET-10 that it counts as received, and that a dispute ended so, with the words of the operator escaped', async () => {
    const [first, second] = [await paid(), await paid()];
    await dispute(second);
    services.pass(30 * MINUTE);
    await count(first);
    expect((await told()).slice(0, 4)).toEqual([
      'Withdrawal of $100.00 counts as received',
      '<p>30 minutes have passed without an answer. If the money did not arrive, tell customer service.</p>',
      'Lệnh rút $100.00 được tính là đã nhận',
      '<p>Đã qua 30 phút không có phản hồi. Nếu chưa nhận được tiền, hãy báo cho chăm sóc khách hàng.</p>',
    ]);
    services.pass(1);
    await confirmReceived(services, act(second), 'Receipt <7>.');
    expect((await told()).slice(0, 4)).toEqual([
      'Withdrawal of $100.00 arrived',
      '<p>We checked your report. Receipt &lt;7&gt;.</p>',
      'Lệnh rút $100.00 đã đến',
      '<p>Chúng tôi đã kiểm tra phản ánh của bạn. Receipt &lt;7&gt;.</p>',
    ]);
  });
});

describe('words of operators and members', () => {
  test('a dispute without words: its reason stands in their place for the operator', async () => {
    const id = await paid();
    const told = await dispute(id);
    expect(told.dispute).toMatchObject({ reason: 'not_arrived', text: null });
    const review = await readWithdrawalReview(services, OPERATOR, id);
    expect(review.dispute).toBe('not_arrived');
    expect(review.steps.at(-1)).toMatchObject({ state: 'disputed', by: 'member', note: 'not_arrived' });
  });

  test('the member reads the first 60, 200 and 300 characters of reference, reason and answer', async () => {
    const id = await withdraw(services, payee, '100.00');
    await approve(id);
    await markAsPaid(id, 'R'.repeat(61));
    await dispute(id);
    await giveBack(id, 'x'.repeat(301));
    const { withdrawal, dispute: answered } = await getWithdrawal(services, asked(id));
    expect(withdrawal.bankReference).toBe(`${'R'.repeat(59)}…`);
    expect(withdrawal.reason).toBe(`${'x'.repeat(199)}…`);
    expect(answered?.answer).toBe(`${'x'.repeat(299)}…`);
    expect(answered?.answeredAt).toBe('2026-01-05T09:30:00.000Z');
    const whole = await withdraw(services, payee, '100.00');
    await reject(whole, 'x'.repeat(200));
    expect((await getWithdrawal(services, asked(whole))).withdrawal.reason).toBe('x'.repeat(200));
  });

  test('WALLET-10 a dispute ends as received for an operator only while it is open, with the evidence as its note', async () => {
    const id = await paid();
    expect(await outcome(confirmReceived(services, act(id), 'Sent.'))).toBe('conflict');
    await dispute(id);
    services.pass(MINUTE);
    const review = await confirmReceived(services, act(id), 'Sent.');
    expect(review.steps.at(-1)).toEqual({
      state: 'received',
      by: OPERATOR,
      note: 'Sent.',
      at: '2026-01-05T09:31:00.000Z',
    });
    expect(await outcome(confirmReceived(services, act(id), 'Sent.'))).toBe('conflict');
  });

  test('a time of payment in the future is refused with the field', async () => {
    const id = await withdraw(services, payee, '100.00');
    await approve(id);
    await expect(markAsPaid(id, 'SMB-1', services.clock() + 1)).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [{ pointer: '/body/paidAt', rule: 'paid_at', message: 'Is in the future or before the approval' }],
      },
    });
  });
});
