// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { getListTransactionHistoryResponseMock } from '../../../../generated/client/wallet/wallet.faker.ts';
import { server } from '../../../mocks/server.ts';
import { openPortal, withPortal } from '../testing/portal.tsx';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

/** Opens the account record; the ledger answers with the contract's example, or with its entries about one cause. */
async function open(panel = 'transactionHistory') {
  const asked: URLSearchParams[] = [];
  server.use(
    msw.get('*/wps/v2/wallets/transactionHistory', ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(params);
      const answer = getListTransactionHistoryResponseMock();
      const about = params.get('referenceId');
      const content = answer.value.content.filter(({ reference }) => about === null || reference?.id === about);
      return HttpResponse.json({ ...answer, value: { ...answer.value, content } });
    }),
  );
  const address = new URLSearchParams({ modal: 'memberCenter', panel });
  const portal = openPortal(`/index?${address}`, { loggedIn: true });
  return { ...portal, asked, centre: within(await screen.findByRole('dialog', { name: 'Member centre' })) };
}

describe('the account record', () => {
  test('MEMBER-08 shows each entry with its reason, amount and balance, and the sums of the period', async () => {
    const { centre } = await open();
    const entry = within((await centre.findByText('Stake, VN North')).closest('li, tr') as HTMLElement);
    expect(entry.getByText('−$27.00')).toBeDefined();
    expect(entry.getByText('$12,658.90')).toBeDefined();
    const sumOf = (name: string) => centre.getAllByText(name)[0]?.nextElementSibling?.textContent;
    expect(['Balance before', 'Balance at the end'].map(sumOf)).toEqual(['$12,480.50', '$12,068.90']);
    expect(centre.getByText('−$411.60')).toBeDefined();
  });

  test('MEMBER-08 a withdrawal opens on its own page', async () => {
    const { user, centre, router } = await open();
    await user.click(await centre.findByRole('button', { name: 'Withdrawal, held, open wd-4001' }));
    expect(new URLSearchParams(router.state.location.search).get('panel')).toBe('withdraw?id=wd-4001');
  });

  test('a transfer opens with all its entries, and Back returns to the list', async () => {
    const { user, centre, asked } = await open();
    await user.click(await centre.findByRole('button', { name: 'Transfer to Kite & Co, open tr-2001' }));
    const record = within(await centre.findByRole('article', { name: 'Transfer to Kite & Co' }));
    expect(record.getByText('tr-2001')).toBeDefined();
    expect(within(record.getByRole('region', { name: 'Progress' })).getAllByRole('listitem')).toHaveLength(1);
    expect(asked.at(-1)?.get('referenceId')).toBe('tr-2001');
    await user.click(centre.getByRole('button', { name: 'All movements' }));
    expect(await centre.findByText('Stake, VN North')).toBeDefined();
  });

  test('a link to a movement of somebody else says that there is none', async () => {
    const { centre } = await open('transactionHistory?about=tr-9999');
    expect(await centre.findByText('There is no such movement')).toBeDefined();
  });

  test('filters go to the server and into the address', async () => {
    const { user, centre, asked } = await open();
    await user.selectOptions(await centre.findByRole('combobox', { name: 'Type' }), 'Deposit');
    await user.selectOptions(centre.getByRole('combobox', { name: 'Direction' }), 'Money in');
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ kind: 'deposit', direction: 'in', pageNo: '1' });
  });
});
