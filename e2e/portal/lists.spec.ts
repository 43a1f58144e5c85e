import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeIn, expectAccessible, newSession, openAs, openPage } from './support.ts';

// Nobody else logs in to this account there, so its history has a known length.
test.use({ baseURL: siteAt('money') });
const account = 'agent01';
const at = (panel: string) => `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`;
const history = (page: Page) => page.getByRole('region', { name: 'Login history', exact: true });
const panelOf = (page: Page) => new URL(page.url()).searchParams.get('panel');

/** More logins than one page of the history shows. */
async function logInOften(request: APIRequestContext): Promise<void> {
  for (let time = 0; time < 11; time += 1) await newSession(request, account);
}

test('MEMBER-22 the address holds range, filter and page of a list; invalid values show the default list', async ({
  page,
  request,
}) => {
  await logInOften(request);
  await comeIn(page, at('securityCenter'), account);
  const table = history(page).getByRole('table', { name: 'Login history' });
  await expect(table.getByRole('row')).toHaveCount(12);
  await history(page).getByRole('button', { name: '7 days' }).click();
  await history(page).getByRole('combobox', { name: 'Show' }).selectOption('Logged in');
  const next = history(page).getByRole('button', { name: 'Next' });
  await next.press('Enter');
  await expect(
    history(page)
      .getByRole('status')
      .getByText(/^11 to \d+ of \d+$/),
  ).toBeVisible();
  await expect(next).toBeFocused();
  expect(panelOf(page)).toBe('securityCenter?range=week&outcome=success&page=2');

  await page.reload();
  await expect(
    history(page)
      .getByRole('status')
      .getByText(/^11 to /),
  ).toBeVisible();
  await expect(history(page).getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await openPage(page, at('securityCenter?range=<script>&outcome=nobody&page=1e9'));
  await expect(history(page).getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  await expect(
    history(page)
      .getByRole('status')
      .getByText(/^1 to 10 of /),
  ).toBeVisible();

  // A past range has no logins and offers a way on.
  await openPage(page, at('securityCenter?range=custom&first=2020-01-01&last=2020-01-31'));
  await expect(history(page).getByText('No logins in this period')).toBeVisible();
  await history(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(table.getByRole('row').first()).toBeVisible();
});

test('MEMBER-22 a list can be saved as a CSV file with all its pages, and printed without its surroundings', async ({
  page,
  request,
}) => {
  await logInOften(request);
  await comeIn(page, at('securityCenter?outcome=success'), account);
  const shown = await history(page).getByRole('status').getByText(/ of /).textContent();
  const count = Number(shown?.split(' of ')[1]?.replaceAll(',', ''));
  expect(count).toBeGreaterThan(10);
  const download = page.waitForEvent('download');
  await history(page).getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^login-history-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFTime \([A-Za-z_/]+\),Device,Way in,Place,Outcome$/);
  expect(lines.length - 1).toBe(count);
  await expect(page.getByText(`${count} rows exported`)).toBeVisible();

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await history(page).getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(history(page).getByRole('table')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My account' })).toBeHidden();
  await expect(history(page).getByRole('button', { name: 'Export CSV' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
});

test('MEMBER-22 the menu of the browser prints a page of the centre alone, in the light theme and at its full length', async ({
  page,
}) => {
  await comeIn(page, at('securityCenter'), account);
  await expect(history(page).getByRole('table')).toBeVisible();
  const text = page.getByRole('heading', { name: 'My account' });
  const colour = () => text.evaluate((element) => getComputedStyle(element).color);
  expect(await colour()).toBe('rgb(244, 244, 248)');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await colour()).toBe('rgb(24, 23, 39)');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^(Close|Sign out)$/ })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  // Nothing is cut: no part scrolls inside the paper.
  const end = await history(page).evaluate((list) => list.getBoundingClientRect().bottom + window.scrollY);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(Math.floor(end));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect(await colour()).toBe('rgb(244, 244, 248)');
});

test('@phone MEMBER-22 each row of a list is a card with labels', async ({ page }) => {
  await openAs(page, 'player01', at('securityCenter'));
  const cards = history(page).getByRole('list', { name: 'Login history' });
  const first = cards.getByRole('listitem').first();
  await expect(first.getByRole('term').filter({ hasText: 'Place' })).toBeVisible();
  await expect(history(page).getByRole('table')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Member centre' });
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
