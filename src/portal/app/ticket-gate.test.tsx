// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  getExchangeSessionTicketResponseMock,
  getLogoutResponseMock,
} from '#generated/client/session/session.faker.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { keepUrlTicket, takeUrlTicket, urlTicket } from '../access/invitation.ts';
import { getToken, setToken } from '../api/token.ts';
import { showLanguage } from '../i18n/language.ts';
import { openFrame } from '../testing/frame.tsx';
import { refusal } from '../testing/login.ts';
import { changeSite, withPortal } from '../testing/portal.tsx';

withPortal();

const TICKET = 'lt_3Hq9vWk2XbTn7YcR5mJzLd';
const opened = getExchangeSessionTicketResponseMock().value.session.token;

/** Records which sessions were ended. */
function recordLogouts(): (string | null)[] {
  const tokens: (string | null)[] = [];
  server.use(
    msw.delete('*/wps/session/logout', ({ request }) => {
      tokens.push(request.headers.get('Authorization'));
      return HttpResponse.json(getLogoutResponseMock());
    }),
  );
  return tokens;
}

test('ROUTE-29 the ticket leaves the address before the first render, and the rest of the address stays', () => {
  window.history.replaceState(null, '', `/rng?vendor=SAF&token=${TICKET}#top`);
  takeUrlTicket();
  expect(window.location.href).toBe('http://localhost:3000/rng?vendor=SAF#top');
  expect(urlTicket()).toBe(TICKET);
  expect(urlTicket()).toBeUndefined();
  window.history.replaceState(null, '', '/');
});

describe('a login ticket in the address', () => {
  test('ROUTE-24 ROUTE-29 logs in directly, with the same login info, on the requested page', async () => {
    let body: unknown;
    server.events.on('request:start', async ({ request }) => {
      if (request.url.endsWith('/wps/session/token')) body = await request.clone().json();
    });
    keepUrlTicket(TICKET);
    const portal = openFrame('/rng?vendor=SAF');
    const modal = within(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' }));
    expect(getToken()).toBe(opened);
    expect(body).toEqual({ ticket: TICKET });
    expect(window.sessionStorage.getItem('account')).toBe('player01');
    await portal.user.click(modal.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(portal.address()).toBe('/rng?vendor=SAF'));
  });

  test('ROUTE-29 on a guarded site it opens the page, not the login', async () => {
    changeSite((info) => ({ ...info, settings: { ...info.settings, loginedToHomePage: true } }));
    keepUrlTicket(TICKET);
    openFrame('/rng');
    expect(await screen.findByRole('heading', { name: 'The page /rng', hidden: true })).toBeDefined();
  });

  test("ROUTE-29 ROLE-13 LOGIN-21 on the agents' own site a page for players leads home, with the same login info", async () => {
    changeSite((info) => ({ ...info, brand: { ...info.brand, site: 'agent' } }));
    keepUrlTicket(TICKET);
    const portal = openFrame('/rng?vendor=SAF');
    expect(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' })).toBeDefined();
    expect(portal.address()).toBe('/index?modal=afterLogin');
  });

  describe('in a tab with a session of another account', () => {
    async function openAsOther() {
      setToken('pt_other');
      window.sessionStorage.setItem('account', 'agent01');
      keepUrlTicket(TICKET);
      const ended = recordLogouts();
      const portal = openFrame('/rng');
      const question = within(await screen.findByRole('alertdialog', { name: 'Continue as player01?' }));
      expect(question.getByText(/You are logged in as agent01/)).toBeDefined();
      return { portal, question, ended };
    }

    test('ROUTE-29 asks first, and ends the new session if the user stays', async () => {
      const { portal, question, ended } = await openAsOther();
      await portal.user.click(question.getByRole('button', { name: 'Stay agent01' }));
      expect(await screen.findByRole('heading', { name: 'The page /rng' })).toBeDefined();
      expect(getToken()).toBe('pt_other');
      await waitFor(() => expect(ended).toEqual([`Bearer ${opened}`]));
    });

    test('ROUTE-29 ends the old session if the user continues', async () => {
      const { portal, question, ended } = await openAsOther();
      await portal.user.click(question.getByRole('button', { name: 'Continue' }));
      expect(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' })).toBeDefined();
      expect(getToken()).toBe(opened);
      await waitFor(() => expect(ended).toEqual(['Bearer pt_other']));
    });

    test('MEMBER-22 ROUTE-29 asks after the second step', async () => {
      setToken('pt_other');
      window.sessionStorage.setItem('account', 'agent01');
      const demand = refusal(403, 'two_step_required', { verificationTicket: 'ts_41d7b2f09c6e' });
      server.use(msw.post('*/wps/session/token', demand, { once: true }));
      keepUrlTicket(TICKET);
      const { user } = openFrame('/rng');
      const step = within(await screen.findByRole('dialog', { name: 'Log in' }));
      await user.type(await step.findByLabelText(/^Code of your app/), '614093');
      await user.click(step.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByRole('alertdialog', { name: 'Continue as player01?' })).toBeDefined();
      expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
    });

    test('MEMBER-22 ROUTE-29 stays logged in where the second step is left', async () => {
      setToken('pt_other');
      const demand = refusal(403, 'two_step_required', { verificationTicket: 'ts_41d7b2f09c6e' });
      server.use(msw.post('*/wps/session/token', demand));
      keepUrlTicket(TICKET);
      const { user } = openFrame('/rng');
      const step = within(await screen.findByRole('dialog', { name: 'Log in' }));
      await user.click(step.getByRole('button', { name: 'Close' }));
      expect(await screen.findByRole('heading', { name: 'The page /rng' })).toBeDefined();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(getToken()).toBe('pt_other');
    });
  });

  test('ROUTE-29 a ticket of the same account replaces the session without a question', async () => {
    setToken('pt_old');
    window.sessionStorage.setItem('account', 'player01');
    keepUrlTicket(TICKET);
    openFrame('/rng');
    await waitFor(() => expect(getToken()).toBe(opened));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([
    ['EN', 'Log in', 'Please log in first'],
    ['VI', 'Đăng nhập', 'Vui lòng đăng nhập trước'],
  ] as const)('ROUTE-29 ERROR-17 in %s a refused ticket leads to the login', async (language, login, words) => {
    await showLanguage(language);
    server.use(refuse('post', '/wps/session/token', 401, 'session_ticket_invalid'));
    keepUrlTicket(TICKET);
    openFrame('/rng');
    const modal = within(await screen.findByRole('dialog', { name: login }));
    expect(modal.getByText(words)).toBeDefined();
    expect(getToken()).toBeNull();
  });

  test('ROUTE-29 a malformed ticket is refused without a call to the server', async () => {
    let asked = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/wps/session/token')) asked += 1;
    });
    keepUrlTicket('<script>');
    openFrame('/rng');
    expect(await screen.findByText('Please log in first')).toBeDefined();
    expect(asked).toBe(0);
  });
});
