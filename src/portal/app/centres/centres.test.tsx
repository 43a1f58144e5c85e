// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getListContractRequestsMockHandler } from '#generated/client/contract/contract.msw.ts';
import { getGetMemberInfoResponseMock } from '#generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '#generated/client/member/member.msw.ts';
import { getGetUnreadCountMockHandler } from '#generated/client/messages/messages.msw.ts';
import { getGetPermissionResponseMock } from '#generated/client/system/system.faker.ts';
import { getGetPermissionMockHandler } from '#generated/client/system/system.msw.ts';
import type { AgentType } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { clearSession, getToken } from '../../api/token.ts';
import { openAgentCentre, openCentre } from '../../testing/centre.tsx';
import { changeSite, openModal, openPortal, withPortal } from '../../testing/portal.tsx';
import { fillIn, submitLogin } from '../../testing/steps.ts';

withPortal();

/** Logs in as an account of a type. */
function as(type: AgentType, toUpline = false) {
  window.sessionStorage.setItem('isAgent', String(type));
  const answer = getGetMemberInfoResponseMock();
  server.use(getGetMemberInfoMockHandler({ ...answer, value: { ...answer.value, type, toUpline } }));
}

/** Opens a page whose header leads to the centres. */
const openFrame = (query = '') => openPortal(`/vip${query}`, { loggedIn: true });

/** Opens the menu of the account in the header. */
async function openAccountMenu({ user }: ReturnType<typeof openPortal>) {
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
}

const memberCentre = () => screen.findByRole('dialog', { name: 'Member centre' });
const heading = (name: string) => within(screen.getByRole('dialog')).findByRole('heading', { level: 2, name });

describe('the member centre', () => {
  test('LAYOUT-02 MEMBER-02 MEMBER-19 MEMBER-21 opens on the account page, with its menu once that is loaded', async () => {
    window.sessionStorage.setItem('isAgent', '0');
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    server.use(
      getGetMemberInfoMockHandler(async () => {
        await told;
        return getGetMemberInfoResponseMock();
      }),
    );
    const { centre, address } = await openCentre();
    expect(centre.queryByRole('navigation', { name: 'Member centre' })).toBeNull();
    tell();
    const menu = within(await centre.findByRole('navigation', { name: 'Member centre' }));
    const names = menu.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual(['My account', 'Profile']);
    expect(menu.getByRole('button', { name: /^Inbox/ })).toBeDefined();
    expect(menu.getByRole('button', { current: 'page' }).textContent).toBe('My account');
    expect(await heading('My account')).toBeDefined();
    expect(await centre.findByRole('heading', { name: 'Signed in now' })).toBeDefined();
    expect(address()).toBe('/index?modal=memberCenter');
  });

  test.each([
    ['known in this tab', '0'],
    ['not known yet', undefined],
  ])('MEMBER-21 the focus begins on the page in the menu when the account is %s', async (_, kept) => {
    if (kept) window.sessionStorage.setItem('isAgent', kept);
    const { centre } = await openCentre('profile');
    const chosen = await centre.findByRole('button', { name: 'Profile', current: 'page' });
    await waitFor(() => expect(document.activeElement).toBe(chosen));
  });

  test('MEMBER-16 MEMBER-18 MEMBER-21 MEMBER-22 ROLE-10 the address names the page, and a change of page adds no history entry', async () => {
    const portal = openFrame();
    const { user, router, address } = portal;
    await openAccountMenu(portal);
    await user.click(await screen.findByRole('button', { name: 'Member centre' }));
    const centre = within(await memberCentre());
    await user.click(await centre.findByRole('button', { name: 'Profile' }));
    expect(await heading('Profile')).toBeDefined();
    expect(address()).toBe('/vip?modal=memberCenter&panel=profile');
    await user.click(centre.getByRole('button', { name: /^Inbox/ }));
    expect(await centre.findByRole('button', { name: 'Mark all as read' })).toBeDefined();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/vip'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('LAYOUT-02 MEMBER-20 MODAL-04 the close button and Esc close it and return the focus to the avatar', async () => {
    const portal = openFrame();
    const { user, address } = portal;
    for (const close of [
      () => user.click(screen.getByRole('button', { name: 'Close' })),
      () => user.keyboard('{Escape}'),
    ]) {
      await openAccountMenu(portal);
      await user.click(await screen.findByRole('button', { name: 'Member centre' }));
      await memberCentre();
      expect([screen.getByRole('banner'), screen.getByRole('main')]).toHaveLength(2);
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(address()).toBe('/vip');
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account menu' }));
    }
  });

  test('an unknown page in the address shows the first page', async () => {
    await openCentre('<script>?x');
    expect(await heading('My account')).toBeDefined();
  });

  test('MEMBER-23 ENTITY-39 header and menu show the number of unread messages', async () => {
    server.use(getGetUnreadCountMockHandler({ success: true, unReadCount: 3 }));
    const { user } = openFrame();
    await user.click(await screen.findByRole('button', { name: 'Inbox, 3 unread' }));
    const centre = within(await memberCentre());
    expect(await centre.findByRole('button', { name: 'Inbox 3 unread', current: 'page' })).toBeDefined();
  });

  test('HEADER-11 LOGOUT-01 signs out from its menu, once that is confirmed', async () => {
    const { user, centre } = await openCentre();
    await user.click(await centre.findByRole('button', { name: 'Sign out' }));
    const ask = within(await screen.findByRole('alertdialog'));
    expect(getToken()).not.toBeNull();
    await user.click(ask.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getToken()).toBeNull();
  });
});

describe.each([
  {
    name: 'Member centre',
    type: 0,
    first: 'My account',
    signsOut: true,
    ids: 'MEMBER-02 MEMBER-03 MEMBER-04 MEMBER-05 MEMBER-06 MEMBER-07 MEMBER-08 MEMBER-09 MEMBER-10 MEMBER-11 MEMBER-12 MEMBER-14 MEMBER-16 MEMBER-17 MEMBER-18',
    pages: {
      'My account': 'securityCenter',
      Profile: 'profile',
      'Player rank': 'playerRank',
      'My wallet': 'transferFund',
      Deposit: 'depositv2',
      Withdraw: 'withdraw',
      Vault: 'vault',
      'Transfer to upline': 'transferUpline',
      'Betting record': 'personalHistoryCopy',
      'Account record': 'transactionHistory',
      'Profit and loss': 'personalProfit',
      Bonuses: 'bonusDetails',
      'Reward centre': 'rewardCenter',
      Missions: 'missionLeaderboard',
      'Invite friends': 'referral',
      Inbox: 'messageV2',
    },
  },
  {
    name: 'Agent centre',
    type: 1,
    first: 'Team overview',
    signsOut: false,
    ids: 'AGENT-01 AGENT-14',
    pages: {
      'Team overview': 'agentTeamOverview',
      Announcement: 'agentAnnouncement',
      'Account registration': 'agentAccountRegistration',
      'Team management': 'agentTeamManagement',
      'Team betting': 'agentTeamBetting',
      'User profit and loss': 'agentUserProfitLoss',
      'My income': 'agentMyIncome',
      'Transaction details': 'agentTransactionDetails',
      'Contract requests': 'agentContractRequests',
      Dividend: 'agentDividend',
      'Daily salary': 'agentDailySalary',
      'Hourly salary': 'agentHourlySalary',
      'Real-time salary': 'agentRealtimeSalary',
    },
  },
] as const)('the $name in a narrow window', ({ name, type, first, signsOut, ids, pages }) => {
  /** Opens the centre over a page, as its member does in a window of this width (px). */
  async function openFromPage(width: number) {
    as(type, true);
    const portal = openPortal('/rng', { loggedIn: true, width });
    const account = await screen.findByRole('button', { name: width < 640 ? 'Account' : 'Account menu' });
    const open = async () => {
      await portal.user.click(account);
      await portal.user.click(await screen.findByRole('button', { name }));
      const centre = within(await screen.findByRole('dialog', { name }));
      const menu = within(await centre.findByRole('navigation', { name }));
      return { centre, menu };
    };
    const expectClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(portal.address()).toBe('/rng');
      expect(document.activeElement).toBe(account);
    };
    return { ...portal, open, expectClosed };
  }

  test('MEMBER-19 MEMBER-20 MODAL-04 on a phone the menu is alone under its name, and its close button and Esc close the centre', async () => {
    const { user, open, expectClosed } = await openFromPage(390);
    const { centre, menu } = await open();
    expect(centre.getByRole('heading', { level: 2 }).textContent).toBe(name);
    expect(menu.getAllByRole('button')[0]?.textContent).toBe(first);
    expect(menu.queryByRole('button', { current: 'page' })).toBeNull();
    expect(centre.queryByRole('button', { name: 'Sign out' }) !== null).toBe(signsOut);
    await user.click(centre.getByRole('button', { name: 'Close' }));
    await expectClosed();
    await open();
    await user.keyboard('{Escape}');
    await expectClosed();
  });

  test(`${ids} MEMBER-20 MEMBER-21 on a phone each page is alone under its name, with a way back to the menu and a close button`, async () => {
    const { user, open, address, expectClosed } = await openFromPage(390);
    const { centre, menu } = await open();
    const count = menu.getAllByRole('button').length;
    const panel = () => new URLSearchParams(address().split('?')[1]).get('panel');
    const opened: [string, string | null][] = [];
    for (let place = 0; place < count; place++) {
      const shown = within(centre.getByRole('navigation', { name })).getAllByRole('button');
      const entry = shown[place] ?? expect.fail(`no entry ${place}`);
      // The number of unread messages stands behind the name.
      const label = entry.querySelector('span')?.textContent ?? '';
      await user.click(entry);
      expect(document.activeElement).toBe(await heading(label));
      opened.push([label, panel()]);
      expect(centre.queryByRole('navigation', { name })).toBeNull();
      expect(centre.getByRole('button', { name: 'Close' })).toBeDefined();
      await user.click(centre.getByRole('button', { name: `${name}: all pages` }));
      await centre.findByRole('navigation', { name });
      expect(panel()).toBeNull();
    }
    expect(opened).toEqual(Object.entries(pages));
    await user.click(centre.getByRole('button', { name: first }));
    await heading(first);
    await user.click(centre.getByRole('button', { name: 'Close' }));
    await expectClosed();
  });

  test('MEMBER-19 MEMBER-20 MEMBER-21 with room for icons the menu stands beside the page, each entry has its name, and it closes', async () => {
    const { user, open, expectClosed } = await openFromPage(800);
    const { centre, menu } = await open();
    expect(await heading(first)).toBeDefined();
    const entries = menu.getAllByRole('button');
    expect(entries.filter((entry) => (entry.textContent ?? '') === '')).toEqual([]);
    await user.click(menu.getAllByRole('button')[1] ?? expect.fail('no second entry'));
    expect(await heading(entries[1]?.textContent ?? '')).toBeDefined();
    expect(centre.getByRole('navigation', { name })).toBeDefined();
    expect(centre.queryByRole('button', { name: `${name}: all pages` })).toBeNull();
    await user.click(centre.getByRole('button', { name: 'Close' }));
    await expectClosed();
  });
});

describe('access to a centre', () => {
  test('ROLE-06 MEMBER-01 ROLE-10 a guest is asked to log in, and continues in the centre', async () => {
    const portal = openModal('/index?modal=memberCenter&panel=messageV2');
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
    const [asked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.use(
      getGetPermissionMockHandler(async () => {
        asked.resolve();
        await told.promise;
        return answer;
      }),
    );
    openModal('/index?modal=memberCenter');
    await act(() => asked.promise);
    expect(screen.queryByRole('dialog')).toBeNull();
    told.resolve();
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
  });

  test('ROLE-06 a guest who cancels the login returns to the page', async () => {
    const { user, address } = openModal('/index?modal=agentCenter');
    await screen.findByRole('dialog', { name: 'Log in' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/index'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('API-79 the centre closes when the session ends, and the page asks for a login', async () => {
    await openCentre();
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
      const portal = openFrame(`?modal=${modal}`);
      const { user, address } = portal;
      expect(await screen.findByRole('dialog', { name: 'This needs a full account' })).toBeDefined();
      expect(address()).toBe('/vip?modal=trial');
      await user.click(await screen.findByRole('button', { name: 'Got it' }));
      await openAccountMenu(portal);
      await user.click(await screen.findByRole('button', { name: entry }));
      expect(await screen.findByRole('dialog', { name: 'This needs a full account' })).toBeDefined();
      expect(address()).toBe('/vip?modal=trial');
    },
  );

  test.each([
    [1, 'general agent'],
    [2, 'agent'],
    [41, 'promoter'],
    [42, 'sub-promoter'],
  ] as const)(
    'LAYOUT-03 AGENT-01 AGENT-15 AGENT-18 HEADER-10 ROLE-11 an agent of type %i has the agent centre, as %s',
    async (type, role) => {
      as(type);
      const portal = openFrame();
      await openAccountMenu(portal);
      await portal.user.click(await screen.findByRole('button', { name: 'Agent centre' }));
      const centre = within(await screen.findByRole('dialog', { name: 'Agent centre' }));
      expect(await centre.findByRole('button', { name: 'Team overview', current: 'page' })).toBeDefined();
      expect(portal.address()).toBe('/vip?modal=agentCenter');
      expect([screen.getByRole('banner'), screen.getByRole('main')]).toHaveLength(2);
      expect(await heading('Team overview')).toBeDefined();
      expect(await centre.findByText(`player01, ${role}`)).toBeDefined();
    },
  );

  test('AGENT-02 AGENT-03 AGENT-14 AGENT-04 AGENT-05 AGENT-06 AGENT-07 AGENT-08 AGENT-09 AGENT-10 AGENT-11 AGENT-12 AGENT-13 CONTRACT-08 each entry of the agent centre opens its page, which has a close button', async () => {
    server.use(
      getListContractRequestsMockHandler({ success: true, value: { content: [], totalPages: 0, totalElements: 0 } }),
    );
    const { user, centre, address } = await openAgentCentre();
    // The pages have buttons of the same names.
    const menu = within(await centre.findByRole('navigation', { name: 'Agent centre' }));
    const entries = menu.getAllByRole('button');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Team overview',
      'Announcement',
      'Account registration',
      'Team management',
      'Team betting',
      'User profit and loss',
      'My income',
      'Transaction details',
      'Contract requests',
      'Dividend',
      'Daily salary',
      'Hourly salary',
      'Real-time salary',
    ]);
    for (const entry of entries) {
      await user.click(entry);
      expect(await heading(entry.textContent ?? '')).toBeDefined();
      expect(centre.getByRole('button', { name: 'Close' })).toBeDefined();
    }
    await user.click(menu.getByRole('button', { name: 'Announcement' }));
    expect(await centre.findByText('Dividends of December are paid')).toBeDefined();
    await user.click(centre.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/index'));
  });

  test('HEADER-10 AGENT-15 ROLE-11 a plain member has no agent centre, even if the address asks for it', async () => {
    as(0);
    const portal = openFrame('?modal=agentCenter');
    await waitFor(() => expect(portal.address()).toBe('/vip'));
    await openAccountMenu(portal);
    expect(await screen.findByRole('button', { name: 'Member centre' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Agent centre' })).toBeNull();
  });

  test('LAYOUT-04 FLAG-05 isShowMC off closes the access to the member centre', () =>
    closes({ isShowMC: false }, 'memberCenter', 'Member centre', 'Agent centre'));

  test('LAYOUT-05 HEADER-10 FLAG-05 isShowAC off closes the access to the agent centre', () =>
    closes({ isShowAC: false }, 'agentCenter', 'Agent centre', 'Member centre'));

  async function closes(off: { isShowMC?: false; isShowAC?: false }, modal: string, closed: string, open: string) {
    as(1);
    changeSite((info) => ({ ...info, settings: { ...info.settings, ...off } }));
    const portal = openFrame(`?modal=${modal}`);
    await waitFor(() => expect(portal.address()).toBe('/vip'));
    await openAccountMenu(portal);
    expect(await screen.findByRole('button', { name: open })).toBeDefined();
    expect(screen.queryByRole('button', { name: closed })).toBeNull();
    // What leads to a page of the member centre goes with it, in the header, its menu and the side bar.
    for (const name of [/^Inbox/, 'Deposit', 'Withdraw', 'Account record', 'Betting record', 'Invite friends'])
      expect([name, screen.queryAllByRole('button', { name }).length > 0]).toEqual([name, modal === 'agentCenter']);
  }
});
