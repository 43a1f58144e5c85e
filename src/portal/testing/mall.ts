import { screen } from '@testing-library/react';
import { getRedeemPointsResponseMock } from '#generated/client/points/points.faker.ts';
import { openPage } from './portal.tsx';

/** Opens the point mall with one of its windows, as a member. */
export async function openMall(search: string, width = 1440) {
  const portal = openPage(`/pointMall?${search}`, { loggedIn: true, width });
  return { ...portal, dialog: await screen.findByRole('dialog') };
}

/** A redemption whose figures all differ. */
export const redemption = {
  ...getRedeemPointsResponseMock().value,
  redemptionId: 'rd-1',
  title: 'Bag',
  quantity: 98,
  points: 8_004,
  state: 'rejected' as const,
  redeemedAt: '2026-01-02T09:05:00Z',
  endedAt: '2026-01-03T10:06:00Z',
  reason: 'No such street',
  tracking: null,
};
