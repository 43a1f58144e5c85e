import type { Page } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { type Front, frontOf } from './front.ts';
import { goInside, openPage } from './support.ts';

test.use({ serviceWorkers: 'allow' });

let site: Front;

test.beforeAll(async () => {
  site = await frontOf(siteAt('shipped'));
});
test.afterAll(() => site.close());

const buildOf = (page: Page) => page.locator('script[type=module]').getAttribute('src');

test('PERF-02 PERF-04 a new deployment shows at once; a missing part loads it silently once, and then shows a message', async ({
  page,
}) => {
  test.slow();
  site.deploy({ name: 'one' });
  await openPage(page, `${site.address}/login`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await buildOf(page)).toMatch(/\.one\.js$/);

  site.deploy({ name: 'two' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await goInside(page, '/rng?gameClassify=NEW');
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?gameClassify=NEW$/);
  expect(await buildOf(page)).toMatch(/\.two\.js$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);

  // A deployment that lacks the part itself is not reloaded forever.
  site.deploy({ name: 'three', without: 'vip-page' });
  // The page of the second deployment may still load its pictures.
  await page.waitForLoadState('load');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await goInside(page, '/vip');
  const told = page.getByRole('heading', { name: 'Page load is slow, check network' });
  await expect(told).toBeVisible({ timeout: 60_000 });
  expect(await buildOf(page)).toMatch(/\.three\.js$/);
  await expect.poll(() => loads).toBe(1);

  // Returning visitors get the current site, whatever the worker keeps.
  site.deploy({ name: 'four' });
  await openPage(page, `${site.address}/vip`);
  expect(await buildOf(page)).toMatch(/\.four\.js$/);
  await expect(page.getByRole('heading', { name: 'A rank for how you play' })).toBeVisible();
});
