import { expect, test } from '../story.ts';
import { comeIn, expectAccessible, openAs, openPage, watchConsole } from './support.ts';

test('ROUTE-05 BANNER-02 MALL-05 a guest opens the point mall, sorts it and opens a reward', async ({ page }) => {
  const complaints = watchConsole(page);
  await openPage(page, '/pointMall');
  await expect(page.getByRole('heading', { level: 1, name: 'Point Mall' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lumo weekend bag' })).toBeVisible();
  await page.getByRole('button', { name: 'Things' }).click();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Most points');
  await expect(page).toHaveURL('/pointMall?kind=goods&sort=dearest');
  await expect(page.getByRole('listitem').filter({ hasText: 'points' }).first()).toContainText('Telephone, 256 GB');
  await page.getByRole('link', { name: 'Lumo weekend bag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lumo weekend bag' });
  await expect(dialog.getByText('Canvas, 40 litres')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/pointMall?kind=goods&sort=dearest');
  expect(complaints).toEqual([]);
});

test('API-58 a member reads how the points came and went', async ({ page }) => {
  await comeIn(page, '/pointMall');
  await page.getByRole('button', { name: 'Points history' }).click();
  const dialog = page.getByRole('dialog', { name: 'How your points came and went' });
  const spent = dialog.getByRole('row').filter({ hasText: '−1,200' });
  await expect(spent).toContainText('Redeemed for a reward');
  await expect(spent).toContainText('1,284');
  await dialog.getByRole('combobox', { name: 'Kind of entry' }).selectOption('Converted');
  await expect(dialog.getByText('No points came or went in these days')).toBeVisible();
  await expect(page).toHaveURL('/pointMall?history=1&history.kind=converted');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/pointMall');
  await expect(page.getByRole('button', { name: 'Points history' })).toBeFocused();
});

test('@phone API-58 a member reads the points on a phone, in Vietnamese', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openAs(page, 'player01', '/pointMall?history=1&history.kind=redeemed');
  const entry = page.getByRole('dialog', { name: 'Điểm của bạn đến và đi' }).getByRole('listitem').first();
  await expect(entry).toContainText('Đổi lấy quà');
  await expect(entry).toContainText('−800');
  await expectAccessible(page);
});

test('@phone MALL-05 a link opens a reward on a phone, in Vietnamese', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openPage(page, '/pointMall?reward=pr-203');
  await expect(page.getByRole('dialog', { name: 'Túi du lịch Lumo' })).toBeVisible();
  await expectAccessible(page);
});
