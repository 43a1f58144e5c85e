import { expect, test } from '@playwright/test';
import { comeIn, newTicket } from './support.ts';

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

test('ROUTE-24 ROUTE-29 a login ticket leaves the address at once, logs in once, and is refused the second time', async ({
  page,
  context,
  request,
}) => {
  const ticket = await newTicket(request, 'player01');
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url()));
  await page.goto(`/rng?gameClassify=VIDEO&token=${ticket}`);
  await expect(page.getByRole('dialog', { name: /Minh Khoa/ })).toBeVisible();
  expect(page.url()).not.toContain(ticket);
  // Only the page itself was asked for with it.
  expect(addresses.filter((address) => address.includes(ticket))).toHaveLength(1);

  const second = await context.newPage();
  await second.goto(`/rng?token=${ticket}`);
  await expect(second.getByRole('dialog').getByText('Please log in first')).toBeVisible();
});
