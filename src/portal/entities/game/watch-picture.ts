import { queuePicture, REST_MS } from './tile-work.ts';

/** How often a picture is asked for before it counts as missing (PERF-06). */
const ATTEMPTS = 3;
/** So many pictures stay in memory for tiles that come back (PERF-06). */
const CACHE_SIZE = 200;

/** The images that were shown last, the latest at the end: what one of them holds no other has to load again. */
const cache = new Map<string, HTMLImageElement>();

/**
 * Shows a picture in a new image: at once when it is in memory or stands there already, else as soon as a frame has room
 * for it. Calls `onMissing` when it does not come. Returns the function that ends it.
 */
export function showPicture(
  image: HTMLImageElement,
  picture: string,
  isOnScreen: () => boolean,
  onMissing: () => void,
): () => void {
  let attempts = 1;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let callOff = () => {};
  const begin = () => {
    image.src = picture;
  };
  image.onload = () => remember(picture, image);
  image.onerror = () => {
    if (attempts === ATTEMPTS) return onMissing();
    attempts += 1;
    retry = setTimeout(begin, REST_MS);
  };
  if (!image.hasAttribute('src')) {
    if (cache.has(picture)) begin();
    else callOff = queuePicture({ begin, isOnScreen });
  }
  return () => {
    callOff();
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
