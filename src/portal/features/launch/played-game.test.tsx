// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderInPortal } from '../../entities/testing/render-in-portal.tsx';
import { loadArea } from '../../i18n/i18n.ts';
import { showLanguage } from '../../i18n/language.ts';
import { withPortal } from '../../testing/portal.tsx';
import { SlimBar } from './played-game.tsx';

withPortal();
beforeAll(() => loadArea('launch'));

const usual = {
  name: 'Lantern Road',
  memory: { gameName: 'Lantern Road', gameType: 'RNG', vendorName: 'Saffron Play', picture: '/art/game/20001.svg' },
  balance: '1234.5',
  demo: false,
  onLeave: () => undefined,
  onOwnWindow: () => undefined,
  fullScreen: { can: true, on: false, toggle: () => undefined },
} as const;

/** Shows the bar of a game; what it says and its buttons. */
async function showBar(changes: Partial<Parameters<typeof SlimBar>[0]>) {
  renderInPortal(<SlimBar {...usual} {...changes} />);
  const name = await screen.findByRole('heading', { level: 1 });
  return {
    name: name.parentElement?.textContent,
    balance: screen.getByRole('group', { name: 'Balance' }).textContent,
    demo: screen.queryByText('Play credit') !== null,
    buttons: screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
  };
}

const all = ['Leave the game', 'Deposit', 'Play in a separate window', 'Full screen'];

test.each([
  ['as usual', {}, { name: 'Lantern RoadSaffron Play', balance: '$1,234.50', demo: false, buttons: all }],
  [
    'in play credit',
    { demo: true },
    { demo: true, buttons: ['Leave the game', 'Play in a separate window', 'Full screen'] },
  ],
  ['with a lobby of the vendor', { name: 'Saffron Play' }, { name: 'Saffron Play' }],
  [
    'without a known start or balance',
    { memory: undefined, balance: undefined },
    { name: 'Lantern Road', balance: '' },
  ],
  ['without a window of its own', { onOwnWindow: undefined }, { buttons: all.filter((name) => !/window/.test(name)) }],
  [
    'on a full screen',
    { fullScreen: { ...usual.fullScreen, on: true } },
    { buttons: [...all.slice(0, 3), 'Leave full screen'] },
  ],
  ['where none can be full', { fullScreen: { ...usual.fullScreen, can: false } }, { buttons: all.slice(0, 3) }],
] as const)('ROUTE-33 the bar of a game %s shows its name, its balance and its ways', async (_when, changes, told) => {
  expect(await showBar(changes)).toMatchObject(told);
});

test('ROUTE-33 the buttons of the bar do what they say', async () => {
  const [onLeave, onOwnWindow, toggle] = [vi.fn(), vi.fn(), vi.fn()];
  const fullScreen = { ...usual.fullScreen, toggle };
  const { user, address } = renderInPortal(
    <SlimBar {...usual} onLeave={onLeave} onOwnWindow={onOwnWindow} fullScreen={fullScreen} />,
  );
  for (const [name, act] of [
    ['Leave the game', onLeave],
    ['Play in a separate window', onOwnWindow],
    ['Full screen', toggle],
  ] as const) {
    await user.click(await screen.findByRole('button', { name }));
    expect(act).toHaveBeenCalledOnce();
  }
  await user.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(address()).toContain('modal=memberCenter&panel=depositv2');
});

test('ROUTE-33 I18N-01 the bar of a game is in Vietnamese', async () => {
  await showLanguage('VI');
  renderInPortal(<SlimBar {...usual} demo />);
  expect(await screen.findByRole('group', { name: 'Số dư' })).toBeDefined();
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['Rời trò chơi', 'Chơi trong cửa sổ riêng', 'Toàn màn hình']);
});
