// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openFrame } from '../../testing/frame.tsx';
import { changeSite, withPortal } from '../../testing/portal.tsx';

withPortal();

async function bar() {
  openFrame('/index');
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  const addresses = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  return { addresses, buttons: nav.getAllByRole('button').map(({ textContent }) => textContent) };
}

describe('the bar at the bottom of a phone', () => {
  test('HEADER-05 leads a guest home, to the games, to the search and to the account', async () => {
    expect(await bar()).toEqual({
      addresses: [
        ['Home', '/index'],
        ['Games', '/rng'],
      ],
      buttons: ['Search', 'Account'],
    });
  });

  test('HEADER-05 leads a member to the deposit too', async () => {
    const { user, address } = openFrame('/rng', { loggedIn: true, width: 390 });
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
    const deposit = await nav.findByRole('button', { name: 'Deposit' });
    expect(nav.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Deposit', 'Search', 'Account']);
    await user.click(deposit);
    expect(await screen.findByRole('dialog', { name: 'Member centre' })).toBeDefined();
    expect(address()).toBe('/rng?modal=memberCenter&panel=depositv2');
  });

  test('LAYOUT-04 has no deposit where the site has no member centre', async () => {
    changeSite((info) => ({ ...info, settings: { ...info.settings, isShowMC: false } }));
    openFrame('/rng', { loggedIn: true, width: 390 });
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toBeDefined());
    expect(nav.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });

  test("ROLE-13 on the agents' own site it leads to no games", async () => {
    changeSite((info) => ({ ...info, brand: { ...info.brand, site: 'agent' } }));
    expect((await bar()).addresses).toEqual([['Home', '/index']]);
  });
});
