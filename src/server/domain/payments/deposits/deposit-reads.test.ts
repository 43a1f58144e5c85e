import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { setMoneyLimit } from '../../care/protection/set-limit.ts';
import { HOUR, MINUTE, outcome } from '../../testing.ts';
import { failDeposit } from './approve-deposit.ts';
import { markPaid } from './create-deposit.ts';
import { depositMethods } from './deposit-methods.ts';
import { findDeposit, listDeposits } from './read-deposits.ts';
import { findDepositReview, listDepositReviews } from './review-deposits.ts';
import { creditDeposit, expireDeposit } from './settle-deposit.ts';
import { addDepositor, askDeposit, confirmMoney, type Depositor } from './testing.ts';

let db: TestDatabase;
let payer: Depositor;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  payer = await addDepositor(db);
});

const idOf = async (amount: string, methodId?: string) => (await askDeposit(payer, amount, methodId)).deposit.depositId;

describe('what the member reads', () => {
  test('before the first credit that it is the first, and after it not', async () => {
    const first = async () => (await depositMethods(payer.services, payer.session, 'EN')).firstDeposit;
    const id = await idOf('20.00');
    await confirmMoney(payer, id, '20.00');
    expect(await first()).toBe(true);
    await creditDeposit(payer.services, id);
    expect(await first()).toBe(false);
  });

  test('WALLET-11 what its deposit limits still allow, and the deposit that would pass them is refused', async () => {
    const { services, session } = payer;
    const told = async () => {
      const { limitRemaining, limitResetsAt } = await depositMethods(services, session, 'EN');
      return [limitRemaining, limitResetsAt];
    };
    expect(await told()).toEqual([null, null]);
    await setMoneyLimit(services, session, { kind: 'deposit', period: 'day', amount: '50.00' });
    await askDeposit(payer, '20.00');
    expect(await told()).toEqual(['30.00', '2026-01-05T17:00:00.000Z']);
    expect(await outcome(askDeposit(payer, '30.01'))).toBe('deposit_limit_reached');
    expect(await outcome(askDeposit(payer, '30.00'))).toBe('in');
  });

  test('WALLET-11 every part of a way to pay', async () => {
    const { methods } = await depositMethods(payer.services, payer.session, 'EN');
    expect(methods[0]).toEqual({
      methodId: 'dm-bank',
      kind: 'bank_transfer',
      name: 'Bank transfer',
      picture: '/art/payment/bank.svg',
      minAmount: '10.00',
      maxAmount: '5000.00',
      feeRate: 0,
      feeFixed: '0.00',
      maintenance: false,
      presets: ['20.00', '50.00', '100.00', '200.00', '500.00', '1000.00'],
      expiresMinutes: 60,
      arrivesMinutesMin: 5,
      arrivesMinutesMax: 15,
    });
  });

  test('WALLET-11 a deposit with its promotion, and each step with its time', async () => {
    const { deposit } = await askDeposit(payer, '50.00', 'dm-bank', 'p-102');
    payer.services.pass(MINUTE);
    await confirmMoney(payer, deposit.depositId, '50.00', 'On the statement.');
    payer.services.pass(MINUTE);
    await creditDeposit(payer.services, deposit.depositId);
    const read = await findDeposit(payer.services, payer.session, deposit.depositId, 'VI');
    expect(read.deposit).toEqual({
      depositId: deposit.depositId,
      methodId: 'dm-bank',
      kind: 'bank_transfer',
      state: 'credited',
      methodName: 'Chuyển khoản ngân hàng',
      promotionId: 'p-102',
      promotionRefusal: null,
      transferNote: deposit.transferNote,
      amount: '50.00',
      fee: '0.00',
      creditedAmount: '50.00',
      failure: null,
      payerReference: null,
      reportedAt: null,
      createdAt: '2026-01-05T09:30:00.000Z',
      expiresAt: '2026-01-05T10:30:00.000Z',
      creditedAt: '2026-01-05T09:32:00.000Z',
    });
    expect(read.timeline).toEqual([
      { state: 'pending', at: '2026-01-05T09:30:00.000Z', by: 'member', note: null },
      { state: 'paid', at: '2026-01-05T09:31:00.000Z', by: 'operator', note: null },
      { state: 'credited', at: '2026-01-05T09:32:00.000Z', by: 'system', note: null },
    ]);
  });

  test('WALLET-11 the page of a provider in the place of the sandbox, with the id of the deposit', async () => {
    const methods = payer.services.brand.depositMethods.map((method) =>
      method.kind === 'card' ? { ...method, hostedPage: 'https://pay.example/hosted' } : method,
    );
    payer = await addDepositor(db, { depositMethods: methods });
    const { deposit, instruction } = await askDeposit(payer, '20.00', 'dm-card');
    expect(instruction).toEqual({
      kind: 'card',
      payable: '20.00',
      redirectUrl: `https://pay.example/hosted/${deposit.depositId}`,
      bankName: null,
      accountNumber: null,
      accountName: null,
      transferNote: null,
      qrContent: null,
    });
  });

  test('a deposit by a way that the brand has no longer: its id as the name, and no way to pay', async () => {
    const id = await idOf('20.00');
    const { services } = payer;
    payer = { ...payer, services: { ...services, brand: { ...services.brand, depositMethods: [] } } };
    const { deposit, instruction } = await findDeposit(payer.services, payer.session, id, 'EN');
    expect([deposit.methodName, instruction]).toEqual(['dm-bank', null]);
  });

  test('no way to pay where the brand now has another way under the same id', async () => {
    const id = await idOf('20.00', 'dm-card');
    const { services, session } = payer;
    const [bank] = services.brand.depositMethods;
    const depositMethods = bank === undefined ? [] : [{ ...bank, methodId: 'dm-card' }];
    const changed = { ...services, brand: { ...services.brand, depositMethods } };
    expect((await findDeposit(changed, session, id, 'EN')).instruction).toBeNull();
  });

  test('WALLET-11 the words of a transfer: letters and digits of the merchant code, at most twenty, and the number', async () => {
    const { merchantCode } = payer.services.brand;
    payer = await addDepositor(db, { merchantCode: `${merchantCode}-play_01.of the-whole-world` });
    const { transferNote } = (await askDeposit(payer, '20.00')).deposit;
    expect(transferNote).toMatch(/^LUMOPLAY01OFTHEWHOLE\d+$/);
  });

  test('a reason of up to 200 characters', async () => {
    const id = await idOf('20.00');
    await failDeposit(payer.services, 'op_mai', id, { reason: 'x'.repeat(300) });
    const { content } = await listDeposits(payer.services, payer.session, { pageNo: 1, pageSize: 20 }, 'EN');
    expect(content.map(({ failure }) => failure)).toEqual(['x'.repeat(200)]);
  });
});

describe('what an operator reads', () => {
  const review = (id: string) => findDepositReview(payer.services, db, id);

  test('every fact of a payment that was credited, and who brought each step about', async () => {
    const id = await idOf('100.00', 'dm-card');
    payer.services.pass(MINUTE);
    await confirmMoney(payer, id, '80.00', 'On the statement of 09:31.');
    payer.services.pass(MINUTE);
    await creditDeposit(payer.services, id);
    const { deposit } = await findDeposit(payer.services, payer.session, id, 'EN');
    expect(await review(id)).toEqual({
      depositId: id,
      member: {
        id: `${payer.session.memberId}`,
        account: payer.session.account,
        nickname: payer.session.account,
        type: 0,
        rankLevel: 0,
      },
      methodName: 'Debit card',
      amount: '100.00',
      transferNote: deposit.transferNote,
      payerReference: null,
      state: 'credited',
      createdAt: '2026-01-05T09:30:00.000Z',
      expiresAt: '2026-01-05T09:50:00.000Z',
      fee: '1.20',
      currency: 'USD',
      payerName: 'TRAN PAYER',
      receivedAmount: '80.00',
      creditedAmount: '78.80',
      bankReference: `SMB-${id}`,
      paidAt: '2026-01-05T09:31:00.000Z',
      creditedAt: '2026-01-05T09:32:00.000Z',
      reason: null,
      steps: [
        { state: 'pending', at: '2026-01-05T09:30:00.000Z', by: 'member', note: null },
        { state: 'paid', at: '2026-01-05T09:31:00.000Z', by: 'op_mai', note: 'On the statement of 09:31.' },
        { state: 'credited', at: '2026-01-05T09:32:00.000Z', by: 'system', note: null },
      ],
    });
  });

  test('the whole reason of a failure, and no note where none was written', async () => {
    const id = await idOf('20.00');
    await failDeposit(payer.services, 'op_mai', id, { reason: 'x'.repeat(300), note: '' });
    expect(await review(id)).toMatchObject({ reason: 'x'.repeat(300), steps: [{}, { by: 'op_mai', note: null }] });
  });

  test('what is still open: pending and expired, each found by state, account, words and range', async () => {
    const [open, late, done] = [
      await askDeposit(payer, '20.00'),
      await askDeposit(payer, '30.00', 'dm-card'),
      await askDeposit(payer, '40.00'),
    ];
    payer.services.pass(HOUR / 2);
    await db.transaction((tx) => expireDeposit(payer.services, tx, late.deposit.depositId));
    await confirmMoney(payer, done.deposit.depositId, '40.00');
    // One that the member has reported no longer expires.
    await db.transaction((tx) =>
      markPaid(payer.services, tx, payer.session, open.deposit.depositId, { reference: 'FT26005-1147' }, 'EN'),
    );
    const listed = await listDepositReviews(payer.services, { pageNo: 1, pageSize: 20 });
    const reported = listed.content.find(({ depositId }) => depositId === open.deposit.depositId);
    expect(reported).toMatchObject({ payerReference: 'FT26005-1147', expiresAt: null });
    const find = async (query: object) => {
      const page = await listDepositReviews(payer.services, {
        account: payer.session.account,
        pageNo: 1,
        pageSize: 20,
        ...query,
      });
      return [...page.content.map(({ amount }) => amount), page.totals.amount];
    };
    expect(await find({})).toEqual(['20.00', '30.00', '50.00']);
    expect(await find({ state: 'expired' })).toEqual(['30.00', '30.00']);
    expect(await find({ state: 'paid' })).toEqual(['40.00', '40.00']);
    expect(await find({ transferNote: late.deposit.transferNote })).toEqual(['30.00', '30.00']);
    const spaced = open.deposit.transferNote.replace('LUMO', 'LUMO ');
    expect(await find({ transferNote: spaced })).toEqual(['20.00', '20.00']);
    // A zero before the number and a letter behind it are the words of no transfer.
    expect(await find({ transferNote: open.deposit.transferNote.replace('LUMO', 'LUMO0') })).toEqual(['0.00']);
    expect(await find({ transferNote: `${open.deposit.transferNote}X` })).toEqual(['0.00']);
    for (const state of ['pending', 'paid', 'credited', 'failed', 'expired'] as const) {
      const words = { transferNote: 'LUMO', state, pageNo: 1, pageSize: 20 };
      expect((await listDepositReviews(payer.services, words)).totalElements).toBe(0);
    }
    expect(await find({ to: '2026-01-05T09:30:00Z' })).toEqual(['0.00']);
    expect(await find({ from: '2026-01-05T09:30:00Z' })).toEqual(['20.00', '30.00', '50.00']);
    expect(await find({ from: '2026-01-05T09:30:00.001Z' })).toEqual(['0.00']);
  });
});
