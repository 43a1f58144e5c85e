import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractTerms } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { DAY, HOUR, MINUTE, type TestServices, testServices } from '#server/domain/testing.ts';
import { settleWindow, settleWindows } from './settle-windows.ts';
import { addAgent, addContract, addSettlements, billsOfContract, settledUntil } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const flat = (rate: number, carryOver: ContractTerms['carryOver'] = null): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 0, loss: carryOver === null ? null : '0.00', rate }],
  activeMinimum: '1.00',
  carryOver,
});

test('CONTRACT-09 corrections that a salary could not set off lower what the contract in its place pays', async () => {
  const from = Date.parse('2026-04-10T00:00:00Z');
  const to = from + 2 * HOUR;
  const agent = await addAgent(db, 'rep_agent', null);
  const given = { kind: 'hourly', downlineId: agent } as const;
  const first = await addContract(db, { ...given, uplineId: null, terms: flat(100), from, to });
  const second = await addContract(db, { ...given, uplineId: null, terms: flat(200), from: to });
  await settledUntil(db, 'hourly', from);
  const bet = (betId: string, stake: string, after: number, memberId = agent) => ({
    betId,
    memberId,
    stake,
    payout: '0.00',
    turnover: stake,
    at: from + after,
  });
  await addSettlements(db, [
    bet('rp1', '900.00', MINUTE),
    { ...bet('rp1', '-900.00', HOUR + MINUTE), correction: true },
    bet('rp2', '300.00', 2 * HOUR + MINUTE),
    bet('rp3', '1000.00', 3 * HOUR + MINUTE),
    bet('rp4', '50.00', 4 * HOUR + MINUTE),
  ]);
  await settleWindows({ ...services, clock: () => from + 5 * HOUR }, 'hourly');
  const told = [...(await billsOfContract(db, first)), ...(await billsOfContract(db, second))];
  expect(told.map((b) => [b.turnover, b.carriedIn, b.carriedOut, b.gross].join(' '))).toEqual([
    '900.00 0.00 0.00 9.00',
    '-900.00 0.00 900.00 0.00',
    '300.00 900.00 600.00 0.00',
    '1000.00 600.00 0.00 8.00',
    '50.00 0.00 0.00 1.00',
  ]);
});

test.each([
  [
    'the same upline after hours without a contract',
    '2026-04-12T00:00:00Z',
    'rep_gap',
    null,
    3,
    ['-80.00 0.00 80.00 0.00', '100.00 80.00 0.00 0.20'],
  ],
  [
    'another upline at once',
    '2026-04-13T00:00:00Z',
    'rep_moved',
    'rep_former',
    2,
    ['-80.00 0.00 80.00 0.00', '100.00 0.00 0.00 1.00'],
  ],
] as const)(
  'CONTRACT-09 corrections that could not be set off meet a contract with %s',
  async (_, start, name, former, hour, told) => {
    const upline = former === null ? null : await addAgent(db, former, null);
    const agent = await addAgent(db, name, null);
    const given = { kind: 'hourly', downlineId: agent } as const;
    const after = (hours: number) => Date.parse(start) + hours * HOUR;
    const ended = { ...given, uplineId: upline, terms: flat(100), from: after(0), to: after(2) };
    const contracts = [
      await addContract(db, ended),
      await addContract(db, { ...given, uplineId: null, terms: flat(100), from: after(hour) }),
    ];
    const bet = (betId: string, stake: string, at: number) => ({
      betId: `${name}${betId}`,
      memberId: agent,
      stake,
      payout: '0.00',
      turnover: stake,
      at,
    });
    await addSettlements(db, [
      bet('a', '80.00', after(0) + MINUTE),
      { ...bet('a', '-80.00', after(1) + MINUTE), correction: true },
      bet('b', '100.00', after(hour) + MINUTE),
    ]);
    for (const from of [0, 1, 2, 3].map(after)) {
      await db.transaction((tx) =>
        settleWindow({ ...services, clock: () => from + HOUR }, tx, {
          kind: 'hourly',
          window: { from, to: from + HOUR },
        }),
      );
    }
    const bills = await Promise.all(contracts.map((id) => billsOfContract(db, id)));
    const figures = [bills[0]?.at(-1), bills[1]?.[0]].map(
      (b) => b && [b.turnover, b.carriedIn, b.carriedOut, b.gross].join(' '),
    );
    expect(figures).toEqual(told);
  },
);

test('CONTRACT-09 the win that a dividend carries ends with it, because carry-over is agreed for each contract', async () => {
  const from = Date.parse('2026-02-28T17:00:00Z');
  const to = from + 15 * DAY;
  const agent = await addAgent(db, 'rep_dividend', null);
  const given = { kind: 'dividend', uplineId: null, downlineId: agent } as const;
  await addContract(db, { ...given, terms: flat(1000, 'permanent'), from, to });
  const second = await addContract(db, { ...given, terms: flat(1000, 'permanent'), from: to });
  const bet = (betId: string, payout: string, at: number) => ({
    betId,
    memberId: agent,
    stake: '1000.00',
    payout,
    turnover: '1000.00',
    at,
  });
  await addSettlements(db, [bet('rd1', '1400.00', from + HOUR), bet('rd2', '0.00', to + HOUR)]);
  await settleWindows({ ...services, clock: () => Date.parse('2026-04-01T00:00:00Z') }, 'dividend');
  const told = await billsOfContract(db, second);
  expect(told.map((b) => [b.carriedIn, b.gross].join(' '))).toEqual(['0.00 100.00']);
});
