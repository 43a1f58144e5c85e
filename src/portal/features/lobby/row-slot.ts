import { flushSync } from 'react-dom';
import type { Game } from '../../../../generated/client/model/index.ts';
import type { TilePlace } from '../../entities/game/game-art.tsx';
import { isSameRow, type RowGames } from '../../entities/game/row-games.ts';
import { type FillingStep, queueFilling } from '../../entities/game/tile-work.ts';

/** So many tiles change at once. */
const TILES_AT_ONCE = 2;

/** A row of a grid and where it stands. */
export type Row = {
  readonly index: number;
  readonly games: RowGames;
  /** Px from the top of the grid. */
  readonly start: number;
  readonly height: number;
  readonly onScreen: boolean;
};

/**
 * An element that shows one row of a grid after the other. Rows go past it while the page scrolls, so this works around
 * React: the element is moved by hand, and its tiles are told by themselves that they have other games. A row on the
 * screen gets its games at once. Any other gets them a few in each frame, while nothing of it is laid out or painted,
 * and they are shown as slowly: a slow device cannot make a row in one frame.
 */
export class RowSlot {
  /** For the tiles' pictures. */
  readonly place: TilePlace = { onScreen: false };
  #row: Row | undefined;
  #shown: (Game | undefined)[] = [];
  #element: HTMLElement | null = null;
  #callOff: (() => void) | undefined;
  readonly #tiles = new Set<() => void>();

  /** The game that a tile shows now. */
  gameAt(column: number): Game | undefined {
    return this.#shown[column];
  }

  /** Tells a tile that it may have another game. Returns the function that ends it. */
  readonly subscribe = (tile: () => void): (() => void) => {
    this.#tiles.add(tile);
    return () => this.#tiles.delete(tile);
  };

  /** Takes the element that is moved, null when it goes. */
  readonly attach = (element: HTMLElement | null): void => {
    this.#element = element;
    if (element) this.#move();
    else this.#stop();
  };

  show(row: Row): void {
    const before = this.#row;
    this.#row = row;
    this.place.onScreen = row.onScreen;
    if (!before || before.index !== row.index || before.start !== row.start || before.height !== row.height) {
      this.#move();
    }
    if (before?.games[0]?.nodeId !== row.games[0]?.nodeId) this.#blur();
    // What has never shown anything is about to be rendered.
    if (row.onScreen || this.#element === null) this.#fillAll();
    else if (!isSameRow(this.#shown, row.games)) {
      hide(this.#grid, true);
      this.#callOff ??= queueFilling(() => this.#step());
    }
  }

  #move(): void {
    const { index, start, height } = this.#row ?? { index: -1, start: 0, height: 0 };
    const element = this.#element;
    if (!element) return;
    element.dataset['row'] = String(index);
    element.style.translate = `0 ${start}px`;
    element.style.height = `${height}px`;
  }

  /** A control that had the focus is another game's now; pressing it unseen must not be possible. */
  #blur(): void {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && this.#element?.contains(focused)) focused.blur();
  }

  #fillAll(): void {
    this.#stop();
    const games = this.#row?.games ?? [];
    if (!isSameRow(this.#shown, games)) {
      this.#shown = [...games];
      this.#tell();
    }
    hide(this.#grid, false);
    for (const tile of this.#grid?.children ?? []) hide(tile, false);
  }

  #step(): FillingStep {
    const games = this.#row?.games ?? [];
    if (!isSameRow(this.#shown, games)) {
      this.#fillSome(games);
      return 'filled';
    }
    const tiles = [...(this.#grid?.children ?? [])];
    if (isHidden(this.#grid)) {
      for (const tile of tiles) hide(tile, true);
      hide(this.#grid, false);
    }
    const waiting = tiles.filter(isHidden);
    for (const tile of waiting.slice(0, TILES_AT_ONCE)) hide(tile, false);
    if (waiting.length > TILES_AT_ONCE) return 'shown';
    this.#callOff = undefined;
    return 'done';
  }

  #fillSome(games: RowGames): void {
    let left = TILES_AT_ONCE;
    this.#shown = games.map((game, column) => {
      const before = this.#shown[column];
      if (game === before || left === 0) return before;
      left -= 1;
      return game;
    });
    // In the frame itself, so that what it takes can be told.
    flushSync(() => this.#tell());
  }

  get #grid(): Element | undefined {
    return this.#element?.firstElementChild ?? undefined;
  }

  #tell(): void {
    for (const tile of this.#tiles) tile();
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }
}

/** What is hidden is neither laid out nor painted, whatever becomes of it. */
function hide(element: Element | undefined, hidden: boolean): void {
  if (element instanceof HTMLElement) element.style.contentVisibility = hidden ? 'hidden' : '';
}

function isHidden(element: Element | undefined): boolean {
  return element instanceof HTMLElement && element.style.contentVisibility === 'hidden';
}
