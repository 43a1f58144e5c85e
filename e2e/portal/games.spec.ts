import { liking, runOf } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeIn, heart, openPage, scrollDown } from './support.ts';

test('LOBBY-07 PERF-05 PERF-06 scrolling loads the slots 42 at a time', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('GCSGAME_gameList'))
      asked.push(`${url.searchParams.get('pageNo')}/${url.searchParams.get('pageSize')}`);
  });
  await page.goto('/rng');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The first page is part of the server-rendered page.
  expect(asked).toEqual([]);
  await page.mouse.move(720, 600);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1200);
      return asked;
    })
    .toContain('3/42');
  // Pictures within 1.3 heights of the window are fetched, and few beyond.
  const reach = () =>
    page.evaluate(() => {
      const pictures = [...document.querySelectorAll('[data-row] img')];
      const bottoms = pictures.map((picture) => picture.getBoundingClientRect().bottom);
      const heights = Math.max(...bottoms) / window.innerHeight;
      return heights >= 1.3 && heights < 2 ? 'within 1.3 heights, and the rest of a row' : heights;
    });
  await expect.poll(reach).toBe('within 1.3 heights, and the rest of a row');
});

test('LOBBY-08 a search without regard to case, a vendor and a shelf narrow the list, and the address holds them', async ({
  page,
}) => {
  await page.goto('/rng');
  await page.getByRole('searchbox').fill('LANTERN');
  await expect(page).toHaveURL(/gameName=LANTERN/);
  await expect(page.getByRole('article').first()).toContainText(/lantern/i);
  await expect(page.getByRole('article').filter({ hasNotText: /lantern/i })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('LANTERN');
  await page.getByRole('searchbox').fill('no game has this name');
  await expect(page.getByText('No games found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: /^New/ }).click();
  await expect(page).toHaveURL(/gameClassify=NEW/);
  await page.getByRole('button', { name: /Saffron Play/ }).click();
  await expect(page).toHaveURL(/vassalage=SAF/);
  await expect(page.getByRole('article').filter({ hasNotText: 'Saffron Play' })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('ROLE-06 a guest who presses a heart gets the login', async ({ page }) => {
  await page.goto('/rng');
  await heart(page, /./).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('ROLE-08 a trial account that presses a heart reads that it needs a full account', async ({ page }) => {
  await page.goto('/rng');
  await page.getByRole('banner').getByRole('button', { name: 'Try demo' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.goto('/rng');
  await heart(page, /./).click();
  await expect(page.getByRole('dialog', { name: 'This needs a full account' })).toBeVisible();
});

test('LOBBY-09 LOBBY-10 LOBBY-11 LOBBY-12 a member finds a game, makes it a favourite, sees it after a reload, and removes it', async ({
  page,
}) => {
  await comeIn(page, '/rng', runOf(liking.alone, test.info().retry));
  await page.getByRole('searchbox').fill('dragon coil');
  // The heart does not wait for the server, but a reload must.
  const kept = page.waitForResponse((response) => response.url().endsWith('/GCSGAME_addFavourite'));
  await heart(page, /dragon coil/i).click();
  await expect(heart(page, /dragon coil/i)).toHaveAttribute('aria-pressed', 'true');
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(heart(page, /dragon coil/i)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /^Favourites/ }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await heart(page, /dragon coil/i).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
});

test('ERROR-18 a list that fails to load says so and loads on retry', async ({ page, context }) => {
  await page.goto('/index');
  await expect(page.getByRole('heading', { name: 'Hot right now' })).toBeVisible();
  await page.route('**/GCSGAME_gameList*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Slots' }).click();
  await expect(page.getByText('Games did not load')).toBeVisible();
  await page.unroute('**/GCSGAME_gameList*');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('after a change of language the games stay on the screen until the new ones are loaded', async ({ page }) => {
  await openPage(page, '/rng');
  const title = page.getByRole('heading', { level: 1 });
  const game = page.getByRole('article').first();
  await expect(game).toBeVisible();
  const name = await game.getAttribute('aria-label');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = false;
  await page.route('**/GCSGAME_gameList*', async (route) => {
    asked = true;
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await expect(title).toHaveText('Nổ hũ');
  await expect.poll(() => asked).toBe(true);
  await expect(game).toHaveAttribute('aria-label', name ?? '');
  await expect(game).toBeVisible();
  answer();
  await expect(page.getByRole('region', { name: 'Trò chơi' })).toHaveAttribute('aria-busy', 'false');
  await expect(game).toBeVisible();
});

test('a deep lobby has at most 1,500 elements, in the page in the order of the screen', async ({ page }) => {
  await openPage(page, '/rng');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.move(720, 600);
  // More than twenty rows are three pages of games.
  const firstRow = () => page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-row]')?.dataset['row']));
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1200);
      return firstRow();
    })
    .toBeGreaterThan(20);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(1_500);
  const tops = () =>
    page.evaluate(() => [...document.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect().top));
  const shown = await tops();
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
});

test('LOBBY-07 Back from a game restores the scroll position of the lobby, and the games there', async ({ page }) => {
  await comeIn(page, '/rng');
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = await scrollDown(page, 4_000);
  const inView = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('article')]
        .filter((tile) => tile.getBoundingClientRect().top >= 0 && tile.getBoundingClientRect().bottom <= innerHeight)
        .map((tile) => tile.ariaLabel ?? ''),
    );
  await expect.poll(async () => (await inView()).length).toBeGreaterThan(14);
  const tiles = await inView();
  // A tile of the second row, which no press scrolls into view.
  await page
    .getByRole('article', { name: tiles[8] ?? '', exact: true })
    .getByRole('button')
    .first()
    .click();
  await expect(page).toHaveURL(/\/seamless/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
  await expect.poll(inView).toEqual(tiles);
});

test('LOBBY-07 a lobby keeps whole rows when the window becomes wider', async ({ page }) => {
  const columns = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-row]')].map((row) => row.querySelectorAll('article').length).slice(0, 4),
    );
  const overlaps = () =>
    page.evaluate(() => {
      const rows = [...document.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect());
      return rows.some(({ bottom }, index) => bottom > (rows[index + 1]?.top ?? Number.POSITIVE_INFINITY) + 1);
    });
  await page.setViewportSize({ width: 500, height: 900 });
  await openPage(page, '/rng');
  for (const [width, count] of [
    [500, 3],
    [1000, 6],
    [1440, 7],
    [1600, 7],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns).toEqual([count, count, count, count]);
    await expect.poll(overlaps).toBe(false);
  }
});

test('LOBBY-07 a lobby shows more games when the window becomes higher, at the top and deep in the list', async ({
  page,
}) => {
  const lowest = () =>
    page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect().bottom)),
    );
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto('/rng');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(lowest).toBeGreaterThan(900);
  await page.evaluate(() => window.scrollTo(0, 1_000));
  await expect.poll(lowest).toBeGreaterThan(900);
  await page.setViewportSize({ width: 1440, height: 2_000 });
  await expect.poll(lowest).toBeGreaterThan(2_000);
});
