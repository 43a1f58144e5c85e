/** The number of remembered pictures (PERF-06). */
const CACHE_SIZE = 200;

/** The pictures that were loaded last, the latest at the end. */
const loaded = new Set<string>();

/** Whether a picture is among those loaded last. */
export function wasLoaded(picture: string): boolean {
  return loaded.has(picture);
}

/** Remembers a loaded picture, and drops the oldest one when the cache is full. */
export function rememberPicture(picture: string): void {
  loaded.delete(picture);
  loaded.add(picture);
  const [oldest] = loaded;
  if (loaded.size > CACHE_SIZE && oldest !== undefined) loaded.delete(oldest);
}
