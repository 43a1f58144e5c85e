import { devices, type Page, type Request } from '@playwright/test';
import { publicRoutes } from '../bench/public-routes.ts';
import { expect, test } from '../story.ts';
import { yesterday } from './draw-times.ts';
import { comeIn, openPage, watchConsole } from './support.ts';

// Another time zone than the server's, so that times rendered in the server's zone are found.
test.use({ timezoneId: 'Asia/Ho_Chi_Minh' });

/** kB of JavaScript of the floor app (`e2e/bench/floor`), compressed with brotli; `npm run bench` measures it anew. */
const FLOOR_KB = 125;

/** The most requests of a page, without pictures: its code, its fonts and its calls to the server. */
const REQUESTS = 72;
/** The lotteries load their board and slip on top, in many small files. */
const LOTTERY_REQUESTS = 110;

for (const language of ['EN', 'VI'] as const) {
  test(`every public page opens without an error for a guest, ${language}`, async ({ page }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    await walk(page);
  });

  test(`every public page opens without an error for a member, ${language}`, async ({ page }) => {
    test.slow();
    await comeIn(page, '/index');
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    await walk(page);
  });
}

/** Opens the pages one after the other; a hydration mismatch is an error as well. */
async function walk(page: Page): Promise<void> {
  const complaints = watchConsole(page);
  const pending = watchRequests(page);
  for (const path of publicRoutes) {
    await openPage(page, path);
    await expect.poll(() => pending.size, path).toBe(0);
    await expect(page.getByRole('main'), path).toHaveCount(1);
    expect(complaints.splice(0), path).toEqual([]);
  }
}

/** The pending requests. The live stream of a member never ends, so the network is never idle. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/wps/v2/stream')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

test('no public page shifts while it loads, or requests more than it needs', async ({ page }) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname);
  });
  await walkWithoutShift(page, (path) => {
    const most = path.endsWith('lottery') || path === '/elott' ? LOTTERY_REQUESTS : REQUESTS;
    expect(asked.length, `${path} asks for ${asked.join(' ')}`).toBeLessThanOrEqual(most);
    // The common data of every page is part of the page.
    expect(asked, path).not.toContain('/wps/system/permission');
    expect(asked, path).not.toContain('/wps/relay/MCSFE_announcements');
    asked.length = 0;
  });
});

test.describe('on a phone in a time zone without stations', () => {
  const { userAgent } = devices['Pixel 7'];
  test.use({ userAgent, viewport: { width: 390, height: 844 }, isMobile: true, timezoneId: 'Europe/London' });

  test('no public page shifts while it loads', async ({ page }) => {
    test.slow();
    await walkWithoutShift(page);
  });

  for (const language of ['EN', 'VI'] as const) {
    test(`LOTTERY-10 no Vietnamese lottery shifts while it loads, narrow or wide, ${language}`, async ({ page }) => {
      test.slow();
      await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
      await observeShifts(page);
      for (const [width, height] of [
        [360, 740],
        [390, 844],
        [768, 1024],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const game of ['VN_NORTH', 'VN_CENTRAL', 'VN_SOUTH', 'VN_FAST_5M']) {
          await expectNoShift(page, `/vnlottery?gameCode=${game}`);
        }
        // Without a game in its address the server renders the page.
        await expectNoShift(page, '/vnlottery');
      }
    });
  }
});

test.describe('at a zoom of 200 %', () => {
  // What a window of 1440 by 900 has room for then. The server takes it for a wide one.
  test.use({ viewport: { width: 720, height: 450 } });

  test('no public page shifts while it loads, or is wider than the window', async ({ page }) => {
    test.slow();
    await walkWithoutShift(page, async (path) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(720);
    });
  });
});

/** Just after midnight the results of today are shorter than the screen, and so than their placeholders. */
const resultsByDay: ReadonlySet<string> = new Set(['/lottery', '/elott']);

/** Opens the pages one after the other and sums up the layout shifts of each. */
async function walkWithoutShift(page: Page, check?: (path: string) => void | Promise<void>): Promise<void> {
  await observeShifts(page);
  for (const path of publicRoutes) {
    await expectNoShift(page, path + (resultsByDay.has(path) ? `?day=${yesterday()}` : ''));
    await check?.(path);
  }
}

/** Makes the following pages count their layout shifts. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens a page and sums up its layout shifts. */
async function expectNoShift(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  const shift = shifts.reduce((total, value) => total + value, 0);
  expect(shift, `${path} at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0.02);
}

test('the home page needs little more code than the libraries themselves', async ({ page }) => {
  await page.addInitScript(() => {
    const noteReady = () => Object.assign(window, { readyAt: performance.now() });
    new MutationObserver(noteReady).observe(document, { subtree: true, attributeFilter: ['data-portal'] });
  });
  await openPage(page, '/index');
  await page.waitForLoadState('networkidle');
  const { readyAt, scripts } = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      readyAt: (window as unknown as { readyAt: number }).readyAt,
      scripts: all
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ encodedBodySize, startTime }) => ({ kB: encodedBodySize / 1000, startTime })),
    };
  });
  const sum = (files: typeof scripts) => files.reduce((total, { kB }) => total + kB, 0);
  const first = scripts.filter(({ startTime }) => startTime <= readyAt);
  expect(first.length).toBeGreaterThan(0);
  expect(sum(first)).toBeLessThanOrEqual(1.3 * FLOOR_KB);
  expect(sum(scripts)).toBeLessThanOrEqual(1.7 * FLOOR_KB);
});
