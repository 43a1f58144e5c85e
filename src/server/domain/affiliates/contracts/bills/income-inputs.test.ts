import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractTerms, ContractTier } from '#generated/model/index.ts';
import { listIncomeInputsDefaults } from '#generated/server/defaults.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { type PostingKind, post } from '#server/domain/money/wallet/post.ts';
import { HOUR, outcome, type TestServices, testServices } from '#server/domain/testing.ts';
import { settleWindows } from '../settlement/settle-windows.ts';
import { addAgent, addContract, addSettlements } from '../settlement/testing.ts';
import { incomeInputs } from './income-inputs.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const terms = (tier: Partial<ContractTier>, carryOver: ContractTerms['carryOver'] = null): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 0, loss: carryOver && '0.00', rate: 1, ...tier }],
  activeMinimum: '1.00',
  carryOver,
});

/** The newest bill of an agent: its number and its net. */
async function billOf(agent: number) {
  const [bill] = await db.query<{ id: number; net: string }>(
    'test_newest_bill',
    'select id, round(net, 2) as net from contract_bills where downline_id = $1 order by window_from desc limit 1',
    [agent],
  );
  return bill ?? expect.fail();
}

async function inputsOf(agent: number, bill: number, query: object = {}) {
  const { content, totals } = await incomeInputs(services, agent, {
    id: `in-${bill}`,
    query: { ...listIncomeInputsDefaults, pageSize: 50, sort: 'amount', ...query },
    language: 'EN',
  });
  const rows = content.map(({ inputId, kind, account, base, rate, amount, late, reference }) => ({
    row: [kind, account, base, rate, amount, ...(late ? ['late'] : [])].join(' '),
    about: [inputId, reference?.type, reference?.id].join(' '),
  }));
  return { rows: rows.map(({ row }) => row), about: rows.map(({ about }) => about), totals };
}

test('AGENT-08 CONTRACT-09 whoever adds up the inputs of a dividend gets its net to the cent, promotions and all', async () => {
  const top = await addAgent(db, 'in_top', null);
  const middle = await addAgent(db, 'in_middle', top);
  const player = await addAgent(db, 'in_player', middle);
  const from = Date.parse('2026-01-15T17:00:00Z');
  const dividend = { kind: 'dividend', from } as const;
  await addContract(db, { ...dividend, uplineId: null, downlineId: top, terms: terms({ rate: 1_000 }, 'permanent') });
  await addContract(db, { ...dividend, uplineId: top, downlineId: middle, terms: terms({ rate: 500 }, 'permanent') });
  const bet = (betId: string, memberId: number, stake: string, payout: string, at: string, correction = false) => ({
    betId,
    memberId,
    stake,
    payout,
    turnover: '0.00',
    validTurnover: stake,
    at: Date.parse(at),
    correction,
  });
  await addSettlements(db, [
    // The team wins 30.00 in the first half month.
    bet('in-w1', player, '10.00', '40.00', '2026-01-20T05:00:00Z'),
    bet('in-x1', player, '100.05', '0.00', '2026-02-02T05:00:00Z'),
    bet('in-x2', top, '50.00', '20.00', '2026-02-03T05:00:00Z'),
    bet('in-w1', player, '-4.00', '0.00', '2026-02-04T05:00:00Z', true),
  ]);
  const give = (memberId: number, kind: PostingKind, amount: string, house: 'promotions' | 'fees', at: string) =>
    post(db, {
      key: `test:${kind}:${at}`,
      kind,
      at: new Date(at),
      currency: 'USD',
      reason: { kind: 'promotion', id: `spring-${kind}` },
      entries: [
        { memberId, purpose: 'main', amount },
        { house, amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}` },
      ],
    });
  await give(player, 'promotion', '7.00', 'promotions', '2026-02-05T05:00:00Z');
  await give(player, 'rebate', '2.50', 'promotions', '2026-02-06T05:00:00Z');
  await give(player, 'fee', '-0.50', 'fees', '2026-02-07T05:00:00Z');
  // Neither is part of what a team won or lost, or of the window.
  await give(player, 'adjustment', '9.00', 'promotions', '2026-02-07T06:00:00Z');
  await give(player, 'promotion', '11.00', 'promotions', '2026-02-15T17:00:00Z');
  await settleWindows({ ...services, clock: () => Date.parse('2026-02-16T00:00:00Z') }, 'dividend');

  const bill = await billOf(top);
  const below = await billOf(middle);
  // The loss is 100.05 + 30.00 - 4.00 - 7.00 - 2.50 + 0.50 - 30.00 = 87.05, that of the downline 30.00 less: 57.05.
  // 8.705 is paid as 8.70, 2.8525 as 2.85.
  expect([bill.net, below.net]).toEqual(['5.85', '2.85']);
  const { rows, about, totals } = await inputsOf(top, bill.id);
  expect(rows).toEqual([
    'carried  -30.00 1000 -3.00',
    'downline in_middle 2.85  -2.85',
    'promotion in_player -7.00 1000 -0.70',
    'bet in_player -4.00 1000 -0.40 late',
    'rebate in_player -2.50 1000 -0.25',
    'rounding  0.005  -0.005',
    'fee in_player 0.50 1000 0.05',
    'bet in_top 30.00 1000 3.00',
    'bet in_player 100.05 1000 10.005',
  ]);
  expect(about).toEqual([
    'carried  ',
    `bl-${below.id} bill bl-${below.id}`,
    expect.stringMatching(/^le-\d+ promotion spring-promotion$/),
    'in-w1 bet in-w1',
    expect.stringMatching(/^le-\d+ promotion spring-rebate$/),
    'rounding  ',
    expect.stringMatching(/^le-\d+ promotion spring-fee$/),
    'in-x2 bet in-x2',
    'in-x1 bet in-x1',
  ]);
  expect(totals).toEqual({ count: 9, turnover: '146.05', amount: '5.85' });
  expect((await inputsOf(top, bill.id, { search: 'in_top' })).totals).toEqual({
    count: 1,
    turnover: '50.00',
    amount: '3.00',
  });
  expect(await outcome(inputsOf(middle, bill.id))).toBe('not_found');
});

test('AGENT-08 CONTRACT-09 a salary has its turnover alone, and what its gross does not cover', async () => {
  const top = await addAgent(db, 'gap_top', null);
  const middle = await addAgent(db, 'gap_middle', top);
  const from = Date.parse('2026-03-01T00:00:00Z');
  const hourly = { kind: 'hourly', from } as const;
  await addContract(db, { ...hourly, uplineId: null, downlineId: top, terms: terms({ turnover: '900.00', rate: 90 }) });
  await addContract(db, { ...hourly, uplineId: top, downlineId: middle, terms: terms({ rate: 60 }) });
  await addSettlements(db, [
    {
      betId: 'gap1',
      memberId: middle,
      stake: '100.00',
      payout: '30.00',
      turnover: '100.00',
      at: from,
      correction: false,
    },
  ]);
  await settleWindows({ ...services, clock: () => from + HOUR }, 'hourly');
  const bill = await billOf(top);
  const { rows, totals } = await inputsOf(top, bill.id);
  // The tier was missed, and the 0.60 of the downline are paid all the same.
  expect(rows).toEqual(['downline gap_middle 0.60  -0.60', 'bet gap_middle 100.00 0 0.00', 'gap  0.60  0.60']);
  expect(totals).toEqual({ count: 3, turnover: '100.00', amount: '0.00' });
});
