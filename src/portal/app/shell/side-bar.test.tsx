// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { getListVendorTypesMockHandler } from '../../../../generated/client/catalogue/catalogue.msw.ts';
import { getListAnnouncementsResponseMock } from '../../../../generated/client/notices/notices.faker.ts';
import { server } from '../../../mocks/server.ts';
import { hasPage } from '../page-table.tsx';
import { changeSite, openPortal, withPortal } from '../testing/portal.tsx';

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

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const entries = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent);

/** Gives the site these apps and no others. */
const withApps = (...types: readonly ('Android' | 'MOBILECONFIG')[]) =>
  changeSite((info) => ({
    ...info,
    resources: types.map((resourceType) => ({
      resourceType,
      url: `https://apps.example/${resourceType}`,
      qrCodeUrl: null,
      labelNameEn: resourceType,
    })),
  }));

/** Returns the width of the code in an element. */
const widthOf = (element: HTMLElement) => element.querySelector('svg')?.getAttribute('width');

describe('the side bar', () => {
  test('SIDEBAR-01 SIDEBAR-02 SIDEBAR-03 lists home, promotions, VIP and mall, and the categories that have vendors and a page', async () => {
    openPortal('/rng');
    const slots = await screen.findByRole('link', { name: 'Slots' });
    const categories = ['In-House', 'Lottery', 'Live Casino', 'Slots'];
    expect(entries()).toEqual(['Home', ...categories, 'Promotions', 'VIP', 'Point Mall']);
    expect(slots.getAttribute('aria-current')).toBe('page');
    expect(menu().getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
  });

  test('SIDEBAR-02 leaves out a category without vendors', async () => {
    server.use(
      getListVendorTypesMockHandler({ success: true, value: [{ gameType: 'LIVE', vendorCount: 3, gameCount: 40 }] }),
    );
    openPortal('/index');
    expect(await screen.findByRole('link', { name: 'Live Casino' })).toBeDefined();
    expect(entries()).toEqual(['Home', 'Live Casino', 'Promotions', 'VIP', 'Point Mall']);
  });

  test('SIDEBAR-09 collapses to icons and stays collapsed at the next visit', async () => {
    const { user } = openPortal('/index');
    await screen.findByRole('link', { name: 'Slots' });
    await user.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(screen.getByRole('button', { name: 'Expand menu' }).getAttribute('aria-expanded')).toBe('false');
    expect(window.localStorage.getItem('sideBar')).toBe('mini');
    expect(menu().getByRole('link', { name: 'Slots' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Expand menu' }));
    expect(window.localStorage.getItem('sideBar')).toBe('full');
  });

  test('SIDEBAR-09 shows the name of an icon on hover', async () => {
    const { user } = openPortal('/index', { width: 1100 });
    const home = (await screen.findAllByRole('link', { name: 'Home' }))[0] ?? expect.fail('no entry');
    await user.hover(home);
    expect(await screen.findAllByText('Home')).toHaveLength(3);
  });

  test('SIDEBAR-08 links to Facebook, Instagram and Telegram', async () => {
    openPortal('/index');
    const all = within(await screen.findByRole('complementary'));
    for (const name of ['Facebook', 'Instagram', 'Telegram']) {
      expect(await all.findByRole('link', { name }), name).toBeDefined();
    }
  });

  test('SIDEBAR-08 has no link to a network that the site does not use', async () => {
    changeSite((info) => ({
      ...info,
      resources: info.resources.filter(({ resourceType }) => resourceType !== 'INSTAGRAM'),
    }));
    openPortal('/index');
    const aside = within(await screen.findByRole('complementary'));
    expect((await aside.findByRole('link', { name: 'Facebook' })).getAttribute('href')).toContain('facebook.com');
    expect(aside.getByRole('link', { name: 'Telegram' }).getAttribute('rel')).toBe('noopener noreferrer');
    expect(aside.queryByRole('link', { name: 'Instagram' })).toBeNull();
  });

  test('SIDEBAR-01 SIDEBAR-03 has no entry for a page that does not exist', async () => {
    openPortal('/index');
    await screen.findByRole('link', { name: 'Slots' });
    for (const link of menu().getAllByRole('link')) {
      expect(hasPage(link.getAttribute('href') ?? ''), link.textContent).toBe(true);
    }
  });

  test('SIDEBAR-05 opens the customer services from one row', async () => {
    const { user } = openPortal('/index');
    await user.click(await screen.findByRole('button', { name: 'Customer services' }));
    const services = within(await screen.findByRole('group', { name: 'Customer services' }));
    expect(await services.findByRole('button', { name: 'Live chat' })).toBeDefined();
    expect(services.getByRole('button', { name: 'Send feedback' })).toBeDefined();
    const link = await services.findByRole('link', { name: 'Contact page' });
    expect(link.getAttribute('href')).toBe('https://help.lumo.example/contact');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  test('SIDEBAR-06 SIDEBAR-07 shows a code of 100 for either app, and one press enlarges it', async () => {
    withApps('Android', 'MOBILECONFIG');
    const { user, address } = openPortal('/index');
    await user.click(await screen.findByRole('button', { name: 'Get the app' }));
    const panel = within(await screen.findByRole('group', { name: 'Get the app' }));
    const android = await panel.findByRole('button', { name: 'Enlarge the QR code for Android' });
    expect(widthOf(android)).toBe('100');
    const ios = panel.getByRole('button', { name: 'Enlarge the QR code for iOS' });
    expect(widthOf(ios)).toBe('100');
    expect(panel.getByRole('link', { name: 'Android' }).getAttribute('href')).toBe('https://apps.example/Android');

    await user.click(ios);
    const zoom = await screen.findByRole('dialog', { name: 'Lumo for iOS' });
    expect(widthOf(zoom)).toBe('200');
    expect(address()).toBe('/index?modal=qr&qr=MOBILECONFIG');
    await user.click(within(zoom).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/index'));
  });

  test('SIDEBAR-06 shows only the code that exists, or no row at all', async () => {
    withApps('Android');
    const { user } = openPortal('/index');
    await user.click(await screen.findByRole('button', { name: 'Get the app' }));
    expect(await screen.findByRole('button', { name: 'Enlarge the QR code for Android' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enlarge the QR code for iOS' })).toBeNull();
    cleanup();
    withApps();
    openPortal('/index');
    expect(await screen.findByRole('button', { name: 'Customer services' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Get the app' })).toBeNull();
  });

  test('has the same rows in the drawer, where they expand in the list', async () => {
    withApps('Android', 'MOBILECONFIG');
    const { user } = openPortal('/index', { width: 800 });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main menu' }));
    expect(await drawer.findByRole('link', { name: 'Live Casino' })).toBeDefined();
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

  test('is a drawer in a narrow window, and closes on navigation', async () => {
    const { user } = openPortal('/index', { width: 800 });
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main menu' }));
    await user.click(await drawer.findByRole('link', { name: 'Slots' }));
    expect(await screen.findByRole('heading', { name: 'The lobby of RNG' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});

describe('the language switch', () => {
  test("SIDEBAR-04 I18N-01 I18N-05 changes the texts without a reload and requests the server's texts again", async () => {
    const languages: (string | null)[] = [];
    server.use(
      msw.get('*/wps/relay/MCSFE_announcements', ({ request }) => {
        if (request.url.includes('types=B')) languages.push(request.headers.get('Language'));
        return HttpResponse.json(getListAnnouncementsResponseMock());
      }),
    );
    const { user } = openPortal('/index');
    await user.click(await screen.findByRole('button', { name: /^Language: English/ }));
    await user.click(await screen.findByRole('button', { name: 'Tiếng Việt' }));
    expect(await screen.findByRole('button', { name: 'Đăng nhập' })).toBeDefined();
    expect(document.documentElement.lang).toBe('vi');
    expect(window.localStorage.getItem('hisLang')).toBe('VI');
    await waitFor(() => expect(languages).toEqual(['EN', 'VI']));
    await waitFor(() => expect(document.title).toBe('Trang chủ | Lumo'));
  });

  test("API-61 a member's choice is saved in the account, and holds in the tab even if saving fails", async () => {
    const kept: unknown[] = [];
    server.use(
      msw.post('*/wps/member/language', async ({ request }) => {
        kept.push(await request.json());
        return HttpResponse.error();
      }),
    );
    const { user } = openPortal('/index', { loggedIn: true });
    await user.click(await screen.findByRole('button', { name: /^Language: English/ }));
    await user.click(await screen.findByRole('button', { name: 'Tiếng Việt' }));
    await waitFor(() => expect(kept).toEqual([{ language: 'VI' }]));
    await waitFor(() => expect(document.documentElement.lang).toBe('vi'));
  });

  test('I18N-04 I18N-06 lists a language that is not bundled, but does not let it be chosen', async () => {
    changeSite((info) => ({
      ...info,
      brand: {
        ...info.brand,
        languages: [...info.brand.languages, { code: 'TH', label: 'ภาษาไทย', bundled: false }],
      },
    }));
    const { user } = openPortal('/index');
    await user.click(await screen.findByRole('button', { name: /^Language: English/ }));
    expect(await screen.findByRole('button', { name: 'ภาษาไทย' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-current')).toBe('true');
  });

  test('SIDEBAR-04 is absent while the site has one language', async () => {
    changeSite((info) => ({ ...info, brand: { ...info.brand, languages: info.brand.languages.slice(0, 1) } }));
    openPortal('/index');
    expect(await screen.findByRole('contentinfo')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Language/ })).toBeNull();
  });
});
