import type { Page } from '@playwright/test';
import { expect, newVisitor, newVisitorOnPhone, test } from '../story.ts';
import { expectAccessible, newSession, openAs } from './support.ts';

const paymentPassword = '907315';

const at = (modal: string, panel: string) => `/index?${new URLSearchParams({ modal, panel })}`;
const centre = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const member = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

/** Opens the card of the downline, as the agent. */
async function openCard(page: Page, agent: string, downline: string) {
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
  newMember,
}) => {
  const { account: agent } = await newMember({ type: 1 });
  const { account: downline } = await newMember({ upline: agent });
  const title = 'Chào mừng';
  const phone = await newVisitorOnPhone(browser);
  const small = await phone.newPage();
  await openAs(small, downline, at('memberCenter', 'messageV2'));
  const inbox = small.getByRole('dialog', { name: 'Trung tâm thành viên' });
  await expect(inbox.getByRole('heading', { name: 'Hộp thư' })).toBeVisible();

  const card = await openCard(page, agent, downline);
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

test('WALLET-08 AGENT-05 AGENT-09 an agent transfers money from the card of a downline, once; both balances and all records show it', async ({
  page,
  browser,
  newMember,
}) => {
  const { account: agent } = await newMember({ type: 1, balance: '500.00', paymentPassword });
  const { account: downline } = await newMember({ upline: agent, balance: '20.00' });
  const card = await openCard(page, agent, downline);
  await expect(card).toContainText(`${agent} › ${downline}`);
  await expect(card).toContainText('$20.00');
  await card.getByRole('button', { name: 'Transfer money' }).click();
  const dialog = centre(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.34');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('For the first week');
  await dialog.getByRole('textbox', { name: 'Payment password' }).fill(paymentPassword);
  await dialog.getByRole('button', { name: 'Transfer $12.34' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(downline);
  await question.getByRole('button', { name: 'Transfer $12.34' }).dblclick();
  await expect(dialog.getByText(`$12.34 transferred to ${downline}`)).toBeVisible();
  await expectAccessible(page);
  expect(await balanceOf(page, agent)).toBe(48_766);
  expect(await balanceOf(page, downline)).toBe(3234);

  // The card tells the new balance of the downline, and leads to its records.
  await dialog.getByRole('button', { name: `Back to ${downline}` }).click();
  await expect(card).toContainText('$32.34');
  await dialog.getByRole('button', { name: 'Transactions', exact: true }).click();
  const received = dialog
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: downline, exact: true }) });
  await expect(received.filter({ hasText: 'Transfer in' })).toContainText(['$12.34']);
  await expect(dialog.getByRole('rowheader', { name: agent, exact: true })).toHaveCount(0);
  await page.goto(at('agentCenter', 'agentTransactionDetails?kind=transfer_out'));
  const sent = dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: agent, exact: true }) });
  await expect(sent).toContainText(['$487.66']);

  await page.goto(at('memberCenter', 'transactionHistory'));
  const newest = (tab: Page) => member(tab).getByRole('row').filter({ hasText: '$12.34' });
  await expect(newest(page)).toContainText(['−$12.34']);
  await expect(newest(page)).toContainText([downline]);
  const visitor = await newVisitor(browser);
  const receiver = await visitor.newPage();
  await openAs(receiver, downline, at('memberCenter', 'transactionHistory'));
  await expect(newest(receiver)).toContainText(['+$12.34']);
  await expect(newest(receiver)).toContainText([agent]);
  await visitor.close();
});
