import type { Page } from '@playwright/test';
import { betting, operatorKey, runOf, siteAt, tabbing } from '../sites.ts';
import { stationGame } from '../station-game.ts';
import { expect, test } from '../story.ts';
import { coming, untilTime } from './draw-times.ts';
import { expectAccessible, goOn, openAs, sendLogin, typeLogin, watchConsole } from './support.ts';

// Each story has its own member and waits up to 45 seconds for its game's draws. So they run together.
test.describe.configure({ mode: 'parallel' });
test.use({ baseURL: siteAt('money') });

/** Opens a game at a play type, and picks. */
async function pick(page: Page, account: string, path: string, ...picks: readonly RegExp[]): Promise<void> {
  await openAs(page, account, path);
  for (const one of picks) await page.getByRole('tabpanel').getByRole('button', { name: one }).first().click();
}

/** Places the slip, and returns the reference of the receipt. */
async function place(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Place bet, / }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Place bet, / })
    .click();
  await expect(page.getByText(/^Bet placed, /)).toBeVisible();
}

const add = (page: Page) => page.getByRole('button', { name: 'Add to slip' }).click();
const ownBets = (page: Page) => page.getByRole('list', { name: 'Your bets' }).locator(':scope > li');
/** The newest of the own bets. */
const ownBet = (page: Page) => ownBets(page).first();

/** A result of the northern table whose special prize and whose other numbers end so. */
function northern(special: string, rest: string) {
  const rows: readonly (readonly [string, number, number])[] = [
    ...([
      ['G1', 1, 5],
      ['G2', 2, 5],
      ['G3', 6, 5],
      ['G4', 4, 4],
    ] as const),
    ...([
      ['G5', 6, 4],
      ['G6', 3, 3],
      ['G7', 4, 2],
    ] as const),
  ];
  const others = rows.map(([prize, count, digits]) => ({
    prize,
    numbers: Array.from({ length: count }, () => rest.padStart(digits, '1')),
  }));
  return [{ prize: 'SPECIAL', numbers: [special.padStart(5, '4')] }, ...others];
}

/** An act of the operator on a draw; the status of the answer. */
async function operate(page: Page, drawId: string, act: string, data: object): Promise<number> {
  const answer = await page.request.post(`/wps/operator/draws/${drawId}/${act}`, {
    headers: { 'X-Operator-Key': operatorKey, 'Idempotency-Key': `lottery-${act}-${drawId}` },
    data,
  });
  return answer.status();
}

const families = [
  ['SSC_5M', '/lottery?gameCode=SSC_5M&playType=SUM_BS', /^Big/],
  ['11X5_5M', '/lottery?gameCode=11X5_5M&playType=ANY_1', /^07/],
  ['K3_3M', '/lottery?gameCode=K3_3M&playType=SINGLE', /^6/],
  ['PK10_5M', '/lottery?gameCode=PK10_5M&playType=POS_1', /^10$/],
  ['PC28_5M', '/lottery?gameCode=PC28_5M&playType=SUM', /^13/],
  ['E_K3_1M', '/elott?gameCode=E_K3_1M&playType=SUM_OE', /^Odd/],
  ['VN_FAST_5M', '/vnlottery?gameCode=VN_FAST_5M&playType=DE', /^27$/],
] as const;

test('LOTTERY-10 a member bets in every family of games, and finds each bet below the board', async ({ page }) => {
  const complaints = watchConsole(page);
  for (const [game, path, choice] of families) {
    await untilTime(page, game, 25);
    await pick(page, betting.families, path, choice);
    await add(page);
    await place(page);
    await expect(ownBet(page)).toContainText('Open');
    await expect(ownBet(page)).toContainText('$1.00');
  }
  expect(complaints).toEqual([]);
});

test('LOTTERY-10 LOTTERY-11 a chase stops with its first win, pays it and gives the later stakes back', async ({
  page,
}) => {
  await untilTime(page, 'E_SSC_45S', 30);
  // One of the two sides wins every draw.
  await pick(page, betting.chase, '/elott?gameCode=E_SSC_45S&playType=SUM_BS', /^Big/);
  await add(page);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Small/ })
    .first()
    .click();
  await add(page);
  await page.getByRole('switch', { name: 'Chase the next draws' }).check();
  const chase = page.getByRole('region', { name: 'Chase the next draws' });
  const count = chase.getByRole('textbox', { name: 'Draws' });
  await count.fill('3');
  await chase.getByRole('radio', { name: '2×' }).press('Space');
  await expect(chase.getByRole('listitem')).toHaveCount(3);
  await expect(chase).toContainText('At most $14.00.');
  await expectAccessible(page, 'main');
  await place(page);
  await page.getByRole('tab', { name: 'Your chases' }).click();
  const own = page.getByRole('list', { name: 'Your chases' }).locator(':scope > li').first();
  await expect(own).toContainText('Running');
  await expect(own).toContainText('0 of 3 draws');
  // The first of its draws pays $1.94, and the $12.00 of the others come back.
  await expect(page.getByText(/^You won \$1\.94 in draw /)).toBeVisible({ timeout: 90_000 });
  await expect(own).toContainText('Ended by a win');
  await expect(own).toContainText('1 of 3 draws');
  await expect(own).toContainText('Paid$1.94');
  await expect(own).toContainText('Came back$12.00');
});

test('LOTTERY-10 a bet is cancelled before the close, and a running chase is stopped', async ({ page }) => {
  await untilTime(page, 'SSC_5M', 25);
  await pick(page, runOf(betting.cancel, test.info().retry), '/lottery?gameCode=SSC_5M&playType=SUM_BS', /^Big/);
  await add(page);
  await place(page);
  await ownBet(page)
    .getByRole('button', { name: /^Cancel: / })
    .click();
  await page.getByRole('alertdialog', { name: 'Cancel this bet?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Bet cancelled, $1.00 came back')).toBeVisible();
  await expect(ownBet(page)).toContainText('Cancelled');
  await page.getByRole('button', { name: 'New slip' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Small/ })
    .first()
    .click();
  await add(page);
  await page.getByRole('switch', { name: 'Chase the next draws' }).check();
  await place(page);
  await page.getByRole('tab', { name: 'Your chases' }).click();
  await page.getByRole('button', { name: /^Stop: / }).click();
  await page.getByRole('alertdialog', { name: 'Stop this chase?' }).getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Chase stopped, $5.00 came back')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Stop: / })).toHaveCount(0);
});

test('LOTTERY-10 two tabs place their slips once each, and agree on the bets and on a cancellation', async ({
  page,
  context,
}) => {
  const path = '/lottery?gameCode=SSC_5M&playType=SUM_BS';
  await untilTime(page, 'SSC_5M', 45);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await pick(tab, runOf(tabbing, test.info().retry), path, /^Big/);
    await add(tab);
  }
  await Promise.all(tabs.map(place));
  for (const tab of tabs) {
    await expect(ownBets(tab)).toHaveCount(2);
    await expect(tab.getByRole('group', { name: 'Balance' })).toContainText('$998.00');
  }
  await ownBet(other)
    .getByRole('button', { name: /^Cancel: / })
    .click();
  await other.getByRole('alertdialog', { name: 'Cancel this bet?' }).getByRole('button', { name: 'Cancel' }).click();
  for (const tab of tabs) {
    await expect(ownBets(tab).filter({ hasText: 'Cancelled' })).toHaveCount(1);
    await expect(ownBets(tab).filter({ hasText: 'Open' })).toHaveCount(1);
    await expect(tab.getByRole('group', { name: 'Balance' })).toContainText('$999.00');
  }
});

test('LOTTERY-10 a draw that closes while the slip is made keeps the slip, which moves to the next draw', async ({
  page,
}) => {
  await untilTime(page, 'E_PK10_45S', 10);
  await pick(page, betting.closing, '/elott?gameCode=E_PK10_45S&playType=TOP2_SUM_BS', /^Big/);
  await add(page);
  await expect(page.getByRole('button', { name: 'Place bet, $1.00' })).toBeVisible();
  await expect(page.getByText(/^Sales for draw .* have closed\. Your slip is kept\./)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^Place bet, / })).toHaveCount(0);
  await page.getByRole('button', { name: /^Move the slip to draw / }).click();
  await place(page);
  await expect(ownBet(page)).toContainText('Open');
});

test('LOTTERY-10 ROLE-06 a guest makes a slip, logs in and places it', async ({ page }) => {
  await untilTime(page, 'SSC_5M', 25);
  await page.goto('/lottery?gameCode=SSC_5M&playType=SUM_BS');
  await page.getByRole('tabpanel').getByRole('button', { name: /^Big/ }).first().click();
  await add(page);
  await expect(page.getByText('Log in to place it. Your slip is kept.')).toBeVisible();
  // The header's login would lead home; the slip's returns here.
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await typeLogin(dialog, betting.guest);
  await sendLogin(page, dialog);
  await goOn(page);
  await place(page);
  await expect(ownBet(page)).toContainText('Sum of five, big or small');
});

test('LOTTERY-11 the result that an operator enters pays at once, its correction takes back, and a void draw gives stakes back', async ({
  page,
}) => {
  await untilTime(page, stationGame, 20);
  await pick(page, runOf(betting.station, test.info().retry), `/vnlottery?gameCode=${stationGame}&playType=DE`, /^27$/);
  await add(page);
  await page.getByRole('switch', { name: 'Chase the next draws' }).check();
  await page.getByRole('region', { name: 'Chase the next draws' }).getByRole('textbox', { name: 'Draws' }).fill('2');
  await page.getByRole('checkbox', { name: 'Stop on a win' }).uncheck();
  const { content } = await coming(page, stationGame);
  const [first, later] = [content[0], content[1]];
  if (first === undefined || later === undefined) throw new Error('the game has no draws');
  await place(page);
  const betOn = ({ issueNo }: typeof first) => ownBets(page).filter({ hasText: issueNo });
  await expect(betOn(first)).toContainText('Open');
  const result = { prizes: northern('27', '00') };
  await expect.poll(() => operate(page, first.drawId, 'result', result), { timeout: 60_000 }).toBe(200);
  // The last two digits of the special prize pay 98 for 1.
  await expect(page.getByText(/^You won \$98\.00 in draw /)).toBeVisible();
  await expect(betOn(first)).toContainText('$98.00 paid');
  const correction = { replacesVersion: 1, prizes: northern('28', '00'), reason: 'A typing error.' };
  expect(await operate(page, first.drawId, 'correction', correction)).toBe(200);
  await expect(betOn(first)).toContainText('Lost');
  await expect(betOn(later)).toContainText('Open');
  expect(await operate(page, later.drawId, 'void', { reason: 'No draw took place.' })).toBe(200);
  await expect(betOn(later)).toContainText('Void');
  await expect(betOn(later)).toContainText('$1.00 came back');
  await betOn(first)
    .getByRole('button', { name: /^Record and proof of / })
    .click();
  const record = page.getByRole('dialog');
  const fact = (name: string) => record.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  await expect(fact('Version of the result')).toHaveText('2');
  await expect(fact('Numbers')).toContainText('44428');
});

test('LOTTERY-10 @phone a member bets on a phone, in Vietnamese', async ({ page }) => {
  await untilTime(page, 'VN_FAST_5M', 25);
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await pick(page, betting.phone, '/vnlottery?gameCode=VN_FAST_5M&playType=LO_2', /^07$/, /^27$/);
  await page.getByRole('button', { name: 'Thêm vào phiếu' }).click();
  await page.getByRole('button', { name: /^Phiếu cược/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Phiếu cược' });
  await expect(sheet).toContainText('Tổng tiền cược');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Đặt cược $54.00' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đặt cược $54.00' }).click();
  await expect(sheet.getByText('Đã đặt cược $54.00')).toBeVisible();
  await sheet.getByRole('button', { name: 'Đóng' }).click();
  const own = page.getByRole('list', { name: 'Cược của bạn' }).locator(':scope > li').first();
  await expect(own).toContainText('Chờ kết quả');
  await expectAccessible(page);
});
