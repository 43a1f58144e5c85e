import { expect, newVisitor, test } from '../story.ts';
import { comeTo, game, play, played, spin } from './playing.ts';
import { comeIn, expectAccessible } from './support.ts';

/** A game under maintenance, and a game that does not exist. */
const closed = ['/seamless?vassalage=HBL&gameType=LIVE', '/seamless?vassalage=SAF&nodeId=999999'];

test('LOBBY-02 LOBBY-13 ROUTE-14 ROUTE-33 a member starts a game from home, plays, sees the balance, and returns to the same page', async ({
  page,
}) => {
  await comeIn(page);
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
  await expect(played(page).getByText('Minh Khoa')).toBeVisible();
  await expect(played(page).getByText('$12,480.50')).toBeVisible();
  await expect(played(page).getByText('A demonstration in points. No money is staked or paid.')).toBeVisible();
  await spin(page);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(play(page, 'Lantern Road')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('LOBBY-13 ROUTE-33 leaving a game opens the page before it, however long the frame and Back made the history', async ({
  page,
}) => {
  await comeIn(page, '/live');
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

test('LOBBY-13 the keyboard starts a game from the lobby, and Back leaves it', async ({ page }) => {
  await comeIn(page, '/rng');
  await play(page, 'Lantern Road').focus();
  await page.keyboard.press('Enter');
  await expect(played(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  // The focus is in the frame, so the next keys go to the game.
  await expect(page.locator('iframe')).toBeFocused();
  await spin(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng/);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('LOBBY-13 ROUTE-14 a game works where the browser blocks third-party cookies', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCookieControls', {
    enableThirdPartyCookieRestriction: true,
  });
  await comeTo(page, game);
  await spin(page);
  // The frame has an origin of its own and cannot even request cookies.
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  expect(await frame?.evaluate(() => window.origin)).toBe('null');
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('LOBBY-22 LOBBY-05 a vendor of live tables opens its lobby at once, and each of its tables', async ({ page }) => {
  await comeIn(page);
  await page
    .getByRole('region', { name: 'Live Casino' })
    .getByRole('button', { name: /^Mai Studio/ })
    .click();
  await expect(page).toHaveURL(/vassalage=MAI&gameType=LIVE/);
  await played(page).getByRole('heading', { name: 'Choose a game' }).waitFor();
  await played(page).locator('.tile').first().click();
  await played(page).getByRole('button', { name: 'Banker' }).click();
  await expect(played(page).getByRole('status')).toHaveText(/You win|You lose|Stake returned/);
  await played(page)
    .getByRole('button', { name: /All games/ })
    .click();
  await expect(played(page).getByRole('heading', { name: 'Choose a game' })).toBeVisible();
});

test('LOBBY-20 ROUTE-16 STORE-07 a transfer-wallet game has no portal header, survives a reload and shows its own way out', async ({
  page,
}) => {
  await comeIn(page, '/rng');
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
  await played(page).getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await played(page).getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/rng/);
});

test('ROUTE-33 a reload of the page launches the game again', async ({ page }) => {
  await comeTo(page, game);
  const source = () => page.locator('iframe').getAttribute('src');
  await spin(page);
  const first = await source();
  await page.reload();
  await spin(page);
  expect(await source()).not.toBe(first);
});

test('LOBBY-13 ROUTE-33 two devices open and play the same game at once', async ({ page, browser }) => {
  await comeIn(page);
  let goAhead = () => {};
  const held = new Promise<void>((resolve) => {
    goAhead = resolve;
  });
  await page.route('**/sandbox/**', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/sandbox/**');
  await play(page, 'Lantern Road').click();
  await asked;
  const other = await newVisitor(browser);
  const there = await other.newPage();
  await comeTo(there, game);
  await spin(there);
  goAhead();
  await spin(page);
  await other.close();
});

test('a game opens in a new window, or as a link where popups are blocked', async ({ page, context }) => {
  await comeTo(page, game);
  await spin(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Play in a window of its own' }).click();
  const own = await opening;
  await own.getByRole('button', { name: 'Spin' }).click();
  await expect(own.getByRole('status')).toHaveText(/You win|You lose|Stake returned/);
  // Outside the portal it has no origin either, and cannot read data of the portal.
  expect(await own.evaluate(() => self.origin)).toBe('null');
  await own.close();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Play in a window of its own' }).click();
  const linked = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the game' }).click();
  await expect((await linked).getByRole('button', { name: 'Spin' })).toBeVisible();
});

test('the game works without cookies and storage, and has none', async ({ page, context }) => {
  await comeTo(page, game);
  await spin(page);
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
});

test('I18N-01 a Vietnamese player reads the game in Vietnamese, in the bar and in the frame', async ({ page }) => {
  await page.addInitScript(() => {
    if (self.origin !== 'null') window.localStorage.setItem('hisLang', 'VI');
  });
  await comeTo(page, game);
  await played(page).getByRole('button', { name: 'Quay' }).click();
  await expect(played(page).getByRole('status')).toHaveText(/Bạn thắng|Bạn thua|Hoàn điểm cược/);
  await expect(page.getByRole('button', { name: 'Rời trò chơi' })).toBeVisible();
});

for (const [where, addresses] of [
  ['', [game, '/seamless?vassalage=VEL&gameType=LIVE', '/seamless?vassalage=KIT&nodeId=20003', ...closed]],
  [' @phone', [game]],
] as const) {
  test(`games, lobbies and refused launches have no accessibility faults${where}`, async ({ page }) => {
    test.slow();
    await comeTo(page, '/index');
    for (const at of addresses) {
      await page.goto(at);
      const there = closed.includes(at) ? page.getByRole('alert') : played(page).locator('.choices, .lobby');
      await expect(there).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('the reels stand side by side, also on the narrowest screen @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await comeTo(page, game);
  await spin(page);
  const tops = await played(page)
    .locator('.reel')
    .evaluateAll((reels) => reels.map((reel) => reel.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});
