import { isChunkError } from '../lib/loading.ts';

/** The event for failures that no screen can handle. */
export const failureEvent = 'portal:failure';

/** The detail of `failureEvent`. */
export type Failure = { readonly kind: 'render' | 'chunk'; readonly error: unknown };

/** Reports an error as an event on `window`, for an integrator's monitoring; the console stays quiet. */
export function reportFailure(error: unknown): void {
  const detail: Failure = { kind: isChunkError(error) ? 'chunk' : 'render', error };
  window.dispatchEvent(new CustomEvent(failureEvent, { detail }));
}
