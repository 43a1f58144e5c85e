// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getGetPlayerRankResponseMock,
  getListVipTiersResponseMock,
} from '#generated/client/member-rank/member-rank.faker.ts';
import {
  getGetPlayerRankMockHandler,
  getListVipTiersMockHandler,
} from '#generated/client/member-rank/member-rank.msw.ts';
import type { Privilege, VipTier } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { openPage, withPortal } from '../../testing/portal.tsx';
import { factsOf, itemsOf, rowsOf } from '../../testing/shown.ts';

withPortal();

const privilege = (kind: Privilege['kind'], value: Partial<Privilege>): Privilege => ({
  kind,
  rate: null,
  amount: null,
  count: null,
  text: null,
  ...value,
});

/** Four ranks whose figures all differ. */
function answerTiers() {
  const answer = getListVipTiersResponseMock();
  const [first] = answer.value.tiers;
  if (first === undefined) throw new Error('the example has no ranks');
  const tier = (rankLevel: number, labelName: string, needed: number, keep: number, own: Privilege[]): VipTier => ({
    ...first,
    clubLabel: { ...first.clubLabel, rankLevel, labelName },
    pointsNeeded: needed,
    pointsToKeep: keep,
    privileges: own,
  });
  server.use(
    getListVipTiersMockHandler({
      ...answer,
      value: {
        ...answer.value,
        turnoverPerPoint: '12.50',
        periodDays: 91,
        checkedAt: '02:15',
        rulesHtml: '<p>Fair play</p>',
        tiers: [
          tier(0, 'Spark', 0, 0, [
            privilege('rebate_slots', { rate: 31 }),
            privilege('withdrawals_per_day', { count: 1_000 }),
            privilege('vip_support', { text: 'Chat' }),
          ]),
          tier(1, 'Glow', 1, 1, [
            privilege('rebate_slots', { rate: 1_036 }),
            privilege('upgrade_credit', { amount: '1001.50' }),
            privilege('withdrawals_per_day', {}),
          ]),
          tier(2, 'Ember', 2_500, 1_200, [privilege('vip_support', {})]),
          tier(3, 'Flame', 10_000, 4_100, []),
        ],
      },
    }),
  );
}

function answerRank(pointsToKeep: number) {
  const answer = getGetPlayerRankResponseMock();
  const { next } = answer.value;
  server.use(
    getGetPlayerRankMockHandler({
      ...answer,
      value: {
        ...answer.value,
        clubLabel: { ...answer.value.clubLabel, rankLevel: 1, labelName: 'Glow' },
        rankPoints: 1_604,
        validTurnover: '20050.75',
        pointsToKeep,
        reachedAt: '2025-12-01T09:00:00Z',
        keptUntil: '2026-03-02T09:00:00Z',
        asOf: '2026-01-04T19:00:00Z',
        next: next && {
          ...next,
          clubLabel: { ...next.clubLabel, rankLevel: 2, labelName: 'Ember' },
          pointsNeeded: 2_500,
          pointsToNext: 896,
        },
      },
    }),
  );
}

/** What the page shows of the ranks; the number of ranks is its title. */
async function openVip(loggedIn: boolean, ranks: string) {
  answerTiers();
  openPage('/vip', { loggedIn });
  const ladder = await screen.findByRole('list', { name: ranks });
  const rules = document.getElementById('rules');
  return {
    tiers: () => itemsOf(ladder),
    here: () => ladder.querySelector('[aria-current]')?.textContent,
    table: () => rowsOf(screen.getByRole('table')),
    kept: () => [rules?.querySelector('h3')?.textContent, ...factsOf(rules).map((fact) => fact.join(': '))],
    facts: () => factsOf(document.body).slice(0, 5),
  };
}

const privileges = [
  ['Rebate on slots', '0.31%', '10.36%', 'None', 'None'],
  ['Withdrawals a day', '1,000', 'No cap', 'None', 'None'],
  ['Support', 'Chat', 'None', 'None', 'None'],
  ['Credit for reaching it', 'None', '$1,001.50', 'None', 'None'],
];

test('SIDEBAR-11 ENTITY-18 a guest sees each figure of the ranks, and no rank of their own', async () => {
  const { tiers, here, table, kept } = await openVip(false, '4 ranks');
  expect(tiers()).toEqual(['Spark0 points', 'Glow1 point', 'Ember2,500 points', 'Flame10,000 points']);
  expect(here()).toBeUndefined();
  expect(table()).toEqual([['Privileges', 'Spark', 'Glow', 'Ember', 'Flame'], ...privileges]);
  expect(kept()).toEqual([
    'To keep a rank for another 91 days',
    'Glow: 1 point',
    'Ember: 1,200 points',
    'Flame: 4,100 points',
  ]);
  expect(screen.getByText('1 rank point for each $12.50 of valid turnover. A rank is kept for 91 days.')).toBeDefined();
  expect(screen.getByText('Ranks are checked daily at 02:15')).toBeDefined();
});

test('SIDEBAR-11 ENTITY-18 a member sees the own rank among them, since when and until when', async () => {
  answerRank(37);
  const { tiers, here, table, facts } = await openVip(true, '4 ranks');
  expect(await screen.findByRole('heading', { level: 1, name: 'Glow, level 1' })).toBeDefined();
  expect(await screen.findByText('Minh Khoa, in this rank since Dec 1, 2025')).toBeDefined();
  expect(tiers()).toEqual([
    'Spark0 pointsReached',
    'Glow1 pointYou are here',
    'Ember2,500 points896 to go',
    'Flame10,000 pointsLocked',
  ]);
  expect(here()).toMatch(/^Glow/);
  expect(table()[0]).toEqual(['Privileges', 'Spark', 'Glow (your rank)', 'Ember', 'Flame']);
  // 896 points at 12.50 each.
  expect(facts()).toEqual([
    ['Kept at least until', 'Mar 2, 2026'],
    ['To keep it after that', '37 rank points'],
    ['Valid turnover, last 91 days', '$20,050.75'],
    ['Turnover to Ember', '$11,200.00'],
    ['Last check', 'Jan 4, 2026'],
  ]);
});

test('SIDEBAR-11 I18N-01 a member reads all of it in Vietnamese', async () => {
  await showLanguage('VI');
  answerRank(0);
  const { tiers, table, kept, facts } = await openVip(true, '4 hạng');
  expect(await screen.findByRole('heading', { level: 1, name: 'Glow, cấp 1' })).toBeDefined();
  await waitFor(() => expect(tiers()[2]).toBe('Ember2.500 điểmCòn 896'));
  expect(table()[1]).toEqual(['Hoàn trả nổ hũ', '0,31%', '10,36%', 'Không có', 'Không có']);
  expect(kept()).toEqual(['Để giữ hạng thêm 91 ngày', 'Glow: 1 điểm', 'Ember: 1.200 điểm', 'Flame: 4.100 điểm']);
  expect(facts()).toEqual([
    ['Được giữ ít nhất đến', '02/03/2026'],
    ['Để giữ tiếp sau đó', 'Bạn đã đủ điểm'],
    ['Doanh thu cược hợp lệ, 91 ngày qua', '$20,050.75'],
    ['Doanh thu cược còn lại tới Ember', '$11,200.00'],
    ['Lần xét gần nhất', '04/01/2026'],
  ]);
  const bar = screen.getByRole('progressbar', { name: 'Tiến độ tới Ember' });
  expect(within(bar.parentElement as HTMLElement).getByText(/điểm hạng/).textContent).toBe('1.604 / 2.500 điểm hạng');
});
