import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../../db/testing.ts';
import { book, type Entry, houseAccount } from './ledger.ts';

let db: Database;
let house: number;
let player: number;
let agent: number;
beforeAll(async () => {
  db = await openTestDatabase();
  house = await houseAccount(db, 'opening', 'USD');
  [player, agent] = [await accountOf(1_000_001), await accountOf(1_000_002)];
});
afterAll(() => db.close());

const at = new Date(TEST_NOW);
const move = (entries: readonly Entry[], reference: string | null = null) =>
  db.transaction((tx) => book(tx, { kind: 'opening', reference, at, entries }));
const transfer = (from: number, to: number, amount: string, reference: string | null = null) =>
  move(
    [
      { accountId: from, amount: `-${amount}` },
      { accountId: to, amount },
    ],
    reference,
  );
/** What PostgreSQL calls the rule that was broken. */
const broken = (name: string) => ({ code: '23514', constraint: name });

describe('the ledger', () => {
  test('API-19 the demo balances were booked like any other money', async () => {
    expect(await balanceOf(player)).toBe('12480.50000000');
    const sql = 'select sum(amount) as sum, count(*)::int as count from entries';
    const [all] = await db.query<{ sum: string; count: number }>('test_all_entries', sql);
    expect(Number(all?.sum)).toBe(0);
    expect(all?.count).toBe(8);
  });

  test('entries that do not sum to zero are refused at commit', async () => {
    const before = await balanceOf(player);
    await expect(move([{ accountId: player, amount: '5.00' }])).rejects.toMatchObject(broken('entries_sum_to_zero'));
    const lopsided = [
      { accountId: player, amount: '5.00' },
      { accountId: house, amount: '-4.99' },
    ];
    await expect(move(lopsided)).rejects.toMatchObject(broken('entries_sum_to_zero'));
    expect(await balanceOf(player)).toBe(before);
  });

  test('a wallet never goes below zero', async () => {
    await expect(transfer(player, house, '12480.51')).rejects.toMatchObject(broken('wallets_balance_not_negative'));
    expect(await balanceOf(player)).toBe('12480.50000000');
  });

  test('an event is booked once', async () => {
    await transfer(house, player, '1.00', 'once');
    await expect(transfer(house, player, '1.00', 'once')).rejects.toMatchObject({ code: '23505' });
    expect(await balanceOf(player)).toBe('12481.50000000');
  });

  test.each([
    'update entries set amount = 1',
    'delete from entries',
    'truncate entries cascade',
    'delete from transactions',
  ])('what is booked stays: %s', async (sql) => {
    await expect(db.query(`test_${sql}`, sql)).rejects.toMatchObject({ code: '23001' });
  });

  test('transfers at the same time, in both directions, lose nothing', async () => {
    const before = [await balanceOf(player), await balanceOf(agent)];
    const moves = Array.from({ length: 20 }, (_, i) =>
      i % 2 ? transfer(player, agent, '0.01') : transfer(agent, player, '0.01'),
    );
    await Promise.all(moves);
    expect([await balanceOf(player), await balanceOf(agent)]).toEqual(before);
  });

  test('whatever is tried, entries sum to zero, their replay gives every balance, none is negative', async () => {
    const accounts = fc.constantFrom('house', 'player', 'agent');
    const cents = fc.integer({ min: 1, max: 2_000_000 });
    const transfers = fc.array(fc.record({ from: accounts, to: accounts, cents }), { maxLength: 8 });
    const numbers = { house: () => house, player: () => player, agent: () => agent } as const;
    await fc.assert(
      fc.asyncProperty(transfers, async (wanted) => {
        for (const { from, to, cents } of wanted) {
          const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
          await transfer(numbers[from as keyof typeof numbers](), numbers[to as keyof typeof numbers](), amount).catch(
            (error: { constraint?: string }) => expect(error.constraint).toBe('wallets_balance_not_negative'),
          );
        }
        expect(await disagreements()).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

async function accountOf(memberId: number): Promise<number> {
  const sql = 'select account_id as id from wallets where member_id = $1';
  const [row] = await db.query<{ id: number }>('test_account', sql, [memberId]);
  if (row === undefined) throw new Error(`member ${memberId} has no wallet`);
  return row.id;
}

async function balanceOf(accountId: number): Promise<string | undefined> {
  const sql = 'select balance from wallets where account_id = $1';
  return (await db.query<{ balance: string }>('test_balance', sql, [accountId]))[0]?.balance;
}

/** Whatever does not add up: transactions that do not sum to zero, wallets that are not the sum of their entries. */
function disagreements(): Promise<unknown[]> {
  return db.query<unknown>(
    'test_disagreements',
    `select 'transaction' as what, transaction_id as id from entries group by transaction_id having sum(amount) <> 0
     union all
     select 'wallet', w.account_id from wallets w
     where w.balance < 0 or w.balance <> (select sum(e.amount) from entries e where e.account_id = w.account_id)`,
  );
}
