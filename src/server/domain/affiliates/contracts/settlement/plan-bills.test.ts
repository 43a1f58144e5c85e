import { expect, test } from 'vitest';
import type { ContractTerms } from '#generated/model/index.ts';
import { type PlannedBill, planBills } from './plan-bills.ts';
import type { DueContract } from './window-figures.ts';

const TOP = 1;
const MIDDLE = 2;
const LOW = 3;

const terms = (rate: number, carryOver: ContractTerms['carryOver']): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 0, loss: carryOver === null ? null : '0.00', rate }],
  activeMinimum: '1.00',
  carryOver,
});

/** A contract whose team has lost all that it staked. */
function due(
  downlineId: number,
  uplineId: number | null,
  lost: string,
  { rate, contractId = downlineId, carryOver = 'none', ...late }: Partial<DueContract> & Asked,
): DueContract {
  return {
    contractId,
    contractVersion: 2,
    uplineId,
    downlineId,
    terms: terms(rate, carryOver),
    turnover: lost,
    teamResult: lost.startsWith('-') ? lost.slice(1) : `-${lost}`,
    activeDownlines: 1,
    lateTurnover: '0.00',
    lateResult: '0.00',
    carriedIn: '0.00',
    ...late,
  };
}

interface Asked {
  readonly rate: number;
  readonly carryOver?: ContractTerms['carryOver'];
}

/** Net, and who pays it: `agents`, `dividend_gap` and `rounding`, by downline. */
function told(bills: readonly PlannedBill[]): number[][] {
  return bills
    .toSorted((a, b) => a.downlineId - b.downlineId)
    .map(({ net, payers }) => [net, payers.agents, payers.dividend_gap, payers.rounding].map(Number));
}

test.each([
  ['from the top down', [1, 2, 3]],
  ['from the bottom up', [3, 2, 1]],
])('CONTRACT-09 the gap of a dividend goes down the line also where the contracts were signed %s', (_, order) => {
  const [top = 0, middle = 0, low = 0] = order;
  // Gross 10.00, 100.00 and 30.00: of 90.00 that the top does not cover, the middle's net of 70.00 comes first.
  const line = [
    due(TOP, null, '100.00', { rate: 1000, contractId: top }),
    due(MIDDLE, TOP, '1000.00', { rate: 1000, contractId: middle }),
    due(LOW, MIDDLE, '300.00', { rate: 1000, contractId: low }),
  ].toSorted((a, b) => a.contractId - b.contractId);
  expect(told(planBills(line, 2))).toEqual([
    [0, 0, 0, 0],
    [70, 0, 70, 0],
    [30, 10, 20, 0],
  ]);
});

test('CONTRACT-09 a line whose upline has no contract has a gap of its own', () => {
  const line = [due(MIDDLE, TOP, '100.00', { rate: 1000 }), due(LOW, MIDDLE, '300.00', { rate: 1000 })];
  expect(told(planBills(line, 2))).toEqual([
    [0, 0, 0, 0],
    [30, 10, 20, 0],
  ]);
});

test('CONTRACT-09 the gap account pays no salary, and nobody pays a net of nothing', () => {
  const hourly = { carryOver: null } as const;
  // Gross 1.009 of the top less 2.00 of the one below; and 0.004, which is less than a cent.
  const line = [
    due(TOP, null, '100.90', { ...hourly, rate: 100 }),
    due(MIDDLE, TOP, '100.00', { ...hourly, rate: 200 }),
    due(LOW, MIDDLE, '0.40', { ...hourly, rate: 100 }),
  ];
  expect(told(planBills(line, 2))).toEqual([
    [0, 0, 0, 0],
    [2, 1.996, 0, 0.004],
    [0, 0, 0, 0],
  ]);
});

test('CONTRACT-09 a correction of earlier windows adjusts a salary by its turnover and a dividend by its loss', () => {
  const late = { lateTurnover: '-40.00', lateResult: '25.00' };
  const [salary, dividend] = [
    due(TOP, null, '1000.00', { ...late, rate: 150, carryOver: null }),
    due(TOP, null, '1000.00', { ...late, rate: 150 }),
  ].map((contract) => planBills([contract], 2)[0]?.adjustment);
  expect([salary, dividend].map(Number)).toEqual([-0.6, -0.375]);
});
