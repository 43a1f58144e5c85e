import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeTo, game, play, played, spin } from './playing.ts';
import { comeIn, expectAccessible, heart, openAs, openPage, password, sendLogin, typeLogin } from './support.ts';

test('ROLE-06 a guest who presses a game logs in first; one with its address plays right after the login', async ({
  page,
}) => {
  await openPage(page, '/index');
  await play(page, 'Lantern Road').click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible();
  await page.goto(game);
  const dialog = page.getByRole('dialog');
  await typeLogin(dialog, 'player01', password);
  await sendLogin(page, dialog);
  await page.getByRole('button', { name: /^(Continue|Look around)$/ }).click();
  await spin(page);
});

test('ROLE-08 ROLE-15 a trial account plays in-house games, and reads the requirements of the others', async ({
  page,
}) => {
  await page.goto('/index');
  await page.getByRole('banner').getByRole('button', { name: 'Try demo' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.goto('/index');
  await play(page, 'Lantern Road').click();
  await expect(page.getByRole('dialog', { name: 'This needs a full account' })).toBeVisible();
  await page.goto(game);
  await expect(page.getByRole('heading', { name: 'This needs a full account' })).toBeVisible();
  await page.goto('/seamless?vassalage=BGS&nodeId=10003');
  // The bar of the wait may still be in the document, hidden.
  await expect(page.getByText('Play credit').filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: /^Bet \$/ }).click();
  await page.getByRole('button', { name: 'Open a random tile' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Game' })
      .getByRole('button', { name: /: (gem|mine)$/ })
      .first(),
  ).toBeVisible();
});

test('ERROR-27 maintenance of a game shows on its card and at its address', async ({ page }) => {
  await comeIn(page);
  const card = page.getByRole('region', { name: 'Live Casino' }).getByRole('button', { name: /^Harbour Live/ });
  await expect(card).toContainText(/maintenance|Back at/);
  await card.click();
  await expect(page.getByText('This game is under maintenance.')).toBeVisible();
  await expect(page).toHaveURL(/\/index/);
  await page.goto('/seamless?vassalage=HBL&gameType=LIVE');
  await expect(page.getByRole('heading', { name: 'This game is under maintenance.' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the games' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a failed launch can be repeated, and is repeated by itself', async ({ page, context }) => {
  await comeIn(page);
  await page.route('**/wps/game/launchGame', (route) => route.abort());
  await play(page, 'Lantern Road').click();
  await expect(page.getByRole('heading', { name: 'The game did not start' })).toBeVisible();
  await page.unroute('**/wps/game/launchGame');
  await page.getByRole('button', { name: 'Try again' }).click();
  await spin(page);
  await context.setOffline(true);
  await expect(page.getByText('No connection. The game goes on when it is back.')).toBeVisible();
  await context.setOffline(false);
  await spin(page);
});

test('a vendor that does not answer causes a message, and the portal keeps working', async ({ page }) => {
  const guarded = siteAt('guarded');
  await openAs(page, 'agent01', '/seamless?vassalage=NOR&nodeId=20002', guarded);
  const told = page.getByRole('alert').getByRole('heading', { name: 'The game did not start' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toBeVisible();
  // Other vendors still work.
  await page.goto(guarded + game);
  await spin(page);
});

test('API-79 a member whose session ends elsewhere during a game logs in and plays on', async ({ page }) => {
  // The stream would tell it too, and sooner or later than the round.
  await page.route('**/wps/v2/stream', (route) => route.abort());
  await comeTo(page, game);
  await spin(page);
  const token = await page.evaluate(() => window.sessionStorage.getItem('token'));
  await page.request.delete('/wps/session/logout', { headers: { Authorization: `Bearer ${token}` } });
  // The game learns it with the next round, the portal with the next call.
  await played(page).getByRole('button', { name: 'Spin' }).click();
  await expect(page.getByRole('heading', { name: 'Your game session has ended' })).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  const dialog = page.getByRole('dialog');
  await typeLogin(dialog, 'player01', password);
  await sendLogin(page, dialog);
  await page.getByRole('button', { name: /^(Continue|Look around)$/ }).click();
  await spin(page);
});

test('ROLE-06 a press on the heart of a tile does not start the game', async ({ page }) => {
  await openPage(page, '/rng');
  await heart(page, /./).click();
  await expect(page).toHaveURL(/\/rng\?modal=login/);
});
