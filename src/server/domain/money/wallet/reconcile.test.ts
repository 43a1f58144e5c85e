import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { type Difference, reconcile } from './reconcile.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Makes changes, some of which triggers forbid, compares, and rolls the changes back. */
async function differencesAfter(...changes: readonly string[]): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  const rolledBack = new Error('only tried');
  const tried = db.transaction(async (tx) => {
    const guarded = ['alter table entries disable trigger user', ...changes, 'alter table entries enable trigger user'];
    for (const sql of guarded) await tx.query(`test_${sql}`, sql);
    const { differences } = await reconcile(tx, (difference) => found.push(difference));
    expect(differences).toBe(found.length);
    throw rolledBack;
  });
  await expect(tried).rejects.toBe(rolledBack);
  return found;
}

test('the seeded books have no errors, and all of them are checked', async () => {
  const found: Difference[] = [];
  const counted = await reconcile(db, (difference) => found.push(difference));
  expect(found).toEqual([]);
  const [there] = await db.query(
    'test_counts',
    `select (select count(*) from transactions) as postings, (select count(*) from wallets) as wallets,
      (select count(*) from entries) as entries, 0 as differences`,
  );
  expect(counted).toEqual(there);
});

test('a changed balance is reported with the wallet', async () => {
  const found = await differencesAfter(
    'update wallets set balance = balance + 1 where account_id = (select min(account_id) from wallets)',
  );
  expect(found).toMatchObject([{ what: 'wallet', message: expect.stringContaining('its entries sum to') }]);
});

test('a changed entry is reported with its posting, its wallet and itself', async () => {
  const first = '(select min(e.id) from entries e join wallets w on w.account_id = e.account_id)';
  const found = await differencesAfter(`update entries set amount = amount + 1 where id = ${first}`);
  expect(found.map(({ what }) => what)).toEqual(['posting', 'wallet', 'entry']);
});

test('a posting without entries and a member account without wallet are reported', async () => {
  const posting = `insert into transactions (kind, reference, reason_kind, reason_id, booked_at)
    values ('adjustment', 'test:empty', 'operator', '1', now())`;
  const account = `insert into accounts (kind, member_id, currency) values ('held', 1000001, 'USD')`;
  expect((await differencesAfter(posting, account)).map(({ what, message }) => `${what} ${message}`)).toEqual([
    'posting has no entries',
    'account belongs to member 1000001 and has no wallet',
  ]);
});

test('a changed debt is reported with its member, and with the account of the house', async () => {
  const found = await differencesAfter('insert into debts (member_id, amount) values (1000001, 5)');
  expect(found.map(({ what, message }) => `${what} ${message}`)).toEqual([
    'debt the debt is 5.00000000, its entries make 0',
    'debt the debts of members are 5.00000000, the account of the house has 0',
  ]);
});

test('the books are read in steps until nothing is left', async () => {
  const asked: [string, unknown][] = [];
  const steps = new Map<unknown, object>([
    [0, { id: null, last: 5_000, looked: 5_000 }],
    [5_000, { id: 5_007, message: 'has no entries', last: 5_007, looked: 7 }],
    [5_007, { id: null, last: null, looked: 0 }],
  ]);
  const query = async <T>(name: string, _: string, parameters: readonly unknown[] = []) => {
    asked.push([name, parameters[0]]);
    // The rows that the statement would return.
    if (name === 'reconcile_all_debts') return [];
    return [steps.get(parameters[0])] as T[];
  };
  const found: Difference[] = [];
  expect(await reconcile({ query }, (difference) => found.push(difference))).toEqual({
    postings: 5_007,
    wallets: 5_007,
    entries: 5_007,
    differences: 5,
  });
  expect(found.map(({ what, id }) => [what, id])).toEqual([
    ['posting', 5_007],
    ['wallet', 5_007],
    ['entry', 5_007],
    ['account', 5_007],
    ['debt', 5_007],
  ]);
  expect(asked.filter(([name]) => name === 'reconcile_wallets').map(([, after]) => after)).toEqual([0, 5_000, 5_007]);
});
