import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractTerms } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { expectReconciled } from '#server/domain/play/seamless/testing.ts';
import { HOUR, MINUTE, type TestServices, testServices } from '#server/domain/testing.ts';
import { settleWindows } from './settle-windows.ts';
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
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const flat = (rate: number, carryOver: ContractTerms['carryOver'] = null): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 0, loss: carryOver === null ? null : '0.00', rate }],
  activeMinimum: '1.00',
  carryOver,
});
const at = (moment: string) => ({ ...services, clock: () => Date.parse(moment) });
const lost = (betId: string, memberId: number, stake: string, moment: string) => ({
  betId,
  memberId,
  stake,
  payout: '0.00',
  turnover: stake,
  at: Date.parse(moment),
});

const billsOf = (contractId: number) => billsOfContract(db, contractId);

async function mainOf(memberId: number): Promise<string> {
  const [row] = await db.query<{ balance: string }>(
    'test_main',
    `select balance::numeric(20, 2)::text as balance from wallets where member_id = $1 and kind = 'main'`,
    [memberId],
  );
  return row?.balance ?? '';
}

test('CONTRACT-09 CONTRACT-02 a daily salary pays each agent of a line its differential, once at 02:00 for yesterday', async () => {
  const top = await addAgent(db, 'day_top', null);
  const middle = await addAgent(db, 'day_middle', top);
  const low = await addAgent(db, 'day_low', middle);
  const from = Date.parse('2026-02-27T17:00:00Z');
  const ids = [
    await addContract(db, { kind: 'daily', uplineId: null, downlineId: top, terms: flat(90), from }),
    await addContract(db, { kind: 'daily', uplineId: top, downlineId: middle, terms: flat(60), from }),
    await addContract(db, { kind: 'daily', uplineId: middle, downlineId: low, terms: flat(25), from }),
  ] as const;
  await addSettlements(db, [
    lost('d1', top, '100.00', '2026-02-27T17:00:00Z'),
    lost('d2', middle, '200.00', '2026-02-28T10:00:00Z'),
    lost('d3', low, '333.33', '2026-02-28T16:59:59.999Z'),
    lost('d4', low, '1000.00', '2026-02-28T17:00:00Z'),
  ]);
  expect(await settleWindows(at('2026-02-28T18:59:59Z'), 'daily')).toBe(0);
  expect(await settleWindows(at('2026-02-28T19:00:00Z'), 'daily')).toBe(1);
  // Turnovers 633.33, 533.33 and 333.33; gross 5.69997, 3.19998 and 0.833325, each down to the cent.
  const told = (await Promise.all(ids.map(billsOf))).flat();
  expect(told.map(({ turnover, gross, downlineGross, net }) => [turnover, gross, downlineGross, net])).toEqual([
    ['633.33', '5.69', '3.19', '2.50'],
    ['533.33', '3.19', '0.83', '2.36'],
    ['333.33', '0.83', '0.00', '0.83'],
  ]);
  expect(told.map(({ active }) => active)).toEqual([3, 2, 1]);
  expect(told[0]).toMatchObject({ windowFrom: '2026-02-27T17:00:00.000Z', windowTo: '2026-02-28T17:00:00.000Z' });
  expect([await mainOf(top), await mainOf(middle), await mainOf(low)]).toEqual(['2.50', '2.36', '0.83']);
  expect(await settleWindows(at('2026-02-28T19:05:00Z'), 'daily')).toBe(0);
  // The next day has its first moment's bets, and a night without a server loses no run.
  expect(await settleWindows(at('2026-03-02T23:00:00Z'), 'daily')).toBe(2);
  expect((await billsOf(ids[2])).map(({ gross }) => gross)).toEqual(['0.83', '2.50', '0.00']);
});

test('CONTRACT-09 a correction is a signed adjustment of the window in which it settles', async () => {
  const agent = await addAgent(db, 'hour_agent', null);
  const from = Date.parse('2026-03-10T01:00:00Z');
  const id = await addContract(db, { kind: 'hourly', uplineId: null, downlineId: agent, terms: flat(100), from });
  await addSettlements(db, [
    lost('h1', agent, '500.00', '2026-03-10T01:10:00Z'),
    // Settled again within its own window: no adjustment.
    {
      betId: 'h1',
      memberId: agent,
      stake: '-50.00',
      payout: '0.00',
      turnover: '-50.00',
      at: from + HOUR - 1,
      correction: true,
    },
    lost('h2', agent, '300.00', '2026-03-10T02:10:00Z'),
    {
      betId: 'h1',
      memberId: agent,
      stake: '-450.00',
      payout: '0.00',
      turnover: '-450.00',
      at: from + 2 * HOUR,
      correction: true,
    },
    lost('h3', agent, '600.00', '2026-03-10T03:30:00Z'),
    {
      betId: 'h2',
      memberId: agent,
      stake: '-300.00',
      payout: '0.00',
      turnover: '-300.00',
      at: from + 3 * HOUR,
      correction: true,
    },
    lost('h4', agent, '120.00', '2026-03-10T05:10:00Z'),
    lost('h5', agent, '1000.00', '2026-03-10T06:10:00Z'),
  ]);
  await settledUntil(db, 'hourly', from);
  expect(await settleWindows(at('2026-03-10T07:00:00Z'), 'hourly')).toBe(6);
  const told = await billsOf(id);
  expect(told.map((b) => [b.turnover, b.adjustment, b.carriedIn, b.carriedOut, b.gross, b.state].join(' '))).toEqual([
    '450.00 0.00 0.00 0.00 4.50 issued',
    '300.00 0.00 0.00 0.00 3.00 issued',
    '150.00 -4.50 0.00 0.00 1.50 issued',
    // A correction larger than what the window brought takes nothing back; it lowers the windows that follow.
    '-300.00 0.00 0.00 300.00 0.00 not_reached',
    '120.00 0.00 300.00 180.00 0.00 not_reached',
    '1000.00 0.00 180.00 0.00 8.20 issued',
  ]);
  // One hundredth of 1,720.00, the turnover that is left of all bets.
  expect(await mainOf(agent)).toBe('17.20');
  const carries = await db.query<{ moved: string }>(
    'test_carries_of',
    `select concat(kind, ' ', amount::numeric(20, 2)) as moved from contract_carries where contract_id = $1 order by at, bill_id, kind`,
    [id],
  );
  expect(carries.map(({ moved }) => moved)).toEqual(['out 300.00', 'in -300.00', 'out 180.00', 'in -180.00']);
});

test('CONTRACT-09 CONTRACT-01 a dividend carries wins over, and the gap account pays what an upline does not cover', async () => {
  const top = await addAgent(db, 'div_top', null);
  const child = await addAgent(db, 'div_child', top);
  const other = await addAgent(db, 'div_other', top);
  const from = Date.parse('2028-02-15T17:00:00Z');
  const ids = [
    await addContract(db, { kind: 'dividend', uplineId: null, downlineId: top, terms: flat(1000, 'none'), from }),
    await addContract(db, { kind: 'dividend', uplineId: top, downlineId: child, terms: flat(1000, 'permanent'), from }),
    await addContract(db, { kind: 'dividend', uplineId: top, downlineId: other, terms: flat(500, 'half-month'), from }),
  ] as const;
  const moved = (betId: string, memberId: number, payout: string, moment: string) => ({
    ...lost(betId, memberId, '1000.00', moment),
    payout,
  });
  await addSettlements(db, [
    // 16 to 29 February: the child's line loses 1,000.00, the other's wins 900.00.
    moved('v1', child, '0.00', '2028-02-29T16:59:59Z'),
    moved('v2', other, '1900.00', '2028-02-20T00:00:00Z'),
    // 1 to 15 March: the child's line wins 400.00, the other's loses 1,000.00.
    moved('v3', child, '1400.00', '2028-02-29T17:00:00Z'),
    moved('v4', other, '0.00', '2028-03-10T00:00:00Z'),
    // 16 to 31 March: the child's line loses 1,000.00, the other's 500.00.
    moved('v5', child, '0.00', '2028-03-20T00:00:00Z'),
    moved('v6', other, '500.00', '2028-03-31T16:59:59Z'),
  ]);
  expect(await settleWindows(at('2028-02-29T18:59:00Z'), 'dividend')).toBe(0);
  expect(await settleWindows(at('2028-02-29T19:00:00Z'), 'dividend')).toBe(1);
  expect(await settleWindows(at('2028-04-01T00:00:00Z'), 'dividend')).toBe(2);
  const told = await Promise.all(ids.map(billsOf));
  const figures = told.map((bills) =>
    bills.map((b) => [b.carriedIn, b.carriedOut, b.gross, b.downlineGross, b.gap, b.net]),
  );
  expect(figures).toEqual([
    [
      // The team lost 100.00 only: 10.00; the child is due 100.00, of which the gap account pays 90.00.
      ['0.00', '0.00', '10.00', '100.00', '90.00', '0.00'],
      ['0.00', '0.00', '60.00', '5.00', '0.00', '55.00'],
      ['0.00', '0.00', '150.00', '85.00', '0.00', '65.00'],
    ],
    [
      ['0.00', '0.00', '100.00', '0.00', '0.00', '100.00'],
      ['0.00', '400.00', '0.00', '0.00', '0.00', '0.00'],
      ['400.00', '0.00', '60.00', '0.00', '0.00', '60.00'],
    ],
    [
      ['0.00', '900.00', '0.00', '0.00', '0.00', '0.00'],
      ['900.00', '0.00', '5.00', '0.00', '0.00', '5.00'],
      ['0.00', '0.00', '25.00', '0.00', '0.00', '25.00'],
    ],
  ]);
  const [gap] = await db.query<{ paid: string }>(
    'test_gap',
    `select (-sum(e.amount))::numeric(20, 2)::text as paid from entries e join accounts a on a.id = e.account_id
     where a.kind = 'dividend_gap'`,
  );
  expect(gap?.paid).toBe('90.00');
  const carries = await db.query<{ amount: number }>(
    'test_carries',
    `select c.amount::float8 as amount from contract_carries c join contracts x on x.id = c.contract_id
     where x.kind = 'dividend' order by amount`,
  );
  expect(carries.map(({ amount }) => amount)).toEqual([-900, -400, 400, 900]);
});

test('CONTRACT-03 five-minute windows settled by two at once and killed at any point are paid once', async () => {
  const agent = await addAgent(db, 'rt_agent', null);
  const from = Date.parse('2026-05-05T00:00:00Z');
  const id = await addContract(db, { kind: 'realtime', uplineId: null, downlineId: agent, terms: flat(100), from });
  await addSettlements(
    db,
    Array.from({ length: 12 }, (_, n) =>
      lost(`rt${n}`, agent, '100.00', new Date(from + n * 5 * MINUTE).toISOString()),
    ),
  );
  const now = at('2026-05-05T01:00:00Z');
  let kills = 0;
  for (let step = 0; ; step += 1) {
    const killed = { ...now, db: killedAfter(db, step) };
    const survived = await settleWindows(killed, 'realtime').then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        kills += 1;
        return false;
      },
    );
    if (survived) break;
  }
  expect(kills).toBeGreaterThan(12);
  const again = { ...now, db: db.again() };
  await Promise.all([settleWindows(again, 'realtime'), settleWindows(now, 'realtime')]);
  const bills = await billsOf(id);
  expect(bills.map(({ net }) => net)).toEqual(Array.from({ length: 12 }, () => '1.00'));
  expect(bills[0]).toMatchObject({ windowFrom: '2026-05-05T00:00:00.000Z', windowTo: '2026-05-05T00:05:00.000Z' });
  expect(await mainOf(agent)).toBe('12.00');
  // Two at once over new windows.
  await addSettlements(db, [lost('rt20', agent, '100.00', '2026-05-05T01:02:00Z')]);
  const later = '2026-05-05T02:00:00Z';
  const counts = await Promise.all([
    settleWindows({ ...at(later), db: db.again() }, 'realtime'),
    settleWindows(at(later), 'realtime'),
  ]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(await mainOf(agent)).toBe('13.00');
});

test('CONTRACT-09 a contract pays for whole windows only, from its first to its last', async () => {
  const agent = await addAgent(db, 'span_agent', null);
  const hour = (n: number) => Date.parse('2026-06-01T00:00:00Z') + n * HOUR;
  const terms = flat(100);
  const first = await addContract(db, {
    kind: 'hourly',
    uplineId: null,
    downlineId: agent,
    terms,
    from: hour(1),
    to: hour(3),
  });
  const second = await addContract(db, {
    kind: 'hourly',
    uplineId: null,
    downlineId: agent,
    terms: flat(50),
    from: hour(3),
  });
  await addSettlements(
    db,
    [0, 1, 2, 3, 4].map((n) => lost(`s${n}`, agent, '100.00', new Date(hour(n) + 1).toISOString())),
  );
  await settledUntil(db, 'hourly', hour(0));
  await settleWindows(at('2026-06-01T05:00:00Z'), 'hourly');
  expect((await billsOf(first)).map(({ windowFrom, gross }) => [Date.parse(windowFrom), gross])).toEqual([
    [hour(1), '1.00'],
    [hour(2), '1.00'],
  ]);
  expect((await billsOf(second)).map(({ windowFrom, gross }) => [Date.parse(windowFrom), gross])).toEqual([
    [hour(3), '0.50'],
    [hour(4), '0.50'],
  ]);
});
