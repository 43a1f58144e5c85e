import { REST_MS } from './tile-work.ts';

/** How often a picture is asked for before it counts as missing (PERF-06). */
const ATTEMPTS = 3;
/** So many pictures stay in memory for tiles that come back (PERF-06). */
const CACHE_SIZE = 200;

/** The images that were shown last, the latest at the end: what one of them holds no other has to load again. */
const cache = new Map<string, HTMLImageElement>();

/** Whether a picture is there at once. */
export function isInMemory(picture: string): boolean {
  return cache.has(picture);
}

/**
 * Watches over an image that loads a picture: it asks again where that fails, and calls `onMissing` when the picture does
 * not come. Returns the function that ends it.
 */
export function watchPicture(image: HTMLImageElement, picture: string, onMissing: () => void): () => void {
  let attempts = 1;
  let retry: ReturnType<typeof setTimeout> | undefined;
  image.onload = () => remember(picture, image);
  image.onerror = () => {
    if (attempts === ATTEMPTS) return onMissing();
    attempts += 1;
    retry = setTimeout(() => {
      image.src = picture;
    }, REST_MS);
  };
  return () => {
    clearTimeout(retry);
    image.onload = null;
    image.onerror = null;
  };
}

function remember(picture: string, image: HTMLImageElement): void {
  cache.delete(picture);
  cache.set(picture, image);
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
}
