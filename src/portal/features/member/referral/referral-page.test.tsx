// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  getGetReferralResponseMock,
  getListInviteesResponseMock,
  getListReferralRewardsResponseMock,
} from '#generated/client/promotions/promotions.faker.ts';
import {
  getGetReferralMockHandler,
  getListInviteesMockHandler,
  getListReferralRewardsMockHandler,
} from '#generated/client/promotions/promotions.msw.ts';
import type { Invitee, ReferralReward } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { cardsAround, factsOf, rowsAround } from '#portal/testing/shown.ts';

withPortal();

const friends: readonly Invitee[] = [
  { account: 'tha***', registeredAt: '2025-12-28T13:45:00Z', state: 'registered', turnover: '0.10', reward: '0.01' },
  { account: 'hai***', registeredAt: '2025-12-12T05:20:00Z', state: 'deposited', turnover: '10.20', reward: '0.03' },
  { account: 'min***', registeredAt: '2025-12-11T04:10:00Z', state: 'active', turnover: '1860.30', reward: '5.58' },
  { account: 'lan***', registeredAt: '2025-12-10T03:00:00Z', state: 'refused', turnover: '20.40', reward: '0.00' },
];

/** Opens the page with the friends of the period, or with the rewards. */
async function open(list: 'friends' | 'rewards', content = [...friends], width?: number) {
  const [answer, invitees, rewards] = [
    getGetReferralResponseMock(),
    getListInviteesResponseMock(),
    getListReferralRewardsResponseMock(),
  ] as const;
  const [example] = rewards.value.content;
  if (example === undefined) throw new Error('the contract has an example of a reward');
  const given: readonly Partial<ReferralReward>[] = [
    { account: 'tha***', kind: 'registration', day: '2026-01-03', turnover: '0.00', amount: '1.10', state: 'credited' },
    { account: 'hai***', kind: 'first_deposit', day: '2026-01-02', turnover: '0.00', amount: '2.20', state: 'pending' },
    { account: 'min***', kind: 'turnover' as const, day: '2025-12-31', turnover: '140.50', amount: '0.42', rate: 35 },
  ];
  const totals = { turnover: '1891.00', reward: '5.62' };
  const referral = {
    code: 'KHOA01',
    link: 'https://lumo.example/register?referralCode=KHOA01',
    rule: '0.3% of their play.',
    invitees: 1400,
    activeInvitees: 1300,
    rewardTotal: '5.58',
    rewardPending: '0.42',
  };
  server.use(
    getGetReferralMockHandler({ ...answer, value: { ...answer.value, ...referral } }),
    getListInviteesMockHandler({
      ...invitees,
      value: { content, totalPages: 1, totalElements: content.length, totals },
    }),
    getListReferralRewardsMockHandler({
      ...rewards,
      value: {
        content: given.map((reward, place) => ({ ...example, referralRewardId: `ry-${place}`, ...reward })),
        totalPages: 1,
        totalElements: 3,
        totals: { turnover: '140.60', reward: '3.72' },
      },
    }),
  );
  const { centre } = await openMemberPage(list === 'friends' ? 'referral' : 'referral?list=rewards', width);
  const row = await centre.findByText('hai***');
  const title = centre.getByRole('heading', { level: 3, name: /^(Invite friends|Mời bạn bè)/ });
  return {
    centre,
    row,
    rule: title.nextElementSibling?.textContent,
    facts: factsOf(title.parentElement?.parentElement?.parentElement ?? null),
  };
}

const uncounted = /^(You cannot invite yourself|Lời mời không được tính)/;

test('MEMBER-12 MEMBER-22 the invitation shows code, link, rule and what it brought, and each friend', async () => {
  const { centre, row, rule, facts } = await open('friends');
  expect(rule).toBe('0.3% of their play.');
  expect(facts).toEqual([
    ['Your code', 'KHOA01'],
    ['Your link', 'https://lumo.example/register?referralCode=KHOA01'],
    ['Friends', '1,400'],
    ['Active in 30 days', '1,300'],
    ['Earned', '$5.58'],
    ['Pending', '$0.42'],
  ]);
  expect(rowsAround(row)).toEqual([
    ['Friend', 'Registered', 'Turnover', 'Reward', 'State'],
    ['tha***', 'Dec 28, 2025, 13:45', '$0.10', '$0.01', 'Registered'],
    ['hai***', 'Dec 12, 2025, 05:20', '$10.20', '$0.03', 'Deposited'],
    ['min***', 'Dec 11, 2025, 04:10', '$1,860.30', '$5.58', 'Playing'],
    ['lan***', 'Dec 10, 2025, 03:00', '$20.40', '$0.00', 'Not counted'],
    ['Total', '', '$1,891.00', '$5.62', ''],
  ]);
  expect(centre.queryByText(uncounted)).not.toBeNull();
});

test('I18N-01 MEMBER-12 MEMBER-22 the friends on a phone in Vietnamese, where each counts', async () => {
  await showLanguage('VI');
  const { centre, row, facts } = await open('friends', friends.slice(0, 3), 390);
  expect(facts).toEqual([
    ['Mã giới thiệu của bạn', 'KHOA01'],
    ['Liên kết của bạn', 'https://lumo.example/register?referralCode=KHOA01'],
    ['Bạn bè', '1.400'],
    ['Hoạt động trong 30 ngày', '1.300'],
    ['Đã nhận', '$5.58'],
    ['Sắp nhận', '$0.42'],
  ]);
  const card = (head: string, time: string, turnover: string, reward: string) => [
    head,
    ['Ngày đăng ký', time],
    ['Cược hợp lệ', turnover],
    ['Phần thưởng', reward],
  ];
  expect(cardsAround(row)).toEqual({
    cards: [
      card('tha***Đã đăng ký', '13:45 28/12/2025', '$0.10', '$0.01'),
      card('hai***Đã nạp tiền', '05:20 12/12/2025', '$10.20', '$0.03'),
      card('min***Đang chơi', '04:10 11/12/2025', '$1,860.30', '$5.58'),
    ],
    totals: [
      ['Cược hợp lệ', '$1,891.00'],
      ['Phần thưởng', '$5.62'],
    ],
  });
  expect(centre.queryByText(uncounted)).toBeNull();
});

test('MEMBER-12 MEMBER-22 each reward shows for whom, when and for what it is, and whether it was given', async () => {
  const { row } = await open('rewards');
  expect(rowsAround(row)).toEqual([
    ['Friend', 'Day', 'For', 'Turnover', 'Reward', 'State'],
    ['tha***', 'Jan 3, 2026', 'Registration', '–', '$1.10', 'Given'],
    ['hai***', 'Jan 2, 2026', 'First deposit', '–', '$2.20', 'Pending'],
    ['min***', 'Dec 31, 2025', 'Share of play, 0.35%', '$140.50', '$0.42', 'Given'],
    ['Total', '', '', '$140.60', '$3.72', ''],
  ]);
});

test('I18N-01 MEMBER-12 MEMBER-22 the rewards on a phone in Vietnamese', async () => {
  await showLanguage('VI');
  const { row } = await open('rewards', [...friends], 390);
  const card = (head: string, day: string, kind: string, turnover: string, reward: string) => [
    head,
    ['Ngày', day],
    ['Lý do', kind],
    ['Cược hợp lệ', turnover],
    ['Phần thưởng', reward],
  ];
  expect(cardsAround(row)).toEqual({
    cards: [
      card('tha***Đã nhận', '03/01/2026', 'Đăng ký', '–', '$1.10'),
      card('hai***Sắp nhận', '02/01/2026', 'Nạp lần đầu', '–', '$2.20'),
      card('min***Đã nhận', '31/12/2025', '0,35% tiền cược', '$140.50', '$0.42'),
    ],
    totals: [
      ['Cược hợp lệ', '$140.60'],
      ['Phần thưởng', '$3.72'],
    ],
  });
});
