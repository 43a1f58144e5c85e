import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { LoadState } from '../loading/load-state.tsx';

type RecordQuery<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type RecordPageProps<Data> = {
  readonly query: RecordQuery<Data>;
  /** Returns to the list, if the record replaced the list. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
  /** The message for a record that does not exist, or no longer; a link may name any id. */
  readonly gone: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  /** The actions for the record. */
  readonly actions?: (data: Data) => ReactNode;
  /** Usually `RecordDetails`. */
  readonly children: (data: Data) => ReactNode;
  readonly skeleton?: ReactNode;
  /** A short text that names the failed data. */
  readonly failed?: string;
  /** The class names of the line with the back button and the actions. */
  readonly barClassName?: string;
};

/** The record in the address, in each of its states: loading, failed, missing, or loaded. */
export function RecordPage<Data>({
  query,
  back,
  gone,
  actions,
  children,
  skeleton,
  failed,
  barClassName,
}: RecordPageProps<Data>) {
  const { data, error } = query;
  const backButton = useRef<HTMLButtonElement>(null);
  const offered = data !== undefined && actions?.(data);

  // The row pressed in the list is no longer there.
  useEffect(() => backButton.current?.focus(), []);

  return (
    <>
      {(back || offered) && (
        <div className={cn('flex flex-wrap items-center justify-between gap-3 print:hidden', barClassName)}>
          {back && (
            <Button ref={backButton} size="sm" variant="ghost" onClick={back.onBack}>
              <ArrowLeft size={16} aria-hidden="true" />
              {back.label}
            </Button>
          )}
          {offered && <div className="ml-auto flex flex-wrap gap-2">{offered}</div>}
        </div>
      )}
      {data !== undefined ? (
        children(data)
      ) : isGone(error) ? (
        <EmptyState {...gone} />
      ) : (
        <LoadState query={query} skeleton={skeleton} failed={failed} />
      )}
    </>
  );
}

/** Deleted, expired or unknown; the server answers 400 for a malformed id. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
