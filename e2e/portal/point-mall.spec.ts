import { expect, test } from '../story.ts';
import { expectAccessible, openPage, watchConsole } from './support.ts';

test('LOBBY-01 ROUTE-05 BANNER-02 MALL-05 a guest opens the point mall, sorts it and opens a reward', async ({
  page,
}) => {
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

test('@phone MALL-05 a link opens a reward on a phone, in Vietnamese', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openPage(page, '/pointMall?reward=pr-203');
  await expect(page.getByRole('dialog', { name: 'Túi du lịch Lumo' })).toBeVisible();
  await expectAccessible(page);
});
