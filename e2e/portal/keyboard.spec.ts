import type { Locator, Page } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, openPage, operate, password, watchConsole } from './support.ts';
import { passByKeys } from './verification.ts';

// The brand in dong, light and in Vietnamese.
test.use({ baseURL: siteAt('second') });

/** Moves the focus by Tab to what a screen reader calls so, and presses a key there. */
async function reach(page: Page, target: Locator, key?: string): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < 120; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  // Nothing hides what has the focus.
  await expect(target).toBeInViewport();
  if (key) await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.type(text);
}

test('LOGIN-28 SMS-13 MODAL-04 WALLET-02 WALLET-13 HEADER-05 by keyboard alone, from the login to a withdrawal of dong that has arrived', async ({
  page,
  request,
  newMember,
}) => {
  const paymentPassword = '730185';
  const { account } = await newMember({
    balance: '2000000',
    birthday: '1990-05-12',
    payeeName: 'TRAN MINH ANH',
    bankAccount: '19034560001',
    paymentPassword,
  });
  const complaints = watchConsole(page);
  await openPage(page, '/vip');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' });
  await reach(page, opener, 'Enter');
  const login = page.getByRole('dialog');
  const name = login.getByRole('textbox', { name: 'Tên đăng nhập' });
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type(account);
  await type(page, login.getByLabel('Mật khẩu', { exact: true }), password);
  await page.keyboard.press('Enter');
  // Escape leaves the check, and not the dialog around it.
  await expect(login.getByRole('slider')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login.getByRole('slider')).toBeHidden();
  await reach(page, login.getByRole('button', { name: 'Đăng nhập', exact: true }), 'Enter');
  await passByKeys(page);
  await expect(page.getByRole('button', { name: /^(Tiếp tục|Xem một vòng)$/ })).toBeFocused();
  await reach(page, page.getByRole('button', { name: /^(Tiếp tục|Xem một vòng)$/ }), 'Enter');

  await reach(page, page.getByRole('banner').getByRole('button', { name: 'Rút tiền' }), 'Enter');
  const pane = page.getByRole('dialog', { name: 'Trung tâm thành viên' });
  await type(page, pane.getByRole('textbox', { name: 'Số tiền' }), '1.000.000');
  await type(page, pane.getByLabel('Mật khẩu thanh toán', { exact: true }), paymentPassword);
  await reach(page, pane.getByRole('button', { name: 'Rút ₫1,000,000' }), 'Enter');
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await reach(page, question.getByRole('button', { name: 'Rút ₫1,000,000' }), 'Enter');
  await expect(pane.getByText('Đã gửi lệnh rút ₫1,000,000')).toBeVisible();
  await expect(
    pane
      .getByRole('status')
      .or(pane.getByRole('heading', { name: /Đã gửi lệnh/ }))
      .first(),
  ).toBeVisible();
  const reference = pane.locator('dt', { hasText: 'Mã giao dịch' }).locator('xpath=following-sibling::dd');
  const id = (await reference.first().textContent()) ?? '';

  await operate(request, 'POST', `withdrawals/${id}/approve`, {});
  await operate(request, 'POST', `withdrawals/${id}/paid`, {
    bankReference: 'SMB-1',
    paidAt: new Date().toISOString(),
  });
  await openPage(page, `/index?${new URLSearchParams({ modal: 'memberCenter', panel: `withdraw?id=${id}` })}`);
  await reach(page, pane.getByRole('button', { name: 'Đã nhận', exact: true }), 'Enter');
  await expect(page.getByText('SMB-1').first()).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Chưa nhận được' })).toBeHidden();
  // No amount of the record has decimals, which the dong has not.
  expect((await pane.textContent()) ?? '').not.toMatch(/₫[\d,]+\.\d/);
  expect(complaints).toEqual([]);
});
