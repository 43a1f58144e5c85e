import { cn } from '../../lib/cn.ts';
import { queuePicture, REST_MS, type TilePlace } from './tile-work.ts';

/** How often a picture is asked for before it counts as missing (PERF-06). */
const ATTEMPTS = 3;
/** So many pictures stay in memory for tiles that come back (PERF-06). */
const CACHE_SIZE = 200;

/** The images that were shown last, the latest at the end: each is put back where its picture is wanted again. */
const cache = new Map<string, HTMLImageElement>();

type Picture = {
  readonly picture: string;
  readonly place: TilePlace | undefined;
  readonly className: string;
  readonly onMissing: () => void;
};

/**
 * Puts a picture into a tile, under all else: at once when it is in memory, else when there is room for it. Calls
 * `onMissing` when it does not come. Returns the function that takes it away.
 */
export function placePicture(tile: HTMLElement, { picture, place, className, onMissing }: Picture): () => void {
  let takeAway = () => {};
  const begin = () => {
    const image = take(picture) ?? create(picture, !place);
    image.className = cn('object-cover', className);
    tile.prepend(image);
    const end = watchPicture(image, picture, onMissing);
    takeAway = () => {
      end();
      image.remove();
    };
  };
  if (cache.has(picture)) begin();
  else takeAway = queuePicture({ begin, nearness: () => place?.nearness ?? 'on-screen' });
  return () => takeAway();
}

/** The image of a picture that is in memory, if no tile shows it. */
function take(picture: string): HTMLImageElement | undefined {
  const image = cache.get(picture);
  if (!image || image.isConnected) return undefined;
  remember(picture, image);
  return image;
}

function create(picture: string, isLazy: boolean): HTMLImageElement {
  const image = new Image();
  image.alt = '';
  image.decoding = 'async';
  if (isLazy) image.loading = 'lazy';
  image.src = picture;
  return image;
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
