import { afterEach, beforeEach, expect, test } from 'vitest';
import { LedgerKind } from '#generated/model/index.ts';
import { listTransactionHistoryDefaults } from '#generated/server/defaults.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { type PostingKind, post } from '../../money/wallet/post.ts';
import { addMembers, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { type LedgerQuery, listLedger } from './list-ledger.ts';

let db: TestDatabase;
let services: TestServices;
let memberId = 0;

/** Every kind of a posting with what the ledger calls it, where money comes in and where it goes out. */
const kinds: Readonly<Record<PostingKind, readonly [comes: LedgerKind, goes: LedgerKind]>> = {
  opening: ['adjustment', 'adjustment'],
  trial_credit: ['adjustment', 'adjustment'],
  adjustment: ['adjustment', 'adjustment'],
  deposit: ['deposit', 'deposit'],
  withdrawal: ['withdrawal', 'withdrawal'],
  transfer: ['transfer_in', 'transfer_out'],
  bet: ['bet', 'bet'],
  prize: ['prize', 'prize'],
  refund: ['refund', 'refund'],
  promotion: ['promotion', 'promotion'],
  rebate: ['rebate', 'rebate'],
  salary: ['salary', 'salary'],
  dividend: ['dividend', 'dividend'],
  points: ['points', 'points'],
  points_earned: ['points', 'points'],
  fee: ['fee', 'fee'],
  debt: ['debt', 'debt'],
};

/** For each test: each kind comes in with 2.00 and goes out with 1.00. */
beforeEach(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  await addMembers(db, [{ account: 'allkinds' }]);
  ({ memberId } = await sessionOf(services, 'allkinds'));
  for (const kind of Object.keys(kinds) as PostingKind[]) {
    for (const [amount, back] of [
      ['2.00', '-2.00'],
      ['-1.00', '1.00'],
    ] as const) {
      await post(db, {
        key: `kind:${kind}:${amount}`,
        kind,
        reason: { kind: 'operator', id: `${kind}:${amount}` },
        at: new Date(services.clock()),
        currency: 'USD',
        entries: [
          { memberId, purpose: 'main', amount },
          { house: 'house', amount: back },
        ],
      });
    }
  }
});
afterEach(() => db.close());

const read = async (query: Partial<LedgerQuery> = {}) =>
  (await listLedger(services, memberId, { ...listTransactionHistoryDefaults, pageSize: 100, ...query }, 'EN')).content;

test('MEMBER-08 each entry has the kind of its posting and its direction, and the filter of a kind finds exactly these', async () => {
  const told = (await read()).map(({ reference, kind }) => [reference?.id, kind]);
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(
      Object.entries(kinds).flatMap(([posted, [comes, goes]]) => [
        [`${posted}:2.00`, comes],
        [`${posted}:-1.00`, goes],
      ]),
    ),
  );
  for (const kind of Object.values(LedgerKind)) {
    const found = (await read({ kind })).map(({ reference }) => reference?.id).toSorted();
    const wanted = told.flatMap(([id, of]) => (of === kind ? [id] : [])).toSorted();
    expect([kind, found]).toEqual([kind, wanted]);
    const [into, out] = [await read({ kind, direction: 'in' }), await read({ kind, direction: 'out' })];
    expect(into.every(({ amount }) => amount === '2.00') && out.every(({ amount }) => amount === '-1.00')).toBe(true);
    expect(into.length + out.length).toBe(found.length);
  }
});

test('MEMBER-08 a transfer names its vendor, and by its code where the catalogue has it no longer', async () => {
  const at = new Date(services.clock());
  await db.query(
    'test_transfer',
    `insert into wallet_transfers (id, member_id, vendor_code, direction, amount, state, created_at, asked_at)
     values ('wt-gone', $1, 'KIT', 'in', 3, 'pending', $2, $2)`,
    [memberId, at],
  );
  await post(db, {
    key: 'wallet_transfer:wt-gone:sent',
    kind: 'transfer',
    reason: { kind: 'wallet_transfer', id: 'wt-gone' },
    at,
    currency: 'USD',
    entries: [
      { memberId, purpose: 'main', amount: '-3.00' },
      { memberId, purpose: 'vendor:KIT', amount: '3.00' },
    ],
  });
  const reasons = async () => (await read({ referenceId: 'wt-gone' })).map(({ reason }) => reason);
  expect(await reasons()).toEqual(['Transfer to Kite & Co']);
  const bare = { ...(await services.catalogue.current()), vendors: new Map() };
  services = { ...services, catalogue: { ...services.catalogue, current: async () => bare } };
  expect(await reasons()).toEqual(['Transfer to KIT']);
});
