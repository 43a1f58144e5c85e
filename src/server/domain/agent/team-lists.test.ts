import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTeamDefaults, listTeamProfitDefaults } from '../../../../generated/server/defaults.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing.ts';
import { type TestServices, testServices } from '../testing.ts';
import { getTeamMember } from './get-team-member.ts';
import { listTeam } from './list-team.ts';
import { listTeamProfit } from './list-team-profit.ts';
import { addTeam, type TestTeam, teamRange } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let team: TestTeam;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  team = await addTeam(db, services);
});
afterAll(() => db.close());

const range = teamRange;

const nothing = {
  ...{ deposits: '0.00', withdrawals: '0.00', turnover: '0.00', validTurnover: '0.00', prizes: '0.00' },
  ...{ rebates: '0.00', promotions: '0.00', fees: '0.00', result: '0.00' },
};
// The bets paid 35.00; the result is that, 2.50 and 7.00, less 0.50 and 14.00.
const leafs = {
  ...{ deposits: '100.00', withdrawals: '0.00', turnover: '14.00', validTurnover: '14.00', prizes: '35.00' },
  ...{ rebates: '2.50', promotions: '7.00', fees: '-0.50', result: '30.00' },
};
const subs = { ...nothing, deposits: '40.00' };
const line = { ...leafs, deposits: '140.00' };

test('AGENT-05 AGENT-06 the card of a member has its place, its money, and the figures of itself and its line', async () => {
  const card = await getTeamMember(services, team.head, `${team.idOf('sub')}`, range);
  expect(card).toEqual({
    member: expect.objectContaining({ account: 'team_sub', level: 1, directCount: 2, teamCount: 3, rebate: 60 }),
    path: [
      { id: `${team.idOf('head')}`, account: 'team_head' },
      { id: `${team.idOf('sub')}`, account: 'team_sub' },
    ],
    ...{ balance: '25.00', figures: subs, lineFigures: line, contracts: [], canTransfer: true, contractKinds: [] },
  });
  // Money goes to direct and open accounts alone.
  expect((await getTeamMember(services, team.head, `${team.idOf('leaf')}`, range)).canTransfer).toBe(false);
  expect((await getTeamMember(services, team.sub, `${team.idOf('leaf')}`, range)).canTransfer).toBe(true);
  const gone = await getTeamMember(services, team.sub, `${team.idOf('gone')}`, range);
  expect([gone.canTransfer, gone.member.state, gone.balance]).toEqual([false, 'disabled', '0.00']);
});

test('AGENT-06 the team is listed by type, name and figures, and nothing above its agent is told', async () => {
  const listed = (query: object = {}) => listTeam(services, team.head, { ...listTeamDefaults, ...range, ...query });
  const { content, totals } = await listed({ sort: 'account' });
  expect(content.map(({ member, balance }) => [member.account, member.level, member.uplineAccount, balance])).toEqual([
    ['team_gone', 2, 'team_sub', '0.00'],
    ['team_head', 0, null, '15.00'],
    ['team_leaf', 2, 'team_sub', '109.00'],
    ['team_sub', 1, 'team_head', '25.00'],
  ]);
  expect(totals).toEqual({ balance: '149.00', figures: line });
  const accounts = async (query: object) => (await listed(query)).content.map(({ member }) => member.account.slice(5));
  expect(await accounts({ type: 0, sort: '-balance' })).toEqual(['leaf', 'gone']);
  expect(await accounts({ uplineId: `${team.idOf('sub')}`, sort: '-deposits' })).toEqual(['leaf', 'sub', 'gone']);
  expect(await accounts({ search: 'LEAF' })).toEqual(['leaf']);
  // A search of signs alone is one for them in the account.
  expect(await accounts({ search: ' _ ', sort: 'account' })).toEqual(['gone', 'head', 'leaf', 'sub']);
  expect(await accounts({ search: '-' })).toEqual([]);
  const upline = content.find(({ member }) => member.level === 0)?.member;
  expect([upline?.uplineId, upline?.state]).toEqual([null, 'active']);
  // Both were there when they logged in.
  expect(content.map(({ member }) => member.lastSeenAt)).toEqual([
    ...[null, '2026-01-05T09:30:00.000Z', null, '2026-01-05T09:30:00.000Z'],
  ]);
});

test('AGENT-07 profit and loss is told by line or by user', async () => {
  const profit = async (query: object) => {
    const asked = { ...listTeamProfitDefaults, ...range, sort: '-deposits', ...query } as const;
    const { content, totals } = await listTeamProfit(services, team.head, asked);
    return [content.map(({ member, scope, figures }) => [member.account.slice(5), scope, figures]), totals];
  };
  expect(await profit({ scope: 'lines' })).toEqual([
    [
      ['sub', 'line', line],
      ['head', 'self', nothing],
    ],
    line,
  ]);
  expect(await profit({ scope: 'users', search: 'leaf' })).toEqual([[['leaf', 'self', leafs]], leafs]);
  expect((await profit({ scope: 'lines', parentId: `${team.idOf('sub')}` }))[0]).toEqual([
    ['leaf', 'line', leafs],
    ['sub', 'self', subs],
    ['gone', 'line', nothing],
  ]);
});
