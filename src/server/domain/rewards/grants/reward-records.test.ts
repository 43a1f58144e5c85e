import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listTransactionHistoryDefaults } from '#generated/server/defaults.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { reward } from '#server/seed/promotions.ts';
import type { Session } from '../../identity/session/session.ts';
import { listLedger } from '../../payments/ledger/list-ledger.ts';
import { expectReconciled, houseSums } from '../../play/seamless/testing.ts';
import { addMembers, auditOf, DAY, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { listPointTransactions } from '../points/list-point-transactions.ts';
import { pointsBalance } from '../points/points-balance.ts';
import { grantReward, type NewReward } from './grant-reward.ts';
import { claimRewards, listRewards } from './member-rewards.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let members = 0;
const newMember = async () => {
  members += 1;
  await addMembers(db, [{ account: `record${members}` }]);
  return sessionOf(services, `record${members}`);
};
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  session = await newMember();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const page = { pageNo: 1, pageSize: 20 };
const [cash, points] = [reward('cash', { amount: '8.42' }), reward('points', { points: 88 })];
const bonus = reward('bonus', { amount: '15.00' });
const wagering = { multiple: 10, base: 'bonus' as const, days: 7, maxStake: null, contributions: [] };
const title = { EN: 'Gift', VI: 'Quà' };
const text = { EN: 'A gift', VI: 'Một món quà' };
/** By default cash of an operator that never expires. */
const grant = (key: string, given: Partial<NewReward> = {}) =>
  grantReward(services, db, {
    key: `${key}:${session.memberId}`,
    memberId: session.memberId,
    source: 'operator',
    sourceId: null,
    title,
    text,
    reward: cash,
    wagering: null,
    at: new Date(services.clock()),
    expiresAt: null,
    ...given,
  });
const claim = (...ids: string[]) => db.transaction((tx) => claimRewards(services, tx, session, ids, 'VI'));
const list = async (state?: 'claimable' | 'claimed' | 'expired') =>
  (await listRewards(services, session.memberId, { ...page, state }, 'VI')).content;
const day = (days: number) => new Date(TEST_NOW + days * DAY);

test('MEMBER-11 rewards are told whole, before and after they expire or are claimed', async () => {
  const [stays, soon, later] = [
    await grant('stays'),
    await grant('soon', { reward: bonus, wagering, source: 'promotion', sourceId: 'p-103', expiresAt: day(1) }),
    await grant('later', { reward: points, source: 'mission', sourceId: 'mi-301', expiresAt: day(2) }),
  ];
  expect([stays, soon, later]).toEqual([1, 2, 3].map(() => expect.stringMatching(/^rw-.{22}$/)));
  const told = { title: 'Quà', grantedAt: '2026-01-05T09:30:00.000Z', state: 'claimable', claimedAt: null };
  const untilSoon = {
    ...told,
    rewardId: soon,
    source: 'promotion',
    sourceId: 'p-103',
    wagering,
    reward: { ...bonus, text: 'Một món quà' },
    expiresAt: '2026-01-06T09:30:00.000Z',
  };
  const untilLater = {
    ...told,
    rewardId: later,
    source: 'mission',
    sourceId: 'mi-301',
    wagering: null,
    reward: { ...points, text: 'Một món quà' },
    expiresAt: '2026-01-07T09:30:00.000Z',
  };
  const forEver = {
    ...told,
    rewardId: stays,
    source: 'operator',
    sourceId: null,
    wagering: null,
    reward: { ...cash, text: 'Một món quà' },
    expiresAt: null,
  };
  expect(await list()).toEqual([untilSoon, untilLater, forEver]);
  services.pass(DAY);
  const { credits } = await claim(later);
  expect(credits).toEqual([
    {
      rewardId: later,
      reward: { ...points, text: 'Một món quà' },
      target: 'points',
      bonusId: null,
      creditedAt: '2026-01-06T09:30:00.000Z',
    },
  ]);
  expect(await list()).toEqual([forEver]);
  expect(await list('expired')).toEqual([{ ...untilSoon, state: 'expired' }]);
  expect(await list('claimed')).toEqual([{ ...untilLater, state: 'claimed', claimedAt: '2026-01-06T09:30:00.000Z' }]);
});

test('MEMBER-11 the audit log gets an entry for each reward that is given', async () => {
  const before = (await auditOf(db, session.memberId)).length;
  const ids = [
    await grant('cash'),
    await grant('points', { reward: points }),
    await grant('late', { expiresAt: day(0) }),
  ];
  await claim(...ids);
  const of = (id: string | undefined, target: string) => [
    'reward_claimed',
    'member',
    { reward: id, target, session: session.id },
  ];
  expect((await auditOf(db, session.memberId)).slice(before)).toEqual([
    of(ids[0], 'main_wallet'),
    of(ids[1], 'points'),
  ]);
});

test('MEMBER-11 WALLET-12 the house pays from its promotions, and the ledgers name the promotion or the reward', async () => {
  const promotion = { source: 'promotion', sourceId: 'p-103' } as const;
  const [own, ownPoints] = [await grant('cash'), await grant('points', { reward: points })];
  const [fromPromotion, pointsToo] = [
    await grant('cash-p', { ...promotion, reward: reward('cash', { amount: '1.00' }) }),
    await grant('points-p', { ...promotion, reward: reward('points', { points: 12 }) }),
  ];
  await claim(own, ownPoints);
  services.pass(1_000);
  await claim(fromPromotion, pointsToo);
  const { content } = await listLedger(services, session.memberId, listTransactionHistoryDefaults, 'EN');
  expect(content.map(({ kind, amount, reference }) => ({ kind, amount, reference }))).toEqual([
    { kind: 'promotion', amount: '1.00', reference: { type: 'promotion', id: 'p-103' } },
    { kind: 'promotion', amount: '8.42', reference: { type: 'operator', id: own } },
  ]);
  const ofPoints = await listPointTransactions(services, session, page, 'EN');
  expect(ofPoints.content.map(({ kind, points, referenceId }) => ({ kind, points, referenceId }))).toEqual([
    { kind: 'rewarded', points: 12, referenceId: 'p-103' },
    { kind: 'rewarded', points: 88, referenceId: ownPoints },
  ]);
  expect(await houseSums(db, session.memberId)).toEqual({ points: '-100.00', promotions: '-9.42' });
});

test('MEMBER-11 rewards are answered in the order that was asked for, and cash moves before bonus money', async () => {
  const ids = [
    await grant('points', { reward: points }),
    await grant('bonus', { reward: bonus, wagering }),
    await grant('cash'),
  ];
  const { credits } = await claim(...ids);
  expect(credits.map(({ rewardId }) => rewardId)).toEqual(ids);
  const sql = `
    select a.kind from entries e join accounts a on a.id = e.account_id where a.member_id = $1 order by e.id desc limit 3`;
  const moved = await db.query<{ kind: string }>('test_moved', sql, [session.memberId]);
  expect(moved.map(({ kind }) => kind).reverse()).toEqual(['main', 'bonus', 'points']);
});

test('MEMBER-11 claimed and expired ones are those of the range, the claimed ones with the last claim first', async () => {
  const [first, second, late] = [
    await grant('first'),
    await grant('second'),
    await grant('late', { expiresAt: day(1) }),
  ];
  await claim(first);
  services.pass(DAY);
  await claim(second);
  const listed = async (state: 'claimed' | 'expired', range: object) => {
    const { content } = await listRewards(services, session.memberId, { ...page, state, ...range }, 'VI');
    return content.map(({ rewardId }) => rewardId);
  };
  const [from, to] = ['2026-01-06T09:30:00Z', '2026-01-06T09:30:00.001Z'];
  expect(await listed('claimed', {})).toEqual([second, first]);
  expect(await listed('claimed', { from })).toEqual([second]);
  expect(await listed('claimed', { from: '2026-01-05T00:00:00Z', to: from })).toEqual([first]);
  expect(await listed('expired', { from, to })).toEqual([late]);
  expect(await listed('expired', { from: '2026-01-05T00:00:00Z', to: from })).toEqual([]);
  expect(await listed('expired', { from: to, to: '2026-01-07T00:00:00Z' })).toEqual([]);
});

test('MEMBER-11 one event grants one reward', async () => {
  const first = await grant('event');
  expect(await grant('event', { reward: points })).toBe(first);
  expect((await list()).map(({ rewardId, reward: { kind } }) => [rewardId, kind])).toEqual([[first, 'cash']]);
});

test('MEMBER-11 PROMO-01 of one person one account takes the gift of a registration, and others of its rewards stay', async () => {
  const rules = { ...services.brand.promotionRules, onePerContact: true, onePerDevice: false };
  services = await testServices(db, { promotionRules: rules });
  const [one, other] = [session, await newMember()];
  const sql = 'update members set email = $2, email_changed_at = created_at where id = any($1)';
  await db.query('test_mail', sql, [[one.memberId, other.memberId], 'record@example.com']);
  const gift = { source: 'promotion', sourceId: 'p-101', reward: points } as const;
  expect(await claim(await grant('gift', gift))).toMatchObject({ refused: [] });
  session = other;
  const refused = await grant('gift', gift);
  // That of a mission whose id is the promotion's is none of it.
  const ids = [refused, await grant('mission', { ...gift, source: 'mission' }), await grant('cash')];
  const claimed = await claim(...ids);
  expect(claimed.refused).toEqual([{ rewardId: refused, title: 'Quà', code: 'promotion_one_per_person' }]);
  expect(claimed.credits.map(({ rewardId }) => rewardId)).toEqual(ids.slice(1));
  expect(await outcome(claim(refused))).toBe('promotion_one_per_person');
  expect((await pointsBalance(services, session)).balance).toBe(88);
});

test.each([
  ['cash without an amount', { reward: reward('cash', {}) }, 'has no amount'],
  ['bonus money without an amount', { reward: reward('bonus', {}), wagering }, 'has no amount or wagering'],
  ['bonus money without wagering', { reward: bonus }, 'has no amount or wagering'],
  ['points without a number', { reward: reward('points', {}) }, 'has no points'],
])('MEMBER-11 %s that is stored by mistake names itself and gives nothing', async (_, given, message) => {
  const [good, broken] = [await grant('good'), await grant('broken', given)];
  await expect(claim(good, broken)).rejects.toThrow(`the reward ${broken} ${message}`);
  expect(await list('claimed')).toEqual([]);
});
