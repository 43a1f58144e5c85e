import { logIn, watchConsole } from '../portal/support.ts';
import { expect, test } from '../story.ts';

// These stories use only the examples of the contract: Prism answers, and no backend runs.

test('a guest looks around; a member logs in, uses favourites and logs out, on the contract alone', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/index');
  await expect(page.getByText('VN North draw closes at 18:00 today')).toBeVisible();
  await expect(page.getByRole('article', { name: /Lantern Road/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Slots' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('searchbox').fill('lantern');
  await expect(page).toHaveURL(/gameName=lantern/);
  await logIn(page);
  await expect(page.getByRole('banner').getByText('$12,480.50')).toBeVisible();
  await page.goto('/rng');
  await page
    .getByRole('article', { name: /Dragon Coil/ })
    .locator('button[aria-pressed]')
    .click();
  await expect(page.getByRole('banner').getByText('$12,480.50')).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the portal speaks Vietnamese on the contract alone', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/index');
  await page.evaluate(() => localStorage.setItem('hisLang', 'VI'));
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  // The examples of the contract are in Vietnamese too.
  await expect(page.getByText('Xổ số miền Bắc đóng cược lúc 18:00 hôm nay')).toBeVisible();
  await page.goto('/rng');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('banner').getByRole('button', { name: 'Chơi thử' }).click();
  await expect(page.getByRole('banner').getByText('$12,480.50')).toBeVisible();
  expect(complaints).toEqual([]);
});
