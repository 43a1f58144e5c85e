import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listTransactionHistoryDefaults } from '#generated/server/defaults.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { startSelfExclusion } from '../../care/protection/self-exclusion.ts';
import { consolidatedFunds } from '../../payments/funds/member-wallets.ts';
import { transferFunds } from '../../payments/funds/transfer-funds.ts';
import { listLedger } from '../../payments/ledger/list-ledger.ts';
import { addPayee, balanceOf, type Payee, withdraw } from '../../payments/withdrawals/testing.ts';
import { expectReconciled, openGame } from '../../play/seamless/testing.ts';
import { DAY, HOUR, outcome, type TestServices, testServices } from '../../testing.ts';
import { listLocks, lockMoney, readVault, returnLocks } from './vault.ts';

let db: TestDatabase;
let services: TestServices;
let payee: Payee;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  payee = await addPayee(db, services, `vault${members}`, '1000.00');
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const lock = (amount: string, hours = 24) =>
  db.transaction((tx) => lockMoney(services, tx, payee.session, { amount, hours }));
const balances = async () => [await balanceOf(db, payee.memberId), await balanceOf(db, payee.memberId, 'vault')];
const page = { pageNo: 1, pageSize: 20 };

describe('a lock', () => {
  test('moves main money to the vault until its time is over, and not a moment less', async () => {
    const { lock: made, available, balance } = await lock('400.00', 72);
    expect(made).toEqual({
      lockId: expect.stringMatching(/^vl-/),
      amount: '400.00',
      hours: 72,
      state: 'locked',
      returnedAt: null,
      lockedAt: '2026-01-05T09:30:00.000Z',
      endsAt: '2026-01-08T09:30:00.000Z',
    });
    expect([available, balance]).toEqual(['600.00', '400.00']);
    services.pass(72 * HOUR - 1);
    await returnLocks(services);
    expect(await balances()).toEqual(['600.00', '400.00']);
    services.pass(1);
    await returnLocks(services);
    await returnLocks(services);
    expect(await balances()).toEqual(['1000.00', '0.00']);
    expect((await listLocks(services, payee.memberId, page)).content).toEqual([
      { ...made, state: 'returned', returnedAt: '2026-01-08T09:30:00.000Z' },
    ]);
  });

  test('shows in the vault with the terms of the brand, and in the funds beside the other sums', async () => {
    const later = (await lock('20.00', 720)).lock;
    const sooner = (await lock('30.00', 24)).lock;
    expect(await readVault(services, payee.memberId)).toEqual({
      currency: 'USD',
      available: '950.00',
      balance: '50.00',
      minAmount: '1.00',
      maxAmount: '100000.00',
      maxLocks: 20,
      hours: [24, 72, 168, 720, 2160],
      locks: [sooner, later],
      asOf: '2026-01-05T09:30:00.000Z',
    });
    expect(await consolidatedFunds(services, payee.memberId)).toMatchObject({
      totalBalance: '950.00',
      heldBalance: '0.00',
      vaultBalance: '50.00',
    });
  });

  test('stands in the ledger of the main wallet, there and back, in both languages', async () => {
    const { lockId } = (await lock('75.00')).lock;
    services.pass(DAY);
    await returnLocks(services, payee.memberId);
    const read = (language: 'EN' | 'VI') =>
      listLedger(services, payee.memberId, { ...listTransactionHistoryDefaults, referenceId: lockId }, language);
    expect(
      (await read('EN')).content.map(({ kind, amount, reason, reference }) => [kind, amount, reason, reference]),
    ).toEqual([
      ['transfer_in', '75.00', 'Back from the vault', { type: 'vault', id: lockId }],
      ['transfer_out', '-75.00', 'Locked in the vault', { type: 'vault', id: lockId }],
    ]);
    expect((await read('VI')).content.map(({ reason }) => reason)).toEqual(['Trở lại từ két', 'Khóa vào két']);
  });

  test('is told to the member when it ends, and kept by the audit log', async () => {
    const { lockId } = (await lock('12.50')).lock;
    services.pass(DAY);
    await returnLocks(services);
    const told = await db.query<{ title: string; content: string }>(
      'test_vault_told',
      `select t.title, t.content from messages m join message_texts t on t.message_id = m.id
       where m.member_id = $1 and m.category = 'money' order by t.title`,
      [payee.memberId],
    );
    expect(told).toEqual([
      {
        title: '$12.50 back from your vault',
        content: '<p>The time that you chose is over. The money is in your main wallet.</p>',
      },
      { title: '$12.50 từ két đã trở lại', content: '<p>Thời hạn bạn chọn đã hết. Tiền đã về ví chính của bạn.</p>' },
    ]);
    const audited = await db.query<{ kind: string; lock: string }>(
      'test_vault_audit',
      `select kind, data ->> 'lock' as lock from audit_log where member_id = $1 and kind like 'vault%' order by id`,
      [payee.memberId],
    );
    expect(audited).toEqual([
      { kind: 'vault_locked', lock: lockId },
      { kind: 'vault_returned', lock: lockId },
    ]);
  });

  test.each([
    ['0.99', 24, 'amount_out_of_range'],
    ['100000.01', 24, 'amount_out_of_range'],
    ['1000.01', 24, 'insufficient_balance'],
    ['5.001', 24, 'validation_failed'],
    ['5.00', 25, 'validation_failed'],
    ['1.00', 2160, 'in'],
    ['1000.00', 24, 'in'],
  ])('of %s for %i hours is answered %s', async (amount, hours, result) => {
    expect(await outcome(lock(amount, hours))).toBe(result);
    if (result !== 'in') expect(await balances()).toEqual(['1000.00', '0']);
  });

  test('of the greatest amount is made, and one for hours that are not offered names those that are', async () => {
    const { brand } = services;
    services = { ...services, brand: { ...brand, vault: { ...brand.vault, maxAmount: '6.00', hours: [24, 72] } } };
    expect((await lock('6.00')).balance).toBe('6.00');
    expect(await outcome(lock('6.01'))).toBe('amount_out_of_range');
    await expect(lock('6.00', 25)).rejects.toMatchObject({
      details: { fields: [{ pointer: '/body/hours', rule: 'vault_hours', message: 'Must be one of 24, 72' }] },
    });
  });

  test('beyond as many as the brand allows is refused until one ends', async () => {
    const { brand } = services;
    services = { ...services, brand: { ...brand, vault: { ...brand.vault, maxLocks: 2 } } };
    await lock('1.00');
    await lock('1.00', 72);
    expect(await outcome(lock('1.00'))).toBe('vault_full');
    services.pass(DAY);
    await returnLocks(services);
    expect(await outcome(lock('1.00'))).toBe('in');
  });
});

describe('money in the vault', () => {
  test('cannot be withdrawn, transferred, staked or locked again', async () => {
    await lock('995.00');
    expect(await outcome(lock('6.00'))).toBe('insufficient_balance');
    expect(await outcome(withdraw(services, payee, '20.00'))).toBe('insufficient_balance');
    const caller = {
      memberId: payee.memberId,
      sessionId: payee.session.id,
      intentId: 'vault-1',
      language: 'EN',
    } as const;
    const transfer = transferFunds(services, caller, { from: 'main', to: 'KIT', amount: '6.00' });
    expect(await outcome(transfer)).toBe('insufficient_balance');
    const game = await openGame(services, `vault${members}`);
    expect(await outcome(game.debit('vault-d', 'vault-round', '6.00'))).toBe('insufficient_balance');
    expect(await balances()).toEqual(['5.00', '995.00']);
  });

  test.each(['excluded', 'disabled'])('goes back to an account that is %s by then', async (status) => {
    await lock('300.00');
    if (status === 'excluded') await startSelfExclusion(services, payee.session, 'permanent');
    else await db.query('test_close', `update members set status = 'disabled' where id = $1`, [payee.memberId]);
    services.pass(DAY);
    await returnLocks(services);
    expect(await balances()).toEqual(['1000.00', '0.00']);
  });
});

test('the list has the locks of a range and state, with sums, and those of nobody else', async () => {
  const first = (await lock('10.00')).lock;
  services.pass(2 * DAY);
  const second = (await lock('15.00')).lock;
  await returnLocks(services);
  const other = await addPayee(db, services, `vaultother${members}`);
  const list = (asked: Partial<Parameters<typeof listLocks>[2]> = {}) =>
    listLocks(services, payee.memberId, { ...page, ...asked });
  expect((await list()).content.map(({ lockId }) => lockId)).toEqual([second.lockId, first.lockId]);
  expect((await list()).totals).toEqual({ amount: '25.00', locked: '15.00' });
  expect((await list({ state: 'locked' })).content.map(({ lockId }) => lockId)).toEqual([second.lockId]);
  expect((await list({ state: 'returned' })).totals).toEqual({ amount: '10.00', locked: '0.00' });
  expect((await list({ from: second.lockedAt })).totalElements).toBe(1);
  expect(await listLocks(services, other.memberId, page)).toMatchObject({ content: [], totalElements: 0 });
});
