import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { expectAccessible, openPage } from './support.ts';
import { codeSentTo, newName, newNumber, passByKeys, passWithoutPicture } from './verification.ts';

const secret = 'Hoasen2026';

const field = (scope: Page | Locator, name: string) => scope.getByRole('textbox', { name, exact: true });

test('REGISTER-01 REGISTER-12 REGISTER-21 REGISTER-23 REGISTER-24 LOGIN-13 SMS-01 SMS-03 SMS-07 SMS-11 SMS-13 a guest registers by name, by keyboard alone, with a code read from the outbox', async ({
  page,
  request,
}) => {
  const [name, number] = [newName(), newNumber()];
  const bodies: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/wps/member/register')) bodies.push(sent.postData() ?? '');
  });
  await openPage(page, '/rng');
  await page.getByRole('banner').getByRole('button', { name: 'Create account' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create account' });
  const country = dialog.getByRole('combobox');
  const send = dialog.getByRole('button', { name: 'Send code' });
  await field(dialog, 'Username').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await expect(country).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('t');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('+66');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('v');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('+84');
  // Escape closes the list, and not the dialog.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(country).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await passByKeys(page);
  await expect(dialog.getByRole('button', { name: /^Code sent \(\d+s\)$/ })).toBeDisabled();
  await expect(field(dialog, 'Verification code')).toBeFocused();
  await page.keyboard.type(await codeSentTo(request, number));
  await dialog.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(secret);
  await dialog.getByLabel('Confirm password').focus();
  await page.keyboard.type(secret);
  await page.keyboard.press('Enter');

  const success = page.getByRole('dialog', { name: 'Your account is ready' });
  await expect(success).toBeVisible();
  await expectAccessible(page);
  await success.getByRole('button', { name: 'Start playing' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('banner').getByText('$0.00')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(name);
  // No password leaves the browser in plain.
  expect(bodies.map((body) => Object.keys(JSON.parse(body)))).toEqual([['payload']]);
});

test('@phone REGISTER-25 REGISTER-26 REGISTER-27 REGISTER-28 REGISTER-35 ERROR-08 on a phone, in Vietnamese and light, by number', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('hisLang', 'VI');
  });
  const number = newNumber();
  const submit = page.getByRole('button', { name: 'Đăng ký', exact: true });
  await openPage(page, '/register');
  await page.getByRole('radiogroup', { name: 'Cách đăng ký' }).getByText('Số điện thoại').click();
  // With every error shown.
  await submit.click();
  await expect(field(page, 'Số điện thoại')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: /Việt Nam/ }).click();
  await field(page, 'Số điện thoại').fill(number);
  await page.getByRole('button', { name: 'Gửi mã' }).click();
  await passWithoutPicture(page);
  await field(page, 'Mã xác minh').fill(await codeSentTo(request, number));
  await page.getByLabel('Mật khẩu', { exact: true }).fill(secret);
  await page.getByLabel('Nhập lại mật khẩu').fill(secret);
  await submit.click();

  const dialog = page.getByRole('alertdialog', { name: 'Đăng ký thành công!' });
  await expect(dialog.getByText(/Tên đăng nhập được tạo tự động: [a-z]{2}[0-9]+/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Tài khoản của bạn đã sẵn sàng' })).toBeVisible();
});
