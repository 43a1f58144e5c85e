import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** A list that renders only the tiles near the screen. */
type VirtualTiles = {
  /** The number of all tiles. */
  readonly count: number;
  readonly columns: number;
  /** The index of the first rendered tile. */
  readonly first: number;
  /** Scrolls to a tile that is not rendered. */
  readonly scrollTo: (position: number) => void;
};

type TileWalkProps = {
  readonly virtual?: VirtualTiles | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * Tiles with keyboard navigation, as one tab stop. Arrows move to the neighbours, Home and End to the ends of a row.
 * Ctrl makes it the ends of the list. Page up and Page down move by a screen. The tab key moves from a tile to its
 * heart and then leaves the list.
 */
export function TileWalk({ virtual, className, children }: TileWalkProps) {
  const root = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  /** The tile that receives the focus once it is rendered. */
  const awaited = useRef<number>(undefined);
  const first = virtual?.first ?? 0;

  /** Focuses the tile at a position; returns false if it is not rendered. */
  const enter = (position: number): boolean => {
    const tile = root.current && tilesOf(root.current)[position - first];
    if (!tile) return false;
    awaited.current = undefined;
    focusTile(tile);
    return true;
  };

  // A virtual list renders again after it scrolled.
  useEffect(() => {
    if (awaited.current !== undefined) enter(awaited.current);
    // A focused tile that is removed loses the focus without an event.
    else if (hasFocus && !root.current?.contains(document.activeElement)) setHasFocus(false);
  });

  const goTo = (position: number) => {
    if (enter(position)) return;
    awaited.current = position;
    // The current row may be removed with its focus, so the list takes the keys.
    root.current?.focus({ preventScroll: true });
    virtual?.scrollTo(position);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tiles = tilesOf(event.currentTarget);
    const tile = tileOf(event.target);
    const here = tile ? first + tiles.indexOf(tile) : awaited.current;
    if (here === undefined || event.altKey || event.metaKey) return;
    const position = nextPosition(event, {
      position: here,
      columns: virtual?.columns ?? columnsOf(tiles),
      all: virtual?.count ?? tiles.length,
      page: rowsOnScreen(tiles),
    });
    if (position === undefined) return;
    event.preventDefault();
    if (position !== here) goTo(position);
  };

  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (target === currentTarget && !hasFocus && target.matches(':focus-visible')) {
      // A press between the tiles does not move the focus; the tab key moves to a tile.
      const tiles = tilesOf(currentTarget);
      const stop = tiles.find((tile) => tile.getBoundingClientRect().top >= 0) ?? tiles[0];
      if (stop) return focusTile(stop);
    }
    setHasFocus(tileOf(target) !== null || awaited.current !== undefined);
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    awaited.current = undefined;
    setHasFocus(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles events of the tiles inside it
    <div
      ref={root}
      tabIndex={hasFocus ? -1 : 0}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      className={className}
    >
      {children}
    </div>
  );
}

function tilesOf(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('article')];
}

function tileOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('article') : null;
}

/** Focuses the button that starts a tile's game. */
function focusTile(tile: HTMLElement): void {
  tile.querySelector('button')?.focus();
}

/** The number of tiles in a row. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  return Math.max(1, tiles.filter((tile) => tile.offsetTop === tiles[0]?.offsetTop).length);
}

function rowsOnScreen(tiles: readonly HTMLElement[]): number {
  const height = tiles[0]?.getBoundingClientRect().height ?? 0;
  return Math.max(1, Math.floor(window.innerHeight / Math.max(1, height)) - 1);
}

/** The position of the keyboard focus in the grid, as the index among all tiles. */
type Walk = {
  readonly position: number;
  /** The number of tiles in a row. */
  readonly columns: number;
  /** The number of all tiles, rendered or not. */
  readonly all: number;
  /** The number of rows on the screen. */
  readonly page: number;
};

/** The next position for a key; undefined if the key does nothing in the grid. */
export function nextPosition(
  { key, ctrlKey, shiftKey }: { readonly key: string; readonly ctrlKey: boolean; readonly shiftKey: boolean },
  { position, columns, all, page }: Walk,
): number | undefined {
  if (shiftKey) return undefined;
  const rowStart = position - (position % columns);
  const inColumn = (target: number) => {
    if (target < 0) return position % columns;
    // The last row may be shorter.
    return target < all ? target : Math.max(position, all - 1);
  };
  const goals: Readonly<Record<string, number>> = {
    ArrowRight: Math.min(position + 1, all - 1),
    ArrowLeft: Math.max(position - 1, 0),
    ArrowDown: inColumn(position + columns),
    ArrowUp: position < columns ? position : position - columns,
    PageDown: inColumn(position + columns * page),
    PageUp: inColumn(position - columns * page),
    Home: ctrlKey ? 0 : rowStart,
    End: ctrlKey ? all - 1 : Math.min(rowStart + columns, all) - 1,
  };
  return goals[key];
}
