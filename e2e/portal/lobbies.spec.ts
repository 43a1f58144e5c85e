import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { comeIn, expectAccessible, goInside, openPage, tile, watchConsole } from './support.ts';

/** The lobbies whose vendors have lobbies of their own, with their names on the page. */
const direct = [
  ['/live', 'Live Casino'],
  ['/sports', 'Sports'],
  ['/esports', 'Esports'],
  ['/fish', 'Fishing'],
  ['/pvp', 'PVP'],
] as const;

async function begin(page: Page, theme: 'dark' | 'light', language: 'EN' | 'VI'): Promise<void> {
  await page.addInitScript(
    ([shownTheme, shownLanguage]) => {
      localStorage.setItem('theme', shownTheme);
      localStorage.setItem('hisLang', shownLanguage);
    },
    [theme, language] as const,
  );
}

test.describe('lobbies with direct launch', () => {
  test('LOBBY-03 LOBBY-05 LOBBY-06 each shows its vendors, which open their lobbies, and its games', async ({
    page,
  }) => {
    await openPage(page, '/login');
    for (const [path, title] of direct) {
      await goInside(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const lane = page.getByRole('region', { name: title, exact: true });
      await expect(lane.getByRole('button', { name: /open lobby/ }).first()).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  });

  test('LOBBY-04 e-sports vendors appear under e-sports and not under sports', async ({ page }) => {
    await openPage(page, '/esports');
    await expect(page.getByRole('button', { name: /^Arena Vista open lobby/ })).toBeVisible();
    await openPage(page, '/sports');
    await expect(page.getByRole('button', { name: /^Goalpost open lobby/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Arena Vista/ })).toHaveCount(0);
  });

  test('LOBBY-05 LOBBY-22 one press starts the lobby of a vendor, and Back returns to the page', async ({ page }) => {
    await comeIn(page, '/live');
    await page.getByRole('button', { name: /^Mai Studio open lobby/ }).click();
    await expect(page).toHaveURL(/\/seamless\?vassalage=MAI&gameType=LIVE$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Live Casino' })).toBeVisible();
  });

  test('ROLE-06 a guest who presses a vendor gets the login', async ({ page }) => {
    await openPage(page, '/fish');
    await page
      .getByRole('button', { name: /open lobby/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible();
  });

  test('LOBBY-14 the games of a vendor open in a dialog over the page, which Back closes', async ({ page }) => {
    await openPage(page, '/live');
    await page.getByRole('button', { name: 'Games of Mai Studio' }).click();
    const list = page.getByRole('dialog', { name: 'Games of Mai Studio' });
    await expect(list.getByRole('article').first()).toContainText('Mai Studio');
    await list.getByRole('searchbox').fill('roulette');
    await expect(list.getByRole('article').filter({ hasNotText: /roulette/i })).toHaveCount(0);
    await expectAccessible(page, 'dialog');
    await page.goBack();
    await expect(list).toHaveCount(0);
    await expect(page).toHaveURL(/\/live$/);
  });

  test('maintenance shows its end, and its card is reachable by keyboard', async ({ page }) => {
    await openPage(page, '/live');
    const closed = page.getByRole('button', { name: /^Harbour Live open lobby, Back at/ });
    await closed.focus();
    await expect(closed).toBeFocused();
    await expect(
      page
        .getByRole('article', { name: /Harbour Live/ })
        .first()
        .getByText(/^Back at/),
    ).toBeVisible();
  });

  test('ENTITY-31 rooms show stakes and seats, and joining a room starts its game', async ({ page }) => {
    await comeIn(page, '/pvp');
    const room = page.getByRole('article', { name: /^Beginners, Tiến Lên/ });
    await expect(room.getByText('$0.10')).toBeVisible();
    await expect(room.getByText(/^\d+ of \d+ taken$/)).toBeVisible();
    await room.getByRole('button', { name: /^Join/ }).click();
    await expect(page).toHaveURL(/\/seamless\?.*roomId=/);
  });
});

test.describe('winners', () => {
  test('LOBBY-18 today, week and month, with masked names; a list has all of them', async ({ page }) => {
    await openPage(page, '/live');
    const strip = page.getByRole('region', { name: 'Recent wins' });
    await strip.getByText('Month').click();
    await expect(page).toHaveURL(/wins=month/);
    await expect(strip.getByRole('listitem').first()).toContainText(/\*\*\*/);
    await strip.getByRole('button', { name: 'All winners' }).click();
    const list = page.getByRole('dialog', { name: 'Winners' });
    await expect(list.getByRole('radio', { name: 'Month' })).toBeChecked();
    const cells = list.getByRole('row').locator('td:nth-child(3)');
    await expect(cells.nth(5)).toBeVisible();
    const names = await cells.allTextContents();
    for (const name of names) expect(name).toMatch(/^.{0,2}\*{3,}.{0,2}$/u);
    await list.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/winners\.page=2/);
    await expectAccessible(page, 'dialog');
    await page.reload();
    await expect(list.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('the search over all games', () => {
  test('LOBBY-08 a key opens it; it corrects a typing error, facets narrow it, arrows move and Enter opens', async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await comeIn(page, '/index');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search all games' });
    await expect(search.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('lantren');
    await expect(search.getByText('These fit "lantern"', { exact: false })).toBeVisible();
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
  });

  test('accents and spaces do not matter, in Vietnamese; an empty result offers a way on @phone', async ({ page }) => {
    await begin(page, 'light', 'VI');
    await openPage(page, '/index');
    await page.getByRole('button', { name: 'Tìm', exact: true }).click();
    const search = page.getByRole('dialog', { name: 'Tìm trong tất cả trò chơi' });
    await search.getByRole('searchbox').fill('xoc dia');
    await expect(search.getByRole('article', { name: /Xóc Đĩa/i }).first()).toBeVisible();
    await search.getByRole('searchbox').fill('xocdia');
    await expect(search.getByRole('article', { name: /Xóc Đĩa/i }).first()).toBeVisible();
    await search.getByRole('button', { name: 'Bộ lọc' }).click();
    await search.getByRole('checkbox').first().check();
    await search.getByRole('button', { name: 'Xem trò chơi' }).click();
    await search.getByRole('searchbox').fill('qqqqqqqq');
    await expect(search.getByText('Không có gì khớp với "qqqqqqqq"')).toBeVisible();
    await search.getByRole('button', { name: 'Tìm không dùng bộ lọc' }).click();
    await expect(page).not.toHaveURL(/search\.type/);
  });

  test('after a lost connection the results stay, and the search continues afterwards', async ({ page, context }) => {
    await openPage(page, '/rng?modal=search&search=lantern');
    const search = page.getByRole('dialog', { name: 'Search all games' });
    await expect(search.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await search.getByRole('searchbox').fill('dragon');
    await expect(search.getByRole('article').first()).toBeVisible();
    await context.setOffline(false);
    await expect(search.getByRole('article', { name: /dragon/i }).first()).toBeVisible();
  });
});

test.describe('the keyboard in a lobby', () => {
  test('the grid is one tab stop; arrows, Page down, Home and End move in it, also to rows not rendered yet', async ({
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
});

test.describe('games that a member played', () => {
  test('LOBBY-09 a started game appears above the games and in the list of recent ones', async ({ page }) => {
    await comeIn(page, '/rng?gameName=tiger+drum', 'agent01');
    await tile(page, /tiger drum/i).click();
    await expect(page).toHaveURL(/\/seamless\?/);
    await expect(page.frameLocator('iframe').first().locator('body')).toBeVisible();
    await page.goto('/rng');
    const strip = page.getByRole('region', { name: 'Continue' });
    await expect(strip.getByRole('button', { name: /tiger drum/i })).toBeVisible();
    await page.getByRole('button', { name: 'Recent' }).click();
    await expect(page.getByRole('article', { name: /tiger drum/i })).toBeVisible();
    await expect(page).toHaveURL(/recent=1/);
  });

  test('the address holds order, shelf and words; Back restores them one by one', async ({ page }) => {
    await openPage(page, '/inhouse');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('name');
    await expect(page).toHaveURL(/sort=name/);
    // The games in the previous order stay until the answer is there.
    await expect(async () => {
      const names = await page.getByRole('article').getByRole('heading').allTextContents();
      expect(names.length).toBeGreaterThan(1);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    }).toPass();
    await page.getByRole('button', { name: 'Hot', exact: true }).click();
    await expect(page).toHaveURL(/gameClassify=HOT/);
    await page.goBack();
    await expect(page).toHaveURL(/\/inhouse\?sort=name$/);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('popular');
  });
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
