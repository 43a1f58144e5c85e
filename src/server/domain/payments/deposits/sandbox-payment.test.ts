import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { approveDeposit, failDeposit } from './approve-deposit.ts';
import { createDeposit } from './create-deposit.ts';
import { depositMethods } from './deposit-methods.ts';
import { findDeposit } from './read-deposits.ts';
import { findDepositReview } from './review-deposits.ts';
import { findSandboxPayment, payInSandbox } from './sandbox-payment.ts';

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

const asked = (methodId: string) =>
  db.transaction((tx) => createDeposit(services, tx, payer, { methodId, amount: '20.00' }, 'EN'));
const read = async (id: string) => (await findDeposit(services, payer, id, 'EN')).deposit;

describe('the hosted page of the sandbox', () => {
  test('WALLET-11 shows amount, words and state of a card payment', async () => {
    const { depositId, transferNote } = (await asked('dm-card')).deposit;
    const shown = { depositId, amount: '$20.00', note: transferNote };
    expect(await findSandboxPayment(services, depositId)).toEqual({ ...shown, state: 'pending' });
    expect(await payInSandbox(services, depositId, 'declined')).toBe('failed');
    expect(await findSandboxPayment(services, depositId)).toEqual({ ...shown, state: 'failed' });
  });

  test('WALLET-11 pays by card: what arrived less the fee is credited, with a reference of its own', async () => {
    const [first, second] = [(await asked('dm-card')).deposit, (await asked('dm-card')).deposit];
    for (const { depositId } of [first, second]) {
      expect(await payInSandbox(services, depositId, 'succeeded')).toBe('paid');
      // 1.5% of 20.00.
      expect(await read(depositId)).toMatchObject({ state: 'credited', creditedAmount: '19.70', fee: '0.30' });
    }
    const references = await Promise.all(
      [first, second].map(async ({ depositId }) => (await findDepositReview(services, db, depositId)).bankReference),
    );
    expect(references[0]).toMatch(/^SBX-[\w-]{16}$/);
    expect(references[1]).not.toBe(references[0]);
    // A second press finds that the payment has ended.
    expect(await payInSandbox(services, first.depositId, 'succeeded')).toBe('ignored');
  });

  test('WALLET-11 without the sandbox neither the method nor the page of a waiting payment exists', async () => {
    const { depositId } = (await asked('dm-card')).deposit;
    const closed = { ...services, config: { ...services.config, sandboxPayments: false } };
    const { methods } = await depositMethods(closed, payer, 'EN');
    expect(methods.map(({ kind }) => kind)).not.toContain('card');
    expect(methods.length).toBeGreaterThan(0);
    const again = db.transaction((tx) =>
      createDeposit(closed, tx, payer, { methodId: 'dm-card', amount: '20.00' }, 'EN'),
    );
    expect(await outcome(again)).toBe('not_found');
    expect(await outcome(findSandboxPayment(closed, depositId))).toBe('not_found');
    expect(await outcome(payInSandbox(closed, depositId, 'succeeded'))).toBe('not_found');
    expect((await findDeposit(closed, payer, depositId, 'EN')).instruction).toBeNull();
    expect((await read(depositId)).state).toBe('pending');
    // A provider's own page needs no sandbox.
    const hosted = {
      ...closed,
      brand: { ...closed.brand, depositMethods: withHostedPage('https://pay.example/hosted') },
    };
    expect((await depositMethods(hosted, payer, 'EN')).methods.map(({ kind }) => kind)).toContain('card');
  });

  test.each([
    ['is not paid by card', () => services.brand.depositMethods, 'dm-bank'],
    ['has the page of another provider', () => withHostedPage('https://pay.example/hosted'), 'dm-card'],
    ['is paid in a way that the brand has no longer', () => [], 'dm-card'],
  ])('does not exist where the deposit %s', async (_, depositMethods, methodId) => {
    const { depositId } = (await asked(methodId)).deposit;
    services = { ...services, brand: { ...services.brand, depositMethods: depositMethods() } };
    expect(await outcome(findSandboxPayment(services, depositId))).toBe('not_found');
    expect(await outcome(payInSandbox(services, depositId, 'succeeded'))).toBe('not_found');
    expect((await read(depositId)).state).toBe('pending');
  });

  test('does not exist for an unknown deposit', async () => {
    expect(await outcome(findSandboxPayment(services, 'dep-none'))).toBe('not_found');
  });
});

function withHostedPage(hostedPage: string): TestServices['brand']['depositMethods'] {
  return services.brand.depositMethods.map((method) => (method.kind === 'card' ? { ...method, hostedPage } : method));
}

describe('the reviewer of the sandbox', () => {
  test('confirms the whole amount of a deposit that waits, and it is credited', async () => {
    const { depositId } = (await asked('dm-bank')).deposit;
    await approveDeposit(services, depositId);
    expect(await read(depositId)).toMatchObject({ state: 'credited', creditedAmount: '20.00' });
    expect(await findDepositReview(services, db, depositId)).toMatchObject({
      bankReference: `SANDBOX-${depositId}`,
      steps: [{ by: 'member' }, { state: 'paid', by: 'Sandbox', note: null }, { state: 'credited' }],
    });
    await approveDeposit(services, depositId);
    expect((await findDepositReview(services, db, depositId)).steps).toHaveLength(3);
  });

  test('leaves alone what an operator has decided', async () => {
    const { depositId } = (await asked('dm-bank')).deposit;
    await failDeposit(services, 'op_mai', depositId, { reason: 'Nothing came.' });
    await approveDeposit(services, depositId);
    expect(await read(depositId)).toMatchObject({ state: 'failed', creditedAmount: null });
  });
});
