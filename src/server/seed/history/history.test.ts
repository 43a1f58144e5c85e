import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BetState, DepositState, GameCategory, WithdrawalState } from '#generated/model/index.ts';
import type { Database } from '../../db/database.ts';
import { openTestDatabase, TEST_BRAND, TEST_NOW } from '../../db/testing.ts';
import { reconcile } from '../../domain/money/wallet/reconcile.ts';
import { profitLoss } from '../../domain/play/bets/profit-loss.ts';
import { DAY, sessionOf, testServices } from '../../domain/testing.ts';
import { seedDemo } from '../seed.ts';
import { HISTORY_DAYS, planBets } from './plan-bets.ts';

const PLAYER = 1_000_001;
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  await seedDemo(db, { clock: () => TEST_NOW, brand: TEST_BRAND, history: true });
});
afterAll(() => db.close());

let queries = 0;
const read = <Row>(sql: string, values: readonly (number | Date)[] = []) => {
  queries += 1;
  return db.query<Row>(`test_history_${queries}`, sql, values);
};
const count = async (of: string) =>
  (await read<{ count: number }>(`select count(*)::int as count from ${of}`))[0]?.count;

describe('the history of the demo', () => {
  test('leaves the balances of the demo accounts, and the books reconciled', async () => {
    const found: unknown[] = [];
    await reconcile(db, (difference) => found.push(difference));
    expect(found).toEqual([]);
    const balances = await read<{ account: string; kind: string; balance: string }>(
      `select account, kind, balance::numeric(24, 2)::text as balance from wallets join members on id = member_id
       order by account, kind`,
    );
    expect(balances.map(({ account, kind, balance }) => `${account} ${kind} ${balance}`)).toEqual([
      'agent01 main 86210.75',
      'agent01 points 4500.00',
      'agent02 main 5320.00',
      // Four withdrawals are under way; the fifth has been paid.
      'player01 held 0.00',
      'player01 main 12480.50',
      'player01 points 1284.00',
      'player02 held 185.00',
      'player02 main 640.00',
      'promoter41 main 109.88',
      'promoter41 points 0.00',
    ]);
  });

  test('has bets in every category and state over 90 days, all by the player', async () => {
    const categories = await read<{ category: string }>('select distinct category from bets');
    expect(categories.map(({ category }) => category).sort()).toEqual(Object.values(GameCategory).sort());
    const states = await read<{ state: string }>('select distinct state from bets');
    expect(states.map(({ state }) => state).sort()).toEqual(Object.values(BetState).sort());
    const from = new Date(TEST_NOW - HISTORY_DAYS * DAY);
    const [span] = await read<{ first: Date; last: Date }>(
      'select min(placed_at) as first, max(coalesce(settled_at, placed_at)) as last from bets',
    );
    expect([span && span.first > from, span && span.first < new Date(from.getTime() + 3 * DAY)]).toEqual([true, true]);
    expect(span && span.last.getTime() <= TEST_NOW).toBe(true);
    expect(await count('bets where member_id <> 1000001')).toBe(0);
    // A round that its vendor never ends is void after a day, except in sports.
    expect(await count(`bets where state = 'open' and category not in ('SPORTS', 'ESPORTS')`)).toBe(0);
  });

  test('tells what each bet was on in English and Vietnamese', async () => {
    const words = await read<{ EN: string; VI: string }>(
      `select distinct summary_in ->> 'EN' as "EN", summary_in ->> 'VI' as "VI" from bets`,
    );
    expect(words.length).toBeGreaterThan(20);
    for (const { EN, VI } of words) expect([EN.length > 0, VI.length > 0, EN !== VI]).toEqual([true, true, true]);
  });

  test('each bet has moved what it cost and paid, and each settlement tells the same', async () => {
    expect(await count('bets')).toBeGreaterThan(300);
    const wrong = await read(
      `select b.id from bets b
       left join (
         select t.reason_id, sum(e.amount) as net from transactions t join entries e on e.transaction_id = t.id
         join accounts a on a.id = e.account_id and a.member_id = ${PLAYER} and a.kind = 'main'
         where t.reason_kind = 'bet' group by 1
       ) moved on moved.reason_id = b.id
       where moved.net is distinct from b.payout - b.stake`,
    );
    expect(wrong).toEqual([]);
    const unlike = await read(
      `select b.id from bets b left join bet_settlements s on s.bet_id = b.id
       where (b.state <> 'open') <> (s.id is not null)
         or (b.stake, b.payout, b.valid_turnover, b.settled_at) <> (s.stake, s.payout, s.valid_turnover, s.settled_at)`,
    );
    expect(unlike).toEqual([]);
  });

  test('the ledger is in the order of time, and begins with the account', async () => {
    const entries = await read<{ at: Date; kind: string }>(
      `select e.booked_at as at, t.kind from wallets w join entries e on e.account_id = w.account_id
       join transactions t on t.id = e.transaction_id
       where w.member_id = ${PLAYER} and w.kind = 'main' order by e.version`,
    );
    const times = entries.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(entries[0]?.kind).toBe('opening');
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['opening', 'bet', 'prize', 'refund', 'rebate', 'deposit', 'withdrawal']),
    );
  });

  test('has withdrawals in every state, and those of the player have ended', async () => {
    const states = await read<{ state: string }>('select distinct state from withdrawals');
    expect(states.map(({ state }) => state).sort()).toEqual(Object.values(WithdrawalState).sort());
    const own = await read<{ state: string }>(
      `select distinct state from withdrawals where member_id = ${PLAYER} order by state`,
    );
    expect(own.map(({ state }) => state)).toEqual(['received', 'rejected', 'returned']);
    expect(
      await read(
        `select d.id from withdrawals d join lateral (
           select state, at from withdrawal_steps where withdrawal_id = d.id order by position desc limit 1
         ) last on true
         where last.state <> d.state or last.at <> d.updated_at or last.at > $1`,
        [new Date(TEST_NOW)],
      ),
    ).toEqual([]);
  });

  test('has deposits in every state, those of the player ended, each credit as it was posted', async () => {
    const states = await read<{ state: string }>('select distinct state from deposits');
    // None of the demo was taken back: that would leave bonuses and a debt behind.
    const told = Object.values(DepositState).filter((state) => state !== 'reversed');
    expect(states.map(({ state }) => state).sort()).toEqual(told.sort());
    const own = await read<{ state: string }>(
      `select distinct state from deposits where member_id = ${PLAYER} order by state`,
    );
    expect(own.map(({ state }) => state)).toEqual(['credited', 'expired', 'failed']);
    const wrong = await read(
      `select d.id from deposits d left join (
         select t.reason_id, e.amount, e.balance_after from transactions t join entries e on e.transaction_id = t.id
         join accounts a on a.id = e.account_id and a.kind = 'main' where t.kind = 'deposit'
       ) posted on posted.reason_id = d.id
       where (d.credited_amount, d.balance_after) is distinct from (posted.amount, posted.balance_after)`,
    );
    expect(wrong).toEqual([]);
  });

  test('MEMBER-09 its profit and loss is that of its bets', async () => {
    const services = await testServices(db);
    const { days, totals } = await profitLoss(services, await sessionOf(services, 'player01'), {
      from: new Date(TEST_NOW - 91 * DAY).toISOString(),
    });
    const [sums] = await read<{ bets: number; net: string }>(
      `select count(*)::int as bets, sum(payout - stake)::numeric(24, 2)::text as net from bets where state <> 'open'`,
    );
    expect(totals).toMatchObject({ bets: sums?.bets, net: sums?.net });
    expect(days.at(-1)?.cumulativeNet).toBe(sums?.net);
    expect(totals.minutesPlayed).toBeGreaterThan(300);
    // Received in the story of the plan: 300 + 450 + 1200 + 500 + 300.
    expect(totals.withdrawals).toBe('2750.00');
    // Of the card's 300 the fee is 1.5%: 500 + 200 + 295.50 + 1000 + 500 + 250 + 400.
    expect(totals.deposits).toBe('3145.50');
  });

  test('is the same every time, at its distance from now', () => {
    const [first, again] = [TEST_NOW, TEST_NOW + DAY].map((now) => planBets(new Date(now)));
    expect(first).toEqual(planBets(new Date(TEST_NOW)));
    const shifted = first?.map((bet) => bet.placedAt.getTime() + DAY);
    expect(again?.map((bet) => bet.placedAt.getTime())).toEqual(shifted);
  });
});
