import { careful, runOf } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, goOn, openPage, sendLogin, typeLogin } from './support.ts';
import { codeSentTo, linkSentTo, passWithoutPicture } from './verification.ts';

/** Members for each run of the stories that change a password; no other story has them on this site. */
const byLink = [careful[0], careful[1]] as const;
const byCode = [careful[2], careful[3]] as const;

test('ROUTE-19 ROUTE-21 ROUTE-22 a guarded site sends a guest to the login page, and then to the requested page', async ({
  page,
}) => {
  await page.goto('/rng?gameClassify=NEW');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('Please log in first')).toBeVisible();
  const form = page.getByRole('main');
  await typeLogin(form, 'player01');
  await sendLogin(page, form);
  await goOn(page);
  await expect(page).toHaveURL(/\/rng\?gameClassify=NEW$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('PASSWORD-05 PASSWORD-08 PASSWORD-13 PASSWORD-14 a link in a mail sets a new password', async ({
  page,
  request,
}) => {
  test.slow();
  const { account, email } = runOf(byLink, test.info().retry);
  await openPage(page, '/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot password' });
  await forgot.getByRole('textbox', { name: 'Username' }).fill(account);
  await forgot.getByRole('textbox', { name: 'Email' }).fill(email);
  await expectAccessible(page);
  await forgot.getByRole('button', { name: 'Send link' }).click();
  const told = page.getByRole('alertdialog', { name: 'Please look into your mailbox' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Submit' }).click();
  await expect(forgot).toBeHidden();

  const link = await linkSentTo(request, email);
  await openPage(page, link);
  await page.getByLabel('New password', { exact: true }).fill('Portico123');
  await page.getByLabel('Confirm password').fill('Portico123');
  await expectAccessible(page);
  // The previous password is refused, and the refusal does not use up the link.
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('The new password must differ from the old one.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('Lantern2026');
  await page.getByLabel('Confirm password').fill('Lantern2026');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  const form = page.getByRole('main');
  await typeLogin(form, account, 'Lantern2026');
  await sendLogin(page, form);
  await goOn(page);

  // The link is used up.
  await openPage(page, link);
  await page.getByLabel('New password', { exact: true }).fill('Portico123');
  await page.getByLabel('Confirm password').fill('Portico123');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(forgot).toBeVisible();
});

test('PASSWORD-06 PASSWORD-10 PASSWORD-11 PASSWORD-12 a code sets a new password and logs in', async ({
  page,
  request,
}) => {
  test.slow();
  const { mobileNum } = runOf(byCode, test.info().retry);
  await openPage(page, '/login?modal=forgetPassword');
  const forgot = page.getByRole('dialog', { name: 'Forgot password' });
  await forgot.getByRole('tab', { name: 'Mobile number' }).click();
  await forgot.getByRole('combobox').click();
  await page.getByRole('option', { name: /Vietnam/ }).click();
  await forgot.getByRole('textbox', { name: 'Mobile number' }).fill(mobileNum);
  await forgot.getByRole('button', { name: 'Send code' }).click();
  await passWithoutPicture(page);
  await expect(forgot.getByRole('button', { name: /^Code sent/ })).toBeVisible();
  await forgot.getByRole('textbox', { name: 'Verification code' }).fill(await codeSentTo(request, mobileNum));
  await forgot.getByLabel('New password', { exact: true }).fill('Saffron2026');
  await expectAccessible(page);
  await forgot.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});
