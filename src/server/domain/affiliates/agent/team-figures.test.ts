import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listTeamBetsDefaults,
  listTeamChildrenDefaults,
  listTeamDefaults,
  listTeamProfitDefaults,
  listTeamTransactionsDefaults,
} from '#generated/server/defaults.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_BRAND, TEST_NOW } from '#server/db/testing.ts';
import { seedDemo } from '#server/seed/seed.ts';
import type { Session } from '../../identity/session/session.ts';
import { DAY, HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { getTeamMember } from './get-team-member.ts';
import { listTeam, listTeamChildren } from './list-team.ts';
import { listTeamBets } from './list-team-bets.ts';
import { listTeamProfit } from './list-team-profit.ts';
import { listTeamTransactions } from './list-team-transactions.ts';
import { overviewSpan, teamOverview } from './team-overview.ts';

let db: Database;
let services: TestServices;
let agent: Session;
let promoter: Session;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  await seedDemo(db, { clock: () => TEST_NOW, brand: TEST_BRAND, history: true });
  services = await testServices(db);
  agent = await sessionOf(services, 'agent01');
  promoter = await sessionOf(services, 'promoter41');
});
afterAll(() => db.close());

const range = { from: new Date(TEST_NOW - 90 * DAY).toISOString(), to: new Date(TEST_NOW + 1).toISOString() };
const PLAYER = '1000001';

/** Cents, so that the second computation has no rounding. */
const cents = (amount: string) => {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  return amount.startsWith('-') ? -value : value;
};

interface Kept {
  readonly state: string;
  readonly stake: string;
  readonly payout: string;
  readonly settledAt: Date | null;
}

/** What the player's bets and ledger give, added up row by row. */
async function plainFigures(from: number, to: number) {
  const within = (at: Date | null) => at !== null && at.getTime() >= from && at.getTime() < to;
  const bets = await db.query<Kept>(
    'test_bets',
    'select state, stake, payout, settled_at as "settledAt" from bets where member_id = $1',
    [Number(PLAYER)],
  );
  const entries = await db.query<{ kind: string; amount: string; at: Date }>(
    'test_entries',
    `select t.kind, e.amount, e.booked_at as at from entries e join transactions t on t.id = e.transaction_id
     join accounts a on a.id = e.account_id where a.member_id = $1 and a.kind = 'main'`,
    [Number(PLAYER)],
  );
  const settled = bets.filter(({ state, settledAt }) => state !== 'open' && within(settledAt));
  const counted = settled.filter(({ state }) => state === 'won' || state === 'lost');
  const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + cents(amount), 0);
  const deposits = entries.filter(({ kind, at }) => kind === 'deposit' && within(at)).map(({ amount }) => amount);
  return {
    turnover: sum(counted.map(({ stake }) => stake)),
    prizes: sum(counted.map(({ payout }) => payout)),
    deposits: sum(deposits),
  };
}

test('AGENT-06 AGENT-07 AGENT-17 the figures of the team are those of its bets and its ledger, by line and by user', async () => {
  const plain = await plainFigures(TEST_NOW - 90 * DAY, TEST_NOW + 1);
  expect(plain.turnover).toBeGreaterThan(0);
  const team = await listTeam(services, agent, { ...listTeamDefaults, ...range, search: 'player01' });
  expect(team.content.map(({ member }) => [member.account, member.level])).toEqual([['player01', 2]]);
  const own = team.content[0]?.figures;
  expect([own?.turnover, own?.prizes, own?.deposits].map((amount) => cents(amount ?? ''))).toEqual([
    plain.turnover,
    plain.prizes,
    plain.deposits,
  ]);
  const whole = await listTeam(services, agent, { ...listTeamDefaults, ...range });
  for (const scope of ['lines', 'users'] as const) {
    const profit = await listTeamProfit(services, agent, { ...listTeamProfitDefaults, ...range, scope });
    expect(profit.totals).toEqual(whole.totals.figures);
  }
  const lines = await listTeamProfit(services, agent, { ...listTeamProfitDefaults, ...range });
  expect(lines.content.find(({ scope }) => scope === 'line')?.figures.turnover).toBe(own?.turnover);
  const card = await getTeamMember(services, agent, '1000003', range);
  expect(cents(card.lineFigures.turnover)).toBe(plain.turnover);
  expect(card.figures.turnover).toBe('0.00');
  expect(card.path.map(({ account }) => account)).toEqual(['agent01', 'agent02']);
});

test('AGENT-03 AGENT-17 the tiles of each period are the sums of its days in the time zone of the brand', async () => {
  const zone = services.brand.timeZone;
  for (const period of ['today', 'yesterday', 'last7', 'last14', 'last30', 'month'] as const) {
    const told = await teamOverview(services, agent, period);
    const { from, to, before } = overviewSpan(period, TEST_NOW, zone);
    const is = await plainFigures(from, to);
    const was = await plainFigures(before, before + (to - from));
    expect([cents(told.turnover.value), cents(told.turnover.previous)]).toEqual([is.turnover, was.turnover]);
    expect([cents(told.deposits.value), cents(told.deposits.previous)]).toEqual([is.deposits, was.deposits]);
    const chart = (name: 'turnover' | 'prizes') => told.chart.reduce((total, point) => total + cents(point[name]), 0);
    expect([chart('turnover'), chart('prizes')]).toEqual([is.turnover, is.prizes]);
    const [top] = told.topDownlines;
    if (is.turnover > 0) expect([top?.account, cents(top?.turnover ?? '')]).toEqual(['agent02', is.turnover]);
  }
});

test.each([
  ['yesterday', '2028-03-01T05:00:00Z', '2028-02-28T17:00:00.000Z', '2028-02-29T17:00:00.000Z', 24],
  ['today', '2028-02-29T05:30:00Z', '2028-02-28T17:00:00.000Z', '2028-02-29T05:30:00.000Z', 13],
  ['last7', '2027-03-02T00:00:00Z', '2027-02-23T17:00:00.000Z', '2027-03-02T00:00:00.000Z', 7],
  ['last14', '2027-03-02T00:00:00Z', '2027-02-16T17:00:00.000Z', '2027-03-02T00:00:00.000Z', 14],
  ['last30', '2028-03-15T03:00:00Z', '2028-02-14T17:00:00.000Z', '2028-03-15T03:00:00.000Z', 30],
  ['month', '2028-02-29T18:00:00Z', '2028-02-29T17:00:00.000Z', '2028-02-29T18:00:00.000Z', 1],
  ['month', '2028-01-31T16:00:00Z', '2027-12-31T17:00:00.000Z', '2028-01-31T16:00:00.000Z', 31],
] as const)('AGENT-03 the period %s at %s begins at midnight in Vietnam', (period, now, from, to, points) => {
  const span = overviewSpan(period, Date.parse(now), 'Asia/Ho_Chi_Minh');
  expect(new Date(span.from).toISOString()).toBe(from);
  expect(new Date(span.to).toISOString()).toBe(to);
  expect(span.points).toHaveLength(points);
});

test.each([
  ['last14', '2027-03-02T00:00:00Z', '2027-02-02T17:00:00.000Z'],
  ['month', '2028-03-31T03:00:00Z', '2028-01-31T17:00:00.000Z'],
  ['month', '2028-01-10T03:00:00Z', '2027-11-30T17:00:00.000Z'],
] as const)('AGENT-03 the period before %s at %s begins so many days or a month earlier', (period, now, before) => {
  const span = overviewSpan(period, Date.parse(now), 'Asia/Ho_Chi_Minh');
  expect(new Date(span.before).toISOString()).toBe(before);
});

test('AGENT-03 a day of 23 hours has 23 points', () => {
  const span = overviewSpan('yesterday', Date.parse('2026-03-30T10:00:00Z'), 'Europe/Berlin');
  expect([span.points.length, (span.to - span.from) / HOUR]).toEqual([23, 23]);
});

test('AGENT-05 another line is unknown in every id', async () => {
  const { content } = await listTeamChildren(services, agent, listTeamChildrenDefaults);
  expect(content.map(({ account, level, teamCount }) => [account, level, teamCount])).toEqual([['agent02', 1, 3]]);
  for (const id of [PLAYER, '1000002', '999', "1' or true", '0', '9'.repeat(40)]) {
    const calls = [
      listTeamChildren(services, promoter, { ...listTeamChildrenDefaults, parentId: id }),
      listTeam(services, promoter, { ...listTeamDefaults, uplineId: id }),
      getTeamMember(services, promoter, id, {}),
      listTeamBets(services, promoter, { ...listTeamBetsDefaults, memberId: id }, 'EN'),
      listTeamProfit(services, promoter, { ...listTeamProfitDefaults, parentId: id }),
      listTeamTransactions(services, promoter, { ...listTeamTransactionsDefaults, memberId: id }, 'EN'),
    ];
    expect(await Promise.all(calls.map((call) => outcome(call)))).toEqual(calls.map(() => 'not_found'));
  }
  expect((await listTeam(services, promoter, listTeamDefaults)).totalElements).toBe(1);
});

test('AGENT-05 AGENT-17 direct downlines are found by part of their names, and players are left out on request', async () => {
  const below = async (more: { parentId?: string; search?: string; agentsOnly?: boolean }) => {
    const { content } = await listTeamChildren(services, agent, { ...listTeamChildrenDefaults, ...more });
    return content.map(({ account }) => account).sort();
  };
  const parentId = '1000003';
  expect(await below({ search: 'ENT0' })).toEqual(['agent02']);
  expect(await below({ search: 'player' })).toEqual([]);
  // Each word has to be there, in any order.
  expect(await below({ search: 'bao quoc' })).toEqual(['agent02']);
  expect(await below({ search: 'quoc nobody' })).toEqual([]);
  expect(await below({ parentId })).toEqual(['player01', 'promoter41']);
  expect(await below({ parentId, agentsOnly: true })).toEqual(['promoter41']);
  expect(await below({ parentId, search: 'r0', agentsOnly: true })).toEqual([]);
});

test('AGENT-06 AGENT-09 AGENT-17 bets and entries of the team carry whose they are, with totals over all pages', async () => {
  const bets = await listTeamBets(
    services,
    agent,
    { ...listTeamBetsDefaults, ...range, state: 'lost', pageSize: 3 },
    'EN',
  );
  const [counted] = await db.query<{ count: number; stake: string }>(
    'test_lost',
    `select count(*)::int as count, sum(stake) as stake from bets where state = 'lost' and member_id = $1
     and settled_at >= $2 and settled_at < $3`,
    [Number(PLAYER), new Date(range.from), new Date(range.to)],
  );
  expect(bets.content.map(({ account }) => account)).toEqual(['player01', 'player01', 'player01']);
  expect([bets.totals.count, cents(bets.totals.turnover)]).toEqual([counted?.count, cents(counted?.stake ?? '')]);
  const entries = await listTeamTransactions(
    services,
    agent,
    { ...listTeamTransactionsDefaults, ...range, memberId: PLAYER, kind: 'deposit' },
    'VI',
  );
  const plain = await plainFigures(Date.parse(range.from), Date.parse(range.to));
  expect(cents(entries.totals.moneyIn)).toBe(plain.deposits);
  expect(new Set(entries.content.map(({ account, kind }) => `${account} ${kind}`))).toEqual(
    new Set(['player01 deposit']),
  );
});
