import { flushSync } from 'react-dom';
import type { RowGames, TileContent } from '../../entities/game/row-games.ts';
import { type FillingStep, type Nearness, queueFilling, type TilePlace } from '../../entities/game/tile-work.ts';

/** A row of a grid and where it stands. */
export type Row = {
  readonly index: number;
  readonly games: RowGames;
  /** Px from the top of the grid. */
  readonly start: number;
  readonly height: number;
  readonly nearness: Nearness;
  /** Once it has its games, it waits unseen until others come in. */
  readonly waits: boolean;
};

/** Takes what a tile shows, undefined where the row has nothing for it. */
type Tile = (game: TileContent | undefined) => void;

/**
 * An element that shows one row of a grid after the other. Rows go past it while the page scrolls, so this works around
 * React: the element is moved by hand, and its tiles are told by themselves that they have other games. A row on the
 * screen gets its games at once. Any other gets one in each frame, while nothing of it is laid out or painted: a slow
 * device cannot make a row in one frame.
 */
export class RowSlot {
  /** For the tiles' pictures. */
  readonly place: TilePlace = { nearness: 'far' };
  #row: Row | undefined;
  #waits = false;
  readonly #shown: (TileContent | undefined)[] = [];
  #element: HTMLElement | null = null;
  #callOff: (() => void) | undefined;
  readonly #tiles = new Map<number, Tile>();

  /** The row that it shows. */
  get index(): number | undefined {
    return this.#row?.index;
  }

  /** The game that a tile shows now. */
  gameAt(column: number): TileContent | undefined {
    return this.#shown[column];
  }

  /** Gives a tile its game, now and whenever it has another. Returns the function that ends it. */
  fill(column: number, tile: Tile): () => void {
    this.#tiles.set(column, tile);
    tile(this.gameAt(column));
    return () => this.#tiles.delete(column);
  }

  /** Takes the element that is moved, null when it goes. */
  readonly attach = (element: HTMLElement | null): void => {
    this.#element = element;
    if (element) this.#move();
    else this.#stop();
  };

  show(row: Row): void {
    const before = this.#row;
    this.#row = row;
    // Who need not wait any more is not told to wait again, but for another row.
    this.#waits = row.waits && (this.#waits || before?.index !== row.index);
    this.place.nearness = row.nearness;
    if (!before || before.index !== row.index || before.start !== row.start || before.height !== row.height) {
      this.#move();
    }
    if (before && idOf(before.games[0]) !== idOf(row.games[0])) this.#blur();
    // What has never shown anything is about to be rendered.
    if (row.nearness === 'on-screen' || this.#element === null) this.#fillAll();
    else if (this.#unfilled().length > 0) {
      this.#hide(true);
      this.#callOff ??= queueFilling(() => this.#step());
    } else if (!this.#callOff && !this.#waits) this.#hide(false);
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
    for (const column of this.#unfilled()) this.#fill(column);
    this.#hide(false);
  }

  #step(): FillingStep {
    const [next, ...others] = this.#unfilled();
    // In the frame itself, so that what it takes can be told.
    if (next !== undefined) flushSync(() => this.#fill(next));
    if (others.length > 0) return 'filled';
    this.#callOff = undefined;
    if (!this.#waits) this.#hide(false);
    return 'done';
  }

  /** The columns that still have what another row shows there. */
  #unfilled(): readonly number[] {
    const games = this.#row?.games ?? [];
    const { length } = games.length > this.#shown.length ? games : this.#shown;
    return Array.from({ length }, (_, column) => column).filter((column) => games[column] !== this.#shown[column]);
  }

  #fill(column: number): void {
    const content = this.#row?.games[column];
    this.#shown[column] = content;
    this.#tiles.get(column)?.(content);
  }

  /** What is hidden is neither laid out nor painted, whatever becomes of it. */
  #hide(hidden: boolean): void {
    const grid = this.#element?.firstElementChild;
    if (grid instanceof HTMLElement) grid.style.contentVisibility = hidden ? 'hidden' : '';
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }
}

function idOf(content: TileContent | undefined): string | undefined {
  return typeof content === 'object' ? content.nodeId : content;
}
