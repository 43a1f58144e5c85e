import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractTerms } from '#generated/model/index.ts';
import { listContractBillsDefaults, listIncomeBetsDefaults, listIncomeDefaults } from '#generated/server/defaults.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { outcome, type TestServices, testServices } from '#server/domain/testing.ts';
import { settleWindows } from '../settlement/settle-windows.ts';
import { addAgent, addContract, addSettlements } from '../settlement/testing.ts';
import { billDetail } from './bill-detail.ts';
import { incomeBets } from './income-bets.ts';
import { listBills } from './list-bills.ts';
import { listIncome } from './list-income.ts';

const terms = (rate: number): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 1, loss: null, rate }],
  activeMinimum: '20.00',
  carryOver: null,
});

let db: Database;
let services: TestServices;
let top: number;
let middle: number;
let player: number;
let topContract: number;
/** An agent with bills of two kinds. */
let salaried: number;
const MORNING = Date.parse('2026-02-03T00:00:00Z');
beforeAll(async () => {
  db = await openTestDatabase();
  services = { ...(await testServices(db)), clock: () => MORNING };
  top = await addAgent(db, 'bill_top', null);
  middle = await addAgent(db, 'bill_middle', top);
  player = await addAgent(db, 'bill_player', middle);
  const from = Date.parse('2026-01-31T17:00:00Z');
  topContract = await addContract(db, { kind: 'daily', uplineId: null, downlineId: top, terms: terms(90), from });
  await addContract(db, { kind: 'daily', uplineId: top, downlineId: middle, terms: terms(60), from });
  const bet = (betId: string, memberId: number, amount: string, moment: string, correction = false) => ({
    // Contracts count valid turnover alone.
    betId,
    memberId,
    stake: amount,
    payout: '0.00',
    turnover: '0.00',
    validTurnover: amount,
    at: Date.parse(moment),
    correction,
  });
  salaried = await addAgent(db, 'bill_salaried', null);
  const own = { uplineId: null, downlineId: salaried, terms: terms(50) };
  await addContract(db, { kind: 'daily', ...own, from });
  await addContract(db, { kind: 'hourly', ...own, from: Date.parse('2026-02-02T22:00:00Z') });
  await addSettlements(db, [
    bet('s1', salaried, '200.00', '2026-02-02T06:00:00Z'),
    bet('s2', salaried, '80.00', '2026-02-02T22:30:00Z'),
    bet('b1', player, '100.00', '2026-02-01T05:00:00Z'),
    bet('b2', top, '50.00', '2026-02-02T05:00:00Z'),
    bet('b3', player, '333.30', '2026-02-02T06:00:00Z'),
    bet('b1', player, '-40.00', '2026-02-02T07:00:00Z', true),
  ]);
  await settleWindows(services, 'daily');
  await settleWindows(services, 'hourly');
});
afterAll(() => db.close());

const range = { from: '2026-02-01T00:00:00Z', to: '2026-02-03T00:00:00Z' };

test('AGENT-08 CONTRACT-09 a bill opens to its inputs, and whoever adds them up gets its net', async () => {
  const query = { ...listContractBillsDefaults, ...range, side: 'own' } as const;
  const { content, totals, asOf } = await listBills(services, top, query);
  expect(asOf).toBe('2026-02-03T00:00:00.000Z');
  expect(
    content.map(({ turnover, gross, downlineGross, adjustment, net }) => [
      turnover,
      gross,
      downlineGross,
      adjustment,
      net,
    ]),
  ).toEqual([
    // 343.30 x 90 is 3.0897; 293.30 x 60 is 1.7598; the correction of -40.00 is -0.36 of the gross.
    ['343.30', '3.08', '1.75', '-0.36', '1.33'],
    ['100.00', '0.90', '0.60', '0.00', '0.30'],
  ]);
  expect(totals).toEqual({
    count: 2,
    turnover: '443.30',
    gross: '3.98',
    downlineGross: '2.35',
    adjustment: '-0.36',
    net: '1.63',
    paid: '1.63',
  });
  const [newest] = content;
  const { bill, downlines, adjustments, payments } = await billDetail(services, top, newest?.billId ?? '');
  expect(bill).toMatchObject({ state: 'issued', tier: 1, rate: 90, activeDownlines: 2, teamResult: '-343.30' });
  expect(downlines).toMatchObject([
    { downline: { account: 'bill_middle' }, turnover: '293.30', rate: 60, gross: '1.75' },
  ]);
  expect(adjustments).toEqual([
    {
      betId: 'b1',
      windowFrom: '2026-01-31T17:00:00.000Z',
      turnover: '-40.00',
      amount: '-0.36',
      settledAt: '2026-02-02T07:00:00.000Z',
    },
  ]);
  // To the last decimal 3.0897 - 1.7598 = 1.3299; the account of roundings pays the rest of the cent.
  expect(payments.map(({ payer, amount }) => [payer, amount]).toSorted()).toEqual([
    ['platform', '1.3299'],
    ['rounding', '0.0001'],
  ]);
  const [first] = await db.query<{ note: string }>(
    'test_ledger',
    `select t.kind || ' ' || t.reason_kind || ' ' || t.reason_id as note from transactions t where t.reason_id = $1`,
    [newest?.billId ?? ''],
  );
  expect(first?.note).toBe(`salary bill ${newest?.billId}`);
});

test('AGENT-08 AGENT-17 income shows each window with its bets, whose contributions add up to the net before rounding', async () => {
  const income = await listIncome(services, top, { ...listIncomeDefaults, ...range });
  expect(income.byKind).toEqual([{ kind: 'daily', count: 2, gross: '3.98', net: '1.63' }]);
  expect(income.totals).toEqual({
    gross: '3.98',
    downlineGross: '2.35',
    adjustment: '-0.36',
    due: '1.63',
    unpaid: '0.00',
    net: '1.63',
  });
  const [newest] = income.content;
  expect(newest).toMatchObject({ contractId: `ct-${topContract}`, turnover: '343.30', rate: 90, net: '1.33' });
  const id = newest?.incomeId ?? '';
  const asked = { id, query: { ...listIncomeBetsDefaults, sort: 'turnover' as const }, language: 'EN' as const };
  const bets = await incomeBets(services, top, asked);
  expect(
    bets.content.map(({ bet, rate, downlineRate, contribution, adjustment }) => [
      bet.betId,
      bet.turnover,
      rate,
      downlineRate,
      contribution,
      adjustment,
    ]),
  ).toEqual([
    ['b1', '-40.00', 90, 60, '-0.12', true],
    ['b2', '50.00', 90, 0, '0.45', false],
    ['b3', '333.30', 90, 60, '0.9999', false],
  ]);
  expect(bets.totals).toEqual({ count: 3, turnover: '343.30', contribution: '1.3299' });
  const found = await incomeBets(services, top, { ...asked, query: { ...asked.query, search: 'bill_top' } });
  expect(found.totals).toEqual({ count: 1, turnover: '50.00', contribution: '0.45' });
  const one = await listIncome(services, top, { ...listIncomeDefaults, ...range, search: newest?.billId ?? '' });
  expect(one.content).toHaveLength(1);
  expect(await listIncome(services, top, { ...listIncomeDefaults, ...range, kind: 'hourly' })).toMatchObject({
    byKind: [],
    content: [],
    totals: { net: '0.00' },
  });
});

test('AGENT-08 CONTRACT-09 bills and income of others are not found; uplines see the bills of those directly below', async () => {
  const bills = await listBills(services, top, { ...listContractBillsDefaults, ...range, side: 'downline' });
  expect(bills.content.map(({ side, downline }) => [side, downline.account])).toEqual([
    ['downline', 'bill_middle'],
    ['downline', 'bill_middle'],
  ]);
  const own = await listBills(services, top, { ...listContractBillsDefaults, ...range, side: 'own' });
  const id = own.content[0]?.billId ?? '';
  expect(await outcome(billDetail(services, middle, id))).toBe('not_found');
  expect(await outcome(billDetail(services, top, 'bl-x'))).toBe('not_found');
  const asked = { id: id.replace('bl', 'in'), query: listIncomeBetsDefaults, language: 'EN' as const };
  expect(await outcome(incomeBets(services, middle, asked))).toBe('not_found');
  expect(await outcome(incomeBets(services, top, { ...asked, id }))).toBe('not_found');
});

test('AGENT-08 the income of windows that earned nothing is left out where only earning ones are asked for', async () => {
  const later = { ...services, clock: () => MORNING + 86_400_000 };
  await settleWindows(later, 'daily');
  const asked = { ...listIncomeDefaults, from: range.from, to: '2026-02-04T00:00:00Z' };
  const grossOf = async (entries: 'every' | 'earning') =>
    (await listIncome(later, top, { ...asked, entries })).content.map(({ gross }) => gross);
  expect(await grossOf('every')).toEqual(['0.00', '3.08', '0.90']);
  expect(await grossOf('earning')).toEqual(['3.08', '0.90']);
});

test('CONTRACT-09 AGENT-08 AGENT-17 bills are listed of both sides, or by contract, kind and state', async () => {
  const listed = async (query: object) => {
    const { content } = await listBills(services, top, { ...listContractBillsDefaults, ...range, ...query });
    return content.map(({ side, downline }) => `${side} ${downline.account}`).toSorted();
  };
  const [own, below] = [
    ['own bill_top', 'own bill_top'],
    ['downline bill_middle', 'downline bill_middle'],
  ];
  expect(await listed({})).toEqual([...below, ...own]);
  expect(await listed({ contractId: `ct-${topContract}` })).toEqual(own);
  expect(await listed({ contractId: 'ct-9' })).toEqual([]);
  expect(await listed({ kind: 'daily', state: 'issued' })).toEqual([...below, ...own]);
  expect(await listed({ kind: 'hourly' })).toEqual([]);
  expect(await listed({ state: 'denied' })).toEqual([]);
  const stranger = await addAgent(db, 'bill_stranger', null);
  expect((await listBills(services, stranger, { ...listContractBillsDefaults, ...range })).content).toEqual([]);
});

test('CONTRACT-01 CONTRACT-02 AGENT-08 bills and income of a kind are those of that kind alone', async () => {
  const bills = async (query: object) =>
    (await listBills(services, salaried, { ...listContractBillsDefaults, ...range, ...query })).content;
  const income = async (query: object) =>
    (await listIncome(services, salaried, { ...listIncomeDefaults, ...range, ...query })).content;
  for (const listed of [bills, income]) {
    const turnovers = async (query: object) =>
      (await listed(query)).map(({ kind, turnover }) => `${kind} ${turnover}`).toSorted();
    expect(await turnovers({ kind: 'daily' })).toEqual(['daily 0.00', 'daily 200.00']);
    expect(await turnovers({ kind: 'hourly' })).toEqual(['hourly 80.00']);
    expect(await turnovers({ kind: 'dividend' })).toEqual([]);
    expect(await turnovers({})).toEqual(['daily 0.00', 'daily 200.00', 'hourly 80.00']);
  }
});

test('AGENT-08 AGENT-17 the totals of income tell what is due, and what of it is still to be paid', async () => {
  const totals = async () => (await listIncome(services, salaried, { ...listIncomeDefaults, ...range })).totals;
  // 0.5 percent of 200.00 by the day and of 80.00 by the hour.
  expect(await totals()).toMatchObject({ due: '1.40', unpaid: '0.00', net: '1.40' });
  const set = `update contract_bills set state = $2, paid = $3, paid_at = null where downline_id = $1 and net = $4`;
  await db.query('test_part', set, [salaried, 'part_collected', '0.30', '1.00']);
  await db.query('test_denied', set, [salaried, 'denied', '0', '0.40']);
  expect(await totals()).toMatchObject({ due: '1.40', unpaid: '0.70', net: '0.30' });
});

test('AGENT-08 the bets of a dividend contribute by what the team lost in them', async () => {
  const agent = await addAgent(db, 'bill_dividend', null);
  const loser = await addAgent(db, 'bill_loser', agent);
  const from = Date.parse('2026-01-15T17:00:00Z');
  const tiers = [{ turnover: '0.00', activeDownlines: 1, loss: '0.00', rate: 1_000 }];
  const shared: ContractTerms = { tiers, activeMinimum: '20.00', carryOver: 'none' };
  await addContract(db, { kind: 'dividend', uplineId: null, downlineId: agent, terms: shared, from });
  const at = Date.parse('2026-01-20T05:00:00Z');
  await addSettlements(db, [
    { betId: 'd1', memberId: loser, stake: '100.00', payout: '30.00', turnover: '90.00', at, correction: false },
  ]);
  await settleWindows(services, 'dividend');
  const asked = { ...listIncomeDefaults, from: '2026-01-20T00:00:00Z', to: range.to };
  const [income] = (await listIncome(services, agent, asked)).content;
  const bets = await incomeBets(services, agent, {
    id: income?.incomeId ?? '',
    query: listIncomeBetsDefaults,
    language: 'EN',
  });
  // A tenth of the 70.00 that were lost, not of the turnover.
  expect(bets.totals).toEqual({ count: 1, turnover: '90.00', contribution: '7.00' });
});
