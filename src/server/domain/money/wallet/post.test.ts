import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import { addMembers, outcome } from '../../testing.ts';
import { type Entry, type Posting, post, walletAfter } from './post.ts';
import { reconcile } from './reconcile.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

// Members of the test alone, with money, one with points.
let player: number;
let agent: number;
let keys = 0;

const posting = (entries: readonly Entry[], parts: Partial<Posting> = {}): Posting => {
  keys += 1;
  const key = `test:${keys}`;
  const reason = { kind: 'operator', id: `${keys}` } as const;
  return { key, kind: 'adjustment', reason, at: new Date(TEST_NOW), currency: 'USD', entries, ...parts };
};
const move = (entries: readonly Entry[], parts?: Partial<Posting>) =>
  db.transaction((tx) => post(tx, posting(entries, parts)));
const between = (from: number, to: number, amount: string): readonly Entry[] => [
  { memberId: from, purpose: 'main', amount: `-${amount}` },
  { memberId: to, purpose: 'main', amount },
];
const fromHouse = (memberId: number, amount: string): readonly Entry[] => [
  { house: 'house', amount: `-${amount}` },
  { memberId, purpose: 'main', amount },
];
/** PostgreSQL's name of the broken rule. */
const broken = (constraint: string) => expect.objectContaining({ constraint });

beforeEach(async () => {
  keys += 1;
  const accounts = [`player${keys}`, `agent${keys}`];
  await addMembers(
    db,
    accounts.map((account) => ({ account, password: null })),
  );
  const sql = 'select id from members where account = any($1) order by id';
  const added = await db.query<{ id: number }>('test_added', sql, [accounts]);
  [player = 0, agent = 0] = added.map(({ id }) => id);
  const points: readonly Entry[] = [
    { house: 'points', amount: '-1284' },
    { memberId: player, purpose: 'points', amount: '1284' },
  ];
  await move([...fromHouse(player, '12480.50'), ...fromHouse(agent, '86210.75'), ...points]);
});

describe('posting', () => {
  test('API-19 the demo balances were posted like any other money', async () => {
    expect(await balanceOf(1_000_001)).toBe('12480.50000000');
    const sql = `
      select a.currency, sum(e.amount) as sum, count(*)::int as count
      from entries e join accounts a on a.id = e.account_id join transactions t on t.id = e.transaction_id
      where t.reference not like 'test:%' group by a.currency order by 1`;
    const sums = await db.query<{ sum: string; currency: string; count: number }>('test_all_entries', sql);
    expect(sums.map(({ sum, ...rest }) => ({ ...rest, sum: Number(sum) }))).toEqual([
      // Three earned, redeemed four times, and got points back once.
      { currency: 'PTS', count: 16, sum: 0 },
      { currency: 'USD', count: 8, sum: 0 },
    ]);
  });

  test('returns the changed wallets, each with its balance and the next version', async () => {
    const first = await move(fromHouse(player, '1.00'));
    const second = await move(between(player, agent, '1.00'));
    const before = first.wallets[0]?.version ?? 0;
    expect(first.wallets).toMatchObject([{ memberId: player, purpose: 'main', balance: '12481.50000000' }]);
    expect(second.wallets).toMatchObject([
      { memberId: player, balance: '12480.50000000', version: before + 1 },
      { memberId: agent, balance: '86211.75000000' },
    ]);
  });

  test('entries that do not sum to zero, or are missing, are refused', async () => {
    const before = await balanceOf(player);
    await expect(move([{ memberId: player, purpose: 'main', amount: '5.00' }])).rejects.toEqual(
      broken('entries_sum_to_zero'),
    );
    const lopsided: readonly Entry[] = [
      { memberId: player, purpose: 'main', amount: '5.00' },
      { house: 'house', amount: '-4.99' },
    ];
    await expect(move(lopsided)).rejects.toEqual(broken('entries_sum_to_zero'));
    await expect(move([])).rejects.toEqual(broken('entries_account_known'));
    expect(await balanceOf(player)).toBe(before);
  });

  test('points and money each sum to zero, and cannot be mixed', async () => {
    const mixed: readonly Entry[] = [
      { memberId: player, purpose: 'points', amount: '-100' },
      { memberId: player, purpose: 'main', amount: '100' },
    ];
    await expect(move(mixed)).rejects.toEqual(broken('entries_sum_to_zero'));
  });

  test('a wallet never goes below zero', async () => {
    expect(await outcome(move(between(player, agent, '12480.51')))).toBe('insufficient_balance');
    const points: readonly Entry[] = [
      { memberId: player, purpose: 'points', amount: '-1285' },
      { house: 'points', amount: '1285' },
    ];
    expect(await outcome(move(points))).toBe('insufficient_points');
    expect(await balanceOf(player)).toBe('12480.50000000');
  });

  test('the missing amount names points only where nothing but points is taken', async () => {
    const money: readonly Entry[] = [
      { house: 'promotions', amount: '-100.00' },
      { memberId: player, purpose: 'main', amount: '100.00' },
    ];
    const points = (amount: string): readonly Entry[] => [
      { memberId: player, purpose: 'points', amount: `-${amount}` },
      { house: 'points', amount },
    ];
    expect(await outcome(move([...points('1285'), ...money]))).toBe('insufficient_points');
    expect(await outcome(move([...points('1'), ...between(player, agent, '12480.51')]))).toBe('insufficient_balance');
  });

  test('tells each member whose main or bonus money moved, once, and nobody when it is repeated', async () => {
    const told = async () => {
      const sql = 'delete from live_events returning kind, member_id as "memberId"';
      const rows = await db.query<{ kind: string; memberId: number }>('test_told', sql);
      return rows.sort((a, b) => a.memberId - b.memberId);
    };
    await told();
    const both = posting([...between(player, agent, '1.00'), ...between(agent, player, '1.00')]);
    const run = () => db.transaction((tx) => post(tx, both));
    await run();
    expect(await told()).toEqual([
      { kind: 'balance', memberId: player },
      { kind: 'balance', memberId: agent },
    ]);
    await run();
    expect(await told()).toEqual([]);
    await move([
      { house: 'promotions', amount: '-2.00' },
      { memberId: player, purpose: 'bonus', amount: '2.00' },
    ]);
    expect(await told()).toEqual([{ kind: 'balance', memberId: player }]);
  });

  test('an account in another currency is refused rather than opened twice', async () => {
    await expect(move(between(player, agent, '1.00'), { currency: 'EUR' })).rejects.toEqual(
      broken('entries_account_known'),
    );
  });

  test('the first posting opens a purpose that a member never used', async () => {
    const held: readonly Entry[] = [
      { memberId: player, purpose: 'main', amount: '-20.00' },
      { memberId: player, purpose: 'held', amount: '20.00' },
    ];
    const { wallets } = await move(held);
    expect(wallets).toContainEqual({ memberId: player, purpose: 'held', balance: '20.00000000', version: 1 });
    await move(held.map((entry) => ({ ...entry, amount: negated(entry.amount) })));
  });

  test('a key posts once: a repetition gets the same answer, a different posting is refused', async () => {
    const once = posting(fromHouse(player, '3.00'));
    const run = (wanted: Posting) => db.transaction((tx) => post(tx, wanted));
    const first = await run(once);
    await move(fromHouse(player, '4.00'));
    expect(await run(once)).toEqual({ ...first, replayed: true });
    for (const other of [
      { ...once, entries: fromHouse(player, '3.01') },
      { ...once, entries: fromHouse(agent, '3.00') },
      { ...once, reason: { kind: 'operator', id: 'other' } } as const,
    ]) {
      await expect(run(other)).rejects.toEqual(broken('transactions_same_posting'));
    }
  });

  test('the same key posts once, also concurrently', async () => {
    const before = await balanceOf(player);
    const twice = posting(fromHouse(player, '2.00'));
    const posted = await Promise.all([1, 2, 3].map(() => db.transaction((tx) => post(tx, twice))));
    expect(posted.map(({ replayed }) => replayed).sort()).toEqual([false, true, true]);
    expect(Number(await balanceOf(player)) - Number(before)).toBe(2);
  });

  test.each([
    'update entries set amount = 1',
    'delete from entries',
    'truncate entries cascade',
    'delete from transactions',
  ])('posted rows cannot change: %s', async (sql) => {
    await expect(db.query(`test_${sql}`, sql)).rejects.toMatchObject({ code: '23001' });
  });

  test('two hundred concurrent postings in all directions lose nothing and never deadlock', async () => {
    const before = Number(await balanceOf(player)) + Number(await balanceOf(agent));
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        outcome(move(i % 2 ? between(player, agent, '130.07') : between(agent, player, '0.01'))),
      ),
    );
    expect(new Set(results)).toEqual(new Set(['in', 'insufficient_balance']));
    expect(results.filter((result) => result === 'in').length).toBeGreaterThan(100);
    const after = Number(await balanceOf(player)) + Number(await balanceOf(agent));
    expect(after).toBeCloseTo(before, 6);
    expect(Number(await balanceOf(player))).toBeGreaterThanOrEqual(0);
  });

  test('random postings agree with a simple model of the wallets', async () => {
    const purposes = ['main', 'held', 'bonus', 'vendor:KIT'] as const;
    const account = fc.record({ memberId: fc.constantFrom(player, agent), purpose: fc.constantFrom(...purposes) });
    const cents = fc.integer({ min: 1, max: 2_000_000 });
    const moves = fc.array(fc.record({ from: account, to: account, cents }), { maxLength: 8 });
    const model = new Map<string, number>();
    for (const memberId of [player, agent]) {
      for (const purpose of purposes) model.set(`${memberId}/${purpose}`, await centsOf(memberId, purpose));
    }
    await fc.assert(
      fc.asyncProperty(moves, async (wanted) => {
        for (const { from, to, cents: moved } of wanted) {
          const amount = `${Math.floor(moved / 100)}.${String(moved % 100).padStart(2, '0')}`;
          const entries = [
            { ...from, amount: `-${amount}` },
            { ...to, amount },
          ];
          const [source, target] = [`${from.memberId}/${from.purpose}`, `${to.memberId}/${to.purpose}`];
          const result = await move(entries).catch((error: unknown) => error);
          const isCovered = (model.get(source) ?? 0) >= moved;
          // A transfer to itself may be written in either order; an uncovered one is refused or does nothing.
          if (source === target && !isCovered) continue;
          if (!isCovered) {
            expect(result).toEqual(new Failure('insufficient_balance'));
            continue;
          }
          expect(result).toMatchObject({ replayed: false });
          model.set(source, (model.get(source) ?? 0) - moved);
          model.set(target, (model.get(target) ?? 0) + moved);
        }
        for (const [name, expected] of model) {
          const [memberId = '', purpose = ''] = name.split('/');
          expect(await centsOf(Number(memberId), purpose), name).toBe(expected);
        }
        expect(await reconciled()).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

test('the wallet of a member and purpose after a posting is its last state', () => {
  const wallet = (memberId: number, purpose: 'main' | 'held', version: number) => ({
    memberId,
    purpose,
    version,
    balance: `${version}.00000000`,
  });
  const wallets = [wallet(1, 'main', 4), wallet(1, 'held', 5), wallet(2, 'main', 6), wallet(2, 'held', 7)];
  const posted = { replayed: false, wallets: [wallet(1, 'main', 3), ...wallets] };
  expect(walletAfter(posted, 1, 'main').version).toBe(4);
  expect(walletAfter(posted, 1, 'held').version).toBe(5);
  expect(walletAfter(posted, 2, 'main').version).toBe(6);
  expect(() => walletAfter(posted, 2, 'bonus')).toThrow('did not move the wallet bonus of member 2');
});

function negated(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

async function reconciled(): Promise<unknown[]> {
  const found: unknown[] = [];
  await reconcile(db, (difference) => found.push(difference));
  return found;
}

async function balanceOf(memberId: number, purpose = 'main'): Promise<string | undefined> {
  const sql = 'select balance from wallets where member_id = $1 and kind = $2';
  return (await db.query<{ balance: string }>('test_balance', sql, [memberId, purpose]))[0]?.balance;
}

async function centsOf(memberId: number, purpose: string): Promise<number> {
  return Math.round(Number((await balanceOf(memberId, purpose)) ?? '0') * 100);
}
