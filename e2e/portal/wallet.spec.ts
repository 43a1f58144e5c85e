import { runOf, siteAt, spending, withSpare } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeIn, expectAccessible, openAs, openPage } from './support.ts';

test.use({ baseURL: siteAt('money') });

const transferring = withSpare(spending.wallet);
const transferPage = `/index?${new URLSearchParams({ modal: 'memberCenter', panel: 'transferFund' })}`;

test('MEMBER-03 WALLET-03 WALLET-12 money goes to a provider, also when its answer is lost, and comes back', async ({
  page,
}, { retry }) => {
  // The job that asks the provider again runs every minute.
  test.setTimeout(180_000);
  await comeIn(page, '/vip', runOf(transferring, retry));
  await openPage(page, transferPage);
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('radio', { name: /^Kite & Co/ })).toBeChecked();
  await expectAccessible(page);
  const transfer = async (amount: string, shown: string) => {
    await centre.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await centre.getByRole('button', { name: `Transfer ${shown}` }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Transfer ${shown}` })
      .click();
  };
  await transfer('100.08', '$100.08');
  await expect(centre.getByText('$100.08 is in Kite & Co')).toBeVisible();
  await expectAccessible(page);
  await centre.getByRole('button', { name: 'Make another transfer' }).click();
  await expect(centre.getByRole('radio', { name: 'Kite & Co $100.08' })).toBeVisible();
  // The sandbox executes an amount with these cents and loses its answer.
  await transfer('50.92', '$50.92');
  await expect(centre.getByText('$50.92 is on its way to Kite & Co')).toBeVisible();
  await expect(centre.getByText('On its way: $50.92')).toBeVisible();
  await expectAccessible(page);
  await expect(centre.getByText('$50.92 is in Kite & Co')).toBeVisible({ timeout: 120_000 });
  await centre.getByRole('button', { name: 'Collect all' }).click();
  await expect(centre.getByText('$151.00 is back in your main wallet.')).toBeVisible();
  await expect(centre.getByText('On its way')).toBeHidden();
  await expectAccessible(page);
});

test('a transfer sent without a connection loses nothing typed, and happens once when the connection is back', async ({
  page,
  context,
}, { retry }) => {
  await openAs(page, runOf(transferring, retry), transferPage);
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre.getByRole('textbox', { name: 'Amount' }).fill('20');
  await context.setOffline(true);
  await centre.getByRole('button', { name: 'Transfer $20.00' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transfer $20.00' }).click();
  await expect(centre.getByRole('alert')).toContainText('You are offline. Nothing was sent');
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveValue('20');
  await context.setOffline(false);
  await centre.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transfer $20.00' }).click();
  await expect(centre.getByText('$20.00 is in Kite & Co')).toBeVisible();
  await centre.getByRole('button', { name: 'Make another transfer' }).click();
  await expect(centre.getByRole('radio', { name: 'Kite & Co $20.00' })).toBeVisible();
  await centre.getByRole('button', { name: 'Collect all' }).click();
  await expect(centre.getByText('$20.00 is back in your main wallet.')).toBeVisible();
});
