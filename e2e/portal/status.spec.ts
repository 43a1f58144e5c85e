import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeFrom, expectAccessible } from './support.ts';

const closed = siteAt('closed');
const strict = siteAt('strict');

test('STATUS-04 STATUS-05 STATUS-06 STATUS-07 a maintenance page replaces everything', async ({ page }) => {
  const { value } = await (await page.request.get(`${closed}/wps/system/status`)).json();
  // However long the other stories take.
  await page.clock.setFixedTime(Date.parse(value.maintenanceUntil) - 1_801_000);
  await page.goto(`${closed}/rng`);
  await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible();
  await expect(page.getByText('RESTRICTION OF VISIT')).toBeVisible();
  await expect(page.getByText('00:30:01', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);
});

test('STATUS-04 the server is closed too, and its page has no markup of the site', async ({ request }) => {
  const page = await (await request.get(`${closed}/index`)).text();
  expect(page).toContain('<div id="root"></div>');
  expect((await request.post(`${closed}/wps/session/login`, { data: {} })).status()).toBe(503);
});

test('@phone STATUS-04 maintenance on a phone, in Vietnamese', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await page.goto(`${closed}/`);
  await expect(page.getByRole('heading', { name: 'Bảo trì hệ thống' })).toBeVisible();
  await expectAccessible(page);
});

test('STATUS-08 STATUS-09 STATUS-10 STATUS-11 a restricted location shows its address and country', async ({
  page,
}) => {
  await comeFrom(page, '192.0.2.44', 'US');
  await page.goto(`${strict}/index`);
  await expect(page.getByRole('heading', { name: 'Not available where you are' })).toBeVisible();
  await expect(page.getByText('192.0.2.44')).toBeVisible();
  await expect(page.getByText('United States')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expectAccessible(page);
});

test('@phone STATUS-12 a blocked address on a phone: the request number fits', async ({ page }) => {
  await comeFrom(page, '198.51.100.24');
  await page.goto(`${strict}/index`);
  const number = page.getByText(/^[0-9a-f]{32}$/);
  await expect(number).toBeVisible();
  const box = await number.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThan(390);
});

test('STATUS-12 ERROR-22 a blocked address shows the request number for enquiries', async ({ page }) => {
  await comeFrom(page, '198.51.100.24');
  await page.goto(`${strict}/index`);
  await expect(page.getByRole('heading', { name: 'Your address is blocked' })).toBeVisible();
  await expect(page.getByText('198.51.100.24')).toBeVisible();
  await expect(page.getByText(/^[0-9a-f]{32}$/)).toBeVisible();
  await expectAccessible(page);
});
