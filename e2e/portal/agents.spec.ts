import { expect, test } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expectAccessible, goOn, openPage, sendLogin, typeLogin } from './support.ts';

test.use({ baseURL: siteAt('agents') });

test("ROLE-13 ROLE-16 ERROR-25 the agents' own site lets agents in and tells members", async ({ page }) => {
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
