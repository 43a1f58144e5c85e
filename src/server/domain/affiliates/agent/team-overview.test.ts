import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { DAY, type TestServices, testServices } from '../../testing.ts';
import { payRests } from '../contracts/settlement/pay-open.ts';
import { settleWindows } from '../contracts/settlement/settle-windows.ts';
import { addContract, addSettlements, agentsFrom } from '../contracts/settlement/testing.ts';
import { teamOverview } from './team-overview.ts';
import { addTeam, type TestTeam } from './testing.ts';

let db: Database;
let services: TestServices;
let team: TestTeam;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  team = await addTeam(db, services);
  await addPast();
});
afterAll(() => db.close());

/** What came before the hours of the team: a registration, bets of others, and two contracts of its head. */
async function addPast(): Promise<void> {
  const joined = 'update members set created_at = $2 where id = $1';
  await db.query('test_joined', joined, [team.idOf('gone'), new Date('2026-01-03T20:00:00Z')]);
  const monthAgo = services.clock() - 30 * DAY;
  const bets = [
    ['sub', '200.00', Date.parse('2026-01-03T05:00:00Z')],
    ['head', '5.00', monthAgo],
    ['gone', '5.00', monthAgo - 1],
  ] as const;
  await addSettlements(
    db,
    bets.map(([name, stake, at]) => ({
      betId: `past-${name}`,
      memberId: team.idOf(name),
      stake,
      payout: '0.00',
      turnover: stake,
      at,
    })),
  );
  await pay('daily', '2026-01-02T17:00:00Z', '2026-01-03T17:00:00Z', '2026-01-04T00:00:00Z');
  await pay('hourly', '2026-01-05T14:00:00Z', '2026-01-05T16:00:00Z', '2026-01-05T16:30:00Z');
}

/** A contract of the head at 1.00 % of the turnover, which is paid at a moment. */
async function pay(kind: 'daily' | 'hourly', from: string, to: string, at: string): Promise<void> {
  const tiers = [{ turnover: '0.00', activeDownlines: 0, loss: null, rate: 100 }];
  await addContract(db, {
    kind,
    uplineId: null,
    downlineId: team.idOf('head'),
    from: Date.parse(from),
    to: Date.parse(to),
    terms: { tiers, activeMinimum: '1.00', carryOver: null },
  });
  await settleWindows({ ...services, clock: () => Date.parse(at) }, kind);
}

test('AGENT-03 AGENT-17 the overview of a day has people, money and income, each with the day before, and its hours', async () => {
  const { chart, ...told } = await teamOverview(services, team.head, 'yesterday');
  const money = (value: string, previous = '0.00') => ({ value, previous });
  expect(told).toEqual({
    period: 'yesterday',
    from: '2026-01-04T17:00:00.000Z',
    to: '2026-01-05T17:00:00.000Z',
    bucket: 'hour',
    asOf: '2026-01-05T19:30:00.000Z',
    // The head's bet is 30 days old, the one of who is gone is older.
    teamCount: 4,
    activeIn30Days: 3,
    registrations: { value: 2, previous: 1 },
    active: { value: 1, previous: 0 },
    deposits: money('100.00'),
    withdrawals: money('0.00'),
    turnover: money('14.00'),
    result: money('30.00'),
    income: money('0.14', '2.00'),
    topDownlines: [
      {
        id: `${team.idOf('sub')}`,
        account: 'team_sub',
        nickname: 'team_sub',
        type: 2,
        teamCount: 3,
        active: 1,
        turnover: '14.00',
        result: '30.00',
        contracts: [],
      },
    ],
  });
  expect(chart).toHaveLength(24);
  const zeros = { deposits: '0.00', withdrawals: '0.00', turnover: '0.00', prizes: '0.00', result: '0.00' };
  const none = { registrations: 0, active: 0, ...zeros };
  const hour = (at: string) => ({ at: `2026-01-${at}:00:00.000Z` });
  expect([0, 16, 21, 22].map((n) => chart[n])).toEqual([
    { ...none, ...hour('04T17') },
    { ...none, ...hour('05T09'), registrations: 2, deposits: '100.00' },
    { ...none, ...hour('05T14'), active: 1, turnover: '10.00', prizes: '35.00', result: '25.00' },
    { ...none, ...hour('05T15'), active: 1, turnover: '4.00', result: '-4.00' },
  ]);
});

test('AGENT-03 AGENT-17 a longer period has a point for each day, and nobody is in the overview of another team', async () => {
  const { bucket, chart, registrations, income } = await teamOverview(services, team.head, 'last7');
  expect([bucket, chart.length, registrations.value, income.value]).toEqual(['day', 7, 3, '2.14']);
  const below = await teamOverview(services, team.sub, 'last7');
  expect([below.teamCount, below.registrations.value, below.income.value]).toEqual([3, 2, '0.00']);
  expect(below.topDownlines.map(({ account, active }) => [account, active])).toEqual([['team_leaf', 1]]);
});

test('AGENT-03 income has each part of a bill on the day on which it was paid', async () => {
  // A bet of 200.00 at 1.00 % owes 2.00, of which a day may pay 0.80.
  const [agent = 0] = await agentsFrom(db, Date.parse('2026-01-08T17:00:00Z'), ['200.00']);
  const contractPayments = { pendingDays: 7, dailyBudget: '0.80' };
  const at = (moment: string) => ({
    ...services,
    brand: { ...services.brand, contractPayments },
    clock: () => Date.parse(moment),
  });
  await settleWindows(at('2026-01-08T18:10:00Z'), 'hourly');
  await payRests(at('2026-01-09T17:00:00Z'));
  const incomeAt = async (moment: string) =>
    (await teamOverview(at(moment), { ...team.head, memberId: agent }, 'yesterday')).income;
  expect(await incomeAt('2026-01-10T18:00:00Z')).toEqual({ value: '0.80', previous: '0.80' });
  await payRests(at('2026-01-10T19:00:00Z'));
  expect(await incomeAt('2026-01-11T18:00:00Z')).toEqual({ value: '0.40', previous: '0.80' });
});
