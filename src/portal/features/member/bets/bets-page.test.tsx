// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, test } from 'vitest';
import { getGetBetResponseMock, getListBetsResponseMock } from '#generated/client/bets/bets.faker.ts';
import { getGetBetMockHandler, getListBetsMockHandler } from '#generated/client/bets/bets.msw.ts';
import type { Bet, BetDetail, BetEvidence, BetLine } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { cardsAround, factsOf, itemsOf, rowsAround } from '#portal/testing/shown.ts';

withPortal();

/** A bet that is won, in which no two figures are alike. */
function betOf(change: Partial<Bet>): Bet {
  return {
    ...getGetBetResponseMock().value.bet,
    state: 'won',
    gameName: 'VN North',
    vendorName: 'Sea Lottery',
    summary: 'Two digits: 27',
    roundId: null,
    drawId: 'VN_NORTH-20260105',
    stake: '27.10',
    odds: '99.00',
    payout: '99.60',
    net: '72.50',
    validTurnover: '26.90',
    placedAt: '2026-01-05T09:45:00Z',
    settledAt: '2026-01-05T11:15:00Z',
    ...change,
  };
}

/** The list with a bet of each state. */
async function openList(width?: number): Promise<Element> {
  const answer = getListBetsResponseMock();
  const content = [
    betOf({ betId: 'b-1', state: 'open', net: null, gameName: 'VN South' }),
    betOf({ betId: 'b-2' }),
    betOf({
      betId: 'b-3',
      state: 'lost',
      payout: '0.00',
      net: '-5.20',
      stake: '5.20',
      gameName: 'Dragon Coil',
      summary: '',
    }),
    betOf({ betId: 'b-6', state: 'lost', payout: '0.56', net: '-0.44', stake: '1.00', gameName: 'Plinko' }),
    betOf({
      betId: 'b-4',
      state: 'push',
      net: '0.00',
      gameName: 'Blackjack',
      placedAt: '2026-01-04T08:20:00Z',
      drawId: 'SSC_5M-20260106-171',
    }),
    betOf({ betId: 'b-5', state: 'void', net: '0.00', gameName: 'Roulette', drawId: null }),
  ];
  const totals = {
    ...answer.value.totals,
    count: 1234,
    openCount: 6,
    stake: '113.60',
    openStake: '27.30',
    net: '-9.70',
  };
  server.use(getListBetsMockHandler({ ...answer, value: { content, totalPages: 1, totalElements: 5, totals } }));
  const { centre } = await openMemberPage('personalHistoryCopy', width);
  return centre.findByText('Dragon Coil');
}

test('MEMBER-07 MEMBER-22 the bets of the period show each figure, and the sums', async () => {
  const time = 'Jan 5, 2026, 09:45';
  expect(rowsAround(await openList())).toEqual([
    ['Bet', 'Stake', 'Result', 'State', 'Time'],
    ['VN SouthTwo digits: 27Draw of Jan 5, 2026', '$27.10', 'Pending', 'Open', time],
    ['VN NorthTwo digits: 27Draw of Jan 5, 2026', '$27.10', '+$72.50', 'Won', time],
    ['Dragon CoilSea LotteryDraw of Jan 5, 2026', '$5.20', '−$5.20', 'Lost', time],
    ['PlinkoTwo digits: 27Draw of Jan 5, 2026', '$1.00', '−$0.44', 'Lost in part', time],
    ['BlackjackTwo digits: 27Draw 171 of Jan 6, 2026', '$27.10', '$0.00', 'Push', 'Jan 4, 2026, 08:20'],
    ['RouletteTwo digits: 27', '$27.10', '$0.00', 'Void', time],
    ['1,234 bets, 6 open', '$113.60', '−$9.70', '', ''],
  ]);
});

test('I18N-01 MEMBER-07 MEMBER-22 the bets on a phone in Vietnamese', async () => {
  await showLanguage('VI');
  const card = (head: string, stake: string, result: string, time = '09:45 05/01/2026') => [
    head,
    ['Tiền cược', stake],
    ['Thắng thua', result],
    ['Thời gian', time],
  ];
  expect(cardsAround(await openList(390))).toEqual({
    cards: [
      card('VN SouthTwo digits: 27Kỳ ngày 05/01/2026Đang mở', '$27.10', 'Chờ kết quả'),
      card('VN NorthTwo digits: 27Kỳ ngày 05/01/2026Thắng', '$27.10', '+$72.50'),
      card('Dragon CoilSea LotteryKỳ ngày 05/01/2026Thua', '$5.20', '−$5.20'),
      card('PlinkoTwo digits: 27Kỳ ngày 05/01/2026Thua một phần', '$1.00', '−$0.44'),
      card('BlackjackTwo digits: 27Kỳ 171 ngày 06/01/2026Hòa', '$27.10', '$0.00', '08:20 04/01/2026'),
      card('RouletteTwo digits: 27Đã hủy', '$27.10', '$0.00'),
    ],
    totals: [
      ['Tổng', '1.234 cược, 6 đang mở'],
      ['Tiền cược', '$113.60'],
      ['Thắng thua', '−$9.70'],
    ],
  });
});

const line: BetLine = {
  playType: 'LO_2',
  selection: '27',
  lines: 27,
  unit: '1.20',
  stake: '32.40',
  odds: '98.00',
  hits: 1,
  payout: '97.30',
  state: 'won',
};
const [commitment, seed] = ['ab'.repeat(32), 'cd'.repeat(32)];
const evidence: BetEvidence = {
  source: 'built_in',
  drawnAt: '2026-01-05T11:10:00Z',
  drawName: 'Draw 0105',
  resultVersion: 3,
  prizes: [
    { prize: 'SPECIAL', numbers: ['40227', '11831'] },
    { prize: 'G1', numbers: ['55127'] },
  ],
  algorithm: 'portico-hmac-sha256-1',
  commitment,
  seed,
  clientSeed: null,
};

/** The page of a bet, as it is read. */
async function shown(bet: Partial<Bet>, detail: Partial<BetDetail>) {
  const answer = getGetBetResponseMock();
  const rules = { text: 'Endings that are 27 pay the odds.', returnToPlayer: 9650, helpPath: '/help#rules-vn-north' };
  const value = { ...answer.value, lines: [line], rules, result: null, evidence, ...detail, bet: betOf(bet) };
  server.use(getGetBetMockHandler({ ...answer, value }));
  const { centre } = await openMemberPage('personalHistoryCopy?bet=b-7001', 390);
  const article = await centre.findByRole('article', { name: 'VN North' });
  const [facts, proof] = article.querySelectorAll('dl');
  const part = proof?.closest('section');
  return {
    head: article.querySelector('header')?.textContent,
    facts: factsOf(facts ?? null),
    parts: [...article.querySelectorAll('h4')].map(({ textContent }) => textContent),
    lines: itemsOf(article.querySelector('ul') ?? article),
    texts: [...article.querySelectorAll('section > p')].map(({ textContent }) => textContent),
    links: [...article.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    proof: factsOf(part ?? null),
    movements: centre.queryByRole('button', { name: /^(Movements of money|Biến động số dư)$/ }) !== null,
  };
}

test('MEMBER-07 MEMBER-22 a bet shows each of its figures, its lines, its rules, and what proves the draw', async () => {
  const open = { ...line, selection: '31', lines: 1, unit: '0.40', odds: null, payout: null, state: 'open' } as const;
  expect(await shown({}, { lines: [line, open], result: '27 and 31' })).toEqual({
    head: 'VN Northb-7001Won',
    facts: [
      ['Bet', 'Two digits: 27'],
      ['Draw', 'Draw of Jan 5, 2026'],
      ['Stake', '$27.10'],
      ['Odds', '99.00'],
      ['Paid', '$99.60'],
      ['Result', '+$72.50'],
      ['Return to player', '96.50%'],
      ['Counts to turnover', '$26.90'],
      ['Provider', 'Sea Lottery'],
      ['Placed', 'Jan 5, 2026, 09:45'],
      ['Settled', 'Jan 5, 2026, 11:15'],
    ],
    parts: ['Lines', 'What came out', 'Rules', 'Evidence'],
    lines: ['2727 lines of $1.20, Odds 98.00Won$97.30', '311 line of $0.40Open'],
    texts: [
      '27 and 31',
      'Endings that are 27 pay the odds.',
      'A draw of this site. Its seal was shown before the bet, its seed after.',
    ],
    links: [
      ['Full rules', '/help#rules-vn-north'],
      ['How this works', '/help#fairness'],
    ],
    proof: [
      ['Draw', 'Draw 0105'],
      ['Drawn or ended', 'Jan 5, 2026, 11:10'],
      ['Version of the result', '3'],
      ['Algorithm', 'portico-hmac-sha256-1'],
      ['Seal, shown before the bet', commitment],
      ['Seed, shown after', seed],
      ['Numbers', '40227 11831 55127'],
    ],
    movements: true,
  });
});

test('I18N-01 MEMBER-07 MEMBER-22 a round of the site leads to its verifier, here in Vietnamese', async () => {
  await showLanguage('VI');
  const bet = { summary: '', drawId: null, roundId: 'r-5001', odds: null } as const;
  const proof = {
    ...evidence,
    source: 'inhouse',
    drawName: null,
    resultVersion: null,
    prizes: [],
    clientSeed: 'mine',
  } as const;
  const rules = { text: 'Higher pays.', returnToPlayer: null, helpPath: '/help#rules' };
  const detail = {
    evidence: { ...proof, prizes: [] },
    rules,
    lines: [{ ...line, playType: null }],
    ledgerEntryIds: [],
  };
  expect(await shown(bet, detail)).toEqual({
    head: 'VN Northb-7001Thắng',
    facts: [
      ['Tiền cược', '$27.10'],
      ['Đã trả', '$99.60'],
      ['Thắng thua', '+$72.50'],
      ['Tính vào doanh thu cược', '$26.90'],
      ['Nhà cung cấp', 'Sea Lottery'],
      ['Đặt lúc', '09:45 05/01/2026'],
      ['Trả thưởng lúc', '11:15 05/01/2026'],
    ],
    parts: ['Luật chơi', 'Bằng chứng'],
    lines: [],
    texts: [
      'Higher pays.',
      'Ván của trang này. Mã niêm phong được công bố trước khi cược, hạt giống được công bố sau đó.',
    ],
    links: [
      ['Luật đầy đủ', '/help#rules'],
      ['Kiểm tra ván này', '/fairness?round=r-5001'],
    ],
    proof: [
      ['Ván', 'r-5001'],
      ['Quay thưởng hoặc kết thúc lúc', '11:10 05/01/2026'],
      ['Thuật toán', 'portico-hmac-sha256-1'],
      ['Mã niêm phong, công bố trước khi cược', commitment],
      ['Hạt giống, công bố sau', seed],
      ['Mã của bạn', 'mine'],
    ],
    movements: false,
  });
});

const unproved = { drawName: null, resultVersion: null, algorithm: null, commitment: null, seed: null, prizes: [] };

test.each([
  ['external', 'A draw of a lottery station, as it was published.', { drawId: 'VN_NORTH-20260105' }, 'Draw'],
  [
    'vendor',
    'A round of the provider, which drew and keeps its result under this number.',
    { drawId: null, roundId: 'r-5002' },
    'Round',
  ],
] as const)('MEMBER-07 what proves a result (%s) is told, with a link to the explanation', async (...given) => {
  const [source, text, bet, name] = given;
  const { texts, links, proof } = await shown(bet, { evidence: { ...evidence, ...unproved, source } });
  expect(texts.at(-1)).toBe(text);
  expect(links.at(-1)).toEqual(['How this works', '/help#fairness']);
  expect(proof).toEqual([
    [name, source === 'vendor' ? 'r-5002' : 'VN_NORTH-20260105'],
    ['Drawn or ended', 'Jan 5, 2026, 11:10'],
  ]);
});

test('MEMBER-07 a bet that is open shows no payment, no time of settlement and no evidence', async () => {
  const open = { state: 'open', payout: null, net: null, validTurnover: null, settledAt: null } as const;
  const { facts, parts } = await shown(open, { evidence: null });
  expect(facts).toEqual([
    ['Bet', 'Two digits: 27'],
    ['Draw', 'Draw of Jan 5, 2026'],
    ['Stake', '$27.10'],
    ['Odds', '99.00'],
    ['Result', 'Pending'],
    ['Return to player', '96.50%'],
    ['Provider', 'Sea Lottery'],
    ['Placed', 'Jan 5, 2026, 09:45'],
  ]);
  expect(parts).toEqual(['Lines', 'Rules']);
});

/** Opens the betting record; the list and one bet answer with examples of the contract. */
async function openExamples(panel = 'personalHistoryCopy', width = 1440, bet = getGetBetResponseMock()) {
  const asked: URLSearchParams[] = [];
  server.use(
    msw.get('*/wps/member/bets', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(getListBetsResponseMock());
    }),
    getGetBetMockHandler(bet),
  );
  return { ...(await openMemberPage(panel, width)), asked };
}

test('MEMBER-07 MEMBER-22 filters and search go to the server', async () => {
  const { user, centre, asked } = await openExamples();
  await user.selectOptions(await centre.findByRole('combobox', { name: 'Category' }), 'Slots');
  await user.selectOptions(centre.getByRole('combobox', { name: 'State' }), 'Won');
  await user.type(centre.getByRole('searchbox', { name: 'Game or bet number' }), 'lantern{Enter}');
  const filters = { gameType: 'RNG', state: 'won', search: 'lantern' };
  await waitFor(() => expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject(filters));
});

test('MEMBER-07 MEMBER-22 a bet opens beside the list with its evidence, and closing it returns to its row', async () => {
  const { user, centre, panel } = await openExamples();
  await user.click(await centre.findByRole('button', { name: /^VN North, open bet b-7001/ }));
  expect(panel()).toBe('personalHistoryCopy?bet=b-7001');
  const { value } = getGetBetResponseMock();
  expect(await centre.findByRole('article', { name: value.bet.gameName })).toBeDefined();
  expect(centre.getByText(value.rules.text)).toBeDefined();
  await user.click(centre.getByRole('button', { name: 'Close the bet' }));
  expect(document.activeElement?.id).toBe('open-b-7001');
});

test('on a phone the bet takes the place of the list, and leads to its movements of money', async () => {
  const { user, centre, panel } = await openExamples('personalHistoryCopy?bet=b-7001', 390);
  await user.click(await centre.findByRole('button', { name: 'Movements of money' }));
  expect(panel()).toBe('transactionHistory?about=b-7001');
});

const opposed = 'Your bets cover both sides of this draw';
const risked = 'It won or lost less than half of its stake';
const draw = 'SSC_1M-20260105-0570';

test.each([
  ['won', '0.00', '-0.06', draw, opposed],
  ['lost', '0.00', '-2.00', draw, opposed],
  // It paid as much as was staked.
  ['won', '0.00', '0.00', draw, undefined],
  ['push', '0.00', '0.00', draw, undefined],
  ['won', '2.00', '1.00', draw, undefined],
  ['won', '1.98', '0.99', null, risked],
  // A jackpot or a free round, which has no stake.
  ['won', '0.00', '5.00', null, undefined],
] as const)(
  'MEMBER-07 a bet that is %s counts %s to turnover with a result of %s in draw %s, and says why',
  async (...given) => {
    const [state, validTurnover, net, drawId, told] = given;
    const detail = getGetBetResponseMock();
    const bet = { ...detail.value.bet, state, stake: '2.00', validTurnover, net, drawId };
    const value = { ...detail.value, bet };
    const { centre } = await openExamples('personalHistoryCopy?bet=b-7001', 1440, { ...detail, value });
    await centre.findByRole('article', { name: value.bet.gameName });
    for (const why of [opposed, risked]) expect(centre.queryAllByText(why)).toHaveLength(why === told ? 1 : 0);
  },
);
