// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openFrame } from '../../testing/frame.tsx';
import { openPortal, withPortal } from '../../testing/portal.tsx';
import { Root } from '../root.tsx';
import { ImmersiveFrame } from './immersive-frame.tsx';

withPortal();

let begun = 0;

function Game() {
  const [round] = useState(() => ++begun);
  return <h1>Round {round}</h1>;
}

const openGame = (width = 1440) =>
  openPortal('/seamless', {
    width,
    routes: [
      {
        element: <Root />,
        children: [{ element: <ImmersiveFrame />, children: [{ path: '/seamless', element: <Game /> }] }],
      },
    ],
  });

const bars = () => [
  screen.queryByRole('banner') !== null,
  screen.queryByRole('navigation', { name: 'Main menu' }) !== null,
];

test('ROUTE-25 ROUTE-26 ROUTE-31 the bars are hidden until the toggle shows them, and the game keeps running', async () => {
  const { user } = openGame();
  const round = await screen.findByRole('heading', { name: /^Round/ });
  expect(bars()).toEqual([false, false]);
  const toggle = screen.getByRole('button', { name: 'Show menu and header' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle);
  expect(bars()).toEqual([true, true]);
  expect(screen.getByRole('heading', { name: /^Round/ })).toBe(round);
  await user.click(screen.getByRole('button', { name: 'Hide menu and header' }));
  expect(bars()).toEqual([false, false]);
});

test('ROUTE-08 ROUTE-31 the bars bring neither banner nor footer', async () => {
  const { user } = openGame();
  await user.click(await screen.findByRole('button', { name: 'Show menu and header' }));
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
});

test('ROUTE-31 the choice lasts for the session', async () => {
  window.sessionStorage.setItem('bars', 'shown');
  const { user } = openGame();
  await screen.findByRole('heading', { name: /^Round/ });
  expect(bars()).toEqual([true, true]);
  await user.click(screen.getByRole('button', { name: 'Hide menu and header' }));
  expect(window.sessionStorage.getItem('bars')).toBe('hidden');
});

test('ROUTE-31 a narrow window opens the menu from the button of the header', async () => {
  const { user } = openGame(800);
  await user.click(await screen.findByRole('button', { name: 'Show menu and header' }));
  expect(bars()).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(await screen.findByRole('dialog', { name: 'Main menu' })).toBeDefined();
});

test.each(['/seamless?vassalage=SAF&nodeId=20001', '/vnlottery'])(
  'ROUTE-08 ROUTE-25 ROUTE-26 ROUTE-31 %s has neither banners nor footer, and the menu only while its toggle says so',
  async (path) => {
    const { user } = openFrame(path, { loggedIn: true });
    const show = await screen.findByRole('button', { name: 'Show menu and header' });
    const menu = () => screen.queryByRole('navigation', { name: 'Main menu' });
    expect(menu()).toBeNull();
    await user.click(show);
    expect(menu()).not.toBeNull();
    expect(window.sessionStorage.getItem('bars')).toBe('shown');
    expect(screen.getByRole('link', { name: 'Lumo home' })).toBeDefined();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hide menu and header' }));
    expect(menu()).toBeNull();
  },
);
