// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getListTeamBetsResponseMock,
  getListTeamProfitResponseMock,
  getListTeamTransactionsResponseMock,
} from '#generated/client/agent/agent.faker.ts';
import {
  getListTeamBetsMockHandler,
  getListTeamProfitMockHandler,
  getListTeamTransactionsMockHandler,
} from '#generated/client/agent/agent.msw.ts';
import type { MemberFigures, TeamBet, TeamProfitRow, TeamTransaction } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { choicesOf, factsOf, itemsOf, rowsOf } from '#portal/testing/shown.ts';

withPortal();

/** Each kind has an amount of its own: the first 1.10 in, the second 2.20 out, and so on. */
function answerMoney(kinds: readonly TeamTransaction['kind'][]) {
  const { value } = getListTeamTransactionsResponseMock();
  const [any] = value.content;
  if (any === undefined) throw new Error('the example has no transaction');
  const content = kinds.map(
    (kind, at): TeamTransaction => ({
      ...any,
      kind,
      entryId: `le-${at}`,
      account: `player${at}`,
      reason: `Reason ${at}`,
      amount: `${at % 2 === 0 ? '' : '-'}${at + 1}.${at + 1}0`,
      balanceAfter: `${at + 1}000.05`,
      at: `2026-01-05T10:0${at}:00Z`,
    }),
  );
  const totals = { count: 7, moneyIn: '217.40', moneyOut: '629.00', net: '-411.60' };
  server.use(getListTeamTransactionsMockHandler({ success: true, value: { ...value, content, totals } }));
}

test('AGENT-09 AGENT-17 the transactions of the team show who, what kind, how much, and what came in and went out', async () => {
  answerMoney(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund']);
  const { centre } = await openAgentPage('agentTransactionDetails');
  await centre.findByText('player0');
  expect(rowsOf(centre.getByRole('table', { name: 'Transactions of the team' }))).toEqual([
    ['Account', 'Type', 'Reason', 'Amount', 'Balance after', 'Time'],
    ['player0', 'Deposit', 'Reason 0', '+$1.10', '$1,000.05', 'Jan 5, 2026, 10:00'],
    ['player1', 'Withdrawal', 'Reason 1', '−$2.20', '$2,000.05', 'Jan 5, 2026, 10:01'],
    ['player2', 'Transfer in', 'Reason 2', '+$3.30', '$3,000.05', 'Jan 5, 2026, 10:02'],
    ['player3', 'Transfer out', 'Reason 3', '−$4.40', '$4,000.05', 'Jan 5, 2026, 10:03'],
    ['player4', 'Stake', 'Reason 4', '+$5.50', '$5,000.05', 'Jan 5, 2026, 10:04'],
    ['player5', 'Payout', 'Reason 5', '−$6.60', '$6,000.05', 'Jan 5, 2026, 10:05'],
    ['player6', 'Stake returned', 'Reason 6', '+$7.70', '$7,000.05', 'Jan 5, 2026, 10:06'],
    ['Total', '', 'In $217.40, out $629.00', '−$411.60', '', ''],
  ]);
  expect(choicesOf(centre.getByRole('region', { name: 'Transactions of the team' }))).toEqual([
    [
      'Type',
      'All',
      'Deposit',
      'Withdrawal',
      'Transfer in',
      'Transfer out',
      'Stake',
      'Payout',
      'Stake returned',
      'Promotion',
      'Rebate',
      'Salary',
      'Dividend',
      'Points',
      'Fee',
      'Debt',
      'Correction',
    ],
  ]);
});

test('I18N-01 AGENT-09 on a phone the transactions of the team are cards, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerMoney(['promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'adjustment']);
  const { centre } = await openAgentPage('agentTransactionDetails', 390);
  await centre.findByText('player0');
  expect(itemsOf(centre.getByRole('list', { name: 'Giao dịch của nhóm' }))).toEqual([
    'player0Khuyến mãiNội dungReason 0Số tiền+$1.10Số dư sau$1,000.05Thời gian10:00 05/01/2026',
    'player1Hoàn trảNội dungReason 1Số tiền−$2.20Số dư sau$2,000.05Thời gian10:01 05/01/2026',
    'player2LươngNội dungReason 2Số tiền+$3.30Số dư sau$3,000.05Thời gian10:02 05/01/2026',
    'player3Cổ tứcNội dungReason 3Số tiền−$4.40Số dư sau$4,000.05Thời gian10:03 05/01/2026',
    'player4ĐiểmNội dungReason 4Số tiền+$5.50Số dư sau$5,000.05Thời gian10:04 05/01/2026',
    'player5PhíNội dungReason 5Số tiền−$6.60Số dư sau$6,000.05Thời gian10:05 05/01/2026',
    'player6Điều chỉnhNội dungReason 6Số tiền+$7.70Số dư sau$7,000.05Thời gian10:06 05/01/2026',
  ]);
  expect(factsOf(centre.getByRole('region', { name: 'Tổng' }))).toEqual([
    ['Tổng', 'Vào $217.40, ra $629.00'],
    ['Số tiền', '−$411.60'],
  ]);
});

const figuresOf = (unit: number, result: string): MemberFigures => ({
  deposits: `${unit}01.10`,
  withdrawals: `${unit}02.20`,
  turnover: `${unit}03.30`,
  validTurnover: `${unit}04.40`,
  prizes: `${unit}05.50`,
  rebates: `${unit}06.60`,
  promotions: `${unit}07.70`,
  fees: `${unit}08.80`,
  result,
});

/** A line with somebody below, one without, and the agent alone, who has people below. */
function answerProfit() {
  const { value } = getListTeamProfitResponseMock();
  const [any] = value.content;
  if (any === undefined) throw new Error('the example has no row');
  const row = (id: number, directCount: number, scope: TeamProfitRow['scope'], result: string): TeamProfitRow => ({
    scope,
    figures: figuresOf(id, result),
    member: { ...any.member, id: `${id}`, account: `line${id}`, directCount },
  });
  const content = [row(1, 5, 'line', '-19.90'), row(2, 0, 'line', '29.90'), row(3, 2, 'self', '0.00')];
  const asked: (string | null)[] = [];
  server.use(
    getListTeamProfitMockHandler(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('parentId'));
      return { success: true, value: { ...value, content, totals: figuresOf(9, '-999.99') } };
    }),
  );
  return asked;
}

test('AGENT-07 AGENT-17 profit and loss shows each figure of a line or of an account alone, and only a line with others opens', async () => {
  const asked = answerProfit();
  const { user, centre, queries } = await openAgentPage('agentUserProfitLoss');
  await centre.findByRole('button', { name: 'Open the line of line1' });
  // What comes later draws the rows anew.
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  const opener = centre.getByRole('button', { name: 'Open the line of line1' });
  expect(rowsOf(centre.getByRole('table', { name: 'Profit and loss' }))).toEqual([
    ['Account', 'Deposits', 'Withdrawals', 'Turnover', 'Valid turnover', 'Payouts', 'Result, your side'],
    ['line1with everybody below', '$101.10', '$102.20', '$103.30', '$104.40', '$105.50', '+$19.90'],
    ['line2with everybody below', '$201.10', '$202.20', '$203.30', '$204.40', '$205.50', '−$29.90'],
    ['line3alone', '$301.10', '$302.20', '$303.30', '$304.40', '$305.50', '$0.00'],
    ['Total', '$901.10', '$902.20', '$903.30', '$904.40', '$905.50', '+$999.99'],
  ]);
  expect(choicesOf(centre.getByRole('region', { name: 'Profit and loss' }))).toEqual([['Rows', 'By line', 'By user']]);
  expect(centre.getAllByRole('button', { name: /^Open the line of/ })).toEqual([opener]);
  expect(centre.queryByRole('button', { name: 'Whole team' })).toBeNull();
  await user.click(opener);
  await user.click(await centre.findByRole('button', { name: 'Whole team' }));
  expect(centre.queryByRole('button', { name: 'Whole team' })).toBeNull();
  await waitFor(() => expect(asked).toEqual([null, '1']));
});

test('I18N-01 AGENT-07 on a phone profit and loss is cards, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerProfit();
  const { centre } = await openAgentPage('agentUserProfitLoss', 390);
  await centre.findByRole('button', { name: 'Mở nhánh của line1' });
  const cards = itemsOf(centre.getByRole('list', { name: 'Lãi lỗ' }));
  expect([cards[0], cards[2]]).toEqual([
    'line1cả nhánh bên dướiNạp tiền$101.10Rút tiền$102.20Doanh thu cược$103.30Cược hợp lệ$104.40Trả thưởng$105.50Kết quả phía bạn+$19.90',
    'line3riêng tài khoảnNạp tiền$301.10Rút tiền$302.20Doanh thu cược$303.30Cược hợp lệ$304.40Trả thưởng$305.50Kết quả phía bạn$0.00',
  ]);
  expect(factsOf(centre.getByRole('region', { name: 'Tổng' }))).toEqual([
    ['Nạp tiền', '$901.10'],
    ['Rút tiền', '$902.20'],
    ['Doanh thu cược', '$903.30'],
    ['Cược hợp lệ', '$904.40'],
    ['Trả thưởng', '$905.50'],
    ['Kết quả phía bạn', '+$999.99'],
  ]);
});

/** An open bet and one of each result. */
function answerBets() {
  const { value } = getListTeamBetsResponseMock();
  const [any] = value.content;
  if (any === undefined) throw new Error('the example has no bet');
  const bet = (at: number, state: TeamBet['state'], net: string | null): TeamBet => ({
    ...any,
    state,
    net,
    betId: `be-${at}`,
    account: `player${at}`,
    gameName: `Game ${at}`,
    stake: `${at}1.10`,
    turnover: net && `${at}2.20`,
    validTurnover: net && `${at}3.30`,
    payout: net && `${at}4.40`,
    placedAt: `2026-01-05T09:0${at}:00Z`,
    settledAt: net && `2026-01-05T10:0${at}:00Z`,
  });
  const content = [
    bet(1, 'open', null),
    bet(2, 'won', '5.50'),
    bet(3, 'lost', '-6.60'),
    bet(4, 'push', '0.00'),
    bet(5, 'void', '0.00'),
  ];
  const totals = { stake: '91.10', turnover: '92.20', validTurnover: '93.30', payout: '94.40', net: '-95.50' };
  server.use(
    getListTeamBetsMockHandler({ success: true, value: { ...value, content, totals: { ...totals, count: 1042 } } }),
  );
}

test('AGENT-06 AGENT-17 the bets of the team show what was staked and won, and an open one has neither turnover nor result', async () => {
  answerBets();
  const { centre } = await openAgentPage('agentTeamBetting');
  await centre.findByText('player1');
  expect(rowsOf(centre.getByRole('table', { name: 'Bets of the team' }))).toEqual([
    ['Account', 'Game', 'Stake', 'Turnover', 'Won or lost', 'State', 'Placed'],
    ['player1', 'Game 1', '$11.10', 'Open', 'Open', 'Open', 'Jan 5, 2026, 09:01'],
    ['player2', 'Game 2', '$21.10', '$22.20', '+$5.50', 'Won', 'Jan 5, 2026, 09:02'],
    ['player3', 'Game 3', '$31.10', '$32.20', '−$6.60', 'Lost in part', 'Jan 5, 2026, 09:03'],
    ['player4', 'Game 4', '$41.10', '$42.20', '$0.00', 'Push', 'Jan 5, 2026, 09:04'],
    ['player5', 'Game 5', '$51.10', '$52.20', '$0.00', 'Void', 'Jan 5, 2026, 09:05'],
    ['1,042 bets', '', '$91.10', '$92.20', '−$95.50', '', ''],
  ]);
  expect(choicesOf(centre.getByRole('region', { name: 'Bets of the team' }))).toEqual([
    [
      'Category',
      'All',
      'E-Lottery',
      'Lottery',
      'Live Casino',
      'Sports',
      'Fishing',
      'Slots',
      'PVP',
      'Esports',
      'In-House',
    ],
    ['State', 'All', 'Open', 'Won', 'Lost', 'Push', 'Void'],
  ]);
});

test('I18N-01 AGENT-06 on a phone the bets of the team are cards, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerBets();
  const { centre } = await openAgentPage('agentTeamBetting', 390);
  await centre.findByText('player1');
  expect(itemsOf(centre.getByRole('list', { name: 'Cược của nhóm' })).slice(0, 3)).toEqual([
    'player1Đang mởTrò chơiGame 1Tiền cược$11.10Doanh thu cượcĐang mởThắng thuaĐang mởĐặt lúc09:01 05/01/2026',
    'player2ThắngTrò chơiGame 2Tiền cược$21.10Doanh thu cược$22.20Thắng thua+$5.50Đặt lúc09:02 05/01/2026',
    'player3Thua một phầnTrò chơiGame 3Tiền cược$31.10Doanh thu cược$32.20Thắng thua−$6.60Đặt lúc09:03 05/01/2026',
  ]);
  expect(factsOf(centre.getByRole('region', { name: 'Tổng' }))).toEqual([
    ['Tổng', '1.042 cược'],
    ['Tiền cược', '$91.10'],
    ['Doanh thu cược', '$92.20'],
    ['Thắng thua', '−$95.50'],
  ]);
});
