// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleGame } from '../testing/sample-game.ts';
import { GameTile } from './game-tile.tsx';
import type { TileText } from './use-game-tiles.ts';

const text: TileText = {
  hot: 'Hot',
  new: 'New',
  name: (game, provider) => `${game}, ${provider}`,
  favourite: (game) => `Favourite: ${game}`,
  play: (game) => `Play ${game}`,
  add: 'Add to favourites',
  remove: 'Remove from favourites',
  maintenance: (until) => (until ? `Back at ${until}` : 'Under maintenance'),
};

function setUp(game = sampleGame(), isFavourite = false) {
  const onToggleFavourite = vi.fn();
  const onLaunch = vi.fn();
  render(
    <GameTile
      game={game}
      isFavourite={isFavourite}
      text={text}
      onToggleFavourite={onToggleFavourite}
      onLaunch={onLaunch}
    />,
  );
  return { onToggleFavourite, onLaunch, picture: () => document.querySelector('img') };
}

/** Fails the request for the picture, and advances the time to the next one. */
function failRequest() {
  const image = document.querySelector('img');
  if (!image) throw new Error('The tile has no picture');
  fireEvent.error(image);
  act(() => void vi.advanceTimersByTime(200));
}

/** Fails every request for the picture. */
function failPicture() {
  for (let attempt = 1; attempt <= 3; attempt++) failRequest();
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('GameTile', () => {
  test('is named after game and provider, and loads its picture lazily in a known size', () => {
    const { picture } = setUp();
    expect(screen.getByRole('article', { name: 'Lantern Road, Saffron Play' })).toBeDefined();
    expect(picture()?.getAttribute('loading')).toBe('lazy');
    expect([picture()?.width, picture()?.height]).toEqual([300, 400]);
  });

  test('LOBBY-22 a press anywhere on the picture starts the game, but not one on the heart', () => {
    const { onToggleFavourite, onLaunch } = setUp();
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Lantern Road' }));
    expect(onLaunch).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Play Lantern Road' }));
    expect(onLaunch).toHaveBeenCalledExactlyOnceWith(sampleGame());
    expect(onToggleFavourite).toHaveBeenCalledOnce();
  });

  test('LOBBY-16 the icon of the category replaces a picture that fails to load', () => {
    const { picture } = setUp(sampleGame({ gameType: 'FISH' }));
    failPicture();
    expect(picture()).toBeNull();
    expect(document.querySelector('[data-cat="FISH"] svg')).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Lantern Road' })).toBeDefined();
  });

  test('LOBBY-16 a new picture starts with its own attempts', () => {
    const props = { isFavourite: false, text, onToggleFavourite: () => {}, onLaunch: () => {} };
    const { rerender } = render(<GameTile game={sampleGame()} {...props} />);
    failPicture();
    rerender(<GameTile game={sampleGame({ picture: '/art/game/2.svg' })} {...props} />);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/art/game/2.svg');
  });

  test('PERF-06 a picture is requested three times, 200 ms apart', () => {
    const { picture } = setUp();
    const first = picture();
    if (first) fireEvent.error(first);
    act(() => void vi.advanceTimersByTime(199));
    expect(picture()).toBe(first);
    act(() => void vi.advanceTimersByTime(1));
    // A new element is a new request.
    const second = picture();
    expect(second).not.toBe(first);
    failRequest();
    const third = picture();
    expect(third).not.toBe(second);
    expect(third?.getAttribute('src')).toBe('/art/game/20001.svg');
    failRequest();
    expect(picture()).toBeNull();
  });

  test('LOBBY-16 a picture that failed before the page was interactive is requested again', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const { picture } = setUp();
    const first = picture();
    act(() => void vi.advanceTimersByTime(200));
    expect(picture()).not.toBe(first);
  });

  test('PERF-06 a picture that was loaded before appears together with its tile', () => {
    const { picture } = setUp(sampleGame({ picture: '/art/game/again.svg' }));
    const image = picture();
    if (image) fireEvent.load(image);
    cleanup();
    setUp(sampleGame({ picture: '/art/game/again.svg' }));
    expect(['loading', 'decoding'].map((name) => picture()?.getAttribute(name))).toEqual(['eager', 'sync']);
  });

  test('finished artwork has its title below the picture', () => {
    setUp(sampleGame({ artTone: 'none' }));
    const title = screen.getByRole('heading', { name: 'Lantern Road' });
    expect(title.parentElement?.tagName).toBe('ARTICLE');
  });

  test('the hot mark takes precedence over the new mark', () => {
    setUp(sampleGame({ isHot: true, isNew: true }));
    expect(screen.getByText('Hot')).toBeDefined();
    expect(screen.queryByText('New')).toBeNull();
  });

  test('a game under maintenance shows when it returns, and its heart still works', () => {
    const game = sampleGame({ maintenance: true, maintenanceUntil: '18:00' });
    const { onToggleFavourite } = setUp(game);
    expect(screen.getByText('Back at 18:00')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Lantern Road' }));
    expect(onToggleFavourite).toHaveBeenCalledWith(game);
  });

  test('the heart is a toggle button', () => {
    setUp(sampleGame(), true);
    const heart = screen.getByRole('button', { name: 'Favourite: Lantern Road', pressed: true });
    expect(heart.title).toBe('Remove from favourites');
  });
});
