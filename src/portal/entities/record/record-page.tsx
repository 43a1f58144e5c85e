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
  /** Leads back to the list, where the list gave way to the record. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
  /** What is said of a record that there is not, or no longer: a link may name any. */
  readonly gone: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  /** What can be done with it. */
  readonly actions?: (data: Data) => ReactNode;
  /** Usually `RecordDetails`. */
  readonly children: (data: Data) => ReactNode;
  readonly skeleton?: ReactNode;
  /** What failed, in a few words. */
  readonly failed?: string;
  /** Of the line with the way back and the actions. */
  readonly barClassName?: string;
};

/** One record that the address names, in each of its states: on its way, not to be had, gone, or there. */
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

  // What was pressed in the list has gone with it.
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

/** Deleted, over, or never there; an id that cannot be is refused with 400. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
