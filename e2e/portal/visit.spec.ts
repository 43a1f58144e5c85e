import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { comeIn, watchConsole } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('ROUTE-01 ROUTE-02 ROUTE-03 LAYOUT-01 a visitor opens the root and gets the home page', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hot right now' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('HEADER-02 HEADER-04 without a login the header offers login and the free demo, and nothing of a member', async ({
  page,
}) => {
  await page.goto('/index');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Try demo' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
});

test('an unknown address shows a message and a link home', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/index$/);
});

test('PERF-02 static chunks load from res/js and res/css', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto('/index', { waitUntil: 'networkidle' });
  const scripts = loaded.filter((path) => path.endsWith('.js'));
  const styles = loaded.filter((path) => path.endsWith('.css'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(styles.length).toBeGreaterThan(0);
  expect(scripts.every((path) => path.startsWith('/res/js/'))).toBe(true);
  expect(styles.every((path) => path.startsWith('/res/css/'))).toBe(true);
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

test('SIDEBAR-01 SIDEBAR-02 SIDEBAR-09 the side bar names the categories and collapses, also after a reload', async ({
  page,
}) => {
  await page.goto('/index');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await menu.getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(/\/rng$/);
});

test('HEADER-01 THEME-01 THEME-02 THEME-03 dark by default, light by choice, and light from the first paint after a reload', async ({
  page,
}) => {
  await page.goto('/index');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['themeAtParse'] = document.documentElement.dataset['theme'];
    });
  });
  await page.reload();
  await expect(html).toHaveAttribute('data-theme-at-parse', 'light');
});

test('I18N-01 I18N-02 I18N-05 STORE-09 SIDEBAR-04 English by default, Vietnamese without a reload, and stored', async ({
  page,
}) => {
  await page.goto('/index');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await expect(page.getByRole('heading', { name: 'Đang được chơi nhiều' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')])).toEqual([
    'VI',
    'VI',
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Đang được chơi nhiều' })).toBeVisible();
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

  test('a member does not see the page that the server rendered for guests', async ({ page }) => {
    await comeIn(page, '/index');
    const release = await holdPortal(page);
    await page.goto('/rng', { waitUntil: 'commit' });
    const login = page.getByRole('banner').getByRole('button', { name: 'Log in' });
    await expect(page.locator('header').getByText('Log in')).toBeAttached();
    await expect(login).toBeHidden();
    release();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(login).toHaveCount(0);
  });

  for (const path of ['/login', '/register']) {
    test(`text that is typed on ${path} stays when the portal runs`, async ({ page }) => {
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
      await expect(page.getByText(/not empty/).first()).toBeVisible();
      await expect(name).toHaveValue('linh_tran');
      await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    });
  }
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
