import { expect, test } from '@playwright/test';
import { goOn, sendLogin, typeLogin } from './support.ts';

test('ROUTE-19 ROUTE-21 ROUTE-22 a guarded site sends a guest to the login page and back to where they were going', async ({
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
