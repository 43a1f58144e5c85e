import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { comeIn, expectAccessible, openAs, openPage } from './support.ts';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const address = '/index?modal=agentCenter';

test('LAYOUT-03 AGENT-02 AGENT-14 AGENT-15 HEADER-10 ROLE-11 an agent opens the agent centre and reads the announcements', async ({
  page,
}) => {
  await comeIn(page, '/rng', 'agent01');
  const avatar = page.getByRole('button', { name: 'Account menu' });
  await avatar.click();
  await page.getByRole('button', { name: 'Agent centre' }).click();
  await expect(centre(page).getByText('agent01, general agent')).toBeVisible();
  await expect(centre(page).getByRole('button', { name: 'Team overview' })).toHaveAttribute('aria-current', 'page');
  await centre(page).getByRole('button', { name: 'Announcement' }).click();
  await expect(centre(page).getByRole('heading', { name: 'Turnover counts by settlement time' })).toBeVisible();
  await centre(page).getByRole('button', { name: 'Page 2' }).click();
  await expect(centre(page).getByRole('heading', { name: 'A person for every agent' })).toBeVisible();
  await centre(page).getByRole('searchbox', { name: 'Words of the title' }).fill('invite');
  await page.keyboard.press('Enter');
  await expect(centre(page).getByRole('heading', { name: 'Invite with care' })).toBeVisible();
  await expect(centre(page).getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(centre(page).getByRole('article')).toHaveCount(1);
  await centre(page).getByRole('button', { name: 'Close' }).click();
  await expect(centre(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng$/);
});

test('HEADER-10 AGENT-15 a player has no agent centre, at any address', async ({ page, request }) => {
  await comeIn(page);
  await openPage(page, address);
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('button', { name: 'Member centre' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agent centre' })).toHaveCount(0);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const answer = await request.get('/wps/agent/announcements', { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(403);
});

test('@phone an agent opens the announcements from the menu of the agent centre', async ({ page }) => {
  await openAs(page, 'agent01', address);
  await centre(page).getByRole('button', { name: 'Announcement' }).click();
  await expect(centre(page).getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  expect(await centre(page).evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(390);
});
