// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
    maintenance: () => '',
  },
  favouriteIds: new Set(['1']),
  onToggleFavourite: () => {},
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
