// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getGetBonusResponseMock,
  getListBonusesResponseMock,
  getListBonusWageringResponseMock,
} from '#generated/client/promotions/promotions.faker.ts';
import {
  getCancelBonusMockHandler,
  getGetBonusMockHandler,
  getListBonusesMockHandler,
  getListBonusWageringMockHandler,
} from '#generated/client/promotions/promotions.msw.ts';
import type { Bonus, WageringEntry } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { cardsAround, factsOf, itemsOf, rowsAround } from '#portal/testing/shown.ts';

withPortal();

/** A bonus in which no two figures are alike. */
function bonusOf(change: Partial<Bonus>): Bonus {
  return {
    ...getGetBonusResponseMock().value,
    title: 'Monday reload',
    amount: '40.00',
    balance: '31.25',
    required: '400.00',
    counted: '90.00',
    remaining: '310.00',
    endsAt: '2026-01-12T09:52:00Z',
    converted: null,
    wagering: {
      multiple: 10,
      base: 'bonus_and_deposit',
      days: 7,
      maxStake: '12.50',
      contributions: [
        { gameType: 'RNG', rate: 10_000 },
        { gameType: 'LIVE', rate: 2_000 },
      ],
    },
    ...change,
  };
}

const entries = [
  ['Dragon Coil', '2026-01-06T12:40:00Z', '5.10', '5.05', 'counted_in_full'],
  ['Blackjack', '2026-01-06T12:41:00Z', '6.20', '1.24', 'counted_in_part'],
  ['VN North', '2026-01-06T12:42:00Z', '7.30', '0.00', 'category_excluded'],
  ['Lantern Road', '2026-01-06T12:43:00Z', '80.40', '0.01', 'stake_too_high'],
  ['Roulette', '2026-01-06T12:44:00Z', '9.50', '0.02', 'opposing_bets'],
  ['Baccarat', '2026-01-06T12:45:00Z', '10.60', '0.03', 'void_or_push'],
  ['Moonshot', '2026-01-06T12:46:00Z', '11.70', '0.04', 'placed_before'],
  ['Mines', '2026-01-06T12:47:00Z', '12.80', '0.05', 'placed_after'],
  ['Dice', '2026-01-06T12:48:00Z', '13.90', '0.06', 'completed_before'],
] as const;

/** Opens the page of a bonus, with an entry for each reason. */
async function openBonus(change: Partial<Bonus>, width?: number) {
  const [bonus, ledger] = [getGetBonusResponseMock(), getListBonusWageringResponseMock()];
  const content = entries.map(([gameName, at, stake, counted, reason], place): WageringEntry => {
    const [entry] = ledger.value.content;
    if (entry === undefined) throw new Error('the contract has an example of an entry');
    return { ...entry, entryId: `we-${place}`, gameName, at, stake, counted, reason };
  });
  const totals = { stake: '157.50', counted: '6.50' };
  server.use(
    getGetBonusMockHandler({ ...bonus, value: bonusOf(change) }),
    getListBonusWageringMockHandler({ ...ledger, value: { content, totalPages: 1, totalElements: 9, totals } }),
  );
  const { user, centre } = await openMemberPage('bonusDetails?bonus=bn-6102', width);
  const title = await centre.findByRole('heading', { name: 'Monday reload' });
  const details = title.parentElement?.parentElement ?? null;
  return {
    user,
    centre,
    entry: await centre.findByText('VN North'),
    shown: {
      head: title.parentElement?.textContent,
      progress: details?.querySelector('p')?.textContent,
      share: centre.getByRole<HTMLProgressElement>('progressbar').value,
      facts: factsOf(details),
      rules: itemsOf(details?.querySelector('section ul') ?? title),
    },
  };
}

test('MEMBER-10 MEMBER-22 a bonus shows each of its figures and its rules, and what is lost by giving it up', async () => {
  const { user, centre, shown } = await openBonus({ state: 'active' });
  expect(shown).toEqual({
    head: 'Monday reloadActive',
    progress: '$90.00 of $400.00 staked',
    // 90 of 400 are 22.5%.
    share: 22,
    facts: [
      ['Granted', '$40.00'],
      ['Bonus money left', '$31.25'],
      ['Left to stake', '$310.00'],
      ['Until', 'Jan 12, 2026, 09:52'],
    ],
    rules: [
      '10x deposit and bonus',
      'Within 7 days after the reward is credited.',
      'The largest stake that counts is $12.50.',
      'Slots counts 100%.',
      'Live Casino counts 20%.',
      'Everything else counts nothing.',
    ],
  });
  await user.click(centre.getByRole('button', { name: 'Give up the bonus' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Give up this bonus?' }));
  expect(
    asked.getByText('You lose $31.25 of bonus money. Your own money stays as it is. This cannot be undone.'),
  ).toBeDefined();
});

test('MEMBER-10 the keyboard goes on at a bonus that was given up', async () => {
  const { user, centre } = await openBonus({ state: 'active' });
  const ended = bonusOf({ state: 'cancelled', endedAt: '2026-01-08T13:05:00Z', forfeited: '31.25' });
  server.use(
    getCancelBonusMockHandler({ success: true, value: ended }),
    getGetBonusMockHandler({ ...getGetBonusResponseMock(), value: ended }),
  );
  await user.click(centre.getByRole('button', { name: 'Give up the bonus' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Give up this bonus?' }));
  await user.click(asked.getByRole('button', { name: 'Give up the bonus' }));
  await centre.findByText(/^You gave it up\./);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Monday reload'));
});

test('I18N-01 MEMBER-10 MEMBER-22 a completed bonus in Vietnamese, with what became money and its bets on a phone', async () => {
  await showLanguage('VI');
  const { wagering } = bonusOf({});
  const change = {
    state: 'completed',
    endedAt: '2026-01-08T13:05:00Z',
    converted: '18.60',
    wagering: { ...wagering, base: 'bonus', maxStake: null },
  } as const;
  const { centre, entry, shown } = await openBonus(change, 390);
  expect(shown).toEqual({
    head: 'Monday reloadHoàn thành',
    progress: 'Đã cược $90.00 trên $400.00',
    share: 22,
    facts: [
      ['Được cấp', '$40.00'],
      ['Kết thúc', '13:05 08/01/2026'],
      ['Đã chuyển vào ví chính', '$18.60'],
    ],
    rules: [
      '10 lần tiền thưởng',
      'Trong 7 ngày kể từ khi nhận thưởng.',
      'Nổ hũ được tính 100%.',
      'Casino trực tiếp được tính 20%.',
      'Các loại khác không được tính.',
    ],
  });
  expect(centre.queryByRole('button', { name: 'Từ bỏ tiền thưởng' })).toBeNull();
  const card = (game: string, time: string, stake: string, counted: string, reason: string) => [
    game,
    ['Có kết quả lúc', `${time} 06/01/2026`],
    ['Tiền cược', stake],
    ['Được tính', counted],
    ['Lý do', reason],
  ];
  expect(cardsAround(entry)).toEqual({
    cards: [
      card('Dragon Coil', '12:40', '$5.10', '$5.05', 'Được tính đủ'),
      card('Blackjack', '12:41', '$6.20', '$1.24', 'Chỉ tính một phần'),
      card('VN North', '12:42', '$7.30', '$0.00', 'Loại trò chơi này không được tính'),
      card('Lantern Road', '12:43', '$80.40', '$0.01', 'Tiền cược vượt mức cao nhất được tính'),
      card('Roulette', '12:44', '$9.50', '$0.02', 'Cược cả hai kết quả đối nhau'),
      card('Baccarat', '12:45', '$10.60', '$0.03', 'Cược bị hủy hoặc được hoàn tiền'),
      card('Moonshot', '12:46', '$11.70', '$0.04', 'Đặt trước khi khoản thưởng bắt đầu'),
      card('Mines', '12:47', '$12.80', '$0.05', 'Đặt sau khi khoản thưởng kết thúc'),
      card('Dice', '12:48', '$13.90', '$0.06', 'Không còn gì phải cược'),
    ],
    totals: [
      ['Tiền cược', '$157.50'],
      ['Được tính', '$6.50'],
    ],
  });
});

test('MEMBER-10 MEMBER-22 a bonus without turnover is staked in full; each bet says how much it counted and why', async () => {
  const { entry, shown } = await openBonus({ state: 'expired', required: '0.00', counted: '0.00' });
  expect(shown).toMatchObject({ head: 'Monday reloadExpired', progress: '$0.00 of $0.00 staked', share: 100 });
  expect(rowsAround(entry)).toEqual([
    ['Game', 'Settled', 'Stake', 'Counted', 'Why'],
    ['Dragon Coil', 'Jan 6, 2026, 12:40', '$5.10', '$5.05', 'Counts in full'],
    ['Blackjack', 'Jan 6, 2026, 12:41', '$6.20', '$1.24', 'Counts in part'],
    ['VN North', 'Jan 6, 2026, 12:42', '$7.30', '$0.00', 'This category does not count'],
    ['Lantern Road', 'Jan 6, 2026, 12:43', '$80.40', '$0.01', 'The stake was above the largest that counts'],
    ['Roulette', 'Jan 6, 2026, 12:44', '$9.50', '$0.02', 'Bets covered opposing outcomes'],
    ['Baccarat', 'Jan 6, 2026, 12:45', '$10.60', '$0.03', 'Void, or the stake came back'],
    ['Moonshot', 'Jan 6, 2026, 12:46', '$11.70', '$0.04', 'Placed before the bonus began'],
    ['Mines', 'Jan 6, 2026, 12:47', '$12.80', '$0.05', 'Placed after the bonus ended'],
    ['Dice', 'Jan 6, 2026, 12:48', '$13.90', '$0.06', 'Nothing was left to stake'],
    ['Total', '', '$157.50', '$6.50', ''],
  ]);
});

/** Opens the list of bonuses with one of each state. */
async function openList(width?: number): Promise<Element> {
  const answer = getListBonusesResponseMock();
  const content = [
    bonusOf({ bonusId: 'bn-1', state: 'active' }),
    bonusOf({ bonusId: 'bn-2', title: 'Weekend spins', state: 'completed', amount: '5.10', balance: '0.20' }),
    bonusOf({
      bonusId: 'bn-3',
      title: 'Birthday',
      state: 'expired',
      remaining: '7.40',
      endsAt: '2026-01-02T08:00:00Z',
    }),
    bonusOf({ bonusId: 'bn-4', title: 'Welcome', state: 'cancelled', amount: '8.80', remaining: '9.90' }),
  ];
  const totals = { amount: '93.90', balance: '94.00', remaining: '637.30', converted: '18.60' };
  server.use(getListBonusesMockHandler({ ...answer, value: { content, totalPages: 1, totalElements: 4, totals } }));
  const { centre } = await openMemberPage('bonusDetails', width);
  return centre.findByText('Birthday');
}

test('MEMBER-10 MEMBER-22 the bonuses of the period show each figure, and the sums', async () => {
  expect(rowsAround(await openList())).toEqual([
    ['Bonus', 'Granted', 'Bonus money left', 'Left to stake', 'Until', 'State'],
    ['Monday reload', '$40.00', '$31.25', '$310.00', 'Jan 12, 2026, 09:52', 'Active'],
    ['Weekend spins', '$5.10', '$0.20', '–', 'Jan 12, 2026, 09:52', 'Completed'],
    ['Birthday', '$40.00', '$31.25', '–', 'Jan 2, 2026, 08:00', 'Expired'],
    ['Welcome', '$8.80', '$31.25', '–', 'Jan 12, 2026, 09:52', 'Given up'],
    ['Total', '$93.90', '$94.00', '$637.30', '', ''],
  ]);
});

test('I18N-01 MEMBER-10 MEMBER-22 the bonuses on a phone in Vietnamese', async () => {
  await showLanguage('VI');
  const card = (head: string, amount: string, balance: string, remaining: string, until: string) => [
    head,
    ['Được cấp', amount],
    ['Tiền thưởng còn lại', balance],
    ['Còn phải cược', remaining],
    ['Hạn', until],
  ];
  expect(cardsAround(await openList(390))).toEqual({
    cards: [
      card('Monday reloadĐang áp dụng', '$40.00', '$31.25', '$310.00', '09:52 12/01/2026'),
      card('Weekend spinsHoàn thành', '$5.10', '$0.20', '–', '09:52 12/01/2026'),
      card('BirthdayHết hạn', '$40.00', '$31.25', '–', '08:00 02/01/2026'),
      card('WelcomeĐã từ bỏ', '$8.80', '$31.25', '–', '09:52 12/01/2026'),
    ],
    totals: [
      ['Được cấp', '$93.90'],
      ['Tiền thưởng còn lại', '$94.00'],
      ['Còn phải cược', '$637.30'],
    ],
  });
});
