import type { Page } from '@playwright/test';
import { redeeming, runOf, siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeIn, expectAccessible, openPage } from './support.ts';

test.use({ baseURL: siteAt('money') });

const centreAt = (panel: string) => `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`;

async function typePayment(page: Page, password: string): Promise<void> {
  await page.getByLabel('Payment password', { exact: true }).fill(password);
}

test('MEMBER-06 MEMBER-22 a member sets a payment password and transfers to the upline', async ({ page }) => {
  await comeIn(page, '/index', 'promoter41');
  await openPage(page, centreAt('transferUpline'));
  await page.getByRole('button', { name: 'Go to My account' }).click();
  await page.getByRole('button', { name: 'Set one' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a payment password' });
  await dialog.getByLabel('Login password', { exact: true }).fill('Portico123');
  await dialog.getByLabel('New payment password').fill('260105');
  await dialog.getByLabel('The same again').fill('260105');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save payment password' }).click();
  await expect(page.getByText('Your payment password is set')).toBeVisible();
  await page.getByRole('button', { name: 'Transfer to upline' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('10,50');
  await page.getByRole('textbox', { name: 'Note' }).fill('Back from last week');
  await typePayment(page, '260105');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Transfer $10.50' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Quoc Bao (agent02)');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Transfer $10.50' }).dblclick();
  await expect(page.getByText('$10.50 transferred to Quoc Bao')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('$99.38');
  await expectAccessible(page);
});

test('MALL-03 MALL-06 API-60 points become money once, also when the answer is lost', async ({ page }, { retry }) => {
  await comeIn(page, '/pointMall', runOf(redeeming.desktop, retry));
  const account = page.getByText('Your points', { exact: true }).locator('..');
  await expect(account).toContainText('Your points3,000 points');
  await page.getByRole('button', { name: 'Convert to money' }).click();
  const modal = page.getByRole('dialog', { name: 'Convert points to money' });
  await modal.getByRole('textbox', { name: 'Points' }).fill('1,000');
  await typePayment(page, redeeming.paymentPassword);
  await expectAccessible(page);
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
  await typePayment(page, redeeming.paymentPassword);
  await modal.getByRole('button', { name: 'Send again' }).click();
  await expect(modal.getByText('$10.00 is in your balance')).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(account).toContainText('Your points2,000 points');
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('$10.00');
});
