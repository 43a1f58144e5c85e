/** The code of a part of the portal could not be fetched, or not in time (PERF-03). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Whether an error means that code could not be fetched; browsers have no common name for that. */
export function isChunkError(error: unknown): boolean {
  return error instanceof ChunkLoadError || (error instanceof TypeError && /import|module script/i.test(error.message));
}
