/**
 * Shares out the work of tiles that come into the page over the frames: filling a tile with its game, and beginning its
 * picture. Done all at once, a row of tiles would hold a slow device up for several frames, and the scrolling with it.
 */

/** This long (ms) after the end of a scroll the page rests. The throttle of the lazy images (PERF-06). */
export const REST_MS = 200;
/** What a frame has for pictures (ms); the rest of it is the browser's. */
const ROOM_MS = 12;
/**
 * What a picture costs, in fillings of a tile: drawings are documents of their own to a browser, which takes them apart
 * on the main thread. So one measure, the time that a tile takes to fill, tells how fast a device is at both.
 */
const PICTURE_COST = 12;
/** What a filling costs beyond its own time: the browser lays the tile out and paints it. */
const FILL_COST = 3;
/** So many rows may wait before two tiles are filled in a frame, twice as many before three, and so on. */
const ROWS_WAITING = 2;

/** Fills the next tile of a row and says whether that was the last. */
export type Filling = () => boolean;
/** Begins a picture; those on the screen go first. */
export type Beginning = { readonly begin: () => void; readonly isOnScreen: () => boolean };

const fillings = new Set<Filling>();
const beginnings = new Set<Beginning>();
let pumping = false;
/** A row has come in since the last frame: to move it was enough for this one. */
let moved = false;
let scrolling = false;
let lastScroll = Number.NEGATIVE_INFINITY;
/** How long a tile takes to fill on this device (ms), the latest counting most; undefined while that is not known. */
let fillMs: number | undefined;
/** Clocks that show whole milliseconds would make it nothing. */
const LEAST_FILL_MS = 0.2;

/** Whether a picture may begin now, so that nothing has to wait for the next frame. */
export function picturesMayBegin(): boolean {
  return beginnings.size === 0 && fillings.size === 0 && isResting(performance.now());
}

/** Begins a picture when there is room for it. Returns the way to call it off. */
export function queuePicture(beginning: Beginning): () => void {
  return queue(beginnings, beginning);
}

/** Fills the tiles of a row one after the other in the next frames. Returns the way to call it off. */
export function queueFilling(filling: Filling): () => void {
  moved = true;
  return queue(fillings, filling);
}

function queue<Work>(waiting: Set<Work>, work: Work): () => void {
  waiting.add(work);
  pump();
  return () => waiting.delete(work);
}

/** Begins to follow the scrolling of the page. Returns the function that ends it. */
export function watchScrolling(): () => void {
  // On a busy device a frame, and with it the next scroll event, can take longer than what counts as rest.
  const tellsEnd = 'onscrollend' in window;
  const onScroll = () => {
    scrolling = tellsEnd;
    lastScroll = performance.now();
  };
  const onEnd = () => {
    scrolling = false;
    lastScroll = performance.now();
  };
  window.addEventListener('scroll', onScroll, { passive: true, capture: true });
  window.addEventListener('scrollend', onEnd, { capture: true });
  return () => {
    onEnd();
    window.removeEventListener('scroll', onScroll, { capture: true });
    window.removeEventListener('scrollend', onEnd, { capture: true });
  };
}

function isResting(now: number): boolean {
  return !scrolling && now - lastScroll >= REST_MS;
}

function pump(): void {
  if (pumping) return;
  pumping = true;
  requestAnimationFrame((frame) => {
    pumping = false;
    const filled = moved ? [] : [...fillings].slice(0, Math.ceil(fillings.size / ROWS_WAITING));
    moved = false;
    for (const filling of filled) fill(filling);
    for (const beginning of byPlace().slice(0, roomForPictures(filled.length, isResting(frame)))) {
      beginnings.delete(beginning);
      beginning.begin();
    }
    if (fillings.size + beginnings.size > 0) pump();
  });
}

function fill(filling: Filling): void {
  const begin = performance.now();
  if (filling()) fillings.delete(filling);
  const took = performance.now() - begin;
  fillMs = Math.max(LEAST_FILL_MS, fillMs === undefined ? took : fillMs + (took - fillMs) / 8);
}

function roomForPictures(filled: number, resting: boolean): number {
  // At rest there is nothing that a picture could hold up.
  const least = resting ? 1 : 0;
  if (fillMs === undefined) return least;
  return Math.max(least, Math.floor((ROOM_MS - filled * fillMs * FILL_COST) / (fillMs * PICTURE_COST)));
}

function byPlace(): readonly Beginning[] {
  const all = [...beginnings];
  const onScreen = all.filter((beginning) => beginning.isOnScreen());
  return onScreen.length > 0 ? onScreen : all;
}
