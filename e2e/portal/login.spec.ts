import { expect, newVisitor, test } from '../story.ts';
import {
  expectAccessible,
  fillWithoutEvent,
  goOn,
  newSession,
  openPage,
  password,
  sendLogin,
  tile,
  typeLogin,
} from './support.ts';
import { codeSentTo, newNumber, passByDragging, passWithoutPicture } from './verification.ts';

test('LOGIN-02 LOGIN-10 LOGIN-15 LOGIN-17 LOGIN-20 LOGIN-21 LOGIN-28 SMS-13 STORE-01 STORE-03 API-74 API-78 a member logs in with a wrong password, then with the right one and a drag, and is told of the login before', async ({
  page,
  request,
  newMember,
}) => {
  const { account } = await newMember({ nickname: 'Minh Khoa', balance: '480.50' });
  await newSession(request, account);
  const bodies: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/wps/session/login')) bodies.push(sent.postData() ?? '');
  });
  await openPage(page, '/rng');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(page).toHaveURL(/modal=login/);
  // The address holds the dialog.
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await typeLogin(dialog, account, 'not the password');
  await sendLogin(page, dialog);
  await expect(dialog.getByText('Account or password incorrect')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue(account);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('not the password');

  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectAccessible(page);
  await passByDragging(page);
  await expect(page.getByRole('dialog', { name: 'Welcome back, Minh Khoa' })).toBeVisible();
  await expectAccessible(page);
  await goOn(page);
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('banner').getByText('$480.50')).toBeVisible();
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(stored).toMatchObject({
    account,
    username: account,
    isAgent: '0',
    merchantCode: 'lumo',
    platform: 'W',
  });
  expect(stored['token']).toMatch(/^pt_/);
  // No password leaves the browser in plain.
  expect(bodies.map((body) => Object.keys(JSON.parse(body)))).toEqual([['payload'], ['payload']]);
});

test('LOGIN-02 LOGIN-08 LOGIN-27 STORE-13 STORE-14 STORE-15 STORE-17 what a password manager fills in without an event logs in, and a remembered member finds it at the next login', async ({
  page,
  context,
  browser,
  newMember,
}) => {
  const { account } = await newMember();
  await openPage(page, '/login');
  const form = page.getByRole('main');
  await fillWithoutEvent(form.getByRole('textbox', { name: 'Username' }), account);
  await fillWithoutEvent(form.getByLabel('Password', { exact: true }), password);
  await form.getByText('Remember me').click();
  await sendLogin(page, form);
  await goOn(page);
  await expect(page).toHaveURL(/\/index$/);
  const kept = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  expect(kept.get('lastUsername')?.value).toBe(account);
  expect(kept.get('remember')?.value).toBe('1');
  const secret = kept.get(`password_${account}`);
  expect(secret?.value).not.toContain(password);
  expect(secret?.sameSite).toBe('Strict');
  const day = 86_400;
  for (const name of ['lastUsername', 'remember', `password_${account}`]) {
    const left = (kept.get(name)?.expires ?? 0) - Date.now() / 1000;
    expect(left, name).toBeLessThanOrEqual(day);
    expect(left, name).toBeGreaterThan(day - 600);
  }

  // A tab that still has the session would share it.
  const address = page.url();
  await page.goto('about:blank');
  const later = await context.newPage();
  await openPage(later, '/login');
  await expect(later.getByRole('textbox', { name: 'Username' })).toHaveValue(account);
  await expect(later.getByLabel('Password', { exact: true })).toHaveValue(password);

  // In another browser the cookie is useless: the key stays in the browser that made it.
  const elsewhere = await newVisitor(browser);
  await elsewhere.addCookies([...kept.values()]);
  const stolen = await elsewhere.newPage();
  await stolen.goto(new URL('/login', address).href);
  await expect(stolen.getByRole('textbox', { name: 'Username' })).toHaveValue(account);
  await expect(stolen.getByLabel('Password', { exact: true })).toHaveValue('');
  await elsewhere.close();
});

test('@phone LOGIN-04 LOGIN-05 LOGIN-07 LOGIN-13 LOGIN-16 LOGIN-29 LOGIN-32 SMS-01 SMS-03 STORE-16 on a phone, in Vietnamese and light, a newcomer logs in by a code that outlives a reload, and the welcome leads to the profile', async ({
  page,
  context,
  newMember,
}) => {
  const mobileNum = newNumber();
  const { account } = await newMember({ mobileNum });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('hisLang', 'VI');
  });
  await openPage(page, '/index?modal=login');
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
  const number = dialog.getByRole('textbox', { name: 'Số điện thoại' });
  await dialog.getByText('Mã SMS').click();
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: /Việt Nam/ }).click();
  await number.fill(mobileNum.replace(/(\d{3})(?=\d)/g, '$1 '));
  await dialog.getByRole('button', { name: 'Gửi mã' }).click();
  await passWithoutPicture(page);
  await expect(dialog.getByRole('textbox', { name: 'Mã xác minh' })).toBeFocused();
  const waits = dialog.getByRole('button', { name: /^Đã gửi mã \(\d+s\)$/ });
  const left = async () => Number(/\d+/.exec((await waits.textContent()) ?? '')?.[0]);
  const begun = await left();
  await expectAccessible(page);

  await page.reload();
  await dialog.getByText('Mã SMS').click();
  await number.fill(mobileNum);
  await expect(waits).toBeDisabled();
  expect(await left()).toBeLessThanOrEqual(begun);
  await dialog.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' }).check();
  await dialog.getByRole('textbox', { name: 'Mã xác minh' }).fill(await codeSentTo(page.request, mobileNum));
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click();

  const welcome = page.getByRole('dialog', { name: `Chào mừng ${account}` });
  await expect(welcome.getByRole('button', { name: /^Đặt hạn mức nạp tiền/ })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await welcome.getByRole('button', { name: /^Hoàn tất hồ sơ/ }).click();
  const centre = page.getByRole('dialog', { name: 'Trung tâm thành viên' });
  await expect(centre.getByRole('heading', { name: 'Hồ sơ', level: 2 })).toBeVisible();
  await expect(centre.getByRole('textbox', { name: 'Họ và tên' })).toBeVisible();
  const remembered = (await context.cookies()).find(({ name }) => name === 'smsMobile');
  expect(decodeURIComponent(remembered?.value ?? '')).toBe(`+84 ${mobileNum}`);
});

test('LOGIN-30 ROLE-02 ROLE-05 ROLE-07 ROLE-08 a guest tries the demo with play credit, is stopped at a game and finds the way to a full account', async ({
  page,
}) => {
  await openPage(page, '/index');
  await page.getByRole('banner').getByRole('button', { name: 'Try demo' }).click();
  await expect(page.getByRole('banner').getByText('$2,000.00')).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem('isAgent'), sessionStorage.getItem('cpw')])).toEqual([
    '4',
    null,
  ]);
  await tile(page, /./).click();
  const dialog = page.getByRole('dialog', { name: 'This needs a full account' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Create account' })).toBeVisible();
});

test('ERROR-18 without a connection the form says so, keeps the typed text, and logs in once it is back', async ({
  page,
  context,
  newMember,
}) => {
  const { account } = await newMember();
  await openPage(page, '/login');
  const form = page.getByRole('main');
  await typeLogin(form, account);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(form.getByRole('slider')).not.toHaveAttribute('aria-disabled');
  await context.setOffline(true);
  // Every answer to the check is lost.
  await form.getByRole('slider').press('PageUp');
  await form.getByRole('slider').press('Enter');
  await expect(form.getByText('Connection problem, please try again')).toBeVisible();
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password);
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Cancel the check' }).click();
  await sendLogin(page, form);
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});
