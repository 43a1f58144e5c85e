import { afterAll, beforeAll, expect, test } from 'vitest';
import { missions } from '#server/db/schema/promotions.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { reward } from '#server/seed/promotions.ts';
import { betOfRound, payBet, placeOnRound, settleBet } from '../../play/bets/round-bet.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { addMembers, DAY, HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { listPointTransactions } from '../points/list-point-transactions.ts';
import { pointsBalance } from '../points/points-balance.ts';
import { missionsLeaderboard } from './leaderboard.ts';
import { claimMission, missionsSummary, recordCompletions } from './missions.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.query('test_no_missions', 'delete from missions');
  await addMembers(
    db,
    ['mission01', 'mission02', 'mission03', 'mission04', 'mission05', 'mission06', 'mission07'].map((account) => ({
      account,
    })),
  );
  const about = {
    startsAt: new Date(0),
    reward: reward('points', { points: 40 }),
    text: { EN: '40 points', VI: '40 điểm' },
  };
  await db.orm.insert(missions).values([
    { ...about, id: 'mi-turnover', kind: 'turnover', target: '30.00', repeats: 'day', categories: ['RNG'], title },
    { ...about, id: 'mi-tables', kind: 'turnover', target: '30.00', repeats: 'day', categories: ['LIVE'], title },
    { ...about, id: 'mi-win', kind: 'win', target: '25.00', repeats: 'day', categories: ['RNG'], title },
    { ...about, id: 'mi-games', kind: 'games', target: '2', repeats: 'week', title },
  ]);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const title = { EN: 'Play', VI: 'Chơi' };

async function player(services: TestServices, account: string) {
  const session = await sessionOf(services, account);
  const { memberId } = session;
  const round = (name: string) => ({ vendor: 'SAF', memberId, roundId: `${account}-${name}` });
  const settle = (name: string, payout: string, as?: 'void') =>
    db.transaction(async (tx) => {
      const bet = await betOfRound(tx, round(name));
      if (bet === undefined) throw new Error('no such round');
      const at = new Date(services.clock());
      const paid = await payBet(tx, bet, { amount: payout, refund: as ? payout : '0', retaken: '0', result: null, at });
      await settleBet(tx, paid, at, as);
    });
  const play = async (
    name: string,
    stake: string,
    gameType: 'RNG' | 'LIVE' = 'RNG',
    gameName = 'One',
    payout = '0',
  ) => {
    await db.transaction((tx) =>
      placeOnRound(tx, {
        ...round(name),
        id: `b-${account}-${name}`,
        stake,
        summary: '',
        at: new Date(services.clock()),
        game: { nodeId: null, gameName, gameType },
      }),
    );
    await settle(name, payout);
  };
  const mission = async (id: string) =>
    (await missionsSummary(services, memberId, 'EN')).missions.find(({ missionId }) => missionId === id);
  const claim = (id: string) => db.transaction((tx) => claimMission(services, tx, session, id, 'EN'));
  return { session, memberId, play, settle, mission, claim };
}

test('API-43 progress follows what has settled in the round, and falls only by a correction', async () => {
  const services = await testServices(db);
  const { play, settle, mission, memberId, claim } = await player(services, 'mission01');
  expect(await mission('mi-turnover')).toMatchObject({ target: '30.00', progress: '0.00', state: 'open' });
  await play('a', '20.00');
  await play('b', '50.00', 'LIVE', 'Two');
  expect(await mission('mi-turnover')).toMatchObject({ progress: '20.00', state: 'open' });
  // Live tables count by a fifth.
  expect(await mission('mi-tables')).toMatchObject({ progress: '10.00', state: 'open' });
  expect(await mission('mi-games')).toMatchObject({ target: '2', progress: '2', state: 'claimable' });
  expect(await outcome(claim('mi-turnover'))).toBe('reward_unavailable');
  expect(await outcome(claim('mi-none'))).toBe('not_found');
  await play('c', '10.00');
  expect(await mission('mi-turnover')).toMatchObject({ progress: '30.00', state: 'claimable' });
  expect((await missionsSummary(services, memberId, 'EN')).claimableCount).toBe(2);
  services.pass(HOUR);
  await settle('c', '10.00', 'void');
  expect(await mission('mi-turnover')).toMatchObject({ progress: '20.00', state: 'open' });
  services.pass(DAY);
  expect(await mission('mi-turnover')).toMatchObject({ progress: '0.00', state: 'open' });
});

test('API-43 a win mission counts what bets won beyond their stakes; losses take nothing, a voided win goes', async () => {
  const services = await testServices(db);
  const { play, settle, mission } = await player(services, 'mission05');
  await play('a', '10.00', 'RNG', 'One', '25.50');
  await play('b', '40.00', 'RNG', 'One', '0');
  await play('c', '5.00', 'RNG', 'One', '5.00');
  await play('d', '1.00', 'LIVE', 'Two', '90.00');
  expect(await mission('mi-win')).toMatchObject({ target: '25.00', progress: '15.50', state: 'open' });
  await play('e', '0.50', 'RNG', 'One', '10.00');
  expect(await mission('mi-win')).toMatchObject({ progress: '25.00', state: 'claimable' });
  services.pass(HOUR);
  await settle('e', '-9.50', 'void');
  expect(await mission('mi-win')).toMatchObject({ progress: '15.50', state: 'open' });
  services.pass(DAY);
  // A correction of yesterday's win is no progress of today, nor a debt.
  await settle('a', '-15.50', 'void');
  await play('f', '1.00', 'RNG', 'One', '3.25');
  expect(await mission('mi-win')).toMatchObject({ progress: '2.25' });
});

test('API-43 corrections of bets that settled before the round give it no progress and take none', async () => {
  const services = await testServices(db);
  const { play, settle, mission } = await player(services, 'mission06');
  await play('a', '10.00', 'RNG', 'One', '0');
  await play('b', '20.00', 'RNG', 'Two', '0');
  services.pass(DAY);
  // The first was lost yesterday and is won now, the second was lost and is void now.
  await settle('a', '40.00');
  await settle('b', '20.00', 'void');
  await play('c', '12.00', 'RNG', 'One', '18.00');
  expect(await mission('mi-win')).toMatchObject({ progress: '6.00' });
  expect(await mission('mi-turnover')).toMatchObject({ progress: '12.00' });
});

test('API-43 WALLET-12 of 200 claims at once one gives the reward; the next round can be claimed again', async () => {
  const services = await testServices(db);
  const { play, mission, claim, session } = await player(services, 'mission02');
  await play('a', '30.00');
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => outcome(claim('mi-turnover'))));
  expect(outcomes.filter((result) => result === 'in')).toHaveLength(1);
  expect(outcomes.filter((result) => result === 'reward_unavailable')).toHaveLength(199);
  expect(await mission('mi-turnover')).toMatchObject({ state: 'claimed' });
  expect((await pointsBalance(services, session)).balance).toBe(40);
  services.pass(DAY);
  await play('b', '30.00');
  expect(await claim('mi-turnover')).toMatchObject({ mission: { state: 'claimed' }, credit: { target: 'points' } });
  const { content } = await listPointTransactions(services, session, { pageNo: 1, pageSize: 10 }, 'EN');
  expect(content.map(({ kind, points }) => [kind, points])).toEqual([
    ['rewarded', 40],
    ['rewarded', 40],
  ]);
});

test('API-43 a mission that is reached but not claimed before its end can be claimed no more', async () => {
  const services = await testServices(db);
  const { play, mission, claim } = await player(services, 'mission07');
  const endsAt = new Date(services.clock() + HOUR);
  await db.orm.insert(missions).values({
    id: 'mi-ends',
    kind: 'turnover',
    target: '5.00',
    title,
    startsAt: new Date(0),
    endsAt,
    categories: ['RNG'],
    reward: reward('points', { points: 40 }),
    text: { EN: '40 points', VI: '40 điểm' },
  });
  await play('a', '5.00');
  services.pass(HOUR - 1);
  expect(await mission('mi-ends')).toMatchObject({ state: 'claimable' });
  services.pass(1);
  expect(await mission('mi-ends')).toMatchObject({ state: 'expired' });
  expect(await outcome(claim('mi-ends'))).toBe('reward_unavailable');
  await db.query('test_no_end', `delete from missions where id = 'mi-ends'`);
});

test('API-44 the leaderboard counts completions once, with masked names; equal scores share a place', async () => {
  const services = await testServices(db);
  await db.query('test_no_completions', 'delete from mission_completions');
  services.pass(14 * DAY);
  const [first, second] = [await player(services, 'mission03'), await player(services, 'mission04')];
  await first.play('l1', '30.00');
  await recordCompletions(services);
  await recordCompletions(services);
  services.pass(1_000);
  await second.play('l1', '30.00');
  await recordCompletions(services);
  const board = await missionsLeaderboard(services, second.memberId, { period: 'day', pageNo: 1, pageSize: 10 });
  const mine = { position: 2, rank: 1, nickname: 'mi***04', score: 1, reward: null };
  expect(board).toEqual({
    content: [{ ...mine, position: 1, nickname: 'mi***03' }, mine],
    totalPages: 1,
    totalElements: 2,
    me: mine,
    startsAt: '2026-01-18T17:00:00.000Z',
    endsAt: '2026-01-19T17:00:00.000Z',
    asOf: '2026-01-19T09:30:01.000Z',
  });
  const { memberId } = await player(services, 'mission01');
  const others = await missionsLeaderboard(services, memberId, { period: 'day', pageNo: 1, pageSize: 10 });
  expect(others).toEqual({ ...board, me: null });
  await second.play('l2', '1.00', 'RNG', 'Two');
  await recordCompletions(services);
  const later = await missionsLeaderboard(services, first.memberId, { period: 'week', pageNo: 1, pageSize: 1 });
  expect(later.content).toEqual([{ position: 1, rank: 1, nickname: 'mi***04', score: 2, reward: null }]);
  expect(later).toMatchObject({ totalElements: 2, me: { position: 2, rank: 2, score: 1 } });
});
