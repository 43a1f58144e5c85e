// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test } from 'vitest';
import { getGetMemberInfoQueryKey } from '#generated/client/member/member.ts';
import { getLogoutResponseMock } from '#generated/client/session/session.faker.ts';
import { getGetBalanceQueryKey } from '#generated/client/wallet/wallet.ts';
import { refuse, unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '../../access/paths.ts';
import { getToken } from '../../api/token.ts';
import { openFrame } from '../../testing/frame.tsx';
import { openModal, withPortal } from '../../testing/portal.tsx';

withPortal();

async function askToSignOut() {
  const portal = openFrame('/rng', { loggedIn: true });
  await screen.findByText('$12,480.50');
  await portal.user.click(screen.getByRole('button', { name: 'Account menu' }));
  await portal.user.click(await screen.findByRole('button', { name: 'Sign out' }));
  return { ...portal, question: within(await screen.findByRole('alertdialog', { name: 'Sign out of Lumo?' })) };
}

describe('sign out', () => {
  test('HEADER-11 LOGOUT-01 asks first, and cancelling changes nothing', async () => {
    let calls = 0;
    server.use(
      msw.delete('*/wps/session/logout', () => {
        calls += 1;
        return HttpResponse.json(getLogoutResponseMock());
      }),
    );
    const { user, question, address } = await askToSignOut();
    expect(address()).toBe('/rng?modal=signOut');
    await user.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(address()).toBe('/rng'));
    expect(getToken()).toBe('pt_session');
    expect(calls).toBe(0);
  });

  test('LOGOUT-01 LOGOUT-02 LOGOUT-03 LOGOUT-04 LOGOUT-05 ends the session in the browser and on the server, and goes home', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      msw.delete('*/wps/session/logout', ({ request }) => {
        tokens.push(request.headers.get('Authorization'));
        return HttpResponse.json(getLogoutResponseMock());
      }),
    );
    const { user, question, address, queries } = await askToSignOut();
    for (const key of ['routers', 'gameVendor']) window.sessionStorage.setItem(key, '[]');
    expect(window.sessionStorage.getItem('isAgent')).toBe('0');
    await user.click(question.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined();
    expect(await screen.findByText('You are signed out')).toBeDefined();
    expect(address()).toBe('/index');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(Object.keys(window.sessionStorage).sort()).toEqual([
      'merchant',
      'merchantCode',
      'platform',
      'routers',
      'settings',
    ]);
    await waitFor(() => expect(tokens).toEqual(['Bearer pt_session']));
    expect(queries.getQueryData(getGetBalanceQueryKey())).toBeUndefined();
    expect(queries.getQueryData(getGetMemberInfoQueryKey())).toBeUndefined();
  });

  test.each([
    ['the call does not arrive', unreachable('delete', '/wps/session/logout')],
    ['the session had ended already', refuse('delete', '/wps/session/logout', 401, 'session_expired')],
  ])('LOGOUT-07 completes here when %s', async (_, handler) => {
    server.use(handler);
    const { user, address } = openModal('/rng?modal=signOut', { loggedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(address()).toBe(paths.home));
    expect(getToken()).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
