import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../lib/cn.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';

/** A page of a list, as a query has it. */
type PageQuery<Item> = {
  readonly data: { readonly content: readonly Item[] } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** What is shown is the page before. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
};

type ListResultsProps<Item> = {
  readonly list: PageQuery<Item>;
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item, index: number) => ReactNode;
  /** The columns of the grid. */
  readonly className: string;
  readonly skeletonClassName: string;
  /** What failed, in a sentence. */
  readonly failed: string;
  /** In the place of an empty list. */
  readonly empty: ReactNode;
};

/** A list of cards in each of its states: on its way, not to be had, empty, or there. */
export function ListResults<Item>({
  list,
  keyOf,
  render,
  className,
  skeletonClassName,
  failed,
  empty,
}: ListResultsProps<Item>) {
  const { t } = useTranslation();
  const grid = cn('grid gap-4', className);
  // What arrives is drawn in slices, so that a slow device can scroll and press meanwhile.
  const data = useDeferredValue(list.data);
  if (data === undefined && list.isError) {
    return (
      <Card>
        <ErrorState
          title={failed}
          text={t('common.nothingLost')}
          retryLabel={t('common.retry')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={t('common.loading')} className={grid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className={cn('rounded-lg', skeletonClassName)} />
        ))}
      </div>
    );
  }
  if (data.content.length === 0) return <Card>{empty}</Card>;
  return (
    <ul aria-busy={list.isPlaceholderData} className={cn(grid, list.isPlaceholderData && 'opacity-60')}>
      {data.content.map((item, index) => (
        <li key={keyOf(item)}>{render(item, index)}</li>
      ))}
    </ul>
  );
}
