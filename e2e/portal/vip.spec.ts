import { expect, test } from '../story.ts';
import { centreOf, comeIn, watchConsole } from './support.ts';

test('SIDEBAR-03 SIDEBAR-11 MEMBER-17 ENTITY-18 a member reads the ranks and their rules on the page and the own rank in the member centre', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  // A member with 6,400 rank points, which no story plays for.
  await comeIn(page);
  await page.getByRole('complementary').getByRole('link', { name: 'VIP' }).click();
  await expect(page).toHaveURL('/vip');
  await expect(page.getByRole('heading', { level: 1, name: 'Ember, level 2' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress to Flame' })).toHaveAttribute('aria-valuenow', '64');
  await expect(page.getByRole('list', { name: '7 ranks' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('listitem').filter({ hasText: 'You are here' })).toContainText('Ember');
  await page.getByRole('link', { name: 'Upgrade rules' }).click();
  await expect(page).toHaveURL('/vip#rules');
  await expect(page.getByRole('heading', { name: 'How you stay' })).toBeInViewport();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Member centre' }).click();
  const centre = centreOf(page);
  await centre.getByRole('button', { name: 'Player rank' }).click();
  await expect(centre.getByText('6,400')).toBeVisible();
  await expect(centre.getByText('$36,000.00')).toBeVisible();
  await centre.getByRole('link', { name: 'All ranks and rules' }).click();
  await expect(page).toHaveURL('/vip');
  await expect(centre).toBeHidden();
  expect(complaints).toEqual([]);
});
