import type { Page } from '@playwright/test';
import { expect, newVisitor, test } from '../story.ts';
import { expectAccessible, openAs } from './support.ts';

// The end of a flight is drawn: a story flies until one serves it. One flight in a thousand lasts two minutes.
test.describe.configure({ timeout: 600_000 });

const game = '/seamless?vassalage=BGS&nodeId=10001';
/** A member of age with $1,000.00. */
const player = { balance: '1000.00', birthday: '1990-06-01' } as const;

const line = (page: Page) => page.getByRole('region', { name: 'Game' }).getByRole('status');
const betButton = (page: Page) => page.getByRole('button', { name: /^Bet \$/ });
const cashOut = (page: Page) => page.getByRole('button', { name: /^Cash out \$/ });

/** What a page says of its flight at one moment. */
const told = (page: Page) => page.getByRole('main').innerText();

/**
 * Waits until a round takes no more bets. A bet is then one on the next round, which the page places as soon as that
 * round takes bets; one on this round could come too late.
 */
async function untilClosed(page: Page): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const state = async () => {
    const answer = await page.request.get('/wps/relay/GCSGAME_moonshot', {
      headers: { Authorization: `Bearer ${token}` },
    });
    return (await answer.json()).value.round.state;
  };
  await expect.poll(state, { timeout: 60_000 }).not.toBe('betting');
}

async function choose(page: Page, rule = ''): Promise<void> {
  await page.getByRole('textbox', { name: 'Cash out by itself at' }).fill(rule);
  await page.getByRole('textbox', { name: 'Stake' }).fill('2.00');
}

/** Presses the bet, and returns the round that it is in once that one takes bets. */
async function press(page: Page): Promise<string> {
  await betButton(page).click();
  const isIn = /You are in round (\d+)|Round (\d+) flies, and you are in it/;
  let number: string | undefined;
  const read = async () => {
    const found = isIn.exec(await line(page).innerText());
    number = found?.[1] ?? found?.[2];
    return number;
  };
  await expect.poll(read, { timeout: 180_000 }).toBeDefined();
  return number ?? '';
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
    await expect.poll(read, { timeout: 180_000 }).toMatch(/ended at/);
    if (wanted.test(seen)) return seen;
  }
  throw new Error(`no flight ended as ${wanted}`);
}

test('LOBBY-19 two browsers fly in one round: one leaves by hand, the other stays in on a clock a day ahead, and both see the same end', async ({
  page,
  browser,
  baseURL,
  newMember,
}) => {
  const [first, second] = [await newMember(player), await newMember(player)];
  await openAs(page, first.account, game);
  const context = await newVisitor(browser, { ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  await other.clock.install({ time: Date.now() + 24 * 60 * 60_000 });
  await openAs(other, second.account, game);
  const shown = ({ account }: typeof first) => `${account.slice(0, 2)}***${account.slice(-2)}`;
  let elsewhere: Promise<string> = Promise.resolve('');
  const seen = await until(page, /You left/, async () => {
    await Promise.all([choose(page), choose(other, '990000.00')]);
    await untilClosed(page);
    const [one, two] = await Promise.all([press(page), press(other)]);
    // One of them came too late for the flight of the other one.
    if (one !== two) return;
    await expect(page.getByRole('listitem').filter({ hasText: shown(second) })).toContainText('$2.00');
    await expect(other.getByRole('listitem').filter({ hasText: shown(first) })).toContainText('$2.00');
    elsewhere = until(other, /ended at/, async () => undefined);
    // It is awaited below, also when this one fails first.
    elsewhere.catch(() => undefined);
    await leave(page);
  });
  const [, left] = /You left at ([\d.]+x)/.exec(seen) ?? [];
  expect(seen).toMatch(new RegExp(`\\nYou\\s+\\$2\\.00\\s+${left}\\n`));
  const stayed = await elsewhere;
  expect(stayed).toContain('The stake of $2.00 is lost');
  expect(stayed).toMatch(/\nYou\s+\$2\.00\s+Lost\n/);
  const [, number, end] = /Round (\d+) ended at ([\d.]+x)/.exec(seen) ?? [];
  for (const each of [page, other]) {
    await expect(each.getByRole('link', { name: `Round ${number} ended at ${end}. Verify it` })).toBeVisible();
  }
  await context.close();
});

test('@phone LOBBY-19 a bet by rule is paid by itself, also after a reload in flight, and the round is verified', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember(player);
  await openAs(page, account, game);
  await until(page, /You left at 1\.05x: \$2\.10/, async () => {
    await choose(page, '1.05');
    await untilClosed(page);
    await press(page);
    await page.reload();
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
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
});
