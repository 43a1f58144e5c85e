// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Game } from '#generated/model/index.ts';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import { sampleGame, sampleGames } from '../../entities/testing/sample-game.ts';
import { media, withLayout } from '../../entities/testing/with-layout.ts';
import { GameGrid } from './lobby-list.tsx';

const tiles: GameTiles = {
  text: {
    hot: 'Hot',
    new: 'New',
    add: 'Add',
    remove: 'Remove',
    name: (game) => game,
    favourite: (game) => `Favourite: ${game}`,
    play: (game) => `Play ${game}`,
    maintenance: () => '',
  },
  favouriteIds: new Set(),
  onToggleFavourite: () => {},
  onLaunch: () => {},
};

const grid = (games: readonly Game[], more: { readonly hasMore?: boolean; readonly total?: number } = {}) => (
  <GameGrid games={games} tiles={tiles} hasMore={more.hasMore ?? false} total={more.total} onEnd={() => {}} />
);

// 1,134 px are seven tiles of 150 px with six gaps of 14: rows of 200 + 24 + 18 px.
const ROW_PX = 242;
withLayout(1134);
const setDesktop = () => {
  media.matching = new Set(['(width >= 640px)', '(width >= 1280px)']);
};
afterEach(cleanup);

/** The rows that fit into the height of the grid. */
function heightInRows(): number {
  const list = document.querySelector<HTMLElement>('[data-row]')?.parentElement;
  return Number.parseFloat(list?.style.height ?? '') / ROW_PX;
}

const starts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ style }) => /\d+/.exec(style.transform)?.[0]);

describe('the grid of a lobby', () => {
  test('is rendered by a server without styles, and hydrated into the same elements', async () => {
    setDesktop();
    const games = sampleGames(70);
    const markup = renderToString(grid(games));
    expect(markup).not.toContain('style=');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = markup;
    const before = [...root.querySelectorAll('img')];
    expect(before.length).toBe(4 * 7);
    const onRecoverableError = vi.fn();
    const page = await act(() => hydrateRoot(root, grid(games), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect([...root.querySelectorAll('img')].slice(0, before.length)).toEqual(before);
    expect(heightInRows()).toBe(10);
    await act(() => page.unmount());
    root.remove();
  });

  test('has the height of all loaded games, and of one further page while more are to come', () => {
    setDesktop();
    const { rerender } = render(grid(sampleGames(15)));
    expect(heightInRows()).toBe(3);
    rerender(grid(sampleGames(42), { hasMore: true, total: 10_000 }));
    expect(heightInRows()).toBe(12);
    rerender(grid(sampleGames(84), { hasMore: true, total: 100 }));
    expect(heightInRows()).toBe(15);
    // The total may be older than the games.
    rerender(grid(sampleGames(84), { hasMore: true, total: 84 }));
    expect(heightInRows()).toBe(13);
    rerender(grid(sampleGames(84), { hasMore: true }));
    expect(heightInRows()).toBe(18);
  });

  test('gives a row with a title under its picture 20 px more, also one that comes with other games', () => {
    setDesktop();
    const games = sampleGames(42);
    const { rerender } = render(grid(games));
    expect(starts().slice(0, 4)).toEqual(['0', '242', '484', '726']);
    rerender(grid(games.map((game, index) => (index === 8 ? sampleGame({ ...game, artTone: 'none' }) : game))));
    expect(starts().slice(0, 4)).toEqual(['0', '242', '504', '746']);
  });

  test('has three tiles in a row on a phone', () => {
    render(grid(sampleGames(42)));
    expect(document.querySelectorAll('[data-row="0"] article')).toHaveLength(3);
    expect(screen.getByRole('article', { name: 'Game 1' })).toBeDefined();
  });
});
