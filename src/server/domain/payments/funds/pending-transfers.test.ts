import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WalletOrder } from '#server/adapters/vendors/game-vendors.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { addMembers, auditOf, outcome, SECOND, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { consolidatedFunds, memberWallets } from './member-wallets.ts';
import { faultyVendor, give, whileVendor } from './testing.ts';
import { collectAllFunds, findWalletTransfer, settlePendingTransfers, transferFunds } from './transfer-funds.ts';

let db: TestDatabase;
let services: TestServices;
let vendor: ReturnType<typeof faultyVendor>;
let orders: WalletOrder[];
let session: Session;
let members = 0;
let intents = 0;
// A database for each test: the job settles what is pending, whosoever it is.
beforeEach(async () => {
  db = await openTestDatabase();
  vendor = faultyVendor(db);
  orders = [];
  services = { ...(await testServices(db)), vendorWallets: { balance: vendor.balance, transfer } };
  members += 1;
  await addMembers(db, [{ account: `pending${members}` }]);
  session = await sessionOf(services, `pending${members}`);
  await give(services, session, '500.00');
});
afterEach(async () => {
  await expectReconciled(db);
  await db.close();
});

/** The vendor, with a note of each order that it is given. */
function transfer(order: WalletOrder) {
  orders.push(order);
  return vendor.transfer(order);
}
const caller = (intentId?: string) => {
  intents += 1;
  const { memberId, id: sessionId } = session;
  return { memberId, sessionId, intentId: intentId ?? `pending-${intents}`, language: 'EN' as const };
};
const move = (from: string, to: string, amount: string, intent?: string) =>
  transferFunds(services, caller(intent), { from, to, amount });
const down = { maintenance: true };

describe('the job for pending transfers', () => {
  test('asks again after 20 seconds, with the same order', async () => {
    vendor.faults = ['unheard'];
    const { transfer: pending } = await move('main', 'KIT', '50.00');
    services.pass(20 * SECOND - 1);
    await settlePendingTransfers(services);
    expect(orders).toHaveLength(1);
    services.pass(1);
    await settlePendingTransfers(services);
    const order = {
      id: pending.transferId,
      vendor: 'KIT',
      memberId: session.memberId,
      direction: 'in',
      amount: '50.00',
    };
    expect(orders).toEqual([order, order]);
    await settlePendingTransfers(services);
    expect(orders).toHaveLength(2);
  });

  test('asks a vendor that does not answer once a run, and the others all the same', async () => {
    vendor.faults = ['unheard', 'unheard', 'unheard'];
    await move('main', 'KIT', '10.00');
    services.pass(1);
    await move('main', 'KIT', '20.00');
    services.pass(1);
    await move('main', 'ORO', '30.00');
    orders = [];
    services.pass(60 * SECOND);
    vendor.faults = ['unheard'];
    await settlePendingTransfers(services);
    expect(orders.map(({ vendor: code, amount }) => [code, amount])).toEqual([
      ['KIT', '10.00'],
      ['ORO', '30.00'],
    ]);
    services.pass(60 * SECOND);
    await settlePendingTransfers(services);
    expect(
      orders
        .slice(2)
        .map(({ amount }) => amount)
        .sort(),
    ).toEqual(['10.00', '20.00']);
  });

  test('leaves a vendor under maintenance alone', async () => {
    vendor.faults = ['unheard'];
    await move('main', 'ORO', '10.00');
    services.pass(60 * SECOND);
    await whileVendor(services, 'ORO', down, (fresh) => settlePendingTransfers(fresh));
    expect(orders).toHaveLength(1);
    services.pass(60 * SECOND);
    await settlePendingTransfers(services);
    expect(orders).toHaveLength(2);
  });
});

describe('a transfer', () => {
  test('is audited with vendor, direction and amount', async () => {
    const { transfer: there } = await move('main', 'KIT', '50.00');
    expect((await auditOf(db, session.memberId)).at(-1)).toEqual([
      'wallet_transfer',
      'member',
      { transfer: there.transferId, vendor: 'KIT', direction: 'in', amount: '50.00' },
    ]);
  });

  test('WALLET-12 of the least and of the most that a vendor takes is taken', async () => {
    await give(services, session, '4501.00');
    expect([await outcome(move('main', 'KIT', '1.00')), await outcome(move('main', 'KIT', '5000.00'))]).toEqual([
      'in',
      'in',
    ]);
  });

  test('of the same intent in another direction or to another vendor is another one', async () => {
    await move('main', 'KIT', '50.00', 'one');
    for (const [from, to] of [
      ['KIT', 'main'],
      ['main', 'ORO'],
    ] as const) {
      expect(await outcome(move(from, to, '50.00', 'one'))).toBe('idempotency_conflict');
    }
    expect(orders).toHaveLength(1);
  });

  test('WALLET-12 between two wallets of vendors, or of main alone, names the field', async () => {
    for (const [from, to] of [
      ['KIT', 'ORO'],
      ['main', 'main'],
    ] as const) {
      await expect(move(from, to, '5.00')).rejects.toMatchObject({
        code: 'validation_failed',
        details: { fields: [{ pointer: '/body/to', rule: 'one_main_wallet' }] },
      });
    }
  });

  test('WALLET-12 out that the vendor refuses leaves the money there, and says so in both languages', async () => {
    await move('main', 'KIT', '200.00');
    const { transfer: back } = await move('KIT', 'main', '50.91');
    expect(back).toMatchObject({
      state: 'failed',
      failure: 'The provider did not accept the transfer. The amount is still in its wallet.',
    });
    const told = await findWalletTransfer(services, session.memberId, back.transferId, 'VI');
    expect(told.failure).toBe('Nhà cung cấp không nhận lệnh chuyển. Số tiền vẫn còn trong ví của nhà cung cấp.');
    const [main, kite] = await memberWallets(services, session.memberId);
    expect([main?.balance, kite?.balance, kite?.heldBalance]).toEqual(['300.00', '200.00', '0.00']);
  });

  test('tells the open pages of the member that a balance has changed', async () => {
    const told = async () => {
      const sql = `select count(*)::int as count from live_events where member_id = $1 and kind = 'balance'`;
      return (await db.query<{ count: number }>('test_told', sql, [session.memberId]))[0]?.count ?? 0;
    };
    await move('main', 'KIT', '50.00');
    const before = await told();
    // A transfer out that is refused moves nothing in the ledger.
    await move('KIT', 'main', '10.91');
    expect(await told()).toBeGreaterThan(before);
  });
});

describe('the wallets', () => {
  test('API-27 of a vendor that does not answer show what the ledger knows, less what is under way', async () => {
    await move('main', 'KIT', '100.00');
    vendor.faults = ['unheard'];
    await move('KIT', 'main', '40.00');
    const deaf = { balance: () => Promise.reject(new Error('no connection')), transfer };
    services = { ...services, vendorWallets: deaf };
    const [main, kite, oro] = await memberWallets(services, session.memberId);
    expect(main).toEqual({
      walletId: 'main',
      vendor: null,
      vendorName: null,
      maintenance: false,
      asOf: '2026-01-05T09:30:00.000Z',
      balance: '400.00',
      bonusBalance: '0.00',
      heldBalance: '0.00',
      version: expect.any(Number),
    });
    expect(main?.version).toBeGreaterThan(0);
    expect(kite).toEqual({
      walletId: 'KIT',
      vendor: 'KIT',
      vendorName: 'Kite & Co',
      maintenance: true,
      version: 1,
      balance: '60.00',
      bonusBalance: '0.00',
      heldBalance: '40.00',
      asOf: '2026-01-05T09:30:00.000Z',
    });
    expect(oro).toMatchObject({ walletId: 'ORO', balance: '0.00', version: 0, maintenance: true });
  });

  test('API-27 WALLET-12 are summed with the moment, and those of some vendors can be asked for alone', async () => {
    await move('main', 'ORO', '20.00');
    expect(await consolidatedFunds(services, session.memberId)).toMatchObject({
      totalBalance: '500.00',
      heldBalance: '0.00',
      asOf: '2026-01-05T09:30:00.000Z',
    });
    const some = await memberWallets(services, session.memberId, ['ORO']);
    expect(some.map(({ walletId, balance }) => [walletId, balance])).toEqual([
      ['main', '480.00'],
      ['ORO', '20.00'],
    ]);
  });

  test('WALLET-03 MEMBER-22 are collected but for those of a vendor under maintenance, whose transfer waits', async () => {
    await move('main', 'KIT', '30.00');
    await move('main', 'ORO', '20.00');
    orders = [];
    await whileVendor(services, 'ORO', down, async (fresh) => {
      const { amount, transfers } = await collectAllFunds(fresh, caller());
      expect([amount, transfers.map(({ from, state }) => [from, state])]).toEqual([
        '30.00',
        [
          ['KIT', 'completed'],
          ['ORO', 'pending'],
        ],
      ]);
    });
    expect(orders).toMatchObject([{ vendor: 'KIT', direction: 'out', amount: '30.00' }]);
    services.pass(60 * SECOND);
    await settlePendingTransfers(services);
    const [main] = await memberWallets(services, session.memberId);
    expect(main?.balance).toBe('500.00');
  });
});
