import type { APIRequestContext, Page } from '@playwright/test';
import { runOf, siteAt, spending, withSpare } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeIn, expectAccessible, newSession, openAs } from './support.ts';
import { playRound } from './vendor.ts';

test.use({ baseURL: siteAt('money') });

const centreAt = (panel: string) => `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`;
const pane = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

let transfers = 0;
/** Transfers to a wallet at a vendor by the API, as another device would. */
async function transfer(request: APIRequestContext, token: string, amount: string): Promise<void> {
  transfers += 1;
  const answer = await request.post('/wps/relay/GCS_walletTransfer', {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': `records-story-${process.pid}-${transfers}` },
    data: { from: 'main', to: 'KIT', amount },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('MEMBER-08 the account record shows each movement of money at once, with its reason and its cause', async ({
  page,
  request,
}, { retry }) => {
  const account = runOf(withSpare(spending.records), retry);
  const token = await newSession(request, account);
  await transfer(request, token, '21.30');
  await comeIn(page, '/index', account);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Account record' }).click();
  await expect(pane(page).getByRole('heading', { name: 'Account record' })).toBeVisible();
  const row = (amount: string) => pane(page).getByRole('row').filter({ hasText: amount });
  await expect(row('−$21.30')).toContainText('Transfer to Kite & Co');
  await expectAccessible(page);

  // A movement elsewhere appears without a reload.
  await transfer(request, token, '8.45');
  await expect(row('−$8.45')).toBeVisible();
  await row('−$8.45').getByRole('button').click();
  const record = pane(page).getByRole('article', { name: 'Transfer to Kite & Co' });
  await expect(record.getByText('−$8.45').first()).toBeVisible();
  await expect(record.getByRole('region', { name: 'Progress' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  // The address names the record.
  await page.reload();
  await expect(record.getByText('−$8.45').first()).toBeVisible();
  await pane(page).getByRole('button', { name: 'All movements' }).click();

  await pane(page).getByRole('combobox', { name: 'Direction' }).selectOption('Money in');
  await expect(row('−$8.45')).toBeHidden();
  await pane(page).getByRole('combobox', { name: 'Wallet' }).selectOption('Kite & Co');
  await expect(row('+$8.45')).toContainText('Transfer from the main wallet');
});

test('MEMBER-07 HEADER-09 a played round stands in the betting record with its evidence and its movements of money', async ({
  page,
  request,
}) => {
  const betId = await playRound(request, spending.records, '2.00', '7.40');
  await comeIn(page, '/index', spending.records);
  await page.getByRole('button', { name: 'Account menu' }).click();
  for (const name of ['Member centre', 'Account record', 'Sign out']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Betting record' }).click();
  await expect(pane(page).getByRole('heading', { name: 'Betting record' })).toBeVisible();
  await pane(page).getByRole('combobox', { name: 'Category' }).selectOption('Slots');
  const bet = pane(page).getByRole('button', { name: `Lantern Road, open bet ${betId}` });
  await expect(bet).toBeVisible();
  await expectAccessible(page);
  await bet.click();
  const record = pane(page).getByRole('article', { name: 'Lantern Road' });
  await expect(record.getByText('3 lanterns, x3.7')).toBeVisible();
  await expect(record.getByText('+$5.40')).toBeVisible();
  await expect(record.getByText(/^A round of the provider/)).toBeVisible();
  await expectAccessible(page);
  await pane(page).getByRole('button', { name: 'Movements of money' }).click();
  await expect(pane(page).getByRole('heading', { name: 'Account record' })).toBeVisible();
  await expect(pane(page).getByText('Stake, Lantern Road, −$2.00')).toBeVisible();
  await expect(pane(page).getByText('Payout, Lantern Road, +$7.40')).toBeVisible();
  // The entry of the ledger leads back to the bet.
  await pane(page).getByRole('button', { name: 'All movements' }).click();
  await pane(page)
    .getByRole('button', { name: `Stake, Lantern Road, open ${betId}` })
    .click();
  await expect(record).toBeVisible();
});

test('@phone the betting record on a phone: cards, a bet in their place, axe, and nothing wider than the screen', async ({
  page,
  request,
}) => {
  const betId = await playRound(request, spending.records, '2.00', '7.40');
  await openAs(page, spending.records, centreAt('personalHistoryCopy'));
  const bet = pane(page).getByRole('button', { name: `Lantern Road, open bet ${betId}` });
  await expect(bet).toBeVisible();
  await expectAccessible(page);
  await bet.click();
  await expect(pane(page).getByRole('article', { name: 'Lantern Road' })).toBeVisible();
  await expect(bet).toBeHidden();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('@phone the account record on a phone: cards, axe, and nothing wider than the screen', async ({
  page,
  request,
}) => {
  await transfer(request, await newSession(request, spending.records), '5.60');
  await openAs(page, spending.records, centreAt('transactionHistory'));
  await expect(pane(page).getByRole('listitem').filter({ hasText: '−$5.60' }).first()).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
