// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getGetDebtMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import type { Debt } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { openMemberPage } from '../../testing/centre.tsx';
import { withPortal } from '../../testing/portal.tsx';

withPortal();

const owed: Debt = {
  amount: '18.00',
  currency: 'USD',
  deposits: true,
  entries: [
    {
      entryId: 'de-32',
      kind: 'paid',
      amount: '12.00',
      left: '18.00',
      reason: 'Paid by a bet',
      note: null,
      reference: { type: 'bet', id: 'b-6986' },
      at: '2026-01-03T09:10:00Z',
    },
    {
      entryId: 'de-31',
      kind: 'owed',
      amount: '30.00',
      left: '30.00',
      reason: 'The result of a draw was corrected',
      reference: { type: 'bet', id: 'b-6985' },
      note: 'A typing error.',
      at: '2026-01-02T11:32:00Z',
    },
  ],
};

function answerDebt(change: Partial<Debt> = {}): void {
  server.use(getGetDebtMockHandler({ success: true, value: { ...owed, ...change } }));
}

test.each(['transferFund', 'depositv2', 'withdraw', 'transferUpline'])(
  'MEMBER-03 MEMBER-05 WALLET-15 the page %s shows what the member owes, why, and how it is paid',
  async (page) => {
    answerDebt();
    await openMemberPage(page);
    const notice = await screen.findByRole('region', { name: 'What you owe' });
    within(notice).getByText('You owe $18.00');
    within(notice).getByText(/pays it off first, including deposits\. Until it is paid off, you cannot withdraw/);
    const changes = within(notice).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Paid by a bet.+\$12\.00 paid$/),
      expect.stringMatching(/^The result of a draw was correctedA typing error\..+\$30\.00 owed$/),
    ]);
  },
);

test('WALLET-15 while something is owed there is no form to withdraw, and without a debt there is', async () => {
  answerDebt();
  const { centre } = await openMemberPage('withdraw');
  await screen.findByRole('region', { name: 'What you owe' });
  expect(centre.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('WALLET-15 without a debt nothing of it is shown', async () => {
  const { centre } = await openMemberPage('withdraw');
  await centre.findByRole('textbox', { name: 'Amount' });
  expect(screen.queryByRole('region', { name: 'What you owe' })).toBeNull();
});

test('WALLET-15 a brand that spares deposits says so, in the language of the member', async () => {
  answerDebt({ deposits: false });
  await openMemberPage('transferFund');
  await screen.findByText(/pays it off first, except deposits\./);
  await showLanguage('VI');
  await screen.findByText('Bạn còn nợ $18.00');
  screen.getByText(/trừ tiền nạp\./);
});
