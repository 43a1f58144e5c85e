// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getListGamesMockHandler } from '#generated/client/catalogue/catalogue.msw.ts';
import { getListAnnouncementsResponseMock } from '#generated/client/notices/notices.faker.ts';
import { getListAnnouncementsMockHandler } from '#generated/client/notices/notices.msw.ts';
import type { BannerGroup } from '#generated/model/index.ts';
import { refuse, unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { openFrame } from '../testing/frame.tsx';
import { changeSite, openPortal, withPortal } from '../testing/portal.tsx';
import { fillIn, submitLogin } from '../testing/steps.ts';
import { preloadModal } from './modals/modal-layer.tsx';
import { pages } from './page-table.tsx';

withPortal();

const guarded = () => changeSite((info) => ({ ...info, settings: { ...info.settings, loginedToHomePage: true } }));

/** The login is as it is, over plain pages. */
const withLogin = { own: ['/login'] };

// Each group has one banner, whose title names the group.
beforeEach(() => {
  const answer = getListAnnouncementsResponseMock();
  const [banner] = answer.value.banners;
  if (banner === undefined) throw new Error('the example has no banner');
  const banners = [...new Set(Object.values(bannersOf))].map((groupName) => ({
    ...banner,
    bannerId: groupName,
    groupName,
    title: `Banners of ${groupName}`,
  }));
  server.use(getListAnnouncementsMockHandler({ ...answer, value: { ...answer.value, banners } }));
});

/** The banner group of each address. */
const bannersOf: Readonly<Record<string, BannerGroup>> = {
  '/': 'w_home',
  '/index': 'w_home',
  '/rng': 'w_rng',
  '/live': 'w_live',
  '/fish': 'w_fish',
  '/pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/inhouse': 'w_inhouse',
  '/elott': 'w_lott',
  '/down': 'w_down',
  '/download': 'w_down',
  '/promotions': 'w_promotion',
  '/pointMall': 'w_shop',
  '/help': 'w_help',
  '/register': 'w_reg',
  '/register.html': 'w_reg',
};

describe('the routes', () => {
  test('ROUTE-01 ROUTE-02 `/` leads to `/index`', async () => {
    const { address } = openFrame('/');
    expect(await screen.findByRole('heading', { name: 'The page /index' })).toBeDefined();
    expect(address()).toBe('/index');
  });

  test.each([1440, 390])(
    'LAYOUT-01 ROUTE-03 home at %i px shows header, banners, side menu and footer',
    async (width) => {
      const { user } = openFrame('/index', { width });
      expect(await screen.findByRole('heading', { name: 'The page /index' })).toBeDefined();
      expect(screen.getByRole('banner')).toBeDefined();
      expect(await within(screen.getByRole('main')).findByText('Banners of w_home')).toBeDefined();
      expect(await screen.findByRole('contentinfo')).toBeDefined();
      await waitFor(() => expect(document.title).toBe('Home | Lumo'));
      // On a phone the menu is behind a button.
      if (width === 390) await user.click(screen.getByRole('button', { name: 'Open menu' }));
      expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeDefined();
    },
  );

  test.each([
    ['/rng', 'RNG', 'Slots'],
    ['/pvp', 'PVP', 'PVP'],
    ['/live', 'LIVE', 'Live Casino'],
    ['/fish', 'FISH', 'Fishing'],
    ['/sports', 'SPORTS', 'Sports'],
    ['/esports', 'ESPORTS', 'Esports'],
    ['/inhouse', 'INHOUSE', 'In-House'],
  ])('ROUTE-10 LOBBY-06 `%s` is the lobby of %s', async (path, category, title) => {
    const asked = new Set<string | null>();
    server.use(
      getListGamesMockHandler(({ request }) => {
        asked.add(new URL(request.url).searchParams.get('gameType'));
        return { success: true, games: [], totalPages: 0, totalGames: 0 };
      }),
    );
    openPortal(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    await waitFor(() => expect([...asked]).toEqual([category]));
    expect(document.title).toBe(`${title} | Lumo`);
  });

  test('BANNER-01 BANNER-02 BANNER-03 BANNER-04 ROUTE-28 every page shows the banners of its group', async () => {
    const { router } = openFrame('/nowhere');
    const seen: Record<string, string | undefined> = {};
    for (const path of Object.keys(bannersOf)) {
      await act(() => router.navigate(path));
      await waitFor(() => expect(screen.queryAllByText(/^Banners of/)).toHaveLength(1));
      seen[path] = screen.getByText(/^Banners of/).textContent?.replace('Banners of ', '');
      // The next page begins without banners.
      await act(() => router.navigate('/nowhere'));
      await waitFor(() => expect(screen.queryByText(/^Banners of/)).toBeNull());
    }
    expect(seen).toEqual(bannersOf);
  });

  test('BANNER-04 ROUTE-08 ROUTE-31 every other page shows none', async () => {
    const { router } = openFrame('/index');
    for (const [path, title] of [
      ['/vip', 'VIP'],
      ['/lottery', 'Lottery'],
      ['/login', 'Log in'],
      ['/chat', 'Customer services'],
      ['/vnlottery', 'Lottery'],
      ['/seamless', 'Game'],
    ] as const) {
      await act(() => router.navigate('/index'));
      expect(await screen.findByText('Banners of w_home')).toBeDefined();
      await act(() => router.navigate(path));
      await waitFor(() => expect(document.title).toBe(`${title} | Lumo`));
      expect(screen.queryByText(/^Banners of/), path).toBeNull();
    }
  });

  test('ROUTE-27 a login by code on `/login` leads to the address that its own address names', async () => {
    const portal = openFrame('/login?redirect=%2Frng%3Fvendor%3DSAF', withLogin);
    await portal.user.click(await screen.findByRole('radio', { name: 'SMS code' }));
    const form = within(screen.getByRole('main'));
    await portal.user.type(await form.findByRole('textbox', { name: 'Mobile number' }), '912345678');
    await portal.user.type(form.getByLabelText('Verification code'), '310562');
    await portal.user.click(form.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' })).toBeDefined();
    expect(portal.address()).toBe('/rng?vendor=SAF&modal=afterLogin');
  });

  test('ROUTE-32 `/down` leads to `/download`', async () => {
    const { address } = openFrame('/down');
    await waitFor(() => expect(address()).toBe('/download'));
  });

  test('a new page receives the focus, in every frame', async () => {
    const { user, router } = openFrame('/index');
    await user.click(await screen.findByRole('link', { name: 'Slots' }));
    expect(await screen.findByRole('heading', { name: 'The page /rng' })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    await act(() => router.navigate('/login'));
    expect(await screen.findByRole('heading', { name: 'The page /login' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('an unknown address says so and leads home', async () => {
    const { user } = openFrame('/nowhere');
    expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(await screen.findByRole('heading', { name: 'The page /index' })).toBeDefined();
  });

  test('ROUTE-27 `/login` is a page with both ways to log in of the modal, and ends at home', async () => {
    const portal = openFrame('/login', withLogin);
    expect(await screen.findByRole('heading', { name: 'Log in', level: 1 })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    expect(screen.queryByText('Please log in first')).toBeNull();
    expect(screen.getAllByRole('radio').map((way) => way.closest('label')?.textContent)).toEqual([
      'Username',
      'SMS code',
    ]);
    const form = within(screen.getByRole('main'));
    await portal.user.click(form.getByRole('radio', { name: 'SMS code' }));
    expect(await form.findByRole('textbox', { name: 'Mobile number' })).toBeDefined();
    await portal.user.click(form.getByRole('radio', { name: 'Username' }));
    await fillIn(portal, form);
    await submitLogin(portal, form);
    expect(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' })).toBeDefined();
    expect(portal.address()).toBe('/index?modal=afterLogin');
  });
});

describe('the guard', () => {
  test('ERROR-17 ROUTE-21 ROUTE-22 ROUTE-27 LOGIN-17 LOGIN-21 FLAG-05 sends guests to the login and back', async () => {
    guarded();
    const portal = openFrame('/rng?vendor=SAF', withLogin);
    expect(await screen.findByText('Please log in first')).toBeDefined();
    expect(portal.address()).toBe('/login?redirect=%2Frng%3Fvendor%3DSAF');
    const form = within(screen.getByRole('main'));
    await fillIn(portal, form);
    await submitLogin(portal, form);
    const after = within(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' }));
    // The requested page is already behind the login and stays.
    expect(screen.getByRole('heading', { name: 'The page /rng', hidden: true })).toBeDefined();
    expect(portal.address()).toBe('/rng?vendor=SAF&modal=afterLogin');
    await portal.user.click(after.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(portal.address()).toBe('/rng?vendor=SAF'));
    expect(await screen.findByRole('heading', { name: 'The page /rng' })).toBeDefined();
  });

  test('ROUTE-22 MEMBER-16 sends a guest who followed a link into a centre to the login and back to the centre', async () => {
    guarded();
    // Over the login page there is no second login, however soon the code of the centre is there.
    await Promise.all([preloadModal('memberCenter'), preloadModal('login')]);
    const portal = openFrame('/index?modal=memberCenter&panel=profile', withLogin);
    expect(await screen.findByText('Please log in first')).toBeDefined();
    const back = encodeURIComponent('/index?panel=profile&modal=memberCenter');
    expect(portal.address()).toBe(`/login?redirect=${back}`);
    const form = within(screen.getByRole('main'));
    await fillIn(portal, form);
    await submitLogin(portal, form);
    const after = within(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' }));
    await portal.user.click(after.getByRole('button', { name: 'Continue' }));
    const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
    expect(await centre.findByRole('heading', { level: 2, name: 'Profile' })).toBeDefined();
    await waitFor(() => expect(portal.address()).toBe('/index?panel=profile&modal=memberCenter'));
  });

  test('ROUTE-19 ROUTE-21 does not redirect the login page', async () => {
    guarded();
    const { address } = openFrame('/login', withLogin);
    expect(await screen.findByRole('textbox', { name: 'Username' })).toBeDefined();
    expect(address()).toBe('/login');
  });

  test.each([
    ['ROUTE-21', '/register'],
    ['ROUTE-21', '/register.html'],
    ['ROUTE-21', '/helpmc'],
    ['ROUTE-20 ROUTE-21', '/download'],
    ['ROUTE-21', '/reset-password?ticket=rt_8Wq2ZkXv5TnB7LcY3mJdRf'],
  ])('%s does not redirect %s', async (_, path) => {
    guarded();
    const { address } = openFrame(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(address()).toBe(path);
  });

  test('ROUTE-21 ROUTE-22 redirects every other page', async () => {
    guarded();
    // Two pages are exceptions: a mailed link sets a password, and the chat window has its own ticket.
    const open = ['/login', '/register', '/register.html', '/helpmc', '/download', '/reset-password', '/chat'];
    const closed = pages.map(({ path }) => path.replace(':id', 'p-101')).filter((path) => !open.includes(path));
    expect(closed.length).toBeGreaterThan(15);
    const { router, address } = openFrame('/login');
    for (const path of [...closed, '/nowhere']) {
      await act(() => router.navigate(path));
      const login = path === '/index' ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
      await waitFor(() => expect(address(), path).toBe(login));
    }
  });

  test('ROUTE-21 lets everyone with a token in', async () => {
    guarded();
    openFrame('/rng', { loggedIn: true });
    expect(await screen.findByRole('heading', { name: 'The page /rng' })).toBeDefined();
  });

  test('ROUTE-23 does nothing while the setting is off, on any page', async () => {
    const { router, address } = openFrame('/rng');
    expect(await screen.findByRole('heading', { name: 'The page /rng' })).toBeDefined();
    expect(address()).toBe('/rng');
    for (const { path } of pages) {
      await act(() => router.navigate(path.replace(':id', 'p-101')));
      expect(await screen.findByRole('heading', { name: `The page ${path}` })).toBeDefined();
      expect(address()).toBe(path.replace(':id', 'p-101'));
    }
  });

  test('ERROR-21 an address that does not belong to the brand says so', async () => {
    const words = 'This address is not valid. Please contact customer service.';
    server.use(refuse('get', '/wps/system/permission', 403, 'invalid_domain', { message: words }));
    openFrame('/index');
    expect(await screen.findByRole('heading', { name: words })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'The page /index' })).toBeNull();
  });

  test('ERROR-18 says that the site did not answer, and retries', async () => {
    server.use(unreachable('get', '/wps/system/permission'));
    const { user } = openFrame('/index');
    expect(await screen.findByRole('heading', { name: 'Connection problem, please try again' })).toBeDefined();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The page /index' })).toBeDefined();
  });
});

test('ROUTE-27 the login page sends a logged-in member on', async () => {
  const { address } = openFrame('/login?redirect=%2Frng', { ...withLogin, loggedIn: true });
  expect(await screen.findByRole('heading', { name: 'The page /rng' })).toBeDefined();
  expect(address()).toBe('/rng');
});
