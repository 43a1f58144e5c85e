/** Frames in which a tile that is on its way may arrive: two seconds at most. */
const PATIENCE = 120;

/**
 * Lets the keyboard walk over tiles, which are one stop of the tab order: arrows go to the neighbours, Home and End to the
 * ends of a row, with Ctrl to the ends of all, Page up and Page down by what fits on the screen. From a tile the tab key
 * goes on to its heart and then leaves. Rows that are not in the page are scrolled to first.
 *
 * `root` holds the tiles and is itself the stop as long as the focus is elsewhere. `count` tells how many tiles there
 * are, also those not in the page. Returns the function that ends it.
 */
export function walkTiles(root: HTMLElement, count?: () => number): () => void {
  let active: HTMLElement | undefined;
  /** Where the walk stands while the tile of that place is on its way. */
  let awaited: number | undefined;
  let frame = 0;

  const tiles = () => [...root.querySelectorAll<HTMLElement>('article')];
  const isVirtual = () => root.querySelector('[data-row]') !== null;

  const setStop = (tile: HTMLElement | undefined) => {
    if (active) for (const button of buttonsOf(active)) button.tabIndex = -1;
    active = tile;
    if (tile) for (const button of buttonsOf(tile)) button.tabIndex = 0;
    root.tabIndex = tile ? -1 : 0;
  };

  const placeOf = (tile: HTMLElement) => {
    const row = rowOf(tile);
    if (!row) return tiles().indexOf(tile);
    return Number(row.dataset['row']) * columnsOf(root) + [...row.querySelectorAll('article')].indexOf(tile);
  };
  const tileAt = (place: number): HTMLElement | undefined => {
    if (!isVirtual()) return tiles()[place];
    const columns = columnsOf(root);
    const row = root.querySelector(`[data-row="${Math.floor(place / columns)}"]`);
    return [...(row?.querySelectorAll<HTMLElement>('article') ?? [])][place % columns];
  };

  const goTo = (place: number, from: number) => {
    cancelAnimationFrame(frame);
    awaited = undefined;
    const tile = tileAt(place);
    if (tile && enter(tile)) return;
    // Its row comes into the page by scrolling. Until then the keys stay here.
    const rows = Math.floor(place / columnsOf(root)) - Math.floor(from / columnsOf(root));
    awaited = place;
    root.tabIndex = -1;
    root.focus({ preventScroll: true });
    window.scrollBy({ top: rows * rowHeight(root), behavior: 'instant' });
    let patience = PATIENCE;
    const look = () => {
      const arrived = tileAt(place);
      patience -= 1;
      if ((arrived && enter(arrived)) || patience === 0) return;
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const tile = tileOf(event);
    const here = tile ? placeOf(tile) : awaited;
    if (here === undefined || event.altKey || event.metaKey) return;
    const all = count?.() ?? tiles().length;
    const place = nextPlace(event, { place: here, columns: columnsOf(root), all, page: rowsOnScreen(root) });
    if (place === undefined) return;
    event.preventDefault();
    if (place !== here || !tile) goTo(place, here);
  };
  const onFocusIn = (event: FocusEvent) => {
    const tile = tileOf(event);
    if (tile) {
      awaited = undefined;
      setStop(tile);
    }
    // Who came by the tab key goes on to a tile; a press between the tiles moves nothing.
    if (!tile && event.target === root && root.tabIndex === 0 && root.matches(':focus-visible')) {
      const stop = firstOnScreen(tiles());
      if (stop) enter(stop);
    }
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && root.contains(event.relatedTarget)) return;
    awaited = undefined;
    setStop(undefined);
  };

  root.addEventListener('keydown', onKeyDown);
  root.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
  return () => {
    cancelAnimationFrame(frame);
    root.removeEventListener('keydown', onKeyDown);
    root.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('focusout', onFocusOut);
  };
}

type Walk = { readonly place: number; readonly columns: number; readonly all: number; readonly page: number };

/** The place that a key leads to; undefined for a key that leads nowhere. */
export function nextPlace(
  { key, ctrlKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>,
  { place, columns, all, page }: Walk,
): number | undefined {
  if (shiftKey) return undefined;
  const rowStart = place - (place % columns);
  const inColumn = (target: number) => {
    if (target < 0) return place % columns;
    // The last row may be shorter.
    return target < all ? target : Math.max(place, all - 1);
  };
  const goals: Readonly<Record<string, number>> = {
    ArrowRight: Math.min(place + 1, all - 1),
    ArrowLeft: Math.max(place - 1, 0),
    ArrowDown: inColumn(place + columns),
    ArrowUp: place < columns ? place : place - columns,
    PageDown: inColumn(place + columns * page),
    PageUp: inColumn(place - columns * page),
    Home: ctrlKey ? 0 : rowStart,
    End: ctrlKey ? all - 1 : Math.min(rowStart + columns, all) - 1,
  };
  return goals[key];
}

function tileOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('article') : null;
}

function buttonsOf(tile: HTMLElement): readonly HTMLElement[] {
  return [...tile.querySelectorAll<HTMLElement>('button')];
}

function rowOf(tile: HTMLElement): HTMLElement | null {
  return tile.closest<HTMLElement>('[data-row]');
}

/** Focuses what starts a tile's game; false while that is not possible, because the row is still being filled. */
function enter(tile: HTMLElement): boolean {
  const [play] = buttonsOf(tile);
  play?.focus();
  return document.activeElement === play;
}

/** How many tiles stand side by side. */
function columnsOf(root: HTMLElement): number {
  const rows = [...root.querySelectorAll('[data-row] > *')];
  if (rows.length > 0) return Math.max(1, ...rows.map((row) => row.childElementCount));
  const tiles = [...root.querySelectorAll<HTMLElement>('article')];
  return Math.max(1, tiles.filter((tile) => tile.offsetTop === tiles[0]?.offsetTop).length);
}

/** The height of a row with the gap under it, in px. */
function rowHeight(root: HTMLElement): number {
  const tops = [...root.querySelectorAll('[data-row], article')].map((row) => row.getBoundingClientRect().top);
  const different = [...new Set(tops.map(Math.round))].sort((a, b) => a - b);
  const [first, second] = different;
  return first === undefined || second === undefined ? 1 : second - first;
}

function rowsOnScreen(root: HTMLElement): number {
  return Math.max(1, Math.floor(window.innerHeight / Math.max(1, rowHeight(root))) - 1);
}

function firstOnScreen(tiles: readonly HTMLElement[]): HTMLElement | undefined {
  return tiles.find((tile) => tile.getBoundingClientRect().top >= 0) ?? tiles[0];
}
