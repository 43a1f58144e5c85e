import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

type LoadStateProps = {
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The shape of what is on its way; rows without it. */
  readonly skeleton?: ReactNode;
  /** What failed, in a few words. */
  readonly failed?: string | undefined;
};

/** Stands for data that is not there: it is on its way, or it did not load and can be tried again. */
export function LoadState({
  query: { error, isFetching, refetch },
  skeleton = <RowSkeletons />,
  failed,
}: LoadStateProps) {
  if (!error) return skeleton;
  return <LoadFailed title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}
