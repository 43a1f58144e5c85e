import type { Page } from '@playwright/test';
import { guiding } from '../sites.ts';
import { expect, newVisitorOnPhone, test } from '../story.ts';
import { expectAccessible, newSession, openAs } from './support.ts';

const { agent, downline, paymentPassword } = guiding;

const at = (modal: string, panel: string) => `/index?${new URLSearchParams({ modal, panel })}`;
const centre = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const member = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

/** Opens the card of the downline, as the agent. */
async function openCard(page: Page) {
  await openAs(page, agent, at('agentCenter', 'agentTeamManagement'));
  await centre(page).getByRole('rowheader').getByRole('button', { name: downline }).click();
  const card = centre(page).getByRole('article', { name: downline });
  await expect(card).toBeVisible();
  return card;
}

/** The balance of the main wallet of an account, in cents. */
async function balanceOf(page: Page, account: string): Promise<number> {
  const headers = { Authorization: `Bearer ${await newSession(page.request, account)}` };
  const answer = await page.request.get('/wps/v2/wallets/balance', { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return Math.round(Number((await answer.json()).value.sumBalance) * 100);
}

test('AGENT-05 NOTICE-06 an agent writes to somebody of its team, who reads it in Vietnamese on a phone', async ({
  page,
  browser,
}, { retry }) => {
  const title = `Chào mừng ${retry + 1}`;
  const phone = await newVisitorOnPhone(browser);
  const small = await phone.newPage();
  await openAs(small, downline, at('memberCenter', 'messageV2'));
  const inbox = small.getByRole('dialog', { name: 'Trung tâm thành viên' });
  await expect(inbox.getByRole('heading', { name: 'Hộp thư' })).toBeVisible();

  const card = await openCard(page);
  await card.getByRole('button', { name: 'Write a message' }).click();
  const form = centre(page)
    .locator('form')
    .filter({ hasText: `Message to ${downline}` });
  await expect(form).toBeVisible();
  await form.getByRole('textbox', { name: 'Text' }).fill('Dòng một <b>và</b>\ndòng hai.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Write a title')).toBeVisible();
  await expectAccessible(page);
  // What is typed survives a reload.
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue('Dòng một <b>và</b>\ndòng hai.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(`Sent to ${downline}. You can send`)).toBeVisible();
  await expect(card).toBeVisible();

  const row = inbox.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(`Từ ${agent}`);
  await expectAccessible(small);
  await row.getByRole('button', { name: title }).click();
  const message = inbox.getByRole('article', { name: title });
  await expect(message).toContainText('Dòng một <b>và</b>');
  await expect(message).toContainText('dòng hai.');
  await expect(message).toContainText(`Từ ${agent}`);
  await expectAccessible(small);
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.close();
});

test('WALLET-08 AGENT-05 an agent transfers money from the card of a downline; both balances and records show it', async ({
  page,
}) => {
  const before = { agent: await balanceOf(page, agent), downline: await balanceOf(page, downline) };
  const card = await openCard(page);
  await card.getByRole('button', { name: 'Transfer money' }).click();
  await centre(page).getByRole('textbox', { name: 'Amount' }).fill('12.34');
  await centre(page).getByRole('textbox', { name: 'Payment password' }).fill(paymentPassword);
  await centre(page).getByRole('button', { name: 'Transfer $12.34' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transfer $12.34' }).click();
  await expect(centre(page).getByText(`$12.34 transferred to ${downline}`)).toBeVisible();
  await expectAccessible(page);
  expect(await balanceOf(page, agent)).toBe(before.agent - 1234);
  expect(await balanceOf(page, downline)).toBe(before.downline + 1234);
  // The card tells the new balance of the downline.
  await centre(page)
    .getByRole('button', { name: `Back to ${downline}` })
    .click();
  await expect(card).toContainText(`$${((before.downline + 1234) / 100).toFixed(2)}`);

  await openAs(page, agent, at('memberCenter', 'transactionHistory'));
  const newest = member(page).getByRole('row').filter({ hasText: '$12.34' }).first();
  await expect(newest).toContainText('−$12.34');
  await expect(newest).toContainText(downline);
  await openAs(page, downline, at('memberCenter', 'transactionHistory'));
  await expect(newest).toContainText('+$12.34');
  await expect(newest).toContainText(agent);
});
