// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getListContractRequestsResponseMock } from '#generated/client/contract/contract.faker.ts';
import { getListContractRequestsMockHandler } from '#generated/client/contract/contract.msw.ts';
import { getGetMemberInfoResponseMock } from '#generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '#generated/client/member/member.msw.ts';
import {
  getGetMissionsSummaryResponseMock,
  getGetReferralResponseMock,
} from '#generated/client/promotions/promotions.faker.ts';
import {
  getGetMissionsSummaryMockHandler,
  getGetReferralMockHandler,
} from '#generated/client/promotions/promotions.msw.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { openAgentCentre, openCentre } from '../../testing/centre.tsx';
import { changeSite, withPortal } from '../../testing/portal.tsx';

withPortal();

/** The entries of a centre's menu. */
const menuOf = async (centre: Awaited<ReturnType<typeof openCentre>>['centre']) =>
  within(await centre.findByRole('navigation', { name: /^(Member centre|Agent centre)$/ }));

describe('the member centre', () => {
  test.each([
    [1, 'Missions 1 reward waits1'],
    [0, 'Missions'],
  ])('MEMBER-15 the menu has a badge only above zero: %i', async (claimableCount, text) => {
    const { value } = getGetMissionsSummaryResponseMock();
    server.use(getGetMissionsSummaryMockHandler({ success: true, value: { ...value, claimableCount } }));
    const { centre } = await openCentre('missionLeaderboard');
    await centre.findByRole('heading', { level: 3, name: 'Deposit 100.00 this week' });
    const menu = await menuOf(centre);
    expect((await menu.findByRole('button', { name: /^Missions/ })).textContent).toBe(text);
  });

  test.each([true, false])('MEMBER-13 FLAG-05 the friends have a page only where REFERRAL is on: %s', async (isOn) => {
    changeSite((info) => ({ ...info, promos: { ...info.promos, REFERRAL: isOn } }));
    const { centre } = await openCentre('referral');
    const name = isOn ? 'Invite friends' : 'My account';
    expect(await centre.findByRole('heading', { level: 2, name })).toBeDefined();
    expect((await menuOf(centre)).queryByRole('button', { name: 'Invite friends' }) !== null).toBe(isOn);
  });

  test.each([true, false])(
    'MEMBER-06 the menu has the transfer to the upline for who may make one: %s',
    async (may) => {
      const { value } = getGetMemberInfoResponseMock();
      server.use(getGetMemberInfoMockHandler({ success: true, value: { ...value, toUpline: may } }));
      const { centre } = await openCentre();
      const menu = await menuOf(centre);
      expect(await menu.findByRole('button', { name: 'My account' })).toBeDefined();
      expect(menu.queryByRole('button', { name: 'Transfer to upline' }) !== null).toBe(may);
    },
  );

  test('MEMBER-03 MEMBER-04 MEMBER-05 a switch beside the title leads to the withdrawal and to the wallets', async () => {
    const { user, centre, address } = await openCentre('depositv2');
    const ways = within(await centre.findByRole('radiogroup', { name: 'Money in and out' }));
    expect(ways.getAllByRole('radio').map((way) => way.parentElement?.textContent)).toEqual([
      'Deposit',
      'Withdraw',
      'Transfer',
    ]);
    expect(ways.getByRole('radio', { name: 'Deposit' })).toHaveProperty('checked', true);
    await user.click(ways.getByRole('radio', { name: 'Withdraw' }));
    expect(await centre.findByRole('heading', { name: 'Withdraw' })).toBeDefined();
    expect(address()).toBe('/index?modal=memberCenter&panel=withdraw');
  });
});

describe('the agent centre', () => {
  const entries = {
    dividend: 'Dividend',
    daily: 'Daily salary',
    hourly: 'Hourly salary',
    realtime: 'Real-time salary',
  };

  test.each(['none', 'dividend', 'daily', 'hourly', 'realtime'] as const)(
    'AGENT-08 AGENT-10 AGENT-11 AGENT-12 AGENT-13 FLAG-05 the menu has the entries of the kinds that the site offers: all but %s',
    async (off) => {
      changeSite((info) => ({
        ...info,
        settings: {
          ...info.settings,
          contracts: { ...info.settings.contracts, ...(off !== 'none' && { [off]: false }) },
        },
      }));
      const { centre } = await openAgentCentre('agentAnnouncement');
      const menu = await menuOf(centre);
      expect(menu.getByRole('button', { name: /^Contract requests/ })).toBeDefined();
      expect(menu.getByRole('button', { name: 'My income' })).toBeDefined();
      for (const [kind, name] of Object.entries(entries)) {
        expect([kind, menu.queryByRole('button', { name }) !== null]).toEqual([kind, kind !== off]);
      }
    },
  );

  test('AGENT-02 AGENT-03 AGENT-04 AGENT-05 AGENT-06 AGENT-07 AGENT-08 AGENT-09 AGENT-10 AGENT-11 AGENT-12 AGENT-13 the menu names each page in Vietnamese', async () => {
    await showLanguage('VI');
    const { centre } = await openAgentCentre('agentAnnouncement');
    const menu = within(await centre.findByRole('navigation', { name: 'Trung tâm đại lý' }));
    const names = menu.getAllByRole('button').map((entry) => entry.querySelector('span')?.textContent);
    expect(names).toEqual([
      'Tổng quan nhóm',
      'Thông báo',
      'Đăng ký tài khoản',
      'Quản lý nhóm',
      'Cược của nhóm',
      'Lãi lỗ người dùng',
      'Thu nhập của tôi',
      'Chi tiết giao dịch',
      'Yêu cầu hợp đồng',
      'Cổ tức',
      'Lương ngày',
      'Lương giờ',
      'Lương thời gian thực',
    ]);
  });

  test.each([
    ['EN', 1, 'Contract requests 1 contract waits for you1'],
    ['EN', 0, 'Contract requests'],
    ['VI', 2, 'Yêu cầu hợp đồng 2 hợp đồng đang chờ bạn2'],
  ] as const)(
    'CONTRACT-08 in %s the menu has the number of contracts that wait for the agent: %i',
    async (language, count, text) => {
      await showLanguage(language);
      const asked: (string | null)[] = [];
      const { value } = getListContractRequestsResponseMock();
      server.use(
        getListContractRequestsMockHandler(({ request }) => {
          asked.push(new URL(request.url).searchParams.get('direction'));
          return { success: true, value: { ...value, totalElements: count } };
        }),
      );
      const { centre } = await openAgentCentre('agentAnnouncement');
      const [first = ''] = text.split(' ');
      await waitFor(async () =>
        expect(
          (await centre.findByRole('button', { name: new RegExp(`^${first}.* (requests|đồng)`) })).textContent,
        ).toBe(text),
      );
      expect(new Set(asked)).toEqual(new Set(['incoming']));
    },
  );

  test('the menu ends with the referral code, whose link can be copied', async () => {
    const { value } = getGetReferralResponseMock();
    const link = 'https://lumo.example/register?referralCode=LM4821';
    server.use(getGetReferralMockHandler({ success: true, value: { ...value, code: 'LM4821', link } }));
    const { user, centre } = await openAgentCentre('agentAnnouncement');
    const code = await centre.findByText('LM4821');
    expect(code.parentElement?.textContent).toBe('Referral codeLM4821');
    await user.click(centre.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  test('I18N-01 beside the referral code the button to copy the link is short in Vietnamese, and its name is not', async () => {
    await showLanguage('VI');
    const { centre } = await openAgentCentre('agentAnnouncement');
    const button = await centre.findByRole('button', { name: 'Sao chép liên kết' });
    expect(button.textContent).toBe('Sao chép');
  });

  test('without a referral programme the menu has no referral code', async () => {
    changeSite((info) => ({ ...info, promos: { ...info.promos, REFERRAL: false } }));
    const { centre } = await openAgentCentre('agentAnnouncement');
    await menuOf(centre);
    expect(await centre.findByText('Dividends of December are paid')).toBeDefined();
    expect(centre.queryByText('Referral code')).toBeNull();
  });
});
