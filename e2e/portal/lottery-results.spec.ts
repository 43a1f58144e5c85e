import { createHash, createHmac } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { yesterday } from './calendar.ts';
import { comeByTicket, openGames, openPage, watchConsole } from './support.ts';

interface Evidence {
  readonly drawId: string;
  readonly commitment: string;
  readonly seed: string | null;
}

async function evidenceOf(request: APIRequestContext, drawId: string): Promise<Evidence> {
  const answer = await request.get(`/lgw/lottery/draws/${drawId}/evidence`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()).value;
}

/** Five digits of a seed and a draw's id, as the contract describes the algorithm. */
function fiveDigits(seed: string, drawId: string): string {
  const words = [0, 1].flatMap((index) => {
    const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${drawId}:${index}`).digest();
    return Array.from({ length: 8 }, (_, word) => block.readUInt32BE(word * 4));
  });
  const limit = Math.floor(2 ** 32 / 10) * 10;
  return words
    .filter((word) => word < limit)
    .slice(0, 5)
    .map((word) => word % 10)
    .join('');
}

test('LOTTERY-11 a visitor verifies a draw: the browser works out what the algorithm gives', async ({ page }) => {
  const complaints = watchConsole(page);
  // The list of today is empty after midnight, and grows.
  await openPage(page, `/lottery?gameCode=SSC_1M&day=${yesterday()}`);
  const history = page.getByRole('region', { name: 'Draw history' });
  const link = history.getByRole('link', { name: /^Verify this draw, / }).nth(1);
  await expect(link).toBeVisible();
  await link.press('Enter');
  await expect(page).toHaveURL(/verify=SSC_1M-\d{8}-\d+$/);
  const drawId = new URL(page.url()).searchParams.get('verify') ?? '';
  const { seed, commitment } = await evidenceOf(page.request, drawId);
  expect(
    createHash('sha256')
      .update(Buffer.from(seed ?? '', 'hex'))
      .digest('hex'),
  ).toBe(commitment);
  const dialog = page.getByRole('dialog', { name: 'Verify this draw' });
  // The site was not there yesterday: its server made the record of that day, and its seals, when it first started.
  await expect(dialog.getByRole('status')).toHaveText(
    /^The seed gives these numbers, but its seal was shown only after/,
  );
  await expect(dialog.getByText(commitment, { exact: true })).toHaveCount(2);
  const numbers = fiveDigits(seed ?? '', drawId);
  await expect(dialog.getByRole('list', { name: 'Numbers' })).toHaveText(numbers);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/verify=/);
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Verify this draw, /);
  expect(complaints).toEqual([]);
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Games' });
const favourites = (page: Page) => menu(page).getByRole('region', { name: 'Favourites' }).getByRole('link');
const star = (page: Page, game: string) =>
  menu(page)
    .getByRole('button', { name: `Favourite: ${game}` })
    .last();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}

test('LOTTERY-06 LOTTERY-07 STORE-12 two members of one browser have favourite lotteries of their own, and a login reads them again', async ({
  page,
  context,
  newMember,
}) => {
  test.slow();
  const [{ account: first }, { account: second }] = [await newMember(), await newMember()];
  await comeByTicket(page, '/lottery', first);
  await openGames(page);
  await star(page, 'K3 1 minute').press('Enter');
  await expect(favourites(page)).toHaveText([/^K3 1 minute/]);
  await star(page, 'PC28 3 minutes').click();
  await expect(favourites(page)).toHaveText([/^PC28 3 minutes/, /^K3 1 minute/]);
  // Another tab follows without a reload.
  const [other] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/lottery'))]);
  await openGames(other);
  await expect(favourites(other)).toHaveText([/^PC28 3 minutes/, /^K3 1 minute/]);
  await star(other, 'PC28 3 minutes').click();
  await expect(favourites(page)).toHaveText([/^K3 1 minute/]);
  await other.close();
  await page.keyboard.press('Escape');

  await signOut(page);
  await openPage(page, '/lottery');
  await openGames(page);
  await expect(star(page, 'K3 1 minute')).toHaveAttribute('aria-pressed', 'false');
  await comeByTicket(page, '/lottery', second);
  await openGames(page);
  await expect(star(page, 'K3 1 minute')).toHaveAttribute('aria-pressed', 'false');
  await star(page, 'SSC 5 minutes').click();
  await expect(favourites(page)).toHaveText([/^SSC 5 minutes/]);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('LOTTFAV') ?? 'null'));
  await expect.poll(kept).toEqual({ [first]: ['K3_1M'], [second]: ['SSC_5M'] });

  await signOut(page);
  // The server knows them too, so a browser that has lost them reads them at the next login.
  await page.evaluate(() => localStorage.removeItem('LOTTFAV'));
  await comeByTicket(page, '/lottery', first);
  await openGames(page);
  await expect(favourites(page)).toHaveText([/^K3 1 minute/]);
  await expect.poll(kept).toEqual({ [first]: ['K3_1M'] });
});
