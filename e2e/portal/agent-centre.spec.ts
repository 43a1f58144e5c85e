import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { comeIn } from './support.ts';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });

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
  await centre(page).getByRole('searchbox', { name: 'Search titles' }).fill('invite');
  await page.keyboard.press('Enter');
  await expect(centre(page).getByRole('heading', { name: 'Invite with care' })).toBeVisible();
  await expect(centre(page).getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(centre(page).getByRole('article')).toHaveCount(1);
  await centre(page).getByRole('button', { name: 'Close' }).click();
  await expect(centre(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng$/);
});
