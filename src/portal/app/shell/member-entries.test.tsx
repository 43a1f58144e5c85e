import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showLanguage } from '../../i18n/language.ts';
import { openFrame } from '../../testing/frame.tsx';
import { withPortal } from '../../testing/portal.tsx';

withPortal();

const header = async () => within(await screen.findByRole('banner'));

test('HEADER-05 logged in, the header leads to the deposit and to the withdrawal', async () => {
  const { user, router, address } = openFrame('/rng', { loggedIn: true });
  for (const [name, panel] of [
    ['Deposit', 'depositv2'],
    ['Withdraw', 'withdraw'],
  ] as const) {
    await user.click(await (await header()).findByRole('button', { name }));
    await waitFor(() => expect(address()).toBe(`/rng?modal=memberCenter&panel=${panel}`));
    const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
    expect(await centre.findByRole('heading', { level: 2, name })).toBeDefined();
    await act(() => router.navigate('/rng'));
  }
});

test('HEADER-05 a guest has neither button', async () => {
  openFrame('/rng');
  const bar = await header();
  await bar.findByRole('button', { name: 'Log in' });
  for (const name of ['Deposit', 'Withdraw']) expect(bar.queryByRole('button', { name })).toBeNull();
});

test('HEADER-05 HEADER-09 has the same entries in Vietnamese', async () => {
  await showLanguage('VI');
  const { user } = openFrame('/rng', { loggedIn: true });
  for (const name of ['Nạp tiền', 'Rút tiền']) await (await header()).findByRole('button', { name });
  await user.click(await screen.findByRole('button', { name: 'Menu tài khoản' }));
  const menu = within(await screen.findByRole('group', { name: 'Menu tài khoản' }));
  const expected = ['Trung tâm thành viên', 'Nạp tiền', 'Rút tiền', 'Lịch sử giao dịch', 'Lịch sử cược', 'Đăng xuất'];
  await waitFor(() => expect(menu.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(expected));
});

test.each([
  [1440, 'Account menu'],
  [390, 'Account'],
])('HEADER-09 at %i px each entry of the menu of the avatar leads to its page', async (width, avatar) => {
  const { user, router, address } = openFrame('/rng', { loggedIn: true, width });
  const expected = [
    ['Member centre', '/rng?modal=memberCenter'],
    ['Deposit', '/rng?modal=memberCenter&panel=depositv2'],
    ['Withdraw', '/rng?modal=memberCenter&panel=withdraw'],
    ['Account record', '/rng?modal=memberCenter&panel=transactionHistory'],
    ['Betting record', '/rng?modal=memberCenter&panel=personalHistoryCopy'],
    ['Sign out', '/rng?modal=signOut'],
  ] as const;
  for (const [place, [name, page]] of expected.entries()) {
    await user.click(await screen.findByRole('button', { name: avatar }));
    const menu = within(await screen.findByRole('group', { name: 'Account menu' }));
    const texts = () => menu.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(texts()).toEqual(expected.map(([entry]) => entry)));
    const entries = menu.getAllByRole('listitem');
    await user.click(within(entries[place] ?? expect.fail(`no entry ${place}`)).getByRole('button', { name }));
    await waitFor(() => expect(address()).toBe(page));
    await act(() => router.navigate('/rng'));
  }
});
