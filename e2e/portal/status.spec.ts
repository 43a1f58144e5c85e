import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeFrom, expectAccessible } from './support.ts';

const closed = siteAt('closed');
const strict = siteAt('strict');

test('STATUS-04 STATUS-05 STATUS-06 STATUS-07 a maintenance page replaces everything, and the server is closed too', async ({
  page,
  request,
}) => {
  const { value } = await (await request.get(`${closed}/wps/system/status`)).json();
  // However long the other stories take.
  await page.clock.setFixedTime(Date.parse(value.maintenanceUntil) - 1_801_000);
  await page.goto(`${closed}/rng`);
  await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible();
  await expect(page.getByText('RESTRICTION OF VISIT')).toBeVisible();
  await expect(page.getByText('00:30:01', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);
  // Its page has no markup of the site.
  expect(await (await request.get(`${closed}/index`)).text()).toContain('<div id="root"></div>');
  expect((await request.post(`${closed}/wps/session/login`, { data: {} })).status()).toBe(503);
});

test('@phone STATUS-08 STATUS-09 STATUS-10 STATUS-11 STATUS-12 ERROR-22 on a phone, a restricted location shows its address and country, and a blocked address a request number that fits', async ({
  page,
}) => {
  await comeFrom(page, '192.0.2.44', 'US');
  await page.goto(`${strict}/index`);
  await expect(page.getByRole('heading', { name: 'Not available where you are' })).toBeVisible();
  await expect(page.getByText('192.0.2.44')).toBeVisible();
  await expect(page.getByText('United States')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expectAccessible(page);

  await comeFrom(page, '198.51.100.24');
  await page.goto(`${strict}/index`);
  await expect(page.getByRole('heading', { name: 'Your address is blocked' })).toBeVisible();
  await expect(page.getByText('198.51.100.24')).toBeVisible();
  const number = page.getByText(/^[0-9a-f]{32}$/);
  await expect(number).toBeVisible();
  const box = await number.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThan(390);
  await expectAccessible(page);
});
