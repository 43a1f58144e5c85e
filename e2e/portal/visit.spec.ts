import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { comeIn, watchConsole } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('ROUTE-01 ROUTE-02 ROUTE-03 LAYOUT-01 HEADER-02 HEADER-04 PERF-02 a visitor opens the root and gets the home page, with chunks of res/js and res/css', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto('/');
  await expect(page).toHaveURL(/\/index$/);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Try demo' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hot right now' })).toBeVisible();
  expect(complaints).toEqual([]);
  await page.waitForLoadState('networkidle');
  const scripts = loaded.filter((path) => path.endsWith('.js'));
  const styles = loaded.filter((path) => path.endsWith('.css'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(styles.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => !path.startsWith('/res/js/'))).toEqual([]);
  expect(styles.filter((path) => !path.startsWith('/res/css/'))).toEqual([]);
});

test('BANNER-05 BANNER-06 BANNER-09 BANNER-10 the home banners turn by their dots, and a linked one leads on', async ({
  page,
}) => {
  await page.goto('/index');
  const carousel = page.getByRole('region', { name: 'Offers' });
  await carousel.getByRole('button', { name: 'Pause the slides' }).click();
  const dots = carousel.getByRole('button', { name: /^Slide \d/ });
  await expect(dots.nth(1)).toBeVisible();
  await dots.first().click();
  const middleOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox()) ?? { x: Number.NaN, width: 0 };
    return Math.round(x + width / 2);
  };
  const middle = await middleOf(carousel);
  await expect.poll(() => middleOf(carousel.locator('[role=group]:not([inert])'))).toBe(middle);
  await carousel.locator('[role=group]:not([inert])').getByRole('link').click();
  // The tournament is for members, so that a guest is asked to log in first.
  await expect(page).toHaveURL(/panel=missionLeaderboard/);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test('SIDEBAR-01 SIDEBAR-02 SIDEBAR-09 HEADER-01 THEME-01 THEME-02 THEME-03 I18N-01 I18N-02 I18N-05 STORE-09 STORE-10 SIDEBAR-04 what a visitor chose holds from the first paint after a reload: theme, language and a collapsed menu', async ({
  page,
}) => {
  await page.goto('/index');
  const html = page.locator('html');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const width = () => page.getByRole('complementary').evaluate((bar) => bar.clientWidth);
  const wide = await width();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(width).toBeLessThan(wide / 2);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  const heading = page.getByRole('heading', { name: 'Đang được chơi nhiều' });
  await expect(heading).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'vi');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => ['theme', 'lang', 'hisLang'].map((key) => localStorage.getItem(key)))).toEqual([
    'light',
    'VI',
    'VI',
  ]);

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['themeAtParse'] = document.documentElement.dataset['theme'];
    });
  });
  await page.reload();
  await expect(html).toHaveAttribute('data-theme-at-parse', 'light');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mở rộng menu' })).toBeVisible();
  expect(await width()).toBeLessThan(wide / 2);
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Nổ hũ' }).click();
  await expect(page).toHaveURL(/\/rng$/);
});

test('@phone HEADER-01 HEADER-02 HEADER-03 HEADER-04 on a phone the header has login and registration, and its drawer demo, theme and menu', async ({
  page,
}) => {
  await page.goto('/index');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Create account' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: 'Try demo' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await drawer.getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(drawer).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('before the portal runs', () => {
  test('a guest sees the server-rendered page', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/index');
    await expect(page.getByText('Lantern Race, $250,000 in play.').first()).toBeVisible();
    await expect(page).toHaveTitle('Home | Lumo');
    await page.getByRole('link', { name: 'Slots' }).first().click();
    await expect(page.getByText('Dragon Coil').first()).toBeVisible();
    await context.close();
  });

  test('a member does not see the page that the server rendered for guests', async ({ page, newMember }) => {
    await comeIn(page, '/index', (await newMember()).account);
    const release = await holdPortal(page);
    await page.goto('/rng', { waitUntil: 'commit' });
    const login = page.getByRole('banner').getByRole('button', { name: 'Log in' });
    await expect(page.locator('header').getByText('Log in')).toBeAttached();
    await expect(login).toBeHidden();
    release();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(login).toHaveCount(0);
  });

  test('text that is typed on the login and on the registration stays when the portal runs', async ({ page }) => {
    for (const path of ['/login', '/register']) {
      const release = await holdPortal(page);
      await page.goto(path, { waitUntil: 'commit' });
      const name = page.getByRole('main').getByRole('textbox', { name: 'Username' });
      await name.fill('linh_tran');
      release();
      await expect(page.locator('html[data-portal="ready"]')).toBeAttached();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Log in|Create account|Register)$/ })
        .last()
        .click();
      await expect(page.getByText(/not empty/).first(), path).toBeVisible();
      await expect(name).toHaveValue('linh_tran');
      await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    }
  });
});

/** Holds the portal's code back until the returned function is called. */
async function holdPortal(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/res/js/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
