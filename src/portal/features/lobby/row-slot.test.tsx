// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game } from '../../../../generated/client/model/index.ts';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import { sampleGame } from '../../entities/testing/sample-game.ts';
import { RowSlot } from './row-slot.ts';
import { SlotRow } from './slot-row.tsx';

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
const all = ['1', '2', '3'].map((nodeId) => sampleGame({ nodeId, gameName: `First ${nodeId}` }));
const others = ['4', '5', '6'].map((nodeId) => sampleGame({ nodeId, gameName: `Then ${nodeId}` }));

/** A slot that shows the first games on the screen, with the ways to look at it. */
function setUp() {
  const slot = new RowSlot();
  const show = (index: number, games: readonly Game[], onScreen: boolean, waits = false) =>
    act(() =>
      slot.show({ index, games, start: index * 300, height: 280, nearness: onScreen ? 'on-screen' : 'near', waits }),
    );
  show(0, all, true);
  render(<SlotRow slot={slot} columns={3} tiles={tiles} />);
  const row = document.querySelector('[data-row]');
  if (!(row instanceof HTMLElement)) throw new Error('The slot has no element');
  return { row, show };
}

const titles = () => screen.getAllByRole('heading', { hidden: true }).map((title) => title.textContent);
const hidden = () => document.querySelectorAll('[style*="content-visibility: hidden"]').length;
const frame = () => act(() => void vi.advanceTimersToNextFrame());

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance', 'setTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a slot of the grid', () => {
  test('stands where its row stands', () => {
    const { row, show } = setUp();
    expect([row.dataset['row'], row.style.translate, row.style.height]).toEqual(['0', '0px', '280px']);
    show(4, others, true);
    expect([row.dataset['row'], row.style.translate]).toEqual(['4', '0px 1200px']);
  });

  test('shows a row that is on the screen at once, in the same tiles, and lets go of the focus', () => {
    const { show } = setUp();
    const tile = screen.getByRole('article', { name: 'First 1' });
    screen.getByRole('button', { name: 'First 1', pressed: true }).focus();
    show(4, others, true);
    expect(screen.getByRole('article', { name: 'Then 4' })).toBe(tile);
    expect(titles()).toEqual(['Then 4', 'Then 5', 'Then 6']);
    expect(screen.getByRole('button', { name: 'Then 4', pressed: false })).not.toBe(document.activeElement);
  });

  test('keeps the focus while the row keeps its games', () => {
    const { show } = setUp();
    screen.getByRole('button', { name: 'First 1' }).focus();
    show(0, all, false);
    expect(screen.getByRole('button', { name: 'First 1' })).toBe(document.activeElement);
  });

  test('takes a row off the screen a tile in each frame, unseen, and shows it when it is whole', () => {
    const { show } = setUp();
    show(4, others, false);
    expect(titles()).toEqual(['First 1', 'First 2', 'First 3']);
    expect(hidden()).toBe(1);
    // It was moved here in the first frame.
    frame();
    frame();
    expect(titles()).toEqual(['Then 4', 'First 2', 'First 3']);
    frame();
    expect(titles()).toEqual(['Then 4', 'Then 5', 'First 3']);
    expect(hidden()).toBe(1);
    frame();
    expect(titles()).toEqual(['Then 4', 'Then 5', 'Then 6']);
    expect(hidden()).toBe(0);
  });

  test('keeps a whole row unseen until it need not wait any more', () => {
    const { show } = setUp();
    show(4, others, false, true);
    for (let count = 0; count < 5; count++) frame();
    expect(titles()).toEqual(['Then 4', 'Then 5', 'Then 6']);
    expect(hidden()).toBe(1);
    show(4, others, false);
    expect(hidden()).toBe(0);
    show(4, others, false, true);
    expect(hidden()).toBe(0);
  });

  test('shows a row that was told to wait no more as soon as it is whole', () => {
    const { show } = setUp();
    show(4, others, false, true);
    show(4, others, false);
    show(4, others, false, true);
    expect(hidden()).toBe(1);
    for (let count = 0; count < 4; count++) frame();
    expect(titles()).toEqual(['Then 4', 'Then 5', 'Then 6']);
    expect(hidden()).toBe(0);
  });

  test.each([true, false])(
    'leaves the places empty that a shorter row has no game for, on the screen: %s',
    (onScreen) => {
      const { show } = setUp();
      show(4, others.slice(0, 2), onScreen);
      for (let count = 0; count < 4; count++) frame();
      expect(titles()).toEqual(['Then 4', 'Then 5']);
      expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(2);
      expect(document.querySelectorAll('[data-row] > * > :last-child > *')).toHaveLength(0);
      show(5, all, onScreen);
      for (let count = 0; count < 4; count++) frame();
      expect(titles()).toEqual(['First 1', 'First 2', 'First 3']);
    },
  );

  test.each([0, 2, 4])('shows all of it as soon as it comes onto the screen, %i frames later', (frames) => {
    const { show } = setUp();
    show(4, others, false);
    for (let count = 0; count < frames; count++) frame();
    show(4, others, true);
    expect(titles()).toEqual(['Then 4', 'Then 5', 'Then 6']);
    expect(hidden()).toBe(0);
    frame();
    expect(titles()).toEqual(['Then 4', 'Then 5', 'Then 6']);
  });

  test('goes back to the games that it had without a look at others', () => {
    const { show } = setUp();
    show(4, others, false);
    show(0, all, true);
    expect(titles()).toEqual(['First 1', 'First 2', 'First 3']);
    expect(hidden()).toBe(0);
  });
});
