// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  getGetPlayerRankResponseMock,
  getListVipTiersResponseMock,
} from '#generated/client/member-rank/member-rank.faker.ts';
import {
  getGetPlayerRankMockHandler,
  getListVipTiersMockHandler,
} from '#generated/client/member-rank/member-rank.msw.ts';
import type { PlayerRank, Privilege } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { factsOf, rowsOf } from '#portal/testing/shown.ts';

withPortal();

const nothing = { rate: null, amount: null, count: null, text: null };
const privileges: readonly Privilege[] = [
  { ...nothing, kind: 'rebate_slots', rate: 41 },
  { ...nothing, kind: 'rebate_live', rate: 125 },
  { ...nothing, kind: 'rebate_sports', rate: 30 },
  { ...nothing, kind: 'rebate_lottery', rate: 7 },
  { ...nothing, kind: 'birthday_credit', amount: '31.50' },
  { ...nothing, kind: 'upgrade_credit' },
  { ...nothing, kind: 'withdrawals_per_day', count: 1000 },
  { ...nothing, kind: 'withdrawal_amount_per_day', amount: '5000.00' },
  { ...nothing, kind: 'vip_support', text: 'Chat' },
];

/** The page of a rank in which no two figures are alike. */
async function shown(change: Partial<PlayerRank>, keeping: string, own: string) {
  const answer = getGetPlayerRankResponseMock();
  const figures = {
    rankPoints: 6400,
    validTurnover: '64010.00',
    reachedAt: '2025-12-01T10:00:00Z',
    keptUntil: '2026-03-01T10:00:00Z',
    pointsToKeep: 1250,
    asOf: '2026-01-04T10:00:00Z',
    privileges: [...privileges],
  };
  server.use(getGetPlayerRankMockHandler({ ...answer, value: { ...answer.value, ...figures, ...change } }));
  const { centre } = await openMemberPage('playerRank');
  const under = (heading: Element) => factsOf(heading.parentElement);
  const head = (await centre.findByRole('heading', { name: /^Ember/ })).parentElement;
  return {
    centre,
    head: [...(head?.querySelectorAll('h3, p') ?? [])].map(({ textContent }) => textContent),
    keeping: () => under(centre.getByRole('heading', { name: keeping })),
    own: under(centre.getByRole('heading', { name: own })),
  };
}

test('MEMBER-17 MEMBER-22 the rank shows how long it is kept, by what, what it brings, and the points of each rank', async () => {
  const rules = getListVipTiersResponseMock();
  server.use(
    getListVipTiersMockHandler({ ...rules, value: { ...rules.value, periodDays: 91, turnoverPerPoint: '10.50' } }),
  );
  const { centre, head, keeping, own } = await shown({}, 'How long it lasts', 'What your rank brings');
  const ladder = await centre.findByRole('table', { name: 'Points that reach each rank' });
  expect(head).toEqual([
    'Ember, level 2',
    'In this rank since Dec 1, 2025',
    '6,400 of 10,000 rank pointsFlame in 3,600',
  ]);
  expect(keeping()).toEqual([
    ['Kept at least until', 'Mar 1, 2026'],
    ['To keep it after that', '1,250 rank points'],
    ['Valid turnover, last 91 days', '$64,010.00'],
    // 3,600 points at 10.50 each.
    ['Turnover to Flame', '$37,800.00'],
    ['Last check', 'Jan 4, 2026'],
  ]);
  expect(own).toEqual([
    ['Rebate on slots', '0.41%'],
    ['Rebate on live tables', '1.25%'],
    ['Rebate on sports', '0.30%'],
    ['Rebate on lotteries', '0.07%'],
    ['Birthday credit', '$31.50'],
    ['Credit for reaching it', 'None'],
    ['Withdrawals a day', '1,000'],
    ['Largest withdrawal a day', '$5,000.00'],
    ['Support', 'Chat'],
  ]);
  expect(rowsOf(ladder)).toEqual([
    ['Rank', 'Points'],
    ['Spark', '0'],
    ['Glow', '500'],
    ['Ember, your rank', '2,500'],
    ['Flame', '10,000'],
    ['Blaze', '40,000'],
    ['Beacon', '100,000'],
    ['Aurora', '300,000'],
  ]);
});

test('I18N-01 MEMBER-17 MEMBER-22 the highest rank in Vietnamese, where the rules did not load', async () => {
  await showLanguage('VI');
  server.use(refuse('get', '/wps/relay/MCSFE_vipTiers', 500, 'system_error'));
  const free = privileges.map((privilege) => ({ ...privilege, count: null }));
  const change = { next: null, pointsToKeep: 0, privileges: free };
  const { centre, head, keeping, own } = await shown(change, 'Thời gian giữ hạng', 'Quyền lợi hạng của bạn');
  expect(head).toEqual(['Ember, cấp 2', 'Ở hạng này từ 01/12/2025', '6.400 điểm hạngHạng cao nhất']);
  expect(keeping()).toEqual([
    ['Được giữ ít nhất đến', '01/03/2026'],
    ['Để giữ tiếp sau đó', 'Bạn đã đủ điểm'],
    ['Doanh thu cược hợp lệ', '$64,010.00'],
    ['Lần xét gần nhất', '04/01/2026'],
  ]);
  expect(own).toEqual([
    ['Hoàn trả nổ hũ', '0,41%'],
    ['Hoàn trả casino trực tiếp', '1,25%'],
    ['Hoàn trả thể thao', '0,30%'],
    ['Hoàn trả xổ số', '0,07%'],
    ['Quà sinh nhật', '$31.50'],
    ['Thưởng lên hạng', 'Không có'],
    ['Số lần rút mỗi ngày', 'Không giới hạn'],
    ['Mức rút tối đa mỗi ngày', '$5,000.00'],
    ['Hỗ trợ', 'Chat'],
  ]);
  expect(centre.queryByRole('table')).toBeNull();
});
