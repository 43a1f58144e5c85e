import { expect, test } from '../story.ts';
import { centreAt, centreOf, comeIn, expectAccessible, openAs, openPage, watchConsole } from './support.ts';

test('LAYOUT-02 MEMBER-02 MEMBER-19 MEMBER-20 MEMBER-21 MODAL-04 the centre opens over the page, is usable by keyboard and returns the focus; Back closes it after any page, and its address opens it again', async ({
  page,
  newMember,
}) => {
  const complaints = watchConsole(page);
  const { account } = await newMember({ nickname: 'Minh Khoa' });
  await comeIn(page, '/rng', account);
  const centre = centreOf(page);
  const openByKeyboard = async () => {
    await page.getByRole('button', { name: 'Account menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Member centre' }).focus();
    await page.keyboard.press('Enter');
    await expect(centre.getByRole('heading', { name: 'My account' })).toBeVisible();
    await expect(page).toHaveURL(/\/rng\?modal=memberCenter$/);
  };
  await openByKeyboard();
  // The page is at the right of the menu.
  const menu = await centre.getByRole('navigation', { name: 'Member centre' }).boundingBox();
  const panel = await centre.getByRole('heading', { name: 'My account' }).boundingBox();
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
  await centre.getByRole('button', { name: 'Profile' }).focus();
  await page.keyboard.press('Enter');
  await expect(centre.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Minh Khoa');
  await page.keyboard.press('Escape');
  await expect(centre).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
  await expect(page).toHaveURL(/\/rng$/);

  await openByKeyboard();
  await centre.getByRole('button', { name: /^Inbox/ }).click();
  await expect(centre.getByRole('heading', { name: 'Inbox', level: 2 })).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(centre).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng$/);
  await openPage(page, address);
  await expect(centre.getByRole('heading', { name: 'Inbox', level: 2 })).toBeVisible();
  await centre.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/rng$/);
  expect(complaints).toEqual([]);
});

test('MEMBER-18 API-04 VALID-46 a member changes the profile, also where the connection was lost, and a birthday must mean 21 years', async ({
  page,
  context,
  newMember,
}) => {
  const { account } = await newMember();
  await openAs(page, account, centreAt('profile'));
  const form = centreOf(page);
  await form.getByRole('radio', { name: 'Picture 9' }).press('Space');
  await form.getByRole('textbox', { name: 'Nickname' }).fill('Ngoc Anh 41');
  await form.getByRole('textbox', { name: 'Zalo' }).fill('0901234567');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Connection problem, please try again')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Ngoc Anh 41');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();

  const young = new Date();
  young.setUTCFullYear(young.getUTCFullYear() - 20);
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
  await expect(form.getByRole('radio', { name: 'Picture 9' })).toBeChecked();
});

test('@phone HEADER-06 MEMBER-19 MEMBER-20 on a phone the header has the balance; the menu comes first, each page leads back to it, and all of it closes', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember({ balance: '12480.50' });
  await openAs(page, account, '/index');
  await expect(page.getByRole('banner').getByText('$12,480.50')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Member centre' }).click();
  const centre = centreOf(page);
  const menu = centre.getByRole('navigation', { name: 'Member centre' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  for (const name of ['My account', 'Profile', 'Inbox']) {
    await centre.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(centre.getByRole('heading', { name, level: 2 })).toBeFocused();
    await expect(menu).toHaveCount(0);
    await centre.getByRole('button', { name: 'Member centre: all pages' }).click();
  }
  await expect(menu).toBeVisible();
  await expect(centre.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await centre.getByRole('button', { name: 'Close' }).click();
  await expect(centre).toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/);
});
