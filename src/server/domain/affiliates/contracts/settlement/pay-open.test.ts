import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listIncomeDefaults } from '#generated/server/defaults.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { expectReconciled } from '#server/domain/play/seamless/testing.ts';
import { HOUR, lastMessage, MINUTE, type TestServices, testServices } from '#server/domain/testing.ts';
import { listIncome } from '../bills/list-income.ts';
import { holdPayments, liftHold } from '../holds/contract-holds.ts';
import { payRests } from './pay-open.ts';
import { settleWindows } from './settle-windows.ts';
import { addAgent, addContract, agentsFrom, billsOf, Killed, killedAfter } from './testing.ts';

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

// Nothing that another test left open takes of a budget.
beforeEach(() => payRests(at(Date.parse('2026-04-01T03:00:00Z'), null)));

const DAY = 24 * HOUR;

function at(moment: number, dailyBudget: string | null, on: Database = db) {
  const brand = { ...services.brand, contractPayments: { pendingDays: 7, dailyBudget } };
  return { ...services, brand, db: on, clock: () => moment };
}

test('CONTRACT-09 a budget pays in order, one bill in part, and the rests on the days that follow', async () => {
  // 10:00 in Vietnam.
  const from = Date.parse('2026-05-01T03:00:00Z');
  const agents = await agentsFrom(db, from, ['300.00', '400.00', '200.00']);
  await settleWindows(at(from + HOUR, '5.00'), 'hourly');
  // State, net, paid, and what the ledger has.
  expect(await billsOf(db, agents)).toEqual([
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
  expect((await billsOf(db, agents))[2]).toBe('insufficient 2.00 0.00 0.00');
  const midnight = Date.parse('2026-05-01T17:00:00Z');
  await Promise.all([payRests(at(midnight, '3.00')), payRests(at(midnight, '3.00', beside))]);
  expect((await billsOf(db, agents)).slice(1)).toEqual(['issued 4.00 4.00 4.00', 'part_collected 2.00 1.00 1.00']);
  expect(await told(midnight)).toEqual([
    ['4.00', null, '4.00'],
    ['1.00', '2026-05-02T17:00:00.000Z', '1.00'],
  ]);
  await payRests(at(midnight + DAY, '3.00'));
  expect((await billsOf(db, agents))[2]).toBe('issued 2.00 2.00 2.00');
});

test('CONTRACT-09 a settlement pays the rests before its own bills, and dies at any statement without harm', async () => {
  const from = Date.parse('2026-05-10T03:00:00Z');
  const old = await agentsFrom(db, from, ['600.00']);
  await settleWindows(at(from + HOUR, '2.00'), 'hourly');
  const next = await agentsFrom(db, from + DAY, ['300.00']);
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
  expect(await billsOf(db, [...old, ...next])).toEqual(['issued 6.00 6.00 6.00', 'part_collected 3.00 1.00 1.00']);
  // Without a budget all that is open is paid.
  await payRests(at(now, null));
  expect(await billsOf(db, next)).toEqual(['issued 3.00 3.00 3.00']);
});

test('CONTRACT-09 the rest of a held agent waits for the operator, takes no budget and is paid by the lift', async () => {
  const from = Date.parse('2026-05-20T03:00:00Z');
  const agents = await agentsFrom(db, from, ['300.00', '400.00']);
  await settleWindows(at(from + HOUR, '1.00'), 'hourly');
  const [held = 0] = agents;
  const reason = 'We check the bets of this line.';
  const hold = await holdPayments(at(from + 2 * HOUR, '1.00'), 'Mai', { memberId: `${held}`, reason });
  expect([hold.pendingBills, hold.pendingNet]).toEqual([1, '2.00']);
  await payRests(at(from + DAY, '5.00'));
  expect(await billsOf(db, agents)).toEqual(['pending 3.00 1.00 1.00', 'issued 4.00 4.00 4.00']);
  const act = { operator: 'Bao', memberId: `${held}`, payPending: true, note: 'Done.' };
  const lifted = await db.transaction((tx) => liftHold(at(from + DAY + MINUTE, '5.00'), tx, act));
  expect(lifted).toMatchObject({ paidBills: 1, paid: '1.00' });
  expect(await billsOf(db, [held])).toEqual(['part_collected 3.00 2.00 2.00']);
  // The budget of the day is spent: another lift pays no bill.
  await holdPayments(at(from + DAY + 2 * MINUTE, '5.00'), 'Mai', { memberId: `${held}`, reason });
  const spent = await db.transaction((tx) => liftHold(at(from + DAY + 3 * MINUTE, '5.00'), tx, act));
  expect(spent).toMatchObject({ paidBills: 0, paid: '0.00' });
  expect((await lastMessage(db, held))?.content).toBe(
    '<p>They are held no more. Bills that waited and are paid now: 0, $0.00.</p><p>The rest, $1.00, follows on the next days.</p>',
  );
});

test('CONTRACT-09 a bill of nothing waits for no budget', async () => {
  const from = Date.parse('2026-05-25T03:00:00Z');
  // 1.00 % of 0.40 is less than a cent.
  const agents = await agentsFrom(db, from, ['0.40']);
  const idle = await addAgent(db, 'budget_idle', null);
  const tiers = [{ turnover: '100.00', activeDownlines: 1, loss: null, rate: 100 }];
  await addContract(db, {
    kind: 'hourly',
    uplineId: null,
    downlineId: idle,
    from,
    to: from + HOUR,
    terms: { tiers, activeMinimum: '1.00', carryOver: null },
  });
  await settleWindows(at(from + HOUR, '1.00'), 'hourly');
  expect(await billsOf(db, [...agents, idle])).toEqual(['issued 0.00 0.00 0.00', 'not_reached 0.00 0.00 0.00']);
});

/** The names of what a settlement asks inside of its transactions. */
async function askedAt(moment: number, budget: string | null): Promise<string[]> {
  const names: string[] = [];
  const watched: Database = {
    ...db,
    transaction: (work) =>
      db.transaction((tx) => {
        const query: Queries['query'] = (name, ...asked) => {
          names.push(name);
          return tx.query(name, ...asked);
        };
        return work({ ...tx, query });
      }),
  };
  await settleWindows(at(moment, budget, watched), 'hourly');
  return names;
}

test('CONTRACT-09 a window asks as many statements for four bills as for one, and none of a budget without one', async () => {
  const from = Date.parse('2026-06-01T03:00:00Z');
  const stakes = ['300.00', '400.00', '200.00', '500.00'];
  const asked: string[][] = [];
  for (const [n, budget] of [null, null, '3.00', '3.00'].entries()) {
    await agentsFrom(db, from + n * DAY, stakes.slice(n % 2 === 0 ? 3 : 0));
    asked.push(await askedAt(from + n * DAY + HOUR, budget));
  }
  const settled = ['contract_bets_stored', 'contract_tree_stands', 'contract_window_claim', 'contract_window_figures'];
  const [stored, paid] = [
    [...settled, 'contract_bills_store'],
    ['ledger_post_all', 'live_publish'],
  ];
  const [plain, limited] = [
    [...stored, ...paid],
    [...stored, 'contract_budget_day', 'contract_open_pay', ...paid],
  ];
  expect(asked).toEqual([plain, plain, limited, limited]);
});
