import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { loadBrand } from '#server/config/load-brand.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { addMembers, DAY, HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { createDeposit } from './create-deposit.ts';
import { depositMethods } from './deposit-methods.ts';
import { addPayers, forgetDeposits } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let payer: Session;
beforeAll(async () => {
  db = await openTestDatabase();
  await addPayers(db, ['payer01', 'payer02', 'young01']);
  await addMembers(db, [{ account: 'blank01' }]);
  await db.query('test_nameless', "update members set payee_name = null where account = 'payer02'");
  // Twenty on the day of the tests, 21 on the day after it.
  await db.query('test_young', "update members set birthday = '2005-01-06' where account = 'young01'");
});
afterAll(() => db.close());
beforeEach(async () => {
  await forgetDeposits(db);
  services = await testServices(db);
  payer = await sessionOf(services, 'payer01');
});

const ask = (amount: string, methodId = 'dm-bank', session = payer, promotionId?: string) =>
  db.transaction((tx) =>
    createDeposit(services, tx, session, { methodId, amount, ...(promotionId && { promotionId }) }, 'EN'),
  );

describe('before a deposit', () => {
  test('WALLET-11 the methods are told with limits, fee and time in the language of the request', async () => {
    const told = await depositMethods(services, payer, 'VI');
    expect(
      told.methods.map(({ kind, name, minAmount, maxAmount, feeRate }) => [kind, name, minAmount, maxAmount, feeRate]),
    ).toEqual([
      ['bank_transfer', 'Chuyển khoản ngân hàng', '10.00', '5000.00', 0],
      ['e_wallet_qr', 'Ví Sen', '10.00', '2000.00', 0],
      ['card', 'Thẻ ghi nợ', '10.00', '1000.00', 150],
    ]);
    expect(told).toMatchObject({ currency: 'USD', missing: [], firstDeposit: true });
  });

  test('VALID-37 VALID-49 birthday and real name are asked for, and the age must suffice by the rule of the brand', async () => {
    const blank = await sessionOf(services, 'blank01');
    const young = await sessionOf(services, 'young01');
    const unnamed = await sessionOf(services, 'payer02');
    expect((await depositMethods(services, blank, 'EN')).missing).toEqual(['payee_name', 'birthday']);
    expect(await outcome(ask('20.00', 'dm-bank', blank))).toBe('birthday_required');
    expect(await outcome(ask('20.00', 'dm-bank', unnamed))).toBe('payee_name_required');
    expect(await outcome(ask('20.00', 'dm-bank', young))).toBe('age_too_low');
    services.pass(DAY);
    expect(await outcome(ask('20.00', 'dm-bank', young))).toBe('in');
    const strict = { ...services, brand: { ...services.brand, playingAge: 22 } };
    const order = { methodId: 'dm-bank', amount: '20.00' };
    const asked = db.transaction((tx) => createDeposit(strict, tx, young, order, 'EN'));
    expect(await outcome(asked)).toBe('age_too_low');
  });

  test.each([
    ['dm-bank', '9.99', 'amount_out_of_range'],
    ['dm-bank', '10.00', 'in'],
    ['dm-bank', '5000.00', 'in'],
    ['dm-bank', '5000.01', 'amount_out_of_range'],
    ['dm-card', '1000.01', 'amount_out_of_range'],
    ['dm-bank', '20.001', 'amount_out_of_range'],
    ['dm-bank', '20.00000000', 'in'],
    ['dm-bank', '999999999999999.00', 'amount_out_of_range'],
    ['dm-cash', '20.00', 'not_found'],
  ])('WALLET-11 %s of %s is answered %s', async (methodId, amount, result) => {
    expect(await outcome(ask(amount, methodId))).toBe(result);
  });

  test('WALLET-13 a currency without decimals takes whole amounts only', async () => {
    const methods = services.brand.depositMethods.map((method) => ({
      ...method,
      minAmount: '50000.00',
      maxAmount: '90000.00',
    }));
    const currency = { code: 'VND', symbol: '₫', decimals: 0 };
    services = await testServices(db, { currency, depositMethods: methods });
    expect(await outcome(ask('50000.50'))).toBe('amount_out_of_range');
    const { deposit } = await ask('50001.00', 'dm-card');
    // 1.5% of 50,001 is 750.015.
    expect([deposit.amount, deposit.fee]).toEqual(['50001.00', '750.00']);
  });

  test('WALLET-11 a method that is off is unavailable, and an unknown promotion is not found', async () => {
    expect(await outcome(ask('20.00', 'dm-bank', payer, 'p-none'))).toBe('not_found');
    const methods = services.brand.depositMethods.map((method) => ({ ...method, maintenance: true }));
    services = await testServices(db, { depositMethods: methods });
    expect(await outcome(ask('20.00'))).toBe('method_unavailable');
  });

  test('WALLET-11 five may be pending, also when they are asked for at once', async () => {
    const results = await Promise.all(Array.from({ length: 7 }, () => outcome(ask('20.00'))));
    expect(results.sort()).toEqual(['in', 'in', 'in', 'in', 'in', 'rate_limited', 'rate_limited']);
  });

  test('a brand allows more or fewer', async () => {
    services = await testServices(db, { maxPendingDeposits: 1 });
    expect([await outcome(ask('20.00')), await outcome(ask('20.00'))]).toEqual(['in', 'rate_limited']);
  });
});

describe('how to pay', () => {
  test('WALLET-11 by bank: account, reference and time', async () => {
    const { deposit, instruction, timeline } = await ask('200.00');
    expect(deposit).toMatchObject({ state: 'pending', amount: '200.00', fee: '0.00', creditedAmount: null });
    expect(Date.parse(deposit.expiresAt ?? '') - services.clock()).toBe(HOUR);
    expect(deposit.transferNote).toMatch(/^LUMO\d+$/);
    expect(instruction).toEqual({
      kind: 'bank_transfer',
      payable: '200.00',
      bankName: 'Sao Mai Bank',
      accountNumber: '19001000200',
      accountName: 'LUMO PAY',
      transferNote: deposit.transferNote,
      qrContent: null,
      redirectUrl: null,
    });
    expect(timeline.map(({ state, by }) => [state, by])).toEqual([['pending', 'member']]);
  });

  test.each([
    [0, '50000.00', '540550000'],
    [2, '50000.00', '540550000'],
    // Fractions of a dong: by hand.
    [2, '50000.50', null],
  ])('WALLET-11 by bank in dong with %i decimals: %s by the code of the bank', async (decimals, amount, field) => {
    const sen = loadBrand(readConfig({ BRAND_FILE: join(import.meta.dirname, '../../../config/sen.json') }));
    services = await testServices(db, {
      currency: { ...sen.currency, decimals },
      depositMethods: sen.depositMethods,
    });
    const { deposit, instruction } = await ask(amount);
    const note = deposit.transferNote;
    expect(instruction).toMatchObject({ bankName: 'Sao Mai Bank', accountNumber: '19001000345', transferNote: note });
    const said = `0006999999011119001000345.*5303704${field}5802VN.*08${String(note.length).padStart(2, '0')}${note}6304`;
    if (field === null) expect(instruction?.qrContent).toBeNull();
    else expect(instruction?.qrContent).toMatch(new RegExp(said));
  });

  test('WALLET-11 by e-wallet: a QR code with amount and reference', async () => {
    const { deposit, instruction } = await ask('50.00', 'dm-ewallet');
    expect(instruction?.qrContent).toBe(`senpay://pay?to=LUMOPAY&amount=50.00&note=${deposit.transferNote}`);
  });

  test('WALLET-11 by card: a hosted page, and the fee', async () => {
    const { deposit, instruction } = await ask('20.00', 'dm-card');
    expect(deposit.fee).toBe('0.30');
    expect(instruction?.redirectUrl).toBe(`http://localhost:4000/sandbox-payments/${deposit.depositId}?language=EN`);
  });
});
