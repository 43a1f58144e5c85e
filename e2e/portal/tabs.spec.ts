import { expect, test } from '../story.ts';
import { comeByTicket, comeIn, heart, openPage, untilLoaded } from './support.ts';

test('HEADER-11 MODAL-05 LOGOUT-01 LOGOUT-02 LOGOUT-03 LOGOUT-04 LOGOUT-05 LOGOUT-06 a tab that is opened later is logged in too, and a logout asks first and is one in all tabs', async ({
  page,
  context,
  newMember,
}) => {
  const { account } = await newMember();
  await comeIn(page, '/index', account);
  // A tab opened from the first shares its session; one opened later receives it; the last has its own.
  const [second] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/rng'))]);
  await expect(second.getByRole('button', { name: 'Account menu' })).toBeVisible();
  const later = await context.newPage();
  await openPage(later, '/rng');
  await expect(later.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await later.reload();
  await expect(later.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(later).toHaveURL(/\/rng$/);
  const own = await context.newPage();
  await comeIn(own, '/index', account);
  const tabs = [page, second, later, own];
  const tokens = await Promise.all(tabs.map((tab) => tab.evaluate(() => sessionStorage.getItem('token'))));
  expect(new Set(tokens).size).toBe(2);

  const question = second.getByRole('alertdialog');
  await second.getByRole('button', { name: 'Account menu' }).click();
  await second.getByRole('button', { name: 'Sign out' }).click();
  expect((await question.boundingBox())?.width).toBe(400);
  await question.getByRole('button', { name: 'Stay' }).click();
  await second.getByRole('button', { name: 'Account menu' }).click();
  await second.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  for (const tab of tabs) {
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(tab).toHaveURL(tab === later ? /\/rng$/ : /\/index$/);
    const keys = await tab.evaluate(() => Object.keys(sessionStorage));
    expect(keys).not.toContain('token');
    expect(keys).toContain('merchantCode');
  }
  // The page does not wait for the server.
  for (const token of new Set(tokens)) {
    const asked = async () =>
      (await context.request.get('/wps/member/info', { headers: { Authorization: `Bearer ${token}` } })).status();
    await expect.poll(asked).toBe(401);
  }
});

test('LOBBY-11 two tabs share login, favourites, balance, language and theme', async ({ page, context, newMember }) => {
  const { account } = await newMember();
  await openPage(page, '/rng?gameName=dragon+coil');
  const second = await context.newPage();
  await openPage(second, '/rng?gameName=dragon+coil');
  await expect(second.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  // Only then does it hear the other tab.
  await untilLoaded(second, 'shell');

  await comeByTicket(page, '/rng?gameName=dragon+coil', account);
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
