import { expect, test } from '@playwright/test';
import { comeIn, expectAccessible } from './support.ts';

const screens = [
  { name: 'home', path: '/index', ready: 'Hot right now' },
  { name: 'lobby', path: '/rng', ready: 'Slots' },
  { name: 'login page', path: '/login', ready: 'Log in' },
  { name: 'login modal', path: '/index?modal=login', ready: 'Log in' },
  { name: 'not found', path: '/nowhere', ready: 'There is no page here' },
] as const;

for (const theme of ['dark', 'light'] as const) {
  for (const { name, path, ready } of screens) {
    test(`${name}, ${theme}: axe finds nothing`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  test(`account menu and sign out, ${theme}: axe finds nothing`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await comeIn(page);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
}

test('@phone home and lobby on a phone: axe finds nothing', async ({ page }) => {
  for (const path of ['/index', '/rng']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page);
  }
});
