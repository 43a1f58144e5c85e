// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSetMoneyLimitResponseMock } from '#generated/client/member-limits/member-limits.faker.ts';
import { getSetMoneyLimitMockHandler } from '#generated/client/member-limits/member-limits.msw.ts';
import {
  getCreateDepositResponseMock,
  getGetBalanceResponseMock,
  getListDepositMethodsResponseMock,
} from '#generated/client/wallet/wallet.faker.ts';
import {
  getCreateDepositMockHandler,
  getGetBalanceMockHandler,
  getGetDepositMockHandler,
  getListDepositMethodsMockHandler,
} from '#generated/client/wallet/wallet.msw.ts';
import type { DepositMethods } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { heldAnswer } from '#portal/testing/held-answer.ts';
import { withPortal } from '#portal/testing/portal.tsx';
import { sendPlain } from '#portal/testing/registration.ts';
import { factsOf } from '#portal/testing/shown.ts';

withPortal();

/** Opens the form with three methods: one without a fee, one with both kinds of fee, one that is closed. */
async function openForm(change: Partial<DepositMethods>) {
  const [answer, balance] = [getListDepositMethodsResponseMock(), getGetBalanceResponseMock()];
  const [method] = answer.value.methods;
  if (method === undefined) throw new Error('the contract has an example of a method');
  const methods = [
    { ...method, minAmount: '10.00', maxAmount: '5000.00', presets: ['5.00', '50.00', '700.00', '1000.00'] },
    {
      ...method,
      methodId: 'dm-ewallet',
      name: 'Sen Wallet',
      minAmount: '12.00',
      maxAmount: '600.00',
      feeRate: 150,
      feeFixed: '0.25',
      arrivesMinutesMin: 1,
      arrivesMinutesMax: 3,
    },
    { ...method, methodId: 'dm-card', name: 'Debit card', arrivesMinutesMax: 2, maintenance: true },
  ];
  server.use(
    getListDepositMethodsMockHandler({ ...answer, value: { ...answer.value, methods, ...change } }),
    getGetBalanceMockHandler({ ...balance, value: { ...balance.value, sumBalance: '4321.10' } }),
  );
  const { user, centre } = await openMemberPage('depositv2');
  const field = await centre.findByRole('textbox', { name: /^(Amount|Số tiền)$/ });
  await centre.findByText('$4,321.10');
  const form = field.closest('form');
  const texts = (selector: string) => [...(form?.querySelectorAll(selector) ?? [])].map((part) => part.textContent);
  const summary = centre.getByRole('heading', { name: /^(Your deposit|Khoản nạp của bạn)$/ }).parentElement;
  return {
    user,
    centre,
    field,
    shown: () => ({
      methods: texts('label:has([type=radio])'),
      amount: texts('[id$=-limits], [id$=-help]'),
      presets: texts('fieldset button[aria-pressed].num'),
      summary: factsOf(summary),
      within: summary?.querySelector(':scope > p')?.textContent,
    }),
  };
}

test('WALLET-01 WALLET-05 WALLET-11 MEMBER-04 MEMBER-22 the form tells limits, fee and time of each method, what is paid and what is added, and sends the chosen one', async () => {
  const { user, centre, field, shown } = await openForm({ limitRemaining: '800.00' });
  const before = {
    methods: [
      'Bank transfer5 to 15 min, no fee',
      'Sen Wallet1 to 3 min, fee 1.5% + $0.25Fastest',
      'Debit cardNot available now',
    ],
    amount: ['Min $10.00, max $800.00', ''],
    presets: ['$50.00', '$700.00'],
    summary: [
      ['Balance now', '$4,321.10'],
      ['You pay', '–'],
      ['Fee', '–'],
      ['Added to your balance', '–'],
    ],
    within: 'Within your deposit limit, $800.00 left',
  };
  expect(shown()).toEqual(before);
  await user.click(centre.getByRole('radio', { name: /^Sen Wallet/ }));
  await user.type(field, '200');
  expect(shown()).toEqual({
    ...before,
    amount: ['Min $12.00, max $600.00', 'That is $200.00.'],
    presets: ['$20.00', '$50.00', '$100.00', '$200.00', '$500.00'],
    // 1.5% of 200.00 and 0.25.
    summary: [
      ['Balance now', '$4,321.10'],
      ['You pay', '$200.00'],
      ['Fee', '$3.25'],
      ['Added to your balance', '$196.75'],
    ],
  });
  sendPlain();
  const sent: unknown[] = [];
  server.use(
    getCreateDepositMockHandler(async ({ request }) => {
      sent.push(await request.json());
      return getCreateDepositResponseMock();
    }),
  );
  await user.click(centre.getByRole('button', { name: 'Deposit $200.00' }));
  await waitFor(() => expect(sent).toEqual([{ methodId: 'dm-ewallet', amount: '200.00' }]));
});

test('I18N-01 WALLET-11 MEMBER-04 the form in Vietnamese, without a deposit limit', async () => {
  await showLanguage('VI');
  const { user, field, shown } = await openForm({ limitRemaining: null, limitResetsAt: null });
  await user.type(field, '1200,50');
  expect(shown()).toEqual({
    methods: [
      'Bank transfer5 đến 15 phút, miễn phí',
      'Sen Wallet1 đến 3 phút, phí 1,5% + $0.25Nhanh nhất',
      'Debit cardHiện chưa dùng được',
    ],
    amount: ['Từ $10.00 đến $5,000.00', 'Tức là $1,200.50.'],
    presets: ['$50.00', '$700.00', '$1,000.00'],
    summary: [
      ['Số dư hiện tại', '$4,321.10'],
      ['Bạn trả', '$1,200.50'],
      ['Phí', '$0.00'],
      ['Cộng vào số dư', '$1,200.50'],
    ],
    within: undefined,
  });
});

async function open(change: Partial<DepositMethods> = {}) {
  const answer = getListDepositMethodsResponseMock();
  server.use(getListDepositMethodsMockHandler({ ...answer, value: { ...answer.value, ...change } }));
  return openMemberPage('depositv2');
}

test('MEMBER-04 after a deposit the rest of the limit is less, also before it is read again', async () => {
  const terms = getListDepositMethodsResponseMock();
  const reading = heldAnswer(terms, terms);
  const made = getCreateDepositResponseMock();
  server.use(
    getListDepositMethodsMockHandler(reading.answer),
    getCreateDepositMockHandler(made),
    getGetDepositMockHandler(made),
  );
  const { user, centre } = await openMemberPage('depositv2');
  await user.type(await centre.findByRole('textbox', { name: 'Amount' }), '200');
  reading.hold();
  await user.click(centre.getByRole('button', { name: 'Deposit $200.00' }));
  await centre.findByRole('button', { name: 'I have paid' });
  await user.click(centre.getByRole('button', { name: 'All deposits' }));
  // 1,000.00 less 200.00
  expect(await centre.findByText('Within your deposit limit, $800.00 left')).toBeDefined();
  reading.tell();
});

test('MEMBER-04 WALLET-11 where the deposit limit is used up, the reason and its reset replace the button', async () => {
  const { centre } = await open({ limitRemaining: '5.00', limitResetsAt: '2026-01-11T17:00:00Z' });
  expect(await centre.findByText(/^Your deposit limit is used up. It resets on Jan 11, 2026/)).toBeDefined();
  expect(centre.queryByRole('button', { name: /^Deposit \$/ })).toBeNull();
});

test('MEMBER-04 WALLET-11 where too many deposits wait for payment it says so, and when one of them expires', async () => {
  const { user, centre } = await open();
  server.use(refuse('post', '/wps/v2/wallets/deposits', 429, 'rate_limited', { value: { retryAfterSeconds: 2_401 } }));
  await user.type(await centre.findByRole('textbox', { name: 'Amount' }), '20');
  await user.click(centre.getByRole('button', { name: 'Deposit $20.00' }));
  // 2,401 s are more than 40 minutes.
  const note = 'Too many of your deposits are waiting for payment. Pay one of them, or try again in 41 min.';
  expect((await centre.findByRole('alert')).textContent).toBe(note);
});

test('VALID-37 VALID-49 before the first deposit it asks for what the profile lacks', async () => {
  const { user, centre, panel } = await open({ missing: ['payee_name', 'birthday'], firstDeposit: true });
  expect(await centre.findByText('Before your first deposit')).toBeDefined();
  expect(centre.getByText(/real name.*date of birth/)).toBeDefined();
  expect(centre.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  await user.click(centre.getByRole('button', { name: 'Complete my profile' }));
  expect(await centre.findByRole('textbox', { name: 'Nickname' })).toBeDefined();
  expect(panel()).toBe('profile?for=depositv2');
});

test('before the first deposit it offers a limit, which can be left for another time', async () => {
  const sent: unknown[] = [];
  const answer = getSetMoneyLimitResponseMock();
  const { user, centre } = await open({ firstDeposit: true, limitRemaining: null });
  server.use(
    getSetMoneyLimitMockHandler(async ({ request }) => {
      sent.push(await request.json());
      return answer;
    }),
  );
  await user.click(await centre.findByRole('button', { name: 'Set limit' }));
  expect(centre.getByText('Enter an amount.')).toBeDefined();
  await user.click(centre.getByRole('radio', { name: 'Monthly' }));
  await user.type(centre.getByRole('textbox', { name: 'Maximum deposit' }), '500');
  await user.click(centre.getByRole('button', { name: 'Set limit' }));
  expect(await screen.findByText('Your deposit limit is set')).toBeDefined();
  expect(sent).toEqual([{ kind: 'deposit', period: 'month', amount: '500.00' }]);
  await user.click(centre.getByRole('button', { name: 'Not now' }));
  expect(centre.queryByRole('button', { name: 'Set limit' })).toBeNull();
  expect(centre.getByRole('textbox', { name: 'Amount' })).toBeDefined();
});

test('MEMBER-04 WALLET-11 a brand without methods says so', async () => {
  const { centre } = await open({ methods: [] });
  expect(await centre.findByText('No payment method is available right now')).toBeDefined();
});
