// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test } from 'vitest';
import { getGetMemberInfoResponseMock } from '#generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '#generated/client/member/member.msw.ts';
import { getLoginResponseMock, getLogoutResponseMock } from '#generated/client/session/session.faker.ts';
import { server } from '#mocks/server.ts';
import { getToken } from '../api/token.ts';
import { openFrame } from '../testing/frame.tsx';
import { changeSite, switchOff, withPortal } from '../testing/portal.tsx';
import { fillIn, submitLogin } from '../testing/steps.ts';

withPortal();

async function openTrial() {
  const answer = getGetMemberInfoResponseMock();
  server.use(getGetMemberInfoMockHandler({ ...answer, value: { ...answer.value, type: 4, account: 'trial_7f3k' } }));
  const portal = openFrame('/index?modal=trial', { loggedIn: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'This needs a full account' }));
  await waitFor(() => expect(window.sessionStorage.getItem('isAgent')).toBe('4'));
  return { portal, dialog };
}

describe('a trial account', () => {
  test('ROLE-08 is asked to register a full account, and can', async () => {
    const { portal, dialog } = await openTrial();
    await portal.user.click(await dialog.findByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('dialog', { name: 'Create account' })).toBeDefined();
    expect(portal.address()).toBe('/index?modal=register');
  });

  test('ROLE-08 DIRECTREG3 off leaves only the explanation', async () => {
    switchOff('DIRECTREG3');
    const { dialog } = await openTrial();
    expect(dialog.getByRole('button', { name: 'Got it' })).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Create account' })).toBeNull();
  });

  test('ROLE-02 logs in to a full account, whose session replaces the trial session', async () => {
    const ended: (string | null)[] = [];
    server.use(
      msw.delete('*/wps/session/logout', ({ request }) => {
        ended.push(request.headers.get('Authorization'));
        return HttpResponse.json(getLogoutResponseMock());
      }),
    );
    const { portal, dialog } = await openTrial();
    await portal.user.click(await dialog.findByRole('button', { name: 'Create account' }));
    const entry = within(await screen.findByRole('dialog', { name: 'Create account' }));
    await portal.user.click(entry.getByRole('tab', { name: 'Log in' }));
    const form = within(await screen.findByRole('dialog', { name: 'Log in' }));
    server.use(getGetMemberInfoMockHandler());
    await fillIn(portal, form);
    await submitLogin(portal, form);
    await waitFor(() => expect(getToken()).toBe(getLoginResponseMock().value.token));
    await waitFor(() => expect(window.sessionStorage.getItem('isAgent')).toBe('0'));
    await waitFor(() => expect(ended).toEqual(['Bearer pt_session']));
  });
});

describe('guests', () => {
  test('ROLE-04 a guest can browse, log in, reset the password and register', async () => {
    const portal = openFrame('/rng');
    expect(await screen.findByRole('heading', { name: 'The page /rng' })).toBeDefined();
    await portal.user.click(screen.getByRole('button', { name: 'Log in' }));
    const entry = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await portal.user.click(await entry.findByRole('button', { name: 'Forgot password?' }));
    const reset = within(await screen.findByRole('dialog', { name: 'Forgot password' }));
    expect(await reset.findByRole('button', { name: 'Send link' })).toBeDefined();
    await portal.user.keyboard('{Escape}');
    await portal.user.click(await entry.findByRole('tab', { name: 'Create account' }));
    expect(await screen.findByRole('checkbox', { name: /I am 18 or older/ })).toBeDefined();
  });

  test.each([
    ['a player', 0],
    ['an agent', 1],
  ] as const)('ROLE-01 the portal carries the brand of the site, for %s', async (_, type) => {
    changeSite((info) => ({ ...info, brand: { ...info.brand, name: 'Saffron' } }));
    const answer = getGetMemberInfoResponseMock();
    server.use(getGetMemberInfoMockHandler({ ...answer, value: { ...answer.value, type } }));
    openFrame('/rng', { loggedIn: true });
    await waitFor(() => expect(window.sessionStorage.getItem('isAgent')).toBe(String(type)));
    await waitFor(() => expect(document.title).toBe('Slots | Saffron'));
    expect(within(screen.getByRole('banner')).getByRole('link', { name: /Saffron/ })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Account menu' })).toBeDefined();
  });
});
