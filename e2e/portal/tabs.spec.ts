import { expect, test } from '@playwright/test';
import { comeIn } from './support.ts';

test('LOGOUT-01 LOGOUT-05 several tabs agree: out in one is out in all', async ({ page, context }) => {
  test.slow();
  await comeIn(page);
  // A tab that was opened from the first has its session; the third has one of its own.
  const [second] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/rng'))]);
  await expect(second.getByRole('button', { name: 'Account menu' })).toBeVisible();
  const third = await context.newPage();
  await comeIn(third);
  const token = await third.evaluate(() => sessionStorage.getItem('token'));

  await second.getByRole('button', { name: 'Account menu' }).click();
  await second.getByRole('button', { name: 'Sign out' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [page, second, third]) {
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await tab.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  }
  await expect(third).toHaveURL(/\/index$/);
  const answer = await context.request.get('/wps/member/info', { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test('API-73 API-79 the sessions of an account are listed, and one that is ended elsewhere asks to log in', async ({
  page,
  browser,
}) => {
  await comeIn(page, '/rng', 'agent01');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await comeIn(other, '/rng', 'agent01');
  const headers = { Authorization: `Bearer ${await other.evaluate(() => sessionStorage.getItem('token'))}` };
  const { value } = await (await elsewhere.request.get('/wps/session/sessions', { headers })).json();
  expect(value.length).toBeGreaterThan(1);
  expect(value[0]).toMatchObject({ current: true, device: expect.stringContaining('Chrome') });
  const answer = await elsewhere.request.delete('/wps/session/sessions', { headers });
  expect(answer.status()).toBe(200);

  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(page.getByRole('dialog').getByText('Please log in first')).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?modal=login$/);
  await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await elsewhere.close();
});
