import type { Locator } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, openAs, openPage, watchConsole } from './support.ts';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}

test.describe('a second brand, defined by a file alone', () => {
  test.use({ baseURL: siteAt('second') });

  test('CONST-01 I18N-03 THEME-02 has its own name, logo, colours, language, theme, flags, and icon to install', async ({
    page,
    request,
  }) => {
    const complaints = watchConsole(page);
    await openPage(page, '/index');
    await expect(page).toHaveTitle(/\| Sen$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const header = page.getByRole('banner');
    const logo = header.getByRole('img', { name: 'Sen' });
    await expect(logo).toBeVisible();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(header.getByRole('button', { name: 'Đăng ký' })).toHaveCSS('background-color', 'rgb(181, 42, 104)');
    // The brand switches free play off.
    await expect(header.getByRole('button', { name: 'Chơi thử' })).toHaveCount(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Sen', lang: 'vi', start_url: '/index' });
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type']).toBe(type);
    }
  });

  test('HEADER-06 a long balance in dong leaves room for the logo on every phone', async ({ page }) => {
    await openAs(page, 'player01', '/index');
    const header = page.getByRole('banner');
    const balance = header.getByRole('group').filter({ hasText: /^₫\d{3},\d{3},\d{3}/ });
    await expect(balance).toBeVisible();
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      // The header follows the window a moment later.
      await expect(async () => {
        const logo = await boxOf(header.getByRole('img', { name: 'Sen' }));
        const amount = await boxOf(balance);
        expect([width, logo.width >= 28, logo.x + logo.width <= amount.x]).toEqual([width, true, true]);
        const bell = await boxOf(header.getByRole('button', { name: /^Hộp thư|^Thông báo|^Tin nhắn/ }));
        expect([width, amount.x + amount.width <= bell.x, bell.x + bell.width <= width]).toEqual([width, true, true]);
      }).toPass({ timeout: 10_000 });
    }
  });
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('ERROR-18 PERF-02 without a connection an offline page appears in the chosen language, and goes when the server answers again; the worker keeps nothing else', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('hisLang', 'VI');
      window.addEventListener('online', (event) => {
        if (sessionStorage.getItem('withoutOnline') !== null) event.stopImmediatePropagation();
      });
    });
    await openPage(page, '/index');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const heading = page.getByRole('heading', { level: 1 });
    const offline = 'Bạn đang ngoại tuyến';
    await context.setOffline(true);
    await page.goto('/rng');
    await expect(heading.filter({ visible: true })).toHaveText(offline);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(heading.filter({ visible: true })).toHaveText(offline);
    await context.setOffline(false);
    await expect(heading).toHaveText('Nổ hũ');
    await expect(page).toHaveURL(/\/rng$/);

    // Some browsers do not tell of a connection that is back.
    await page.evaluate(() => sessionStorage.setItem('withoutOnline', ''));
    await context.setOffline(true);
    await page.goto('/live');
    await expect(heading.filter({ visible: true })).toHaveText(offline);
    await context.setOffline(false);
    await expect(heading).toHaveText('Casino trực tiếp');

    // A new deployment is visible at once, because the worker keeps only this page.
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.sort()).toEqual(['/offline.css', '/offline.html', '/offline.js']);
  });
});
