// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refuse, unreachable } from '../../mocks/refuse.ts';
import { server } from '../../mocks/server.ts';
import { pages } from './page-table.tsx';
import { changeSite, openPortal, withPortal } from './testing/portal.tsx';
import { fillIn, submitLogin } from './testing/steps.ts';

vi.mock('../features/home/home-page.tsx', async () => (await import('./testing/plain-pages.tsx')).plainPages.home);
vi.mock('../features/lobby/lobby-page.tsx', async () => (await import('./testing/plain-pages.tsx')).plainPages.lobby);
vi.mock(
  '../features/lobby/direct/direct-lobby-page.tsx',
  async () => (await import('./testing/plain-pages.tsx')).plainPages.directLobby,
);
vi.mock('../features/banner/banner-carousel.tsx', () => ({
  BannerCarousel: ({ group }: { group: string }) => <p>Banners of {group}</p>,
}));

withPortal();

const guarded = () => changeSite((info) => ({ ...info, settings: { ...info.settings, loginedToHomePage: true } }));

/** The banner group of each address. */
const bannersOf: Readonly<Record<string, string>> = {
  '/': 'Banners of w_home',
  '/index': 'Banners of w_home',
  '/rng': 'Banners of w_rng',
  '/live': 'Banners of w_live',
  '/fish': 'Banners of w_fish',
  '/pvp': 'Banners of w_pvp',
  '/sports': 'Banners of w_sports',
  '/esports': 'Banners of w_esports',
  '/inhouse': 'Banners of w_inhouse',
  '/elott': 'Banners of w_lott',
  '/down': 'Banners of w_down',
  '/download': 'Banners of w_down',
  '/promotions': 'Banners of w_promotion',
  '/pointMall': 'Banners of w_shop',
  '/help': 'Banners of w_help',
  '/register': 'Banners of w_reg',
  '/register.html': 'Banners of w_reg',
};

describe('the routes', () => {
  test('ROUTE-01 ROUTE-02 `/` leads to `/index`', async () => {
    const { address } = openPortal('/');
    expect(await screen.findByRole('heading', { name: 'The home page' })).toBeDefined();
    expect(address()).toBe('/index');
  });

  test.each([1440, 390])('ROUTE-03 home at %i px shows header, banners, side menu and footer', async (width) => {
    const { user } = openPortal('/index', { width });
    expect(await screen.findByRole('heading', { name: 'The home page' })).toBeDefined();
    expect(screen.getByRole('banner')).toBeDefined();
    expect(within(screen.getByRole('main')).getByText('Banners of w_home')).toBeDefined();
    expect(await screen.findByRole('contentinfo')).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Home | Lumo'));
    // On a phone the menu is behind a button.
    if (width === 390) await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeDefined();
  });

  test.each([
    ['/rng', 'RNG', 'Slots'],
    ['/pvp', 'PVP', 'PVP'],
    ['/live', 'LIVE', 'Live Casino'],
    ['/fish', 'FISH', 'Fishing'],
    ['/sports', 'SPORTS', 'Sports'],
    ['/esports', 'ESPORTS', 'Esports'],
    ['/inhouse', 'INHOUSE', 'In-House'],
  ])('ROUTE-10 LOBBY-06 `%s` is the lobby of %s', async (path, category, title) => {
    openPortal(path);
    expect(await screen.findByRole('heading', { name: `The lobby of ${category}` })).toBeDefined();
    await waitFor(() => expect(document.title).toBe(`${title} | Lumo`));
  });

  test('BANNER-01 BANNER-02 BANNER-03 BANNER-04 every page shows the banners of its group', async () => {
    const { router } = openPortal('/nowhere');
    const seen: Record<string, string | null> = {};
    for (const path of Object.keys(bannersOf)) {
      await act(() => router.navigate(path));
      await waitFor(() => expect(screen.queryAllByText(/^Banners of/)).toHaveLength(1));
      seen[path] = screen.getByText(/^Banners of/).textContent;
      // The next page begins without banners.
      await act(() => router.navigate('/nowhere'));
      await waitFor(() => expect(screen.queryByText(/^Banners of/)).toBeNull());
    }
    expect(seen).toEqual(bannersOf);
  });

  test('BANNER-04 every other page shows none', async () => {
    const { router } = openPortal('/index');
    for (const [path, title] of [
      ['/vip', 'VIP'],
      ['/lottery', 'Lottery'],
      ['/login', 'Log in'],
      ['/chat', 'Customer services'],
    ] as const) {
      await act(() => router.navigate('/index'));
      expect(await screen.findByText('Banners of w_home')).toBeDefined();
      await act(() => router.navigate(path));
      await waitFor(() => expect(document.title).toBe(`${title} | Lumo`));
      expect(screen.queryByText(/^Banners of/), path).toBeNull();
    }
  });

  test('ROUTE-32 `/down` leads to `/download`', async () => {
    const { address } = openPortal('/down');
    await waitFor(() => expect(address()).toBe('/download'));
  });

  test('a new page receives the focus, in every frame', async () => {
    const { user, router } = openPortal('/index');
    await user.click(await screen.findByRole('link', { name: 'Slots' }));
    expect(await screen.findByRole('heading', { name: 'The lobby of RNG' })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    await act(() => router.navigate('/login'));
    expect(await screen.findByRole('heading', { name: 'Log in', level: 1 })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('an unknown address says so and leads home', async () => {
    const { user } = openPortal('/nowhere');
    expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(await screen.findByRole('heading', { name: 'The home page' })).toBeDefined();
  });

  test('ROUTE-27 `/login` is a page with both ways to log in of the modal, and ends at home', async () => {
    const portal = openPortal('/login');
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
  test('ROUTE-21 ROUTE-22 ROUTE-27 LOGIN-21 FLAG-05 sends guests to the login and back', async () => {
    guarded();
    const portal = openPortal('/rng?vendor=SAF');
    expect(await screen.findByText('Please log in first')).toBeDefined();
    expect(portal.address()).toBe('/login?redirect=%2Frng%3Fvendor%3DSAF');
    const form = within(screen.getByRole('main'));
    await fillIn(portal, form);
    await submitLogin(portal, form);
    const after = within(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' }));
    // The requested page is already behind the login and stays.
    expect(screen.getByRole('heading', { name: 'The lobby of RNG', hidden: true })).toBeDefined();
    expect(portal.address()).toBe('/rng?vendor=SAF&modal=afterLogin');
    await portal.user.click(after.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(portal.address()).toBe('/rng?vendor=SAF'));
    expect(await screen.findByRole('heading', { name: 'The lobby of RNG' })).toBeDefined();
  });

  test('ROUTE-22 MEMBER-16 sends a guest who followed a link into a centre to the login and back to the centre', async () => {
    guarded();
    const portal = openPortal('/index?modal=memberCenter&panel=profile');
    expect(await screen.findByText('Please log in first')).toBeDefined();
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
    const { address } = openPortal('/login');
    expect(await screen.findByRole('textbox', { name: 'Username' })).toBeDefined();
    expect(address()).toBe('/login');
  });

  test.each([
    ['ROUTE-21', '/register'],
    ['ROUTE-21', '/register.html'],
    ['ROUTE-21', '/helpmc'],
    ['ROUTE-20 ROUTE-21', '/download'],
  ])('%s does not redirect %s', async (_, path) => {
    guarded();
    const { address } = openPortal(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(address()).toBe(path);
  });

  test('ROUTE-21 ROUTE-22 redirects every other page', async () => {
    guarded();
    // Two pages are exceptions: a mailed link sets a password, and the chat window has its own ticket.
    const open = ['/login', '/register', '/register.html', '/helpmc', '/download', '/reset-password', '/chat'];
    const closed = pages.map(({ path }) => path.replace(':id', 'p-101')).filter((path) => !open.includes(path));
    expect(closed.length).toBeGreaterThan(15);
    const { router, address } = openPortal('/login');
    for (const path of [...closed, '/nowhere']) {
      await act(() => router.navigate(path));
      const login = path === '/index' ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
      await waitFor(() => expect(address(), path).toBe(login));
    }
  });

  test('ROUTE-21 lets everyone with a token in', async () => {
    guarded();
    openPortal('/rng', { loggedIn: true });
    expect(await screen.findByRole('heading', { name: 'The lobby of RNG' })).toBeDefined();
  });

  test('ROUTE-23 does nothing while the setting is off', async () => {
    const { address } = openPortal('/rng');
    expect(await screen.findByRole('heading', { name: 'The lobby of RNG' })).toBeDefined();
    expect(address()).toBe('/rng');
  });

  test('ERROR-21 an address that does not belong to the brand says so', async () => {
    server.use(refuse('get', '/wps/system/permission', 403, 'invalid_domain'));
    openPortal('/index');
    const words = 'This address is not valid. Please contact customer service.';
    expect(await screen.findByRole('heading', { name: words })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'The home page' })).toBeNull();
  });

  test('ERROR-18 says that the site did not answer, and retries', async () => {
    server.use(unreachable('get', '/wps/system/permission'));
    const { user } = openPortal('/index');
    expect(await screen.findByRole('heading', { name: 'Connection problem, please try again' })).toBeDefined();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The home page' })).toBeDefined();
  });
});

test('the login page sends a logged-in member on', async () => {
  const { address } = openPortal('/login?redirect=%2Frng', { loggedIn: true });
  expect(await screen.findByRole('heading', { name: 'The lobby of RNG' })).toBeDefined();
  expect(address()).toBe('/rng');
});
