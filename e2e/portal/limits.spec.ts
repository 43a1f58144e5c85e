import type { Page } from '@playwright/test';
import { runOf, siteAt, spending, withSpare } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, hasBirthday, openAs, sendLogin, typeLogin } from './support.ts';

test.use({ baseURL: siteAt('money') });

const profile = `/index?${new URLSearchParams({ modal: 'memberCenter', panel: 'profile' })}`;
const limited = withSpare(spending.limits);
const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

test('MEMBER-22 a member sets a limit, raises it, and keeps the present one', async ({ page }, { retry }) => {
  await openAs(page, runOf(limited, retry), profile);
  await centre(page).getByRole('button', { name: 'Set: Losses a week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Losses a week' });
  await dialog.getByRole('textbox', { name: 'Limit' }).fill('0');
  await dialog.getByRole('button', { name: 'Save limit' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Limit' }).fill('250');
  await expect(dialog.getByText('This limit will hold at once.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save limit' }).click();
  await expect(centre(page).getByText(/of \$250\.00/)).toBeVisible();

  await centre(page).getByRole('button', { name: 'Change: Losses a week' }).click();
  await dialog.getByRole('textbox', { name: 'Limit' }).fill('400');
  await expect(dialog.getByText(/This limit is higher\..*until then it stays at \$250\.00/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(centre(page).getByText(/^From .*: \$400\.00$/)).toBeVisible();
  await expect(centre(page).getByText(/of \$250\.00/)).toBeVisible();
  await expectAccessible(page);
  await centre(page).getByRole('button', { name: 'Keep $250.00: Losses a week' }).click();
  await expect(centre(page).getByText(/^From .*: \$400\.00$/)).toBeHidden();
});

test('MEMBER-22 WALLET-11 a deposit limit stops deposits until it starts again', async ({ page }, { retry }) => {
  const account = runOf(limited, retry);
  await hasBirthday(page.request, account);
  await openAs(page, account, profile);
  await centre(page).getByRole('button', { name: 'Set: Deposits a day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposits a day' });
  await dialog.getByRole('textbox', { name: 'Limit' }).fill('35');
  await dialog.getByRole('button', { name: 'Save limit' }).click();
  await expect(centre(page).getByText(/of \$35\.00/)).toBeVisible();

  await centre(page).getByRole('button', { name: 'Deposit', exact: true }).first().click();
  await expect(centre(page).getByText('Within your deposit limit, $35.00 left')).toBeVisible();
  const amount = centre(page).getByRole('textbox', { name: 'Amount' });
  await amount.fill('35.01');
  await amount.press('Enter');
  await expect(centre(page).getByText('Enter at most $35.00.')).toBeVisible();
  await amount.fill('30');
  await centre(page).getByRole('button', { name: 'Deposit $30.00' }).click();
  await expect(centre(page).getByRole('timer', { name: 'Time left to pay' })).toBeVisible();
  // The deposit under way counts, and $5.00 is less than any method takes.
  await centre(page).getByRole('button', { name: 'All deposits' }).click();
  await expect(centre(page).getByText(/^Your deposit limit is used up\. It resets on /)).toBeVisible();
  await expect(centre(page).getByRole('button', { name: /^Deposit \$/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('MEMBER-22 a member limits the time to play and chooses the reality check on a phone @phone', async ({ page }, {
  retry,
}) => {
  await openAs(page, runOf(limited, retry), profile);
  await centre(page)
    .getByRole('button', { name: /: Time to play a day$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Time to play a day' });
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill('150');
  await expect(dialog.getByText('2 h 30 min')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save limit' }).click();
  await expect(centre(page).getByText(/of 2 h 30 min$/)).toBeVisible();
  await centre(page).getByText('30 min', { exact: true }).click();
  await expect(page.getByText('Reality check changed')).toBeVisible();
  await expect(centre(page).getByRole('radio', { name: '30 min' })).toBeChecked();
  await expectAccessible(page);
});

test('MEMBER-22 FOOTER-09 a member takes a break: it is signed out, told until when, and cannot log in', async ({
  page,
}, { retry }) => {
  // No other story of this site uses them.
  const account = runOf(['careful05', 'careful06'], retry);
  await openAs(page, account, profile);
  await centre(page).getByRole('button', { name: 'Take a break' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take a break' });
  await dialog.getByText('7 days').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Lock your account now?' });
  await expect(asked).toContainText('7 days');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Lock my account' }).click();
  const done = page.getByRole('alertdialog', { name: 'Your account is locked' });
  await expect(done).toContainText('You can log in again from');
  await expectAccessible(page);
  await done.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog');
  await typeLogin(login, account);
  await sendLogin(page, login);
  await expect(login.getByText('You have excluded yourself from play. Please contact customer service.')).toBeVisible();
  await expectAccessible(page);
});
