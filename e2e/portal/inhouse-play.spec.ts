import type { Page } from '@playwright/test';
import { flying, gaming, limited, runOf, siteAt } from '../sites.ts';
import { expect, newVisitor, test } from '../story.ts';
import { expectAccessible, openAs } from './support.ts';

test.use({ baseURL: siteAt('money') });

const games = { mines: '10003', dice: '10004' } as const;

const player = () => runOf(gaming.second, test.info().retry);
const pathOf = (game: keyof typeof games) => `/seamless?vassalage=BGS&nodeId=${games[game]}`;
const stage = (page: Page) => page.getByRole('region', { name: /^(Game|Trò chơi)$/, exact: true });
const bet = (page: Page) => page.getByRole('button', { name: /^(Bet|Cược) \S*\d/ });
const tile = (page: Page, row: number, column: number) =>
  stage(page).getByRole('button', { name: new RegExp(`^Row ${row}, column ${column}`) });

test('LOBBY-19 two tabs on one round agree step by step, without being looked at', async ({ page, context }) => {
  await openAs(page, player(), pathOf('mines'));
  await page.getByRole('button', { name: '1', exact: true }).click();
  const other = await context.newPage();
  await openAs(other, player(), pathOf('mines'));
  await expect(bet(other)).toBeEnabled();
  await bet(page).click();
  await expect(page.getByText('Gems found')).toBeVisible();
  await expect(other.getByText('This round was still open. Go on where you were.')).toBeVisible();
  const session = other.getByRole('region', { name: 'This session' });
  await expect(session).toContainText('At stake in open rounds$0.10');

  await tile(page, 2, 3).click();
  await expect(tile(page, 2, 3)).toHaveAccessibleName(/: (gem|mine)$/);
  const found = (await tile(page, 2, 3).getAttribute('aria-label')) ?? '';
  await expect(tile(other, 2, 3)).toHaveAccessibleName(found);
  if (found.endsWith('gem')) await other.getByRole('button', { name: /^Cash out \$/ }).click();
  for (const tab of [page, other]) {
    await expect(stage(tab).getByRole('status')).toHaveText(/You are paid|is lost/);
    await expect(bet(tab)).toBeEnabled();
    await expect(tab.getByText('At stake in open rounds')).toBeHidden();
  }
});

test('LOBBY-19 a round begun on one device goes on at another, and its end comes back to the first', async ({
  page,
  browser,
}) => {
  await openAs(page, player(), pathOf('mines'));
  await page.getByRole('button', { name: '1', exact: true }).click();
  await expect(bet(page)).toBeEnabled();
  await bet(page).click();
  await expect(page.getByText('Gems found')).toBeVisible();
  const device = await newVisitor(browser);
  const other = await device.newPage();
  await openAs(other, player(), `${siteAt('money')}${pathOf('mines')}`);
  await expect(other.getByText('This round was still open. Go on where you were.')).toBeVisible();
  await tile(other, 4, 2).click();
  await expect(tile(other, 4, 2)).toHaveAccessibleName(/: (gem|mine)$/);
  const cashOut = other.getByRole('button', { name: /^Cash out \$/ });
  if (await cashOut.isVisible()) await cashOut.click();
  const told = stage(other).getByRole('status');
  await expect(told).toHaveText(/You are paid|is lost/);
  await device.close();
  // The first device has the end without a press, and the next round is its own.
  await expect(stage(page).getByRole('status')).toHaveText(/You are paid|is lost/);
  await expect(bet(page)).toBeEnabled();
});

test('LOBBY-19 the sound is switched off for every game, and stays so after a reload', async ({ page }) => {
  await openAs(page, player(), pathOf('dice'));
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  for (const path of [pathOf('dice'), pathOf('mines')]) {
    await page.goto(path);
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
  }
  await sound.click();
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
});

test('LOBBY-19 the bar of the bet covers nothing that has the focus on a phone @phone', async ({ page }) => {
  await openAs(page, player(), pathOf('dice'));
  await expect(bet(page)).toBeEnabled();
  await expectAccessible(page);
  const rest = page.getByRole('button', { name: 'Take a break' });
  const covered: string[] = [];
  for (
    let presses = 0;
    presses < 60 && !(await rest.evaluate((button) => button === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab');
    const isFree = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return focused !== null && (focused.contains(seen) || (seen?.contains(focused) ?? false));
    });
    if (!isFree) covered.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
  }
  expect(covered).toEqual([]);
  await expect(rest).toBeFocused();
  await rest.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Member centre' })).toBeVisible();
});

test('LOBBY-19 the stake of an open round is shown as at stake, not as lost', async ({ page }) => {
  await openAs(page, player(), pathOf('mines'));
  const session = page.getByRole('region', { name: 'This session' });
  const net = session.getByRole('definition').nth(2);
  await expect(net).toHaveText('$0.00');
  await page.getByRole('textbox', { name: 'Stake' }).fill('3.00');
  await bet(page).click();
  await expect(session).toContainText('At stake in open rounds$3.00');
  await expect(net).toHaveText('$0.00');
  await page.reload();
  await expect(session).toContainText('At stake in open rounds$3.00');
  await expect(net).toHaveText('$0.00');
  await page.getByRole('button', { name: 'Open a random tile' }).click();
  const cashOut = page.getByRole('button', { name: /^Cash out \$/ });
  await expect(cashOut.or(stage(page).getByText(/is lost/))).toBeVisible();
  if (await cashOut.isVisible()) await cashOut.click();
  await expect(session.getByText('At stake in open rounds')).toBeHidden();
  await expect(net).toHaveText(/^[+−]\$\d/);
});

/** What the member's loss limit of the day leaves, as the server says it. */
async function lossLeft(page: Page): Promise<number> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const answer = await page.request.get('/wps/member/limits', { headers: { Authorization: `Bearer ${token}` } });
  const limits: readonly { kind: string; period: string; remaining: string }[] = (await answer.json()).value
    .moneyLimits;
  return Number(limits.find(({ kind, period }) => kind === 'loss' && period === 'day')?.remaining);
}

/** What the session has won so far, 0 when it has lost. */
async function sessionWon(page: Page): Promise<number> {
  const session = page.getByRole('region', { name: /^(This session|Phiên này)$/ });
  const net = await session.getByRole('definition').nth(2).innerText();
  return net.startsWith('+') ? Number(net.replace(/\D/g, '')) / 100 : 0;
}

/** Plays until the loss limit leaves nothing. One round in a hundred wins, and the next one stakes that too. */
async function useUp(page: Page): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const left = await lossLeft(page);
    if (left === 0) return;
    const stake = Math.min(500, left + (await sessionWon(page)));
    await page.getByRole('textbox', { name: /^(Stake|Tiền cược)$/ }).fill(stake.toFixed(2));
    await expect(bet(page)).toBeEnabled();
    await bet(page).click();
    await expect(stage(page).getByRole('status')).toHaveText(/You are paid|is lost|được trả|mất tiền cược/);
  }
  throw new Error('ten rounds did not use the limit up');
}

const words = {
  EN: { told: 'You have reached a limit that you set for yourself.', limits: 'My limits', centre: 'Member centre' },
  VI: {
    told: 'Bạn đã đạt giới hạn do chính bạn đặt ra.',
    limits: 'Hạn mức của tôi',
    centre: 'Trung tâm thành viên',
  },
} as const;

for (const [where, language, first] of [
  ['', 'EN', 0],
  ['', 'VI', 2],
  [' on a phone @phone', 'VI', 4],
] as const) {
  test(`MEMBER-22 LOBBY-19 a loss limit that a round used up stops the next one, told in ${language}${where}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    const account = limited[first + Math.min(test.info().retry, 1)] ?? '';
    await openAs(page, account, '/index');
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    const set = await page.request.post('/wps/member/limits/money', {
      headers: { Authorization: `Bearer ${token}` },
      data: { kind: 'loss', period: 'day', amount: '2.00' },
    });
    expect(set.ok(), await set.text()).toBe(true);
    await page.goto(pathOf('dice'));
    await expect(bet(page)).toBeEnabled();
    // The last target that wins above it.
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    await useUp(page);
    const balance = await page.getByRole('group', { name: /^(Balance|Số dư)$/ }).innerText();
    await page.getByRole('textbox', { name: /^(Stake|Tiền cược)$/ }).fill('1.00');
    await bet(page).click();
    const told = page.getByRole('alert');
    await expect(told).toContainText(words[language].told);
    await expect(told).toBeInViewport({ ratio: 1 });
    await expect(bet(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expect(page.getByRole('group', { name: /^(Balance|Số dư)$/ })).toHaveText(balance);
    await told.getByRole('button', { name: words[language].limits }).click();
    await expect(page.getByRole('dialog', { name: words[language].centre })).toBeVisible();
    // The game does not open again either.
    await page.goto(pathOf('dice'));
    await expect(page.getByRole('alert').filter({ hasText: words[language].told })).toBeVisible();
  });
}

test('LOBBY-19 ROLE-15 a trial plays in full screen on a phone, and sees that it is play credit', async ({ page }) => {
  await page.goto('/index');
  await page.getByRole('banner').getByRole('button', { name: 'Try demo' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(pathOf('dice'));
    await expect(bet(page)).toBeEnabled();
    await expect(page.getByText('Play credit', { exact: true }).locator('visible=true')).toBeInViewport();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
});

test('LOBBY-18 MEMBER-07 a won round is among the own bets, and others see it among the winners', async ({
  page,
  browser,
}) => {
  const account = player();
  await openAs(page, account, pathOf('dice'));
  await page.getByRole('textbox', { name: 'Stake' }).fill('400.00');
  await page.getByRole('button', { name: '98%' }).click();
  const line = stage(page).getByRole('status');
  await expect(async () => {
    await expect(bet(page)).toBeEnabled();
    await bet(page).click();
    await expect(line).toHaveText(/You are paid|is lost/);
    await expect(line).toHaveText(/You are paid \$404\.08/);
  }).toPass();
  const history = new URLSearchParams({ modal: 'memberCenter', panel: 'personalHistoryCopy' });
  await page.goto(`/index?${history}`);
  const record = page.getByRole('dialog', { name: 'Member centre' });
  await expect(record.getByRole('row').filter({ hasText: 'Dice' }).first()).toContainText('$400.00+$4.08Won');
  const visitor = await newVisitor(browser);
  const other = await visitor.newPage();
  await openAs(other, flying.second, `${siteAt('money')}/live?modal=winners`);
  const winners = other.getByRole('dialog', { name: 'Winners' });
  const row = winners.getByRole('row').filter({ hasText: `ga***${account.slice(-2)}` });
  // The board is counted again after half a minute.
  await expect(async () => {
    await other.reload();
    await expect(row.first()).toContainText('$404.08', { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(row.first()).toContainText('Dice');
  await visitor.close();
});
