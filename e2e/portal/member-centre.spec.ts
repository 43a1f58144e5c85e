import type { Page } from '@playwright/test';
import { runOf } from '../sites.ts';
import { expect, newVisitor, test } from '../story.ts';
import {
  comeIn,
  expectAccessible,
  newSession,
  openAs,
  openPage,
  sendLogin,
  typeLogin,
  watchConsole,
  withoutStream,
} from './support.ts';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const at = (panel?: string) => `/index?${new URLSearchParams({ modal: 'memberCenter', ...(panel && { panel }) })}`;

/** Opens the centre from the avatar, as a member does. */
async function openFromAvatar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Member centre' }).click();
  await expect(centre(page).getByRole('heading', { name: 'My account' })).toBeVisible();
}

test('LAYOUT-02 MEMBER-02 MEMBER-19 MEMBER-20 MEMBER-21 MODAL-04 the centre opens over the page, is usable by keyboard and returns the focus', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await comeIn(page, '/rng');
  await page.getByRole('button', { name: 'Account menu' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Member centre' }).focus();
  await page.keyboard.press('Enter');
  await expect(centre(page).getByRole('heading', { name: 'My account' })).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?modal=memberCenter$/);
  // The page is at the right of the menu.
  const menu = await centre(page).getByRole('navigation', { name: 'Member centre' }).boundingBox();
  const panel = await centre(page).getByRole('heading', { name: 'My account' }).boundingBox();
  expect(panel?.x).toBeGreaterThan((menu?.x ?? Number.NaN) + (menu?.width ?? Number.NaN));

  // Focus stays inside after every key.
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
  }
  await centre(page).getByRole('button', { name: 'Profile' }).focus();
  await page.keyboard.press('Enter');
  await expect(centre(page).getByRole('textbox', { name: 'Nickname' })).toHaveValue('Minh Khoa');
  await page.keyboard.press('Escape');
  await expect(centre(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
  await expect(page).toHaveURL(/\/rng$/);
  expect(complaints).toEqual([]);
});

test('MEMBER-21 Back closes the centre after any page, and its address opens it again', async ({ page }) => {
  await comeIn(page, '/rng');
  await openFromAvatar(page);
  await centre(page)
    .getByRole('button', { name: /^Inbox/ })
    .click();
  await expect(centre(page).getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(centre(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng$/);
  await openPage(page, address);
  await expect(centre(page).getByRole('heading', { name: 'Inbox', level: 2 })).toBeVisible();
});

test('ROLE-06 MEMBER-01 a guest with the address of a page logs in and continues there', async ({ page }) => {
  await openPage(page, at('profile'));
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/);

  await openPage(page, at('profile'));
  await typeLogin(login, 'player01');
  await sendLogin(page, login);
  await page.getByRole('button', { name: /^(Continue|Look around)$/ }).click();
  await expect(centre(page).getByRole('textbox', { name: 'Nickname' })).toBeVisible();
});

test('ROLE-08 ROLE-07 HEADER-13 a trial account reads what it lacks', async ({ page }) => {
  await openPage(page, '/index');
  await page.getByRole('button', { name: 'Try demo' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await openPage(page, at('messageV2'));
  await expect(page.getByRole('dialog', { name: 'This needs a full account' })).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Member centre' }).click();
  await expect(page.getByRole('dialog', { name: 'This needs a full account' })).toBeVisible();
});

test('MEMBER-02 MEMBER-22 LOGIN-32 API-79 a member sees the signed-in devices and signs another one out', async ({
  page,
  request,
}, { retry }) => {
  const account = runOf(['promoter41', 'spending02'], retry);
  await comeIn(page, '/index', account);
  const token = await newSession(request, account, '', {
    'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18) Version/18 Mobile Safari/605',
  });
  await openPage(page, at());
  const devices = centre(page);
  await expect(devices.getByText('This device')).toBeVisible();
  await devices.getByRole('button', { name: 'Sign out of Safari on iPhone' }).first().click();
  await expect(page.getByText('That device is signed out')).toBeVisible();
  await expect
    .poll(async () => {
      const Authorization = `Bearer ${token}`;
      return (await request.get('/wps/member/info', { headers: { Authorization } })).status();
    })
    .toBe(401);
  const history = devices.getByRole('region', { name: 'Login history' });
  await expect(history.getByText('Safari on iPhone').first()).toBeVisible();
  await expect(history.getByText('This session')).toBeVisible();
  await history.getByRole('button', { name: 'Yesterday' }).click();
  await expect(history.getByText('No logins in this period')).toBeVisible();
  await history.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Wrong password' });
  await expect(page).toHaveURL(/range%3Dyesterday%26outcome%3Dwrong_password/);
});

// All sessions of the account end here, so no other story uses it.
test('API-73 API-79 the sessions of an account are listed, and a session ended elsewhere asks for a login', async ({
  page,
  browser,
}) => {
  await withoutStream(page);
  await comeIn(page, '/rng', 'careful06');
  const elsewhere = await newVisitor(browser);
  const other = await elsewhere.newPage();
  await comeIn(other, '/rng', 'careful06');
  const headers = { Authorization: `Bearer ${await other.evaluate(() => sessionStorage.getItem('token'))}` };
  const { value } = await (await elsewhere.request.get('/wps/session/sessions', { headers })).json();
  expect(value.length).toBeGreaterThan(1);
  // The first session may have been used later on a slow machine.
  const current = value.filter((session: { current: boolean }) => session.current);
  expect(current).toEqual([expect.objectContaining({ device: expect.stringContaining('Chrome') })]);
  const answer = await elsewhere.request.delete('/wps/session/sessions', { headers });
  expect(answer.status()).toBe(200);

  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(page.getByRole('dialog').getByText('Please log in first')).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?modal=login$/);
  await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await elsewhere.close();
});

test('MEMBER-16 MEMBER-23 API-31 NOTICE-06 messages are read, marked and deleted, and the badges follow', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await comeIn(page, '/index', 'agent01');
  await page.getByRole('button', { name: 'Inbox, 3 unread' }).click();
  const inbox = centre(page);
  await inbox.getByRole('button', { name: 'Nine new slots this week' }).click();
  await expect(inbox.getByRole('heading', { name: 'Nine new slots this week' })).toBeVisible();
  await expect(inbox.getByRole('button', { name: 'Inbox 2 unread' })).toBeVisible();
  await inbox.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await page.getByRole('button', { name: 'Inbox, 2 unread' }).click();

  await inbox.getByRole('checkbox', { name: 'Choose: Dark or light, as you like' }).check();
  await inbox.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message deleted')).toBeVisible();
  await expect(inbox.getByText('Dark or light, as you like')).toHaveCount(0);

  await inbox.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(inbox.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
  await inbox.getByRole('button', { name: 'Unread' }).click();
  await expect(inbox.getByText('No such messages')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('MEMBER-18 API-04 VALID-46 a member changes the profile, and a birthday must mean 21 years', async ({ page }, {
  retry,
}) => {
  // A birthday is given once.
  await comeIn(page, '/index', runOf(['promoter41', 'spending01'], retry));
  await openPage(page, at('profile'));
  const form = centre(page);
  await form.getByRole('radio', { name: 'Picture 9' }).press('Space');
  await form.getByRole('textbox', { name: 'Nickname' }).fill('Ngoc Anh 41');
  await form.getByRole('textbox', { name: 'Zalo' }).fill('0901234567');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();

  const young = new Date();
  young.setFullYear(young.getFullYear() - 20);
  await form.getByLabel('Birthday').fill(young.toISOString().slice(0, 10));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('You must be 21 or older')).toBeVisible();
  await form.getByLabel('Birthday').fill('1994-05-12');
  await form.getByRole('button', { name: 'Save' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Is this right?' });
  await ask.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('May 12, 1994')).toBeVisible();
  await expect(form.getByLabel('Birthday')).toHaveCount(0);

  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Ngoc Anh 41');
  await expect(form.getByRole('textbox', { name: 'Zalo' })).toHaveValue('0901234567');
  await expect(form.getByText('Ngoc Anh 41', { exact: true })).toBeVisible();
});

test('offline a form says so, keeps the typed text and continues when the connection is back', async ({
  page,
  context,
}, { retry }) => {
  const name = `khoa.line${retry}`;
  await comeIn(page);
  await openPage(page, at('profile'));
  await centre(page).getByRole('textbox', { name: 'LINE' }).fill(name);
  await context.setOffline(true);
  await centre(page).getByRole('button', { name: 'Save' }).click();
  const note = centre(page).getByText('Connection problem, please try again');
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await centre(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(centre(page).getByRole('textbox', { name: 'LINE' })).toHaveValue(name);
});

test('@phone HEADER-06 MEMBER-19 the header has the balance; the menu comes first, and each page leads back to it', async ({
  page,
}) => {
  await openAs(page, 'player01', '/index');
  await expect(page.getByRole('banner').getByText('$12,480.50')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Member centre' }).click();
  await expect(centre(page).getByRole('navigation', { name: 'Member centre' })).toBeVisible();
  await expectAccessible(page);
  for (const name of ['My account', 'Profile', 'Inbox']) {
    await centre(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await expect(centre(page).getByRole('heading', { name, level: 2 })).toBeFocused();
    await expect(centre(page).getByRole('navigation', { name: 'Member centre' })).toHaveCount(0);
    await centre(page).getByRole('button', { name: 'Member centre: all pages' }).click();
  }
});
