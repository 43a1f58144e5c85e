// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import {
  getClaimMissionResponseMock,
  getGetMissionsSummaryResponseMock,
} from '../../../../generated/client/promotions/promotions.faker.ts';
import { getGetMissionsSummaryMockHandler } from '../../../../generated/client/promotions/promotions.msw.ts';
import { refuse } from '../../../mocks/refuse.ts';
import { server } from '../../../mocks/server.ts';
import { openCentre, withTime } from '../testing/centre.ts';
import { withPortal } from '../testing/portal.tsx';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();
withTime(Date.UTC(2026, 0, 5, 9, 31));

const open = () => openCentre('missionLeaderboard');
const menuEntry = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Member centre' })).findByRole('button', { name });

describe('the missions', () => {
  test('MEMBER-14 stand with progress and reward, beside the leaderboard and the own place', async () => {
    const { centre } = await open();
    expect(await centre.findByRole('heading', { level: 3, name: 'Deposit 100.00 this week' })).toBeDefined();
    expect(centre.getByText('$200.00 of $100.00')).toBeDefined();
    expect(centre.getByText('1 of 3')).toBeDefined();
    expect(centre.getByText('Gives 20 points')).toBeDefined();
    expect(await centre.findByText('t***22')).toBeDefined();
    expect(centre.getByText('Your place is 3, with 1 mission.')).toBeDefined();
  });

  test('MEMBER-14 the tournaments stand beside them, with prizes, places and the own place', async () => {
    const { user, centre } = await open();
    await user.click(await centre.findByRole('radio', { name: 'Tournaments' }));
    expect(await centre.findByText('$250,000.00 in prizes')).toBeDefined();
    expect(centre.getByText('Places 201 to 500')).toBeDefined();
    expect(
      await centre.findByText('Your place is 2, with $912.00. As things stand it gives $25,000.00.'),
    ).toBeDefined();
    expect(centre.getAllByText('$912.00')).toHaveLength(2);
    expect(centre.queryByRole('heading', { level: 3, name: 'Deposit 100.00 this week' })).toBeNull();
  });

  test('one that is reached is claimed, and no other offers it', async () => {
    const sent: unknown[] = [];
    server.use(
      msw.post('*/wps/relay/MCSFE_missionsClaim', async ({ request }) => {
        sent.push([await request.json(), request.headers.has('Idempotency-Key')]);
        return HttpResponse.json(getClaimMissionResponseMock());
      }),
    );
    const { user, centre } = await open();
    await user.click(await centre.findByRole('button', { name: 'Claim: Deposit 100.00 this week' }));
    await waitFor(() => expect(sent).toEqual([[{ missionId: 'mi-302' }, true]]));
    expect(centre.getAllByRole('button', { name: /^Claim/ })).toHaveLength(1);
  });

  test.each([
    [1, 'Missions 1 reward waits1'],
    [0, 'Missions'],
  ])('MEMBER-15 the menu has a badge only above zero: %i', async (claimableCount, text) => {
    const { value } = getGetMissionsSummaryResponseMock();
    server.use(getGetMissionsSummaryMockHandler({ success: true, value: { ...value, claimableCount } }));
    const { centre } = await open();
    await centre.findByRole('heading', { level: 3, name: 'Deposit 100.00 this week' });
    expect((await menuEntry(/^Missions/)).textContent).toBe(text);
  });

  test('a failure says so', async () => {
    server.use(refuse('get', '/wps/relay/MCSFE_missionsSummary', 500, 'system_error'));
    const { centre } = await open();
    expect(await centre.findByText('The missions did not load')).toBeDefined();
  });
});
