import { expect, test } from '../story.ts';
import {
  comeIn,
  goOn,
  logIn,
  openPage,
  password,
  sendLogin,
  typeLogin,
  watchConsole,
  withoutStream,
} from './support.ts';
import { passWithoutPicture } from './verification.ts';

test('LOGIN-02 LOGIN-10 LOGIN-15 LOGIN-17 LOGIN-20 STORE-01 STORE-03 a member logs in with a wrong password, then with the right one', async ({
  page,
}) => {
  await page.goto('/rng');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await typeLogin(dialog, 'player01', 'not the password');
  await sendLogin(page, dialog);
  await expect(dialog.getByText('Account or password incorrect')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('player01');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('not the password');

  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await sendLogin(page, dialog);
  await goOn(page);
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('banner').getByText('$12,480.50')).toBeVisible();
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(stored).toMatchObject({
    account: 'player01',
    username: 'player01',
    isAgent: '0',
    merchantCode: 'lumo',
    platform: 'W',
  });
  expect(stored['token']).toMatch(/^pt_/);
});

test('API-74 API-78 the password never leaves the browser in plain', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/session/login')) bodies.push(request.postData() ?? '');
  });
  await page.goto('/index');
  await logIn(page);
  expect(bodies).toHaveLength(1);
  expect(Object.keys(JSON.parse(bodies[0] ?? '{}'))).toEqual(['payload']);
  expect(bodies[0]).not.toContain(password);
});

test('HEADER-06 HEADER-07 HEADER-08 API-19 the balance can be hidden, shown and refreshed', async ({ page }) => {
  await comeIn(page);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Hide balance' }).click();
  await expect(header.getByText('$12,480.50')).toBeHidden();
  await header.getByRole('button', { name: 'Show balance' }).click();
  await expect(header.getByText('$12,480.50')).toBeVisible();
  const asked = page.waitForResponse((response) => response.url().endsWith('/wps/v2/wallets/balance'));
  await header.getByRole('button', { name: 'Refresh balance' }).click();
  expect((await asked).status()).toBe(200);
});

test('HEADER-11 MODAL-05 LOGOUT-01 LOGOUT-02 LOGOUT-03 LOGOUT-04 LOGOUT-06 signing out asks first, then ends the session everywhere', async ({
  page,
  request,
}) => {
  await comeIn(page, '/rng');
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog');
  expect((await question.boundingBox())?.width).toBe(400);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/index$/);
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys).not.toContain('token');
  expect(keys).toContain('merchantCode');
  // The page does not wait for the server.
  const asked = async () =>
    (await request.get('/wps/member/info', { headers: { Authorization: `Bearer ${token}` } })).status();
  await expect.poll(asked).toBe(401);
});

test('LOGIN-30 ROLE-02 ROLE-05 ROLE-07 a guest tries the demo with play credit', async ({ page }) => {
  await page.goto('/index');
  await page.getByRole('banner').getByRole('button', { name: 'Try demo' }).click();
  await expect(page.getByRole('banner').getByText('$2,000.00')).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem('isAgent'), sessionStorage.getItem('cpw')])).toEqual([
    '4',
    null,
  ]);
});

test('API-79 an expired session keeps the page, says so, and continues after login', async ({ page, request }) => {
  await withoutStream(page);
  await comeIn(page, '/rng?gameClassify=VIDEO');
  await expect(page.getByRole('banner').getByText('$12,480.50')).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await request.delete('/wps/session/logout', { headers: { Authorization: `Bearer ${token}` } });
  // Another call of the page may have been the first to know; then the button is gone already.
  const refresh = page.getByRole('button', { name: 'Refresh balance' });
  await refresh.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Please log in first')).toBeVisible();
  await typeLogin(dialog, 'player01');
  await sendLogin(page, dialog);
  await goOn(page);
  await expect(page).toHaveURL(/\/rng\?gameClassify=VIDEO$/);
  await expect(page.getByRole('banner').getByText('$12,480.50')).toBeVisible();
});

test('ERROR-18 without a connection the form says so and keeps the typed text', async ({ page, context }) => {
  await page.goto('/index');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await typeLogin(dialog, 'player01');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog.getByRole('slider')).not.toHaveAttribute('aria-disabled');
  await context.setOffline(true);
  // Every answer to the check is lost.
  await dialog.getByRole('slider').press('PageUp');
  await dialog.getByRole('slider').press('Enter');
  await expect(dialog.getByText('Connection problem, please try again')).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(password);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Cancel the check' }).click();
  await sendLogin(page, dialog);
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('several presses of the form request one check and log in once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' || pathname.endsWith('/slider')) sent.push(pathname);
  });
  await openPage(page, '/login');
  const form = page.getByRole('main');
  await typeLogin(form, 'player01');
  await form.getByRole('textbox', { name: 'Username' }).press('Enter');
  await form.getByRole('button', { name: 'Log in', exact: true }).dblclick({ force: true });
  await passWithoutPicture(page);
  await goOn(page);
  expect(sent.filter((path) => path.endsWith('/wps/session/login'))).toHaveLength(1);
  // One puzzle and one answer were requested.
  expect(sent.filter((path) => path.endsWith('/slider'))).toHaveLength(2);
});

test('MODAL-04 Escape closes the login modal and the focus returns, all by keyboard', async ({ page }) => {
  const complaints = watchConsole(page);
  await openPage(page, '/index');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.keyboard.type('player01');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(complaints).toEqual([]);
});

test('the address holds the login modal: a link opens it and Back closes it', async ({ page }) => {
  await page.goto('/rng');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/modal=login/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/rng?modal=login');
  await expect(page.getByRole('dialog')).toBeVisible();
});
