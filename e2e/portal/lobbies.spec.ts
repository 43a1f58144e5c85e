import { expect, test } from '../story.ts';
import { comeIn, expectAccessible, openPage, tile, watchConsole } from './support.ts';

test('LOBBY-08 a key opens the search over all games; it corrects a typing error, facets narrow it, arrows move, Enter opens, and it outlasts a lost connection', async ({
  page,
  context,
  newMember,
}) => {
  const complaints = watchConsole(page);
  await comeIn(page, '/index', (await newMember()).account);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search all games' });
  await expect(search.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('lantren');
  await expect(search.getByText('Showing results for "lantern"', { exact: false })).toBeVisible();
  await search.getByRole('checkbox', { name: /^Slots/ }).check();
  await expect(page).toHaveURL(/search=lantren&search\.type=RNG/);
  // The previous results stay until the answer is there.
  await expect(search.getByRole('region', { name: 'Games found' })).toHaveAttribute('aria-busy', 'false');
  await expect(search.getByRole('article', { name: /Lantern Road/ })).toBeVisible();
  await expectAccessible(page, 'dialog');
  await search.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  // The focused tile is the only tab stop.
  await expect(page.locator(':focus')).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('ArrowRight');
  await expect(search.getByRole('article').nth(1).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seamless\?/);
  await page.goBack();
  await expect(search.getByRole('searchbox')).toHaveValue('lantren');
  await expect(search.getByRole('checkbox', { name: /^Slots/ })).toBeChecked();
  expect(complaints).toEqual([]);

  await expect(search.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await search.getByRole('searchbox').fill('dragon');
  await expect(search.getByRole('article').first()).toBeVisible();
  await context.setOffline(false);
  await expect(search.getByRole('article', { name: /dragon/i }).first()).toBeVisible();
});

test('the grid of a lobby is one tab stop; arrows, Page down, Home and End move in it, also to rows not rendered yet', async ({
  page,
}) => {
  await openPage(page, '/rng');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tile(page, /./).focus();
  const place = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest<HTMLElement>('[data-row]');
      const article = document.activeElement?.closest('article');
      return row && article
        ? Number(row.dataset['row']) * 7 + [...row.querySelectorAll('article')].indexOf(article)
        : -1;
    });
  // The focused tile is the only tab stop.
  await expect(page.locator(':focus')).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(place).toBe(8);
  await page.keyboard.press('End');
  await expect.poll(place).toBe(13);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect.poll(place).toBeGreaterThan(20);
  await page.keyboard.press('Control+Home');
  await expect.poll(place).toBe(0);
  await page.keyboard.press('Control+End');
  await expect.poll(place).toBeGreaterThan(40);
  // From the tile to its heart, and then past the games.
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', /./);
  await page.keyboard.press('Tab');
  await expect.poll(place).toBe(-1);
});

test('LOBBY-08 on a narrow desktop order and lowest stake stay visible, and a button leads to hidden shelves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openPage(page, '/rng');
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('combobox', { name: 'Min bet' })).toBeInViewport({ ratio: 1 });
  const shelf = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(shelf('Jackpot')).not.toBeInViewport();
  const further = page.getByRole('button', { name: 'More shelves' });
  await expect(async () => {
    // At the end of the shelves there is no such button any more.
    if (await further.isVisible()) await further.click({ timeout: 1000 });
    await expect(shelf('Jackpot')).toBeInViewport({ ratio: 1, timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Back to the first ones' }).click();
  await expect(shelf('All games')).toBeInViewport({ ratio: 1 });
});
