import { expect, test } from '../story.ts';
import { comeIn, expectAccessible, openPage, watchConsole } from './support.ts';

test('SIDEBAR-03 SIDEBAR-11 a guest opens the ranks from the side bar, reads the rules and logs in', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPage(page, '/index');
  await page.getByRole('complementary').getByRole('link', { name: 'VIP' }).click();
  await expect(page).toHaveURL('/vip');
  await expect(page.getByRole('list', { name: '7 ranks' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('row', { name: /^Withdrawals a day/ })).toContainText('No cap');
  await page.getByRole('link', { name: 'Upgrade rules' }).click();
  await expect(page).toHaveURL('/vip#rules');
  await expect(page.getByRole('heading', { name: 'How you stay' })).toBeInViewport();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('SIDEBAR-11 MEMBER-17 ENTITY-18 a member sees rank and progress on the page and in the member centre', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await comeIn(page, '/vip');
  await expect(page.getByRole('heading', { level: 1, name: 'Ember, level 2' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress to Flame' })).toHaveAttribute('aria-valuenow', '64');
  await expect(page.getByRole('listitem').filter({ hasText: 'You are here' })).toContainText('Ember');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Member centre' }).click();
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre.getByRole('button', { name: 'Player rank' }).click();
  await expect(centre.getByText('6,400')).toBeVisible();
  await expect(centre.getByText('$36,000.00')).toBeVisible();
  await centre.getByRole('link', { name: 'All ranks and rules' }).click();
  await expect(page).toHaveURL('/vip');
  await expect(centre).toBeHidden();
  expect(complaints).toEqual([]);
});

test('@phone SIDEBAR-11 on a phone, in Vietnamese, the privileges scroll sideways and the page does not', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openPage(page, '/vip');
  await expect(page.getByRole('heading', { level: 1, name: 'Hạng theo cách bạn chơi' })).toBeVisible();
  await page.getByRole('region', { name: 'Quyền lợi của tất cả các hạng' }).focus();
  const last = page.getByRole('cell', { name: 'Người chăm sóc riêng' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
