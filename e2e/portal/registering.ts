import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { codeSentTo, passWithoutPicture } from './verification.ts';

/** Fills the open form of `/register` with a name and a Vietnamese number, and registers, in English or Vietnamese. */
export async function registerByName(page: Page, name: string, number: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^(Username|Tên đăng nhập)$/ }).fill(name);
  await form.getByRole('combobox').click();
  await page.getByRole('option', { name: /Vietnam|Việt Nam/ }).click();
  await form.getByRole('textbox', { name: /^(Mobile number|Số điện thoại)$/ }).fill(number);
  await form.getByRole('button', { name: /^(Send code|Gửi mã)$/ }).click();
  await passWithoutPicture(page);
  const code = await codeSentTo(page.request, number, new URL(page.url()).origin);
  await form.getByRole('textbox', { name: /^(Verification code|Mã xác minh)$/ }).fill(code);
  await form.getByLabel(/^(Password|Mật khẩu)$/).fill('Hoasen2026');
  await form.getByLabel(/^(Confirm password|Nhập lại mật khẩu)$/).fill('Hoasen2026');
  await form.getByRole('button', { name: /^(Create account|Đăng ký)$/ }).click();
  await expect(
    page.getByRole('dialog', { name: /^(Your account is ready|Tài khoản của bạn đã sẵn sàng)$/ }),
  ).toBeVisible();
}
