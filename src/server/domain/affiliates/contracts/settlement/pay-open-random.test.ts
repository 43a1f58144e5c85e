import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { expectReconciled } from '#server/domain/play/seamless/testing.ts';
import { HOUR, type TestServices, testServices } from '#server/domain/testing.ts';
import { payRests } from './pay-open.ts';
import { settleWindows } from './settle-windows.ts';
import { drawing } from './testing/slow-walk.ts';
import { agentsFrom, billsOf, Killed, killedAfter } from './testing.ts';

let db: TestDatabase;
let beside: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  beside = db.again();
  services = await testServices(db);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

interface Owed {
  readonly agent: number;
  /** In cents. */
  readonly net: number;
  paid: number;
}

/** A slow purse: pays the bills in their order with what is left of a day. */
function payFrom(left: number, bills: readonly Owed[]): number {
  let rest = left;
  for (const bill of bills) {
    const part = Math.min(rest, bill.net - bill.paid);
    bill.paid += part;
    rest -= part;
  }
  return rest;
}

const money = (cents: number) => (cents / 100).toFixed(2);
const stateOf = ({ net, paid }: Owed) => (paid === net ? 'issued' : paid > 0 ? 'part_collected' : 'insufficient');

/** What wallets got for bills, by the day in Vietnam. */
async function paidByDay(): Promise<Map<string, number>> {
  const rows = await db.query<{ day: string; cents: number }>(
    'test_paid_by_day',
    `select ((e.booked_at at time zone 'Asia/Ho_Chi_Minh')::date)::text as day, (sum(e.amount) * 100)::int as cents
     from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
     where t.reason_kind = 'bill' and a.member_id is not null group by 1`,
  );
  return new Map(rows.map(({ day, cents }) => [day, cents]));
}

/** Runs work in two processes at once, one of which dies at a random statement, and then once more. */
async function roughly(work: (on: Database) => Promise<unknown>, dies: number): Promise<void> {
  await Promise.all([
    work(killedAfter(db, dies)).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    }),
    work(beside),
  ]);
  await work(db);
}

test('CONTRACT-09 on random days with random budgets bills are paid as by a slow purse, each day within its budget', async () => {
  const below = drawing(7);
  const bills: Owed[] = [];
  const budgets = new Map<string, number>();
  const at = (moment: number, budget: number, on: Database) => {
    const contractPayments = { pendingDays: 7, dailyBudget: money(budget) };
    return { ...services, brand: { ...services.brand, contractPayments }, db: on, clock: () => moment };
  };
  for (let day = 1; day <= 28; day += 1) {
    const name = `2026-02-${String(day).padStart(2, '0')}`;
    // Midnight in Vietnam.
    const midnight = Date.parse(`${name}T00:00:00+07:00`);
    // In the last week nothing is added, so that the rests can be paid.
    const budget = day > 21 ? 4_000 : below(1_000);
    budgets.set(name, budget);
    let left = payFrom(budget, bills);
    await roughly((on) => payRests(at(midnight, budget, on)), below(5));
    for (const hour of day > 21 ? [] : [10, 15]) {
      const from = midnight + hour * HOUR;
      const stakes = Array.from({ length: 1 + below(4) }, () => 100 * (1 + below(500)));
      const agents = await agentsFrom(db, from, stakes.map(money));
      bills.push(...agents.map((agent, n) => ({ agent, net: (stakes[n] ?? 0) / 100, paid: 0 })));
      left = payFrom(left, bills);
      await roughly((on) => settleWindows(at(from + HOUR, budget, on), 'hourly'), below(15));
    }
    const told = await billsOf(
      db,
      bills.map(({ agent }) => agent),
    );
    expect([name, ...told]).toEqual([
      name,
      ...bills.map((bill) => [stateOf(bill), money(bill.net), money(bill.paid), money(bill.paid)].join(' ')),
    ]);
  }
  for (const [day, cents] of await paidByDay()) expect([day, cents <= (budgets.get(day) ?? 0)]).toEqual([day, true]);
  expect(bills.filter((bill) => stateOf(bill) !== 'issued')).toEqual([]);
  expect(bills.length).toBeGreaterThan(60);
});
