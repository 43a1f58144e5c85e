// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  getGetDepositResponseMock,
  getListDepositsResponseMock,
  getMarkDepositPaidResponseMock,
} from '#generated/client/wallet/wallet.faker.ts';
import {
  getGetDepositMockHandler,
  getListDepositsMockHandler,
  getMarkDepositPaidMockHandler,
} from '#generated/client/wallet/wallet.msw.ts';
import type { Deposit, DepositDetail, DepositInstruction } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { withSavedFiles } from '#portal/entities/list/testing/saved-files.ts';
import { drawnCode, expectedCode } from '#portal/entities/testing/qr-modules.tsx';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage, withTime } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { cardsAround, factsOf, itemsOf, rowsAround } from '#portal/testing/shown.ts';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4, 15));
const saved = withSavedFiles();

/** A deposit in which no two figures are alike, as it stands before it is paid. */
function depositOf(change: Partial<Deposit>): Deposit {
  return {
    ...getGetDepositResponseMock().value.deposit,
    methodName: 'Bank transfer',
    state: 'pending',
    amount: '1200.00',
    fee: '3.10',
    creditedAmount: null,
    transferNote: 'LUMO3001',
    payerReference: null,
    reportedAt: null,
    promotionRefusal: null,
    failure: null,
    createdAt: '2026-01-05T09:35:00Z',
    expiresAt: '2026-01-05T10:35:00Z',
    creditedAt: null,
    ...change,
  };
}

async function openDeposit(change: Partial<Deposit>, detail: Partial<DepositDetail> = {}) {
  const answer = getGetDepositResponseMock();
  const value = { ...answer.value, deposit: depositOf(change), instruction: null, balanceAfter: null, ...detail };
  server.use(getGetDepositMockHandler({ ...answer, value }));
  const portal = await openMemberPage('depositv2?deposit=dep-3001');
  const article = await portal.centre.findByRole('article', { name: /LUMO3001/ });
  return {
    ...portal,
    shown: {
      head: article.querySelector('header')?.textContent,
      facts: factsOf(article),
      status: article.querySelector('[role=status]')?.textContent,
      notes: [...article.querySelectorAll(':scope > p')].map(({ textContent }) => textContent),
      steps: itemsOf(article.querySelector('ol') ?? article),
    },
    again: portal.centre.queryByRole('button', { name: /^(Make another deposit|Nạp lần nữa)$/ }),
  };
}

test('WALLET-11 MEMBER-04 the record of a deposit shows each of its figures, its steps, and what it brought', async () => {
  const { shown, again } = await openDeposit(
    {
      state: 'credited',
      creditedAmount: '1176.90',
      payerReference: 'FT26005-1147',
      promotionRefusal: 'It is for new players.',
    },
    { balanceAfter: '12680.50' },
  );
  expect(shown).toEqual({
    head: 'Deposit LUMO3001Bank transfer · Jan 5, 2026, 09:35Credited',
    facts: [
      ['You pay', '$1,200.00'],
      ['Fee', '$3.10'],
      ['Added to your balance', '$1,176.90'],
      ['Balance after', '$12,680.50'],
      ['Reference you gave', 'FT26005-1147'],
      ['Deposit number', 'dep-3001'],
    ],
    status: '$1,176.90 is in your balance',
    notes: [
      // 1,176.90 and the fee of 3.10.
      '$1,180.00 arrived instead of $1,200.00. Fee and balance go by what arrived.',
      'No bonus from the promotion. It is for new players.',
    ],
    steps: [
      'Waiting for paymentJan 5, 2026, 09:35, by you',
      'PaidJan 5, 2026, 09:37, by our staff',
      'CreditedJan 5, 2026, 09:40, by the system',
    ],
  });
  expect(again).not.toBeNull();
});

test('WALLET-14 MEMBER-04 the record of a deposit that was taken back says why, and keeps what came before', async () => {
  const step = (state: 'failed' | 'credited' | 'reversed', minute: string) =>
    ({ state, at: `2026-01-05T09:${minute}:00Z`, by: 'provider', note: null }) as const;
  const { shown } = await openDeposit(
    { state: 'reversed', failure: 'The payment was taken back.', creditedAmount: '1196.90' },
    {
      timeline: [
        ...getGetDepositResponseMock().value.timeline.slice(0, 1),
        step('failed', '50'),
        step('credited', '51'),
        step('reversed', '59'),
      ],
    },
  );
  expect(shown.head).toMatch(/Taken back$/);
  expect(shown.status).toBe('The payment was taken back.');
  expect(shown.steps).toEqual([
    expect.stringMatching(/^Waiting for payment/),
    expect.stringMatching(/^Failed.+by the payment provider$/),
    expect.stringMatching(/^Credited/),
    expect.stringMatching(/^Taken back.+by the payment providerThe payment was taken back\.$/),
  ]);
});

test('I18N-01 WALLET-11 MEMBER-04 the record of a deposit that failed says why, here in Vietnamese', async () => {
  await showLanguage('VI');
  const failed = { state: 'failed', at: '2026-01-05T09:50:00Z', by: 'provider', note: null } as const;
  const { shown, again } = await openDeposit(
    { state: 'failed', failure: 'Ngân hàng từ chối.' },
    { timeline: [...getGetDepositResponseMock().value.timeline.slice(0, 1), failed] },
  );
  expect(shown).toEqual({
    head: 'Khoản nạp LUMO3001Bank transfer · 09:35 05/01/2026Không thành công',
    facts: [
      ['Bạn trả', '$1,200.00'],
      ['Phí', '$3.10'],
      ['Mã lệnh nạp', 'dep-3001'],
    ],
    status: 'Ngân hàng từ chối.',
    notes: [],
    steps: [
      'Chờ thanh toán09:35 05/01/2026, bởi bạn',
      'Không thành công09:50 05/01/2026, bởi đơn vị thanh toánNgân hàng từ chối.',
    ],
  });
  expect(again).not.toBeNull();
});

test.each([
  ['pending', null, 'Waiting for payment', '', false],
  ['pending', '2026-01-05T09:36:00Z', 'Being checked', '', false],
  ['paid', '2026-01-05T09:36:00Z', 'Paid', 'Your payment has arrived. It will be in your balance in a moment.', true],
  ['expired', null, 'Expired', 'No payment arrived in time. If you have paid, it is credited once it arrives.', true],
] as const)('WALLET-11 a deposit that is %s, reported %s, is called %s', async (...given) => {
  const [state, reportedAt, name, told, canBeginAgain] = given;
  const { shown, again } = await openDeposit({ state, reportedAt });
  expect(shown).toMatchObject({
    head: `Deposit LUMO3001Bank transfer · Jan 5, 2026, 09:35${name}`,
    status: told,
    notes: [],
  });
  expect(again !== null).toBe(canBeginAgain);
});

test('the reference of a payment is sent without losing the keyboard', async () => {
  const sent = getMarkDepositPaidResponseMock();
  const waiting = { ...sent.value, deposit: { ...sent.value.deposit, payerReference: null, reportedAt: null } };
  server.use(getGetDepositMockHandler({ ...sent, value: waiting }), getMarkDepositPaidMockHandler(sent));
  const { user, centre } = await openMemberPage('depositv2?deposit=dep-3001');
  await user.click(await centre.findByRole('button', { name: 'I have paid' }));
  expect(document.activeElement).toBe(centre.getByRole('textbox', { name: 'Payment reference' }));
  await user.keyboard('FT26005-1147{Enter}');
  expect(document.activeElement).toBe(await centre.findByRole('button', { name: 'Correct the reference' }));
});

test.each([
  { arrived: 'more than announced', fee: '1.80', creditedAmount: '118.20', came: '$120.00' },
  { arrived: 'less than announced', fee: '1.20', creditedAmount: '78.80', came: '$80.00' },
  { arrived: 'what was announced', fee: '1.50', creditedAmount: '98.50', came: null },
])('WALLET-11 the record of a deposit tells where $arrived', async ({ fee, creditedAmount, came }) => {
  const { shown } = await openDeposit({ state: 'credited', amount: '100.00', fee, creditedAmount });
  const told = `${came} arrived instead of $100.00. Fee and balance go by what arrived.`;
  expect(shown.notes).toEqual(came === null ? [] : [told]);
});

const instruction: DepositInstruction = {
  kind: 'bank_transfer',
  payable: '1200.37',
  bankName: 'Sao Mai Bank',
  accountNumber: '19001000200',
  accountName: 'LUMO PAY',
  transferNote: 'LUMO3001-7',
  qrContent: null,
  redirectUrl: null,
};

const eWallet: Partial<DepositInstruction> = {
  kind: 'e_wallet_qr',
  bankName: null,
  accountNumber: null,
  transferNote: null,
};

/** The card that says how to pay, under its title. */
async function payment(title: string, change: Partial<DepositInstruction>, deposit: Partial<Deposit> = {}) {
  const { user, centre } = await openDeposit(deposit, { instruction: { ...instruction, ...change } });
  const card = centre.getByRole('heading', { name: title }).parentElement;
  return {
    user,
    centre,
    texts: [...(card?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent),
    facts: factsOf(card),
  };
}

test('WALLET-11 a bank transfer shows all that it is made by, with the exact amount to copy, and the time left', async () => {
  const { user, centre, texts, facts } = await payment('Transfer by bank', {});
  expect(facts).toEqual([
    ['Amount', '$1,200.37'],
    ['Bank', 'Sao Mai Bank'],
    ['Account number', '19001000200'],
    ['Account name', 'LUMO PAY'],
    ['Transfer note', 'LUMO3001-7'],
  ]);
  expect(texts).toEqual([
    'Transfer exactly this amount and write the note, so that we can match your payment.',
    'Pay within30:45',
  ]);
  await user.click(centre.getByRole('button', { name: 'Copy Amount' }));
  expect(await navigator.clipboard.readText()).toBe('1200.37');
  expect(centre.getByRole('button', { name: 'I have paid' })).toBeDefined();
});

test('WALLET-11 a bank transfer in dong shows the code of the bank beside all that it is made by by hand', async () => {
  const content = '00020101021238570010A0000007270127';
  const { centre, texts, facts } = await payment('Transfer by bank', { payable: '50000.00', qrContent: content });
  const picture = centre.getByRole('img', { name: 'Payment code for $50,000.00' });
  expect(drawnCode(picture)).toBe(expectedCode(content));
  expect(facts.map(([label]) => label)).toEqual(['Amount', 'Bank', 'Account number', 'Account name', 'Transfer note']);
  expect(texts).toEqual([
    'Open your bank’s app, scan the code, and check the name reads LUMO PAY. Amount and note are filled in.',
    'Is the app on this phone? Save the code and open it there as a picture.',
    'Or transfer by hand: exactly this amount, with the note, so that we can match your payment.',
    'Pay within30:45',
  ]);
  expect(centre.getByRole('button', { name: 'Save the code' })).toBeDefined();
  // A code of a bank is no address.
  expect(centre.queryByRole('link')).toBeNull();
});

test('I18N-01 WALLET-11 an e-wallet shows a code, the name to check and the amount, here in Vietnamese', async () => {
  await showLanguage('VI');
  const { centre, texts, facts } = await payment(
    'Quét mã để trả',
    { ...eWallet, qrContent: 'pay:lumo' },
    { expiresAt: '2026-01-05T10:04:00Z' },
  );
  expect(centre.getByRole('img', { name: 'Mã thanh toán cho $1,200.37' })).toBeDefined();
  expect(facts).toEqual([
    ['Bạn trả', '$1,200.37'],
    ['Chủ tài khoản', 'LUMO PAY'],
    ['Nội dung chuyển khoản', 'LUMO3001'],
  ]);
  expect(texts).toEqual([
    'Mở ví điện tử, quét mã và kiểm tra tên người nhận là LUMO PAY.',
    'Ví ở ngay trên điện thoại này? Lưu mã rồi mở ảnh trong ví, hoặc sao chép các thông tin ví hỏi.',
    'Đã hết thời gian. Tiền đến muộn vẫn được cộng.',
  ]);
  expect(centre.getByRole('button', { name: 'Tôi đã thanh toán' })).toBeDefined();
});

test('WALLET-11 the e-wallet of the same phone gets the code as a picture, the note by copying, or is opened by its address', async () => {
  const { user, centre } = await payment('Scan to pay', { ...eWallet, qrContent: 'senpay://pay?to=LUMOPAY' });
  const fill = vi.fn();
  const ink = { fillRect: () => undefined, translate: () => undefined, scale: () => undefined, fill };
  vi.stubGlobal('Path2D', class {});
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ink as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['the picture'])));
  await user.click(centre.getByRole('button', { name: 'Save the code' }));
  await waitFor(() => expect(saved).toMatchObject([{ name: 'LUMO3001.png', text: 'the picture' }]));
  // Its ground and its cells.
  expect(fill).toHaveBeenCalledTimes(2);
  await user.click(centre.getByRole('button', { name: 'Copy Transfer note' }));
  expect(await navigator.clipboard.readText()).toBe('LUMO3001');
  expect(centre.getByRole('link', { name: 'Open the wallet' }).getAttribute('href')).toBe('senpay://pay?to=LUMOPAY');
});

test.each(['00020101021238', 'pay:lumo', 'javascript://%0aalert(1)'])(
  'WALLET-11 the code %s is no address of a wallet',
  async (qrContent) => {
    const { centre } = await payment('Scan to pay', { ...eWallet, qrContent });
    expect(centre.queryByRole('link', { name: 'Open the wallet' })).toBeNull();
  },
);

test('WALLET-11 a card is paid on its own page, which nobody has to report', async () => {
  const { centre, texts, facts } = await payment(
    'Pay by card',
    { kind: 'card', redirectUrl: 'https://cards.example.com/pay/7' },
    { expiresAt: null },
  );
  const page = centre.getByRole('link', { name: 'Open the card page' });
  expect(page.getAttribute('href')).toBe('https://cards.example.com/pay/7');
  expect(texts).toEqual(['The card page opens in a new window. This page shows the result automatically.']);
  expect(facts).toEqual([]);
  expect(centre.queryByRole('button', { name: 'I have paid' })).toBeNull();
});

/** The list with a deposit of each state, and one that waits for an operator. */
async function openList(width?: number): Promise<Element> {
  const answer = getListDepositsResponseMock();
  const content = [
    depositOf({ depositId: 'dep-1', transferNote: 'LUMO1' }),
    depositOf({
      depositId: 'dep-2',
      transferNote: 'LUMO2',
      reportedAt: '2026-01-05T09:36:00Z',
      methodName: 'Sen Wallet',
    }),
    depositOf({ depositId: 'dep-3', transferNote: 'LUMO3', state: 'paid', amount: '30.30' }),
    depositOf({ depositId: 'dep-4', transferNote: 'LUMO4', state: 'credited', creditedAmount: '1196.90' }),
    depositOf({ depositId: 'dep-5', transferNote: 'LUMO5', state: 'failed', createdAt: '2026-01-04T08:20:00Z' }),
    depositOf({ depositId: 'dep-6', transferNote: 'LUMO6', state: 'expired', reportedAt: '2026-01-05T09:36:00Z' }),
  ];
  const totals = { amount: '6030.30', credited: '1196.80', fee: '18.60' };
  server.use(getListDepositsMockHandler({ ...answer, value: { content, totalPages: 1, totalElements: 6, totals } }));
  const { centre } = await openMemberPage('depositv2', width);
  return centre.findByText('LUMO3');
}

test('MEMBER-04 MEMBER-22 the deposits of the period show each figure, and the sums', async () => {
  const time = 'Jan 5, 2026, 09:35';
  expect(rowsAround(await openList())).toEqual([
    ['Time', 'Method', 'Reference', 'Amount', 'Credited', 'State'],
    [time, 'Bank transfer', 'LUMO1', '$1,200.00', '–', 'Waiting for payment'],
    [time, 'Sen Wallet', 'LUMO2', '$1,200.00', '–', 'Being checked'],
    [time, 'Bank transfer', 'LUMO3', '$30.30', '–', 'Paid'],
    [time, 'Bank transfer', 'LUMO4', '$1,200.00', '$1,196.90', 'Credited'],
    ['Jan 4, 2026, 08:20', 'Bank transfer', 'LUMO5', '$1,200.00', '–', 'Failed'],
    [time, 'Bank transfer', 'LUMO6', '$1,200.00', '–', 'Expired'],
    ['Total', '', '', '$6,030.30', '$1,196.80', ''],
  ]);
});

test('I18N-01 MEMBER-04 MEMBER-22 the deposits on a phone in Vietnamese', async () => {
  await showLanguage('VI');
  const card = (head: string, method: string, amount: string, credited: string, time = '09:35 05/01/2026') => [
    head,
    ['Thời gian', time],
    ['Cách nạp', method],
    ['Số tiền', amount],
    ['Đã cộng', credited],
  ];
  expect(cardsAround(await openList(390))).toEqual({
    cards: [
      card('LUMO1Chờ thanh toán', 'Bank transfer', '$1,200.00', '–'),
      card('LUMO2Đang kiểm tra', 'Sen Wallet', '$1,200.00', '–'),
      card('LUMO3Đã thanh toán', 'Bank transfer', '$30.30', '–'),
      card('LUMO4Đã cộng tiền', 'Bank transfer', '$1,200.00', '$1,196.90'),
      card('LUMO5Không thành công', 'Bank transfer', '$1,200.00', '–', '08:20 04/01/2026'),
      card('LUMO6Hết hạn', 'Bank transfer', '$1,200.00', '–'),
    ],
    totals: [
      ['Số tiền', '$6,030.30'],
      ['Đã cộng', '$1,196.80'],
    ],
  });
});
