import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expect, test } from '../story.ts';
import { expectAccessible, goOn, openAs, openPage, password, sendLogin, typeLogin } from './support.ts';
import { codeSentTo, newNumber, passWithoutPicture } from './verification.ts';

const address = `/index?${new URLSearchParams({ modal: 'memberCenter', panel: 'securityCenter' })}`;
const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

test('@phone MEMBER-22 on a phone a member changes the mobile number, proven by a code that is sent to it', async ({
  page,
  newMember,
}) => {
  const [before, number] = [newNumber(), newNumber()];
  const { account } = await newMember({ mobileNum: before });
  await openAs(page, account, address);
  await expect(centre(page).getByText(`+84 ******${before.slice(-4)}`)).toBeVisible();
  await centre(page).getByRole('button', { name: 'Change: Mobile number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the mobile number' });
  await expect(dialog.getByRole('combobox')).toHaveValue('+84');
  await dialog.getByLabel(/^Mobile number/).fill(number);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await passWithoutPicture(page);
  await expect(dialog.getByText('The code is on its way')).toBeVisible();
  await dialog.getByLabel(/^Verification code/).fill(await codeSentTo(page.request, number));
  await dialog.getByLabel(/^Login password/).fill('not the password');
  await dialog.getByRole('button', { name: 'Save number' }).click();
  await expect(dialog.getByText('Wrong password, please try again')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/^Login password/).fill(password);
  await dialog.getByRole('button', { name: 'Save number' }).click();
  await expect(page.getByText('Your mobile number is saved')).toBeVisible();
  await expect(centre(page).getByText(`+84 ******${number.slice(-4)}`)).toBeVisible();
});

test('MEMBER-22 a member turns two-step login on, and logs in with a recovery code', async ({ page, newMember }) => {
  const { account } = await newMember();
  await openAs(page, account, address);
  await centre(page).getByRole('button', { name: 'Turn on two-step login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step login' });
  await dialog.getByLabel(/^Login password/).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '');
  await expectAccessible(page);
  const code = dialog.getByLabel(/^Code of your app/);
  await code.fill('12');
  await dialog.getByRole('button', { name: 'Turn on two-step login' }).click();
  await expect(dialog.getByText('The verification code is not correct.')).toBeVisible();
  await code.fill(generateSync({ secret }));
  await dialog.getByRole('button', { name: 'Turn on two-step login' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [first = '', second = ''] = await codes.getByRole('listitem').allTextContents();
  await expectAccessible(page);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(centre(page).getByRole('button', { name: 'Turn off two-step login' })).toBeVisible();

  // A login with the password stops at the second step.
  await page.evaluate(() => sessionStorage.clear());
  await openPage(page, '/index');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await typeLogin(login, account);
  await sendLogin(page, login);
  await expect(login.getByText('One more step')).toBeVisible();
  await expectAccessible(page);
  await login.getByLabel(/^Code of your app/).fill('AAAA-AAAA');
  await login.getByRole('button', { name: 'Confirm' }).click();
  await expect(login.getByText('The verification code is not correct.')).toBeVisible();
  await login.getByLabel(/^Code of your app/).fill(first.replace('-', '').toLowerCase());
  await login.getByRole('button', { name: 'Confirm' }).click();
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();

  // The login history tells of the stop. Another recovery code turns it off.
  await openPage(page, address);
  const history = centre(page).getByRole('table', { name: 'Login history' });
  await expect(history.getByText('App code asked for').first()).toBeVisible();
  await centre(page).getByRole('button', { name: 'Turn off two-step login' }).click();
  const off = page.getByRole('dialog', { name: 'Turn off two-step login' });
  await off.getByLabel(/^Code of your app/).fill(second);
  await off.getByLabel(/^Login password/).fill(password);
  await off.getByRole('button', { name: 'Turn off two-step login' }).click();
  await expect(page.getByText('Two-step login is off')).toBeVisible();
  await expect(centre(page).getByRole('button', { name: 'Turn on two-step login' })).toBeVisible();
});
