import { expect, test } from '@playwright/test';
import { expectAccessible, goOn, openPage, sendLogin, strictSite, typeLogin } from './support.ts';
import { codeSentTo, linkSentTo, passWithoutPicture } from './verification.ts';

test('LOGIN-18 LOGIN-31 PASSWORD-01 PASSWORD-02 PASSWORD-03 PASSWORD-04 VALID-31 STORE-18 who has the default password must change it', async ({
  page,
}) => {
  test.slow();
  await openPage(page, `${strictSite}/index`);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await typeLogin(login, 'agent01');
  await sendLogin(page, login);
  const change = page.getByRole('dialog', { name: 'Your password has expired. Please set a new one.' });
  await expect(change.getByText('agent01')).toBeVisible();
  await expect(change.getByLabel('Current password')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('cpw'))).toBe('1');
  await expectAccessible(page);

  // Neither Escape nor Back nor a reload leads around it; only then the old password is asked for.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(change).toBeVisible();
  await page.reload();
  await expect(change.getByLabel('Current password')).toBeVisible();
  await change.getByLabel('Current password').fill('Portico123');
  await change.getByLabel('New password', { exact: true }).fill('Portico123');
  await change.getByLabel('Confirm password').fill('Portico123');
  await change.getByRole('button', { name: 'Save password' }).click();
  await expect(change.getByText('The new password must differ from the old one.')).toBeVisible();
  await change.getByLabel('New password', { exact: true }).fill('Harbour2026');
  await change.getByLabel('Confirm password').fill('Harbour2026');
  await change.getByRole('button', { name: 'Save password' }).click();

  await expect(login.getByText('Your password is changed. Please log in with it.')).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem('token'), sessionStorage.getItem('cpw')])).toEqual([
    null,
    null,
  ]);
  await typeLogin(login, 'agent01', 'Harbour2026');
  await sendLogin(page, login);
  await expect(page.getByRole('dialog', { name: /^Welcome back/ })).toBeVisible();
});

test('PASSWORD-05 PASSWORD-08 PASSWORD-13 PASSWORD-14 a forgotten password comes back through a link in a mail', async ({
  page,
  request,
}) => {
  test.slow();
  await openPage(page, '/index');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot password' });
  await forgot.getByRole('textbox', { name: 'Username' }).fill('player01');
  await forgot.getByRole('textbox', { name: 'Email' }).fill('khoa@example.com');
  await expectAccessible(page);
  await forgot.getByRole('button', { name: 'Send link' }).click();
  const told = page.getByRole('alertdialog', { name: 'Please look into your mailbox' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Submit' }).click();
  await expect(forgot).toBeHidden();

  const link = await linkSentTo(request, 'khoa@example.com');
  await openPage(page, link);
  await page.getByLabel('New password', { exact: true }).fill('Portico123');
  await page.getByLabel('Confirm password').fill('Portico123');
  await expectAccessible(page);
  // The one from before is refused, and that does not spend the link.
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('The new password must differ from the old one.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('Lantern2026');
  await page.getByLabel('Confirm password').fill('Lantern2026');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  const form = page.getByRole('main');
  await typeLogin(form, 'player01', 'Lantern2026');
  await sendLogin(page, form);
  await goOn(page);

  // The link is spent.
  await openPage(page, link);
  await page.getByLabel('New password', { exact: true }).fill('Portico123');
  await page.getByLabel('Confirm password').fill('Portico123');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();

  // Other stories know the member by the password of before: through the mail again.
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
});

test('PASSWORD-06 PASSWORD-10 PASSWORD-11 PASSWORD-12 a forgotten password is set anew with a code, which logs in', async ({
  page,
  request,
}) => {
  test.slow();
  await openPage(page, `${strictSite}/rng?modal=forgetPassword`);
  const forgot = page.getByRole('dialog', { name: 'Forgot password' });
  await forgot.getByRole('tab', { name: 'Mobile number' }).click();
  await forgot.getByRole('combobox').click();
  await page.getByRole('option', { name: /Vietnam/ }).click();
  await forgot.getByRole('textbox', { name: 'Mobile number' }).fill('912345678');
  await forgot.getByRole('button', { name: 'Send code' }).click();
  await passWithoutPicture(page);
  await expect(forgot.getByRole('button', { name: /^Code sent/ })).toBeVisible();
  await forgot.getByRole('textbox', { name: 'Verification code' }).fill(
    await codeSentTo(request, '912345678', strictSite),
  );
  await forgot.getByLabel('New password', { exact: true }).fill('Saffron2026');
  await expectAccessible(page);
  await forgot.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});
