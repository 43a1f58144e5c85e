import { afterEach, beforeEach, expect, test } from 'vitest';
import { missions } from '#server/db/schema/promotions.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { reward } from '#server/seed/promotions.ts';
import type { Session } from '../../identity/session/session.ts';
import { approveDeposit } from '../../payments/deposits/approve-deposit.ts';
import { addPayers, askDeposit } from '../../payments/deposits/testing.ts';
import { auditOf, DAY, HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { listRewards } from '../grants/member-rewards.ts';
import { claimMission, missionsSummary } from './missions.ts';

const points = reward('points', { points: 40 });
const about = {
  startsAt: new Date('2026-01-01T00:00:00Z'),
  title: { EN: 'Play', VI: 'Chơi' },
  reward: points,
  text: { EN: '40 points', VI: '40 điểm' },
};
const ended = new Date('2026-01-05T12:00:00Z');
const february = new Date('2026-02-01T00:00:00Z');

let db: TestDatabase;
let services: TestServices;
let session: Session;
// A database for each test: a claim is made once.
beforeEach(async () => {
  db = await openTestDatabase();
  await db.query('test_no_missions', 'delete from missions');
  // Neither this order nor that of the ids is the order in which they are told.
  await db.orm.insert(missions).values([
    { ...about, id: 'mi-w', kind: 'deposit', target: '100.00', repeats: 'week' },
    { ...about, id: 'mi-z', kind: 'login_days', target: '2', endsAt: february },
    { ...about, id: 'mi-v', kind: 'bets', target: '12' },
    { ...about, id: 'mi-x', kind: 'turnover', target: '30.00', endsAt: ended },
    { ...about, id: 'mi-y', kind: 'profile', target: '2' },
  ]);
  services = await testServices(db);
  await addPayers(db, ['reader01']);
  session = await sessionOf(services, 'reader01');
  const { deposit } = await askDeposit({ services, session, asked: [] }, '60.00');
  await approveDeposit(services, deposit.depositId);
  // It is 01:00 of the next day in the zone of the brand, and the same day in UTC.
  services.pass(8.5 * HOUR);
  session = await sessionOf(services, 'reader01');
});
afterEach(() => db.close());

const told = (
  missionId: string,
  kind: string,
  target: string,
  progress: string,
  state: string,
  endsAt: Date | null,
) => ({
  missionId,
  kind,
  target,
  progress,
  state,
  endsAt: endsAt === null ? null : endsAt.toISOString(),
  title: 'Chơi',
  reward: { ...points, text: '40 điểm' },
});
const summary = () => missionsSummary(services, session.memberId, 'VI');

test('API-43 MEMBER-14 ENTITY-43 missions that wait for their claim come first, then those that end first, whole', async () => {
  const sunday = new Date('2026-01-11T17:00:00Z');
  const logins = (state: string) => told('mi-z', 'login_days', '2', '2', state, february);
  const others = [
    told('mi-x', 'turnover', '30.00', '0.00', 'expired', ended),
    told('mi-w', 'deposit', '100.00', '60.00', 'open', sunday),
  ];
  // The name of the payee and the birthday.
  const profile = told('mi-y', 'profile', '2', '2', 'claimable', null);
  const bets = told('mi-v', 'bets', '12', '0', 'open', null);
  expect(await summary()).toEqual({ claimableCount: 2, missions: [logins('claimable'), profile, ...others, bets] });

  const claim = () => db.transaction((tx) => claimMission(services, tx, session, 'mi-z', 'VI'));
  const before = (await auditOf(db, session.memberId)).length;
  const { mission, credit } = await claim();
  expect(mission).toEqual(logins('claimed'));
  expect(credit).toEqual({
    rewardId: expect.stringMatching(/^rw-/),
    reward: { ...points, text: '40 điểm' },
    target: 'points',
    bonusId: null,
    creditedAt: '2026-01-05T18:00:00.000Z',
  });
  const data = { reward: credit.rewardId, target: 'points', session: session.id };
  expect((await auditOf(db, session.memberId)).slice(before)).toEqual([['reward_claimed', 'member', data]]);
  expect(await summary()).toEqual({ claimableCount: 1, missions: [profile, ...others, logins('claimed'), bets] });
  const page = { pageNo: 1, pageSize: 20, state: 'claimed' } as const;
  expect((await listRewards(services, session.memberId, page, 'VI')).content).toMatchObject([
    {
      rewardId: credit.rewardId,
      source: 'mission',
      sourceId: 'mi-z',
      title: 'Chơi',
      state: 'claimed',
      expiresAt: february.toISOString(),
    },
  ]);
  expect(await outcome(claim())).toBe('reward_unavailable');
});

test('API-43 a mission that ended is told for 7 days', async () => {
  const shown = async () => (await summary()).missions.some(({ missionId }) => missionId === 'mi-x');
  services.pass(ended.getTime() + 7 * DAY - 1 - services.clock());
  expect(await shown()).toBe(true);
  services.pass(1);
  expect(await shown()).toBe(false);
});
