import { type ReactNode, useDeferredValue } from 'react';
import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { ListBody, type ListBodyProps } from './list-body.tsx';
import type { ListPage } from './list-query.ts';

type ListItemsProps<Item> = Omit<ListBodyProps<ListPage<Item>>, 'children' | 'classNames' | 'framed'> & {
  readonly itemId: (item: Item) => string;
  readonly render: (item: Item, index: number) => ReactNode;
  /** The class names of the grid's columns. */
  readonly className?: string | undefined;
  /** The class names of a placeholder's height. */
  readonly skeletonClassName: string;
};

/** A list whose items are pictures or cards instead of table rows. */
export function ListItems<Item>({
  itemId,
  render,
  className,
  skeletonClassName,
  query,
  ...body
}: ListItemsProps<Item>) {
  const grid = cn('grid gap-4', className);
  // New items render with low priority, so that a slow device can scroll meanwhile.
  const data = useDeferredValue(query.data);
  return (
    <ListBody {...body} query={{ ...query, data }} framed classNames={{ foot: 'mt-6' }}>
      {(page) =>
        page === undefined ? (
          <div aria-hidden="true" className={grid}>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} className={cn('rounded-lg', skeletonClassName)} />
            ))}
          </div>
        ) : (
          <ul className={grid}>
            {page.content.map((item, index) => (
              <li key={itemId(item)}>{render(item, index)}</li>
            ))}
          </ul>
        )
      }
    </ListBody>
  );
}
