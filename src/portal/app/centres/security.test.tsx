// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import {
  getGetSecurityCentreResponseMock,
  getListLoginHistoryResponseMock,
} from '../../../../generated/client/member-security/member-security.faker.ts';
import { getGetSecurityCentreMockHandler } from '../../../../generated/client/member-security/member-security.msw.ts';
import {
  getEndOtherSessionsResponseMock,
  getEndSessionResponseMock,
  getListSessionsResponseMock,
} from '../../../../generated/client/session/session.faker.ts';
import {
  getEndOtherSessionsMockHandler,
  getEndSessionMockHandler,
  getListSessionsMockHandler,
} from '../../../../generated/client/session/session.msw.ts';
import { refuse } from '../../../mocks/refuse.ts';
import { server } from '../../../mocks/server.ts';
import { openCentre, withTime } from '../testing/centre.ts';
import { heldAnswer } from '../testing/held-answer.ts';
import { withPortal } from '../testing/portal.tsx';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

const open = (panel = 'securityCenter') => openCentre(panel);

describe('the security of the account', () => {
  test('MEMBER-02 MEMBER-22 shows the overall rating and each part', async () => {
    const { centre } = await open();
    expect(await centre.findByRole('img', { name: 'Safety: 80 of 100' })).toBeDefined();
    expect(centre.getByText('k***@example.com')).toBeDefined();
    expect(centre.getByText('+84 ******5678')).toBeDefined();
    expect(centre.getByText('Changed last month')).toBeDefined();
    expect(centre.getByText('Login from a new place')).toBeDefined();
  });

  test('MEMBER-22 an expired password asks for a new one, with a direct link to the change', async () => {
    const answer = getGetSecurityCentreResponseMock();
    const items = answer.value.items.map((item) =>
      item.kind === 'login_password' ? { ...item, state: 'renew' as const } : item,
    );
    server.use(getGetSecurityCentreMockHandler({ ...answer, value: { ...answer.value, items } }));
    const { user, centre } = await open();
    expect(await centre.findByText('Renew')).toBeDefined();
    await user.click(centre.getByRole('button', { name: 'Change' }));
    expect(await screen.findByRole('dialog', { name: 'Set a new password' })).toBeDefined();
  });

  test('data that fails to load says so and loads on retry', async () => {
    server.use(refuse('get', '/wps/member/security', 500, 'system_error'));
    const { user, centre } = await open();
    const alert = await centre.findByText(/System error\. Nothing of yours is affected/);
    expect(alert).toBeDefined();
    server.use(getGetSecurityCentreMockHandler());
    await user.click(centre.getByRole('button', { name: 'Try again' }));
    expect(await centre.findByRole('img', { name: 'Safety: 80 of 100' })).toBeDefined();
  });
});

describe('the devices', () => {
  test('MEMBER-22 API-79 each device can be signed out, except this one', async () => {
    const ended: string[] = [];
    server.use(
      msw.delete('*/wps/session/sessions/:id', ({ params }) => {
        ended.push(String(params['id']));
        return HttpResponse.json(getEndSessionResponseMock());
      }),
    );
    const sessions = getListSessionsResponseMock().value;
    const other = sessions.find(({ current }) => !current) ?? expect.fail('no other session');
    const { user, centre } = await open();
    expect(await centre.findByText('This device')).toBeDefined();
    const buttons = centre.getAllByRole('button', { name: /^Sign out of/ });
    expect(buttons).toHaveLength(sessions.length - 1);
    await user.click(centre.getByRole('button', { name: `Sign out of ${other.device}` }));
    await waitFor(() => expect(ended).toEqual([other.sessionId]));
    expect(await screen.findByText('That device is signed out')).toBeDefined();
  });

  test('MEMBER-22 a device that was signed out is gone at once, before the list is read again', async () => {
    const answer = getListSessionsResponseMock();
    const [own, first] = answer.value;
    if (own === undefined || first === undefined) throw new Error('the example has too few sessions');
    const second = { ...first, sessionId: 'ss-other', device: 'Firefox on Linux' };
    const all = { ...answer, value: [own, first, second] };
    const reading = heldAnswer(all, all);
    server.use(
      getListSessionsMockHandler(reading.answer),
      getEndSessionMockHandler(),
      getEndOtherSessionsMockHandler(),
    );
    const { user, centre } = await open();
    const offered = () => centre.queryAllByRole('button', { name: /^Sign out of/ }).length;
    const end = await centre.findByRole('button', { name: `Sign out of ${first.device}` });
    reading.hold();
    await user.click(end);
    await waitFor(() => expect(offered()).toBe(1));
    expect(centre.getByRole('button', { name: 'Sign out of Firefox on Linux' })).toBeDefined();
    await user.click(centre.getByRole('button', { name: 'Sign out everywhere else' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(offered()).toBe(0);
    expect(centre.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    reading.tell();
  });

  test('MEMBER-22 API-79 all other devices are signed out after a confirmation', async () => {
    let calls = 0;
    server.use(
      msw.delete('*/wps/session/sessions', () => {
        calls += 1;
        return HttpResponse.json(getEndOtherSessionsResponseMock());
      }),
    );
    const { user, centre } = await open();
    await user.click(await centre.findByRole('button', { name: 'Sign out everywhere else' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' }));
    await user.click(ask.getByRole('button', { name: 'Leave as it is' }));
    expect(calls).toBe(0);
    await user.click(centre.getByRole('button', { name: 'Sign out everywhere else' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(calls).toBe(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the login history', () => {
  const queries: URLSearchParams[] = [];
  const answerHistory = (totalPages = 3) => {
    const answer = getListLoginHistoryResponseMock();
    queries.length = 0;
    server.use(
      msw.get('*/wps/member/loginHistory', ({ request }) => {
        queries.push(new URL(request.url).searchParams);
        return HttpResponse.json({ ...answer, value: { ...answer.value, totalPages } });
      }),
    );
  };

  test('MEMBER-22 LOGIN-32 shows time, location, device and result', async () => {
    const { centre } = await open();
    const history = within(await centre.findByRole('region', { name: 'Login history' }));
    const table = within(await history.findByRole('table', { name: 'Login history' }));
    const last = await table.findByRole('row', { name: /5 attempts/ });
    expect(within(last).getByText('1 did not get in')).toBeDefined();
    expect(table.getByText('This session')).toBeDefined();
    expect(table.getAllByText('Vietnam, 203.0.113.7').length).toBeGreaterThan(0);
    expect(table.getByText('Wrong password')).toBeDefined();
    expect(history.getByText('1 to 5 of 5').getAttribute('role')).toBe('status');
  });

  test('MEMBER-22 days, result and page are sent to the server and kept in the address', async () => {
    answerHistory();
    const { user, centre, router } = await open('securityCenter?range=week&outcome=wrong_password&page=2');
    const history = within(await centre.findByRole('region', { name: 'Login history' }));
    await waitFor(() => expect(queries.at(-1)?.get('outcome')).toBe('wrong_password'));
    expect(queries.at(-1)?.get('pageNo')).toBe('2');
    const days =
      (Date.parse(queries.at(-1)?.get('to') ?? '') - Date.parse(queries.at(-1)?.get('from') ?? '')) / 86_400_000;
    expect(days).toBe(7);
    await user.click(history.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(queries.at(-1)?.get('pageNo')).toBe('1'));
    await user.selectOptions(history.getByRole('combobox', { name: 'Show' }), 'All attempts');
    await waitFor(() => expect(queries.at(-1)?.has('outcome')).toBe(false));
    await user.click(await history.findByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(queries.at(-1)?.get('pageNo')).toBe('3'));
    const panel = new URLSearchParams(router.state.location.search).get('panel');
    expect(panel).toBe('securityCenter?range=today&page=3');
  });

  test('MEMBER-22 an invalid range shows the reason and sends no request', async () => {
    answerHistory();
    const { centre } = await open('securityCenter?range=custom&first=2026-01-05&last=2026-01-01');
    expect(await centre.findByText('The last day is before the first')).toBeDefined();
    expect(queries).toEqual([]);
  });

  test('MEMBER-22 a period without logins shows an empty state that explains the list', async () => {
    const answer = getListLoginHistoryResponseMock();
    server.use(
      msw.get('*/wps/member/loginHistory', () =>
        HttpResponse.json({ ...answer, value: { content: [], totalPages: 0, totalElements: 0, failedTotal: 0 } }),
      ),
    );
    const { centre } = await open();
    expect(await centre.findByText('No logins in this period')).toBeDefined();
  });
});
