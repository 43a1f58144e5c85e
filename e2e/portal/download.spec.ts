import { expect, test } from '../story.ts';
import { expectAccessible, openPage, watchConsole } from './support.ts';

test('DOWNLOAD-01 DOWNLOAD-02 DOWNLOAD-03 DOWNLOAD-04 DOWNLOAD-05 a visitor reads how to get the app on each phone', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPage(page, '/index');
  await page.getByRole('button', { name: 'Get the app' }).click();
  await page.getByRole('button', { name: 'Install the app' }).click();
  const modal = page.getByRole('dialog', { name: 'Get the app' });
  await expect(modal.getByRole('img', { name: 'QR code for Android' })).toBeVisible();
  await expect(modal.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(4);
  await modal.getByRole('tab', { name: 'Android' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(modal.getByRole('tab', { name: 'iOS' })).toBeFocused();
  await expect(modal.getByRole('img', { name: 'QR code for iOS' })).toBeVisible();
  await expect(modal.getByRole('heading', { name: 'Allow the profile' })).toBeVisible();
  await expect(modal.getByRole('link', { name: 'Download for iOS' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);
  await page.goBack();
  await expect(modal).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('ROUTE-20 ROUTE-28 ROUTE-32 the page has the same content below its banner, also at its older address', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPage(page, '/down');
  await expect(page).toHaveURL(/\/download$/);
  await expect(page).toHaveTitle('Get the app | Lumo');
  await expect(page.getByText('Take Lumo along')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for Android' })).toBeVisible();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await expect(page.getByRole('heading', { name: 'Tải ứng dụng', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cho phép nguồn' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('@phone a phone shows a button instead of the code', async ({ page }) => {
  await openPage(page, '/download');
  await expect(page.getByRole('link', { name: 'Download for Android' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
