import { expect, test } from '../story.ts';
import { centreAt, centreOf, expectAccessible, openAs, sendLogin, typeLogin } from './support.ts';

test('MEMBER-22 WALLET-11 FOOTER-09 a deposit limit stops deposits; a break signs the member out, tells until when, and lets nobody in', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember({ birthday: '1990-05-12', payeeName: 'TRAN MINH ANH' });
  await openAs(page, account, centreAt('profile'));
  const centre = centreOf(page);
  await centre.getByRole('button', { name: 'Set: Daily deposits' }).click();
  const limit = page.getByRole('dialog', { name: 'Daily deposits' });
  await limit.getByRole('textbox', { name: 'Limit' }).fill('35');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(centre.getByText(/of \$35\.00/)).toBeVisible();

  await centre.getByRole('button', { name: 'Deposit', exact: true }).first().click();
  await expect(centre.getByText('Within your deposit limit, $35.00 left')).toBeVisible();
  const amount = centre.getByRole('textbox', { name: 'Amount' });
  await amount.fill('35.01');
  await amount.press('Enter');
  await expect(centre.getByText('Enter at most $35.00.')).toBeVisible();
  await amount.fill('30');
  await centre.getByRole('button', { name: 'Deposit $30.00' }).click();
  await expect(centre.getByRole('timer', { name: 'Time left to pay' })).toBeVisible();
  // The deposit under way counts, and $5.00 is less than any method takes.
  await centre.getByRole('button', { name: 'All deposits' }).click();
  await expect(centre.getByText(/^Your deposit limit is used up\. It resets on /)).toBeVisible();
  await expect(centre.getByRole('button', { name: /^Deposit \$/ })).toHaveCount(0);

  await centre.getByRole('button', { name: 'Profile' }).click();
  await centre.getByRole('button', { name: 'Take a break' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take a break' });
  await dialog.getByText('7 days').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Start your break now?' });
  await expect(asked).toContainText('7 days');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Start my break' }).click();
  const done = page.getByRole('alertdialog', { name: 'Your break has begun' });
  await expect(done).toContainText('You can log in again from');
  await expectAccessible(page);
  await done.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog');
  await typeLogin(login, account);
  await sendLogin(page, login);
  await expect(login.getByText(/^You have taken a break from play until .+ It cannot be shortened/)).toBeVisible();
});
