import { expect, test } from '../story.ts';
import { openGames, openPage, watchConsole } from './support.ts';

test('ROUTE-06 SIDEBAR-02 LOTTERY-01 a guest finds the lottery in the menu and reads the results', async ({ page }) => {
  const complaints = watchConsole(page);
  await openPage(page, '/index');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Lottery', exact: true }).click();
  await expect(page).toHaveURL('/lottery');
  await expect(page).toHaveTitle('Lottery | Lumo');
  await expect(page.getByRole('heading', { level: 2, name: 'SSC 5 minutes' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  const history = page.getByRole('region', { name: 'Draw history' });
  // Just after midnight today has no draws.
  await history.getByRole('button', { name: 'The day before' }).click();
  await expect(history.getByRole('list', { name: 'Numbers' }).first().getByRole('listitem')).toHaveCount(5);
  const games = await openGames(page);
  await games.getByRole('link', { name: /PK10 1 minute/ }).click();
  await expect(page).toHaveURL('/lottery?gameCode=PK10_1M');
  await history.getByRole('button', { name: 'The day before' }).click();
  await expect(page).toHaveURL(/^.*\/lottery\?gameCode=PK10_1M&day=\d{4}-\d\d-\d\d$/);
  await expect(history.getByRole('list', { name: 'Numbers' }).first().getByRole('listitem')).toHaveCount(10);
  const first = history.getByRole('row').nth(1);
  // A skeleton has rows without text.
  await expect(first).toContainText(/\d/);
  const told = await first.textContent();
  await page.reload();
  // A result is drawn once and stays the same.
  await expect(history.getByRole('row').nth(1)).toHaveText(told ?? '');
  expect(complaints).toEqual([]);
});

test('ROUTE-06 ROUTE-09 home leads to the lotteries, by its categories and by their lanes', async ({ page }) => {
  await openPage(page, '/index');
  const row = page.getByRole('navigation', { name: 'Game categories' });
  await row.getByRole('link', { name: 'Lottery', exact: true }).click();
  await expect(page).toHaveURL('/lottery');
  await page.goBack();
  await row.getByRole('link', { name: 'E-Lottery', exact: true }).click();
  await expect(page).toHaveURL('/elott');
  await page.goBack();
  const lane = (name: string) => page.getByRole('region', { name, exact: true });
  await lane('E-Lottery').getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/elott');
  await page.goBack();
  await lane('Lottery').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL('/lottery');
  await expect(page.getByRole('heading', { level: 2, name: 'SSC 5 minutes' })).toBeVisible();
});

test('SIDEBAR-10 the entries of the lotteries start a game of TCG_SEA, ready for a bet', async ({ page }) => {
  interface Menu {
    readonly games: readonly { readonly gameName: string; readonly vassalage: string }[];
  }
  await openPage(page, '/index');
  const menus: readonly Menu[] = (await (await page.request.get('/lgw/games/game_menus')).json()).value.gameMenus;
  const games = menus.flatMap((menu) => menu.games).filter(({ vassalage }) => vassalage === 'TCG_SEA');
  for (const entry of ['Lottery', 'E-Lottery']) {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: entry, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: entry, exact: true })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    const started = games.filter(({ gameName }) => headings.includes(gameName));
    expect(started, headings.join(', ')).toHaveLength(1);
  }
});

test('ROUTE-06 the address names the game, and an unknown game shows the first', async ({ page }) => {
  await openPage(page, '/lottery?gameCode=K3_3M&playType=SUM_BS');
  await expect(page.getByRole('heading', { level: 2, name: 'K3 3 minutes' })).toBeVisible();
  await openPage(page, '/lottery?gameCode=%3Cscript%3E&page=0&day=1999-99-99');
  await expect(page.getByRole('heading', { level: 2, name: 'SSC 5 minutes' })).toBeVisible();
});

test('ROUTE-09 BANNER-02 the e-lottery has the fast draws and the banners of its group', async ({ page }) => {
  await openPage(page, '/elott');
  await expect(page.getByRole('main').getByText('North, Central and South, every draw of the day.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'E-Lottery' })).toBeVisible();
  await expect((await openGames(page)).getByRole('link')).toHaveCount(3);
});

test('ROUTE-07 ROUTE-08 ROUTE-25 ROUTE-26 ROUTE-31 the Vietnamese lottery fills the window until the toggle shows the menu', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPage(page, '/vnlottery');
  await expect(page.getByRole('heading', { level: 1, name: /, VN North$/ })).toBeVisible();
  const table = page.getByRole('table', { name: 'Prizes' });
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('listitem')).toHaveCount(27);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.getByRole('button', { name: 'Show menu and header' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.getByRole('link', { name: 'VN South' }).click();
  await expect(page).toHaveURL('/vnlottery?gameCode=VN_SOUTH');
  await expect(table.getByRole('listitem')).toHaveCount(18);
  await page.getByRole('button', { name: 'Earlier draw' }).press('Enter');
  await expect(page).toHaveURL(/draw=VN_SOUTH-\d{8}-[A-Z]+$/);
  await page.goBack();
  await expect(page).toHaveURL('/vnlottery?gameCode=VN_SOUTH');
  await page.reload();
  // The choice lasts for the session.
  await expect(page.getByRole('banner')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('LOTTERY-10 the countdown and the board ask the server a few times in a minute, not every second', async ({
  page,
}) => {
  await page.clock.install();
  for (const path of ['/lottery?gameCode=SSC_5M', '/vnlottery?gameCode=VN_NORTH']) {
    await openPage(page, path);
    const countdown = page.getByRole('timer').first();
    await expect(countdown).toHaveText(/\d/);
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    const before = await countdown.textContent();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
    });
    // A minute of the page passes at once, with every timer in it.
    await page.clock.runFor(60_000);
    await expect(countdown).not.toHaveText(before ?? '');
    expect(asked.length, asked.join(' ')).toBeLessThan(20);
    page.removeAllListeners('request');
  }
});
