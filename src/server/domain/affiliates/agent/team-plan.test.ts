import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listTeamBetsDefaults,
  listTeamChildrenDefaults,
  listTeamDefaults,
  listTeamProfitDefaults,
  listTeamTransactionsDefaults,
} from '#generated/server/defaults.ts';
import type { Parameter, Queries } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { DAY, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { contractBasis } from '../contracts/contract-basis.ts';
import { closeHours, turnoverOfLines } from '../line/close-hours.ts';
import { getTeamMember } from './get-team-member.ts';
import { listTeam, listTeamChildren } from './list-team.ts';
import { listTeamBets } from './list-team-bets.ts';
import { listTeamProfit } from './list-team-profit.ts';
import { listTeamTransactions } from './list-team-transactions.ts';
import { teamOverview } from './team-overview.ts';

let db: TestDatabase;
let services: TestServices;
let agent: Session;
let child: string;
// Each statement needs a name of its own.
let plans = 0;
beforeAll(async () => {
  db = await openTestDatabase();
  await addTeams();
  services = await testServices(db);
  await closeHours(services);
  await db.execute('analyze');
  agent = await sessionOf(services, 'plan_agent');
  const below = `select id::text as id from members where account = 'plan_own1'`;
  child = (await db.query<{ id: string }>('test_child', below, []))[0]?.id ?? '';
});
afterAll(() => db.close());

/** An agent with six accounts in two levels, beside 4,000 accounts of another line, all with bets, entries and payments. */
async function addTeams(): Promise<void> {
  await db.execute(`
    alter table entries disable trigger user;
    insert into members (account, nickname, type, member_access, rebate, password_hash, password_changed_at, created_at)
    select name, name, 1, true, 100, m.password_hash, '2025-10-01Z', '2025-10-01Z'
    from unnest(array['plan_agent', 'plan_other']) name, members m where m.account = 'agent01';
    insert into members (account, nickname, type, member_access, upline_id, password_hash, password_changed_at, created_at)
    select 'plan_own' || n, 'Own', 2, true, m.id, m.password_hash, '2025-10-02Z', '2025-10-02Z'
    from members m, generate_series(1, 2) n where m.account = 'plan_agent';
    insert into members (account, nickname, type, member_access, upline_id, password_hash, password_changed_at, created_at)
    select m.account || '_' || n, 'Own', 0, true, m.id, m.password_hash, '2025-10-03Z', '2025-10-03Z'
    from members m, generate_series(1, 2) n where m.account like 'plan_own%';
    insert into members (account, nickname, type, member_access, upline_id, password_hash, password_changed_at, created_at)
    select 'plan_far' || n, 'Far', 0, true, m.id, m.password_hash, '2025-10-02Z', '2025-10-02Z'
    from members m, generate_series(1, 4000) n where m.account = 'plan_other';
    insert into accounts (kind, member_id, currency)
    select 'main', id, 'USD' from members where account like 'plan\\_%';
    insert into wallets (member_id, kind, account_id, currency)
    select a.member_id, 'main', a.id, 'USD' from accounts a join members m on m.id = a.member_id
    where m.account like 'plan\\_%' and a.kind = 'main';
    insert into transactions (kind, reference, reason_kind, reason_id, booked_at)
    select 'deposit', 'team:' || n, 'deposit', 'team-' || n, '2026-01-05T09:00:00Z'::timestamptz - n * interval '8 hours'
    from generate_series(1, 200) n;
    insert into entries (transaction_id, account_id, amount, booked_at, balance_after, version)
    select t.id, w.account_id, 1, t.booked_at, 1, 1000 + t.id
    from transactions t join wallets w on true join members m on m.id = w.member_id and m.account like 'plan\\_%'
    where t.reference like 'team:%' and (t.id + w.account_id) % 40 = 0;
    insert into bets (id, member_id, vendor_code, category, game_name, round_id, state, summary, stake, payout,
      valid_turnover, placed_at, moved_at, settled_at)
    select 'team-' || m.id || '-' || n, m.id, 'SAF', 'RNG', 'Plan', 'team-' || n, 'won', '', 1, 2, 1, at, at, at
    from members m, generate_series(1, 6) n,
      lateral (select '2026-01-05T09:00:00Z'::timestamptz - n * interval '14 days' as at) moment
    where m.account like 'plan\\_%';
    insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover, turnover, settled_at)
    select id, member_id, category, 1, stake, payout, valid_turnover, stake, settled_at from bets where id like 'team-%';
    insert into sessions (token_hash, member_id, created_at, last_seen_at, expires_at, ip, device)
    select 'plan' || id, id, '2026-01-01Z', '2026-01-01Z', '2026-02-01Z', '203.0.113.7', 'Chrome'
    from members where account like 'plan\\_%';
    alter table entries enable trigger user;
    analyze`);
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

const range = { from: new Date(TEST_NOW - 91 * DAY).toISOString() };
const pages = [{ pageSize: 1 }, { pageSize: 10 }];

// The figures of 90 days, of one line, of one search; and how many statements each page may ask.
const calls: readonly [string, number, (given: TestServices, more: { pageSize: number }) => Promise<unknown>][] = [
  ['listTeam', 1, (given, more) => listTeam(given, agent, { ...listTeamDefaults, ...range, ...more })],
  [
    'listTeam of a search',
    1,
    (given, more) => listTeam(given, agent, { ...listTeamDefaults, ...more, search: 'own1' }),
  ],
  ['listTeam of a line', 2, (given, more) => listTeam(given, agent, { ...listTeamDefaults, ...more, uplineId: child })],
  ['listTeamChildren', 2, (given, more) => listTeamChildren(given, agent, { ...listTeamChildrenDefaults, ...more })],
  ['getTeamMember', 7, (given) => getTeamMember(given, agent, child, range)],
  ['getContractBasis', 4, (given) => contractBasis(given, agent.memberId, { kind: 'daily', downlineId: child })],
  [
    'the turnover of lines',
    2,
    (given) => turnoverOfLines(given.db, [Number(child)], { from: TEST_NOW - 14 * DAY, to: TEST_NOW }),
  ],
  ['teamOverview', 7, (given) => teamOverview(given, agent, 'last30')],
  [
    'listTeamBets',
    1,
    (given, more) => listTeamBets(given, agent, { ...listTeamBetsDefaults, ...range, ...more }, 'EN'),
  ],
  [
    'listTeamProfit by line',
    1,
    (given, more) => listTeamProfit(given, agent, { ...listTeamProfitDefaults, ...range, ...more, scope: 'lines' }),
  ],
  [
    'listTeamProfit by user',
    1,
    (given, more) => listTeamProfit(given, agent, { ...listTeamProfitDefaults, ...range, ...more, scope: 'users' }),
  ],
  [
    'listTeamTransactions',
    1,
    (given, more) => listTeamTransactions(given, agent, { ...listTeamTransactionsDefaults, ...range, ...more }, 'EN'),
  ],
];

test.each(calls)(
  '%s asks %i statements, however long the page, and reads no big table as a whole',
  async (_, count, call) => {
    for (const more of pages) {
      const statements = await asked((given) => call(given, more));
      expect(statements).toHaveLength(count);
      for (const { text, values } of statements) {
        plans += 1;
        const plan = await db.query<{ 'QUERY PLAN': string }>(`test_plan_${plans}`, `explain ${text}`, values);
        const scans = plan.map((line) => line['QUERY PLAN']).filter((line) => line.includes('Seq Scan'));
        const big = / on (team_lines|members|wallets|bets|bet_settlements|member_hours|entries|sessions)\b/;
        expect(scans.filter((line) => big.test(line))).toEqual([]);
      }
    }
  },
);
