import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { balanceOf, centreAt, expectAccessible, openAs } from './support.ts';

async function typePayment(page: Page, password: string): Promise<void> {
  await page.getByLabel('Payment password', { exact: true }).fill(password);
}

test('MEMBER-06 MEMBER-22 a member sets a payment password and transfers to the upline', async ({
  page,
  newMember,
}) => {
  const agent = await newMember({ type: 1, nickname: 'Quoc Bao' });
  const { account } = await newMember({ upline: agent.account, toUpline: true, balance: '109.88' });
  await openAs(page, account, centreAt('transferUpline'));
  await page.getByRole('button', { name: 'Set it now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a payment password' });
  await dialog.getByLabel('Login password', { exact: true }).fill('Portico123');
  await dialog.getByLabel('New payment password').fill('260105');
  await dialog.getByLabel('The same again').fill('260105');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save payment password' }).click();
  await expect(page.getByText('Your payment password is set')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('10,50');
  await page.getByRole('textbox', { name: 'Note' }).fill('Back from last week');
  await typePayment(page, '260105');
  await page.getByRole('button', { name: 'Transfer $10.50' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(`Quoc Bao (${agent.account})`);
  await expectAccessible(page);
  // A second press sends nothing more.
  await asked.getByRole('button', { name: 'Transfer $10.50' }).dblclick();
  await expect(page.getByText('$10.50 transferred to Quoc Bao')).toBeVisible();
  await expect(balanceOf(page)).toHaveText('$99.38');
  await expectAccessible(page);
});

test('MALL-03 MALL-06 API-60 points become money once, also when the answer is lost', async ({ page, newMember }) => {
  const paymentPassword = '618204';
  const { account } = await newMember({ points: 3000, paymentPassword });
  await openAs(page, account, '/pointMall');
  const points = page.getByText('Your points', { exact: true }).locator('..');
  await expect(points).toContainText('Your points3,000 points');
  await page.getByRole('button', { name: 'Convert to money' }).click();
  const modal = page.getByRole('dialog', { name: 'Convert points to money' });
  await modal.getByRole('textbox', { name: 'Points' }).fill('1,000');
  await typePayment(page, paymentPassword);
  const convert = '**/MCSFE_pointsConvert*';
  // The server does its work, but the answer is lost.
  await page.route(convert, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await modal.getByRole('button', { name: 'Convert to $10.00' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Convert to $10.00' }).click();
  await expect(modal.getByText('We do not know yet whether this went through')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(convert);
  await page.reload();
  await typePayment(page, paymentPassword);
  await modal.getByRole('button', { name: 'Send again' }).click();
  await expect(modal.getByText('$10.00 is in your balance')).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(points).toContainText('Your points2,000 points');
  await expect(balanceOf(page)).toHaveText('$10.00');
});
