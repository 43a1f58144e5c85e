import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import {
  balanceOf,
  centreAt,
  centreOf,
  expectAccessible,
  fillWithoutEvent,
  goInside,
  goOn,
  openAs,
  operate,
  sendLogin,
  typeLogin,
  withoutStream,
} from './support.ts';

const paymentPassword = '552013';
const owner = {
  balance: '1000.00',
  payeeName: 'LE THU HA',
  birthday: '1990-05-12',
  paymentPassword,
  bankAccount: true,
} as const;

async function fillForm(page: Page, amount: string): Promise<void> {
  await centreOf(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
  await centreOf(page).getByLabel('Payment password', { exact: true }).fill(paymentPassword);
}

/** Sends the filled-in form, and answers the question. */
async function send(page: Page, amount: string, answer: 'click' | 'dblclick' = 'click'): Promise<void> {
  const action = { name: `Withdraw $${amount}` };
  await centreOf(page).getByRole('button', action).click();
  await page.getByRole('alertdialog').getByRole('button', action)[answer]();
}

/** The id of the withdrawal that was just requested. */
async function requestedId(page: Page, amount: string): Promise<string> {
  await expect(centreOf(page).getByText(`Withdrawal of $${amount} requested`)).toBeVisible();
  const reference = centreOf(page).locator('dt', { hasText: 'Reference' }).locator('xpath=following-sibling::dd');
  return (await reference.first().textContent()) ?? '';
}

const decide = (page: Page, id: string, act: string, data: object) =>
  operate(page.request, 'POST', `withdrawals/${id}/${act}`, data);

test('MEMBER-05 WALLET-02 WALLET-10 HEADER-05 a withdrawal is requested, paid and confirmed as received', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember(owner);
  // The home page would ask for the answer at once.
  await openAs(page, account, '/vip');
  await page.getByRole('banner').getByRole('button', { name: 'Withdraw' }).click();
  const pane = centreOf(page);
  await expect(pane.getByRole('heading', { name: 'Withdraw', exact: true })).toBeVisible();
  await expect(pane.getByRole('radio', { name: /Sao Mai Bank/ })).toBeChecked();
  await expect(pane.getByText('In the name LE THU HA')).toBeVisible();
  await fillForm(page, '9.99');
  await pane.locator('form').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(pane.getByRole('alert')).toContainText('Enter at least $10.00.');
  await fillForm(page, '120.00');
  // A second press sends nothing more.
  await send(page, '120.00', 'dblclick');
  const id = await requestedId(page, '120.00');
  await expect(pane.getByText('$120.00 held')).toBeVisible();
  await expect(balanceOf(page)).toHaveText('$880.00');
  await expectAccessible(page);

  // What an operator does is seen without a reload.
  await goInside(page, centreAt(`withdraw?id=${id}`));
  await expect(pane.getByText(/^By our team, due/)).toBeVisible();
  await decide(page, id, 'approve', {});
  await decide(page, id, 'paid', { bankReference: `HHB-${account}`, paidAt: new Date().toISOString() });
  await expect(pane.getByText('Has the money arrived?')).toBeVisible();
  await expect(pane.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
  await expectAccessible(page);

  // The home page asks too.
  await page.goto('/index');
  const asked = page.getByRole('dialog', { name: 'Has the money arrived?' });
  await expect(asked.getByText('$120.00', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Received', exact: true }).click();
  await expect(page.getByText('Thank you. The withdrawal is complete.')).toBeVisible();
  await goInside(page, centreAt(`withdraw?id=${id}`));
  await expect(pane.getByText(`HHB-${account}`).first()).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Not received' })).toBeHidden();
  await expect(balanceOf(page)).toHaveText('$880.00');
});

test('WALLET-11 API-79 without a network, after a lost answer and after the end of the session nothing typed is lost, and nothing is sent twice', async ({
  page,
  context,
  newMember,
}) => {
  const { account } = await newMember(owner);
  await withoutStream(page);
  await openAs(page, account, centreAt('withdraw'));
  const pane = centreOf(page);
  const create = '**/wps/v2/wallets/withdrawals';
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/wps/v2/wallets/withdrawals')) sent += 1;
  });
  await fillForm(page, '35.00');
  await context.setOffline(true);
  await send(page, '35.00');
  const told = pane.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(told).toContainText('Nothing was sent, and your entries are kept. Try again once you are connected.');
  await expect(pane.getByRole('textbox', { name: 'Amount' })).toHaveValue('35.00');
  await expect(pane.getByLabel('Payment password', { exact: true })).toHaveValue(paymentPassword);
  await expectAccessible(page);
  expect(sent).toBe(0);
  await context.setOffline(false);

  // The server does its work, but the answer is lost.
  await page.route(create, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await told.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw $35.00' }).click();
  const unknown = pane.getByText('We do not know yet whether this went through');
  await expect(unknown).toBeVisible();
  expect(sent).toBe(1);
  await page.unroute(create);
  // The session ends elsewhere, so that sending again is refused.
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await page.request.delete('/wps/session/logout', { headers: { Authorization: `Bearer ${token}` } });
  await pane.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Please log in first')).toBeVisible();
  const login = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Username' }) });
  await typeLogin(login, account);
  await sendLogin(page, login);
  await goOn(page);
  await page.goto(centreAt('withdraw'));
  await expect(unknown).toBeVisible();
  await pane.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  await pane.getByRole('button', { name: 'Send again' }).click();
  await requestedId(page, '35.00');
  await page.goto(centreAt('withdraw'));
  const rows = pane.getByRole('row').filter({ has: page.getByRole('button') });
  await expect(rows.filter({ hasText: '$35.00' })).toHaveCount(1);
});

test('@phone WALLET-11 VALID-37 MEMBER-22 on a phone an account is bound, a rejected withdrawal comes back with its reason, and the account is removed', async ({
  page,
  newMember,
}) => {
  const { bankAccount: _none, ...unbound } = owner;
  const { account } = await newMember(unbound);
  await openAs(page, account, centreAt('withdraw'));
  const pane = centreOf(page);
  await pane.getByRole('button', { name: /^Add account/ }).click();
  const adding = page.getByRole('dialog', { name: 'Add an account' });
  await adding.getByLabel('Bank or e-wallet').selectOption('Sen Wallet');
  await adding.getByLabel('Account number').fill('12345');
  await adding.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  await adding.getByRole('button', { name: 'Add account' }).click();
  await expect(adding.getByText('This is not a Sen Wallet account number. Please check the digits.')).toBeVisible();
  await expectAccessible(page);
  await adding.getByLabel('Account number').fill('\u202a0912-345 987\u202c');
  await adding.getByRole('button', { name: 'Add account' }).click();
  await expect(pane.getByRole('radio', { name: /Sen Wallet/ })).toBeChecked();
  await expect(pane.getByText('In the name LE THU HA')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await fillForm(page, '25.00');
  await send(page, '25.00');
  const id = await requestedId(page, '25.00');
  await decide(page, id, 'reject', { reason: 'The wallet is in another name.' });
  await goInside(page, centreAt(`withdraw?id=${id}`));
  await expect(pane.getByText('The wallet is in another name.')).toBeVisible();
  await expectAccessible(page);

  await goInside(page, centreAt('securityCenter'));
  await pane.getByRole('button', { name: 'Manage accounts' }).click();
  const accounts = page.getByRole('dialog', { name: 'Accounts to withdraw to' });
  const bound = accounts.getByRole('listitem').filter({ hasText: 'Sen Wallet' });
  await bound.getByRole('button', { name: 'Remove' }).click();
  const asking = page.getByRole('alertdialog');
  // The password manager tells nobody of the value that it fills.
  await fillWithoutEvent(asking.getByLabel('Payment password', { exact: true }), paymentPassword);
  await asking.getByRole('button', { name: 'Remove' }).click();
  await expect(bound).toHaveCount(0);
});
