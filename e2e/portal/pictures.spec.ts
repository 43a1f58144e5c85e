import type { Page } from '@playwright/test';
import { signInProvider, siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeFrom, openPage } from './support.ts';

const own = siteAt('strict');
const down = signInProvider.issuer;
const up = siteAt('shipped');

test.use({ baseURL: own });
test.beforeEach(({ page }) => comeFrom(page, '203.0.113.50'));

/** The hosts of the pictures on the screen. All pictures are loaded. */
async function origins(page: Page): Promise<string[]> {
  const seen = () =>
    page.evaluate(() =>
      [...document.images]
        .filter(({ src }) => src.includes('/art/'))
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
        })
        .map(({ src, naturalWidth }) => (naturalWidth > 0 ? new URL(src).origin : `missing ${src}`)),
    );
  let found: string[] = [];
  await expect(async () => {
    found = await seen();
    expect(found.length).toBeGreaterThan(8);
    expect(found.filter((origin) => origin.startsWith('missing'))).toEqual([]);
  }).toPass();
  return [...new Set(found)];
}

test('ENTITY-36 pictures come from the first host that has them, without a layout shift', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).origin);
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // Layout shifts, which TypeScript's library does not know.
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPage(page, '/index');
  expect(await origins(page)).toEqual([up]);
  // The page may have asked this host before the choice; afterwards it must not.
  const inVain = asked.filter((origin) => origin === down).length;
  expect(inVain).toBeGreaterThan(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  await expect(page).toHaveURL(/\/rng$/);
  // The address changes before the page does.
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await origins(page)).toEqual([up]);
  expect(asked.filter((origin) => origin === down)).toHaveLength(inVain);
  const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});
