import { afterAll, beforeAll, expect, test } from 'vitest';
import { listIncomeDefaults } from '../../../../../generated/server/defaults.ts';
import type { ContractTerms } from '../../../../../generated/server/model/index.ts';
import type { Database } from '../../../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../../../db/testing.ts';
import { expectReconciled } from '../../seamless/testing.ts';
import { HOUR, MINUTE, type TestServices, testServices } from '../../testing.ts';
import { listIncome } from '../bills/list-income.ts';
import { holdPayments, liftHold } from '../holds/contract-holds.ts';
import { payRests } from './pay-open.ts';
import { settleWindows } from './settle-windows.ts';
import { Killed, killedAfter } from './testing/killed.ts';
import { addAgent, addContract, addSettlements } from './testing.ts';

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

const terms: ContractTerms = {
  tiers: [{ turnover: '0.00', activeDownlines: 0, loss: null, rate: 100 }],
  activeMinimum: '1.00',
  carryOver: null,
};
const DAY = 24 * HOUR;

function at(moment: number, dailyBudget: string | null, on: Database = db) {
  const brand = { ...services.brand, contractPayments: { pendingDays: 7, dailyBudget } };
  return { ...services, brand, db: on, clock: () => moment };
}

let lines = 0;

/** Agents with hourly salaries of 1.00 %; each has a bet of these stakes in the first hour from a moment. */
async function agentsFrom(moment: number, stakes: readonly string[]): Promise<number[]> {
  lines += 1;
  await db.query(
    'test_settled_until',
    `insert into contract_settlements (kind, window_from, window_to, settled_at) values ('hourly', $1, $2, $2)
     on conflict do nothing`,
    [new Date(moment - HOUR), new Date(moment)],
  );
  const agents: number[] = [];
  for (const [n, stake] of stakes.entries()) {
    const agent = await addAgent(db, `budget_${lines}_${n}`, null);
    await addContract(db, {
      kind: 'hourly',
      uplineId: null,
      downlineId: agent,
      terms,
      from: moment,
      to: moment + HOUR,
    });
    const bet = { betId: `budget-${lines}-${n}`, memberId: agent, stake, payout: '0.00', turnover: stake };
    await addSettlements(db, [{ ...bet, at: moment + MINUTE }]);
    agents.push(agent);
  }
  return agents;
}

async function billsOf(agents: readonly number[]): Promise<string[]> {
  const rows = await db.query<{ told: string }>(
    'test_budget_bills',
    `select concat_ws(' ', state, net::numeric(20, 2), paid::numeric(20, 2),
       (select coalesce(sum(e.amount), 0)::numeric(20, 2) from transactions t join entries e on e.transaction_id = t.id
        join accounts a on a.id = e.account_id
        where t.reason_kind = 'bill' and t.reason_id = concat('bl-', b.id) and a.member_id = b.downline_id)) as told
     from contract_bills b where downline_id = any($1) order by contract_id`,
    [agents],
  );
  return rows.map(({ told }) => told);
}

test('CONTRACT-09 a budget pays in order, one bill in part, and the rests on the days that follow', async () => {
  // 10:00 in Vietnam.
  const from = Date.parse('2026-05-01T03:00:00Z');
  const agents = await agentsFrom(from, ['300.00', '400.00', '200.00']);
  await settleWindows(at(from + HOUR, '5.00'), 'hourly');
  // State, net, paid, and what the ledger has.
  expect(await billsOf(agents)).toEqual([
    'issued 3.00 3.00 3.00',
    'part_collected 4.00 2.00 2.00',
    'insufficient 2.00 0.00 0.00',
  ]);
  const [, partly, later] = agents;
  const told = async (moment: number) => {
    const lists = [partly, later].map((agent) =>
      listIncome(at(moment, '5.00'), agent ?? 0, { ...listIncomeDefaults, from: '2026-05-01T00:00:00Z' }),
    );
    return (await Promise.all(lists)).map(({ content, totals }) => [content[0]?.paid, content[0]?.restAt, totals.net]);
  };
  const next = '2026-05-01T17:00:00.000Z';
  expect(await told(from + HOUR)).toEqual([
    ['2.00', next, '2.00'],
    ['0.00', next, '0.00'],
  ]);
  // The same day has nothing left until its last moment.
  await payRests(at(Date.parse('2026-05-01T16:59:59.999Z'), '5.00'));
  expect((await billsOf(agents))[2]).toBe('insufficient 2.00 0.00 0.00');
  const midnight = Date.parse('2026-05-01T17:00:00Z');
  await Promise.all([payRests(at(midnight, '3.00')), payRests(at(midnight, '3.00', beside))]);
  expect((await billsOf(agents)).slice(1)).toEqual(['issued 4.00 4.00 4.00', 'part_collected 2.00 1.00 1.00']);
  expect(await told(midnight)).toEqual([
    ['4.00', null, '4.00'],
    ['1.00', '2026-05-02T17:00:00.000Z', '1.00'],
  ]);
  await payRests(at(midnight + DAY, '3.00'));
  expect((await billsOf(agents))[2]).toBe('issued 2.00 2.00 2.00');
});

test('CONTRACT-09 a settlement pays the rests before its own bills, and dies at any statement without harm', async () => {
  const from = Date.parse('2026-05-10T03:00:00Z');
  const old = await agentsFrom(from, ['600.00']);
  await settleWindows(at(from + HOUR, '2.00'), 'hourly');
  const next = await agentsFrom(from + DAY, ['300.00']);
  const now = from + DAY + HOUR;
  let kills = 0;
  for (let step = 0; ; step += 1) {
    const done = await settleWindows(at(now, '5.00', killedAfter(db, step)), 'hourly').catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
      kills += 1;
    });
    if (done !== undefined) break;
  }
  expect(kills).toBeGreaterThan(5);
  expect(await billsOf([...old, ...next])).toEqual(['issued 6.00 6.00 6.00', 'part_collected 3.00 1.00 1.00']);
  // Without a budget all that is open is paid.
  await payRests(at(now, null));
  expect(await billsOf(next)).toEqual(['issued 3.00 3.00 3.00']);
});

test('CONTRACT-09 the rest of a held agent waits for the operator, takes no budget and is paid by the lift', async () => {
  const from = Date.parse('2026-05-20T03:00:00Z');
  const agents = await agentsFrom(from, ['300.00', '400.00']);
  await settleWindows(at(from + HOUR, '1.00'), 'hourly');
  const [held = 0] = agents;
  const reason = 'We check the bets of this line.';
  const hold = await holdPayments(at(from + 2 * HOUR, '1.00'), 'Mai', { memberId: `${held}`, reason });
  expect([hold.pendingBills, hold.pendingNet]).toEqual([1, '2.00']);
  await payRests(at(from + DAY, '5.00'));
  expect(await billsOf(agents)).toEqual(['pending 3.00 1.00 1.00', 'issued 4.00 4.00 4.00']);
  const act = { operator: 'Bao', memberId: `${held}`, payPending: true, note: 'Done.' };
  const lifted = await db.transaction((tx) => liftHold(at(from + DAY + MINUTE, '5.00'), tx, act));
  expect(lifted).toMatchObject({ paidBills: 1, paid: '1.00' });
  expect(await billsOf([held])).toEqual(['part_collected 3.00 2.00 2.00']);
});
