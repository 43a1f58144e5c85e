import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, goOn, openPage, sendLogin, typeLogin, watchConsole } from './support.ts';

test.use({ baseURL: siteAt('agents') });

test("ROLE-13 ROLE-16 ERROR-25 the agents' own site logs agents in and refuses members with a message", async ({
  page,
}) => {
  await openPage(page, '/login');
  const form = page.getByRole('main');
  await typeLogin(form, 'player01');
  await sendLogin(page, form);
  await expect(form.getByText('This account cannot log in on the agent site.')).toBeVisible();
  await expectAccessible(page);
  await typeLogin(form, 'agent02');
  await sendLogin(page, form);
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toMatch(/^(1|2|41|42)$/);
});

test('FLAG-05 the home page is for agents: contracts, a login, and no games', async ({ page }) => {
  const complaints = watchConsole(page);
  await openPage(page, '/index');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bring players to Lumo. See what they bring you' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Daily salary' })).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Create account' })).toHaveCount(0);
  await expect(header.getByRole('button', { name: 'Try demo' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Slots' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.goto('/rng');
  await expect(page).toHaveURL('/index');
  expect(complaints).toEqual([]);
});
