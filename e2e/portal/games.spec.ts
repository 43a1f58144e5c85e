import { expect, test } from '../story.ts';
import { comeIn, openPage, scrollDown } from './support.ts';

test('LOBBY-07 PERF-05 PERF-06 scrolling loads the slots 42 at a time and keeps few of them in the page, and Back from a game restores them', async ({
  page,
  newMember,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('GCSGAME_gameList'))
      asked.push(`${url.searchParams.get('pageNo')}/${url.searchParams.get('pageSize')}`);
  });
  await comeIn(page, '/rng', (await newMember()).account);
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

  // A list of three pages has at most so many elements in the page, in the order of the screen.
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(1_500);
  const tops = () =>
    page.evaluate(() => [...document.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect().top));
  const shown = await tops();
  expect(shown).toEqual([...shown].sort((a, b) => a - b));

  const depth = await scrollDown(page, 4_000);
  const inView = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('article')]
        .filter((tile) => tile.getBoundingClientRect().top >= 0 && tile.getBoundingClientRect().bottom <= innerHeight)
        .map((tile) => tile.ariaLabel ?? ''),
    );
  await expect.poll(async () => (await inView()).length).toBeGreaterThanOrEqual(14);
  const tiles = await inView();
  // A tile of the second row, which no press scrolls into view.
  await page
    .getByRole('article', { name: tiles[8] ?? '', exact: true })
    .getByRole('button')
    .first()
    .click();
  await expect(page).toHaveURL(/\/seamless/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(depth);
  await expect.poll(inView).toEqual(tiles);
});

test('LOBBY-07 a lobby keeps whole rows when the window becomes wider, and shows more games when it becomes higher', async ({
  page,
}) => {
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

  const lowest = () =>
    page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect().bottom)),
    );
  await page.setViewportSize({ width: 1440, height: 400 });
  await expect.poll(lowest).toBeLessThan(900);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(lowest).toBeGreaterThan(900);
  await page.evaluate(() => window.scrollTo(0, 1_000));
  await expect.poll(lowest).toBeGreaterThan(900);
  await page.setViewportSize({ width: 1440, height: 2_000 });
  await expect.poll(lowest).toBeGreaterThan(2_000);
});
