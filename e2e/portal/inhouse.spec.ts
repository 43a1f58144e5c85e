import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { openAs } from './support.ts';

const mines = '/seamless?vassalage=BGS&nodeId=10003';

const stage = (page: Page) => page.getByRole('region', { name: 'Game' });
const line = (page: Page) => stage(page).getByRole('status');
const bet = (page: Page) => page.getByRole('button', { name: /^Bet \$/ });
const cashOut = (page: Page) => page.getByRole('button', { name: /^Cash out \$/ });
const session = (page: Page) => page.getByRole('region', { name: 'This session' });
const net = (page: Page) => session(page).getByRole('definition').nth(2);

const tile = (page: Page, row: number, column: number) =>
  stage(page).getByRole('button', { name: new RegExp(`^Row ${row}, column ${column}`) });

/** Begins a round with so many mines, and returns once it has begun. */
async function begin(page: Page, count: string): Promise<void> {
  await expect(bet(page)).toBeEnabled();
  await page.getByRole('button', { name: count, exact: true }).click();
  await bet(page).click();
  await expect(page.getByText('Gems found')).toBeVisible();
}

/** Waits for the end of a round, with the seal of the next one. */
async function untilEnded(page: Page): Promise<void> {
  await expect(line(page)).toHaveText(/You are paid|is lost/);
  await expect(bet(page)).toBeEnabled();
}

test('LOBBY-02 LOBBY-19 Mines is played by keyboard; its round goes on after a reload, is paid and proved', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember({ balance: '1000.00', birthday: '1990-06-01' });
  await openAs(page, account, mines);
  await expect(bet(page)).toBeEnabled();
  await expect(page.getByText('Return to player').first()).toBeVisible();
  await page.getByRole('button', { name: '1', exact: true }).click();
  await expect(page.getByText('First step pays')).toBeVisible();
  await expect(page.getByText('1.0312x').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Stake' }).fill('3.00');
  let lost = 0;
  for (;;) {
    await begin(page, '1');
    await tile(page, 1, 1).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tile(page, 2, 2)).toHaveAccessibleName(/: (gem|mine)$/);
    if (await cashOut(page).isVisible()) break;
    // One tile of 25 is the mine.
    await untilEnded(page);
    lost += 3;
  }
  // What is at stake is not lost.
  const before = lost === 0 ? '$0.00' : `−$${lost}.00`;
  await expect(session(page)).toContainText('At stake in open rounds$3.00');
  await expect(net(page)).toHaveText(before);
  await page.reload();
  await expect(page.getByText('This round was still open. Continue where you left off.')).toBeVisible();
  await expect(tile(page, 2, 2)).toHaveAccessibleName(/: gem$/);
  await expect(session(page)).toContainText('At stake in open rounds$3.00');
  await expect(net(page)).toHaveText(before);
  await cashOut(page).click();
  await untilEnded(page);
  // 3.00 times 1.0312.
  await expect(line(page)).toContainText('You are paid $3.09.');
  await expect(session(page).getByText('At stake in open rounds')).toBeHidden();
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText(`$${(1000.09 - lost).toLocaleString('en')}`);
  await page
    .getByRole('link', { name: /^Verify round/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fairness\?round=/);
  await expect(page.getByText('Everything fits: seal, outcome and price are those of the round.')).toBeVisible();
});
