import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../story.ts';

/** Moves money of a session to its wallet at the vendor Kite & Co by the API, as another device would. */
export async function moveToKite(request: APIRequestContext, token: string, amount: string): Promise<void> {
  const answer = await request.post('/wps/relay/GCS_walletTransfer', {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
    data: { from: 'main', to: 'KIT', amount },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Deposits by card and pays on the hosted page, in English or Vietnamese. */
export async function depositByCard(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: /Debit card|Thẻ ghi nợ/ }).press('Space');
  await page.getByRole('textbox', { name: /^(Amount|Số tiền)$/ }).fill(amount);
  await page.getByRole('button', { name: new RegExp(`^(Deposit|Nạp) \\$${amount}\\.00$`) }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^(Open the card page|Mở trang thẻ)$/ }).click();
  const hosted = await opened;
  await hosted.getByRole('button', { name: new RegExp(`^(Pay|Thanh toán) \\$${amount}\\.00$`) }).click();
  await expect(hosted.getByText(/^(Paid|Đã thanh toán)\./)).toBeVisible();
  await hosted.close();
  await expect(page.getByText(/ (is in your balance|đã vào số dư của bạn)$/)).toBeVisible();
}

/** Plays one round of Dice with a stake, in English or Vietnamese. */
export async function playDice(page: Page, stake: string): Promise<void> {
  await page.goto('/seamless?vassalage=BGS&nodeId=10004');
  const bet = page.getByRole('button', { name: /^(Bet|Cược) \S*\d/ });
  await expect(bet).toBeEnabled();
  await page.getByRole('textbox', { name: /^(Stake|Tiền cược)$/ }).fill(stake);
  await bet.click();
  const game = page.getByRole('region', { name: /^(Game|Trò chơi)$/ });
  await expect(game.getByRole('status')).toHaveText(/You are paid|is lost|được trả|mất tiền cược/);
}
