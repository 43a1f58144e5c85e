import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeFrom, expectAccessible, openPage, password, sendLogin, typeLogin } from './support.ts';

test.use({ baseURL: siteAt('strict') });

test('LOGIN-18 LOGIN-31 PASSWORD-01 PASSWORD-02 PASSWORD-03 PASSWORD-04 VALID-31 STORE-18 a member with the default password must change it', async ({
  page,
  newMember,
}) => {
  // It is the default of this site.
  const { account } = await newMember({ password });
  await comeFrom(page, '203.0.113.51');
  await openPage(page, '/index');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await typeLogin(login, account);
  await sendLogin(page, login);
  const change = page.getByRole('dialog', { name: 'Your password has expired. Please set a new one.' });
  await expect(change.getByText(account)).toBeVisible();
  await expect(change.getByLabel('Current password')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('cpw'))).toBe('1');
  await expectAccessible(page);

  // Escape, Back and a reload do not avoid the change; after a reload the form asks for the old password.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(change).toBeVisible();
  await page.goBack();
  await expect(change).toBeVisible();
  await page.reload();
  await expect(change.getByLabel('Current password')).toBeVisible();
  await change.getByLabel('Current password').fill(password);
  const [chosen, again] = [change.getByLabel('New password', { exact: true }), change.getByLabel('Confirm password')];
  await chosen.fill(password);
  await again.fill(password);
  await change.getByRole('button', { name: 'Save password' }).click();
  await expect(change.getByText('The new password must differ from the old one.')).toBeVisible();
  await expect(chosen).toHaveValue(password);
  await chosen.fill('Harbour2026');
  await again.fill('Harbour2026');
  await change.getByRole('button', { name: 'Save password' }).click();

  await expect(login.getByText('Your password is changed. Please log in with it.')).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem('token'), sessionStorage.getItem('cpw')])).toEqual([
    null,
    null,
  ]);
  await typeLogin(login, account, 'Harbour2026');
  await sendLogin(page, login);
  await expect(page.getByRole('dialog', { name: /^Welcome back/ })).toBeVisible();
});
