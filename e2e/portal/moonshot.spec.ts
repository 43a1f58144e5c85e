import type { Page } from '@playwright/test';
import { expect, newVisitor } from '../story.ts';
import { type Calendar, test } from './calendar.ts';
import { expectAccessible, openAs } from './support.ts';

const game = '/seamless?vassalage=BGS&nodeId=10001';
/** A member of age with $1,000.00. */
const player = { balance: '1000.00', birthday: '1990-06-01' } as const;
/** The longest flight (ms); members are told of changes for longer. */
const LONGEST = 245_000;

const line = (page: Page) => page.getByRole('region', { name: 'Game' }).getByRole('status');
const betButton = (page: Page) => page.getByRole('button', { name: /^Bet \$/ });
const cashOut = (page: Page) => page.getByRole('button', { name: /^Cash out \$/ });

/** What a page says of its flight at one moment. */
const told = (page: Page) => page.getByRole('main').innerText();

interface Round {
  readonly state: 'betting' | 'flying' | 'ended';
  readonly betsCloseAt: string;
  readonly nextRoundAt: string | null;
}

/** The round as the server has it. Whoever asks also makes the server go on to what is due. */
async function look(page: Page): Promise<Round> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get('/wps/relay/GCSGAME_moonshot', { headers });
  return (await answer.json()).value.round;
}

/** Moves the time of the site to a round that takes bets. */
async function untilOpen(page: Page, calendar: Calendar): Promise<void> {
  const { state, nextRoundAt } = await look(page);
  if (state === 'betting') return;
  if (nextRoundAt !== null) await calendar.moveTo(Date.parse(nextRoundAt));
  await expect.poll(async () => (await look(page)).state).toBe('betting');
}

/** Closes the bets: the flight takes off. */
async function takeOff(page: Page, calendar: Calendar): Promise<void> {
  await calendar.moveTo(Date.parse((await look(page)).betsCloseAt));
  await look(page);
}

/**
 * Ends the flight, wherever its end is. Returns whether its end is still shown: on a slow machine the next round may take
 * bets before.
 */
async function land(page: Page, calendar: Calendar): Promise<boolean> {
  await calendar.moveTo(calendar.now() + LONGEST);
  return (await look(page)).state === 'ended';
}

async function choose(page: Page, rule = ''): Promise<void> {
  await page.getByRole('textbox', { name: 'Auto cash-out at' }).fill(rule);
  await page.getByRole('textbox', { name: 'Stake' }).fill('2.00');
}

/** Bets on the round that takes bets. */
async function press(page: Page): Promise<void> {
  await betButton(page).click();
  await expect(line(page)).toContainText(/You are in round \d+/);
}

/** Leaves the flight by hand. One that ends before the press takes the button away. */
async function leave(page: Page): Promise<void> {
  const end = line(page).filter({ hasText: 'ended at' });
  await expect(cashOut(page).or(end)).toBeVisible();
  await cashOut(page)
    .click({ timeout: 3_000 })
    .catch(() => expect(end).toBeVisible());
}

/** Bets again and again until a bet ends as wanted, since the end is drawn. Returns what the page says at that end. */
async function until(page: Page, calendar: Calendar, wanted: RegExp, play: () => Promise<void>): Promise<string> {
  for (let flight = 0; flight < 12; flight++) {
    await untilOpen(page, calendar);
    await play();
    if (!(await land(page, calendar))) continue;
    await expect(line(page)).toContainText('ended at');
    const seen = await told(page);
    if (wanted.test(seen)) return seen;
  }
  throw new Error(`no flight ended as ${wanted}`);
}

test('LOBBY-19 two browsers fly in one round: one leaves by hand, the other stays in on a clock a day ahead, and both see the same end', async ({
  page,
  browser,
  baseURL,
  calendar,
  newMember,
}) => {
  const [first, second] = [await newMember(player), await newMember(player)];
  await openAs(page, first.account, game);
  const context = await newVisitor(browser, { ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  await other.clock.install({ time: Date.now() + 24 * 60 * 60_000 });
  await openAs(other, second.account, game);
  const shown = ({ account }: typeof first) => `${account.slice(0, 2)}***${account.slice(-2)}`;
  const seen = await until(page, calendar, /You cashed out/, async () => {
    await Promise.all([choose(page), choose(other, '990000.00')]);
    await Promise.all([press(page), press(other)]);
    await expect(page.getByRole('listitem').filter({ hasText: shown(second) })).toContainText('$2.00');
    await expect(other.getByRole('listitem').filter({ hasText: shown(first) })).toContainText('$2.00');
    await takeOff(page, calendar);
    await leave(page);
  });
  const [, left] = /You cashed out at ([\d.]+x)/.exec(seen) ?? [];
  expect(seen).toMatch(new RegExp(`\\nYou\\s+\\$2\\.00\\s+${left}\\n`));
  await expect(line(other)).toContainText('ended at');
  const stayed = await told(other);
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
  calendar,
  newMember,
}) => {
  const { account } = await newMember(player);
  await openAs(page, account, game);
  await until(page, calendar, /You cashed out at 1\.05x: \$2\.10/, async () => {
    await choose(page, '1.05');
    await press(page);
    await takeOff(page, calendar);
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
