import type { Page } from '@playwright/test';
import { flying } from '../sites.ts';
import { expect, newVisitor, test } from '../story.ts';
import { expectAccessible, openAs } from './support.ts';

// Flights are of chance: a story waits for one that serves it, and one in a thousand lasts two minutes.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const game = '/seamless?vassalage=BGS&nodeId=10001';

const line = (page: Page) => page.getByRole('region', { name: 'Game' }).getByRole('status');
const betButton = (page: Page) => page.getByRole('button', { name: /^Bet \$/ });
const cashOut = (page: Page) => page.getByRole('button', { name: /^Cash out \$/ });
const inRound = (page: Page) => page.getByRole('listitem').filter({ hasText: 'You' });

/** Waits until bets are taken, with some seconds left. */
async function untilBetting(page: Page): Promise<void> {
  await expect(line(page)).toHaveText(/takes bets/, { timeout: 120_000 });
}

/** Places a bet in a round that takes bets. */
async function bet(page: Page, rule?: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Cash out by itself at' }).fill(rule ?? '');
  await page.getByRole('textbox', { name: 'Stake' }).fill('2.00');
  await untilBetting(page);
  await betButton(page).click();
  await expect(line(page)).toHaveText(/You are in round/);
}

/** Bets again and again until the bet ends as wanted. */
async function until(page: Page, wanted: RegExp, play: () => Promise<void>): Promise<string> {
  for (let flight = 0; flight < 12; flight++) {
    await play();
    await expect(line(page)).toHaveText(/ended at/, { timeout: 120_000 });
    const told = await line(page).innerText();
    if (wanted.test(told)) return told;
  }
  throw new Error(`no flight ended as ${wanted}`);
}

test('LOBBY-19 two browsers fly in one round: one leaves by hand, one by rule, and both see the same end', async ({
  page,
  browser,
}) => {
  await openAs(page, flying.first, game);
  const context = await newVisitor(browser);
  const other = await context.newPage();
  await openAs(other, flying.second, game);
  await until(page, /You left/, async () => {
    await untilBetting(page);
    await Promise.all([bet(page), bet(other, '1.20')]);
    await expect(page.getByRole('listitem').filter({ hasText: 'fl***02' })).toContainText('$2.00');
    await expect(other.getByRole('listitem').filter({ hasText: 'fl***01' })).toContainText('$2.00');
    // A flight may end at once.
    await expect(cashOut(page).or(line(page).filter({ hasText: 'ended at' }))).toBeVisible({ timeout: 20_000 });
    if (await cashOut(page).isVisible()) await cashOut(page).click();
  });
  await expect(inRound(page)).toContainText(/1\.\d\dx/);
  const [, end] = /ended at ([\d.]+x)/.exec(await line(page).innerText()) ?? [];
  await expect(line(other)).toContainText(`ended at ${end}`);
  await context.close();
});

test('LOBBY-19 a bet by rule is paid by itself, also after a reload in flight, and the round is verified', async ({
  page,
}) => {
  await openAs(page, flying.first, game);
  const told = await until(page, /You left at 1\.05x: \$2\.10/, async () => {
    await bet(page, '1.05');
    await page.reload();
    await expect(inRound(page)).toContainText('$2.00');
  });
  expect(told).toContain('You left at 1.05x');
  await page
    .getByRole('link', { name: /^Verify round/ })
    .first()
    .click();
  await expect(page.getByText('Everything fits: seal, outcome and price are those of the round.')).toBeVisible();
  const bets = page.getByRole('region', { name: 'The bets of the round in the order in which they were placed' });
  await expect(bets.getByRole('row').first()).toHaveText(/Place\s*Time/);
  // Other players may be in the same round.
  for (const [place, row] of (await bets.getByRole('row').all()).slice(1).entries()) {
    await expect(row).toHaveText(new RegExp(`^${place + 1}\\s*\\d\\d:\\d\\d:\\d\\d\\.\\d{3}`));
  }
  await expect(bets.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
});

test('LOBBY-19 who stays in loses the stake, and reads it, on a device whose clock is a day ahead', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 24 * 60 * 60_000 });
  await openAs(page, flying.first, game);
  await until(page, /The stake of \$2\.00 is lost/, () => bet(page, '990000.00'));
  await expect(inRound(page)).toContainText('Lost');
});

test('LOBBY-19 a bet is taken back before take-off', async ({ page }) => {
  await openAs(page, flying.second, game);
  await bet(page);
  await page.getByRole('button', { name: 'Take the bet back' }).click();
  await expect(betButton(page)).toBeVisible();
  await expect(inRound(page)).toHaveCount(0);
});

test('@phone LOBBY-19 the flight on a phone: bet, axe, and nothing wider than the screen', async ({ page }) => {
  await openAs(page, flying.onPhone, game);
  await expectAccessible(page);
  await bet(page, '1.01');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
