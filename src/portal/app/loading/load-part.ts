import { ChunkLoadError, isChunkError } from './chunk-error.ts';
import { renew } from './renewal.ts';
import { beginWait } from './waiting.ts';

/** How long a part may take to load (PERF-03). */
const TIMEOUT_MS = 120_000;

/**
 * Fetches a part of the portal that is being waited for. A failed fetch is tried once more silently; after a new
 * deployment the page reloads instead. A second failure rejects, and the caller shows the error (ERROR-20, PERF-04).
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const endWait = beginWait();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`Nothing came within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([load().catch((error: unknown) => onceMore(load, error)), late]);
  } catch (error) {
    throw isChunkError(error) ? new ChunkLoadError('A part of the portal did not load', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
    endWait();
  }
}

async function onceMore<Part>(load: () => Promise<Part>, error: unknown): Promise<Part> {
  // Code that arrived but failed would fail again.
  if (!isChunkError(error)) throw error;
  if (await renew()) {
    // The page is already reloading.
    return new Promise<never>(() => undefined);
  }
  return load();
}
