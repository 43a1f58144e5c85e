import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getGetRealityCheckResponseMock } from '#generated/client/member-limits/member-limits.faker.ts';
import {
  getAcknowledgeRealityCheckMockHandler,
  getGetRealityCheckMockHandler,
} from '#generated/client/member-limits/member-limits.msw.ts';
import { server } from '#mocks/server.ts';
import { openPortal, withPortal } from '../../testing/portal.tsx';

withPortal();

const answer = getGetRealityCheckResponseMock();
/** Answers whether a check is due, and counts the acknowledgements, after which none is. */
function due(isDue: boolean) {
  const state = { isDue, acknowledged: 0 };
  const told = () => ({ ...answer, value: { ...answer.value, due: state.isDue, playedMinutes: 94 } });
  server.use(
    getGetRealityCheckMockHandler(told),
    getAcknowledgeRealityCheckMockHandler(() => {
      state.isDue = false;
      state.acknowledged += 1;
      return told();
    }),
  );
  return state;
}

const checks = () => screen.queryAllByRole('dialog', { name: 'You have played for 1 h 34 min' });

test.each(['/index', '/vnlottery', '/seamless?vassalage=SAF&nodeId=20001', '/seamless?vassalage=BGS&nodeId=10004'])(
  'MEMBER-22 ROUTE-31 the reality check is shown once over %s, and no more after the answer, with and without bars',
  async (address) => {
    const state = due(true);
    const { user } = openPortal(address, { loggedIn: true });
    await waitFor(() => expect(checks()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Keep playing' }));
    await waitFor(() => expect(checks()).toEqual([]));
    const show = screen.queryByRole('button', { name: 'Show menu and header' });
    if (show !== null) await user.click(show);
    expect(await screen.findByRole('button', { name: 'Account menu' })).toBeDefined();
    expect(checks()).toEqual([]);
    expect(state.acknowledged).toBe(1);
  },
);

test('MEMBER-22 a check that falls due while the member is away is shown on the return to the page', async () => {
  const state = due(false);
  openPortal('/vnlottery', { loggedIn: true });
  await screen.findByRole('button', { name: 'Show menu and header' });
  expect(checks()).toEqual([]);
  state.isDue = true;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(checks()).toHaveLength(1));
});
