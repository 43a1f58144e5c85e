// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { getGetWithdrawalResponseMock, getListWithdrawalsResponseMock } from '#generated/client/wallet/wallet.faker.ts';
import { getGetWithdrawalMockHandler, getListWithdrawalsMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import type { Withdrawal, WithdrawalDetail, WithdrawalDispute, WithdrawalState } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage, withTime } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { cardsAround, factsOf, itemsOf, rowsAround } from '#portal/testing/shown.ts';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 30, 15));

/** A withdrawal in which no two figures are alike. */
function withdrawalOf(change: Partial<Withdrawal>): Withdrawal {
  const { withdrawal } = getGetWithdrawalResponseMock().value;
  const [target, bankReference] = [{ ...withdrawal.target, bankName: 'Sao Mai Bank', ending: '4471' }, 'SMB-80312'];
  return { ...withdrawal, amount: '500.00', fee: '4.50', receives: '495.50', target, bankReference, ...change };
}

const way: WithdrawalDetail['timeline'] = [
  { state: 'requested', at: '2026-01-05T09:55:00Z', owner: 'member', note: null },
  { state: 'reviewing', at: '2026-01-05T10:05:00Z', owner: 'operator', note: 'Looked at' },
  { state: 'approved', at: '2026-01-05T10:15:00Z', owner: 'system', note: null },
  { state: 'paid', at: '2026-01-05T10:25:00Z', owner: 'bank', note: null },
];

/** The record of a withdrawal, as it is read. */
async function shown(change: Partial<Withdrawal>, detail: Partial<WithdrawalDetail>, panel = 'withdraw?id=wd-4001') {
  const answer = getGetWithdrawalResponseMock();
  const value = { ...answer.value, withdrawal: withdrawalOf(change), timeline: way, next: null, ...detail };
  const list = getListWithdrawalsResponseMock();
  const page = { ...list.value, content: [value.withdrawal] };
  server.use(
    getGetWithdrawalMockHandler({ ...answer, value }),
    getListWithdrawalsMockHandler({ ...list, value: page }),
  );
  const { centre } = await openMemberPage(panel);
  const article = await centre.findByRole('article', { name: '$500.00' });
  return {
    head: article.querySelector('header')?.textContent,
    facts: factsOf(article),
    steps: itemsOf(article.querySelector('ol') ?? article),
    notes: [...article.querySelectorAll(':scope > p')].map(({ textContent }) => textContent),
    question: [...article.querySelectorAll('section :is(h4, p, button, [role=timer])')].map((part) => part.textContent),
  };
}

test('WALLET-10 MEMBER-05 MEMBER-22 a paid withdrawal shows its figures, its way, and asks until when it has arrived', async () => {
  const next = { owner: 'member', action: 'confirm_received', deadline: '2026-01-05T10:55:00Z' } as const;
  expect(await shown({ state: 'paid' }, { next })).toEqual({
    head: '$500.00To Sao Mai Bank ending 4471Withdrawal wd-4001Paid',
    facts: [
      ['Fee', '$4.50'],
      ['You receive', '$495.50'],
      ['Holder', 'NGUYEN MINH KHOA'],
      ['Bank reference', 'SMB-80312'],
    ],
    steps: [
      'RequestedBy you09:55',
      'In reviewBy our team. Looked at10:05',
      'ApprovedAutomatically10:15',
      'PaidBy the bank. SMB-8031210:25',
      '5ReceivedYou confirm, or it counts at 10:55Next',
    ],
    notes: [],
    question: [
      'Has the money arrived?',
      '24:45',
      'Your turn, until 10:55. After that it counts as received. “Not received” stops the clock, and we ask the bank.',
      'Not received',
      'Received',
    ],
  });
});

const dispute: WithdrawalDispute = {
  reason: 'wrong_amount',
  text: null,
  at: '2026-01-05T10:28:00Z',
  answer: null,
  answeredAt: null,
};

test('I18N-01 WALLET-10 MEMBER-05 a withdrawal that has not arrived, in Vietnamese', async () => {
  await showLanguage('VI');
  const next = { owner: 'operator', action: 'answer_dispute', deadline: '2026-01-07T10:28:00Z' } as const;
  const last = { state: 'disputed', at: '2026-01-05T10:28:00Z', owner: 'member', note: null } as const;
  expect(await shown({ state: 'disputed' }, { next, dispute, timeline: [...way, last] })).toEqual({
    head: '$500.00Về Sao Mai Bank đuôi 4471Lệnh rút wd-4001Chưa nhận được',
    facts: [
      ['Phản ánh của bạn', 'Số tiền không đúng'],
      ['Phí', '$4.50'],
      ['Bạn nhận', '$495.50'],
      ['Chủ tài khoản', 'NGUYEN MINH KHOA'],
      ['Mã giao dịch ngân hàng', 'SMB-80312'],
    ],
    steps: [
      'Đã gửiDo bạn thực hiện09:55',
      'Đang xét duyệtDo đội ngũ chúng tôi thực hiện. Looked at10:05',
      'Đã duyệtTự động10:15',
      'Đã chuyển tiềnDo ngân hàng thực hiện. SMB-8031210:25',
      'Chưa nhận đượcDo bạn thực hiện10:28',
      '6Đã nhậnChúng tôi trả lời, hạn 10:28 07/01/2026Tiếp theo',
    ],
    notes: [],
    question: [
      'Chúng tôi đang tìm khoản tiền của bạn',
      'Bạn nhận câu trả lời trước 10:28 07/01/2026: chứng từ của ngân hàng, hoặc tiền được hoàn lại.',
      'Tiền đã đến rồi',
    ],
  });
});

test.each([
  ['Account closed', [['Reason', 'Account closed']]],
  // The answer is told once.
  ['The bank sent it back.', []],
] as const)(
  'WALLET-10 MEMBER-05 a withdrawal returned for "%s" shows report and answer, and asks nothing',
  async (...given) => {
    const [reason, told] = given;
    const answered = { ...dispute, text: 'I got only half.', answer: 'The bank sent it back.' };
    const { facts, notes, question } = await shown(
      { state: 'returned', reason, bankReference: null },
      { dispute: answered },
    );
    expect(facts).toEqual([
      ...told,
      ['Your report', 'I got only half.'],
      ['Our answer', 'The bank sent it back.'],
      ['Fee', '$4.50'],
      ['Holder', 'NGUYEN MINH KHOA'],
    ]);
    expect(notes).toEqual(['The amount is back in your balance.']);
    expect(question).toEqual([]);
  },
);

test.each([
  ['rejected', false],
  ['returned', false],
  ['received', true],
] as const)('WALLET-10 the record of a withdrawal that is %s tells what the member has', async (state, gets) => {
  const { facts, notes } = await shown({ state }, {});
  expect(facts.some(([name]) => name === 'You receive')).toBe(gets);
  expect(notes).toEqual(gets ? [] : ['The amount is back in your balance.']);
});

test('WALLET-10 MEMBER-05 beside the form the withdrawal under way shows its way alone', async () => {
  const next = { owner: 'operator', action: 'pay', deadline: '2026-01-05T11:15:00Z' } as const;
  const detail = { next, timeline: way.slice(0, 3) };
  expect(await shown({ state: 'approved', bankReference: null }, detail, 'withdraw')).toEqual({
    head: '$500.00To Sao Mai Bank ending 4471Withdrawal wd-4001Approved',
    facts: [],
    steps: [
      'RequestedBy you09:55',
      'In reviewBy our team. Looked at10:05',
      'ApprovedAutomatically10:15',
      '4PaidBy our team, due 11:15Next',
      '5Received',
    ],
    notes: [],
    question: [],
  });
});

const states: readonly WithdrawalState[] = [
  'requested',
  'reviewing',
  'approved',
  'paid',
  'received',
  'disputed',
  'rejected',
  'returned',
];

/** The list with a withdrawal of each state: that of 10n.00 costs n and was asked for at 0n:30. */
async function openList(width?: number): Promise<Element> {
  const answer = getListWithdrawalsResponseMock();
  const content = states.map((state, place) =>
    withdrawalOf({
      state,
      withdrawalId: `wd-${place + 1}`,
      amount: `10${place + 1}.00`,
      receives: '100.00',
      target: { ...withdrawalOf({}).target, ending: `900${place + 1}` },
      requestedAt: `2026-01-04T0${place + 1}:30:00Z`,
    }),
  );
  const totals = { amount: '836.00', received: '707.70', fee: '36.60' };
  server.use(getListWithdrawalsMockHandler({ ...answer, value: { content, totalPages: 1, totalElements: 8, totals } }));
  const { centre } = await openMemberPage('withdraw', width);
  return centre.findByText(`Sao Mai Bank ${width === 390 ? 'đuôi' : 'ending'} 9003`);
}

test('MEMBER-05 MEMBER-22 the withdrawals of the period show each figure, and the sums', async () => {
  const names = ['Requested', 'In review', 'Approved', 'Paid', 'Received', 'Not received', 'Rejected', 'Returned'];
  expect(rowsAround(await openList())).toEqual([
    ['Requested', 'Account', 'Amount', 'You receive', 'State'],
    ...names.map((name, place) => [
      `Jan 4, 2026, 0${place + 1}:30`,
      `Sao Mai Bank ending 900${place + 1}`,
      `$10${place + 1}.00`,
      // Of what is back nothing is received.
      place < 6 ? '$100.00' : '–',
      name,
    ]),
    ['Total', '', '$836.00', 'Received $707.70', ''],
  ]);
});

test('I18N-01 MEMBER-05 MEMBER-22 the withdrawals on a phone in Vietnamese', async () => {
  await showLanguage('VI');
  const names = [
    'Đã gửi',
    'Đang xét duyệt',
    'Đã duyệt',
    'Đã chuyển tiền',
    'Đã nhận',
    'Chưa nhận được',
    'Bị từ chối',
    'Đã hoàn tiền',
  ];
  expect(cardsAround(await openList(390))).toEqual({
    cards: names.map((name, place) => [
      `Sao Mai Bank đuôi 900${place + 1}${name}`,
      ['Thời gian', `0${place + 1}:30 04/01/2026`],
      ['Số tiền', `$10${place + 1}.00`],
      ['Bạn nhận', place < 6 ? '$100.00' : '–'],
    ]),
    totals: [
      ['Số tiền', '$836.00'],
      ['Bạn nhận', 'Đã nhận $707.70'],
    ],
  });
});
