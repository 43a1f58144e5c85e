import type { Page } from '@playwright/test';
import { expect } from '../story.ts';

/** Deposits by card and pays on the hosted page. */
export async function depositByCard(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: /Debit card/ }).press('Space');
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: `Deposit $${amount}.00` }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the card page' }).click();
  const hosted = await opened;
  await hosted.getByRole('button', { name: `Pay $${amount}.00` }).click();
  await expect(hosted.getByText('Paid. You can close this page.')).toBeVisible();
  await hosted.close();
  await expect(page.getByText(/ is in your balance$/)).toBeVisible();
}

/** Plays one round of Dice with a stake. */
export async function playDice(page: Page, stake: string): Promise<void> {
  await page.goto('/seamless?vassalage=BGS&nodeId=10004');
  const bet = page.getByRole('button', { name: /^Bet \S*\d/ });
  await expect(bet).toBeEnabled();
  await page.getByRole('textbox', { name: 'Stake' }).fill(stake);
  await bet.click();
  const game = page.getByRole('region', { name: 'Game', exact: true });
  await expect(game.getByRole('status')).toHaveText(/You are paid|is lost/);
}
