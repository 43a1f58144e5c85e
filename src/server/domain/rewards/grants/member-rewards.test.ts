import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { reward } from '#server/seed/promotions.ts';
import type { Session } from '../../identity/session/session.ts';
import { withdrawalQuote } from '../../payments/withdrawals/limits.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { addMembers, DAY, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { cancelBonus } from '../bonuses/end-bonus.ts';
import { grantReward, type NewReward } from './grant-reward.ts';
import { claimRewards, listRewards } from './member-rewards.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  await addMembers(db, [{ account: `reward${members}` }]);
  session = await sessionOf(services, `reward${members}`);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const page = { pageNo: 1, pageSize: 20 };
const grant = (key: string, given: Partial<NewReward> = {}) =>
  grantReward(services, db, {
    key: `${key}:${session.memberId}`,
    memberId: session.memberId,
    source: 'promotion',
    sourceId: 'p-103',
    title: { EN: 'Weekly rebate', VI: 'Hoàn trả tuần' },
    text: { EN: 'Cash', VI: 'Tiền mặt' },
    reward: reward('cash', { amount: '8.42' }),
    wagering: null,
    at: new Date(services.clock()),
    expiresAt: new Date(services.clock() + 7 * DAY),
    ...given,
  });
const claim = (...ids: string[]) => db.transaction((tx) => claimRewards(services, tx, session, ids, 'EN'));
const bonus: Partial<NewReward> = {
  reward: reward('bonus', { amount: '15.00' }),
  wagering: { multiple: 10, base: 'bonus', days: 7, maxStake: null, contributions: [] },
};
const balances = async () => {
  const rows = await db.query<{ line: string }>(
    'reward_balances',
    `select kind || ' ' || balance::numeric(24, 2) as line from wallets where member_id = $1 order by kind`,
    [session.memberId],
  );
  return rows.map(({ line }) => line);
};

test('MEMBER-11 WALLET-12 cash, bonus money and points go where they belong, in one claim of all', async () => {
  const ids = [
    await grant('cash'),
    await grant('bonus', bonus),
    await grant('points', { reward: reward('points', { points: 88 }) }),
  ];
  expect((await listRewards(services, session.memberId, page, 'VI')).totals).toEqual({
    claimableCount: 3,
    claimableCash: '8.42',
    claimableBonus: '15.00',
  });
  const { credits, refused } = await claim(...ids);
  expect(refused).toEqual([]);
  expect(credits.map(({ rewardId, target }) => [rewardId, target])).toEqual([
    [ids[0], 'main_wallet'],
    [ids[1], 'bonus_balance'],
    [ids[2], 'points'],
  ]);
  expect(await balances()).toEqual(['bonus 15.00', 'main 8.42', 'points 88.00']);
  const { content, totals } = await listRewards(services, session.memberId, { ...page, state: 'claimed' }, 'VI');
  expect(content.map(({ title, state }) => [title, state])).toEqual(ids.map(() => ['Hoàn trả tuần', 'claimed']));
  expect(totals.claimableCount).toBe(0);
});

test('MEMBER-11 of 200 claims at once one gives the reward', async () => {
  const id = await grant('once');
  const claims = await Promise.all(Array.from({ length: 200 }, () => outcome(claim(id))));
  expect(claims.filter((code) => code === 'reward_unavailable')).toHaveLength(199);
  expect(await balances()).toEqual(['main 8.42']);
});

test('MEMBER-11 what expired or was claimed is left out and told, and the others are given, each once', async () => {
  const [good, late, before] = [
    await grant('good'),
    await grant('late', { expiresAt: new Date(services.clock() + DAY) }),
    await grant('before'),
  ];
  await claim(before);
  services.pass(DAY);
  const { credits, refused } = await claim(late, good, good, before);
  expect(credits.map(({ rewardId }) => rewardId)).toEqual([good]);
  expect(refused).toEqual([
    { rewardId: late, title: 'Weekly rebate', code: 'reward_unavailable' },
    { rewardId: before, title: 'Weekly rebate', code: 'reward_unavailable' },
  ]);
  // Two of 8.42.
  expect(await balances()).toEqual(['main 16.84']);
  expect(await outcome(claim(late, good))).toBe('reward_unavailable');
  const expired = await listRewards(services, session.memberId, { ...page, state: 'expired' }, 'EN');
  expect(expired.content.map(({ rewardId, state }) => [rewardId, state])).toEqual([[late, 'expired']]);
});

test('MEMBER-11 with a reward of another member none is given', async () => {
  const [good, own] = [await grant('good'), session];
  await addMembers(db, [{ account: `other${members}` }]);
  session = await sessionOf(services, `other${members}`);
  const foreign = await grant('foreign');
  session = own;
  expect(await outcome(claim(good, foreign))).toBe('not_found');
  expect(await balances()).toEqual(['main 0.00']);
});

test('MEMBER-10 WALLET-12 wagering holds back the bonus money alone; giving it up costs what is left, and nothing else', async () => {
  const {
    credits: [credit],
  } = await claim(await grant('bonus', bonus));
  await claim(await grant('cash'));
  const quote = await withdrawalQuote(services, session, undefined);
  expect(quote).toMatchObject({ available: '8.42', bonusBalance: '15.00', wageringLeft: '150.00' });
  const cancel = () => db.transaction((tx) => cancelBonus(services, tx, session, credit?.bonusId ?? '', 'EN'));
  expect(await cancel()).toMatchObject({ state: 'cancelled', balance: '0.00', converted: null });
  expect(await outcome(cancel())).toBe('conflict');
  expect(await balances()).toEqual(['bonus 0.00', 'main 8.42']);
  expect((await withdrawalQuote(services, session, undefined)).wageringLeft).toBe('0.00');
});
