import { Component, type ReactNode } from 'react';
import { reportFailure } from './report.ts';

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
