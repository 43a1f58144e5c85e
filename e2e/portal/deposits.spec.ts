import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { balanceOf, centreAt, expectAccessible, openAs, operate } from './support.ts';

const depositPage = centreAt('depositv2');

/** The operator decides about the deposit that the page shows. */
async function decide(page: Page, act: 'confirm' | 'fail', data: object): Promise<void> {
  const panel = new URL(page.url()).searchParams.get('panel') ?? '';
  const depositId = new URLSearchParams(panel.split('?')[1]).get('deposit');
  await operate(page.request, 'POST', `deposits/${depositId}/${act}`, data);
}

const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

test('WALLET-01 WALLET-11 MEMBER-04 VALID-49 HEADER-05 the first deposit asks for the birthday; a bank transfer is credited once an operator has seen it', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember({ balance: '1000.00', payeeName: 'TRAN MINH ANH' });
  await openAs(page, account, '/index');
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByText('Before your first deposit')).toBeVisible();
  await page.getByRole('button', { name: 'Complete my profile' }).click();
  await page.getByLabel('Birthday').fill('1990-05-12');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Set a deposit limit first?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Maximum deposit' }).fill('2000');
  await page.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByText('Within your deposit limit, $2,000.00 left')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Set a deposit limit first?' })).toHaveCount(0);
  await page.getByRole('radio', { name: /Bank transfer/ }).press('Space');
  await amountField(page).fill('5');
  await page.getByRole('button', { name: 'Deposit', exact: true }).last().click();
  await expect(page.getByText('Enter at least $10.00.')).toBeVisible();
  await amountField(page).fill('1.000,50');
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
  await decide(page, 'confirm', { receivedAmount: '1000.50', bankReference: `SMB-${account}` });
  await expect(page.getByText('$1,000.50 is in your balance')).toBeVisible();
  await expect(balanceOf(page)).toHaveText('$2,000.50');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All deposits' }).click();
  await expect(page.getByRole('row', { name: /Bank transfer.*\$1,000\.50.*Credited/ })).toBeVisible();
});

test('@phone WALLET-11 MEMBER-04 on a phone an e-wallet pays by QR code, and a refused payment tells the reason', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember({ birthday: '1990-05-12', payeeName: 'TRAN MINH ANH' });
  await openAs(page, account, depositPage);
  await page.getByRole('radio', { name: /Sen Wallet/ }).press('Space');
  await page.getByRole('button', { name: '$50.00' }).click();
  await page.getByRole('button', { name: 'Deposit $50.00' }).click();
  await expect(page.getByRole('img', { name: 'Payment code for $50.00' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await decide(page, 'fail', { reason: 'The money came from another name.' });
  await expect(page.getByRole('status').getByText('The money came from another name.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Failed', { exact: true }).first()).toBeVisible();
});

test('WALLET-11 a card pays on the hosted page, with the fee shown before, also where the answer to the form is lost', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember({ birthday: '1990-05-12', payeeName: 'TRAN MINH ANH' });
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
  await expect(balanceOf(page)).toHaveText('$19.70');
  await page.getByRole('button', { name: 'All deposits' }).click();
  // The lost answer made no second deposit.
  await expect(page.getByRole('row', { name: /Debit card/ })).toHaveCount(1);
});
