import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { addMembers, outcome } from '../../testing.ts';
import { type Entry, type Posting, post, postAll } from './post.ts';

let db: TestDatabase;
let members: readonly number[];
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(
    db,
    [1, 2, 3, 4, 5].map((n) => ({ account: `together${n}`, password: '' })),
  );
  const added = `select id from members where account like 'together%' order by account`;
  members = (await db.query<{ id: number }>('test_members', added)).map(({ id }) => id);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const posting = (key: string, entries: readonly Entry[]): Posting => ({
  key,
  kind: 'adjustment',
  reason: { kind: 'operator', id: key },
  at: new Date(TEST_NOW),
  currency: 'USD',
  entries,
});
const given = (key: string, memberId: number, amount: number) =>
  posting(key, [
    { house: 'house', amount: `${-amount}` },
    { memberId, purpose: 'main', amount: `${amount}` },
  ]);
const moved = (key: string, memberId: number, amount: number) =>
  posting(key, [
    { memberId, purpose: 'main', amount: `${-amount}` },
    { memberId, purpose: 'held', amount: `${amount}` },
  ]);
const all = (postings: readonly Posting[]) => db.transaction((tx) => postAll(tx, postings));

/** Every entry of the members, by wallet in the order of their versions. */
function entriesOf(prefix: string): Promise<unknown[]> {
  return db.query(
    'test_entries',
    `select t.reference as key, a.member_id as "memberId", a.kind as purpose, e.amount::float8 as amount,
       e.balance_after::float8 as balance, e.version
     from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
     where t.reference like $1 and a.member_id is not null order by a.member_id, a.kind desc, e.version`,
    [`${prefix}:%`],
  );
}

test('WALLET-12 postings made together move each wallet in their order, as if one came after the other', async () => {
  const [first = 0, second = 0] = members;
  // What the second posting takes is what the first brought; the last opens a wallet that nobody had.
  await all([
    given('row:1', second, 10),
    moved('row:2', second, 10),
    given('row:3', first, 7),
    given('row:4', second, 5),
    moved('row:5', first, 4),
    moved('row:6', second, 2),
  ]);
  const entry = (key: string, memberId: number, purpose: string, [amount, balance, version]: readonly number[]) => ({
    key,
    memberId,
    purpose,
    amount,
    balance,
    version,
  });
  expect(await entriesOf('row')).toEqual([
    entry('row:3', first, 'main', [7, 7, 1]),
    entry('row:5', first, 'main', [-4, 3, 2]),
    entry('row:5', first, 'held', [4, 4, 1]),
    entry('row:1', second, 'main', [10, 10, 1]),
    entry('row:2', second, 'main', [-10, 0, 2]),
    entry('row:4', second, 'main', [5, 5, 3]),
    entry('row:6', second, 'main', [-2, 3, 4]),
    entry('row:2', second, 'held', [10, 10, 1]),
    entry('row:6', second, 'held', [2, 12, 2]),
  ]);
});

test('WALLET-12 of postings made together those that were made before change nothing', async () => {
  const [, , third = 0] = members;
  await db.transaction((tx) => post(tx, given('again:2', third, 2)));
  const three = [given('again:1', third, 1), given('again:2', third, 2), given('again:3', third, 4)];
  await all(three);
  const once = await entriesOf('again');
  expect(once).toMatchObject([{ balance: 2 }, { balance: 3 }, { balance: 7 }]);
  await all(three);
  await Promise.all([all(three), all(three.toReversed())]);
  expect(await entriesOf('again')).toEqual(once);
});

test.each([
  ['another posting has a key of theirs', (m: number) => [given('bad:1', m, 1), given('bad:0', m, 2)], 'same_posting'],
  ['two have the same key', (m: number) => [given('bad:2', m, 1), given('bad:2', m, 1)], 'same_posting'],
  ['one has no entries', (m: number) => [given('bad:3', m, 1), posting('bad:4', [])], 'account_known'],
  [
    'one does not sum to zero',
    (m: number) => [given('bad:5', m, 1), posting('bad:6', [{ house: 'house', amount: '1' }])],
    'sum_to_zero',
  ],
  ['two make up for each other', (m: number) => [half('bad:7', m, '1'), half('bad:8', m, '-1')], 'sum_to_zero'],
])('WALLET-12 postings made together are all refused where %s', async (_, postings, rule) => {
  const [, , , fourth = 0] = members;
  await db.transaction((tx) => post(tx, given('bad:0', fourth, 1)));
  const before = await entriesOf('bad');
  await expect(all(postings(fourth))).rejects.toMatchObject({ constraint: expect.stringContaining(rule) });
  expect(await entriesOf('bad')).toEqual(before);
});

test('WALLET-12 postings made together are all refused where a wallet would fall below zero', async () => {
  const [, , , fourth = 0, fifth = 0] = members;
  const before = await entriesOf('low');
  expect(await outcome(all([given('low:1', fifth, 1), moved('low:2', fourth, 1_000)]))).toBe('insufficient_balance');
  expect(await entriesOf('low')).toEqual(before);
});

const half = (key: string, memberId: number, amount: string) => posting(key, [{ memberId, purpose: 'main', amount }]);
