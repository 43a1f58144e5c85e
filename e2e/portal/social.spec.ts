import type { Page } from '@playwright/test';
import { startProvider, type TestProvider } from '#server/domain/identity/social/testing.ts';
import { signInProvider, siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { registerByName } from './registering.ts';
import { goOn, openPage } from './support.ts';
import { newName, newNumber } from './verification.ts';

let provider: TestProvider;
test.beforeAll(async () => {
  provider = await startProvider(`${siteAt('shipped')}/login`, signInProvider.port);
});
test.afterAll(() => provider.close());

/** The window of the provider, opened by a press. */
async function windowOf(page: Page, name: 'Google' | 'Facebook'): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name }).click();
  return opened;
}

/** Signs in and consents, as on the pages of any provider. */
async function signIn(popup: Page, who: string): Promise<void> {
  await popup.getByPlaceholder('Enter any login').fill(who);
  await popup.getByPlaceholder('and password').fill('any');
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Sign-in' }).click();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await closed;
}

test('LOGIN-12 LOGIN-34 ERROR-37 REGISTER-24 who declines at Facebook stays on the page; the first sign-in through Google registers, and the next one logs in', async ({
  page,
  context,
}) => {
  const [name, number] = [newName(), newNumber()];
  await openPage(page, '/login');
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  const asked = await windowOf(page, 'Facebook');
  const declined = asked.waitForEvent('close');
  await asked.getByRole('link', { name: /Cancel/ }).click();
  await declined;
  await expect(page.getByText('The sign-in window was closed. Login failed, please try again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(name);

  await signIn(await windowOf(page, 'Google'), name);
  await expect(page).toHaveURL(/\/register$/);
  // Both pages ask for a username.
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await registerByName(page, name, number);
  await page.getByRole('button', { name: 'Start playing' }).click();

  // A tab that still has the session would share it.
  await page.goto('about:blank');
  const later = await context.newPage();
  await openPage(later, '/rng?modal=login');
  const popup = await windowOf(later, 'Google');
  // The provider remembers the user, so its window closes at once and may be gone already.
  await expect.poll(() => popup.isClosed()).toBe(true);
  await goOn(later);
  expect(await later.evaluate(() => sessionStorage.getItem('account'))).toBe(name);
  await expect(later).toHaveURL(/\/rng$/);
});
