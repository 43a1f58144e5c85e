// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getClaimRewardsResponseMock,
  getListRewardsResponseMock,
} from '#generated/client/promotions/promotions.faker.ts';
import { getClaimRewardsMockHandler, getListRewardsMockHandler } from '#generated/client/promotions/promotions.msw.ts';
import type { Reward } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { factsOf, itemsOf } from '#portal/testing/shown.ts';

withPortal();

const answer = getListRewardsResponseMock();

/** A reward without turnover and without an end, of an amount or of something else. */
function rewardOf(title: string, amount: string | null, change: Partial<Reward>): Reward {
  const [, reward] = answer.value.content;
  if (reward === undefined) throw new Error('the contract has an example of a reward');
  const gives = { ...reward.reward, amount, text: `${title} text` };
  return {
    ...reward,
    rewardId: title,
    title,
    reward: gives,
    wagering: null,
    expiresAt: null,
    claimedAt: null,
    ...change,
  };
}

const wagering = answer.value.content[0]?.wagering ?? null;
const rewards = [
  rewardOf('Rank credit', '15.10', {
    state: 'claimable',
    wagering: wagering && { ...wagering, multiple: 4 },
    expiresAt: '2026-01-08T01:00:00Z',
  }),
  rewardOf('Points', null, { state: 'claimable' }),
  rewardOf('Rebate', '8.42', {
    state: 'claimed',
    expiresAt: '2026-01-12T01:00:00Z',
    claimedAt: '2026-01-05T08:40:00Z',
  }),
  rewardOf('Gift', '3.30', { state: 'claimed', claimedAt: '2026-01-04T07:30:00Z' }),
  rewardOf('Prize', '7.70', { state: 'expired', expiresAt: '2026-01-02T06:20:00Z' }),
];

/** What waits in all, and each reward. */
async function open(content: Reward[]) {
  const totals = { claimableCount: 7, claimableCash: '18.42', claimableBonus: '25.30' };
  const page = { ...answer.value, content, totalElements: content.length, totals };
  server.use(getListRewardsMockHandler({ ...answer, value: page }));
  const { user, centre } = await openMemberPage('rewardCenter');
  const gift = await centre.findByText('Gift');
  return {
    user,
    centre,
    totals: factsOf(centre.getByText(/^(Waiting|Đang chờ)$/).closest('dl')),
    items: itemsOf(gift.closest('ul') ?? gift),
  };
}

test('MEMBER-11 MEMBER-22 each reward shows what it gives, what it asks and its end, below what waits in all', async () => {
  const { user, centre, totals, items } = await open(rewards);
  expect(totals).toEqual([
    ['Waiting', '7'],
    ['Cash', '$18.42'],
    ['Bonus money', '$25.30'],
  ]);
  expect(items).toEqual([
    'Rank credit$15.104x turnoverUntil Jan 8, 2026, 01:00Claim',
    'PointsPoints textNo turnoverNo expiryClaim',
    'Rebate$8.42No turnoverClaimed Jan 5, 2026, 08:40',
    'Gift$3.30No turnoverClaimed Jan 4, 2026, 07:30',
    'Prize$7.70No turnoverExpired Jan 2, 2026, 06:20',
  ]);
  const claims = getClaimRewardsResponseMock();
  const refused = [
    { rewardId: 'Rank credit', title: 'Rank credit', code: 'reward_unavailable' },
    { rewardId: 'Points', title: 'Points', code: 'promotion_one_per_person' },
  ] as const;
  server.use(getClaimRewardsMockHandler({ ...claims, value: { credits: [], refused: [...refused] } }));
  await user.click(centre.getByRole('button', { name: 'Claim all 2' }));
  const refusal = (await centre.findByText('2 rewards could not be given')).closest('[role=alert]');
  expect(refusal?.textContent).toBe(
    [
      '2 rewards could not be given',
      'Rank credit: it can no longer be claimed',
      'Points: it is given once to each person. Customer service can tell you more.',
    ].join(''),
  );
});

test('MEMBER-11 MEMBER-22 the reward that was chosen is claimed alone, and those of each state are asked for', async () => {
  const { user, centre } = await open(rewards);
  const claimed: unknown[] = [];
  const asked: (string | null)[] = [];
  server.use(
    getClaimRewardsMockHandler(async ({ request }) => {
      claimed.push(await request.json());
      return getClaimRewardsResponseMock();
    }),
    getListRewardsMockHandler(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('state'));
      return answer;
    }),
  );
  await user.click(centre.getByRole('button', { name: 'Claim Points' }));
  await waitFor(() => expect(claimed).toEqual([{ rewardIds: ['Points'] }]));
  for (const [name, state] of [
    ['Claimed', 'claimed'],
    ['Expired', 'expired'],
  ] as const) {
    await user.click(centre.getByRole('button', { name }));
    await waitFor(() => expect(asked.at(-1)).toBe(state));
  }
});

test('I18N-01 MEMBER-11 MEMBER-22 the rewards in Vietnamese; a single one has no button for all', async () => {
  await showLanguage('VI');
  const { centre, totals, items } = await open(rewards.filter(({ title }) => title !== 'Points'));
  expect(totals).toEqual([
    ['Đang chờ', '7'],
    ['Tiền mặt', '$18.42'],
    ['Tiền thưởng', '$25.30'],
  ]);
  expect(items).toEqual([
    'Rank credit$15.10Cược 4 vòngĐến 01:00 08/01/2026Nhận',
    'Rebate$8.42Không cần cược lạiĐã nhận 08:40 05/01/2026',
    'Gift$3.30Không cần cược lạiĐã nhận 07:30 04/01/2026',
    'Prize$7.70Không cần cược lạiHết hạn 06:20 02/01/2026',
  ]);
  expect(centre.queryByRole('button', { name: /^Nhận cả/ })).toBeNull();
});
