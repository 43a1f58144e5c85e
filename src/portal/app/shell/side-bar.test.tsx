// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getListVendorTypesMockHandler } from '#generated/client/catalogue/catalogue.msw.ts';
import type { GameCategory, Resource } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { drawnCode, expectedCode } from '../../entities/testing/qr-modules.tsx';
import { showLanguage } from '../../i18n/language.ts';
import { openFrame } from '../../testing/frame.tsx';
import { changeSite, withPortal } from '../../testing/portal.tsx';
import { hasPage } from '../page-table.tsx';

withPortal();

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const entries = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent);

/** Gives the site these resources and no others. */
const withResources = (...types: readonly Resource['resourceType'][]) =>
  changeSite((info) => ({
    ...info,
    resources: types.map((resourceType) => ({
      resourceType,
      url: `https://links.example/${resourceType}`,
      qrCodeUrl: resourceType === 'MOBILECONFIG' ? 'https://links.example/code' : null,
      labelNameEn: resourceType,
    })),
  }));

/** Returns the width of the code in an element. */
const widthOf = (element: HTMLElement) => element.querySelector('svg')?.getAttribute('width');

describe('the side bar', () => {
  test('SIDEBAR-01 SIDEBAR-02 SIDEBAR-03 lists home, promotions, VIP and mall, and the categories that have vendors and a page', async () => {
    openFrame('/rng');
    const slots = await screen.findByRole('link', { name: 'Slots' });
    const links = menu().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/index'],
      ['In-House', '/inhouse'],
      ['Lottery', '/lottery'],
      ['Vietnamese lottery', '/vnlottery'],
      ['Live Casino', '/live'],
      ['Slots', '/rng'],
      ['Promotions', '/promotions'],
      ['VIP', '/vip'],
      ['Point Mall', '/pointMall'],
    ]);
    expect(slots.getAttribute('aria-current')).toBe('page');
    expect(menu().getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
  });

  test('SIDEBAR-03 an entry leads to its page', async () => {
    const { user, address } = openFrame('/index');
    await user.click(await screen.findByRole('link', { name: 'VIP' }));
    expect(await screen.findByRole('heading', { name: 'The page /vip' })).toBeDefined();
    expect(address()).toBe('/vip');
    await waitFor(() => expect(document.title).toBe('VIP | Lumo'));
  });

  const categories = [
    ['ELOTT', 'E-Lottery', '/elott'],
    ['LOTT', 'Lottery', '/lottery'],
    ['LIVE', 'Live Casino', '/live'],
    ['SPORTS', 'Sports', '/sports'],
    ['FISH', 'Fishing', '/fish'],
    ['RNG', 'Slots', '/rng'],
    ['PVP', 'PVP', '/pvp'],
    ['ESPORTS', 'Esports', '/esports'],
  ] as const;
  const withVendors = (gameTypes: readonly GameCategory[]) =>
    server.use(
      getListVendorTypesMockHandler({
        success: true,
        value: gameTypes.map((gameType) => ({ gameType, vendorCount: 3, gameCount: 40 })),
      }),
    );

  test.each([1440, 800])(
    'LOBBY-01 LOTTERY-01 SIDEBAR-02 SIDEBAR-12 has an entry for each category with vendors, at %i px',
    async (width) => {
      withVendors(categories.map(([gameType]) => gameType));
      const { user } = openFrame('/index', { width });
      if (width === 800) await user.click(await screen.findByRole('button', { name: 'Open menu' }));
      expect(await screen.findByRole('link', { name: 'E-Lottery' })).toBeDefined();
      const links = menu().getAllByRole('link');
      const [elott, lott, ...others] = categories.map(([, name, path]) => [name, path]);
      expect(links.slice(1, 10).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        elott,
        lott,
        ['Vietnamese lottery', '/vnlottery'],
        ...others,
      ]);
      expect(entries().slice(10)).toEqual(['Promotions', 'VIP', 'Point Mall']);
    },
  );

  test('LOBBY-01 SIDEBAR-01 SIDEBAR-02 SIDEBAR-05 has the same entries in Vietnamese', async () => {
    await showLanguage('VI');
    withVendors(['INHOUSE', ...categories.map(([gameType]) => gameType)]);
    const { user } = openFrame('/index');
    const nav = within(await screen.findByRole('complementary'));
    await nav.findByRole('link', { name: 'Nổ hũ' });
    const links = within(nav.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Trang chủ /index',
      'Game độc quyền /inhouse',
      'Xổ số điện tử /elott',
      'Xổ số /lottery',
      'Xổ số 3 miền /vnlottery',
      'Casino trực tiếp /live',
      'Thể thao /sports',
      'Bắn cá /fish',
      'Nổ hũ /rng',
      'Game bài /pvp',
      'Esports /esports',
      'Khuyến mãi /promotions',
      'VIP /vip',
      'Cửa hàng điểm /pointMall',
    ]);
    expect(nav.getByRole('button', { name: 'Mời bạn bè' })).toBeDefined();
    await user.click(nav.getByRole('button', { name: 'Chăm sóc khách hàng' }));
    const services = within(await screen.findByRole('group', { name: 'Chăm sóc khách hàng' }));
    expect((await services.findByRole('link', { name: 'Thông tin nền tảng' })).getAttribute('href')).toBe(
      '/help#about',
    );
    expect(services.getByRole('link', { name: 'Trung tâm trợ giúp' }).getAttribute('href')).toBe('/help');
    for (const name of ['Trò chuyện trực tuyến', 'Thông báo']) services.getByRole('button', { name });
  });

  test.each(categories)('SIDEBAR-02 leaves out %s without vendors', async (missing, name) => {
    const others = categories.filter(([gameType]) => gameType !== missing);
    withVendors(others.map(([gameType]) => gameType));
    openFrame('/index');
    expect(await screen.findByRole('link', { name: others[0]?.[1] ?? '' })).toBeDefined();
    // The Vietnamese lotteries stand with the lotteries.
    expect(entries()).toHaveLength(missing === 'LOTT' ? 11 : 12);
    expect(menu().queryByRole('link', { name })).toBeNull();
  });

  test('SIDEBAR-09 collapses to icons and stays collapsed at the next visit', async () => {
    const { user } = openFrame('/index');
    await screen.findByRole('link', { name: 'Slots' });
    await user.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(screen.getByRole('button', { name: 'Expand menu' }).getAttribute('aria-expanded')).toBe('false');
    expect(window.localStorage.getItem('sideBar')).toBe('mini');
    expect(menu().getByRole('link', { name: 'Slots' })).toBeDefined();
    cleanup();
    const { user: later } = openFrame('/index');
    await later.click(await screen.findByRole('button', { name: 'Expand menu' }));
    expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeDefined();
    expect(window.localStorage.getItem('sideBar')).toBe('full');
  });

  test('SIDEBAR-09 begins as icons on a board of the lottery, unless the visitor chose otherwise', async () => {
    const { user } = openFrame('/lottery');
    await user.click(await screen.findByRole('button', { name: 'Expand menu' }));
    expect(window.localStorage.getItem('sideBar')).toBe('full');
    cleanup();
    openFrame('/lottery');
    expect(await screen.findByRole('button', { name: 'Collapse menu' })).toBeDefined();
  });

  test('SIDEBAR-09 shows the name of an icon on hover', async () => {
    const { user } = openFrame('/index', { width: 1100 });
    const home = (await screen.findAllByRole('link', { name: 'Home' }))[0] ?? expect.fail('no entry');
    await user.hover(home);
    expect(await screen.findAllByText('Home')).toHaveLength(3);
  });

  const networks = [
    ['FACEBOOK', 'Facebook'],
    ['INSTAGRAM', 'Instagram'],
    ['TELEGRAM', 'Telegram'],
  ] as const;
  test('SIDEBAR-08 ENTITY-05 links to Facebook, Instagram and Telegram, each in a new tab', async () => {
    withResources('TELEGRAM', 'FACEBOOK', 'INSTAGRAM', 'LINE');
    openFrame('/index');
    const aside = within(await screen.findByRole('complementary'));
    for (const [type, name] of networks) {
      const link = await aside.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe(`https://links.example/${type}`);
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    }
    expect(aside.queryByRole('link', { name: 'LINE' })).toBeNull();
  });

  test.each(networks)('SIDEBAR-08 has no link to %s if the site does not use it', async (missing, name) => {
    const others = networks.filter(([type]) => type !== missing);
    withResources(...others.map(([type]) => type));
    openFrame('/index');
    const aside = within(await screen.findByRole('complementary'));
    for (const [, other] of others) expect(await aside.findByRole('link', { name: other })).toBeDefined();
    expect(aside.queryByRole('link', { name })).toBeNull();
  });

  const withReferral = (isOn: boolean) =>
    changeSite((info) => ({ ...info, promos: { ...info.promos, REFERRAL: isOn } }));

  test('SIDEBAR-01 SIDEBAR-12 invites friends where REFERRAL is on, guests after the login', async () => {
    withReferral(true);
    const { user, router } = openFrame('/rng');
    await user.click(await screen.findByRole('button', { name: 'Invite friends' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    expect(new URLSearchParams(router.state.location.search).get('panel')).toBe('referral');
  });

  test('SIDEBAR-12 a member is led to the page of the invitations', async () => {
    withReferral(true);
    const { user, address } = openFrame('/rng', { loggedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Invite friends' }));
    await waitFor(() => expect(address()).toBe('/rng?modal=memberCenter&panel=referral'));
    const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
    expect(await centre.findByRole('heading', { level: 2, name: 'Invite friends' })).toBeDefined();
  });

  test('SIDEBAR-01 SIDEBAR-12 MEMBER-13 invites nobody where REFERRAL is off', async () => {
    withReferral(false);
    openFrame('/rng');
    await screen.findByRole('link', { name: 'Slots' });
    expect(await screen.findByRole('button', { name: 'Customer services' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Invite friends' })).toBeNull();
  });

  test('SIDEBAR-01 SIDEBAR-03 has no entry for a page that does not exist', async () => {
    openFrame('/index');
    await screen.findByRole('link', { name: 'Slots' });
    for (const link of menu().getAllByRole('link')) {
      expect(hasPage(link.getAttribute('href') ?? ''), link.textContent).toBe(true);
    }
  });

  test.each([1440, 800])('SIDEBAR-05 SIDEBAR-12 opens the customer services from one row, at %i px', async (width) => {
    const { user, router, address } = openFrame('/index', { width });
    const openServices = async () => {
      if (width === 800) await user.click(await screen.findByRole('button', { name: 'Open menu' }));
      await user.click(await screen.findByRole('button', { name: 'Customer services' }));
      const name = width === 800 ? 'Main menu' : 'Customer services';
      return within(await screen.findByRole(width === 800 ? 'dialog' : 'group', { name }));
    };
    const services = await openServices();
    expect(await services.findByRole('button', { name: 'Live chat' })).toBeDefined();
    expect(services.getByRole('button', { name: 'Send feedback' })).toBeDefined();
    const link = await services.findByRole('link', { name: 'Contact page' });
    expect(link.getAttribute('href')).toBe('https://help.lumo.example/contact');
    expect(link.getAttribute('rel')).toContain('noopener');
    const about = services.getByRole('link', { name: 'Platform information' });
    expect(about.getAttribute('href')).toBe('/help#about');
    expect(services.getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe('/help');
    await user.click(services.getByRole('button', { name: 'Announcements' }));
    await waitFor(() => expect(address()).toBe('/index?modal=announcements'));
    await act(() => router.navigate('/index'));
    await user.click(await (await openServices()).findByRole('button', { name: 'Live chat' }));
    await waitFor(() => expect(address()).toBe('/index?modal=login'));
  });

  test('LOBBY-01 SIDEBAR-06 SIDEBAR-07 ENTITY-06 shows a code of 100 for either app, and one press enlarges it', async () => {
    withResources('Android', 'MOBILECONFIG');
    const { user, address } = openFrame('/index');
    await user.click(await screen.findByRole('button', { name: 'Get the app' }));
    const panel = within(await screen.findByRole('group', { name: 'Get the app' }));
    const android = await panel.findByRole('button', { name: 'Enlarge the QR code for Android' });
    expect(widthOf(android)).toBe('100');
    const ios = panel.getByRole('button', { name: 'Enlarge the QR code for iOS' });
    expect(widthOf(ios)).toBe('100');
    expect(drawnCode(android)).toBe(expectedCode('https://links.example/Android'));
    expect(drawnCode(ios)).toBe(expectedCode('https://links.example/code'));
    expect(panel.getByRole('link', { name: 'Android' }).getAttribute('href')).toBe('https://links.example/Android');
    expect(panel.getByRole('link', { name: 'iOS' }).getAttribute('href')).toBe('https://links.example/MOBILECONFIG');

    await user.click(ios);
    const zoom = await screen.findByRole('dialog', { name: 'Lumo for iOS' });
    expect(widthOf(zoom)).toBe('200');
    expect(address()).toBe('/index?modal=qr&qr=MOBILECONFIG');
    await user.click(within(zoom).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/index'));
  });

  test.each([
    ['Android', 'Android'],
    ['MOBILECONFIG', 'iOS'],
  ] as const)('SIDEBAR-06 shows only the code that exists: %s', async (type, platform) => {
    withResources(type);
    const { user } = openFrame('/index');
    await user.click(await screen.findByRole('button', { name: 'Get the app' }));
    expect(await screen.findByRole('button', { name: `Enlarge the QR code for ${platform}` })).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Enlarge the QR code for/ })).toHaveLength(1);
  });

  test('SIDEBAR-06 has no row without an app', async () => {
    withResources();
    openFrame('/index');
    expect(await screen.findByRole('button', { name: 'Customer services' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Get the app' })).toBeNull();
  });

  test('SIDEBAR-01 SIDEBAR-04 SIDEBAR-06 SIDEBAR-08 has the same rows in the drawer, where they expand in the list', async () => {
    withResources('Android', 'MOBILECONFIG', 'FACEBOOK', 'INSTAGRAM', 'TELEGRAM');
    const { user } = openFrame('/index', { width: 800 });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main menu' }));
    expect(await drawer.findByRole('link', { name: 'Live Casino' })).toBeDefined();
    expect(drawer.getByRole('button', { name: 'Invite friends' })).toBeDefined();
    for (const name of ['Facebook', 'Instagram', 'Telegram']) {
      expect(drawer.getByRole('link', { name }).getAttribute('target')).toBe('_blank');
    }
    expect(drawer.getByRole('button', { name: /^Language: English/ })).toBeDefined();
    const row = drawer.getByRole('button', { name: 'Customer services' });
    expect(row.getAttribute('aria-expanded')).toBe('false');
    await user.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(await drawer.findByRole('link', { name: 'Contact page' })).toBeDefined();
    await user.click(drawer.getByRole('button', { name: 'Get the app' }));
    await user.click(await drawer.findByRole('button', { name: 'Enlarge the QR code for Android' }));
    expect(await screen.findByRole('dialog', { name: 'Lumo for Android' })).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Main menu' })).toBeNull();
  });

  test('SIDEBAR-01 is a drawer in a narrow window, and closes on navigation', async () => {
    const { user } = openFrame('/index', { width: 800 });
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main menu' }));
    await user.click(await drawer.findByRole('link', { name: 'Slots' }));
    expect(await screen.findByRole('heading', { name: 'The page /rng' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});
