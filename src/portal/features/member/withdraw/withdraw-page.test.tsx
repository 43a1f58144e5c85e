// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getListBoundAccountsResponseMock } from '#generated/client/member-accounts/member-accounts.faker.ts';
import { getListBoundAccountsMockHandler } from '#generated/client/member-accounts/member-accounts.msw.ts';
import {
  getCreateWithdrawalResponseMock,
  getGetWithdrawalQuoteResponseMock,
  getGetWithdrawalResponseMock,
} from '#generated/client/wallet/wallet.faker.ts';
import {
  getCreateWithdrawalMockHandler,
  getGetWithdrawalMockHandler,
  getGetWithdrawalQuoteMockHandler,
} from '#generated/client/wallet/wallet.msw.ts';
import type { BoundAccount, BoundAccounts, WithdrawalQuote, WithdrawalState } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage, withTime } from '#portal/testing/centre.tsx';
import { heldAnswer, untilFree } from '#portal/testing/held-answer.ts';
import { withPortal } from '#portal/testing/portal.tsx';
import { sendPlain } from '#portal/testing/registration.ts';
import { factsOf } from '#portal/testing/shown.ts';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

/** Terms in which no two figures are alike, and two accounts, one of which has to wait. */
function answerTerms(change: Partial<WithdrawalQuote> = {}, bound: Partial<BoundAccounts> = {}): void {
  const [quote, accounts] = [getGetWithdrawalQuoteResponseMock(), getListBoundAccountsResponseMock()];
  const [account] = accounts.value.accounts;
  if (account === undefined) throw new Error('the contract has an example of an account');
  const waiting = { ...account, accountId: 'ba-1102', bankName: 'Sen Wallet', ending: '8812' };
  server.use(
    getGetWithdrawalQuoteMockHandler({
      ...quote,
      value: {
        ...quote.value,
        available: '1234.50',
        bonusBalance: '40.20',
        wageringLeft: '400.30',
        minAmount: '10.00',
        maxAmount: '900.00',
        dailyCount: 5,
        dailyCountUsed: 2,
        dailyAmount: '5000.00',
        dailyAmountUsed: '310.40',
        resetsAt: '2026-01-05T17:00:00Z',
        feeRate: 100,
        feeFixed: '0.50',
        arrivesMinutesMin: 6,
        arrivesMinutesMax: 45,
        ...change,
      },
    }),
    getListBoundAccountsMockHandler({
      ...accounts,
      value: {
        payeeName: 'NGUYEN MINH KHOA',
        accounts: [account, { ...waiting, usableFrom: '2026-01-06T09:30:00Z' }],
        maxAccounts: 3,
        ...bound,
      },
    }),
  );
}

/** What stands in the form. */
function shownIn(form: HTMLElement | null) {
  const texts = (selector: string) => [...(form?.querySelectorAll(selector) ?? [])].map((part) => part.textContent);
  return {
    heads: texts('h3').map((head, place) => [head, texts('h3 + span')[place]]),
    accounts: texts('label:has([type=radio])'),
    amount: texts('[id$=-limits], [id$=-help]'),
    cost: factsOf(form),
  };
}

test('MEMBER-05 WALLET-11 MEMBER-22 the form tells limits, fee, what arrives when, and what is left, up to the receipt', async () => {
  answerTerms();
  server.use(getGetWithdrawalMockHandler(receipt()));
  const { user, centre } = await openMemberPage('withdraw');
  const field = await centre.findByRole('textbox', { name: 'Amount' });
  const form = field.closest('form');
  const before = {
    heads: [
      ['Where should it go?', 'In the name NGUYEN MINH KHOA'],
      ['How much?', 'Today 2 of 5, $310.40 of $5,000.00'],
    ],
    accounts: ['Sao Mai BankEnding 4471', 'Sen WalletCan be used from Jan 6, 2026, 09:30'],
    amount: [
      'Min $10.00, max $900.00',
      'You can withdraw $1,234.50. A bonus of $40.20 cannot be withdrawn; $400.30 is left to stake.',
    ],
    cost: [
      ['Fee', '–'],
      ['You receive', '–'],
      ['Arrives in', '6 to 45 min'],
      ['Balance after', '–'],
    ],
  };
  expect(shownIn(form)).toEqual(before);
  await user.type(field, '200');
  expect(shownIn(form)).toEqual({
    ...before,
    amount: [before.amount[0], `That is $200.00. ${before.amount[1]}`],
    // 1% of 200.00 and 0.50.
    cost: [
      ['Fee', '$2.50'],
      ['You receive', '$197.50'],
      ['Arrives in', '6 to 45 min'],
      ['Balance after', '$1,034.50'],
    ],
  });
  await user.type(centre.getByLabelText('Payment password'), '730185');
  await user.click(centre.getByRole('button', { name: 'Withdraw $200.00' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Withdraw $200.00 to Sao Mai Bank ending 4471?' });
  expect(factsOf(asked)).toEqual([
    ['Account', 'Sao Mai Bank ending 4471'],
    ['Amount', '$200.00'],
    ['Fee', '$2.50'],
    ['You receive', '$197.50'],
  ]);
  await user.click(within(asked).getByRole('button', { name: 'Withdraw $200.00' }));
  const done = await centre.findByText('Withdrawal of $200.10 requested');
  expect(factsOf(done.parentElement?.parentElement ?? null)).toEqual([
    ['Account', 'Sao Mai Bank ending 4471'],
    ['Fee', '$2.60'],
    ['You receive', '$197.50'],
    ['Reference', 'wd-4009'],
  ]);
});

test('MEMBER-05 WALLET-02 WALLET-11 a withdrawal is sent to the account that was chosen, with the payment password', async () => {
  sendPlain();
  const { accounts } = getListBoundAccountsResponseMock().value;
  const others = accounts.map((account) => ({
    ...account,
    accountId: 'ba-1102',
    bankName: 'Sen Wallet',
    ending: '8812',
  }));
  answerTerms({}, { accounts: [...accounts, ...others] });
  const sent: unknown[] = [];
  server.use(
    getCreateWithdrawalMockHandler(async ({ request }) => {
      sent.push(await request.json());
      return getCreateWithdrawalResponseMock();
    }),
  );
  const { user, centre } = await openMemberPage('withdraw');
  await user.click(await centre.findByRole('radio', { name: /^Sen Wallet/ }));
  await user.type(centre.getByRole('textbox', { name: 'Amount' }), '200');
  await user.type(centre.getByLabelText('Payment password'), '730185');
  await user.click(centre.getByRole('button', { name: 'Withdraw $200.00' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Withdraw $200.00 to Sen Wallet ending 8812?' }));
  await user.click(asked.getByRole('button', { name: 'Withdraw $200.00' }));
  await waitFor(() => expect(sent).toEqual([{ amount: '200.00', accountId: 'ba-1102', paymentPassword: '730185' }]));
});

/** The withdrawal as the server has it. */
function receipt() {
  const answer = getGetWithdrawalResponseMock();
  const figures = { withdrawalId: 'wd-4009', amount: '200.10', fee: '2.60', receives: '197.50' };
  return { ...answer, value: { ...answer.value, withdrawal: { ...answer.value.withdrawal, ...figures } } };
}

test('I18N-01 MEMBER-05 WALLET-11 the form in Vietnamese, without a bonus', async () => {
  answerTerms({ bonusBalance: '0.00' });
  await showLanguage('VI');
  const { user, centre } = await openMemberPage('withdraw');
  const field = await centre.findByRole('textbox', { name: 'Số tiền' });
  await user.type(field, '200');
  expect(shownIn(field.closest('form'))).toEqual({
    heads: [
      ['Rút về đâu?', 'Đứng tên NGUYEN MINH KHOA'],
      ['Bao nhiêu?', 'Hôm nay 2/5 lần, $310.40 trên $5,000.00'],
    ],
    accounts: ['Sao Mai BankĐuôi 4471', 'Sen WalletDùng được từ 09:30 06/01/2026'],
    amount: ['Từ $10.00 đến $900.00', 'Tức là $200.00. Bạn có thể rút $1,234.50.'],
    cost: [
      ['Phí', '$2.50'],
      ['Bạn nhận', '$197.50'],
      ['Thời gian nhận', '6 đến 45 phút'],
      ['Số dư sau đó', '$1,034.50'],
    ],
  });
  expect(centre.getByRole('button', { name: /^Thêm tài khoản/ })).toBeDefined();
});

test.each([
  [5, null, 'Today 2 of 5'],
  [null, '5000.00', 'Today $310.40 of $5,000.00'],
  [null, null, 'Today $310.40'],
])(
  'MEMBER-05 WALLET-11 with a daily count of %s and sum of %s it tells just these',
  async (dailyCount, dailyAmount, told) => {
    answerTerms({ dailyCount, dailyAmount }, { maxAccounts: 2 });
    const { centre } = await openMemberPage('withdraw');
    expect((await centre.findByText('How much?')).nextElementSibling?.textContent).toBe(told);
    expect(centre.queryByRole('button', { name: /^Add account/ })).toBeNull();
  },
);

test.each([
  [
    { available: '9.99', maxAmount: '9.99' },
    'Your balance is too low to withdrawAt least $10.00 is needed, and $9.99 is available.',
  ],
  [{ maxAmount: '0.00' }, 'Today’s limit is reachedYou can withdraw again from Jan 5, 2026, 17:00.'],
])('MEMBER-05 WALLET-11 where nothing can be withdrawn it tells why instead', async (change, told) => {
  answerTerms(change);
  const { centre } = await openMemberPage('withdraw');
  const note = await centre.findByText(/^(Your balance is too low|Today’s limit)/);
  expect(note.parentElement?.textContent).toBe(told);
  expect(centre.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('VALID-37 without a real name it leads to the profile, which knows the way back', async () => {
  answerTerms({}, { payeeName: null });
  const { user, centre, panel } = await openMemberPage('withdraw');
  expect(await centre.findByText('Enter your full name first')).toBeDefined();
  expect(centre.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  await user.click(centre.getByRole('button', { name: 'Go to your profile' }));
  expect(await centre.findByRole('textbox', { name: 'Nickname' })).toBeDefined();
  expect(panel()).toBe('profile?for=withdraw');
});

/** The page of a member with one account. */
async function openWithAccount(change: Partial<BoundAccount>) {
  const answer = getListBoundAccountsResponseMock();
  const [account] = answer.value.accounts;
  if (account === undefined) throw new Error('the contract has an example of an account');
  const accounts = [{ ...account, ...change }];
  server.use(getListBoundAccountsMockHandler({ ...answer, value: { ...answer.value, accounts } }));
  return openMemberPage('withdraw');
}

/** How the withdrawal of the contract's example stands when it is read again. */
function showWithdrawal(state: WithdrawalState, reason: string | null): void {
  const { value, ...rest } = getGetWithdrawalResponseMock();
  const withdrawal = { ...value.withdrawal, state, reason };
  server.use(getGetWithdrawalMockHandler({ ...rest, value: { ...value, withdrawal } }));
}

test('MEMBER-05 WALLET-11 an account that is held back says from when it can be used, and the form why it is not sent', async () => {
  const { user, centre } = await openWithAccount({ usableFrom: '2099-01-06T09:30:00Z' });
  const account = await centre.findByRole('radio', { name: /Can be used from Jan 6, 2099/ });
  expect(account).toHaveProperty('disabled', true);
  await user.type(centre.getByRole('textbox', { name: 'Amount' }), '20');
  await user.click(centre.getByRole('button', { name: 'Withdraw $20.00' }));
  expect(await centre.findByText(/^None of your accounts can be used yet/)).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['requested', null, 'Withdrawal of $500.00 requested', /^The amount is held now/],
  ['received', null, 'Withdrawal of $500.00 received', 'The withdrawal is complete.'],
  ['rejected', 'The name is not yours.', 'Withdrawal of $500.00 rejected', 'The amount is back in your balance.'],
  ['returned', 'The bank sent it back.', 'Withdrawal of $500.00 returned', 'The amount is back in your balance.'],
] as const)(
  'MEMBER-05 WALLET-11 the receipt has the keyboard and follows a withdrawal that is %s',
  async (state, reason, title, text) => {
    showWithdrawal(state, reason);
    const { user, centre } = await openWithAccount({ usableFrom: '2020-01-06T09:30:00Z' });
    await user.type(await centre.findByRole('textbox', { name: 'Amount' }), '500');
    await user.type(centre.getByLabelText('Payment password'), '730185');
    await user.click(centre.getByRole('button', { name: 'Withdraw $500.00' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Withdraw $500.00' }));
    const receipt = (await centre.findByText(title)).parentElement;
    expect(document.activeElement).toBe(receipt);
    expect(centre.getByText(text)).toBeDefined();
    expect(centre.queryAllByText(reason ?? 'Reason').length > 0).toBe(reason !== null);
  },
);

test('another withdrawal begins when its limits are read again', async () => {
  const quote = getGetWithdrawalQuoteResponseMock();
  const reading = heldAnswer(quote, { ...quote, value: { ...quote.value, maxAmount: '4500.00' } });
  server.use(getGetWithdrawalQuoteMockHandler(reading.answer));
  const { user, centre } = await openWithAccount({ usableFrom: '2020-01-06T09:30:00Z' });
  await user.type(await centre.findByRole('textbox', { name: 'Amount' }), '500');
  await user.type(centre.getByLabelText('Payment password'), '730185');
  await user.click(centre.getByRole('button', { name: 'Withdraw $500.00' }));
  reading.hold();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw $500.00' }));
  const another = await centre.findByRole('button', { name: /Make another withdrawal/ });
  await user.click(another);
  expect(centre.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  reading.tell();
  await untilFree(another);
  await user.click(another);
  expect(centre.getByText('Min $10.00, max $4,500.00')).toBeDefined();
});
