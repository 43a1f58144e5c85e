import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getListBetsMockHandler } from '#generated/client/bets/bets.msw.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage } from '../../testing/centre.tsx';
import { openPage, withPortal } from '../../testing/portal.tsx';

withPortal();

let asked: URL[];
const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url));
beforeEach(() => {
  asked = [];
  server.use(getListBetsMockHandler());
  server.events.on('request:start', note);
});
afterEach(() => server.events.removeListener('request:start', note));

/** The lists with a choice: what it is called, what its choices are called, and what each of them asks for. */
const lists = [
  {
    ids: 'MEMBER-04 MEMBER-22',
    panel: 'depositv2',
    path: '/wps/v2/wallets/deposits',
    filter: ['State', 'state', 'All'],
    choices: {
      'Waiting for payment': 'pending',
      Paid: 'paid',
      Credited: 'credited',
      Failed: 'failed',
      Expired: 'expired',
      'Taken back': 'reversed',
    },
  },
  {
    ids: 'MEMBER-05 MEMBER-22',
    panel: 'withdraw',
    path: '/wps/v2/wallets/withdrawals',
    filter: ['Show', 'state', 'All states'],
    choices: {
      Requested: 'requested',
      'In review': 'reviewing',
      Approved: 'approved',
      Paid: 'paid',
      Received: 'received',
      'Not received': 'disputed',
      Rejected: 'rejected',
      Returned: 'returned',
    },
  },
  {
    ids: 'MEMBER-22',
    panel: 'vault',
    path: '/wps/v2/wallets/vaultLocks',
    filter: ['State', 'state', 'All states'],
    choices: { Locked: 'locked', Returned: 'returned' },
  },
  {
    ids: 'MEMBER-07 MEMBER-22',
    panel: 'personalHistoryCopy',
    path: '/wps/member/bets',
    filter: ['State', 'state', 'All'],
    choices: { Open: 'open', Won: 'won', Lost: 'lost', Push: 'push', Void: 'void' },
  },
  {
    ids: 'MEMBER-10 MEMBER-22',
    panel: 'bonusDetails',
    path: '/wps/member/bonuses',
    filter: ['State', 'state', 'All states'],
    choices: { Active: 'active', Completed: 'completed', Expired: 'expired', 'Given up': 'cancelled' },
  },
  {
    ids: 'MEMBER-16 MEMBER-22',
    panel: 'messageV2',
    path: '/wps/relay/CSP_messageList',
    filter: ['About', 'category', 'Anything'],
    choices: {
      Account: 'account',
      Money: 'money',
      Promotions: 'promotion',
      Rewards: 'reward',
      Games: 'game',
      Service: 'service',
      'From your agent': 'team',
    },
  },
] as const;

/** The last request for the list at a path. */
const lastAsked = (path: string) => asked.findLast(({ pathname }) => pathname === path)?.searchParams;

test.each(lists)(
  '$ids each choice of the list of $panel asks the server for what it says, and stands in the address',
  async ({ panel, path, filter: [label, name, all], choices }) => {
    const { user, centre, address } = await openMemberPage(panel);
    const select = await centre.findByRole('combobox', { name: label });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([all, ...Object.keys(choices)]);
    const inAddress = () => new URLSearchParams(address().split('?')[1]).get('panel');
    for (const [choice, value] of Object.entries(choices)) {
      await user.selectOptions(select, choice);
      await waitFor(() => expect(lastAsked(path)?.get(name)).toBe(value));
      expect(lastAsked(path)?.get('pageNo')).toBe('1');
      expect(inAddress()).toBe(`${panel}?${name}=${value}`);
    }
    await user.selectOptions(select, all);
    await waitFor(() => expect(inAddress()).toBe(panel));
  },
);

test.each([
  {
    ids: 'API-58',
    search: 'history',
    path: '/wps/relay/MCSFE_pointsMemberTransactionDetail',
    filter: ['Type of entry', 'kind'],
    choices: {
      Earned: 'earned',
      Redeemed: 'redeemed',
      Returned: 'returned',
      Converted: 'converted',
      Rewarded: 'rewarded',
      Corrected: 'adjusted',
    },
  },
  {
    ids: 'API-56 MALL-04',
    search: 'redemptions',
    path: '/wps/relay/MCSFE_pointsRedeemList',
    filter: ['State', 'state'],
    choices: { Processing: 'processing', Rejected: 'rejected', Completed: 'completed' },
  },
] as const)(
  '$ids each choice of the $search of points asks the server for what it says, and stands in the address',
  async ({ search, path, filter: [label, name], choices }) => {
    const { user, address } = openPage(`/pointMall?${search}=1`, { loggedIn: true });
    const dialog = within(await screen.findByRole('dialog'));
    const select = await dialog.findByRole('combobox', { name: label });
    for (const [choice, value] of Object.entries(choices)) {
      await user.selectOptions(select, choice);
      await waitFor(() => expect(lastAsked(path)?.get(name)).toBe(value));
      expect(address()).toBe(`/pointMall?${search}=1&${search}.${name}=${value}`);
    }
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/pointMall'));
  },
);
