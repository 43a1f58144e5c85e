import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listTeamBetsDefaults,
  listTeamDefaults,
  listTeamProfitDefaults,
  listTeamTransactionsDefaults,
} from '../../../../generated/server/defaults.ts';
import type { GameCategory } from '../../../../generated/server/model/index.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing.ts';
import { betOfRound, payBet, placeOnRound, settleBet } from '../bets/round-bet.ts';
import type { Session } from '../session/session.ts';
import { addMembers, HOUR, sessionOf, type TestServices, testServices } from '../testing.ts';
import { transferToUpline } from '../wallet/member-transfers.ts';
import { type Entry, type PostingKind, post } from '../wallet/post.ts';
import { getTeamMember } from './get-team-member.ts';
import { listTeam } from './list-team.ts';
import { listTeamBets, type TeamBetQuery } from './list-team-bets.ts';
import { listTeamProfit } from './list-team-profit.ts';
import { listTeamTransactions, type TeamTransactionQuery } from './list-team-transactions.ts';

/** `head` has `sub`, who has `leaf`; each hour something happens to `leaf`, from 09:30 on. */
let db: TestDatabase;
let services: TestServices;
let [head, sub]: Session[] = [];
let ids: Readonly<Record<string, number>> = {};
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  await addMembers(db, [
    { account: 'team_head', type: 1 },
    { account: 'team_sub', type: 2 },
    { account: 'team_leaf' },
    { account: 'team_gone', status: 'disabled' },
  ]);
  const rows = await db.query<{ id: number; account: string }>(
    'test_ids',
    `select id, account from members where account like 'team\\_%'`,
  );
  ids = Object.fromEntries(rows.map(({ id, account }) => [account.slice(5), id]));
  const place = 'update members set upline_id = $2, rebate = $3, to_upline = true where id = $1';
  await db.query('test_place', place, [idOf('head'), null, 90]);
  await db.query('test_place', place, [idOf('sub'), idOf('head'), 60]);
  await db.query('test_place', place, [idOf('leaf'), idOf('sub'), 30]);
  await db.query('test_place', place, [idOf('gone'), idOf('sub'), 0]);
  [head, sub] = [await sessionOf(services, 'team_head'), await sessionOf(services, 'team_sub')];
  await happenings();
});
afterAll(() => db.close());

const idOf = (name: string) => ids[name] ?? 0;

async function happenings(): Promise<void> {
  const give = async (name: string, kind: PostingKind, amount: string, house: 'payments' | 'promotions' | 'fees') => {
    const memberId = idOf(name);
    const negative = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
    const entries: Entry[] = [
      { house, amount: negative },
      { memberId, purpose: 'main', amount },
    ];
    const at = new Date(services.clock());
    const reason = { kind: 'operator', id: `team-${kind}` } as const;
    await post(db, { key: `team:${name}:${kind}`, kind, reason, at, currency: 'USD', entries });
    services.pass(HOUR);
  };
  await give('leaf', 'deposit', '100.00', 'payments');
  await give('leaf', 'promotion', '7.00', 'promotions');
  await give('leaf', 'rebate', '2.50', 'promotions');
  await give('leaf', 'fee', '-0.50', 'fees');
  await bet('won', 'RNG', 'SAF', '10.00', '35.00');
  await bet('lost', 'LIVE', 'KIT', '4.00', '0');
  await bet('void', 'RNG', 'SAF', '3.00', '3.00');
  await bet('open', 'SPORTS', 'SAF', '2.00', undefined);
  await give('sub', 'deposit', '40.00', 'payments');
  if (sub === undefined) throw new Error('no session');
  const sender = sub;
  await db.transaction((tx) => transferToUpline(services, tx, sender, { amount: '15.00' }));
  services.pass(HOUR);
}

/** A bet of the leaf that is settled half an hour later, unless it stays open. */
async function bet(name: string, gameType: GameCategory, vendor: string, stake: string, payout: string | undefined) {
  const round = { vendor, memberId: idOf('leaf'), roundId: `team-${name}` };
  const game = { nodeId: null, gameName: `Game ${name}`, gameType };
  const at = () => new Date(services.clock());
  await placeOnRound(db, { ...round, id: `b-team-${name}`, game, stake, summary: 'One', at: at() });
  services.pass(HOUR / 2);
  if (payout !== undefined) {
    const placed = await betOfRound(db, round);
    if (placed === undefined) throw new Error('no such round');
    const refund = name === 'void' ? payout : '0';
    const paid = await payBet(db, placed, { amount: payout, refund, retaken: '0', result: null, at: at() });
    await settleBet(db, paid, at(), name === 'void' ? 'void' : undefined);
  }
  services.pass(HOUR / 2);
}

/** An agent of no team with a bet of its own. */
async function outsider(): Promise<Session> {
  await addMembers(db, [{ account: 'outsider1', type: 1 }]);
  const session = await sessionOf(services, 'outsider1');
  const round = { vendor: 'SAF', memberId: session.memberId, roundId: 'outsider' };
  const game = { nodeId: null, gameName: 'Game', gameType: 'RNG' } as const;
  const at = new Date(range.from);
  await placeOnRound(db, { ...round, id: 'b-outsider', game, stake: '1.00', summary: '', at });
  return session;
}

const reader = () => head ?? ({} as Session);
const range = { from: '2026-01-05T09:30:00Z', to: '2026-01-06T09:30:00Z' };

describe('AGENT-06 the bets of a team', () => {
  const bets = (query: Partial<TeamBetQuery> = {}) =>
    listTeamBets(services, reader(), { ...listTeamBetsDefaults, ...range, ...query }, 'EN');
  const names = async (query: Partial<TeamBetQuery>) =>
    (await bets(query)).content.map(({ betId }) => betId.replace('b-team-', ''));

  test('tell whose they are, with a turnover for won and lost ones alone', async () => {
    const { content, totals, totalElements } = await bets();
    const leaf = { memberId: `${idOf('leaf')}`, account: 'team_leaf', summary: 'One', drawId: null };
    expect(content).toEqual([
      {
        ...{
          ...leaf,
          betId: 'b-team-open',
          state: 'open',
          gameType: 'SPORTS',
          vassalage: 'SAF',
          gameName: 'Game open',
        },
        ...{ roundId: 'team-open', stake: '2.00', turnover: null, validTurnover: null, payout: null, net: null },
        ...{ placedAt: '2026-01-05T16:30:00.000Z', settledAt: null },
      },
      {
        ...{ ...leaf, betId: 'b-team-void', state: 'void', gameType: 'RNG', vassalage: 'SAF', gameName: 'Game void' },
        ...{
          roundId: 'team-void',
          stake: '3.00',
          turnover: '0.00',
          validTurnover: '0.00',
          payout: '3.00',
          net: '0.00',
        },
        ...{ placedAt: '2026-01-05T15:30:00.000Z', settledAt: '2026-01-05T16:00:00.000Z' },
      },
      {
        ...{ ...leaf, betId: 'b-team-lost', state: 'lost', gameType: 'LIVE', vassalage: 'KIT', gameName: 'Game lost' },
        ...{
          roundId: 'team-lost',
          stake: '4.00',
          turnover: '4.00',
          validTurnover: '4.00',
          payout: '0.00',
          net: '-4.00',
        },
        ...{ placedAt: '2026-01-05T14:30:00.000Z', settledAt: '2026-01-05T15:00:00.000Z' },
      },
      {
        ...{ ...leaf, betId: 'b-team-won', state: 'won', gameType: 'RNG', vassalage: 'SAF', gameName: 'Game won' },
        ...{
          roundId: 'team-won',
          stake: '10.00',
          turnover: '10.00',
          validTurnover: '10.00',
          payout: '35.00',
          net: '25.00',
        },
        ...{ placedAt: '2026-01-05T13:30:00.000Z', settledAt: '2026-01-05T14:00:00.000Z' },
      },
    ]);
    expect(totalElements).toBe(4);
    expect(totals).toEqual({
      ...{ count: 4, stake: '19.00', turnover: '14.00', validTurnover: '14.00', payout: '38.00', net: '21.00' },
    });
  });

  test.each<[string, Partial<TeamBetQuery>, string[]]>([
    ['of a category', { gameType: 'RNG' }, ['void', 'won']],
    ['of a vendor', { vassalage: 'KIT' }, ['lost']],
    ['of a state', { state: 'open' }, ['open']],
    ['of part of a name', { search: 'LEAF' }, ['open', 'void', 'lost', 'won']],
    ['of another name', { search: 'head' }, []],
    ['by stake', { sort: 'stake' }, ['open', 'void', 'lost', 'won']],
    ['by payout, the highest first', { sort: '-payout', state: 'won' }, ['won']],
    ['by net', { sort: '-net', gameType: 'RNG' }, ['won', 'void']],
    ['by settlement, open ones last', { sort: 'settledAt' }, ['won', 'lost', 'void', 'open']],
    // Settled ones belong to the time of their settlement, open ones to that of their placing.
    ['settled in a range', { from: '2026-01-05T14:00:00Z', to: '2026-01-05T15:00:00Z' }, ['won']],
    ['placed in a range', { from: '2026-01-05T16:30:00Z', to: '2026-01-05T17:00:00Z' }, ['open']],
  ])('%s', async (_, query, wanted) => {
    expect(await names(query)).toEqual(wanted);
  });

  test('AGENT-05 of others are not found by any search', async () => {
    const outside = await outsider();
    expect(await bets({ search: outside.account })).toMatchObject({ content: [], totals: { count: 0, stake: '0.00' } });
    const own = { ...listTeamBetsDefaults, ...range, search: 'leaf' };
    expect((await listTeamBets(services, outside, own, 'EN')).totalElements).toBe(0);
    const entries = { ...listTeamTransactionsDefaults, ...range, search: 'leaf' };
    expect((await listTeamTransactions(services, outside, entries, 'EN')).totalElements).toBe(0);
  });

  test('are those of one member on request', async () => {
    expect(await names({ memberId: `${idOf('sub')}` })).toEqual([]);
    expect(await names({ memberId: `${idOf('leaf')}` })).toHaveLength(4);
  });
});

describe('AGENT-09 the entries of a team', () => {
  const entries = (query: Partial<TeamTransactionQuery> = {}, by: Session = reader()) =>
    listTeamTransactions(services, by, { ...listTeamTransactionsDefaults, ...range, ...query }, 'EN');
  const amounts = async (query: Partial<TeamTransactionQuery>, by?: Session) =>
    (await entries(query, by)).content.map(({ account, amount }) => `${account} ${amount}`);

  test('tell whose they are, why, and the balance after each', async () => {
    const { content, totals, totalElements } = await entries({ search: 'leaf' });
    expect(content[0]).toEqual({
      ...{ entryId: expect.stringMatching(/^le-\d+$/), memberId: `${idOf('leaf')}`, account: 'team_leaf' },
      ...{ at: '2026-01-05T12:30:00.000Z', kind: 'fee', amount: '-0.50', balanceAfter: '109.00', reason: 'Fee' },
      reference: { type: 'operator', id: 'team-fee' },
    });
    expect(content.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      ...['fee -0.50', 'rebate 2.50', 'promotion 7.00', 'deposit 100.00'],
    ]);
    expect([totals, totalElements]).toEqual([{ count: 4, moneyIn: '109.50', moneyOut: '0.50', net: '109.00' }, 4]);
  });

  test('are in the order asked for, of a member, kind or range', async () => {
    expect(await amounts({ sort: 'amount' })).toEqual([
      ...['team_sub -15.00', 'team_leaf -0.50', 'team_leaf 2.50', 'team_leaf 7.00'],
      ...['team_head 15.00', 'team_sub 40.00', 'team_leaf 100.00'],
    ]);
    expect(await amounts({ memberId: `${idOf('sub')}` })).toEqual(['team_sub -15.00', 'team_sub 40.00']);
    expect(await amounts({ kind: 'transfer_in' })).toEqual(['team_head 15.00']);
    expect(await amounts({ from: '2026-01-05T10:30:00Z', to: '2026-01-05T11:30:00Z' })).toEqual(['team_leaf 7.00']);
  });

  test('name who stands in the team, and nobody above it', async () => {
    const reasons = async (by?: Session) => {
      const { content } = await entries({ kind: 'transfer_out' }, by);
      return content.map(({ reason, reference }) => `${reason}, ${reference?.type}`);
    };
    expect(await reasons()).toEqual(['Transfer to team_head, member_transfer']);
    expect(await reasons(sub)).toEqual(['Transfer to another member, member_transfer']);
  });
});

const nothing = {
  ...{ deposits: '0.00', withdrawals: '0.00', turnover: '0.00', validTurnover: '0.00', prizes: '0.00' },
  ...{ rebates: '0.00', promotions: '0.00', fees: '0.00', result: '0.00' },
};
// What the bets paid beyond void stakes is 35.00; the result is that and 2.50 and 7.00, less 0.50 and 14.00.
const leafs = {
  ...{ deposits: '100.00', withdrawals: '0.00', turnover: '14.00', validTurnover: '14.00', prizes: '35.00' },
  ...{ rebates: '2.50', promotions: '7.00', fees: '-0.50', result: '30.00' },
};
const subs = { ...nothing, deposits: '40.00' };
const line = { ...leafs, deposits: '140.00' };

test('AGENT-05 AGENT-06 the card of a member has its place, its money, and the figures of itself and its line', async () => {
  const card = await getTeamMember(services, reader(), `${idOf('sub')}`, range);
  expect(card).toEqual({
    member: expect.objectContaining({ account: 'team_sub', level: 1, directCount: 2, teamCount: 3, rebate: 60 }),
    path: [
      { id: `${idOf('head')}`, account: 'team_head' },
      { id: `${idOf('sub')}`, account: 'team_sub' },
    ],
    ...{ balance: '25.00', figures: subs, lineFigures: line, contracts: [], canTransfer: true, contractKinds: [] },
  });
  // Money goes to direct and open accounts alone.
  expect((await getTeamMember(services, reader(), `${idOf('leaf')}`, range)).canTransfer).toBe(false);
  if (sub === undefined) throw new Error('no session');
  expect((await getTeamMember(services, sub, `${idOf('leaf')}`, range)).canTransfer).toBe(true);
  const gone = await getTeamMember(services, sub, `${idOf('gone')}`, range);
  expect([gone.canTransfer, gone.member.state, gone.balance]).toEqual([false, 'disabled', '0.00']);
});

test('AGENT-06 the team is listed by type, name and figures, and nothing above its agent is told', async () => {
  const listed = (query: object = {}) => listTeam(services, reader(), { ...listTeamDefaults, ...range, ...query });
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
  expect(await accounts({ uplineId: `${idOf('sub')}`, sort: '-deposits' })).toEqual(['leaf', 'sub', 'gone']);
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
    const { content, totals } = await listTeamProfit(services, reader(), asked);
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
  expect((await profit({ scope: 'lines', parentId: `${idOf('sub')}` }))[0]).toEqual([
    ['leaf', 'line', leafs],
    ['sub', 'self', subs],
    ['gone', 'line', nothing],
  ]);
});
