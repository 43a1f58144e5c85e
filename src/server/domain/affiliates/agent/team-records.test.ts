import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTeamBetsDefaults, listTeamTransactionsDefaults } from '#generated/server/defaults.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { placeOnRound } from '../../play/bets/round-bet.ts';
import { addMembers, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { listTeamBets, type TeamBetQuery } from './list-team-bets.ts';
import { listTeamTransactions, type TeamTransactionQuery } from './list-team-transactions.ts';
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

describe('the bets of a team', () => {
  const bets = (query: Partial<TeamBetQuery> = {}) =>
    listTeamBets(services, team.head, { ...listTeamBetsDefaults, ...range, ...query }, 'EN');
  const names = async (query: Partial<TeamBetQuery>) =>
    (await bets(query)).content.map(({ betId }) => betId.replace('b-team-', ''));

  test('AGENT-06 AGENT-17 tell whose they are, with a turnover for won and lost ones alone', async () => {
    const { content, totals, totalElements } = await bets();
    const leaf = { memberId: `${team.idOf('leaf')}`, account: 'team_leaf', summary: 'One', drawId: null };
    expect(content).toEqual([
      {
        ...leaf,
        betId: 'b-team-open',
        state: 'open',
        gameType: 'SPORTS',
        vassalage: 'SAF',
        gameName: 'Game open',
        roundId: 'team-open',
        stake: '2.00',
        turnover: null,
        validTurnover: null,
        payout: null,
        net: null,
        placedAt: '2026-01-05T16:30:00.000Z',
        settledAt: null,
      },
      {
        ...leaf,
        betId: 'b-team-void',
        state: 'void',
        gameType: 'RNG',
        vassalage: 'SAF',
        gameName: 'Game void',
        roundId: 'team-void',
        stake: '3.00',
        turnover: '0.00',
        validTurnover: '0.00',
        payout: '3.00',
        net: '0.00',
        placedAt: '2026-01-05T15:30:00.000Z',
        settledAt: '2026-01-05T16:00:00.000Z',
      },
      {
        ...leaf,
        betId: 'b-team-lost',
        state: 'lost',
        gameType: 'LIVE',
        vassalage: 'KIT',
        gameName: 'Game lost',
        roundId: 'team-lost',
        stake: '4.00',
        turnover: '4.00',
        validTurnover: '4.00',
        payout: '0.00',
        net: '-4.00',
        placedAt: '2026-01-05T14:30:00.000Z',
        settledAt: '2026-01-05T15:00:00.000Z',
      },
      {
        ...leaf,
        betId: 'b-team-won',
        state: 'won',
        gameType: 'RNG',
        vassalage: 'SAF',
        gameName: 'Game won',
        roundId: 'team-won',
        stake: '10.00',
        turnover: '10.00',
        validTurnover: '10.00',
        payout: '35.00',
        net: '25.00',
        placedAt: '2026-01-05T13:30:00.000Z',
        settledAt: '2026-01-05T14:00:00.000Z',
      },
    ]);
    expect(totalElements).toBe(4);
    expect(totals).toEqual({
      count: 4,
      stake: '19.00',
      turnover: '14.00',
      validTurnover: '14.00',
      payout: '38.00',
      net: '21.00',
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
  ])('AGENT-06 AGENT-17 %s', async (_, query, wanted) => {
    expect(await names(query)).toEqual(wanted);
  });

  test('AGENT-05 AGENT-06 of others are not found by any search', async () => {
    const outside = await outsider();
    expect(await bets({ search: outside.account })).toMatchObject({ content: [], totals: { count: 0, stake: '0.00' } });
    const own = { ...listTeamBetsDefaults, ...range, search: 'leaf' };
    expect((await listTeamBets(services, outside, own, 'EN')).totalElements).toBe(0);
    const entries = { ...listTeamTransactionsDefaults, ...range, search: 'leaf' };
    expect((await listTeamTransactions(services, outside, entries, 'EN')).totalElements).toBe(0);
  });

  test('AGENT-06 are those of one member on request', async () => {
    expect(await names({ memberId: `${team.idOf('sub')}` })).toEqual([]);
    expect(await names({ memberId: `${team.idOf('leaf')}` })).toHaveLength(4);
  });
});

describe('the entries of a team', () => {
  const entries = (query: Partial<TeamTransactionQuery> = {}, by: Session = team.head) =>
    listTeamTransactions(services, by, { ...listTeamTransactionsDefaults, ...range, ...query }, 'EN');
  const amounts = async (query: Partial<TeamTransactionQuery>, by?: Session) =>
    (await entries(query, by)).content.map(({ account, amount }) => `${account} ${amount}`);

  test('AGENT-09 AGENT-17 tell whose they are, why, and the balance after each', async () => {
    const { content, totals, totalElements } = await entries({ search: 'leaf' });
    expect(content[0]).toEqual({
      entryId: expect.stringMatching(/^le-\d+$/),
      memberId: `${team.idOf('leaf')}`,
      account: 'team_leaf',
      at: '2026-01-05T12:30:00.000Z',
      kind: 'fee',
      amount: '-0.50',
      balanceAfter: '109.00',
      reason: 'Fee',
      reference: { type: 'operator', id: 'team-fee' },
    });
    expect(content.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'fee -0.50',
      'rebate 2.50',
      'promotion 7.00',
      'deposit 100.00',
    ]);
    expect([totals, totalElements]).toEqual([{ count: 4, moneyIn: '109.50', moneyOut: '0.50', net: '109.00' }, 4]);
  });

  test('AGENT-09 AGENT-17 are in the order asked for, of a member, kind or range', async () => {
    expect(await amounts({ sort: 'amount' })).toEqual([
      'team_sub -15.00',
      'team_leaf -0.50',
      'team_leaf 2.50',
      'team_leaf 7.00',
      'team_head 15.00',
      'team_sub 40.00',
      'team_leaf 100.00',
    ]);
    expect(await amounts({ memberId: `${team.idOf('sub')}` })).toEqual(['team_sub -15.00', 'team_sub 40.00']);
    expect(await amounts({ kind: 'transfer_in' })).toEqual(['team_head 15.00']);
    expect(await amounts({ from: '2026-01-05T10:30:00Z', to: '2026-01-05T11:30:00Z' })).toEqual(['team_leaf 7.00']);
  });

  test('AGENT-09 name who stands in the team, and nobody above it', async () => {
    const reasons = async (by?: Session) => {
      const { content } = await entries({ kind: 'transfer_out' }, by);
      return content.map(({ reason, reference }) => `${reason}, ${reference?.type}`);
    };
    expect(await reasons()).toEqual(['Transfer to team_head, member_transfer']);
    expect(await reasons(team.sub)).toEqual(['Transfer to another member, member_transfer']);
  });
});
