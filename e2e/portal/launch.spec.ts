import { expect, test } from '../story.ts';
import { game, play, played, spin } from './playing.ts';
import { comeIn, goOn, openAs, sendLogin, typeLogin, withoutStream } from './support.ts';

test('LOBBY-02 LOBBY-13 ROUTE-14 ROUTE-33 a member starts a game from home, plays, sees the balance, returns to the same page, and starts it again by keyboard', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember({ balance: '12480.50', nickname: 'Lan Anh' });
  await comeIn(page, '/index', account);
  const tile = play(page, 'Lantern Road');
  await tile.scrollIntoViewIfNeeded();
  // What loads above the tile may still move the page.
  const pressedAt = page.evaluate(
    () => new Promise<number>((resolve) => window.addEventListener('pointerdown', () => resolve(window.scrollY))),
  );
  await tile.click();
  const before = await pressedAt;
  await expect(page).toHaveURL(/\/seamless\?vassalage=SAF&nodeId=20001/);
  await expect(page).toHaveTitle(/^Lantern Road/);
  await expect(page.getByRole('group', { name: 'Balance' })).toHaveText('$12,480.50');
  await expect(played(page).getByText('Lan Anh')).toBeVisible();
  await expect(played(page).getByText('$12,480.50')).toBeVisible();
  await expect(played(page).getByText('A demonstration in points. No money is staked or paid.')).toBeVisible();
  await spin(page);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(play(page, 'Lantern Road')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  await play(page, 'Lantern Road').focus();
  await page.keyboard.press('Enter');
  await expect(played(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  // The focus is in the frame, so the next keys go to the game.
  await expect(page.locator('iframe')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('LOBBY-13 ROUTE-33 leaving a game opens the page before it, however long the frame and Back made the history', async ({
  page,
  newMember,
}) => {
  await comeIn(page, '/live', (await newMember()).account);
  const open = page.getByRole('button', { name: /^Mai Studio open lobby/ });
  const leave = page.getByRole('button', { name: 'Leave the game' });
  /** Opens the game and navigates within its frame. */
  const openAndGoOn = async () => {
    await open.click();
    await played(page).getByRole('heading', { name: 'Choose a game' }).waitFor();
    const frame = page.frames().find((one) => one.url().includes('/sandbox/'));
    await frame?.evaluate(() => {
      for (const table of ['first', 'second']) location.hash = table;
    });
    return () => frame?.evaluate(() => location.hash);
  };
  const hash = await openAndGoOn();
  await page.evaluate(() => history.back());
  await expect.poll(hash).toBe('#first');
  await leave.click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Live Casino' })).toBeVisible();

  // A browser keeps fifty history entries per tab, so the history does not grow further.
  await page.evaluate(() => {
    for (let count = 0; count < 60; count++) history.pushState(history.state, '', '/live');
  });
  expect(await page.evaluate(() => history.length)).toBe(50);
  await openAndGoOn();
  await leave.click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(open).toBeVisible();
});

test('LOBBY-13 ROUTE-14 a game works without cookies and storage, in the page and in a window or tab of its own', async ({
  page,
  context,
  newMember,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
  await openAs(page, (await newMember()).account, game);
  await spin(page);
  // The frame has an origin of its own and cannot even request cookies.
  const frame = page.frames().find((one) => one.url().includes('/sandbox/'));
  expect(await frame?.evaluate(() => self.origin)).toBe('null');
  const reach = await frame?.evaluate(() => {
    const tries = [() => document.cookie, () => localStorage.length, () => window.parent.sessionStorage.length];
    return tries.map((attempt) => {
      try {
        return String(attempt());
      } catch (error) {
        return error instanceof DOMException ? error.name : 'other';
      }
    });
  });
  expect(reach).toEqual(['SecurityError', 'SecurityError', 'SecurityError']);
  expect((await context.cookies()).filter(({ path }) => path.startsWith('/sandbox'))).toEqual([]);

  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Play in a separate window' }).click();
  const own = await opening;
  await own.getByRole('button', { name: 'Spin' }).click();
  await expect(own.getByRole('status')).toHaveText(/You win|You lose|Stake returned/);
  // Outside the portal it has no origin either, and cannot read data of the portal.
  expect(await own.evaluate(() => self.origin)).toBe('null');
  await own.close();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Play in a separate window' }).click();
  const linked = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the game' }).click();
  await expect((await linked).getByRole('button', { name: 'Spin' })).toBeVisible();
});

test('LOBBY-20 ROUTE-16 ROUTE-33 STORE-07 a transfer-wallet game has no portal header, survives a reload and shows its own way out', async ({
  page,
  newMember,
}) => {
  await comeIn(page, '/rng', (await newMember()).account);
  await play(page, 'Neon Saigon').click();
  await expect(page).toHaveURL(/\/game/);
  await expect(page).toHaveTitle(/^Neon Saigon/);
  await expect(page.getByRole('group', { name: 'Balance' })).toHaveCount(0);
  await spin(page);
  const kept = () => page.evaluate(() => window.sessionStorage.getItem('iframeUrl'));
  const first = await kept();
  expect(first).toContain('/sandbox/KIT/neon-saigon?launch=');
  await page.reload();
  await spin(page);
  expect(await kept()).not.toBe(first);
  // One step back leaves the game also after the reload.
  await page.goBack();
  await expect(page).toHaveURL(/\/rng/);
  await play(page, 'Neon Saigon').click();
  await spin(page);
  await played(page).getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await played(page).getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/rng/);

  // In the page with a bar a reload launches the game again too.
  await play(page, 'Lantern Road').click();
  await spin(page);
  const source = () => page.locator('iframe').getAttribute('src');
  const before = await source();
  await page.reload();
  await spin(page);
  expect(await source()).not.toBe(before);
});

test('API-79 a game that does not start is started again, it waits for a lost connection, and goes on after a login where its session ended', async ({
  page,
  context,
  newMember,
}) => {
  // The stream would tell of the ended session too, and sooner or later than the round.
  await withoutStream(page);
  const { account } = await newMember();
  await comeIn(page, '/index', account);
  await page.route('**/wps/game/launchGame', (route) => route.abort());
  await play(page, 'Lantern Road').click();
  await expect(page.getByRole('heading', { name: 'The game did not start' })).toBeVisible();
  await page.unroute('**/wps/game/launchGame');
  await page.getByRole('button', { name: 'Try again' }).click();
  await spin(page);
  await context.setOffline(true);
  await expect(page.getByText('No connection. The game continues when it is back.')).toBeVisible();
  await context.setOffline(false);
  await spin(page);

  const token = await page.evaluate(() => window.sessionStorage.getItem('token'));
  await page.request.delete('/wps/session/logout', { headers: { Authorization: `Bearer ${token}` } });
  // The game learns it with the next round, the portal with the next call.
  await played(page).getByRole('button', { name: 'Spin' }).click();
  await expect(page.getByRole('heading', { name: 'Your game session has ended' })).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  const dialog = page.getByRole('dialog');
  await typeLogin(dialog, account);
  await sendLogin(page, dialog);
  await goOn(page);
  await spin(page);
});
