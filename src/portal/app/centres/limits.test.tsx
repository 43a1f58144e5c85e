// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import {
  getGetRealityCheckResponseMock,
  getSetMoneyLimitResponseMock,
} from '../../../../generated/client/member-limits/member-limits.faker.ts';
import { getGetRealityCheckMockHandler } from '../../../../generated/client/member-limits/member-limits.msw.ts';
import { refuse } from '../../../mocks/refuse.ts';
import { server } from '../../../mocks/server.ts';
import { openCentre, withTime } from '../testing/centre.ts';
import { openPortal, withPortal } from '../testing/portal.tsx';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

async function open() {
  const { centre, ...portal } = await openCentre('profile');
  await centre.findByRole('button', { name: 'Change: Losses a day' });
  return { ...portal, centre };
}

/** Records the sent bodies. */
function recordLimits(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    msw.post('*/wps/member/limits/money', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(getSetMoneyLimitResponseMock());
    }),
  );
  return sent;
}

describe('the limits', () => {
  test('MEMBER-22 show what is used, and send a typed amount as a decimal string', async () => {
    const sent = recordLimits();
    const { user, centre } = await open();
    expect(centre.getByText('$21.60 of $150.00')).toBeDefined();
    expect(centre.getByText('34 min of 3 h')).toBeDefined();
    await user.click(centre.getByRole('button', { name: 'Change: Losses a day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Losses a day' }));
    await user.type(dialog.getByRole('textbox', { name: 'Limit' }), '1,250.5');
    expect(
      dialog.getByText(/This limit is higher\. It will hold from .*until then it stays at \$150\.00/),
    ).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Save limit' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'loss', period: 'day', amount: '1250.50' }]));
  });

  test('a refused limit stays typed, with the reason', async () => {
    server.use(refuse('post', '/wps/member/limits/money', 403, 'forbidden'));
    const { user, centre } = await open();
    await user.click(centre.getByRole('button', { name: 'Set: Deposits a day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deposits a day' }));
    await user.type(dialog.getByRole('textbox', { name: 'Limit' }), '90');
    expect(dialog.getByText('This limit will hold at once.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Save limit' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Your account may not do this.');
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Limit' }).value).toBe('90');
  });

  test.each(['14', '1441', '1.5', 'x'])('%s minutes are refused before they are sent', async (text) => {
    const { user, centre } = await open();
    await user.click(centre.getByRole('button', { name: 'Change: Time to play a day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Time to play a day' }));
    await user.type(dialog.getByRole('textbox', { name: 'Minutes' }), text);
    await user.click(dialog.getByRole('button', { name: 'Save limit' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Enter 15 to 1,440 minutes');
  });
});

test('a reality check that is due is shown with its figures, and goes when it is acknowledged', async () => {
  const answer = getGetRealityCheckResponseMock();
  server.use(getGetRealityCheckMockHandler({ ...answer, value: { ...answer.value, due: true, playedMinutes: 94 } }));
  const { user } = openPortal('/index', { loggedIn: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'You have played for 1 h 34 min' }));
  expect(dialog.getByText('+$5.40')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Keep playing' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /You have played/ })).toBeNull());
});

test('MEMBER-22 a reality check leads to the limits once it is answered', async () => {
  const answer = getGetRealityCheckResponseMock();
  server.use(getGetRealityCheckMockHandler({ ...answer, value: { ...answer.value, due: true, playedMinutes: 94 } }));
  const { user, address } = openPortal('/index', { loggedIn: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'You have played for 1 h 34 min' }));
  await user.click(dialog.getByRole('button', { name: 'See my limits' }));
  await waitFor(() => expect(address()).toBe('/index?modal=memberCenter&panel=profile'));
  expect(screen.queryByRole('dialog', { name: /You have played/ })).toBeNull();
});
