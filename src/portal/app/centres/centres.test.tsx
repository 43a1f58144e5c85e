// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getGetMemberInfoResponseMock } from '../../../../generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '../../../../generated/client/member/member.msw.ts';
import { getGetUnreadCountMockHandler } from '../../../../generated/client/messages/messages.msw.ts';
import type { AgentType } from '../../../../generated/client/model/index.ts';
import { getGetPermissionResponseMock } from '../../../../generated/client/system/system.faker.ts';
import { getGetPermissionMockHandler } from '../../../../generated/client/system/system.msw.ts';
import { server } from '../../../mocks/server.ts';
import { clearSession } from '../../api/token.ts';
import { preloadModal } from '../modals/modal-layer.tsx';
import { changeSite, openPortal, withPortal } from '../testing/portal.tsx';
import { fillIn, submitLogin } from '../testing/steps.ts';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/lobby/lobby-page.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.lobby,
);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

/** Logs in as an account of a type. */
function as(type: AgentType) {
  window.sessionStorage.setItem('isAgent', String(type));
  const answer = getGetMemberInfoResponseMock();
  server.use(getGetMemberInfoMockHandler({ ...answer, value: { ...answer.value, type } }));
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const memberCentre = () => screen.findByRole('dialog', { name: 'Member centre' });
const heading = (name: string) => within(screen.getByRole('dialog')).findByRole('heading', { level: 2, name });

describe('the member centre', () => {
  test('LAYOUT-02 MEMBER-02 MEMBER-19 MEMBER-21 opens on the account page, with its menu once that is loaded', async () => {
    const { address } = openPortal('/rng?modal=memberCenter', { loggedIn: true });
    const centre = within(await memberCentre());
    const menu = within(await centre.findByRole('navigation', { name: 'Member centre' }));
    const names = menu.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual(['My account', 'Profile']);
    expect(menu.getByRole('button', { name: /^Inbox/ })).toBeDefined();
    expect(menu.getByRole('button', { current: 'page' }).textContent).toBe('My account');
    expect(await heading('My account')).toBeDefined();
    expect(await centre.findByRole('heading', { name: 'Signed in now' })).toBeDefined();
    expect(address()).toBe('/rng?modal=memberCenter');
  });

  test.each([
    ['known in this tab', '0'],
    ['not known yet', undefined],
  ])('MEMBER-21 the focus begins on the page in the menu when the account is %s', async (_, kept) => {
    if (kept) window.sessionStorage.setItem('isAgent', kept);
    openPortal('/rng?modal=memberCenter&panel=profile', { loggedIn: true });
    const centre = within(await memberCentre());
    const chosen = await centre.findByRole('button', { name: 'Profile', current: 'page' });
    await waitFor(() => expect(document.activeElement).toBe(chosen));
  });

  test('MEMBER-16 MEMBER-18 MEMBER-21 MEMBER-22 the address names the page, and a change of page adds no history entry', async () => {
    const { user, router, address } = openPortal('/rng', { loggedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('button', { name: 'Member centre' }));
    const centre = within(await memberCentre());
    await user.click(await centre.findByRole('button', { name: 'Profile' }));
    expect(await heading('Profile')).toBeDefined();
    expect(address()).toBe('/rng?modal=memberCenter&panel=profile');
    await user.click(centre.getByRole('button', { name: /^Inbox/ }));
    expect(await centre.findByRole('button', { name: 'Mark all as read' })).toBeDefined();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/rng'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('MEMBER-20 MODAL-04 the close button and Esc close it and return the focus to the avatar', async () => {
    const { user, address } = openPortal('/rng', { loggedIn: true });
    const avatar = await screen.findByRole('button', { name: 'Account menu' });
    for (const close of [
      () => user.click(screen.getByRole('button', { name: 'Close' })),
      () => user.keyboard('{Escape}'),
    ]) {
      await user.click(avatar);
      await user.click(await screen.findByRole('button', { name: 'Member centre' }));
      await memberCentre();
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(address()).toBe('/rng');
      expect(document.activeElement).toBe(avatar);
    }
  });

  test('an unknown page in the address shows the first page', async () => {
    openPortal('/rng?modal=memberCenter&panel=%3Cscript%3E%3Fx', { loggedIn: true });
    await memberCentre();
    expect(await heading('My account')).toBeDefined();
  });

  test('on a phone the menu comes first, and each page has a back button', async () => {
    const { user, address } = openPortal('/rng?modal=memberCenter', { loggedIn: true, width: 390 });
    const centre = within(await memberCentre());
    expect(await heading('Member centre')).toBeDefined();
    await user.click(await centre.findByRole('button', { name: 'Profile' }));
    expect(await heading('Profile')).toBeDefined();
    expect(centre.queryByRole('navigation')).toBeNull();
    await user.click(centre.getByRole('button', { name: 'Member centre: all pages' }));
    expect(await centre.findByRole('navigation')).toBeDefined();
    expect(address()).toBe('/rng?modal=memberCenter');
  });

  test('MEMBER-23 ENTITY-39 header and menu show the number of unread messages', async () => {
    server.use(getGetUnreadCountMockHandler({ success: true, unReadCount: 3 }));
    const { user } = openPortal('/rng', { loggedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Inbox, 3 unread' }));
    const centre = within(await memberCentre());
    expect(await centre.findByRole('button', { name: 'Inbox 3 unread', current: 'page' })).toBeDefined();
  });

  test('HEADER-11 signs out from its menu', async () => {
    const { user } = openPortal('/rng?modal=memberCenter', { loggedIn: true });
    const centre = within(await memberCentre());
    await user.click(await centre.findByRole('button', { name: 'Sign out' }));
    const ask = within(await screen.findByRole('alertdialog'));
    await user.click(ask.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  });
});

describe('access to a centre', () => {
  test('ROLE-06 MEMBER-01 ROLE-10 a guest is asked to log in, and continues in the centre', async () => {
    const portal = openPortal('/rng?modal=memberCenter&panel=messageV2');
    const form = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(screen.queryByRole('dialog', { name: 'Member centre' })).toBeNull();
    await fillIn(portal, form);
    await submitLogin(portal, form);
    expect(await memberCentre()).toBeDefined();
    expect(await screen.findByRole('heading', { level: 2, name: 'Inbox' })).toBeDefined();
    const query = new URLSearchParams(portal.router.state.location.search);
    expect(query.get('panel')).toBe('messageV2');
    expect(query.getAll('modal')[0]).toBe('memberCenter');
  });

  test('ROLE-06 a guest is asked to log in also when the site is described late', async () => {
    const answer = getGetPermissionResponseMock();
    let tell = () => {};
    const asked = new Promise<void>((resolve) => {
      tell = resolve;
    });
    server.use(
      getGetPermissionMockHandler(async () => {
        await asked;
        return answer;
      }),
    );
    await preloadModal('memberCenter');
    openPortal('/rng?modal=memberCenter');
    await screen.findByRole('main');
    await act(() => nextTask());
    tell();
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
  });

  test('ROLE-06 a guest who cancels the login returns to the page', async () => {
    const { user, address } = openPortal('/rng?modal=agentCenter');
    await screen.findByRole('dialog', { name: 'Log in' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/rng'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('API-79 the centre closes when the session ends, and the page asks for a login', async () => {
    openPortal('/rng?modal=memberCenter', { loggedIn: true });
    await memberCentre();
    act(() => clearSession());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Member centre' })).toBeNull());
  });

  test.each([
    ['memberCenter', 'Member centre'],
    ['agentCenter', 'Agent centre'],
  ])(
    'ROLE-08 MEMBER-01 HEADER-13 AGENT-16 a trial account reads that %s needs a full account',
    async (modal, entry) => {
      as(4);
      const { user, address } = openPortal(`/rng?modal=${modal}`, { loggedIn: true });
      expect(await screen.findByRole('dialog', { name: 'This needs a full account' })).toBeDefined();
      expect(address()).toBe('/rng?modal=trial');
      await user.click(await screen.findByRole('button', { name: 'Got it' }));
      await user.click(screen.getByRole('button', { name: 'Account menu' }));
      await user.click(await screen.findByRole('button', { name: entry }));
      expect(await screen.findByRole('dialog', { name: 'This needs a full account' })).toBeDefined();
      expect(address()).toBe('/rng?modal=trial');
    },
  );

  test.each([1, 2, 41, 42] as const)(
    'LAYOUT-03 AGENT-01 AGENT-02 AGENT-03 AGENT-14 AGENT-15 HEADER-10 ROLE-11 an agent of type %i has the agent centre',
    async (type) => {
      as(type);
      const { user, address } = openPortal('/rng', { loggedIn: true });
      await user.click(await screen.findByRole('button', { name: 'Account menu' }));
      await user.click(await screen.findByRole('button', { name: 'Agent centre' }));
      const centre = within(await screen.findByRole('dialog', { name: 'Agent centre' }));
      expect(await centre.findByRole('button', { name: 'Team overview', current: 'page' })).toBeDefined();
      await user.click(centre.getByRole('button', { name: 'Announcement' }));
      expect(await centre.findByText('Dividends of December are paid')).toBeDefined();
      // The pages have buttons of the same names.
      const menu = () => within(screen.getByRole('navigation', { name: 'Agent centre' }));
      const entries = () =>
        menu()
          .getAllByRole('button')
          .map((entry) => entry.textContent ?? '')
          .filter((entry) => entry !== 'Sign out');
      for (const entry of entries()) {
        await user.click(menu().getByRole('button', { name: entry }));
        expect(await heading(entry)).toBeDefined();
        await user.click(screen.getByRole('button', { name: 'Close' }));
        await waitFor(() => expect(address()).toBe('/rng'));
        await user.click(screen.getByRole('button', { name: 'Account menu' }));
        await user.click(await screen.findByRole('button', { name: 'Agent centre' }));
        await screen.findByRole('dialog', { name: 'Agent centre' });
      }
    },
  );

  test('HEADER-10 AGENT-15 a plain member has no agent centre, even if the address asks for it', async () => {
    as(0);
    const { user, address } = openPortal('/rng?modal=agentCenter', { loggedIn: true });
    await waitFor(() => expect(address()).toBe('/rng'));
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    expect(await screen.findByRole('button', { name: 'Member centre' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Agent centre' })).toBeNull();
  });

  test.each([
    ['LAYOUT-04 FLAG-05 isShowMC', { isShowMC: false }, 'memberCenter', 'Member centre', 'Agent centre'],
    ['LAYOUT-05 FLAG-05 isShowAC', { isShowAC: false }, 'agentCenter', 'Agent centre', 'Member centre'],
  ])('%s off closes the access to the centre', async (_, off, modal, closed, open) => {
    as(1);
    changeSite((info) => ({ ...info, settings: { ...info.settings, ...off } }));
    const { user, address } = openPortal(`/rng?modal=${modal}`, { loggedIn: true });
    await waitFor(() => expect(address()).toBe('/rng'));
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    expect(await screen.findByRole('button', { name: open })).toBeDefined();
    expect(screen.queryByRole('button', { name: closed })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Inbox/ }) === null).toBe(modal === 'memberCenter');
  });
});
