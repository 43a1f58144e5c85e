import type { Page } from '@playwright/test';
import { locking, runOf, siteAt } from '../sites.ts';
import { expect, newVisitor, test } from '../story.ts';
import { expectAccessible, openAs, watchConsole } from './support.ts';

test.use({ baseURL: siteAt('money') });

const at = (panel: string) => `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`;
const centre = (page: Page) => page.getByRole('dialog', { name: /^(Member centre|Trung tâm thành viên)$/ });
const balance = (page: Page) => page.getByRole('group', { name: /^(Balance|Số dư)$/ }).locator('.num');

/** The moment that a sentence ends with, in epoch ms. */
function momentIn(sentence: string): number {
  const [moment] = /\w{3} \d{1,2}, \d{4}, \d{2}:\d{2}(?=[.?]$)/.exec(sentence) ?? [];
  if (moment === undefined) throw new Error(`no moment ends ${sentence}`);
  return Date.parse(moment);
}

test('money is locked for a chosen time: the member reads until when before, and cannot use it then', async ({ page }, {
  retry,
}) => {
  const complaints = watchConsole(page);
  await openAs(page, runOf(locking.desktop, retry), at('vault'));
  const mine = centre(page);
  await expect(mine.getByText('Nothing is locked now.')).toBeVisible();
  await expectAccessible(page);
  const amount = mine.getByRole('textbox', { name: 'Amount' });
  await amount.fill('1000.01');
  await amount.press('Tab');
  await expect(mine.getByText('Enter at most $1,000.00.')).toBeVisible();
  await amount.fill('400');
  await mine.getByRole('radio', { name: '3 days' }).press('Space');
  const told = momentIn(await mine.getByText(/^It comes back on /).innerText());
  await mine.getByRole('button', { name: 'Lock $400.00' }).click();
  const ask = page.getByRole('alertdialog', { name: /^Lock \$400\.00 until / });
  const asked = momentIn(await ask.getByRole('heading').innerText());
  // A minute may have passed in between.
  expect([told, told + 60_000]).toContain(asked);
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Lock $400.00' }).click();
  await expect(mine.getByText('$400.00 locked')).toBeVisible();
  const open = mine.getByRole('list', { name: 'Locked now' }).getByRole('listitem');
  await expect(open).toContainText('$400.00');
  await expect(open.getByRole('timer')).toHaveText(/^2 days 23:59:\d\d$/);
  await expect(balance(page)).toHaveText('$600.00');
  await expect(mine.getByRole('row', { name: /\$400\.00.*3 days.*Locked/ })).toBeVisible();
  await expectAccessible(page);

  // The wallet page tells both.
  await page.goto(at('transferFund'));
  await expect(mine.getByText('$400.00').first()).toBeVisible();
  await expect(mine.getByText('$600.00').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('@phone in Vietnamese money is locked, and another tab has it after a reload', async ({ page, browser }, {
  retry,
}) => {
  const account = runOf(locking.phone, retry);
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openAs(page, account, at('vault'));
  const mine = centre(page);
  await mine.getByRole('textbox', { name: 'Số tiền' }).fill('50');
  await mine.getByRole('button', { name: 'Khóa $50.00' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Khóa $50.00' }).click();
  await expect(mine.getByText('Đã khóa $50.00')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const elsewhere = await newVisitor(browser);
  const other = await elsewhere.newPage();
  await openAs(other, account, at('vault'));
  await expect(centre(other).getByRole('list', { name: 'Locked now' }).getByRole('listitem')).toContainText('$50.00');
  await elsewhere.close();
});
