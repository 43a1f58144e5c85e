import { expect, test } from '@playwright/test';
import { password } from './support.ts';

test('ROUTE-19 ROUTE-21 ROUTE-22 a guarded site sends a guest to the login page and back to where they were going', async ({
  page,
}) => {
  await page.goto('/rng?gameClassify=NEW');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('Please log in first')).toBeVisible();
  await page.getByLabel('Username', { exact: true }).fill('player01');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/rng\?gameClassify=NEW$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
