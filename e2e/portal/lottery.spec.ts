import { expect, test } from '../story.ts';
import { test as calendarTest, leaveTime } from './calendar.ts';
import { openGames, openPage, watchConsole } from './support.ts';

test('ROUTE-06 ROUTE-09 SIDEBAR-02 LOTTERY-01 a guest finds the lotteries on the home page and in the menu, and reads results that stay', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPage(page, '/index');
  const rail = page.getByRole('navigation', { name: 'Game categories' });
  await rail.getByRole('link', { name: 'E-Lottery', exact: true }).click();
  await expect(page).toHaveURL('/elott');
  await expect(page.getByRole('heading', { level: 1, name: 'E-Lottery' })).toBeVisible();
  await expect((await openGames(page)).getByRole('link')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/index');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Lottery', exact: true }).click();
  await expect(page).toHaveURL('/lottery');
  await expect(page).toHaveTitle('Lottery | Lumo');
  await expect(page.getByRole('heading', { level: 2, name: 'SSC 5 minutes' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  const games = await openGames(page);
  await games.getByRole('link', { name: /PK10 1 minute/ }).click();
  await expect(page).toHaveURL('/lottery?gameCode=PK10_1M');
  const history = page.getByRole('region', { name: 'Draw history' });
  // Just after midnight today has no draws.
  await history.getByRole('button', { name: 'The day before' }).click();
  await expect(page).toHaveURL(/\/lottery\?gameCode=PK10_1M&day=\d{4}-\d\d-\d\d$/);
  await expect(history.getByRole('list', { name: 'Numbers' }).first().getByRole('listitem')).toHaveCount(10);
  const first = history.getByRole('row').nth(1);
  // A skeleton has rows without text.
  await expect(first).toContainText(/\d/);
  const told = await first.textContent();
  await page.reload();
  // A result is drawn once and stays the same.
  await expect(first).toHaveText(told ?? '');
  expect(complaints).toEqual([]);
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

calendarTest(
  'LOTTERY-10 the countdown and the board ask the server a few times in a minute, not every second',
  async ({ page, calendar }) => {
    await page.clock.install();
    for (const [path, game] of [
      ['/lottery', 'SSC_5M'],
      ['/vnlottery', 'VN_NORTH'],
    ] as const) {
      // The time of the server does not pass at once: by it a draw that closes within the minute would never close.
      await leaveTime(calendar, page.request, game, 90);
      await openPage(page, `${path}?gameCode=${game}`);
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
  },
);
