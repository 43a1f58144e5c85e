// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
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
  test('leads home, to the games, to the search and to the account', async () => {
    expect(await bar()).toEqual({
      addresses: [
        ['Home', '/index'],
        ['Games', '/rng'],
      ],
      buttons: ['Search', 'Account'],
    });
  });

  test("ROLE-13 on the agents' own site it leads to no games", async () => {
    changeSite((info) => ({ ...info, brand: { ...info.brand, site: 'agent' } }));
    expect((await bar()).addresses).toEqual([['Home', '/index']]);
  });
});
