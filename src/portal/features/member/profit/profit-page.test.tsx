// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getGetProfitLossMockHandler } from '#generated/client/bets/bets.msw.ts';
import type { ProfitLoss, ProfitLossDay } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();

const lottery = { gameType: 'LOTT', bets: 1, stake: '10.00', payout: '0.00', net: '-10.00', validTurnover: '10.00' };
const slots = { gameType: 'RNG', bets: 2, stake: '7.00', payout: '7.40', net: '0.40', validTurnover: '7.00' };
const quiet: ProfitLossDay = {
  date: '2026-01-03',
  bets: 0,
  stake: '0.00',
  payout: '0.00',
  net: '0.00',
  validTurnover: '0.00',
  rewards: '0.00',
  cumulativeNet: '0.00',
  minutesPlayed: 0,
  categories: [],
};
const twoDays = {
  currency: 'USD',
  days: [
    quiet,
    {
      date: '2026-01-04',
      bets: 2,
      stake: '15.00',
      payout: '0.00',
      net: '-15.00',
      validTurnover: '15.00',
      rewards: '5.00',
      cumulativeNet: '-15.00',
      minutesPlayed: 71,
      categories: [lottery],
    },
    {
      date: '2026-01-05',
      bets: 1,
      stake: '2.00',
      payout: '7.40',
      net: '5.40',
      validTurnover: '2.00',
      rewards: '10.00',
      cumulativeNet: '-9.60',
      minutesPlayed: 4,
      categories: [slots],
    },
  ],
  categories: [lottery, slots],
  totals: {
    bets: 3,
    stake: '17.00',
    payout: '7.40',
    net: '-9.60',
    validTurnover: '17.00',
    openStake: '27.00',
    rewards: '15.00',
    netPosition: '5.40',
    deposits: '200.00',
    withdrawals: '300.00',
    netDeposits: '-100.00',
    minutesPlayed: 75,
  },
  asOf: '2026-01-05T10:04:00Z',
} as ProfitLoss;

let asked: URLSearchParams[] = [];
let found = twoDays;
beforeEach(() => {
  asked = [];
  found = twoDays;
  server.use(
    getGetProfitLossMockHandler(({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return { success: true, value: found };
    }),
  );
});

async function open(panel = 'personalProfit', width = 1440) {
  const { user, centre } = await openMemberPage(panel, width);
  await centre.findByRole('heading', { name: 'By day' });
  return { user, centre };
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent));

describe('profit and loss', () => {
  test('MEMBER-09 MEMBER-22 shows the net position, the time played, and what they consist of', async () => {
    const { centre } = await open();
    await centre.findByText('Net position');
    const facts = centre.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(Object.fromEntries(facts)).toEqual({
      'Net position': '+$5.40',
      Result: '−$9.60',
      Stakes: '$17.00',
      Payouts: '$7.40',
      Rewards: '$15.00',
      'Time played': '1 h 15 min',
      Deposits: '$200.00',
      Withdrawals: '$300.00',
      'Net deposits': '−$100.00',
    });
    expect(centre.getByText('Still open: $27.00')).toBeDefined();
  });

  test('MEMBER-09 MEMBER-22 has a table and a chart by day, and a table and a chart by category', async () => {
    const { centre } = await open();
    expect(rowsOf(await centre.findByRole('table', { name: 'By day' }))).toEqual([
      ['Jan 5, 2026', '1', '$2.00', '$7.40', '+$5.40', '$10.00', '4 min'],
      ['Jan 4, 2026', '2', '$15.00', '$0.00', '−$15.00', '$5.00', '1 h 11 min'],
      ['Total', '3', '$17.00', '$7.40', '−$9.60', '$15.00', '1 h 15 min'],
    ]);
    expect(rowsOf(centre.getByRole('table', { name: 'Result over the period' }))).toEqual([
      ['Jan 3', '$0.00'],
      ['Jan 4', '−$15.00'],
      ['Jan 5', '−$9.60'],
    ]);
    expect(rowsOf(centre.getByRole('table', { name: 'Stakes by category' }))).toEqual([
      ['Lottery', '$10.00'],
      ['Slots', '$7.00'],
    ]);
    const categories = within(centre.getByRole('region', { name: 'By category' })).getByRole('table');
    expect(rowsOf(categories)).toEqual([
      ['Lottery1 bet', '$10.00', '−$10.00'],
      ['Slots2 bets', '$7.00', '+$0.40'],
    ]);
  });

  test('the chart by category shows at most six shares, the largest first', async () => {
    const names = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'] as const;
    const categories = names.map((gameType, index) => ({ ...slots, gameType, stake: `${index + 1}.10` }));
    found = { ...twoDays, categories } as ProfitLoss;
    const { centre } = await open();
    expect(rowsOf(await centre.findByRole('table', { name: 'Stakes by category' }))).toEqual([
      ['PVP', '$7.10'],
      ['Slots', '$6.10'],
      ['Fishing', '$5.10'],
      ['Sports', '$4.10'],
      ['Live Casino', '$3.10'],
      ['Others', '$3.20'],
    ]);
  });

  test('MEMBER-22 a day and a category narrow the page down, and the address holds both', async () => {
    const { user, centre } = await open();
    await user.click(await centre.findByRole('button', { name: 'Jan 4, 2026' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    // Days of the brand, which is seven hours ahead of UTC.
    expect(asked[1]?.get('from')).toBe('2026-01-03T17:00:00.000Z');
    expect(asked[1]?.get('to')).toBe('2026-01-04T17:00:00.000Z');
    await user.click(await centre.findByRole('button', { name: 'Slots' }));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]?.get('gameType')).toBe('RNG');
    expect(asked[2]?.has('pageNo')).toBe(false);
    expect(centre.getByRole('combobox', { name: 'Category' })).toHaveProperty('value', 'RNG');
  });

  test('a single day has no course of the result', async () => {
    found = { ...twoDays, days: twoDays.days.slice(-1) };
    const { centre } = await open('personalProfit?range=today');
    await centre.findByRole('table', { name: 'Stakes by category' });
    expect(centre.queryByRole('table', { name: 'Result over the period' })).toBeNull();
  });

  test('MEMBER-22 days come in pages, the last first, without another request', async () => {
    const days = Array.from({ length: 12 }, (_, day) => ({ ...quiet, bets: 1, date: `2026-01-${10 + day}` }));
    found = { ...twoDays, days };
    const { user, centre } = await open();
    const table = await centre.findByRole('table', { name: 'By day' });
    expect(within(table).getAllByRole('button')[0]?.textContent).toBe('Jan 21, 2026');
    await user.click(centre.getByRole('button', { name: 'Page 2' }));
    expect(await centre.findByRole('button', { name: 'Jan 10, 2026' })).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  test('MEMBER-22 a period without play has its figures and a next step', async () => {
    found = { ...twoDays, days: [quiet], categories: [] };
    const { user, centre } = await open();
    expect(await centre.findByText('No settled bets in this period')).toBeDefined();
    expect(centre.getByText('Net position')).toBeDefined();
    await user.click(centre.getByRole('button', { name: 'Look back 92 days' }));
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('on a phone each day is a card', async () => {
    const { centre } = await open('personalProfit', 390);
    const cards = within(await centre.findByRole('list', { name: 'By day' })).getAllByRole('listitem');
    expect(cards[0]?.textContent).toContain('Jan 5, 2026');
    expect(cards[0]?.textContent).toContain('Result+$5.40');
  });
});
