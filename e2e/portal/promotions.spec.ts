import { expect, test } from '../story.ts';
import { openPage, watchConsole } from './support.ts';

test('ROUTE-11 ROUTE-12 ROUTE-30 BANNER-02 a guest reads the promotions, opens one, and goes back', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPage(page, '/promotions');
  await expect(page).toHaveTitle('Promotions | Lumo');
  await expect(page.getByRole('link', { name: 'Welcome gift' })).toBeVisible();
  await page.getByRole('button', { name: /^Deposit/ }).click();
  await expect(page).toHaveURL('/promotions?category=deposit');
  await page.getByRole('link', { name: 'Monday reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monday reload' })).toBeVisible();
  await expect(page.getByText('The largest stake that counts is $10.00.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/promotions?category=deposit');
  await expect(page.getByRole('button', { name: /^Deposit/ })).toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual([]);
});

test('@phone ROUTE-30 the older address of a promotion, on a phone and in Vietnamese', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openPage(page, '/promoDetail?id=p-103');
  await expect(page.getByRole('heading', { level: 1, name: 'Hoàn trả tuần' })).toBeVisible();
});
