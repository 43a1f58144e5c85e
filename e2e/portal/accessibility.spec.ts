import { expect, test } from '../story.ts';
import { comeIn, expectAccessible, openPage } from './support.ts';

// walk.spec.ts checks the pages without a dialog.
const screens = [
  { name: 'login modal', path: '/index?modal=login', ready: 'Log in' },
  { name: 'trial account stopped', path: '/index?modal=trial', ready: 'This needs a full account' },
] as const;

for (const { name, path, ready } of screens) {
  test(`${name}: axe finds nothing in either theme`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('account menu, sign out and a new password: axe finds nothing in either theme', async ({ page }) => {
  await comeIn(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await openPage(page, '/index?modal=changePassword');
  await expect(page.getByRole('dialog').getByLabel('New password', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('@phone login and registration on a phone: axe finds nothing, and nothing is wider than the screen', async ({
  page,
}) => {
  for (const path of ['/index?modal=register', '/index?modal=forgetPassword']) {
    await openPage(page, path);
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the developer's outbox, ${colorScheme}: axe finds nothing`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/dev/outbox');
    await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
    await expectAccessible(page);
  });
}
