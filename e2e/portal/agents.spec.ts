import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, goOn, openPage, sendLogin, typeLogin, watchConsole } from './support.ts';

test.use({ baseURL: siteAt('agents') });

test("FLAG-05 ROLE-13 ROLE-16 ERROR-25 the agents' own site has a home page without games, refuses members with a message, and logs agents in", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPage(page, '/rng');
  await expect(page).toHaveURL('/index');
  const name = 'Bring players to Lumo. See what they bring you';
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Daily salary' })).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Create account' })).toHaveCount(0);
  await expect(header.getByRole('button', { name: 'Try demo' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Slots' })).toHaveCount(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);

  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('dialog', { name: 'Log in' });
  await typeLogin(form, 'player01');
  await sendLogin(page, form);
  await expect(form.getByText('This account cannot log in on the agent site.')).toBeVisible();
  await expectAccessible(page);
  await typeLogin(form, 'agent02');
  await sendLogin(page, form);
  await goOn(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Agent centre' }).click();
  await expect(page.getByRole('dialog', { name: 'Agent centre' }).getByText('Team turnover')).toBeVisible();
});
