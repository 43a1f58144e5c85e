// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, test } from 'vitest';
import {
  getClaimRewardsResponseMock,
  getListRewardsResponseMock,
} from '#generated/client/promotions/promotions.faker.ts';
import { getListRewardsMockHandler } from '#generated/client/promotions/promotions.msw.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();

test('MEMBER-11 MEMBER-22 claiming all tells what was left out and why, and what is the member’s', async () => {
  const list = getListRewardsResponseMock();
  const [reward] = list.value.content;
  const claimed = getClaimRewardsResponseMock();
  const [credit] = claimed.value.credits;
  if (reward === undefined || credit === undefined) throw new Error('the examples have no reward');
  const content = ['Weekly rebate', 'Welcome gift'].map((title, at) => ({
    ...reward,
    rewardId: `rw-${at}`,
    title,
    state: 'claimable' as const,
  }));
  server.use(
    getListRewardsMockHandler({ ...list, value: { ...list.value, content, totalElements: 2 } }),
    msw.post('*/wps/member/rewards/claim', async ({ request }) => {
      expect(await request.json()).toEqual({ rewardIds: ['rw-0', 'rw-1'] });
      const refused = [{ rewardId: 'rw-1', title: 'Welcome gift', code: 'promotion_one_per_person' }];
      return HttpResponse.json({ success: true, value: { credits: [{ ...credit, rewardId: 'rw-0' }], refused } });
    }),
  );
  const { user, centre } = await openMemberPage('rewardCenter');
  await user.click(await centre.findByRole('button', { name: 'Claim all 2' }));
  expect(await centre.findByText('One reward could not be given')).toBeTruthy();
  expect(centre.getByText(/^Welcome gift: it is given once to each person\./)).toBeTruthy();
  expect(await screen.findByText('The reward is yours')).toBeTruthy();
});
