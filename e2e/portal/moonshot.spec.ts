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

/** What a page says of its flight at one moment. */
const told = (page: Page) => page.getByRole('main').innerText();

/** The seconds for which the flight still takes bets. */
async function secondsLeft(page: Page): Promise<number> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const answer = await page.request.get('/wps/relay/GCSGAME_moonshot', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { serverTime, round } = (await answer.json()).value;
  return round.state === 'betting' ? (Date.parse(round.betsCloseAt) - Date.parse(serverTime)) / 1_000 : 0;
}

/** Waits until bets are taken, for long enough to place one. */
async function untilBetting(page: Page): Promise<void> {
  await expect.poll(() => secondsLeft(page), { timeout: 120_000 }).toBeGreaterThan(5);
  await expect(line(page)).toHaveText(/takes bets/);
}

async function choose(page: Page, rule = ''): Promise<void> {
  await page.getByRole('textbox', { name: 'Cash out by itself at' }).fill(rule);
  await page.getByRole('textbox', { name: 'Stake' }).fill('2.00');
}

async function press(page: Page): Promise<void> {
  await betButton(page).click();
  await expect(line(page)).toHaveText(/You are in round/);
}

/** Places a bet in a round that takes bets. */
async function bet(page: Page, rule?: string): Promise<void> {
  await choose(page, rule);
  await untilBetting(page);
  await press(page);
}

/** Leaves the flight by hand. One that ends before the press takes the button away. */
async function leave(page: Page): Promise<void> {
  const end = line(page).filter({ hasText: 'ended at' });
  await expect(cashOut(page).or(end)).toBeVisible();
  await cashOut(page)
    .click({ timeout: 3_000 })
    .catch(() => expect(end).toBeVisible());
}

/** Bets again and again until a bet ends as wanted. Returns what the page says at that end. */
async function until(page: Page, wanted: RegExp, play: () => Promise<void>): Promise<string> {
  for (let flight = 0; flight < 12; flight++) {
    await play();
    let seen = '';
    // The end stays for five seconds, so that everything about it is read at once.
    const read = async () => {
      seen = await told(page);
      return seen;
    };
    await expect.poll(read, { timeout: 120_000 }).toMatch(/ended at/);
    if (wanted.test(seen)) return seen;
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
  const seen = await until(page, /You left/, async () => {
    await Promise.all([choose(page), choose(other, '1.20')]);
    await untilBetting(page);
    await Promise.all([press(page), press(other)]);
    await expect(page.getByRole('listitem').filter({ hasText: 'fl***02' })).toContainText('$2.00');
    await expect(other.getByRole('listitem').filter({ hasText: 'fl***01' })).toContainText('$2.00');
    await leave(page);
  });
  const [, left] = /You left at ([\d.]+x)/.exec(seen) ?? [];
  expect(seen).toMatch(new RegExp(`\\nYou\\s+\\$2\\.00\\s+${left}\\n`));
  const [, number, end] = /Round (\d+) ended at ([\d.]+x)/.exec(seen) ?? [];
  for (const each of [page, other]) {
    await expect(each.getByRole('link', { name: `Round ${number} ended at ${end}. Verify it` })).toBeVisible();
  }
  await context.close();
});

test('LOBBY-19 a bet by rule is paid by itself, also after a reload in flight, and the round is verified', async ({
  page,
}) => {
  await openAs(page, flying.first, game);
  await until(page, /You left at 1\.05x: \$2\.10/, async () => {
    await bet(page, '1.05');
    await page.reload();
    await expect(inRound(page)).toContainText('$2.00');
  });
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
  const seen = await until(page, /The stake of \$2\.00 is lost/, () => bet(page, '990000.00'));
  expect(seen).toMatch(/\nYou\s+\$2\.00\s+Lost\n/);
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
