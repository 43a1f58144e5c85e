import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { addMembers, MINUTE, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { consolidatedFunds, memberWallets, merchantWallet } from './member-wallets.ts';
import { faultyVendor, give, whileVendor } from './testing.ts';
import { collectAllFunds, findWalletTransfer, settlePendingTransfers, transferFunds } from './transfer-funds.ts';

let db: TestDatabase;
let services: TestServices;
let vendor: ReturnType<typeof faultyVendor>;
let session: Session;
let members = 0;
let intents = 0;
// A database for each test: the job settles what is pending, whosoever it is.
beforeEach(async () => {
  db = await openTestDatabase();
  vendor = faultyVendor(db);
  services = { ...(await testServices(db)), vendorWallets: vendor };
  members += 1;
  const account = `funds${members}`;
  await addMembers(db, [{ account }]);
  session = await sessionOf(services, account);
  await give(services, session, '500.00');
});
afterEach(async () => {
  await expectReconciled(db);
  await db.close();
});

const caller = (intentId?: string, language: 'EN' | 'VI' = 'EN') => {
  intents += 1;
  return { memberId: session.memberId, sessionId: session.id, intentId: intentId ?? `intent-${intents}`, language };
};
const move = (from: string, to: string, amount: string, intent?: string) =>
  transferFunds(services, caller(intent), { from, to, amount });
/** The balances of the main wallet, what is held, and the wallets at Kite & Co and Oro Studio. */
const balances = async () => {
  const [main, kite, oro] = await memberWallets(services, session.memberId);
  return [main?.balance, main?.heldBalance, kite?.balance, oro?.balance];
};

describe('transferFunds', () => {
  test('WALLET-03 WALLET-12 moves money to a vendor and back', async () => {
    const { transfer, wallets } = await move('main', 'KIT', '100.00');
    expect(transfer).toEqual({
      transferId: expect.stringMatching(/^tr-[\w-]{24}$/),
      from: 'main',
      to: 'KIT',
      amount: '100.00',
      state: 'completed',
      failure: null,
      createdAt: '2026-01-05T09:30:00.000Z',
      completedAt: '2026-01-05T09:30:00.000Z',
    });
    expect(wallets).toMatchObject([
      { walletId: 'main', balance: '400.00', heldBalance: '0.00' },
      { walletId: 'KIT', vendorName: 'Kite & Co', balance: '100.00', maintenance: false, version: 1 },
    ]);
    await move('KIT', 'main', '40.00');
    expect(await balances()).toEqual(['440.00', '0.00', '60.00', '0.00']);
  });

  test.each([
    ['main', 'main', '5.00', 'validation_failed'],
    ['KIT', 'ORO', '5.00', 'validation_failed'],
    ['main', 'SAF', '5.00', 'not_found'],
    ['main', 'NOBODY', '5.00', 'not_found'],
    ['main', 'KIT', '0.99', 'amount_out_of_range'],
    ['main', 'KIT', '5000.01', 'amount_out_of_range'],
    ['main', 'KIT', '999999999999999.00', 'amount_out_of_range'],
    ['main', 'KIT', '5.001', 'validation_failed'],
    ['main', 'KIT', '500.01', 'insufficient_balance'],
    ['KIT', 'main', '1.00', 'insufficient_balance'],
  ])('API-20 WALLET-12 from %s to %s, %s is refused: %s', async (from, to, amount, code) => {
    expect(await outcome(move(from, to, amount))).toBe(code);
    expect(await balances()).toEqual(['500.00', '0.00', '0.00', '0.00']);
  });

  test('API-20 WALLET-12 a repeated call is the same transfer, also concurrently', async () => {
    const results = await Promise.all([1, 2, 3].map(() => move('main', 'KIT', '100.00', 'again')));
    expect(new Set(results.map(({ transfer }) => transfer.transferId)).size).toBe(1);
    await move('main', 'KIT', '100.00', 'again');
    expect(await balances()).toEqual(['400.00', '0.00', '100.00', '0.00']);
    expect(await outcome(move('main', 'KIT', '100.01', 'again'))).toBe('idempotency_conflict');
  });

  test.each([
    ['lost', 'main', 'KIT'],
    ['unheard', 'main', 'KIT'],
    ['lost', 'KIT', 'main'],
    ['unheard', 'KIT', 'main'],
  ] as const)(
    'WALLET-12 an answer that is %s from %s to %s leaves it pending, then a job settles it',
    async (...way) => {
      const [fault, from, to] = way;
      await move('main', 'KIT', '200.00');
      vendor.faults = [fault, 'unheard'];
      const { transfer } = await move(from, to, '50.00');
      expect(transfer).toMatchObject({ state: 'pending', completedAt: null });
      const [main, kite] = await memberWallets(services, session.memberId);
      if (from === 'main') expect(main).toMatchObject({ balance: '250.00', heldBalance: '50.00' });
      else expect([main?.balance, kite?.heldBalance]).toEqual(['300.00', '50.00']);
      services.pass(MINUTE);
      await settlePendingTransfers(services);
      const found = () => findWalletTransfer(services, session.memberId, transfer.transferId, 'EN');
      expect((await found()).state).toBe('pending');
      services.pass(MINUTE);
      await settlePendingTransfers(services);
      await settlePendingTransfers(services);
      expect(await found()).toMatchObject({ state: 'completed', completedAt: '2026-01-05T09:32:00.000Z' });
      expect(await balances()).toEqual(
        from === 'main' ? ['250.00', '0.00', '250.00', '0.00'] : ['350.00', '0.00', '150.00', '0.00'],
      );
    },
  );

  test('WALLET-12 an order that reaches the vendor twice is executed once', async () => {
    vendor.faults = ['twice'];
    await move('main', 'KIT', '100.00');
    expect(await balances()).toEqual(['400.00', '0.00', '100.00', '0.00']);
  });

  test('API-20 WALLET-12 a vendor that refuses gives the money back, and the transfer says so in the language of the request', async () => {
    const { transfer } = await move('main', 'KIT', '50.91');
    expect(transfer).toMatchObject({ state: 'failed', failure: expect.stringContaining('back in your main wallet') });
    const told = await findWalletTransfer(services, session.memberId, transfer.transferId, 'VI');
    expect(told.failure).toContain('trở lại ví chính');
    expect(await balances()).toEqual(['500.00', '0.00', '0.00', '0.00']);
  });

  test('WALLET-12 what was won at the vendor enters the ledger when it comes back', async () => {
    await move('main', 'KIT', '100.00');
    await db.query(
      'test_won',
      `insert into sandbox_transfers (vendor_code, id, member_id, amount, state) values ('KIT', $1, $2, 25, 'done')`,
      [`won-${session.memberId}`, session.memberId],
    );
    await move('KIT', 'main', '125.00');
    expect(await balances()).toEqual(['525.00', '0.00', '0.00', '0.00']);
  });

  test('a vendor under maintenance is refused and shows the last balance known', async () => {
    await move('main', 'ORO', '100.00');
    await whileVendor(services, 'ORO', { maintenance: true }, async (fresh) => {
      const out = transferFunds(fresh, caller(), { from: 'ORO', to: 'main', amount: '5.00' });
      expect(await outcome(out)).toBe('game_maintenance');
      const { wallets } = await consolidatedFunds(fresh, session.memberId);
      expect(wallets.at(-1)).toMatchObject({ walletId: 'ORO', balance: '100.00', maintenance: true });
      const { vendors } = await merchantWallet(fresh, false);
      expect(vendors.map(({ walletId, maintenance }) => [walletId, maintenance])).toEqual([
        ['KIT', false],
        ['ORO', true],
      ]);
    });
  });

  test('a member who self-excluded sends nothing to a vendor, and still brings back what is there', async () => {
    await move('main', 'KIT', '30.00');
    await db.query('test_excluded', `update members set status = 'excluded' where id = $1`, [session.memberId]);
    expect(await outcome(move('main', 'KIT', '5.00'))).toBe('self_excluded');
    expect(await outcome(move('KIT', 'main', '30.00'))).toBe('in');
    expect(await balances()).toEqual(['500.00', '0.00', '0.00', '0.00']);
  });

  test('only its member finds a transfer', async () => {
    const { transfer } = await move('main', 'KIT', '5.00');
    const other = await sessionOf(services, 'player01');
    expect(await outcome(findWalletTransfer(services, other.memberId, transfer.transferId, 'EN'))).toBe('not_found');
  });
});

describe('collectAllFunds', () => {
  test('WALLET-03 MEMBER-03 brings everything back; a silent vendor stops none of the others', async () => {
    await move('main', 'KIT', '35.00');
    await move('main', 'ORO', '20.00');
    const wallets = vendor.transfer;
    const flaky = {
      ...vendor,
      transfer: (order: Parameters<typeof wallets>[0]) =>
        order.vendor === 'ORO' ? Promise.reject(new Error('no connection')) : wallets(order),
    };
    const result = await collectAllFunds({ ...services, vendorWallets: flaky }, caller('collect'));
    expect(result).toMatchObject({
      amount: '35.00',
      transfers: [
        { from: 'KIT', to: 'main', amount: '35.00', state: 'completed' },
        { from: 'ORO', to: 'main', amount: '20.00', state: 'pending' },
      ],
      mainWallet: { walletId: 'main', balance: '480.00' },
    });
    services.pass(MINUTE);
    await settlePendingTransfers(services);
    expect(await balances()).toEqual(['500.00', '0.00', '0.00', '0.00']);
    const again = await collectAllFunds(services, caller('collect'));
    expect(again.transfers.map(({ state }) => state)).toEqual(['completed', 'completed']);
    expect(await collectAllFunds(services, caller())).toMatchObject({ amount: '0.00', transfers: [] });
  });
});

describe('the wallets', () => {
  test('ENTITY-40 API-27 the sums are those of the wallets', async () => {
    await move('main', 'KIT', '100.00');
    vendor.faults = ['unheard'];
    await move('main', 'ORO', '50.00');
    expect(await consolidatedFunds(services, session.memberId)).toMatchObject({
      currency: 'USD',
      totalBalance: '450.00',
      bonusBalance: '0.00',
      heldBalance: '50.00',
      wallets: [{ walletId: 'main', balance: '350.00' }, { walletId: 'KIT' }, { walletId: 'ORO', balance: '0.00' }],
    });
  });

  test('WALLET-12 the merchant wallet lists all vendors by name, or those of one kind', async () => {
    const all = await merchantWallet(services, undefined);
    expect(all).toMatchObject({ isSingle: false, currency: 'USD' });
    const own = await merchantWallet(services, false);
    expect(own.vendors).toEqual([
      {
        vassalage: 'KIT',
        vendorName: 'Kite & Co',
        isSingle: false,
        walletId: 'KIT',
        minTransfer: '1.00',
        maxTransfer: '5000.00',
        maintenance: false,
      },
      expect.objectContaining({ vassalage: 'ORO', walletId: 'ORO' }),
    ]);
    const single = await merchantWallet(services, true);
    expect(single.vendors.length + own.vendors.length).toBe(all.vendors.length);
    expect(single.vendors.every(({ walletId, minTransfer }) => walletId === 'main' && minTransfer === null)).toBe(true);
  });
});
