import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { codeSentTo, passWithoutPicture } from './verification.ts';

/** Fills the open form of `/register` with a name and a Vietnamese number, and registers, in English. */
export async function registerByName(page: Page, name: string, number: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Username', exact: true }).fill(name);
  await form.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Vietnam' }).click();
  await form.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(number);
  await form.getByRole('button', { name: 'Send code' }).click();
  await passWithoutPicture(page);
  const code = await codeSentTo(page.request, number, new URL(page.url()).origin);
  await form.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await form.getByLabel('Password', { exact: true }).fill('Hoasen2026');
  await form.getByLabel('Confirm password').fill('Hoasen2026');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Your account is ready' })).toBeVisible();
}
