// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, test } from 'vitest';
import { getListTransactionHistoryResponseMock } from '#generated/client/wallet/wallet.faker.ts';
import { getListTransactionHistoryMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import type { LedgerEntry, LedgerKind } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage, withTime } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { cardsAround, factsOf, itemsOf, rowsAround } from '#portal/testing/shown.ts';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

const totals = {
  openingBalance: '12480.50',
  moneyIn: '217.40',
  moneyOut: '629.10',
  net: '-411.70',
  closingBalance: '12068.80',
};

const kinds: readonly LedgerKind[] = [
  'deposit',
  'withdrawal',
  'transfer_in',
  'transfer_out',
  'bet',
  'prize',
  'refund',
  'promotion',
  'rebate',
  'salary',
  'dividend',
  'points',
  'debt',
  'adjustment',
];

/** An entry of each kind; the first has neither a cause nor a note. */
const entries = kinds.map((kind, place): LedgerEntry => {
  const two = String(place + 10);
  return {
    entryId: `le-${two}`,
    at: `2026-01-04T${two}:30:00Z`,
    walletId: 'main',
    kind,
    amount: place % 2 === 0 ? `${two}.50` : `-${two}.50`,
    balanceAfter: `5${two}.25`,
    reason: `Reason ${two}`,
    reference: place === 0 ? null : { type: 'bet', id: `b-${two}` },
    note: place === 1 ? 'By hand' : null,
  };
});

async function open(panel: string, content: LedgerEntry[], width?: number) {
  const answer = getListTransactionHistoryResponseMock();
  const page = { content, totalPages: 1, totalElements: content.length, totals };
  server.use(getListTransactionHistoryMockHandler({ ...answer, value: page }));
  return openMemberPage(panel, width);
}

/** The sums above the entries, and an element of an entry. */
async function openList(opening: string, width?: number) {
  const { centre } = await open('transactionHistory', [...entries], width);
  const entry = await centre.findByText('Reason 12');
  return {
    entry,
    buttons: centre.queryAllByRole('button', { name: /^Reason 10/ }),
    sums: sumsOf(centre.getByText(opening)),
  };
}

const sumsOf = (label: Element) => factsOf(label.closest('dl'));

test('MEMBER-08 MEMBER-22 each movement shows time, reason, type, amount and balance, below the sums of the period', async () => {
  const { entry, sums, buttons } = await openList('Balance before');
  expect(sums).toEqual([
    ['Balance before', '$12,480.50'],
    ['Money in', '$217.40'],
    ['Money out', '$629.10'],
    ['Balance at the end', '$12,068.80'],
  ]);
  const row = (two: string, type: string, amount: string, note = '') => [
    `Jan 4, 2026, ${two}:30`,
    `Reason ${two}${note}`,
    type,
    amount,
    `$5${two}.25`,
  ];
  expect(rowsAround(entry)).toEqual([
    ['Time', 'Reason', 'Type', 'Amount', 'Balance after'],
    row('10', 'Deposit', '+$10.50'),
    row('11', 'Withdrawal', '−$11.50', 'By hand'),
    row('12', 'Transfer in', '+$12.50'),
    row('13', 'Transfer out', '−$13.50'),
    row('14', 'Stake', '+$14.50'),
    row('15', 'Payout', '−$15.50'),
    row('16', 'Stake returned', '+$16.50'),
    row('17', 'Promotion', '−$17.50'),
    row('18', 'Rebate', '+$18.50'),
    row('19', 'Salary', '−$19.50'),
    row('20', 'Dividend', '+$20.50'),
    row('21', 'Points', '−$21.50'),
    row('22', 'Debt', '+$22.50'),
    row('23', 'Correction', '−$23.50'),
    ['Total', '', '', '−$411.70', ''],
  ]);
  // A movement without a cause leads nowhere.
  expect(buttons).toEqual([]);
});

test('I18N-01 MEMBER-08 MEMBER-22 the movements on a phone in Vietnamese', async () => {
  await showLanguage('VI');
  const { entry, sums } = await openList('Số dư đầu kỳ', 390);
  expect(sums).toEqual([
    ['Số dư đầu kỳ', '$12,480.50'],
    ['Tiền vào', '$217.40'],
    ['Tiền ra', '$629.10'],
    ['Số dư cuối kỳ', '$12,068.80'],
  ]);
  const types = [
    'Nạp tiền',
    'Rút tiền',
    'Chuyển vào',
    'Chuyển ra',
    'Tiền cược',
    'Tiền thắng',
    'Hoàn tiền cược',
    'Khuyến mãi',
    'Hoàn trả',
    'Lương',
    'Cổ tức',
    'Điểm',
    'Trả nợ',
    'Điều chỉnh',
  ];
  expect(cardsAround(entry)).toEqual({
    cards: types.map((type, place) => [
      `Reason ${place + 10}${place === 1 ? 'By hand' : ''}${type}`,
      ['Thời gian', `${place + 10}:30 04/01/2026`],
      ['Số tiền', `${place % 2 === 0 ? '+' : '−'}$${place + 10}.50`],
      ['Số dư sau', `$5${place + 10}.25`],
    ]),
    totals: [['Số tiền', '−$411.70']],
  });
});

/** The record of a movement with two entries; the newest has the note. */
async function openRecord(note: string | null) {
  const [, newest, , older] = entries;
  if (newest === undefined || older === undefined) throw new Error('there are entries');
  const { centre } = await open('transactionHistory?about=b-11', [{ ...newest, note }, older]);
  const article = await centre.findByRole('article', { name: 'Reason 11' });
  return {
    head: article.querySelector('header')?.textContent,
    facts: factsOf(article),
    steps: itemsOf(article.querySelector('ol') ?? article),
  };
}

test('MEMBER-08 MEMBER-22 a movement shows what it changed in all, and each of its entries from the first on', async () => {
  expect(await openRecord('By hand')).toEqual({
    head: 'Reason 11b-11Withdrawal',
    facts: [
      ['Amount', '−$411.70'],
      ['Balance after', '$511.25'],
      ['Note', 'By hand'],
    ],
    steps: [
      'Reason 13, −$13.50Jan 4, 2026, 13:30Balance after: $513.25',
      'Reason 11, −$11.50Jan 4, 2026, 11:30Balance after: $511.25',
    ],
  });
});

test('I18N-01 MEMBER-08 a movement in Vietnamese, without a note', async () => {
  await showLanguage('VI');
  expect(await openRecord(null)).toEqual({
    head: 'Reason 11b-11Rút tiền',
    facts: [
      ['Số tiền', '−$411.70'],
      ['Số dư sau', '$511.25'],
    ],
    steps: [
      'Reason 13, −$13.5013:30 04/01/2026Số dư sau: $513.25',
      'Reason 11, −$11.5011:30 04/01/2026Số dư sau: $511.25',
    ],
  });
});

/** Opens the account record; the ledger answers with the contract's example, or with its entries about one cause. */
async function openExamples(panel = 'transactionHistory') {
  const asked: URLSearchParams[] = [];
  server.use(
    msw.get('*/wps/v2/wallets/transactionHistory', ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(params);
      const answer = getListTransactionHistoryResponseMock();
      const about = params.get('referenceId');
      const content = answer.value.content.filter(({ reference }) => about === null || reference?.id === about);
      return HttpResponse.json({ ...answer, value: { ...answer.value, content } });
    }),
  );
  return { ...(await openMemberPage(panel)), asked };
}

test('MEMBER-08 a withdrawal opens on its own page', async () => {
  const { user, centre, panel } = await openExamples();
  await user.click(await centre.findByRole('button', { name: 'Withdrawal, held, open wd-4001' }));
  expect(panel()).toBe('withdraw?id=wd-4001');
});

test('MEMBER-08 MEMBER-22 a transfer opens with all its entries, and Back returns to the list', async () => {
  const { user, centre, asked } = await openExamples();
  await user.click(await centre.findByRole('button', { name: 'Transfer to Kite & Co, open tr-2001' }));
  const record = within(await centre.findByRole('article', { name: 'Transfer to Kite & Co' }));
  expect(record.getByText('tr-2001')).toBeDefined();
  expect(within(record.getByRole('region', { name: 'Progress' })).getAllByRole('listitem')).toHaveLength(1);
  expect(asked.at(-1)?.get('referenceId')).toBe('tr-2001');
  await user.click(centre.getByRole('button', { name: 'All movements' }));
  expect(await centre.findByText('Stake, VN North')).toBeDefined();
});

test('a link to a movement of somebody else says that there is none', async () => {
  const { centre } = await openExamples('transactionHistory?about=tr-9999');
  expect(await centre.findByText('There is no such movement')).toBeDefined();
});

test('MEMBER-08 MEMBER-22 filters go to the server and into the address', async () => {
  const { user, centre, asked } = await openExamples();
  await user.selectOptions(await centre.findByRole('combobox', { name: 'Type' }), 'Deposit');
  await user.selectOptions(centre.getByRole('combobox', { name: 'Direction' }), 'Money in');
  await user.selectOptions(
    centre.getByRole('combobox', { name: 'Wallet' }),
    await centre.findByRole('option', { name: 'Kite & Co' }),
  );
  const filters = { walletId: 'KIT', kind: 'deposit', direction: 'in', pageNo: '1' };
  await waitFor(() => expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject(filters));
});
