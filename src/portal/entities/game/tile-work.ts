/**
 * Shares out the work of tiles that come into the page over the frames: filling a tile with its game, and beginning its
 * picture. Done all at once, a row of tiles would hold a slow device up for several frames, and the scrolling with it.
 */

/** This long (ms) after the end of a scroll the page rests. The throttle of the lazy images (PERF-06). */
export const REST_MS = 200;
/** What a frame has for pictures (ms); the rest of it is the browser's. */
const ROOM_MS = 10;
/**
 * What a picture costs, in steps of a filling: to fetch it, to lay out its tile and to paint that again. So one measure,
 * the time that such a step takes, tells how fast a device is at both.
 */
const PICTURE_COST = 22;
/** So many rows may wait before two are filled at the same time, twice as many before three, and so on. */
const ROWS_WAITING = 6;

/** What a step did: it gave a tile its game, or it did so and was the last. */
export type FillingStep = 'filled' | 'done';
/** Takes the next step in filling a row. */
export type Filling = () => FillingStep;
/** How near to the screen a tile stands: pictures of those on it begin first, and of those far away not at all. */
export type Nearness = 'on-screen' | 'near' | 'far';
/** Where a tile stands, kept up to date by who moves it. */
export type TilePlace = { nearness: Nearness };
/** Begins a picture. */
export type Beginning = { readonly begin: () => void; readonly nearness: () => Nearness };

const fillings = new Set<Filling>();
const beginnings = new Set<Beginning>();
const errands = new Set<() => void>();
let pumping = false;
/** A row has come in since the last frame: to move it was enough for this one. */
let moved = false;
/** An errand has given way to a row already: in a race rows come in with every frame. */
let errandWaited = false;
let scrolling = false;
let lastScroll = Number.NEGATIVE_INFINITY;
/** How long the last steps of fillings took on this device, on average (ms); undefined while that is not known. */
let fillMs: number | undefined;
let stepsTaken = 0;
/** So many steps count: some take a tenth of others, and a few quick ones in a row must not pass for a quick device. */
const STEPS_COUNTED = 32;
/** Clocks that show whole milliseconds would make it nothing. */
const LEAST_FILL_MS = 0.2;

/** Whether a picture may begin now, so that nothing has to wait for the next frame. */
export function picturesMayBegin(): boolean {
  return !picturesWait() && fillings.size === 0 && isResting(performance.now());
}

/** Begins a picture when there is room for it. Returns the way to call it off. */
export function queuePicture(beginning: Beginning): () => void {
  return queue(beginnings, beginning);
}

/** Looks at the pictures again, whose tiles may have come nearer. */
export function lookAtPictures(): void {
  if (picturesWait()) pump();
}

function picturesWait(): boolean {
  for (const { nearness } of beginnings) if (nearness() !== 'far') return true;
  return false;
}

/** Fills a row step by step in the next frames. Returns the way to call it off. */
export function queueFilling(filling: Filling): () => void {
  moved = true;
  return queue(fillings, filling);
}

function queue<Work>(waiting: Set<Work>, work: Work): () => void {
  waiting.add(work);
  pump();
  return () => waiting.delete(work);
}

/** Runs what must not come on top of other work in a frame that has none of these. Returns the way to call it off. */
export function queueErrand(errand: () => void): () => void {
  return queue(errands, errand);
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
    // The next page is at rest, whatever moved before.
    scrolling = false;
    lastScroll = Number.NEGATIVE_INFINITY;
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
    const gaveWay = moved && !errandWaited;
    if ((gaveWay || !runErrand()) && !moved) fillOrBegin(isResting(frame));
    moved = false;
    errandWaited = errands.size > 0;
    if (fillings.size + errands.size > 0 || picturesWait()) pump();
  });
}

function runErrand(): boolean {
  const [errand] = errands;
  if (!errand) return false;
  errands.delete(errand);
  errand();
  return true;
}

function fillOrBegin(resting: boolean): void {
  const filled = [...fillings].slice(0, Math.ceil(fillings.size / ROWS_WAITING));
  for (const filling of filled) fill(filling);
  // At rest there is nothing that a picture could hold up.
  const room = filled.length > 0 || fillMs === undefined ? 0 : Math.floor(ROOM_MS / (fillMs * PICTURE_COST));
  const count = Math.max(resting ? 1 : 0, room);
  if (count === 0) return;
  for (const beginning of byPlace().slice(0, count)) {
    beginnings.delete(beginning);
    beginning.begin();
  }
}

function fill(filling: Filling): void {
  const begin = performance.now();
  const step = filling();
  const took = performance.now() - begin;
  if (step === 'done') fillings.delete(filling);
  if (step !== 'filled') return;
  stepsTaken = Math.min(stepsTaken + 1, STEPS_COUNTED);
  fillMs = Math.max(LEAST_FILL_MS, fillMs === undefined ? took : fillMs + (took - fillMs) / stepsTaken);
}

function byPlace(): readonly Beginning[] {
  const near = [...beginnings].filter(({ nearness }) => nearness() !== 'far');
  const onScreen = near.filter(({ nearness }) => nearness() === 'on-screen');
  return onScreen.length > 0 ? onScreen : near;
}
