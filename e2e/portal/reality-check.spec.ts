import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { expectAccessible, goInside, openWith } from './support.ts';

const check = (page: Page) => page.getByRole('dialog', { name: /^You have played for \d h( \d+ min)?$/ });

/** A session whose reality check has been due for 24 minutes. */
const long = () => ({ sessionSince: new Date(Date.now() - 84 * 60_000).toISOString() });

test('MEMBER-22 ROUTE-31 a reality check that is due is over a page without bars until it is answered, and then shown no more', async ({
  page,
  newMember,
}) => {
  const { token } = await newMember(long());
  await openWith(page, token, '/vnlottery');
  await expect(check(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(check(page)).toBeVisible();
  await expect(check(page).locator(':focus')).toBeVisible();
  await check(page).getByRole('button', { name: 'Keep playing' }).click();
  await expect(check(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show menu and header' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(check(page)).toBeHidden();
  await goInside(page, '/seamless?vassalage=BGS&nodeId=10004');
  await expect(page.getByRole('button', { name: /^Bet \$/ })).toBeVisible();
  await expect(check(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bet \$/ })).toBeVisible();
  await expect(check(page)).toBeHidden();
});

test('MEMBER-22 the reality check is over the pages of the member centre, and leads to the limits', async ({
  page,
  newMember,
}) => {
  const { token } = await newMember(long());
  const inbox = new URLSearchParams({ modal: 'memberCenter', panel: 'messageV2' });
  await openWith(page, token, `/index?${inbox}`);
  await expect(page.getByRole('dialog', { name: 'Member centre', includeHidden: true })).toBeVisible();
  await expect(check(page)).toBeVisible();
  await check(page).getByRole('button', { name: 'See my limits' }).click();
  await expect(check(page)).toBeHidden();
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('button', { name: 'Set: Weekly losses' })).toBeVisible();
});
