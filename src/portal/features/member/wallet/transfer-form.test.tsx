// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getGetConsolidatedFundsResponseMock,
  getGetMerchantWalletResponseMock,
  getTransferFundsResponseMock,
} from '#generated/client/wallet/wallet.faker.ts';
import {
  getGetConsolidatedFundsMockHandler,
  getGetMerchantWalletMockHandler,
  getTransferFundsMockHandler,
} from '#generated/client/wallet/wallet.msw.ts';
import type { WalletTransfer } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { factsOf } from '#portal/testing/shown.ts';

withPortal();

/** Opens the wallets; a transfer is answered with figures of its own. */
async function open(transfer: Partial<WalletTransfer>) {
  const [funds, layout, made] = [
    getGetConsolidatedFundsResponseMock(),
    getGetMerchantWalletResponseMock(),
    getTransferFundsResponseMock(),
  ] as const;
  const balances: Readonly<Record<string, string>> = { main: '1240.50', KIT: '35.70' };
  const wallets = funds.value.wallets.map((wallet) => ({ ...wallet, balance: balances[wallet.walletId] ?? '0.00' }));
  const vendors = layout.value.vendors.map((vendor) => ({ ...vendor, minTransfer: '2.00', maxTransfer: '900.00' }));
  const answer = { ...made.value.transfer, transferId: 'tr-2009', amount: '20.10', ...transfer };
  server.use(
    getGetConsolidatedFundsMockHandler({ ...funds, value: { ...funds.value, wallets } }),
    getGetMerchantWalletMockHandler({ ...layout, value: { ...layout.value, vendors } }),
    getTransferFundsMockHandler({ ...made, value: { ...made.value, transfer: answer } }),
  );
  const { user, centre } = await openMemberPage('transferFund');
  const field = await centre.findByRole('textbox', { name: /^(Amount|Số tiền)$/ });
  return {
    user,
    centre,
    send: async (text: string, question: string) => {
      await user.type(field, text);
      const told = [...(field.closest('form')?.querySelectorAll('[id$=-limits], [id$=-help]') ?? [])];
      await user.click(centre.getByRole('button', { name: /^(Transfer|Chuyển) \$/ }));
      const asked = await screen.findByRole('alertdialog', { name: question });
      const facts = factsOf(asked);
      await user.click(within(asked).getByRole('button', { name: /^(Transfer|Chuyển) \$/ }));
      const receipt = (await centre.findByText('tr-2009')).closest('dl');
      return {
        told: told.map(({ textContent }) => textContent),
        facts,
        receipt: factsOf(receipt),
        title: receipt?.previousElementSibling?.textContent,
        next: receipt?.nextElementSibling?.textContent,
      };
    },
    wallets: () => factsOf(centre.getByRole('heading', { name: /^(Good to know|Nên biết)$/ }).parentElement),
  };
}

test('MEMBER-03 WALLET-03 MEMBER-22 a transfer to a provider tells limits, both wallets, what is left, and what was done', async () => {
  const { send, wallets } = await open({ from: 'main', to: 'KIT' });
  expect(wallets()).toEqual([
    ['Main wallet', '$1,240.50'],
    ['Kite & Co', '$35.70'],
  ]);
  expect(await send('20', 'Transfer $20.00 from Main wallet to Kite & Co?')).toEqual({
    told: ['Min $2.00, max $900.00', 'That is $20.00. No fee.'],
    facts: [
      ['From', 'Main wallet'],
      ['To', 'Kite & Co'],
      ['Amount', '$20.00'],
      ['Left in Main wallet', '$1,220.50'],
    ],
    title: '$20.10 is in Kite & Co',
    receipt: [
      ['From', 'Main wallet'],
      ['To', 'Kite & Co'],
      ['Amount', '$20.10'],
      ['Reference', 'tr-2009'],
    ],
    next: 'You can play with it right away.',
  });
});

test('I18N-01 MEMBER-03 WALLET-03 a transfer back to the main wallet, here in Vietnamese', async () => {
  await showLanguage('VI');
  const { user, centre, send, wallets } = await open({ from: 'KIT', to: 'main' });
  await user.click(centre.getByRole('radio', { name: 'Về ví chính' }));
  expect(wallets()).toEqual([
    ['Kite & Co', '$35.70'],
    ['Ví chính', '$1,240.50'],
  ]);
  expect(await send('20', 'Chuyển $20.00 từ Kite & Co đến Ví chính?')).toEqual({
    told: ['Từ $2.00 đến $35.70', 'Tức là $20.00. Không mất phí.'],
    facts: [
      ['Từ', 'Kite & Co'],
      ['Đến', 'Ví chính'],
      ['Số tiền', '$20.00'],
      ['Còn lại trong Kite & Co', '$15.70'],
    ],
    title: '$20.10 đã vào Ví chính',
    receipt: [
      ['Từ', 'Kite & Co'],
      ['Đến', 'Ví chính'],
      ['Số tiền', '$20.10'],
      ['Mã giao dịch', 'tr-2009'],
    ],
    next: 'Bạn có thể chơi, chuyển hoặc rút số tiền này.',
  });
});

test('MEMBER-03 WALLET-12 a transfer that failed says so, and why', async () => {
  const failure = 'The provider did not accept the transfer.';
  const { send } = await open({ from: 'main', to: 'KIT', state: 'failed', failure, completedAt: null });
  expect(await send('20', 'Transfer $20.00 from Main wallet to Kite & Co?')).toMatchObject({
    title: '$20.10 was not transferred',
    next: failure,
  });
});
