import type { Locator, Page } from '@playwright/test';
import { redeeming, runOf } from '../sites.ts';
import { expect, test } from '../story.ts';
import { operate } from './operating.ts';
import { comeIn, expectAccessible, openAs, openPage, watchConsole } from './support.ts';

/** Fills in where goods are sent, in English or Vietnamese. */
async function fillAddress(dialog: Locator): Promise<void> {
  await dialog.getByLabel(/^(Recipient|Người nhận)$/).fill('Nguyễn Thị Ánh');
  await dialog.getByRole('textbox', { name: /^(Mobile number|Số điện thoại)$/ }).fill('912 000 051');
  await dialog.getByLabel(/^(Street and number|Số nhà và tên đường)$/).fill('12 Lý Thường Kiệt');
  await dialog.getByLabel(/^(City or district|Quận, huyện hoặc thành phố)$/).fill('Hoàn Kiếm');
  await dialog.getByRole('combobox', { name: /^(Country|Quốc gia)$/ }).selectOption('VN');
}

/** The line above the rewards with what the member has. */
const account = (page: Page) => page.getByText('Your points', { exact: true }).locator('..');

/** The reference of goods that have just been ordered. */
async function orderedIn(dialog: Locator): Promise<string> {
  const reference = dialog.locator('dt', { hasText: /^(Reference|Mã giao dịch)$/ });
  return (await reference.locator('xpath=following-sibling::dd').first().textContent()) ?? '';
}

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
  await expect(spent).toContainText('Redeemed: $10.00 of bonus money');
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
  await expect(entry).toContainText('Đổi lấy quà: Túi du lịch Lumo');
  await expect(entry).toContainText('−800');
  await expectAccessible(page);
});

test('@phone MALL-05 a link opens a reward on a phone, in Vietnamese', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openPage(page, '/pointMall?reward=pr-203');
  await expect(page.getByRole('dialog', { name: 'Túi du lịch Lumo' })).toBeVisible();
  await expectAccessible(page);
});

test('MALL-01 MALL-03 MALL-04 API-56 API-59 a member redeems goods, and an operator sends them', async ({ page }, {
  retry,
}) => {
  const complaints = watchConsole(page);
  await comeIn(page, '/pointMall', runOf(redeeming.desktop, retry));
  await page.getByRole('link', { name: 'Lumo weekend bag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lumo weekend bag' });
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click();
  const action = dialog.getByRole('button', { name: 'Redeem for 800 points' });
  await action.click();
  await expect(dialog.getByText('Enter your payment password.')).toBeVisible();
  await expectAccessible(page);
  await fillAddress(dialog);
  await dialog.getByLabel('Payment password', { exact: true }).fill('618205');
  await action.click();
  const question = page.getByRole('alertdialog', { name: 'Redeem Lumo weekend bag?' });
  await expect(question).toContainText('2,200 points');
  await expect(question).toContainText('12 Lý Thường Kiệt, Hoàn Kiếm, Vietnam');
  await question.getByRole('button', { name: 'Redeem for 800 points' }).click();
  await expect(dialog.getByText('The payment password is not correct.')).toBeVisible();
  await dialog.getByLabel('Payment password', { exact: true }).fill(redeeming.paymentPassword);
  await action.click();
  await question.getByRole('button', { name: 'Redeem for 800 points' }).click();
  await expect(dialog.getByText('Lumo weekend bag is ordered')).toBeVisible();
  await expectAccessible(page);
  const id = await orderedIn(dialog);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(account(page)).toContainText('Your points2,200 points');

  await page.getByRole('button', { name: 'My redemptions' }).click();
  const mine = page.getByRole('dialog', { name: 'My redemptions' });
  const row = mine.getByRole('row').filter({ hasText: id });
  await expect(row).toContainText('Processing');
  await operate(page.request, 'POST', `redemptions/${id}/complete`, { tracking: 'VNP 4471' });
  await openPage(page, '/pointMall?redemptions=1&redemptions.state=completed');
  await expect(row).toContainText('Completed');
  await expect(row).toContainText('Tracking: VNP 4471');
  await expectAccessible(page);
  // The browser tells of the wrong payment password, too.
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

test('@phone MALL-01 MALL-04 a member redeems money on a phone, in Vietnamese', async ({ page }, { retry }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openAs(page, runOf(redeeming.phone, retry), '/pointMall?reward=pr-202&redeem=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mật khẩu thanh toán', { exact: true }).fill(redeeming.paymentPassword);
  await dialog.getByRole('button', { name: 'Đổi với 600 điểm' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đổi với 600 điểm' }).click();
  await expect(dialog.getByText(/đã vào số dư của bạn/)).toBeVisible();
  await expectAccessible(page);
  await openPage(page, '/pointMall?redemptions=1');
  const entry = page.getByRole('dialog', { name: 'Quà đã đổi' }).getByRole('listitem').first();
  await expect(entry).toContainText('Hoàn tất');
  await expect(entry).toContainText('600');
  await expectAccessible(page);
});

test('MALL-01 MALL-02 MALL-04 API-56 API-58 an operator refuses goods with a reason, and the points are back', async ({
  page,
}, { retry }) => {
  const complaints = watchConsole(page);
  await comeIn(page, '/pointMall?reward=pr-207&redeem=1', runOf(redeeming.refused, retry));
  const dialog = page.getByRole('dialog', { name: 'Food voucher' });
  await fillAddress(dialog);
  await dialog.getByLabel('Payment password', { exact: true }).fill(redeeming.paymentPassword);
  await dialog.getByRole('button', { name: 'Redeem for 2,200 points' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem for 2,200 points' }).click();
  await expect(dialog.getByText('Food voucher is ordered')).toBeVisible();
  const id = await orderedIn(dialog);
  await dialog.getByRole('button', { name: 'Close' }).click();
  // Three thousand points without the price.
  await expect(account(page)).toContainText('Your points800 points');

  const reason = 'We could not reach you at this address.';
  await operate(page.request, 'POST', `redemptions/${id}/reject`, { reason });
  await openPage(page, '/pointMall?redemptions=1');
  const mine = page.getByRole('dialog', { name: 'My redemptions' });
  const row = mine.getByRole('row').filter({ hasText: id });
  await expect(row).toContainText('Rejected');
  await expect(row).toContainText(reason);
  await expectAccessible(page);
  await mine.getByRole('button', { name: 'Close' }).click();
  await expect(account(page)).toContainText('Your points3,000 points');
  await page.getByRole('button', { name: 'Points history' }).click();
  const history = page.getByRole('dialog', { name: 'How your points came and went' });
  await expect(history.getByRole('row').filter({ hasText: '+2,200' })).toContainText('3,000');
  await expect(history.getByRole('row').filter({ hasText: '−2,200' })).toContainText('800');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('@phone MALL-01 MALL-02 MALL-04 API-56 API-58 in Vietnamese goods are refused, the points come back, and a second order arrives', async ({
  page,
}, { retry }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openAs(page, runOf(redeeming.goodsOnPhone, retry), '/pointMall');
  const order = async () => {
    await openPage(page, '/pointMall?reward=pr-211&redeem=1');
    const dialog = page.getByRole('dialog');
    await fillAddress(dialog);
    await dialog.getByLabel('Mật khẩu thanh toán', { exact: true }).fill(redeeming.paymentPassword);
    await dialog.getByRole('button', { name: 'Đổi với 1.500 điểm' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Đổi với 1.500 điểm' }).click();
    await expect(dialog.getByText(/^Đã đặt /)).toBeVisible();
    return orderedIn(dialog);
  };
  const entries = page.getByRole('dialog', { name: 'Quà đã đổi' }).getByRole('listitem');
  const reason = 'Địa chỉ này không có người nhận.';
  await operate(page.request, 'POST', `redemptions/${await order()}/reject`, { reason });
  await openPage(page, '/pointMall?redemptions=1');
  await expect(entries.first()).toContainText('Bị từ chối');
  await expect(entries.first()).toContainText(reason);
  await expectAccessible(page);

  await operate(page.request, 'POST', `redemptions/${await order()}/complete`, { tracking: 'VNP 4472' });
  await openPage(page, '/pointMall?redemptions=1');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Hoàn tất');
  await expect(entries.first()).toContainText('Mã vận đơn: VNP 4472');
  await openPage(page, '/pointMall?history=1');
  const history = page.getByRole('dialog', { name: 'Điểm của bạn đến và đi' }).getByRole('listitem');
  // The points went twice and came back once: 3,000 − 1,500 + 1,500 − 1,500.
  await expect(history.filter({ hasText: '−1.500' })).toHaveCount(2);
  await expect(history.filter({ hasText: '+1.500' })).toContainText('Yêu cầu đổi quà bị từ chối: Đèn đọc sách');
  await expect(history.first()).toContainText('1.500');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
