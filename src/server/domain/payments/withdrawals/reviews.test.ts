import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { HOUR, MINUTE, outcome, recordedJobs, SECOND, type TestServices, testServices } from '../../testing.ts';
import { approveWithdrawal, markPaid, payInSandbox, rejectWithdrawal, startReview } from './decide-withdrawal.ts';
import { listWithdrawalReviews, readWithdrawalReview } from './review-withdrawals.ts';
import { addPayee, balanceOf, OPERATOR, type Payee, withdraw } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let payee: Payee;
let payees = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Services with a fresh clock, and a member with 1,000.00. */
async function begin(): Promise<void> {
  services = await testServices(db);
  payees += 1;
  payee = await addPayee(db, services, `reviewed${payees}`);
}

const act = (withdrawalId: string) => ({ operator: OPERATOR, withdrawalId });
const inTransaction = <T>(work: Parameters<typeof db.transaction<T>>[0]) => db.transaction(work);

describe('for operators', () => {
  test('the list has what waits, the oldest first, and the detail has the whole number and is audited', async () => {
    await begin();
    const first = await withdraw(services, payee, '100.00');
    services.pass(SECOND);
    const second = await withdraw(services, payee, '50.00');
    const rejected = await withdraw(services, payee, '25.00');
    await inTransaction((tx) => rejectWithdrawal(services, tx, act(rejected), { reason: 'No.' }));
    const query = { account: payee.session.account, pageNo: 1, pageSize: 20 };
    const list = await listWithdrawalReviews(services, query);
    expect(list.content.map(({ withdrawalId }) => withdrawalId)).toEqual([first, second]);
    expect(list.totals).toEqual({ amount: '150.00', fee: '0.00', receives: '150.00' });
    expect(JSON.stringify(list)).not.toContain('accountNumber');
    const detail = await readWithdrawalReview(services, OPERATOR, first);
    expect(detail.accountNumber).toMatch(/^1\d{7}$/);
    expect(detail.target.ending).toBe(detail.accountNumber.slice(-4));
    expect(detail.figures.mainBalance).toBe('900.00');
    expect(detail.checks.map(({ check, passed }) => [check, passed])).toEqual([
      ['payee_name', true],
      ['wagering', true],
      ['account_changed', true],
    ]);
    const [read] = await db.query(
      'test_read',
      `select actor_kind, actor, data from audit_log where kind = 'withdrawal_read' order by id desc limit 1`,
    );
    expect(read).toEqual({ actor_kind: 'operator', actor: OPERATOR, data: { withdrawal: first } });
  });

  test('one that another has taken up goes over, and the steps show it', async () => {
    await begin();
    const id = await withdraw(services, payee, '100.00');
    await startReview(services, act(id));
    await startReview(services, act(id));
    const review = await startReview(services, { operator: 'op_lan', withdrawalId: id });
    expect(review.reviewer).toBe('op_lan');
    expect(review.steps.map(({ state, by }) => [state, by])).toEqual([
      ['requested', 'member'],
      ['reviewing', OPERATOR],
      ['reviewing', 'op_lan'],
    ]);
  });

  test('WALLET-11 of two who decide at once, one wins', async () => {
    await begin();
    const id = await withdraw(services, payee, '100.00');
    const results = await Promise.all([
      outcome(inTransaction((tx) => approveWithdrawal(services, tx, act(id)))),
      outcome(inTransaction((tx) => rejectWithdrawal(services, tx, act(id), { reason: 'No.' }))),
    ]);
    expect(results.sort()).toEqual(['conflict', 'in']);
  });

  test.each([
    ['2026-01-05T09:29:59Z', 'validation_failed'],
    ['2026-01-05T09:30:00Z', 'in'],
    ['2026-01-05T09:30:30+00:00', 'in'],
    ['2026-01-05T09:31:00.001Z', 'validation_failed'],
  ])('approved at 9:30 and paid at 9:31: a payment at %s is answered %s', async (paidAt, result) => {
    await begin();
    services.pass(-MINUTE);
    const id = await withdraw(services, payee, '100.00');
    services.pass(MINUTE);
    await inTransaction((tx) => approveWithdrawal(services, tx, act(id)));
    services.pass(MINUTE);
    const payment = { bankReference: `SMB-${id}`, paidAt };
    expect(await outcome(inTransaction((tx) => markPaid(services, tx, act(id), payment)))).toBe(result);
  });

  test('another name than that of the profile, and a new password, are told as open checks', async () => {
    await begin();
    const { memberId } = payee;
    await db.query(
      'test_rename',
      `update members set payee_name = 'TRAN LINH', password_changed_at = $2 where id = $1`,
      [memberId, new Date(services.clock() - HOUR)],
    );
    const detail = await readWithdrawalReview(services, OPERATOR, await withdraw(services, payee, '100.00'));
    expect(detail.openChecks).toBe(2);
    expect(detail.checks.slice(0, 2).map(({ check }) => check)).toEqual(['payee_name', 'account_changed']);
  });
});

describe('the reviewer of the sandbox', () => {
  test('is asked for each withdrawal, and approves and pays it', async () => {
    await begin();
    const { jobs, asked } = recordedJobs();
    services = { ...services, jobs, config: { ...services.config, sandboxReviewer: true } };
    const id = await withdraw(services, payee, '100.00');
    const due = new Date(services.clock() + MINUTE);
    expect(asked).toEqual([{ name: 'sandbox_review', data: { kind: 'withdrawal', id }, at: due }]);
    services.pass(MINUTE);
    await payInSandbox(services, id);
    expect(await readWithdrawalReview(services, OPERATOR, id)).toMatchObject({
      state: 'paid',
      bankReference: `SANDBOX-${id}`,
      reviewer: 'Sandbox',
      steps: [{ state: 'requested' }, { state: 'approved', by: 'Sandbox' }, { state: 'paid', by: 'Sandbox' }],
    });
    expect(await balanceOf(db, payee.memberId, 'held')).toBe('0.00');
  });

  test('leaves alone what an operator has taken up', async () => {
    await begin();
    const id = await withdraw(services, payee, '100.00');
    await startReview(services, act(id));
    await payInSandbox(services, id);
    expect((await readWithdrawalReview(services, OPERATOR, id)).state).toBe('reviewing');
  });
});
