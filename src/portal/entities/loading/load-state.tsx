import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

type LoadStateProps = {
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The loading placeholder; rows by default. */
  readonly skeleton?: ReactNode;
  /** A short text that names the failed data. */
  readonly failed?: string | undefined;
};

/** Shown while data is missing: a placeholder while it loads, or an error with a retry. */
export function LoadState({
  query: { error, isFetching, refetch },
  skeleton = <RowSkeletons />,
  failed,
}: LoadStateProps) {
  if (!error) return skeleton;
  return <LoadFailed title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}
