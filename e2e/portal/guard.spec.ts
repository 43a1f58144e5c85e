import { expect, test } from '../story.ts';
import { expectAccessible, goOn, openPage, sendLogin, typeLogin } from './support.ts';
import { linkSentTo, newName } from './verification.ts';

test('ROUTE-19 ROUTE-21 ROUTE-22 a guarded site sends a guest to the login page, and then to the requested page', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember();
  await page.goto('/rng?gameClassify=NEW');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('Please log in first')).toBeVisible();
  const form = page.getByRole('main');
  await typeLogin(form, account);
  await sendLogin(page, form);
  await goOn(page);
  await expect(page).toHaveURL(/\/rng\?gameClassify=NEW$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('PASSWORD-05 PASSWORD-08 PASSWORD-13 PASSWORD-14 a link in a mail sets a new password', async ({
  page,
  request,
  newMember,
}) => {
  const email = `${newName()}@lumo.example`;
  const { account } = await newMember({ email });
  await openPage(page, '/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot password' });
  await forgot.getByRole('textbox', { name: 'Username' }).fill(account);
  await forgot.getByRole('textbox', { name: 'Email' }).fill(email);
  await expectAccessible(page);
  await forgot.getByRole('button', { name: 'Send link' }).click();
  const told = page.getByRole('alertdialog', { name: 'Please look into your mailbox' });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Submit' }).click();
  await expect(forgot).toBeHidden();

  const link = await linkSentTo(request, email);
  await openPage(page, link);
  const [chosen, again] = [page.getByLabel('New password', { exact: true }), page.getByLabel('Confirm password')];
  await chosen.fill('Portico123');
  await again.fill('Portico123');
  await expectAccessible(page);
  // The previous password is refused, and the refusal does not use up the link.
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('The new password must differ from the old one.')).toBeVisible();
  await chosen.fill('Lantern2026');
  await again.fill('Lantern2026');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  const form = page.getByRole('main');
  await typeLogin(form, account, 'Lantern2026');
  await sendLogin(page, form);
  await goOn(page);

  // The link is used up.
  await openPage(page, link);
  await chosen.fill('Portico123');
  await again.fill('Portico123');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(forgot).toBeVisible();
});
