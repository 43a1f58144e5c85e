// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { DepositMethods } from '../../../../generated/client/model/index.ts';
import {
  getGetBalanceResponseMock,
  getListDepositMethodsResponseMock,
} from '../../../../generated/client/wallet/wallet.faker.ts';
import {
  getGetBalanceMockHandler,
  getListDepositMethodsMockHandler,
} from '../../../../generated/client/wallet/wallet.msw.ts';
import { server } from '../../../mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { openCentre } from '../testing/centre.ts';
import { withPortal } from '../testing/portal.tsx';
import { factsOf } from '../testing/shown.ts';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

/** Opens the form with three methods: one without a fee, one with both kinds of fee, one that is closed. */
async function openForm(change: Partial<DepositMethods>) {
  const [answer, balance] = [getListDepositMethodsResponseMock(), getGetBalanceResponseMock()];
  const [method] = answer.value.methods;
  if (method === undefined) throw new Error('the contract has an example of a method');
  const methods = [
    { ...method, minAmount: '10.00', maxAmount: '5000.00', presets: ['5.00', '50.00', '700.00', '1000.00'] },
    {
      ...{ ...method, methodId: 'dm-ewallet', name: 'Sen Wallet', minAmount: '12.00', maxAmount: '600.00' },
      ...{ feeRate: 150, feeFixed: '0.25', arrivesMinutesMin: 1, arrivesMinutesMax: 3 },
    },
    { ...method, methodId: 'dm-card', name: 'Debit card', arrivesMinutesMax: 2, maintenance: true },
  ];
  server.use(
    getListDepositMethodsMockHandler({ ...answer, value: { ...answer.value, methods, ...change } }),
    getGetBalanceMockHandler({ ...balance, value: { ...balance.value, sumBalance: '4321.10' } }),
  );
  const { user, centre } = await openCentre('depositv2');
  const field = await centre.findByRole('textbox', { name: /^(Amount|Số tiền)$/ });
  await centre.findByText('$4,321.10');
  const form = field.closest('form');
  const texts = (selector: string) => [...(form?.querySelectorAll(selector) ?? [])].map((part) => part.textContent);
  const summary = centre.getByRole('heading', { name: /^(Your deposit|Khoản nạp của bạn)$/ }).parentElement;
  return {
    ...{ user, centre, field },
    shown: () => ({
      methods: texts('label:has([type=radio])'),
      amount: texts('[id$=-limits], [id$=-help]'),
      presets: texts('fieldset button[aria-pressed].num'),
      summary: factsOf(summary),
      within: summary?.querySelector(':scope > p')?.textContent,
    }),
  };
}

test('WALLET-11 MEMBER-04 the form tells limits, fee and time of each method, what is paid and what is added', async () => {
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
  expect(centre.getByRole('button', { name: 'Deposit $200.00' })).toBeDefined();
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
