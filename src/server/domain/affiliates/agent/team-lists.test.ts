import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContractKind } from '#generated/model/index.ts';
import { listTeamDefaults, listTeamProfitDefaults } from '#generated/server/defaults.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { type TestServices, testServices } from '../../testing.ts';
import { addContract } from '../contracts/settlement/testing.ts';
import { getTeamMember } from './get-team-member.ts';
import { listTeam } from './list-team.ts';
import { listTeamProfit } from './list-team-profit.ts';
import { teamOverview } from './team-overview.ts';
import { addTeam, type TestTeam, teamRange } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let team: TestTeam;
// A team for each test, as what they grant and lock cannot be taken back.
beforeEach(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  team = await addTeam(db, services);
});
afterEach(() => db.close());

const range = teamRange;

const nothing = {
  deposits: '0.00',
  withdrawals: '0.00',
  turnover: '0.00',
  validTurnover: '0.00',
  prizes: '0.00',
  rebates: '0.00',
  promotions: '0.00',
  fees: '0.00',
  result: '0.00',
};
// The bets paid 35.00; the result is that, 2.50 and 7.00, less 0.50 and 14.00.
const leafs = {
  deposits: '100.00',
  withdrawals: '0.00',
  turnover: '14.00',
  validTurnover: '14.00',
  prizes: '35.00',
  rebates: '2.50',
  promotions: '7.00',
  fees: '-0.50',
  result: '30.00',
};
const subs = { ...nothing, deposits: '40.00' };
const line = { ...leafs, deposits: '140.00' };

test('AGENT-05 AGENT-06 AGENT-17 the card of a member has its place, its money, and the figures of itself and its line', async () => {
  const card = await getTeamMember(services, team.head, `${team.idOf('sub')}`, range);
  expect(card).toEqual({
    member: expect.objectContaining({ account: 'team_sub', level: 1, directCount: 2, teamCount: 3, rebate: 60 }),
    path: [
      { id: `${team.idOf('head')}`, account: 'team_head' },
      { id: `${team.idOf('sub')}`, account: 'team_sub' },
    ],
    balance: '25.00',
    figures: subs,
    lineFigures: line,
    lineActive: 1,
    contracts: [],
    canTransfer: true,
    contractKinds: [],
  });
  // Money goes to direct and open accounts alone.
  expect((await getTeamMember(services, team.head, `${team.idOf('leaf')}`, range)).canTransfer).toBe(false);
  expect((await getTeamMember(services, team.sub, `${team.idOf('leaf')}`, range)).canTransfer).toBe(true);
  const gone = await getTeamMember(services, team.sub, `${team.idOf('gone')}`, range);
  expect([gone.canTransfer, gone.member.state, gone.balance]).toEqual([false, 'disabled', '0.00']);
});

test('AGENT-06 AGENT-05 AGENT-17 the team is listed by type, name and figures, and nothing above its agent is told', async () => {
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
    null,
    '2026-01-05T09:30:00.000Z',
    null,
    '2026-01-05T09:30:00.000Z',
  ]);
});

test('AGENT-05 a member is locked until its lock ends, unless its account is closed', async () => {
  const until = services.clock() + 1;
  const lock = `
    insert into login_failures (name_hash, failed_at, locked_until, changed_at) values ($1, '[]', $2, $2)`;
  for (const account of ['team_leaf', 'team_gone']) {
    await db.query('test_lock', lock, [createHash('sha256').update(account).digest('base64url'), new Date(until)]);
  }
  const stateAt = async (now: number, name: 'leaf' | 'gone') =>
    (await getTeamMember({ ...services, clock: () => now }, team.sub, `${team.idOf(name)}`, range)).member.state;
  expect([await stateAt(until - 1, 'leaf'), await stateAt(until, 'leaf')]).toEqual(['locked', 'active']);
  expect(await stateAt(until - 1, 'gone')).toBe('disabled');
});

test('AGENT-07 AGENT-17 profit and loss is told by line or by user', async () => {
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

const STATE = `
  update contracts set state = $2::text, waits_for = case $2::text when 'terminating' then 'upline' end,
    effective_from = case when $2::text not in ('requested', 'rejected') then effective_from end,
    effective_to = case $2::text when 'terminated' then now() end
  where id = $1`;

test('AGENT-05 AGENT-17 the team tells what its agent grants to each, whom it may pay and what it may propose', async () => {
  const [head, sub, leaf] = [team.head.memberId, team.idOf('sub'), team.idOf('leaf')];
  const grant = async (given: {
    from: number | null;
    to: number;
    kind: ContractKind;
    rate: number;
    state?: string;
  }) => {
    const tiers = [{ turnover: '0.00', activeDownlines: 1, loss: null, rate: given.rate }];
    const id = await addContract(db, {
      kind: given.kind,
      uplineId: given.from,
      downlineId: given.to,
      from: 0,
      terms: { tiers, activeMinimum: '1.00', carryOver: null },
    });
    const state = given.state ?? 'valid';
    await db.query('test_state', STATE, [id, state]);
    return id;
  };
  await grant({ from: null, to: head, kind: 'daily', rate: 100 });
  await grant({ from: null, to: head, kind: 'hourly', rate: 100 });
  await grant({ from: null, to: head, kind: 'realtime', rate: 100, state: 'terminated' });
  const ids = [
    await grant({ from: head, to: sub, kind: 'hourly', rate: 90, state: 'requested' }),
    await grant({ from: head, to: sub, kind: 'daily', rate: 40, state: 'terminating' }),
    await grant({ from: head, to: sub, kind: 'hourly', rate: 60 }),
    await grant({ from: head, to: sub, kind: 'realtime', rate: 70, state: 'rejected' }),
  ];
  // What a downline grants is not its upline's.
  await grant({ from: sub, to: leaf, kind: 'daily', rate: 95 });
  const asked = async (agent: TestTeam['head'], sort: '-contract' | 'contract') =>
    (await listTeam(services, agent, { ...listTeamDefaults, ...range, sort })).content;
  const rows = await asked(team.head, '-contract');
  expect(rows.map(({ member, canTransfer }) => [member.account.slice(5), canTransfer])).toEqual([
    ['sub', true],
    ['gone', false],
    ['leaf', false],
    ['head', false],
  ]);
  expect(rows[0]).toMatchObject({
    contracts: [
      { contractId: `ct-${ids[2]}`, kind: 'hourly', state: 'valid', rate: 60 },
      { contractId: `ct-${ids[1]}`, kind: 'daily', state: 'terminating', rate: 40 },
      { contractId: `ct-${ids[0]}`, kind: 'hourly', state: 'requested', rate: 90 },
    ],
    contractKinds: ['daily'],
  });
  const { topDownlines } = await teamOverview(services, team.head, 'last7');
  expect(topDownlines.map(({ account, contracts }) => [account, contracts])).toEqual([
    ['team_sub', rows[0]?.contracts],
  ]);
  expect(rows.slice(1).map(({ contracts, contractKinds }) => [contracts, contractKinds])).toEqual([
    [[], []],
    [[], []],
    [[], []],
  ]);
  expect((await asked(team.head, 'contract')).at(-1)?.member.account).toBe('team_sub');
  const ofSub = await asked(team.sub, '-contract');
  expect(ofSub[0]).toMatchObject({ member: { account: 'team_leaf' }, contracts: [{ rate: 95 }], canTransfer: true });
});
