import { Component, type ReactNode } from 'react';
import { isChunkError } from '../lib/loading.ts';

type PartBoundaryProps = {
  /** Shown instead of the part. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/** Keeps the page when a minor part of its frame fails or its code does not load. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** The event for failures that no screen can handle. */
export const failureEvent = 'portal:failure';

/** The detail of `failureEvent`. */
export type Failure = { readonly kind: 'render' | 'chunk'; readonly error: unknown };

/** Reports an error as an event on `window`, for an integrator's monitoring; the console stays quiet. */
export function reportFailure(error: unknown): void {
  const detail: Failure = { kind: isChunkError(error) ? 'chunk' : 'render', error };
  window.dispatchEvent(new CustomEvent(failureEvent, { detail }));
}
