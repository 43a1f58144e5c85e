import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listContractBillsDefaults,
  listContractRequestsDefaults,
  listContractsDefaults,
  listIncomeBetsDefaults,
  listIncomeDefaults,
  listIncomeInputsDefaults,
} from '#generated/server/defaults.ts';
import type { Parameter, Queries } from '#server/db/database.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { type TestServices, testServices } from '../../testing.ts';
import { billDetail } from './bills/bill-detail.ts';
import { incomeBets } from './bills/income-bets.ts';
import { incomeInputs } from './bills/income-inputs.ts';
import { listBills } from './bills/list-bills.ts';
import { listIncome } from './bills/list-income.ts';
import { contractBasis } from './contract-basis.ts';
import { contractDetail } from './contract-row.ts';
import { listBillReviews } from './holds/decide-bill.ts';
import { listContractRequests, listContracts } from './list-contracts.ts';
import { contractProgress } from './settlement/contract-progress.ts';
import { payOpen } from './settlement/pay-open.ts';

let db: TestDatabase;
let services: TestServices;
let agent: number;
let ownContract: string;
let ownBill: number;
let ownDownline: string;
// Each statement needs a name of its own.
let dividend: { agent: number; bill: number };
let plans = 0;
beforeAll(async () => {
  db = await openTestDatabase();
  await addBusiness();
  services = { ...(await testServices(db)), clock: () => Date.parse('2026-01-11T09:00:00Z') };
  const [own] = await db.query<{ agent: number; contract: string; bill: number }>(
    'test_own',
    `select b.downline_id as agent, 'ct-' || b.contract_id as contract, b.id as bill from contract_bills b
     join members m on m.id = b.downline_id where m.account = 'cp_agent' order by b.window_from desc limit 1`,
  );
  const [shared] = await db.query<{ agent: number; bill: number }>(
    'test_dividend',
    `select downline_id as agent, id as bill from contract_bills where kind = 'dividend' order by id desc limit 1`,
  );
  dividend = shared ?? expect.fail();
  const below = `select id::text as id from members where account = 'cp_own1'`;
  ownDownline = (await db.query<{ id: string }>('test_below', below))[0]?.id ?? '';
  ({ agent, contract: ownContract, bill: ownBill } = own ?? { agent: 0, contract: '', bill: 0 });
});
afterAll(() => db.close());

/** An agent with 4,000 agents directly below and business of 1,000 others. A line below has moved away. */
async function addBusiness(): Promise<void> {
  // Triggers and foreign keys would take minutes.
  await db.execute(`
    set session_replication_role = replica;
    insert into members (account, nickname, type, member_access, password_changed_at, created_at)
    select name, name, 1, true, '2025-10-01Z', '2025-10-01Z' from unnest(array['cp_agent', 'cp_other']) name;
    insert into members (account, nickname, type, member_access, upline_id, password_changed_at, created_at)
    select 'cp_own' || n, 'Own', 2, true, m.id, '2025-10-02Z', '2025-10-02Z'
    from members m, generate_series(1, 4000) n where m.account = 'cp_agent';
    insert into members (account, nickname, type, member_access, upline_id, password_changed_at, created_at)
    select 'cp_far' || n, 'Far', 2, true, m.id, '2025-10-02Z', '2025-10-02Z'
    from members m, generate_series(1, 1000) n where m.account = 'cp_other';
    insert into team_lines (ancestor_id, descendant_id, depth)
    select id, id, 0 from members where account like 'cp\\_%'
    union all select upline_id, id, 1 from members where account like 'cp\\_%' and upline_id is not null;
    insert into contracts (kind, upline_id, downline_id, state, terms, rate, version, effective_from, created_at, updated_at)
    select 'daily', upline_id, id, 'valid', '{"tiers": [], "activeMinimum": "1.00", "carryOver": null}', 60, 2,
      '2025-11-01Z', '2025-11-01Z', '2025-11-01Z' from members where account = 'cp_agent' or account like 'cp\\_own%';
    insert into contracts (kind, upline_id, downline_id, state, terms, rate, version, created_at, updated_at)
    select 'hourly', upline_id, id, 'requested', '{"tiers": [], "activeMinimum": "1.00", "carryOver": null}', 60, 1,
      '2026-01-10Z', '2026-01-10Z' from members where account in ('cp_own1', 'cp_own2', 'cp_own3');
    insert into contracts (kind, upline_id, downline_id, state, terms, rate, version, effective_from, effective_to,
      created_at, updated_at)
    select 'daily', m.upline_id, m.id, 'superseded', '{"tiers": [], "activeMinimum": "1.00", "carryOver": null}', 60, 3,
      '2025-11-01Z', '2025-11-02Z', '2025-11-01Z', '2026-01-09Z' from members m, generate_series(1, 10) n
    where m.account like 'cp\\_far%';
    insert into contract_versions (contract_id, version, action, state, by_id, at, text, text_language, text_hash)
    select id, v, case v when 1 then 'propose' else 'sign' end, case v when 1 then 'requested' else 'valid' end,
      downline_id, '2025-11-01Z', 'words', 'EN', repeat('0', 64)
    from contracts, generate_series(1, 2) v where state <> 'superseded' and downline_id in (
      select id from members where account like 'cp\\_%');
    insert into contract_settlements (kind, window_from, window_to, settled_at)
    select 'daily', day, day + interval '1 day', day + interval '26 hours'
    from generate_series('2026-01-07T17:00:00Z'::timestamptz, '2026-01-09T17:00:00Z', '1 day') day;
    insert into contract_bills (contract_id, contract_version, kind, upline_id, downline_id, window_from, window_to,
      turnover, team_result, active_downlines, tier, rate, gross, downline_gross, adjustment, carried_in, carried_out, gap,
      net, paid, state, issued_at, paid_at)
    select c.id, 2, 'daily', c.upline_id, c.downline_id, w.window_from, w.window_to, 1, 0, 1, 1, 60, 1, 0, 0, 0, 0, 0, 1, 1,
      'issued', w.settled_at, w.settled_at
    from contracts c join contract_settlements w on w.kind = 'daily' and c.state = 'valid'
    where c.kind = 'daily' and c.downline_id in (select id from members where account like 'cp\\_%');
    insert into contract_bills (contract_id, contract_version, kind, upline_id, downline_id, window_from, window_to,
      turnover, team_result, active_downlines, tier, rate, gross, downline_gross, adjustment, carried_in, carried_out, gap,
      net, paid, state, issued_at, paid_at)
    select c.id, 2, 'daily', c.upline_id, c.downline_id, hour, hour + interval '1 hour', 1, 0, 1, 1, 60, 1, 0, 0, 0, 0, 0,
      1, 1, 'issued', hour, hour
    from (select distinct on (downline_id) * from contracts where state = 'superseded' order by downline_id, id) c,
      generate_series('2026-01-09T20:00:00Z'::timestamptz, '2026-01-10T08:00:00Z', '1 hour') hour
    where c.downline_id in (select id from members where account like 'cp\\_far%');
    insert into contracts (kind, downline_id, state, terms, rate, version, effective_from, created_at, updated_at)
    select 'dividend', id, 'valid', '{"tiers": [], "activeMinimum": "1.00", "carryOver": "none"}', 60, 2,
      '2025-11-01Z', '2025-11-01Z', '2025-11-01Z' from members where account = 'cp_other';
    insert into contract_bills (contract_id, contract_version, kind, downline_id, window_from, window_to, turnover,
      team_result, active_downlines, tier, rate, gross, downline_gross, adjustment, carried_in, carried_out, gap, net, paid,
      state, issued_at)
    select id, 2, kind, downline_id, '2025-12-15T17:00:00Z', '2025-12-31T17:00:00Z', 1, -1, 1, 1, 60, 1, 0, 0, 0, 0, 0, 1,
      1, 'issued', '2025-12-31T19:00:00Z' from contracts where kind = 'dividend' and downline_id in (
        select id from members where account = 'cp_other');
    insert into bets (id, member_id, vendor_code, category, game_name, round_id, state, summary, stake, payout,
      valid_turnover, placed_at, moved_at, settled_at)
    select 'cp-' || m.id || '-' || n, m.id, 'SAF', 'RNG', 'Plan', 'cp-' || n, 'won', '', 1, 2, 1, at, at, at
    from members m, generate_series(1, 4000) n,
      lateral (select '2026-01-11T09:00:00Z'::timestamptz - n * interval '6 hours' as at) moment
    where m.account like 'cp\\_far%00' or (m.account like 'cp\\_own%00' and n < 13);
    insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover, turnover, settled_at)
    select id, member_id, category, 1, stake, payout, valid_turnover, stake, settled_at from bets where id like 'cp-%';
    insert into transactions (kind, reference, reason_kind, reason_id, booked_at)
    select 'deposit', 'cp:' || n, 'deposit', 'cp-' || n, '2026-01-05Z' from generate_series(1, 5000) n;
    insert into entries (transaction_id, account_id, amount, booked_at)
    select t.id, a.id, 1, t.booked_at from transactions t, accounts a
    where t.reference like 'cp:%' and a.id in (select min(id) from accounts where member_id is null);
    set session_replication_role = origin;
    update members set upline_id = (select id from members where account = 'cp_other') where account = 'cp_own4000'`);
  await db.execute('vacuum analyze');
}

/** What a call asks the database, in order. */
async function asked(call: (given: TestServices) => Promise<unknown>) {
  const statements: { text: string; values: readonly Parameter[] }[] = [];
  const query: Queries['query'] = (name, text, values = []) => {
    statements.push({ text, values });
    return db.query(name, text, values);
  };
  await call({ ...services, db: { ...db, query } });
  return statements;
}

type Page = { readonly pageSize: number };
const bills = { ...listContractBillsDefaults, from: '2026-01-10T00:00:00Z' };
const income = { ...listIncomeDefaults, from: '2026-01-01T00:00:00Z' };
const noon = new Date('2026-01-11T05:00:00Z');
const evidence = (given: TestServices, query: Page & { search?: string }) =>
  incomeBets(given, agent, {
    id: `in-${ownBill}`,
    query: { ...listIncomeBetsDefaults, ...query },
    language: 'EN',
  });

const inputs = (given: TestServices, query: Page & { search?: string }, of = { agent, bill: ownBill }) =>
  incomeInputs(given, of.agent, {
    id: `in-${of.bill}`,
    query: { ...listIncomeInputsDefaults, ...query },
    language: 'EN',
  });

// What each page is, and how many statements it may ask.
const calls: readonly [string, number, (given: TestServices, more: Page) => Promise<unknown>][] = [
  ['contracts', 1, (given, more) => listContracts(given, agent, { ...listContractsDefaults, ...more })],
  [
    'contracts of a search',
    1,
    (given, more) => listContracts(given, agent, { ...listContractsDefaults, ...more, search: 'own39' }),
  ],
  ['requests', 1, (given, more) => listContractRequests(given, agent, { ...listContractRequestsDefaults, ...more })],
  ['a contract', 2, (given) => contractDetail(given.db, given.brand, ownContract, agent)],
  ['a basis', 4, (given) => contractBasis(given, agent, { kind: 'daily', downlineId: ownDownline })],
  ['a running window', 2, (given) => contractProgress(given, ownContract, agent)],
  ['bills', 1, (given, more) => listBills(given, agent, { ...bills, ...more })],
  ['own bills', 1, (given, more) => listBills(given, agent, { ...bills, ...more, side: 'own' })],
  ['bills of a search', 1, (given, more) => listBills(given, agent, { ...bills, ...more, search: 'own39' })],
  ['income', 1, (given, more) => listIncome(given, agent, { ...income, ...more })],
  [
    'bills for review',
    1,
    (given, more) => listBillReviews(given, { pageNo: 1, ...more, from: '2026-01-11T00:00:00Z' }),
  ],
  ['a bill', 4, (given) => billDetail(given, agent, `bl-${ownBill}`)],
  [
    'the payment of what is open',
    2,
    ({ brand, db: given }) =>
      payOpen({ ...brand, contractPayments: { pendingDays: 7, dailyBudget: '5.00' } }, given, noon),
  ],
  ['the bets behind income', 2, evidence],
  ['the bets behind income by a search', 2, (given, more) => evidence(given, { ...more, search: 'own39' })],
  ['everything behind income', 2, inputs],
  ['everything behind income by a search', 2, (given, more) => inputs(given, { ...more, search: 'own39' })],
  ['everything behind a dividend', 2, (given, more) => inputs(given, more, dividend)],
];

const GROWING = / on (contracts|contract_versions|contract_bills|bets|bet_settlements|transactions|entries)\b/;

// The team is most members, who are not among the growing tables.
test.each(calls)(
  '%s of a team of 4,000 ask %i statements, however long the page, and no growing table as a whole',
  async (_, count, call) => {
    for (const more of [{ pageSize: 1 }, { pageSize: 50 }]) {
      const statements = await asked((given) => call(given, more));
      expect(statements).toHaveLength(count);
      for (const { text, values } of statements) {
        plans += 1;
        const plan = await db.query<{ 'QUERY PLAN': string }>(`test_plan_${plans}`, `explain ${text}`, values);
        const scans = plan.map((line) => line['QUERY PLAN']).filter((line) => line.includes('Seq Scan'));
        expect(scans.filter((line) => GROWING.test(line))).toEqual([]);
      }
    }
  },
);

test('the pages are those of the team', async () => {
  const contracts = await listContracts(services, agent, { ...listContractsDefaults });
  expect(contracts.totalElements).toBe(4_004);
  const requests = await listContractRequests(services, agent, { ...listContractRequestsDefaults });
  expect(requests.totalElements).toBe(3);
  expect((await listBills(services, agent, bills)).totals.count).toBe(4_001);
  expect((await billDetail(services, agent, `bl-${ownBill}`)).downlines).toHaveLength(1_000);
  expect((await listIncome(services, agent, income)).totalElements).toBe(3);
  // The bets of the line that has moved since are among them.
  expect((await evidence(services, { pageSize: 1 })).totals.count).toBe(160);
});
