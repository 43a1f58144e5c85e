/**
 * Decides when the pictures of tiles that come into the page may begin to load. A drawn picture costs the main thread
 * a few milliseconds; while somebody races through a long list, pictures that nobody can see yet would cost the
 * smoothness of the scrolling. At rest all begin at once; while the page moves slowly, and the browser keeps up, a few
 * in each frame; in a race none.
 */

/** Moved further than this (px) in one frame, nobody sees a single picture. */
const FAST_PX = 30;
/** A longer frame (ms) has no room for pictures. */
const BUSY_FRAME_MS = 24;
/** This long (ms) after the last scroll event the page rests. */
const REST_MS = 100;
/** Pictures in one frame. */
const PER_FRAME = 2;

const waiting = new Set<() => void>();
let pumping = false;
let top = 0;
/** How far the page has moved since the frame before. */
let moved = 0;
let lastScroll = Number.NEGATIVE_INFINITY;

/** Whether a picture may load now. */
export function picturesMayLoad(): boolean {
  return waiting.size === 0 && performance.now() - lastScroll >= REST_MS;
}

/** Runs `begin` when a picture may load, at once if it may now. Returns the way to call it off. */
export function whenPictureMayLoad(begin: () => void): () => void {
  if (picturesMayLoad()) {
    begin();
    return () => {};
  }
  waiting.add(begin);
  pump(Number.NaN);
  return () => waiting.delete(begin);
}

/** Begins to follow the scrolling of the page. Returns the function that ends it. */
export function watchScrolling(): () => void {
  top = window.scrollY;
  // Before others change the page: reading the position after that would lay it out once more.
  window.addEventListener('scroll', onScroll, { passive: true, capture: true });
  return () => window.removeEventListener('scroll', onScroll, { capture: true });
}

function onScroll(): void {
  const before = top;
  top = window.scrollY;
  moved += Math.abs(top - before);
  lastScroll = performance.now();
}

function pump(frameBefore: number): void {
  if (pumping) return;
  pumping = true;
  requestAnimationFrame((frame) => {
    pumping = false;
    const resting = frame - lastScroll >= REST_MS;
    const keepsUp = moved < FAST_PX && frame - frameBefore < BUSY_FRAME_MS;
    moved = 0;
    if (resting || keepsUp) {
      for (const begin of [...waiting].slice(0, PER_FRAME)) {
        waiting.delete(begin);
        begin();
      }
    }
    if (waiting.size > 0) pump(frame);
  });
}
