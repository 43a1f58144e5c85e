// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleGame } from '../testing/sample-game.ts';
import { GameTile } from './game-tile.tsx';
import { TileWalk } from './tile-walk.tsx';
import type { TileText } from './use-game-tiles.ts';

const text: TileText = {
  hot: 'Hot',
  new: 'New',
  name: (game) => game,
  favourite: (game) => `heart ${game}`,
  play: (game) => game,
  add: 'Add',
  remove: 'Remove',
  maintenance: () => '',
};

const COLUMNS = 3;
const scrollTo = vi.fn();

/** A list of `count` tiles; only those from `first` up to `end` are rendered. */
function tilesFrom(first: number, end: number, count: number) {
  return (
    <>
      <button type="button">before</button>
      <TileWalk virtual={{ count, columns: COLUMNS, first, scrollTo }}>
        {Array.from({ length: end - first }, (_, index) => {
          const nodeId = String(first + index);
          return (
            <GameTile
              key={nodeId}
              game={sampleGame({ nodeId, gameName: nodeId })}
              isFavourite={false}
              text={text}
              onToggleFavourite={() => {}}
              onLaunch={() => {}}
            />
          );
        })}
      </TileWalk>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const root = () => {
  const element = document.querySelector<HTMLElement>('div[tabindex]');
  if (!element) throw new Error('There is no stop');
  return element;
};
const focused = () => document.activeElement?.getAttribute('aria-label');
/** Presses a key, and returns whether the default action was prevented. */
const press = (key: string, options: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  scrollTo.mockClear();
});

describe('the keyboard on tiles', () => {
  test('the arrows move to the neighbours and stop at the edges', () => {
    render(tilesFrom(0, 8, 8));
    button('0').focus();
    for (const [key, position] of [
      ['ArrowLeft', '0'],
      ['ArrowUp', '0'],
      ['ArrowRight', '1'],
      ['ArrowDown', '4'],
      ['ArrowRight', '5'],
      ['ArrowDown', '7'],
      ['ArrowRight', '7'],
      ['Home', '6'],
      ['ArrowUp', '3'],
      ['End', '5'],
    ] as const) {
      expect(press(key)).toBe(true);
      expect(focused(), key).toBe(position);
    }
    press('Home', { ctrlKey: true });
    expect(focused()).toBe('0');
    press('End', { ctrlKey: true });
    expect(focused()).toBe('7');
  });

  test('other keys, and keys with Shift or Alt, keep their default action', () => {
    render(tilesFrom(0, 3, 3));
    button('0').focus();
    expect([press('a'), press('ArrowRight', { shiftKey: true }), press('ArrowLeft', { altKey: true })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(focused()).toBe('0');
  });

  test('only the focused tile and its heart are in the tab order; otherwise the list is', async () => {
    render(tilesFrom(0, 4, 4));
    expect(root().tabIndex).toBe(0);
    await act(() => button('2').focus());
    expect([root().tabIndex, button('2').tabIndex, button('heart 2').tabIndex]).toEqual([-1, 0, 0]);
    press('ArrowLeft');
    expect([button('2').tabIndex, button('1').tabIndex]).toEqual([-1, 0]);
    await act(() => button('before').focus());
    expect([root().tabIndex, button('1').tabIndex]).toEqual([0, -1]);
  });

  test('the tab key moves to the first tile', async () => {
    render(tilesFrom(0, 2, 2));
    vi.spyOn(root(), 'matches').mockReturnValue(true);
    await act(() => root().focus());
    expect(focused()).toBe('0');
  });

  test('a tile that is not rendered is scrolled to, and focused once it is rendered', async () => {
    const { rerender } = render(tilesFrom(0, 6, 30));
    await act(() => button('1').focus());
    press('End', { ctrlKey: true });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(29);
    expect(document.activeElement).toBe(root());
    rerender(tilesFrom(3, 9, 30));
    expect(document.activeElement).toBe(root());
    expect(root().tabIndex).toBe(-1);
    rerender(tilesFrom(24, 30, 30));
    expect(focused()).toBe('29');
  });

  test('keys pressed while a row renders continue from there', async () => {
    const { rerender } = render(tilesFrom(0, 3, 30));
    await act(() => button('0').focus());
    press('ArrowDown');
    press('ArrowDown');
    rerender(tilesFrom(3, 9, 30));
    expect(focused()).toBe('6');
  });

  test('the list returns to the tab order when the focused tile is no longer rendered', async () => {
    const { rerender } = render(tilesFrom(0, 6, 30));
    await act(() => button('1').focus());
    rerender(tilesFrom(12, 18, 30));
    expect(root().tabIndex).toBe(0);
  });
});
