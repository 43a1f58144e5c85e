import { liking, runOf } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeByTicket, comeIn, heart, openPage, untilLoaded } from './support.ts';

test('LOGOUT-01 LOGOUT-05 a logout in one tab is a logout in all tabs', async ({ page, context }) => {
  test.slow();
  await comeIn(page);
  // A tab opened from the first shares its session; the third has its own.
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

test('a tab that is opened later is logged in too, and reload keeps it so', async ({ page, context }) => {
  await comeIn(page);
  const later = await context.newPage();
  await openPage(later, '/rng');
  await expect(later.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await later.reload();
  await expect(later.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(later).toHaveURL(/\/rng$/);
});

test('LOBBY-11 two tabs share login, favourites, balance, language and theme', async ({ page, context }) => {
  await openPage(page, '/rng?gameName=dragon+coil');
  const second = await context.newPage();
  await openPage(second, '/rng?gameName=dragon+coil');
  await expect(second.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  // Only then does it hear the other tab.
  await untilLoaded(second, 'idle-tasks');

  await comeByTicket(page, '/rng?gameName=dragon+coil', runOf(liking.inTabs, test.info().retry));
  await expect(second.getByRole('button', { name: 'Account menu' })).toBeVisible();

  const pressed = heart(second, /dragon coil/i);
  await expect(pressed).toHaveAttribute('aria-pressed', 'false');
  await heart(page, /dragon coil/i).click();
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await pressed.click();
  await expect(heart(page, /dragon coil/i)).toHaveAttribute('aria-pressed', 'false');

  // Only the first tab receives it from the server.
  await page.route('**/wps/v2/wallets/balance', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, value: { ...body.value, sumBalance: '77.25' } } });
  });
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  for (const tab of [page, second]) await expect(tab.getByRole('banner').getByText('$77.25')).toBeVisible();
  // A call that is still in the route when the story ends is no failure.
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Nổ hũ');
});
