import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { expectReconciled, houseSums } from '../../play/seamless/testing.ts';
import { grantBonus } from '../../rewards/bonuses/testing.ts';
import { addMembers, SECOND, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { listLedger } from '../ledger/list-ledger.ts';
import { consolidatedFunds, memberWallets, merchantWallet } from './member-wallets.ts';
import { settleTransfer, storedTransfer } from './stored-transfer.ts';
import { faultyVendor, give, whileVendor } from './testing.ts';
import { transferFunds } from './transfer-funds.ts';

let db: TestDatabase;
let services: TestServices;
let vendor: ReturnType<typeof faultyVendor>;
let session: Session;
let members = 0;
let intents = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  vendor = faultyVendor(db);
  services = { ...(await testServices(db)), vendorWallets: vendor };
  members += 1;
  await addMembers(db, [{ account: `ledger${members}` }]);
  session = await sessionOf(services, `ledger${members}`);
  await give(services, session, '500.00');
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

async function move(from: string, to: string, amount: string, intent?: string) {
  intents += 1;
  const intentId = intent ?? `ledger-${intents}`;
  const { memberId, id: sessionId } = session;
  const caller = { memberId, sessionId, intentId, language: 'EN' as const };
  return (await transferFunds(services, caller, { from, to, amount })).transfer;
}
/** Winnings at Kite & Co, which the ledger does not know. */
const win = (amount: number) =>
  db.query(
    'test_won',
    `insert into sandbox_transfers (vendor_code, id, member_id, amount, state) values ('KIT', $1, $2, $3, 'done')`,
    [`won-${session.memberId}`, session.memberId, amount],
  );
/** The wallets at vendors as the ledger knows them. */
async function known() {
  const silent = { ...vendor, balance: () => Promise.reject(new Error('no connection')) };
  const [, ...atVendors] = await memberWallets({ ...services, vendorWallets: silent }, session.memberId);
  return atVendors.map(({ balance, heldBalance }) => [balance, heldBalance]);
}

test('WALLET-12 what comes back is booked from the wallet at the vendor, and only more than that from the vendor', async () => {
  await move('main', 'KIT', '100.00');
  await move('KIT', 'main', '40.00');
  expect(await known()).toEqual([
    ['60.00', '0.00'],
    ['0.00', '0.00'],
  ]);
  expect(await houseSums(db, session.memberId)).toEqual({ house: '-500.00' });
  await win(25);
  await move('KIT', 'main', '85.00');
  expect(await houseSums(db, session.memberId)).toEqual({ house: '-500.00', 'vendor:KIT': '-25.00' });
  expect(await known()).toEqual([
    ['0.00', '0.00'],
    ['0.00', '0.00'],
  ]);
});

test('WALLET-12 winnings of a member without a wallet at the vendor come from the vendor', async () => {
  await win(25);
  expect(await move('KIT', 'main', '25.00')).toMatchObject({ state: 'completed' });
  expect(await houseSums(db, session.memberId)).toEqual({ house: '-500.00', 'vendor:KIT': '-25.00' });
});

test('a silent vendor shows no balance below zero while more is under way than the ledger knows', async () => {
  await move('main', 'KIT', '100.00');
  await win(25);
  vendor.faults = ['unheard'];
  await move('KIT', 'main', '125.00');
  expect((await known())[0]).toEqual(['0.00', '125.00']);
});

test('a transfer that has ended stays as it is, whatever a late answer says, and its vendor is not asked again', async () => {
  const { transferId } = await move('main', 'KIT', '100.00', 'late');
  const { memberId } = session;
  const before = await storedTransfer(db, transferId, memberId);
  services.pass(SECOND);
  for (const late of ['refused', 'done'] as const) {
    expect(await settleTransfer(services, { id: transferId, memberId }, late)).toEqual(before);
  }
  vendor.faults = ['unheard'];
  expect(await move('main', 'KIT', '100.00', 'late')).toMatchObject({ state: 'completed' });
  expect(vendor.faults).toEqual(['unheard']);
});

test('the ledger of the main wallet calls both ways transfers, and refers to them', async () => {
  const there = await move('main', 'KIT', '100.00');
  services.pass(SECOND);
  const back = await move('KIT', 'main', '100.00');
  const query = { walletId: 'main', pageNo: 1, pageSize: 10 } as const;
  const { content } = await listLedger(services, session.memberId, query, 'EN');
  expect(content.slice(0, 2)).toMatchObject([
    { kind: 'transfer_in', amount: '100.00', reference: { type: 'wallet_transfer', id: back.transferId } },
    { kind: 'transfer_out', amount: '-100.00', reference: { type: 'wallet_transfer', id: there.transferId } },
  ]);
});

test('ENTITY-40 WALLET-12 API-27 bonus money is summed apart', async () => {
  await grantBonus(services, session.memberId, '25.00', 'RNG');
  expect(await consolidatedFunds(services, session.memberId)).toMatchObject({
    totalBalance: '500.00',
    bonusBalance: '25.00',
    wallets: [{ walletId: 'main', balance: '500.00', bonusBalance: '25.00' }, {}, {}],
  });
});

test('WALLET-12 wallets and vendors come by name; a brand whose vendors all play from the main wallet has one wallet', async () => {
  await whileVendor(services, 'KIT', { name: 'Zephyr' }, async (fresh) => {
    const wallets = await memberWallets(fresh, session.memberId);
    expect(wallets.map(({ walletId }) => walletId)).toEqual(['main', 'ORO', 'KIT']);
    const names = (await merchantWallet(fresh, undefined)).vendors.map(({ vendorName }) => vendorName);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
  await whileVendor(services, 'KIT', { walletMode: 'seamless' }, (one) =>
    whileVendor(one, 'ORO', { walletMode: 'seamless' }, async (fresh) => {
      expect(await merchantWallet(fresh, undefined)).toMatchObject({ isSingle: true });
      expect((await memberWallets(fresh, session.memberId)).map(({ walletId }) => walletId)).toEqual(['main']);
    }),
  );
});
