// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { getGetBetResponseMock, getListBetsResponseMock } from '../../../../generated/client/bets/bets.faker.ts';
import { getGetBetMockHandler } from '../../../../generated/client/bets/bets.msw.ts';
import { server } from '../../../mocks/server.ts';
import { openPortal, withPortal } from '../testing/portal.tsx';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

/** Opens the betting record; the list and one bet answer with examples of the contract. */
async function open(panel = 'personalHistoryCopy', width = 1440, bet = getGetBetResponseMock()) {
  const asked: URLSearchParams[] = [];
  server.use(
    msw.get('*/wps/member/bets', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(getListBetsResponseMock());
    }),
    getGetBetMockHandler(bet),
  );
  const portal = openPortal(`/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`, {
    loggedIn: true,
    width,
  });
  return { ...portal, asked, centre: within(await screen.findByRole('dialog', { name: 'Member centre' })) };
}

describe('the betting record', () => {
  test('MEMBER-07 shows each bet with its stake, result and state, and their sums', async () => {
    const { centre } = await open();
    const row = within((await centre.findByRole('button', { name: /^Lantern Road, / })).closest('tr') as HTMLElement);
    expect(row.getByText('20 lines of 0.10')).toBeDefined();
    expect(row.getByText('+$5.40')).toBeDefined();
    expect(row.getByText('Won')).toBeDefined();
    const pending = within(
      centre.getByRole('button', { name: /^VN North, open bet b-7001/ }).closest('tr') as HTMLElement,
    );
    expect(pending.getByText('Pending')).toBeDefined();
    expect(centre.getByText('4 bets, 1 open')).toBeDefined();
    expect(centre.getByText('−$9.60')).toBeDefined();
  });

  test('filters and search go to the server', async () => {
    const { user, centre, asked } = await open();
    await user.selectOptions(await centre.findByRole('combobox', { name: 'Category' }), 'Slots');
    await user.selectOptions(centre.getByRole('combobox', { name: 'State' }), 'Won');
    await user.type(centre.getByRole('searchbox', { name: 'Game or bet number' }), 'lantern{Enter}');
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ gameType: 'RNG', state: 'won', search: 'lantern' });
  });

  test('MEMBER-07 a bet opens beside the list with its evidence, and closing it returns to its row', async () => {
    const { user, centre, address } = await open();
    await user.click(await centre.findByRole('button', { name: /^VN North, open bet b-7001/ }));
    expect(address()).toContain(encodeURIComponent('personalHistoryCopy?bet=b-7001'));
    const { value } = getGetBetResponseMock();
    expect(await centre.findByRole('article', { name: value.bet.gameName })).toBeDefined();
    expect(centre.getByText(value.rules.text)).toBeDefined();
    await user.click(centre.getByRole('button', { name: 'Close the bet' }));
    expect(document.activeElement?.id).toBe('open-b-7001');
  });

  test('on a phone the bet takes the place of the list, and leads to its movements of money', async () => {
    const { user, centre, address } = await open('personalHistoryCopy?bet=b-7001', 390);
    await user.click(await centre.findByRole('button', { name: 'Movements of money' }));
    expect(address()).toContain(encodeURIComponent('transactionHistory?about=b-7001'));
  });

  test.each([
    ['won', '0.00', 'SSC_1M-20260105-0570', 1],
    ['lost', '0.00', 'SSC_1M-20260105-0570', 1],
    ['push', '0.00', 'SSC_1M-20260105-0570', 0],
    ['won', '2.00', 'SSC_1M-20260105-0570', 0],
    // A jackpot or a free round, which has no stake.
    ['won', '0.00', null, 0],
  ] as const)('MEMBER-07 a bet that is %s counts %s to turnover in draw %s, and says why', async (...given) => {
    const [state, validTurnover, drawId, told] = given;
    const detail = getGetBetResponseMock();
    const value = { ...detail.value, bet: { ...detail.value.bet, state, validTurnover, drawId } };
    const { centre } = await open('personalHistoryCopy?bet=b-7001', 1440, { ...detail, value });
    await centre.findByRole('article', { name: value.bet.gameName });
    expect(centre.queryAllByText('Your bets cover both sides of this draw')).toHaveLength(told);
  });
});
