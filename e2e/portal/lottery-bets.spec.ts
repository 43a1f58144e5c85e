import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { leaveTime, pastDraw, test } from './calendar.ts';
import { goOn, openAs, sendLogin, typeLogin } from './support.ts';

/** A member of age with $1,000.00. */
const player = { balance: '1000.00', birthday: '1990-06-01' } as const;

const option = (page: Page, name: RegExp) => page.getByRole('tabpanel').getByRole('button', { name }).first();

/** Picks on the shown board and puts the pick on the slip. */
async function addToSlip(page: Page, name: RegExp): Promise<void> {
  await option(page, name).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
}

/** Places the slip, after its total is confirmed. */
async function place(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Place bet, / }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Place bet, / })
    .click();
  await expect(page.getByText(/^Bet placed, /)).toBeVisible();
}

const ownBets = (page: Page) => page.getByRole('list', { name: 'Your bets' }).locator(':scope > li');
const balance = (page: Page) => page.getByRole('group', { name: 'Balance' });

const game = 'SSC_5M';

test('LOTTERY-10 LOTTERY-11 ROLE-06 a guest makes a slip and logs in; the chase stops with its first win, is paid and gets the later stakes back', async ({
  page,
  calendar,
  newMember,
}) => {
  const member = await newMember(player);
  // Just after a draw, so that the next one stays open for the whole of the slip.
  await pastDraw(calendar, page.request, game);
  await page.goto(`/lottery?gameCode=${game}&playType=SUM_BS`);
  await addToSlip(page, /^Big/);
  await expect(page.getByText('Log in to place it. Your slip is kept.')).toBeVisible();
  // The header's login would lead home; the slip's returns here.
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await typeLogin(dialog, member.account);
  await sendLogin(page, dialog);
  await goOn(page);
  // One of the two sides wins every draw.
  await addToSlip(page, /^Small/);
  await page.getByRole('switch', { name: 'Chase the next draws' }).check();
  const chase = page.getByRole('region', { name: 'Chase the next draws' });
  await chase.getByRole('textbox', { name: 'Draws' }).fill('3');
  await chase.getByRole('radio', { name: '2×' }).press('Space');
  await expect(chase.getByRole('listitem')).toHaveCount(3);
  await expect(chase).toContainText('At most $14.00.');
  await place(page);
  await expect(balance(page)).toContainText('$986.00');
  await page.getByRole('tab', { name: 'Your chases' }).click();
  const own = page.getByRole('list', { name: 'Your chases' }).locator(':scope > li').first();
  await expect(own).toContainText('Running');
  await expect(own).toContainText('0 of 3 draws');
  await pastDraw(calendar, page.request, game);
  // The page hears of the draw without being looked at: it pays $1.94, and the $12.00 of the others come back.
  await expect(page.getByText(/^You won \$1\.94 in draw /)).toBeVisible();
  await expect(own).toContainText('Ended by a win');
  await expect(own).toContainText('1 of 3 draws');
  await expect(own).toContainText('Paid$1.94');
  await expect(own).toContainText('Came back$12.00');
  await expect(balance(page)).toContainText('$999.94');
});

test('LOTTERY-10 two tabs place their slips once each, and agree on the bets and on a cancellation', async ({
  page,
  context,
  calendar,
  newMember,
}) => {
  const { account } = await newMember(player);
  await leaveTime(calendar, page.request, 'VN_NORTH', 90);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await openAs(tab, account, '/vnlottery?gameCode=VN_NORTH&playType=DE');
    await addToSlip(tab, /^27$/);
  }
  await Promise.all(tabs.map(place));
  for (const tab of tabs) await expect(ownBets(tab).filter({ hasText: 'Open' })).toHaveCount(2);
  await ownBets(other)
    .first()
    .getByRole('button', { name: /^Cancel: / })
    .click();
  await other.getByRole('alertdialog', { name: 'Cancel this bet?' }).getByRole('button', { name: 'Cancel' }).click();
  for (const tab of tabs) {
    await expect(ownBets(tab).filter({ hasText: 'Cancelled' })).toHaveCount(1);
    await expect(ownBets(tab).filter({ hasText: 'Open' })).toHaveCount(1);
  }
  for (const tab of tabs) {
    await tab.getByRole('button', { name: 'Show menu and header' }).click();
    await expect(balance(tab)).toContainText('$999.00');
  }
});
