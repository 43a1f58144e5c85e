import { isChunkError } from './loading/chunk-error.ts';

/** The name of the event that tells of a failure which no screen could answer for. */
export const failureEvent = 'portal:failure';

/** What `failureEvent` carries. */
export type Failure = { readonly kind: 'render' | 'chunk'; readonly error: unknown };

/** Tells whoever watches the site (an integrator's monitoring listens on `window`); the console stays quiet. */
export function reportFailure(error: unknown): void {
  const detail: Failure = { kind: isChunkError(error) ? 'chunk' : 'render', error };
  window.dispatchEvent(new CustomEvent(failureEvent, { detail }));
}
