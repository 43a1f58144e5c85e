import { expect, test } from '../story.ts';
import { balanceOf, centreAt, centreOf, expectAccessible, openAs } from './support.ts';

test('MEMBER-03 WALLET-03 WALLET-12 a transfer to a provider loses nothing typed without a connection, happens once, and comes back', async ({
  page,
  context,
  newMember,
}) => {
  const { account } = await newMember({ balance: '1000.00' });
  await openAs(page, account, '/vip');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Member centre' }).click();
  const centre = centreOf(page);
  await centre.getByRole('button', { name: 'My wallet' }).click();
  await expect(centre.getByRole('radio', { name: /^Kite & Co/ })).toBeChecked();
  await centre.getByRole('textbox', { name: 'Amount' }).fill('100.08');
  await context.setOffline(true);
  await centre.getByRole('button', { name: 'Transfer $100.08' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transfer $100.08' }).click();
  await expect(centre.getByRole('alert')).toContainText('You are offline. Nothing was sent');
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveValue('100.08');
  await context.setOffline(false);
  await centre.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transfer $100.08' }).click();
  await expect(centre.getByText('$100.08 is in Kite & Co')).toBeVisible();
  await expect(balanceOf(page)).toHaveText('$899.92');
  await expectAccessible(page);
  await centre.getByRole('button', { name: 'Make another transfer' }).click();
  await expect(centre.getByRole('radio', { name: 'Kite & Co $100.08' })).toBeVisible();
  await centre.getByRole('button', { name: 'Collect all' }).click();
  await expect(centre.getByText('$100.08 is back in your main wallet.')).toBeVisible();
  await expect(balanceOf(page)).toHaveText('$1,000.00');
  await page.goto(centreAt('transactionHistory'));
  // Once there and once back.
  await expect(centre.getByRole('row').filter({ hasText: '$100.08' })).toHaveCount(2);
});
