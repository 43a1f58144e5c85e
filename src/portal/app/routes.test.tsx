// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refuse, unreachable } from '../../mocks/refuse.ts';
import { server } from '../../mocks/server.ts';
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

describe('the routes', () => {
  test('ROUTE-01 ROUTE-02 `/` leads to `/index`', async () => {
    const { address } = openPortal('/');
    expect(await screen.findByRole('heading', { name: 'The home page' })).toBeDefined();
    expect(address()).toBe('/index');
  });

  test('ROUTE-03 home shows header, side menu and footer', async () => {
    openPortal('/index');
    expect(await screen.findByRole('heading', { name: 'The home page' })).toBeDefined();
    expect(screen.getByRole('banner')).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined();
    expect(await screen.findByRole('contentinfo')).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Home | Lumo'));
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

  test('BANNER-04 a page shows the banners of its group, and none without a group', async () => {
    const { router } = openPortal('/index');
    expect(await screen.findByText('Banners of w_home')).toBeDefined();
    await act(() => router.navigate('/rng/'));
    expect(await screen.findByText('Banners of w_rng')).toBeDefined();
    await act(() => router.navigate('/chat'));
    await waitFor(() => expect(screen.queryByText(/Banners of/)).toBeNull());
    await act(() => router.navigate('/vip'));
    await waitFor(() => expect(document.title).toBe('VIP | Lumo'));
    expect(screen.queryByText(/Banners of/)).toBeNull();
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

  test('ROUTE-27 `/login` is a page', async () => {
    openPortal('/login');
    expect(await screen.findByRole('heading', { name: 'Log in', level: 1 })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    expect(screen.queryByText('Please log in first')).toBeNull();
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

  test.each(['/register', '/register.html', '/helpmc', '/download'])('ROUTE-21 does not redirect %s', async (path) => {
    guarded();
    const { address } = openPortal(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(address()).toBe(path);
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
