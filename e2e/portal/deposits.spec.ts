import type { Page } from '@playwright/test';
import { operatorKey, runOf, siteAt, spending, withSpare } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, hasBirthday, openAs } from './support.ts';

test.use({ baseURL: siteAt('money') });

const depositPage = `/index?${new URLSearchParams({ modal: 'memberCenter', panel: 'depositv2' })}`;

/** The operator decides about the deposit that the page shows. */
async function decide(page: Page, act: 'confirm' | 'fail', data: object): Promise<void> {
  const depositId = new URLSearchParams(new URL(page.url()).searchParams.get('panel')?.split('?')[1]).get('deposit');
  const answer = await page.request.post(`/wps/operator/deposits/${depositId}/${act}`, {
    headers: { 'X-Operator-Key': operatorKey, 'Idempotency-Key': `decide-${act}-${depositId}` },
    data,
  });
  expect(answer.ok()).toBe(true);
}

const depositing = withSpare(spending.deposits);
const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

test('WALLET-01 WALLET-11 MEMBER-04 VALID-49 the first deposit asks for the birthday; a bank transfer is credited once an operator has seen it', async ({
  page,
}, { retry }) => {
  await openAs(page, runOf(depositing, retry), '/index');
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByText('Before your first deposit')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete my profile' }).click();
  await page.getByLabel('Birthday').fill('1990-05-12');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Birthday')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Set a deposit limit first?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Most to deposit' }).fill('2000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByText('Within your deposit limit, $2,000.00 left')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Set a deposit limit first?' })).toHaveCount(0);
  const balance = page.getByRole('group', { name: 'Balance' });
  await expect(balance).toContainText('.');
  const before = Number((await balance.textContent())?.replace(/[^0-9.]/g, ''));
  await page.getByRole('radio', { name: /Bank transfer/ }).press('Space');
  await amountField(page).fill('5');
  await page.getByRole('button', { name: 'Deposit', exact: true }).last().click();
  await expect(page.getByText('Enter at least $10.00.')).toBeVisible();
  await amountField(page).fill('1.000,50');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deposit $1,000.50' }).click();
  await expect(page.getByText('Sao Mai Bank')).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Time left to pay' })).toHaveText(/^(60:00|59:\d\d)$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await page.getByRole('textbox', { name: 'Payment reference' }).fill('ab');
  await page.getByRole('button', { name: 'Send reference' }).click();
  await expect(page.getByText(/Enter the reference with 4 to 60/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Payment reference' }).fill('FT26005-1147');
  await page.getByRole('button', { name: 'Send reference' }).click();
  await expect(page.getByText('Being checked')).toBeVisible();
  await decide(page, 'confirm', { receivedAmount: '1000.50', bankReference: 'SMB-IN-1' });
  await expect(page.getByText('$1,000.50 is in your balance')).toBeVisible();
  await expect(balance).toContainText(
    (before + 1000.5).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All deposits' }).click();
  await expect(page.getByRole('row', { name: /Bank transfer.*\$1,000\.50.*Credited/ })).toBeVisible();
});

test('WALLET-11 an e-wallet pays by QR code, and a refused payment tells the reason', async ({ page }, { retry }) => {
  const account = runOf(depositing, retry);
  await hasBirthday(page.request, account);
  await openAs(page, account, depositPage);
  await page.getByRole('radio', { name: /Sen Wallet/ }).press('Space');
  await page.getByRole('button', { name: '$50.00' }).click();
  await page.getByRole('button', { name: 'Deposit $50.00' }).click();
  await expect(page.getByRole('img', { name: 'Payment code for $50.00' })).toBeVisible();
  await expectAccessible(page);
  await decide(page, 'fail', { reason: 'The money came from another name.' });
  await expect(page.getByRole('status').getByText('The money came from another name.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Failed', { exact: true }).first()).toBeVisible();
});

test('WALLET-11 a card pays on the hosted page, with the fee shown before, also where the answer to the form is lost', async ({
  page,
}, { retry }) => {
  const account = runOf(depositing, retry);
  await hasBirthday(page.request, account);
  await openAs(page, account, depositPage);
  await page.getByRole('radio', { name: /Debit card/ }).press('Space');
  await amountField(page).fill('20');
  await expect(page.getByText('$19.70')).toBeVisible();
  const create = '**/wps/v2/wallets/deposits';
  // The server makes the deposit, but the answer is lost.
  await page.route(create, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Deposit $20.00' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(create);
  await page.getByRole('button', { name: 'Try again' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the card page' }).click();
  const hosted = await opened;
  await expectAccessible(hosted);
  await hosted.getByRole('button', { name: 'Pay $20.00' }).click();
  await expect(hosted.getByText('Paid. You can close this page.')).toBeVisible();
  await expect(page.getByText('$19.70 is in your balance')).toBeVisible();
  await page.getByRole('button', { name: 'All deposits' }).click();
  // The lost answer made no second deposit.
  await expect(page.getByRole('row', { name: /Debit card/ })).toHaveCount(1);
});

test('WALLET-11 MEMBER-04 a deposit on a phone: declined card @phone', async ({ page }) => {
  await hasBirthday(page.request, spending.phoneDeposits);
  await openAs(page, spending.phoneDeposits, depositPage);
  await page.getByRole('radio', { name: /Debit card/ }).press('Space');
  await amountField(page).fill('25');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deposit $25.00' }).click();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the card page' }).click();
  await (await opened).getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByText('The payment was declined.').first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});
