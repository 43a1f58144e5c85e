import type { APIRequestContext, Page } from '@playwright/test';
import { operatorKey, siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import {
  comeIn,
  expectAccessible,
  fillWithoutEvent,
  goOn,
  newTicket,
  openPage,
  sendLogin,
  typeLogin,
  withoutStream,
} from './support.ts';

test.use({ baseURL: siteAt('money') });

/** No other story moves this member's money. */
const MEMBER = 'agent01';
const PAYMENT_PASSWORD = '552013';

const centreAt = (panel: string) => `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`;
const pane = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

/** Logs in away from the home page, which asks about other withdrawals. */
const begin = (page: Page) => comeIn(page, '/vip', MEMBER);

async function fillForm(page: Page, amount: string): Promise<void> {
  await pane(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
  await pane(page).getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
}

/** Asks for a withdrawal and returns its id. */
async function withdraw(page: Page, amount: string): Promise<string> {
  await openPage(page, centreAt('withdraw'));
  await fillForm(page, amount);
  await pane(page)
    .getByRole('button', { name: `Withdraw $${amount}` })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Withdraw $${amount}` })
    .dblclick();
  await expect(pane(page).getByText(`Withdrawal of $${amount} requested`)).toBeVisible();
  const reference = pane(page).locator('dt', { hasText: 'Reference' }).locator('xpath=following-sibling::dd');
  return (await reference.first().textContent()) ?? '';
}

let acts = 0;
async function decide(request: APIRequestContext, id: string, act: string, data: object): Promise<void> {
  acts += 1;
  const answer = await request.post(`/wps/operator/withdrawals/${id}/${act}`, {
    headers: { 'X-Operator-Key': operatorKey, 'Idempotency-Key': `withdraw-story-${process.pid}-${acts}` },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function payOut(request: APIRequestContext, id: string): Promise<void> {
  await decide(request, id, 'approve', {});
  await decide(request, id, 'paid', { bankReference: 'HHB-20260105-1', paidAt: new Date().toISOString() });
}

const openRecord = (page: Page, id: string) => openPage(page, centreAt(`withdraw?id=${id}`));

test('MEMBER-05 WALLET-02 WALLET-10 HEADER-05 a withdrawal is requested, paid and confirmed as received', async ({
  page,
  request,
}) => {
  await begin(page);
  await page.getByRole('banner').getByRole('button', { name: 'Withdraw' }).click();
  await expect(pane(page).getByRole('heading', { name: 'Withdraw', exact: true })).toBeVisible();
  await expect(pane(page).getByRole('radio', { name: /Hong Ha Bank/ })).toBeChecked();
  await expect(pane(page).getByText('In the name LE THU HA')).toBeVisible();
  await fillForm(page, '9.99');
  await pane(page).locator('form').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(pane(page).getByRole('alert')).toContainText('Enter at least $10.00.');
  await expectAccessible(page);
  const id = await withdraw(page, '120.00');
  await expect(pane(page).getByText('$120.00 held')).toBeVisible();
  await expectAccessible(page);

  // What an operator does is seen without a reload.
  await openRecord(page, id);
  await expect(pane(page).getByText(/^By our team, due/)).toBeVisible();
  await payOut(request, id);
  await expect(pane(page).getByText('Has the money arrived?')).toBeVisible();
  await expect(pane(page).getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
  await expectAccessible(page);

  // The home page asks too.
  await openPage(page, '/index');
  const asked = page.getByRole('dialog', { name: 'Has the money arrived?' });
  await expect(asked.getByText('$120.00', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Received', exact: true }).click();
  await expect(page.getByText('Thank you. The withdrawal is complete.')).toBeVisible();
  await openRecord(page, id);
  await expect(pane(page).getByText('HHB-20260105-1').first()).toBeVisible();
  await expect(pane(page).getByRole('button', { name: 'Not received' })).toBeHidden();
});

test('WALLET-10 what has not arrived is reported, and the money comes back', async ({ page, request }) => {
  await begin(page);
  const id = await withdraw(page, '60.00');
  await payOut(request, id);
  await openRecord(page, id);
  await pane(page).getByRole('button', { name: 'Not received' }).click();
  const report = page.getByRole('dialog', { name: 'What is wrong?' });
  await report.getByRole('radio', { name: 'The amount is wrong' }).check();
  await report.getByRole('textbox').fill('Only half of it came.');
  await expectAccessible(page);
  // What was typed survives a reload.
  await page.reload();
  await pane(page).getByRole('button', { name: 'Not received' }).click();
  await expect(report.getByRole('textbox')).toHaveValue('Only half of it came.');
  await expect(report.getByRole('radio', { name: 'The amount is wrong' })).toBeChecked();
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(pane(page).getByText('We are looking for your money')).toBeVisible();
  await expect(pane(page).getByText('Only half of it came.')).toBeVisible();
  await expectAccessible(page);
  await decide(request, id, 'return', { reason: 'Your bank sent the money back.' });
  await expect(pane(page).getByText('Your bank sent the money back.').first()).toBeVisible();
  await expect(pane(page).getByText('Returned').first()).toBeVisible();
});

test('WALLET-11 API-79 a session that ends in the middle loses nothing typed, and nothing is sent twice', async ({
  page,
  request,
}) => {
  await withoutStream(page);
  await begin(page);
  await openPage(page, centreAt('withdraw'));
  await fillForm(page, '35.00');
  const create = '**/wps/v2/wallets/withdrawals';
  let sent = 0;
  // The server does its work, but the answer is lost.
  await page.route(create, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await pane(page).getByRole('button', { name: 'Withdraw $35.00' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw $35.00' }).click();
  await expect(pane(page).getByText('We do not know yet whether this went through')).toBeVisible();
  expect(sent).toBe(1);
  await page.unroute(create);
  // The session ends elsewhere, so that sending again is refused.
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await request.delete('/wps/session/logout', { headers: { Authorization: `Bearer ${token}` } });
  await pane(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Please log in first')).toBeVisible();
  const login = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Username' }) });
  await typeLogin(login, MEMBER);
  await sendLogin(page, login);
  await goOn(page);
  await openPage(page, centreAt('withdraw'));
  await expect(pane(page).getByText('We do not know yet whether this went through')).toBeVisible();
  await pane(page).getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await pane(page).getByRole('button', { name: 'Send again' }).click();
  await expect(pane(page).getByText('Withdrawal of $35.00 requested')).toBeVisible();
  await openPage(page, centreAt('withdraw'));
  const rows = pane(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button') });
  await expect(rows.filter({ hasText: '$35.00' })).toHaveCount(1);
});

test('without a network a form sends nothing, keeps what was typed, and says so; then it goes on', async ({
  page,
  context,
}) => {
  await begin(page);
  await openPage(page, centreAt('withdraw'));
  await fillForm(page, '45.00');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/wps/v2/wallets/withdrawals')) sent += 1;
  });
  await context.setOffline(true);
  const action = { name: 'Withdraw $45.00' };
  await pane(page).getByRole('button', action).click();
  await page.getByRole('alertdialog').getByRole('button', action).click();
  const told = pane(page).getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(told).toContainText('Nothing was sent, and your entries are kept. Try again once you are connected.');
  await expect(pane(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('45.00');
  await expect(pane(page).getByLabel('Payment password', { exact: true })).toHaveValue(PAYMENT_PASSWORD);
  await expectAccessible(page);
  expect(sent).toBe(0);
  await context.setOffline(false);
  await told.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alertdialog').getByRole('button', action).click();
  await expect(pane(page).getByText('Withdrawal of $45.00 requested')).toBeVisible();
  expect(sent).toBe(1);
});

test('WALLET-11 VALID-37 MEMBER-22 @phone an account is bound, and a rejected withdrawal comes back with its reason', async ({
  page,
  request,
}) => {
  // The phone's header has no account menu.
  await page.goto(`/vip?token=${await newTicket(page.request, MEMBER)}`);
  await goOn(page);
  await openPage(page, centreAt('withdraw'));
  await pane(page)
    .getByRole('button', { name: /^Add account/ })
    .click();
  const adding = page.getByRole('dialog', { name: 'Add an account' });
  await adding.getByLabel('Bank or e-wallet').selectOption('Sen Wallet');
  await adding.getByLabel('Account number').fill('12345');
  await adding.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await adding.getByRole('button', { name: 'Add account' }).click();
  await expect(adding.getByText('This is no account number of Sen Wallet. Please check the digits.')).toBeVisible();
  await expectAccessible(page);
  await adding.getByLabel('Account number').fill('\u202a0912-345 987\u202c');
  await adding.getByRole('button', { name: 'Add account' }).click();
  await expect(pane(page).getByRole('radio', { name: /Sen Wallet/ })).toBeChecked();
  await expectAccessible(page);
  await fillForm(page, '25.00');
  await pane(page).getByRole('button', { name: 'Withdraw $25.00' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw $25.00' }).click();
  await expect(pane(page).getByText('Withdrawal of $25.00 requested')).toBeVisible();
  const reference = pane(page).locator('dt', { hasText: 'Reference' }).locator('xpath=following-sibling::dd');
  const id = (await reference.first().textContent()) ?? '';
  await decide(request, id, 'reject', { reason: 'The wallet is in another name.' });
  await openRecord(page, id);
  await expect(pane(page).getByText('The wallet is in another name.')).toBeVisible();
  await expectAccessible(page);

  await openPage(page, centreAt('securityCenter'));
  await pane(page).getByRole('button', { name: 'Manage accounts' }).click();
  const accounts = page.getByRole('dialog', { name: 'Accounts to withdraw to' });
  const bound = accounts.getByRole('listitem').filter({ hasText: 'Sen Wallet' });
  await bound.getByRole('button', { name: 'Remove' }).click();
  const asking = page.getByRole('alertdialog');
  // The password manager tells nobody of the value that it fills.
  await fillWithoutEvent(asking.getByLabel('Payment password', { exact: true }), PAYMENT_PASSWORD);
  await asking.getByRole('button', { name: 'Remove' }).click();
  await expect(bound).toHaveCount(0);
});
