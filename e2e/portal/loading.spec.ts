import { expect, test } from '../story.ts';
import { comeByTicket, expectAccessible, goInside, openPage, watchConsole } from './support.ts';

test('ERROR-20 PERF-04 a part that fails once is requested again, a slow one shows a bar, and one that fails without a connection shows a message and opens later', async ({
  page,
  context,
}) => {
  await openPage(page, '/login');
  await page.evaluate(() =>
    window.addEventListener('portal:failure', (event) => {
      document.documentElement.dataset['reported'] = (event as CustomEvent).detail.kind;
    }),
  );
  let failures = 0;
  await page.route('**/res/js/lobby-*.js', (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await goInside(page, '/rng');
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
  expect(failures).toBeGreaterThan(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-reported', /./);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/res/js/vip-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await goInside(page, '/vip');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'A rank for how you play' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);

  await context.setOffline(true);
  await goInside(page, '/pointMall');
  await expect(page.getByRole('heading', { name: 'Page load is slow, check network' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-reported', 'chunk');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Connection problem, please try again')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Point Mall', level: 1 })).toBeVisible();
});

test('the return from a provider still shows the portal if the code for it does not load', async ({ page }) => {
  let failures = 0;
  await page.route('**/res/js/auth-*.js', (route) => {
    failures += 1;
    return route.abort();
  });
  await page.goto('/index?state=lost&code=lost');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeEnabled();
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  expect(failures).toBeGreaterThan(0);
});

test('STORE-01 with full storage a member logs in and plays while the page is open', async ({ page, newMember }) => {
  const complaints = watchConsole(page);
  const { account } = await newMember();
  await page.addInitScript(() => {
    if (self.origin === 'null') return;
    for (const storage of [localStorage, sessionStorage]) {
      let room = 2 ** 22;
      while (room > 0) {
        try {
          storage.setItem(`filling-${room}-${storage.length}`, 'x'.repeat(room));
        } catch {
          room = Math.floor(room / 2);
        }
      }
    }
  });
  await comeByTicket(page, '/index', account);
  expect(await page.evaluate(() => [localStorage.getItem('theme'), sessionStorage.getItem('token')])).toEqual([
    null,
    null,
  ]);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await page.getByRole('button', { name: 'Play Lantern Road', exact: true }).first().click();
  await expect(page.locator('iframe').contentFrame().getByRole('button', { name: 'Spin' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('STORE-09 STORE-10 without storage the portal works for the visit', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  // Not the home page: without storage it shows the popup announcements again.
  await openPage(page, '/promotions');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await page.getByRole('button', { name: 'Thu gọn menu' }).click();
  await page.getByRole('link', { name: 'Nổ hũ' }).first().click();
  await expect(page.getByRole('heading', { name: 'Nổ hũ', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Mở rộng menu' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('the web fonts', () => {
  const hasFaces = (text: string) =>
    ['400', '500', '600', '700']
      .map((weight) => `${weight} 16px "Be Vietnam Pro"`)
      .concat('800 16px "Archivo Variable"')
      .every((font) => document.fonts.check(font, text));

  test('load the letters of the language', async ({ page }) => {
    await page.goto('/index');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Log in' })).toBeEnabled();
    // The heaviest weight is fetched when a heading with it is visible; not every page has one.
    await page.evaluate(() => {
      const heavy = document.createElement('b');
      heavy.style.fontWeight = '700';
      heavy.textContent = 'Log in, Đăng nhập';
      document.body.append(heavy);
    });
    await expect.poll(() => page.evaluate(hasFaces, 'Log in')).toBe(true);
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('button', { name: 'Tiếng Việt' }).click();
    await expect(header.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
    await expect.poll(() => page.evaluate(hasFaces, 'Đăng nhập')).toBe(true);
  });

  test('may fail: the portal uses the fonts of the device', async ({ page }) => {
    let failures = 0;
    await page.route('**/res/font/**', (route) => {
      failures += 1;
      return route.abort();
    });
    await page.goto('/index');
    await page.getByRole('link', { name: 'Slots' }).first().click();
    await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
    await expect.poll(() => failures).toBeGreaterThan(3);
    expect(await page.evaluate(() => document.fonts.check('400 16px "Be Vietnam Pro"'))).toBe(false);
  });
});
