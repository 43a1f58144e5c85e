import { ChunkLoadError, isChunkError } from './chunk-error.ts';
import { beginWait } from './waiting.ts';

/** How long a part may take to load (PERF-03). */
const TIMEOUT_MS = 120_000;

let renewPage: () => Promise<boolean> = async () => false;

/** Says how the page is loaded anew where a deployment has replaced its code; it resolves to whether that happens. */
export function setRenewal(renew: () => Promise<boolean>): void {
  renewPage = renew;
}

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

/** Fetches a part that the page can do without, and that nobody waits for; undefined where it does not come. */
export async function optionalPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  return await load().catch(() => undefined);
}

async function onceMore<Part>(load: () => Promise<Part>, error: unknown): Promise<Part> {
  // Code that arrived but failed would fail again.
  if (!isChunkError(error)) throw error;
  if (await renewPage()) {
    // The page is already reloading.
    return new Promise<never>(() => undefined);
  }
  return load();
}
