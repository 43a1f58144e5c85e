import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContractTerms } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { outcome, type TestServices, testServices } from '#server/domain/testing.ts';
import { contractProgress } from './contract-progress.ts';
import { settleWindows } from './settle-windows.ts';
import { addAgent, addContract, addSettlements, billsOfContract } from './testing.ts';

const terms = (rate: number, tiers: ContractTerms['tiers'] = []): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 1, loss: null, rate }, ...tiers],
  activeMinimum: '20.00',
  carryOver: null,
});
const dividend: ContractTerms = {
  tiers: [{ turnover: '100.00', activeDownlines: 1, loss: '50.00', rate: 1000 }],
  activeMinimum: '20.00',
  carryOver: 'none',
};

let db: Database;
let services: TestServices;
let now: number;
let top: number;
let middle: number;
let low: number;
const contracts: Record<string, number> = {};
// A database for each test: some of them settle windows, which is done once.
beforeEach(async () => {
  db = await openTestDatabase();
  now = Date.parse('2026-02-20T07:07:00Z');
  services = { ...(await testServices(db)), clock: () => now };
  top = await addAgent(db, 'progress_top', null);
  middle = await addAgent(db, 'progress_middle', top);
  low = await addAgent(db, 'progress_low', middle);
  const stranger = await addAgent(db, 'progress_stranger', null);
  const from = Date.parse('2026-02-20T07:05:00Z');
  const add = async (name: string, given: Omit<Parameters<typeof addContract>[1], 'from'> & { from?: number }) => {
    contracts[name] = await addContract(db, { from, ...given });
  };
  const realtime = { kind: 'realtime' } as const;
  const second = { turnover: '2000.00', activeDownlines: 3, loss: null, rate: 30 };
  await add('top', { ...realtime, uplineId: null, downlineId: top, terms: terms(28, [second]) });
  await add('middle', { ...realtime, uplineId: top, downlineId: middle, terms: terms(25) });
  await add('low', { ...realtime, uplineId: middle, downlineId: low, terms: terms(24) });
  await add('stranger', { ...realtime, uplineId: null, downlineId: stranger, terms: terms(30) });
  await add('hourly', { kind: 'hourly', uplineId: top, downlineId: middle, terms: terms(9), from: from + 3_300_000 });
  await add('ended', { ...realtime, uplineId: null, downlineId: top, terms: terms(1), from: from - 600_000, to: from });
  await add('dividend', { kind: 'dividend', uplineId: null, downlineId: top, terms: dividend, from: 0 });
  const bet = (betId: string, memberId: number, stake: string, payout: string, moment: string) => ({
    betId,
    memberId,
    stake,
    payout,
    turnover: stake,
    at: Date.parse(moment),
    correction: false,
  });
  await addSettlements(db, [
    // The half month began on the 15th at 17:00 UTC, five minutes at 07:05.
    bet('g0', low, '9000.00', '0.00', '2026-02-15T16:59:59.999Z'),
    bet('g1', low, '500.00', '0.00', '2026-02-20T07:04:59.999Z'),
    bet('g2', low, '1000.00', '1100.00', '2026-02-20T07:05:00Z'),
    bet('g3', middle, '400.00', '0.00', '2026-02-20T07:06:00Z'),
    bet('g4', top, '599.99', '0.00', '2026-02-20T07:06:59Z'),
    bet('g5', stranger, '700.00', '0.00', '2026-02-20T07:06:00Z'),
  ]);
});
afterEach(() => db.close());

const progress = (name: string, viewer: number) => contractProgress(services, `ct-${contracts[name]}`, viewer);

test('CONTRACT-03 CONTRACT-09 a running window tells what it has earned, less what the contracts directly below have', async () => {
  expect(await progress('top', top)).toEqual({
    contractId: `ct-${contracts['top']}`,
    kind: 'realtime',
    asOf: '2026-02-20T07:07:00.000Z',
    windowFrom: '2026-02-20T07:05:00.000Z',
    windowTo: '2026-02-20T07:10:00.000Z',
    settlesAt: '2026-02-20T07:10:00.000Z',
    // 1,999.99 x 0.28 % = 5.599972, rounded down; 1,400.00 x 0.25 % = 3.50 go below, nothing twice.
    earned: {
      turnover: '1999.99',
      teamResult: '-899.99',
      activeDownlines: 3,
      tier: 1,
      rate: 28,
      gross: '5.59',
      downlineGross: '3.50',
      net: '2.09',
    },
  });
  const below = {
    turnover: '1400.00',
    teamResult: '-300.00',
    activeDownlines: 2,
    gross: '3.50',
    downlineGross: '2.40',
  };
  expect((await progress('middle', middle)).earned).toMatchObject({ ...below, net: '1.10' });
  expect((await progress('middle', top)).earned).toMatchObject({ ...below, net: '1.10' });
  expect((await progress('low', low)).earned).toMatchObject({ gross: '2.40', downlineGross: '0.00', net: '2.40' });
});

test('CONTRACT-07 nobody but the parties sees it', async () => {
  expect(await outcome(progress('top', middle))).toBe('not_found');
  expect(await outcome(progress('low', top))).toBe('not_found');
  expect(await outcome(contractProgress(services, 'ct-x', top))).toBe('not_found');
});

test('CONTRACT-09 a window that a contract does not pay for has earned nothing, and says so', async () => {
  expect(await progress('hourly', middle)).toMatchObject({
    kind: 'hourly',
    windowFrom: '2026-02-20T07:00:00.000Z',
    windowTo: '2026-02-20T08:00:00.000Z',
    earned: null,
  });
  expect((await progress('ended', top)).earned).toBeNull();
});

test('CONTRACT-09 a dividend runs for its half month and is settled by night', async () => {
  expect(await progress('dividend', top)).toMatchObject({
    windowFrom: '2026-02-15T17:00:00.000Z',
    windowTo: '2026-02-28T17:00:00.000Z',
    // At two o'clock in Vietnam, on the 1st of March.
    settlesAt: '2026-02-28T19:00:00.000Z',
    // The 500.00 before the five minutes count too: 899.99 + 500.00 lost.
    earned: { turnover: '2499.99', teamResult: '-1399.99', rate: 1000, gross: '139.99', net: '139.99' },
  });
});

test('CONTRACT-09 the bill of the window pays what was earned as it ended, and the next begins with nothing', async () => {
  const before = await Promise.all(['top', 'middle', 'low'].map((name) => progress(name, name === 'low' ? low : top)));
  now = Date.parse('2026-02-20T07:10:00Z');
  await settleWindows(services, 'realtime');
  for (const { contractId, earned } of before) {
    const paid = (await billsOfContract(db, Number(contractId.slice(3)))).at(-1);
    expect(paid).toMatchObject({ windowFrom: '2026-02-20T07:05:00.000Z', net: earned?.net, gross: earned?.gross });
  }
  expect((await progress('top', top)).earned).toMatchObject({ turnover: '0.00', tier: null, rate: 0, net: '0.00' });
});
