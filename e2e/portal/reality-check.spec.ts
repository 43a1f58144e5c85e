import type { Page } from '@playwright/test';
import { longSessions, siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, openWith } from './support.ts';
import { playRound } from './vendor.ts';

test.use({ baseURL: siteAt('money') });

const check = (page: Page) => page.getByRole('dialog', { name: /^You have played for \d h( \d+ min)?$/ });

/** Opens a page with the long session of a story. Its second run has another: the first may have answered. */
async function openLate(page: Page, story: number, path: string): Promise<void> {
  const token = longSessions.tokens[story * 2 + Math.min(test.info().retry, 1)] ?? '';
  await openWith(page, token, path);
}

test('MEMBER-22 a reality check that is due tells time and net position over the page until it is answered', async ({
  page,
}) => {
  // In its second run the round of the first one counts.
  if (test.info().retry === 0) await playRound(page.request, longSessions.account, '20.00', '7.50');
  await openLate(page, 0, '/index');
  await expect(check(page)).toContainText('−$12.50');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(check(page)).toBeVisible();
  await check(page).getByRole('button', { name: 'Keep playing' }).click();
  await expect(check(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('$');
  await expect(check(page)).toBeHidden();
});

for (const [story, path] of [
  [1, '/vnlottery'],
  [2, '/seamless?vassalage=SAF&nodeId=20001'],
  [4, '/seamless?vassalage=BGS&nodeId=10004'],
] as const) {
  test(`MEMBER-22 ROUTE-31 the reality check is shown once over ${path}, with and without its bars`, async ({
    page,
  }) => {
    await openLate(page, story, path);
    await expect(check(page)).toBeVisible();
    await check(page).getByRole('button', { name: 'Keep playing' }).click();
    await expect(check(page)).toBeHidden();
    await page.getByRole('button', { name: 'Show menu and header' }).click();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(check(page)).toBeHidden();
  });
}

test('MEMBER-22 the reality check is over the pages of the member centre, and leads to the limits', async ({
  page,
}) => {
  const inbox = new URLSearchParams({ modal: 'memberCenter', panel: 'messageV2' });
  await openLate(page, 3, `/index?${inbox}`);
  await expect(page.getByRole('dialog', { name: 'Member centre', includeHidden: true })).toBeVisible();
  await expect(check(page)).toBeVisible();
  await check(page).getByRole('button', { name: 'See my limits' }).click();
  await expect(check(page)).toBeHidden();
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('button', { name: 'Set: Losses a week' })).toBeVisible();
});
