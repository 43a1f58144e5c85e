// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleGame } from '../testing/sample-game.ts';
import { GameRow } from './game-row.tsx';
import type { GameTiles } from './use-game-tiles.ts';

const tiles: GameTiles = {
  text: {
    hot: 'Hot',
    new: 'New',
    add: 'Add',
    remove: 'Remove',
    name: (game) => game,
    favourite: (game) => game,
    play: (game) => `Play ${game}`,
    maintenance: () => '',
  },
  favouriteIds: new Set(['1']),
  onToggleFavourite: () => {},
  onLaunch: () => {},
};
const one = sampleGame({ nodeId: '1', gameName: 'One' });
const two = sampleGame({ nodeId: '2', gameName: 'Two', picture: '/art/game/2.svg' });

afterEach(cleanup);

test('a row that is given other games shows them in the same tiles, and lets go of the focus', () => {
  const { rerender } = render(<GameRow games={[one]} tiles={tiles} onScreen />);
  const tile = screen.getByRole('article', { name: 'One' });
  screen.getByRole('button', { name: 'One', pressed: true }).focus();
  rerender(<GameRow games={[two]} tiles={tiles} onScreen />);
  expect(screen.getByRole('article', { name: 'Two' })).toBe(tile);
  expect(tile.querySelector('img')?.getAttribute('src')).toBe('/art/game/2.svg');
  expect(screen.getByRole('button', { name: 'Two', pressed: false })).not.toBe(document.activeElement);
});

test('the focus stays while the row keeps its games', () => {
  const { rerender } = render(<GameRow games={[one]} tiles={tiles} onScreen />);
  screen.getByRole('button', { name: 'One' }).focus();
  rerender(<GameRow games={[one, two]} tiles={tiles} onScreen />);
  expect(screen.getByRole('button', { name: 'One' })).toBe(document.activeElement);
});

describe('a row off the screen that is given other games', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance', 'setTimeout'] }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const all = ['1', '2', '3'].map((nodeId) => sampleGame({ nodeId, gameName: `First ${nodeId}` }));
  const others = ['4', '5', '6'].map((nodeId) => sampleGame({ nodeId, gameName: `Then ${nodeId}` }));
  const titles = () => screen.getAllByRole('heading', { hidden: true }).map((title) => title.textContent);
  const isHidden = () => document.querySelector('[class*="content-visibility:hidden"]') !== null;
  const frame = () => act(() => void vi.advanceTimersToNextFrame());

  test('takes them a few in each frame, unseen, and is then shown', () => {
    const { rerender } = render(<GameRow games={all} tiles={tiles} onScreen={false} />);
    rerender(<GameRow games={others} tiles={tiles} onScreen={false} />);
    expect(titles()).toEqual(['First 1', 'First 2', 'First 3']);
    expect(isHidden()).toBe(true);
    // It was moved here in the first frame.
    frame();
    frame();
    expect(titles()).toEqual(['Then 4', 'Then 5', 'First 3']);
    frame();
    expect(titles()).toEqual(['Then 4', 'Then 5', 'Then 6']);
    expect(isHidden()).toBe(true);
    frame();
    expect(isHidden()).toBe(false);
  });

  test('takes them all as soon as it comes onto the screen', () => {
    const { rerender } = render(<GameRow games={all} tiles={tiles} onScreen={false} />);
    rerender(<GameRow games={others} tiles={tiles} onScreen={false} />);
    rerender(<GameRow games={others} tiles={tiles} onScreen />);
    expect(titles()).toEqual(['Then 4', 'Then 5', 'Then 6']);
    expect(isHidden()).toBe(false);
    frame();
    expect(titles()).toEqual(['Then 4', 'Then 5', 'Then 6']);
  });
});
