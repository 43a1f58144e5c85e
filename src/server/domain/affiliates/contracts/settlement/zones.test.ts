import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractKind, ContractTerms } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { expectReconciled } from '#server/domain/play/seamless/testing.ts';
import { HOUR, MINUTE, type TestServices, testServices } from '#server/domain/testing.ts';
import { settleWindows } from './settle-windows.ts';
import { drawing } from './testing/slow-walk.ts';
import {
  addAgent,
  addContract,
  addSettlements,
  billsOfContract,
  Killed,
  killedAfter,
  settledUntil,
} from './testing.ts';

let db: TestDatabase;
/** The database as a second process has it. */
let beside: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  beside = db.again();
  services = await testServices(db, { timeZone: 'America/New_York' });
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const flat = (kind: ContractKind): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 0, loss: kind === 'dividend' ? '0.00' : null, rate: 100 }],
  activeMinimum: '1.00',
  carryOver: kind === 'dividend' ? 'none' : null,
});

// A window and the moment of its payment. New York's summer of 2026: 8 March to 1 November.
const days: Readonly<Record<string, readonly [kind: ContractKind, edges: readonly string[], paid: readonly string[]]>> =
  {
    'the day without two o\u2019clock': [
      'daily',
      ['2026-03-07T05:00:00Z', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z', '2026-03-10T04:00:00Z'],
      // 02:00 does not come on 8 March: the clocks jump to 03:00.
      ['2026-03-08T07:00:00Z', '2026-03-09T06:00:00Z', '2026-03-10T06:00:00Z'],
    ],
    'the day of 25 hours': [
      'daily',
      ['2026-10-31T04:00:00Z', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', '2026-11-03T05:00:00Z'],
      ['2026-11-01T07:00:00Z', '2026-11-02T07:00:00Z', '2026-11-03T07:00:00Z'],
    ],
    '29 February': [
      'daily',
      ['2028-02-28T05:00:00Z', '2028-02-29T05:00:00Z', '2028-03-01T05:00:00Z'],
      ['2028-02-29T07:00:00Z', '2028-03-01T07:00:00Z'],
    ],
    'half months around 29 February and the change of clocks': [
      'dividend',
      ['2028-02-16T05:00:00Z', '2028-03-01T05:00:00Z', '2028-03-16T04:00:00Z', '2028-04-01T04:00:00Z'],
      ['2028-03-01T07:00:00Z', '2028-03-16T06:00:00Z', '2028-04-01T06:00:00Z'],
    ],
  };

let agents = 0;

/** Bets on the first and the last moment of each window; every settlement is tried by two, often killed. */
async function expectPaidOnce(
  kind: ContractKind,
  edges: readonly number[],
  paid: readonly number[],
  step: number,
): Promise<void> {
  agents += 1;
  const agent = await addAgent(db, `zone_${agents}`, null);
  const [from = 0, end = 0] = [edges[0], paid.at(-1)];
  const id = await addContract(db, { kind, uplineId: null, downlineId: agent, terms: flat(kind), from });
  await settledUntil(db, kind, from);
  const bet = (at: number) => ({
    betId: `zone-${agents}-${at}`,
    memberId: agent,
    stake: '100.00',
    payout: '0.00',
    turnover: '100.00',
    at,
  });
  const windows = edges.slice(1).map((to, n) => ({ from: edges[n] ?? 0, to }));
  await addSettlements(
    db,
    windows.flatMap((window) => [bet(window.from), bet(window.to - 1)]),
  );
  const below = drawing(agents * 7_907);
  const late: string[] = [];
  const tries = [];
  for (let now = edges[1] ?? 0; now < end; now += step) tries.push(now);
  for (const now of [...tries, end]) {
    const clock = () => now;
    const killed = settleWindows({ ...services, clock, db: killedAfter(db, below(12)) }, kind).catch(
      (error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      },
    );
    await killed;
    await Promise.all([
      settleWindows({ ...services, clock, db: beside }, kind),
      settleWindows({ ...services, clock }, kind),
    ]);
    const bills = await billsOfContract(db, id);
    const due = paid.filter((at) => at <= now).length;
    if (bills.length !== due) late.push(`${new Date(now).toISOString()}: ${bills.length} instead of ${due}`);
  }
  expect(late).toEqual([]);
  const bills = await billsOfContract(db, id);
  expect(bills.map((bill) => [Date.parse(bill.windowFrom), Date.parse(bill.windowTo), bill.net])).toEqual(
    windows.map((window) => [window.from, window.to, '2.00']),
  );
  const [wallet] = await db.query<{ balance: number }>(
    'test_balance',
    `select balance::float8 as balance from wallets where member_id = $1 and kind = 'main'`,
    [agent],
  );
  expect(wallet?.balance).toBe(2 * windows.length);
  await db.query('test_end', `update contracts set state = 'terminated', effective_to = $2 where id = $1`, [
    id,
    new Date(edges.at(-1) ?? 0),
  ]);
}

test.each(Object.entries(days))('CONTRACT-09 %s is paid once, at its time', async (_, [kind, edges, paid]) => {
  const moments = (of: readonly string[]) => of.map((moment) => Date.parse(moment));
  await expectPaidOnce(kind, moments(edges), moments(paid), kind === 'daily' ? 30 * MINUTE : 12 * HOUR);
});

test.each([
  ['23', '2026-03-08T05:00:00Z'],
  ['25', '2026-11-01T04:00:00Z'],
] as const)('CONTRACT-09 each of the %s hours of a day is paid once', async (hours, begin) => {
  const edges = Array.from({ length: Number(hours) + 1 }, (_, n) => Date.parse(begin) + n * HOUR);
  await expectPaidOnce('hourly', edges, edges.slice(1), 20 * MINUTE);
});
