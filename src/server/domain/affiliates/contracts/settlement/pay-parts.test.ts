import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractTerms } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { expectReconciled } from '#server/domain/play/seamless/testing.ts';
import { DAY, type TestServices, testServices } from '#server/domain/testing.ts';
import { payRests } from './pay-open.ts';
import { settleWindows } from './settle-windows.ts';
import { addAgent, addContract, addSettlements } from './testing.ts';

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

const terms = (rate: number, carryOver: ContractTerms['carryOver']): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 0, loss: carryOver === null ? null : '0.00', rate }],
  activeMinimum: '1.00',
  carryOver,
});

function at(moment: string, dailyBudget: string, after = 0) {
  const brand = { ...services.brand, contractPayments: { pendingDays: 7, dailyBudget } };
  return { ...services, brand, clock: () => Date.parse(moment) + after };
}

/** Who paid how much of an agent's bills, payment by payment. */
async function paymentsOf(agent: number): Promise<string[]> {
  const rows = await db.query<{ told: string }>(
    'test_payers',
    `select string_agg(concat(a.kind, ' ', trim_scale(-e.amount)), ', ' order by a.kind) as told
     from contract_bills b join transactions t on t.reason_kind = 'bill' and t.reason_id = concat('bl-', b.id)
     join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id and a.member_id is null
     where b.downline_id = $1 group by t.id order by t.id`,
    [agent],
  );
  return rows.map(({ told }) => told);
}

test('CONTRACT-09 of a salary paid in parts the platform pays what is exact, and the last part has the rest of the cent', async () => {
  const from = Date.parse('2026-02-27T17:00:00Z');
  const top = await addAgent(db, 'part_top', null);
  const middle = await addAgent(db, 'part_middle', top);
  const low = await addAgent(db, 'part_low', middle);
  const daily = { kind: 'daily', from, to: from + DAY } as const;
  await addContract(db, { ...daily, uplineId: null, downlineId: top, terms: terms(90, null) });
  await addContract(db, { ...daily, uplineId: top, downlineId: middle, terms: terms(60, null) });
  await addContract(db, { ...daily, uplineId: middle, downlineId: low, terms: terms(25, null) });
  const lost = (betId: string, memberId: number, stake: string) => ({
    betId,
    memberId,
    stake,
    payout: '0.00',
    turnover: stake,
    at: from,
  });
  await addSettlements(db, [
    lost('part1', top, '100.00'),
    lost('part2', middle, '200.00'),
    lost('part3', low, '333.33'),
  ]);
  const night = '2026-02-28T19:00:00Z';
  await settleWindows(at(night, '1.00'), 'daily');
  for (let day = 1; day <= 5; day += 1) await payRests(at(night, '1.00', day * DAY));
  // Gross 5.69997, 3.19998 and 0.833325 are 5.69, 3.19 and 0.83: so the nets are 2.50, 2.36 and 0.83.
  expect(await paymentsOf(top)).toEqual(['agents 1', 'agents 1', 'agents 0.49999, rounding 0.00001']);
  expect(await paymentsOf(middle)).toEqual(['agents 0.5', 'agents 1', 'agents 0.866655, rounding -0.006655']);
  expect(await paymentsOf(low)).toEqual(['agents 0.14', 'agents 0.693325, rounding -0.003325']);
});

test('CONTRACT-09 what the gap account pays of a dividend takes no budget, and comes first', async () => {
  const from = Date.parse('2028-02-15T17:00:00Z');
  const [top, below] = await lineOf('gap', from, [1000, 1000], ['900.00', '-1000.00']);
  const [high, middle, low] = await lineOf('cent', from, [1000, 1000, 500], ['1000.00', '0.13', '-100.18']);
  const night = '2028-02-29T19:00:00Z';
  await settleWindows(at(night, '4.00'), 'dividend');
  // Gross 10.00 of a loss of 100.00, and 100.00: the gap account pays 90.00 of the net of 100.00.
  expect(await paymentsOf(top)).toEqual([]);
  expect(await paymentsOf(below)).toEqual(['agents 4, dividend_gap 90']);
  // Gross 10.005 and 5.009 round down. The budget is spent, but the gap account pays both nets of 5.00.
  expect(await paymentsOf(high)).toEqual([]);
  expect(await paymentsOf(middle)).toEqual(['agents -0.004, dividend_gap 5, rounding 0.004']);
  expect(await paymentsOf(low)).toEqual(['agents 0.009, dividend_gap 5, rounding -0.009']);
  await payRests(at(night, '4.00', DAY));
  await payRests(at(night, '4.00', 2 * DAY));
  expect((await paymentsOf(below)).slice(1)).toEqual(['agents 4', 'agents 2']);
});

/** A line of agents with dividends at these rates; each has one bet with this result. Returns the three highest. */
async function lineOf(
  name: string,
  from: number,
  rates: readonly number[],
  results: readonly string[],
): Promise<readonly [number, number, number]> {
  const line: number[] = [];
  for (const [depth, rate] of rates.entries()) {
    const uplineId = line.at(-1) ?? null;
    const agent = await addAgent(db, `part_${name}_${depth}`, uplineId);
    line.push(agent);
    await addContract(db, { kind: 'dividend', uplineId, downlineId: agent, terms: terms(rate, 'none'), from });
    const payout = (1000 + Number(results[depth])).toFixed(2);
    const bet = { betId: `part-${name}-${depth}`, memberId: agent, stake: '1000.00', payout, turnover: '1000.00' };
    await addSettlements(db, [{ ...bet, at: from }]);
  }
  const [high = 0, middle = 0, low = 0] = line;
  return [high, middle, low];
}
