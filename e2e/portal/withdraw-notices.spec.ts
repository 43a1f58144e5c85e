import type { APIRequestContext, Page } from '@playwright/test';
import { operatorKey, siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, goInside, newSession, openWith } from './support.ts';

// Here a withdrawal counts as received after a minute.
test.use({ baseURL: siteAt('guarded') });

/** No other story moves this member's money on this site. */
const MEMBER = 'agent01';
const PAYMENT_PASSWORD = '552013';
const withdrawals = '/wps/v2/wallets/withdrawals';

/** Asks for a withdrawal to the member's first account, as another device would. */
async function withdraw(request: APIRequestContext, token: string, amount: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const bound = await (await request.get('/wps/member/boundAccounts', { headers })).json();
  const answer = await request.post(withdrawals, {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    data: { amount, accountId: bound.value.accounts[0].accountId, paymentPassword: PAYMENT_PASSWORD },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).value.withdrawal.withdrawalId;
}

async function decide(request: APIRequestContext, id: string, act: string, data: object): Promise<void> {
  const answer = await request.post(`/wps/operator/withdrawals/${id}/${act}`, {
    headers: { 'X-Operator-Key': operatorKey, 'Idempotency-Key': crypto.randomUUID() },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const inbox = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Inbox/ });
const unread = async (page: Page) => Number(/\d+/.exec((await inbox(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
const balance = (page: Page) => page.getByRole('group', { name: 'Balance' }).locator('.num');

test('WALLET-04 a withdrawal that nobody answers counts as received after its minutes, and each step is told on another page', async ({
  page,
  request,
}) => {
  const token = await newSession(request, MEMBER);
  const streaming = page.waitForResponse((response) => response.url().endsWith('/wps/v2/stream'));
  await openWith(page, token, '/rng');
  await streaming;
  // The seeded messages: before they are counted the button has no number.
  await expect(inbox(page)).toHaveAccessibleName(/unread/);
  await expect(balance(page)).toContainText('.');
  const id = await withdraw(request, token, '70.00');
  // What the stream brings is there at once; polling takes half a minute.
  const soon = { timeout: 10_000 };
  const before = await unread(page);
  await decide(request, id, 'approve', {});
  await expect.poll(() => unread(page), soon).toBe(before + 1);
  const paidAt = Date.now();
  await decide(request, id, 'paid', { bankReference: 'HHB-20260105-9', paidAt: new Date(paidAt).toISOString() });
  await expect.poll(() => unread(page), soon).toBe(before + 2);
  const held = await balance(page).innerText();

  // Nobody answers.
  await expect.poll(() => unread(page), { timeout: 120_000 }).toBe(before + 3);
  expect(Date.now() - paidAt).toBeGreaterThanOrEqual(60_000);
  await expect(balance(page)).toHaveText(held);
  await inbox(page).click();
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre.getByText('Withdrawal of $70.00 counts as received').first().click();
  await expect(centre.getByText(/^1 minute has passed without an answer\./)).toBeVisible();
  await expectAccessible(page);
  await goInside(page, `/rng?${new URLSearchParams({ modal: 'memberCenter', panel: `withdraw?id=${id}` })}`);
  await expect(centre.getByText('Received', { exact: true }).first()).toBeVisible();
  await expect(centre.getByText('Automatically').first()).toBeVisible();
  await expect(centre.getByRole('button', { name: 'Not received' })).toBeHidden();
});
