import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { comeIn, expectAccessible, openAs } from './support.ts';

const at = `/index?${new URLSearchParams({ modal: 'memberCenter', panel: 'personalProfit' })}`;
const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const figure = (page: Page, name: string) =>
  centre(page).getByRole('term').filter({ hasText: name }).locator('+ dd').first();
/** An amount on the screen, in cents. */
const cents = (text: string) => Number(text.replaceAll(/[^\d−]/g, '').replace('−', '-'));

test('MEMBER-09 MEMBER-22 the days of the period add up to its result, and a day and a category narrow it down', async ({
  page,
}) => {
  await comeIn(page, at);
  const table = centre(page).getByRole('table', { name: 'By day' });
  await expect(table).toBeVisible();
  await expectAccessible(page);
  const pages = await centre(page)
    .getByRole('button', { name: /^Page \d+$/ })
    .count();
  let sum = 0;
  for (let number = 1; number <= pages; number++) {
    await centre(page)
      .getByRole('button', { name: `Page ${number}`, exact: true })
      .click();
    await expect(centre(page).getByRole('button', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const result of await table.locator('tbody tr td:nth-of-type(4)').allInnerTexts()) sum += cents(result);
  }
  expect(pages).toBeGreaterThan(1);
  expect(sum).toBe(cents(await figure(page, 'Result').innerText()));

  const day = table.getByRole('button').last();
  const name = await day.innerText();
  await day.click();
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await expect(table.locator('tbody th')).toHaveText(name);
  await expect(table.locator('tbody td:nth-of-type(4)')).toHaveText(await figure(page, 'Result').innerText());
  await centre(page).getByRole('region', { name: 'By category' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/gameType%3D/);
  await expectAccessible(page);
});

test('MEMBER-22 profit and loss without play has its figures, a next step, and an address', async ({ page }) => {
  await comeIn(page, at, 'agent01');
  await expect(centre(page).getByText('Net position')).toBeVisible();
  await centre(page).getByRole('combobox', { name: 'Category' }).selectOption('Slots');
  await expect(page).toHaveURL(/gameType%3DRNG/);
  await expectAccessible(page);
  await centre(page).getByRole('button', { name: 'Clear filters' }).click();
  await centre(page).getByRole('button', { name: 'Look back 92 days' }).click();
  await expect(centre(page).getByLabel('From', { exact: true })).toBeVisible();
});

test('@phone MEMBER-22 profit and loss fits on a phone, with a card for each day', async ({ page }) => {
  await openAs(page, 'player01', at);
  await expect(centre(page).getByRole('list', { name: 'By day' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
