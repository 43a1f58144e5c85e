import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromotionCategory, PromotionCount } from '#generated/model/index.ts';
import { ListItems } from '../../entities/list/list-items.tsx';
import type { ListPage, ListQuery } from '../../entities/list/list-query.ts';
import type { ListControl } from '../../entities/list/use-list-state.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';

type PromotionListProps<Item> = {
  readonly list: ListControl & { readonly reset: () => void };
  readonly query: ListQuery<ListPage<Item> & { readonly counts: readonly PromotionCount[] }>;
  readonly category: PromotionCategory | undefined;
  readonly onCategory: (category: PromotionCategory | undefined) => void;
  readonly itemId: (item: Item) => string;
  readonly render: (item: Item, index: number) => ReactNode;
  /** A chip before the shelves. */
  readonly before?: ReactNode;
};

/** The shelves, and the cards of the chosen one. */
export function PromotionList<Item>(props: PromotionListProps<Item>) {
  const { list, query, category, onCategory, itemId, render, before } = props;
  const { t } = useTranslation();
  const counts = query.data?.counts;
  return (
    <>
      <h1 className="sr-only">{t('promotions.title')}</h1>
      <fieldset
        aria-label={t('promotions.shelves')}
        className="-mx-gutter mt-4 mb-4 flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none]"
      >
        {before}
        <Chip
          selected={category === undefined}
          count={counts?.reduce((sum, { count }) => sum + count, 0)}
          onClick={() => onCategory(undefined)}
        >
          {t('promotions.all')}
        </Chip>
        {counts?.map(({ category: name, count }) => (
          <Chip key={name} selected={category === name} count={count} onClick={() => onCategory(name)}>
            {t(`promotions.category.${name}`)}
          </Chip>
        ))}
      </fieldset>
      <ListItems
        list={list}
        query={query}
        itemId={itemId}
        className="sm:grid-cols-2 xl:grid-cols-3"
        skeletonClassName="h-60"
        failed={t('promotions.failed')}
        empty={{
          icon: <Gift size={18} />,
          title: t('promotions.empty'),
          text: t('promotions.emptyText'),
          action: <Button onClick={list.reset}>{t('promotions.showAll')}</Button>,
        }}
        render={render}
      />
    </>
  );
}
