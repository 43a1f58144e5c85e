// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getGetMemberInfoResponseMock } from '#generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '#generated/client/member/member.msw.ts';
import {
  getGetPlayerRankResponseMock,
  getListVipTiersResponseMock,
} from '#generated/client/member-rank/member-rank.faker.ts';
import {
  getGetPlayerRankMockHandler,
  getListVipTiersMockHandler,
} from '#generated/client/member-rank/member-rank.msw.ts';
import type { PlayerRank, VipTiers } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage } from '../../testing/centre.tsx';
import { openPage, withPortal } from '../../testing/portal.tsx';

withPortal();

function changeRank(changes: Partial<PlayerRank>) {
  const answer = getGetPlayerRankResponseMock();
  server.use(getGetPlayerRankMockHandler({ ...answer, value: { ...answer.value, ...changes } }));
}

function changeTiers(change: (tiers: VipTiers) => VipTiers) {
  const answer = getListVipTiersResponseMock();
  server.use(getListVipTiersMockHandler({ ...answer, value: change(answer.value) }));
}

const ladder = () => screen.findByRole('list', { name: '7 ranks' });
const table = () => screen.findByRole('table');

describe('the VIP page', () => {
  test('SIDEBAR-11 ENTITY-18 a guest sees the ranks, their privileges and rules, and a link to log in', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    const { user, address } = openPage('/vip');
    const tiers = within(await ladder()).getAllByRole('listitem');
    expect(tiers.map((tier) => tier.textContent)).toEqual([
      'Spark0 points',
      'Glow500 points',
      'Ember2,500 points',
      'Flame10,000 points',
      'Blaze40,000 points',
      'Beacon100,000 points',
      'Aurora300,000 points',
    ]);
    expect(
      screen.getByText('1 rank point for each $10.00 of valid turnover. A rank is kept for 90 days.'),
    ).toBeDefined();
    const row = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row('Rebate on slots').slice(0, 3)).toEqual(['0.30%', '0.35%', '0.40%']);
    expect(row('Birthday credit').at(-1)).toBe('$1,000.00');
    expect(row('Withdrawals a day').slice(-2)).toEqual(['12', 'No cap']);
    expect(row('Support').at(-1)).toBe('Own host');
    expect(screen.getByText('Ranks are checked daily at 02:00')).toBeDefined();
    const rules = within(screen.getByRole('region', { name: 'Upgrade rules' }));
    expect(rules.getByText(/A rank never asks you to play more/)).toBeDefined();
    expect(rules.getByText('120,000 points')).toBeDefined();
    expect(asked.filter((path) => path === '/wps/member/rank')).toEqual([]);
    await user.click(within(document.body).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe('/vip?modal=login'));
  });

  test('SIDEBAR-11 a member sees the current rank, the distance to the next one, and the reached ranks', async () => {
    openPage('/vip', { loggedIn: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ember, level 2' })).toBeDefined();
    const bar = screen.getByRole('progressbar', { name: 'Progress to Flame' });
    expect(bar.getAttribute('aria-valuenow')).toBe('64');
    expect(bar.getAttribute('aria-valuetext')).toBe('6,400 of 10,000 rank points');
    const points = bar.previousElementSibling?.textContent;
    expect(points).toBe('6,400 of 10,000 rank pointsFlame in 3,600');
    const marks = within(await ladder())
      .getAllByRole('listitem')
      .map((tier) => tier.textContent?.replace(/^.*points/, ''));
    expect(marks).toEqual(['Reached', 'Reached', 'You are here', '3,600 to go', 'Locked', 'Locked', 'Locked']);
    expect(within(await table()).getByRole('columnheader', { name: 'Ember (your rank)' })).toBeDefined();
    expect(screen.getByText('$36,000.00')).toBeDefined();
  });

  test('SIDEBAR-11 the highest rank has no progress bar, and shows the points that keep it', async () => {
    const top = getListVipTiersResponseMock().value.tiers.at(-1);
    if (top) changeRank({ clubLabel: top.clubLabel, next: null, rankPoints: 1, pointsToKeep: 1 });
    openPage('/vip', { loggedIn: true });
    expect(await screen.findByText('The highest rank')).toBeDefined();
    expect(screen.queryByRole('progressbar', { name: /^Progress to/ })).toBeNull();
    expect(screen.getByText('1 rank point')).toBeDefined();
  });

  test('SIDEBAR-11 sufficient points wait for the next check; the bar stops at 100 per cent', async () => {
    const { next } = getGetPlayerRankResponseMock().value;
    if (next) changeRank({ rankPoints: 12_000, next: { ...next, pointsToNext: 0 } });
    openPage('/vip', { loggedIn: true });
    expect(await screen.findByText('Flame with the next check')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Progress to Flame' }).getAttribute('aria-valuenow')).toBe('100');
  });

  test('ROLE-08 a trial account reads that it has no rank', async () => {
    window.sessionStorage.setItem('isAgent', '4');
    const member = getGetMemberInfoResponseMock();
    server.use(getGetMemberInfoMockHandler({ ...member, value: { ...member.value, type: 4 } }));
    openPage('/vip', { loggedIn: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'A trial account has no rank' })).toBeDefined();
    expect(await ladder()).toBeDefined();
    expect(screen.queryByRole('progressbar', { name: /^Progress to/ })).toBeNull();
  });

  test('SIDEBAR-11 a rank can have privileges that others lack, and rules are cleaned of scripts', async () => {
    changeTiers((rules) => ({
      ...rules,
      rulesHtml: '<p>Fair play</p><img src="x" onerror="document.title=1"><script>document.title=2</script>',
      tiers: rules.tiers.map((tier, index) =>
        index === 0
          ? tier
          : {
              ...tier,
              privileges: [
                ...tier.privileges,
                { kind: 'other', rate: null, amount: null, count: null, text: 'A gift' },
                { kind: 'other', rate: null, amount: null, count: null, text: 'A call' },
              ],
            },
      ),
    }));
    openPage('/vip');
    const also = within(await screen.findByRole('row', { name: /^Also/ })).getAllByRole('cell');
    expect(also.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['None', 'A gift, A call']);
    const rules = screen.getByRole('region', { name: 'Upgrade rules' });
    expect(within(rules).getByText('Fair play')).toBeDefined();
    expect(rules.querySelector('script, [onerror]')).toBeNull();
  });

  test('each part that fails to load says so, and loads on its own retry', async () => {
    server.use(refuse('get', '/wps/member/rank', 500, 'system_error'));
    server.use(refuse('get', '/wps/relay/MCSFE_vipTiers', 500, 'system_error'));
    const { user } = openPage('/vip', { loggedIn: true });
    expect(await screen.findByText('Your rank did not load')).toBeDefined();
    expect(await screen.findByText('The ranks did not load')).toBeDefined();
    server.resetHandlers();
    for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ember, level 2' })).toBeDefined();
    expect(await ladder()).toBeDefined();
  });
});

describe('the player rank in the member centre', () => {
  const open = () => openMemberPage('playerRank');

  test('MEMBER-17 MEMBER-22 shows the rank, the way to the next one, and the privileges of the rank', async () => {
    const { user, centre, address } = await open();
    expect(await centre.findByRole('heading', { name: 'Ember, level 2' })).toBeDefined();
    expect(centre.getByRole('progressbar', { name: 'Progress to Flame' })).toBeDefined();
    const value = (name: string) => centre.getByText(name).parentElement?.querySelector('dd')?.textContent;
    expect(value('To keep it after that')).toBe('No more points needed');
    expect(value('Rebate on live tables')).toBe('0.25%');
    expect(value('Largest withdrawal a day')).toBe('$5,000.00');
    await waitFor(() => expect(value('Turnover to Flame')).toBe('$36,000.00'));
    expect(value('Valid turnover, last 90 days')).toBe('$64,000.00');
    await user.click(centre.getByRole('link', { name: 'All ranks and rules' }));
    await waitFor(() => expect(address()).toBe('/vip'));
  });

  test('MEMBER-17 a failed request shows an error, and loads on retry', async () => {
    server.use(refuse('get', '/wps/member/rank', 503, 'unavailable'));
    const { user, centre } = await open();
    const again = await centre.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    await user.click(again);
    expect(await centre.findByRole('heading', { name: 'Ember, level 2' })).toBeDefined();
  });
});
