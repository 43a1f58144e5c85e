import { type Beginning, queuePicture, REST_MS } from './tile-work.ts';

/** How often a picture is asked for before it counts as missing (PERF-06). */
const ATTEMPTS = 3;
/** So many pictures stay in memory for tiles that come back (PERF-06). */
const CACHE_SIZE = 200;

/** The pictures that were shown last, the latest at the end. What an image holds, no other has to load again. */
const cache = new Map<string, HTMLImageElement>();

/**
 * Shows a picture in an image: at once when it is in memory, else as soon as a frame has room for it. Calls `onMissing`
 * when it does not come. Returns the function that ends it.
 */
export function showPicture(
  image: HTMLImageElement,
  picture: string,
  isOnScreen: Beginning['isOnScreen'],
  onMissing: () => void,
): () => void {
  let attempts = 1;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let callOff = () => {};
  const begin = () => {
    image.src = picture;
  };
  const onLoad = () => {
    image.style.visibility = '';
    remember(picture);
  };
  const onError = () => {
    if (attempts === ATTEMPTS) return onMissing();
    attempts += 1;
    retry = setTimeout(begin, REST_MS);
  };
  image.addEventListener('load', onLoad);
  image.addEventListener('error', onError);
  if (image.getAttribute('src') !== picture) {
    // What stands there is another game's. To hide it costs less than to take it away.
    image.style.visibility = 'hidden';
    if (cache.has(picture)) begin();
    else callOff = queuePicture({ begin, isOnScreen });
  }
  return () => {
    callOff();
    clearTimeout(retry);
    image.removeEventListener('load', onLoad);
    image.removeEventListener('error', onError);
  };
}

function remember(picture: string): void {
  const image = cache.get(picture) ?? new Image();
  cache.delete(picture);
  cache.set(picture, image);
  if (!image.src) image.src = picture;
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
}
