import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import { auditOf, lastMessage, MINUTE, outcome } from '../../testing.ts';
import { failDeposit } from './approve-deposit.ts';
import { markPaid } from './create-deposit.ts';
import { findDeposit } from './read-deposits.ts';
import { findDepositReview } from './review-deposits.ts';
import { creditAtOnce, creditDeposit, expireDeposit } from './settle-deposit.ts';
import { addDepositor, askDeposit, confirmMoney, type Depositor } from './testing.ts';

let db: TestDatabase;
let payer: Depositor;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
// Each test has a member of its own, so that its records are those of the test.
beforeEach(async () => {
  payer = await addDepositor(db);
});

const idOf = async (amount: string, methodId?: string) => (await askDeposit(payer, amount, methodId)).deposit.depositId;
const report = (id: string, reference = 'FT26005-1147') =>
  db.transaction((tx) =>
    markPaid(payer.services, tx, payer.session, id, { reference, paidAt: '2026-01-05T09:36:00Z' }, 'EN'),
  );
/** The records of its deposits: without those of the login. */
const records = async () => (await auditOf(db, payer.session.memberId)).filter(([kind]) => kind.startsWith('deposit_'));

describe('the audit log', () => {
  test('WALLET-11 has who asked for, reported, confirmed and credited a deposit, with the facts of each', async () => {
    const deposit = await idOf('100.00', 'dm-bank');
    await report(deposit);
    await confirmMoney(payer, deposit, '80.00');
    await creditDeposit(payer.services, deposit);
    const session = payer.session.id;
    expect(await records()).toEqual([
      ['deposit_requested', 'member', { deposit, method: 'dm-bank', amount: '100.00', session }],
      ['deposit_reported', 'member', { deposit, reference: 'FT26005-1147', paidAt: '2026-01-05T09:36:00Z', session }],
      ['deposit_confirmed', 'op_mai', { deposit, amount: '80.00', reference: `SMB-${deposit}` }],
      ['deposit_credited', expect.anything(), { deposit, amount: '80.00', fee: '0.00' }],
    ]);
  });

  test('has who failed one, and why', async () => {
    const deposit = await idOf('20.00');
    await failDeposit(payer.services, 'op_mai', deposit, { reason: 'Nothing came.' });
    expect((await records()).at(-1)).toEqual(['deposit_failed', 'op_mai', { deposit, reason: 'Nothing came.' }]);
  });
});

describe('the work of the queue', () => {
  test('the expiry is due when the time to pay ends, and the credit at once', async () => {
    const depositId = await idOf('20.00', 'dm-ewallet');
    expect(payer.asked).toEqual([
      { name: 'deposit_expiry', data: { depositId }, at: new Date(payer.services.clock() + 15 * MINUTE) },
    ]);
    await confirmMoney(payer, depositId, '20.00');
    expect(payer.asked.slice(1)).toEqual([{ name: 'deposit_credit', data: { depositId }, at: undefined }]);
  });

  test('the first word of the member asks for one review in the sandbox, a corrected reference for none', async () => {
    const id = await idOf('20.00');
    const { services } = payer;
    payer = { ...payer, services: { ...services, config: { ...services.config, sandboxReviewer: true } } };
    await report(id);
    payer.services.pass(MINUTE);
    const told = await report(id, 'FT26005-1148');
    expect(told.deposit).toMatchObject({ payerReference: 'FT26005-1148', reportedAt: '2026-01-05T09:30:00.000Z' });
    expect(payer.asked.filter(({ name }) => name === 'sandbox_review')).toEqual([
      { name: 'sandbox_review', data: { kind: 'deposit', id }, at: new Date(Date.UTC(2026, 0, 5, 9, 31)) },
    ]);
  });

  test('a credit that fails is left to the job, and a second run of it repeats nothing', async () => {
    const id = await idOf('20.00');
    await creditAtOnce(payer.services, 'dep-none');
    await creditAtOnce(payer.services, id);
    expect((await findDeposit(payer.services, payer.session, id, 'EN')).deposit.state).toBe('pending');
    await confirmMoney(payer, id, '20.00');
    await creditAtOnce(payer.services, id);
    await creditAtOnce(payer.services, id);
    const { deposit, timeline } = await findDeposit(payer.services, payer.session, id, 'EN');
    expect([deposit.state, deposit.creditedAt]).toEqual(['credited', '2026-01-05T09:30:00.000Z']);
    expect(timeline).toHaveLength(3);
  });
});

describe('a change of state', () => {
  const stateOf = async (id: string) => (await findDeposit(payer.services, payer.session, id, 'EN')).deposit.state;
  const expire = (id: string) => db.transaction((tx) => expireDeposit(payer.services, tx, id));

  test('WALLET-01 a payment that was confirmed can still be refused, and is then never credited', async () => {
    const id = await idOf('20.00');
    await confirmMoney(payer, id, '20.00');
    await failDeposit(payer.services, 'op_mai', id, { reason: 'Sent back.' });
    await creditDeposit(payer.services, id);
    expect(await stateOf(id)).toBe('failed');
    const posted = await db.query('test_posted', 'select kind from transactions where reason_id = $1', [id]);
    expect(posted).toEqual([]);
  });

  test('WALLET-11 only a deposit that still waits expires, by the system', async () => {
    const [waits, failed, paid] = [await idOf('20.00'), await idOf('20.00'), await idOf('20.00')];
    await failDeposit(payer.services, 'op_mai', failed, { reason: 'No.' });
    await confirmMoney(payer, paid, '20.00');
    await creditDeposit(payer.services, paid);
    payer.services.pass(60 * MINUTE);
    for (const id of [waits, failed, paid]) await expire(id);
    expect(await Promise.all([waits, failed, paid].map(stateOf))).toEqual(['expired', 'failed', 'credited']);
    expect((await findDepositReview(payer.services, db, waits)).steps.at(-1)).toMatchObject({
      state: 'expired',
      by: 'system',
      at: '2026-01-05T10:30:00.000Z',
    });
    const posted = await db.query('test_posted', 'select kind from transactions where reason_id = $1', [paid]);
    expect(posted).toEqual([{ kind: 'deposit' }]);
  });

  test('that the database refuses for another reason than a used reference stays a fault', async () => {
    const id = await idOf('20.00');
    await expect(confirmMoney(payer, id, `${'9'.repeat(17)}.00`)).rejects.not.toBeInstanceOf(Failure);
    expect(await stateOf(id)).toBe('pending');
  });

  test('that fails in the background is logged with the deposit', async () => {
    const log = { ...payer.services.log, error: vi.fn() };
    // The logger of the test has this one method alone.
    await creditAtOnce({ ...payer.services, log: log as unknown as typeof payer.services.log }, 'dep-none');
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { deposit: 'dep-none', error: expect.objectContaining({ message: 'not_found' }) },
      'deposit not credited yet',
    );
  });
});

describe('the member is told', () => {
  test('WALLET-11 in a message of its own language that the money is there', async () => {
    await db.query('test_language', `update members set language = 'VI' where id = $1`, [payer.session.memberId]);
    const id = await idOf('100.00', 'dm-card');
    await confirmMoney(payer, id, '100.00');
    await creditDeposit(payer.services, id);
    expect(await lastMessage(db, payer.session.memberId, 'VI')).toEqual({
      title: '$98.50 đã vào số dư của bạn',
      content: '<p>Khoản nạp $98.50 của bạn đã đến.</p>',
      category: 'money',
    });
    expect((await lastMessage(db, payer.session.memberId, 'EN'))?.content).toBe(
      '<p>Your deposit of $98.50 has arrived.</p>',
    );
  });

  test.each([
    // The fee of 1.5%: 1.80 of 120.00, 1.20 of 80.00.
    ['120.00', '$118.20'],
    ['80.00', '$78.80'],
  ])('WALLET-11 why not the announced 100.00 was credited where %s arrived', async (arrived, credited) => {
    const id = await idOf('100.00', 'dm-card');
    await confirmMoney(payer, id, arrived);
    await creditDeposit(payer.services, id);
    expect((await lastMessage(db, payer.session.memberId, 'EN'))?.content).toBe(
      `<p>Your deposit of ${credited} has arrived.</p>` +
        `<p>$${arrived} arrived instead of $100.00. Fee and balance go by what arrived.</p>`,
    );
    expect((await lastMessage(db, payer.session.memberId, 'VI'))?.content).toBe(
      `<p>Khoản nạp ${credited} của bạn đã đến.</p>` +
        `<p>Số tiền đến là $${arrived} thay vì $100.00. Phí và số dư được tính theo số tiền đến.</p>`,
    );
  });

  test('WALLET-11 why a deposit failed, with the words of the operator escaped', async () => {
    const id = await idOf('20.00');
    await failDeposit(payer.services, 'op_mai', id, { reason: 'Name <differs>.' });
    expect(await lastMessage(db, payer.session.memberId)).toEqual({
      title: 'Deposit of $20.00 failed',
      content: '<p>Name &lt;differs&gt;. Nothing was added to your balance.</p>',
      category: 'money',
    });
    expect(await lastMessage(db, payer.session.memberId, 'VI')).toMatchObject({
      title: 'Nạp $20.00 không thành công',
      content: '<p>Name &lt;differs&gt;. Số dư của bạn không thay đổi.</p>',
    });
  });
});

describe('a refusal', () => {
  test('of too many open deposits says when the first of them ends', async () => {
    await askDeposit(payer, '20.00', 'dm-card');
    payer.services.pass(5 * MINUTE);
    for (let each = 0; each < 4; each++) await askDeposit(payer, '20.00');
    // A card payment is waited for 20 minutes.
    await expect(askDeposit(payer, '20.00')).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 15 * 60 },
    });
  });

  test('of too many deposits that wait for an operator says no time, for they do not expire', async () => {
    for (let each = 0; each < 5; each++) await report(await idOf('20.00'));
    await expect(askDeposit(payer, '20.00')).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 1 },
    });
  });

  test('names the field: an amount with too many decimals, and one that the fee would use up', async () => {
    const methods = payer.services.brand.depositMethods.map((method) => ({ ...method, feeFixed: '2.00' }));
    payer = await addDepositor(db, { depositMethods: methods });
    const id = await idOf('20.00');
    await expect(confirmMoney(payer, id, '2.001')).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: '/body/receivedAmount', rule: 'decimals' }] },
    });
    await expect(confirmMoney(payer, id, '2.00')).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [{ pointer: '/body/receivedAmount', rule: 'fee', message: 'The fee would use up this amount.' }],
      },
    });
    await confirmMoney(payer, id, '2.01');
    await creditDeposit(payer.services, id);
    expect((await findDeposit(payer.services, payer.session, id, 'EN')).deposit.creditedAmount).toBe('0.01');
  });

  test('of a member who was suspended in the meantime ends its session', async () => {
    await db.query('test_suspend', `update members set status = 'disabled' where id = $1`, [payer.session.memberId]);
    expect(await outcome(askDeposit(payer, '20.00'))).toBe('session_expired');
  });

  test('of a deposit that does not exist is the same for the operator and the member', async () => {
    expect(await outcome(findDepositReview(payer.services, db, 'dep-none'))).toBe('not_found');
    expect(await outcome(findDeposit(payer.services, payer.session, 'dep-none', 'EN'))).toBe('not_found');
    expect(await outcome(confirmMoney(payer, 'dep-none', '20.00'))).toBe('not_found');
  });
});
