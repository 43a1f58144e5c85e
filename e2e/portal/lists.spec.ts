import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { centreAt, centreOf, expectAccessible, newSession, openAs } from './support.ts';

const history = (page: Page) => page.getByRole('region', { name: 'Login history', exact: true });
const panelOf = (page: Page) => new URL(page.url()).searchParams.get('panel');

/** More logins than one page of the history shows. */
async function logInOften(request: APIRequestContext, account: string): Promise<void> {
  for (let time = 0; time < 11; time += 1) await newSession(request, account);
}

test('MEMBER-22 the address holds range, filter and page of a list, invalid values show the default list, and all its pages can be saved as a CSV file', async ({
  page,
  request,
  newMember,
}) => {
  const { account } = await newMember();
  await logInOften(request, account);
  // The last of the 12 logins.
  await openAs(page, account, centreAt('securityCenter'));
  const table = history(page).getByRole('table', { name: 'Login history' });
  await expect(table.getByRole('row')).toHaveCount(12);
  await history(page).getByRole('button', { name: '7 days' }).click();
  await history(page).getByRole('combobox', { name: 'Show' }).selectOption('Logged in');
  const next = history(page).getByRole('button', { name: 'Next' });
  await next.press('Enter');
  const place = history(page).getByRole('status');
  await expect(place.getByText('11 to 12 of 12', { exact: true })).toBeVisible();
  await expect(next).toBeFocused();
  expect(panelOf(page)).toBe('securityCenter?range=week&outcome=success&page=2');

  await page.reload();
  await expect(place.getByText('11 to 12 of 12', { exact: true })).toBeVisible();
  await expect(history(page).getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await history(page).getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^login-history-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe('at,device,method,place,outcome');
  expect(lines).toHaveLength(13);
  await expect(page.getByText('12 rows exported')).toBeVisible();

  await page.goto(centreAt('securityCenter?range=<script>&outcome=nobody&page=1e9'));
  await expect(history(page).getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  await expect(place.getByText('1 to 10 of 12', { exact: true })).toBeVisible();
});

test('MEMBER-22 a list is printed without its surroundings, and a page of the centre alone, in the light theme and at its full length', async ({
  page,
  request,
  newMember,
}) => {
  const { account } = await newMember();
  await logInOften(request, account);
  await openAs(page, account, centreAt('securityCenter'));
  await expect(history(page).getByRole('table')).toBeVisible();
  const text = centreOf(page).getByRole('heading', { name: 'My account' });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const print = () => page.emulateMedia({ media: 'print' });
  const endPrint = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(text).toBeVisible();
  };
  await history(page).getByRole('button', { name: 'Print' }).click();
  await print();
  await expect(history(page).getByRole('table')).toBeVisible();
  await expect(text).toBeHidden();
  await expect(history(page).getByRole('button', { name: 'Export CSV' })).toBeHidden();
  await endPrint();

  // The menu of the browser prints the page.
  const colour = () => text.evaluate((element) => getComputedStyle(element).color);
  expect(await colour()).toBe('rgb(244, 244, 248)');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await print();
  expect(await colour()).toBe('rgb(24, 23, 39)');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^(Close|Sign out)$/ })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  // Nothing is cut: no part scrolls inside the paper.
  const end = await history(page).evaluate((list) => list.getBoundingClientRect().bottom + window.scrollY);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(Math.floor(end));
  await endPrint();
  expect(await colour()).toBe('rgb(244, 244, 248)');
});
