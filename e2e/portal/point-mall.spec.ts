import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { balanceOf, expectAccessible, goInside, openAs, openPage, operate, watchConsole } from './support.ts';

const paymentPassword = '618204';

async function fillAddress(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Recipient').fill('Nguyễn Thị Ánh');
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('912 000 051');
  await dialog.getByLabel('Street and number').fill('12 Lý Thường Kiệt');
  await dialog.getByLabel('City or district').fill('Hoàn Kiếm');
  await dialog.getByRole('combobox', { name: 'Country', exact: true }).selectOption('VN');
}

/** Redeems the open reward for points, and returns the reference of the order. */
async function order(page: Page, dialog: Locator, points: string): Promise<string> {
  await fillAddress(dialog);
  await dialog.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  await dialog.getByRole('button', { name: `Redeem for ${points} points` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('12 Lý Thường Kiệt, Hoàn Kiếm, Vietnam');
  await question.getByRole('button', { name: `Redeem for ${points} points` }).click();
  await expect(dialog.getByText(/ is ordered$/)).toBeVisible();
  const reference = dialog.locator('dt', { hasText: 'Reference' }).locator('xpath=following-sibling::dd');
  return (await reference.first().textContent()) ?? '';
}

test('ROUTE-05 MALL-01 MALL-02 MALL-03 MALL-04 MALL-05 API-56 API-58 API-59 a member finds a reward and redeems it; an operator refuses one order with a reason and its points are back, and sends another', async ({
  page,
  newMember,
}) => {
  const complaints = watchConsole(page);
  const { account } = await newMember({ points: 3000, paymentPassword });
  await openAs(page, account, '/pointMall');
  await page.getByRole('button', { name: 'Goods' }).click();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Most points');
  await expect(page).toHaveURL('/pointMall?kind=goods&sort=dearest');
  await expect(page.getByRole('listitem').filter({ hasText: 'points' }).first()).toContainText('Telephone, 256 GB');
  await page.getByRole('link', { name: 'Food voucher' }).click();
  const dialog = page.getByRole('dialog', { name: 'Food voucher' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/pointMall?kind=goods&sort=dearest');
  await page.getByRole('link', { name: 'Food voucher' }).click();
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click();
  await dialog.getByRole('button', { name: 'Redeem for 2,200 points' }).click();
  await expect(dialog.getByText('Enter your payment password.')).toBeVisible();
  await expectAccessible(page);
  const refused = await order(page, dialog, '2,200');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const points = page.getByText('Your points', { exact: true }).locator('..');
  // Three thousand points without the price.
  await expect(points).toContainText('Your points800 points');

  const reason = 'We could not reach you at this address.';
  await operate(page.request, 'POST', `redemptions/${refused}/reject`, { reason });
  await openPage(page, '/pointMall?reward=pr-203&redeem=1');
  const bag = page.getByRole('dialog', { name: 'Lumo weekend bag' });
  const sent = await order(page, bag, '800');
  await bag.getByRole('button', { name: 'Close' }).click();
  await expect(points).toContainText('Your points2,200 points');
  await page.getByRole('button', { name: 'My redemptions' }).click();
  const mine = page.getByRole('dialog', { name: 'My redemptions' });
  const row = (id: string) => mine.getByRole('row').filter({ hasText: id });
  await expect(row(sent)).toContainText('Processing');
  await expect(row(refused)).toContainText('Rejected');
  await expect(row(refused)).toContainText(reason);
  await operate(page.request, 'POST', `redemptions/${sent}/complete`, { tracking: 'VNP 4471' });
  await openPage(page, '/pointMall?redemptions=1&redemptions.state=completed');
  await expect(row(sent)).toContainText('Completed');
  await expect(row(sent)).toContainText('Tracking: VNP 4471');
  await expect(row(refused)).toHaveCount(0);
  await expectAccessible(page);
  await mine.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Points history' }).click();
  const history = page.getByRole('dialog', { name: 'Points earned and spent' });
  await expect(history.getByRole('row').filter({ hasText: '−2,200' })).toContainText('800');
  await expect(history.getByRole('row').filter({ hasText: '+2,200' })).toContainText('3,000');
  await expect(history.getByRole('row').filter({ hasText: '−800' })).toContainText('2,200');
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/pointMall');
  await expect(page.getByRole('button', { name: 'Points history' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('@phone MALL-01 MALL-04 a member redeems money on a phone, in Vietnamese', async ({ page, newMember }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  const { account } = await newMember({ points: 3000, paymentPassword });
  await openAs(page, account, '/pointMall?reward=pr-202&redeem=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mật khẩu thanh toán', { exact: true }).fill(paymentPassword);
  await dialog.getByRole('button', { name: 'Đổi với 480 điểm' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đổi với 480 điểm' }).click();
  await expect(dialog.getByText(/đã vào số dư của bạn/)).toBeVisible();
  await expectAccessible(page);
  await goInside(page, '/pointMall?redemptions=1');
  const entry = page.getByRole('dialog', { name: 'Quà đã đổi' }).getByRole('listitem').first();
  await expect(entry).toContainText('Hoàn tất');
  await expect(entry).toContainText('480');
  await expect(balanceOf(page)).toHaveText('$5.00');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
