import type { UseQueryResult } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadFailed } from '#portal/entities/loading/load-failed.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';

type OwnListProps<Item> = {
  readonly query: UseQueryResult<{ readonly content: readonly Item[] }, unknown>;
  readonly keyOf: (item: Item) => string;
  readonly label: string;
  /** The title of a failure. */
  readonly failed: string;
  /** What stands in place of no items. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Renders the content of a row. */
  readonly children: (item: Item) => ReactNode;
};

/** A list of what the member has on a game. */
export function OwnList<Item>({ query, keyOf, label, failed, empty, children }: OwnListProps<Item>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined && error) {
    return <LoadFailed title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Skeleton className="m-5 h-24" />;
  if (data.content.length === 0) return <EmptyState icon={<Ticket size={18} />} {...empty} />;
  return (
    <ul aria-label={label}>
      {data.content.map((item) => (
        <li key={keyOf(item)} className="border-t border-line px-5 py-3.5 first:border-t-0">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
