import { expect, test } from '../story.ts';
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
  // The page does not wait for the server.
  const asked = async () =>
    (await context.request.get('/wps/member/info', { headers: { Authorization: `Bearer ${token}` } })).status();
  await expect.poll(asked).toBe(401);
});
