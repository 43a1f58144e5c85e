import type { QueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type ListPromotionsParams,
  PromotionCategory,
  type PromotionPage,
} from '../../../../generated/client/model/index.ts';
import {
  getListPromotionsQueryOptions,
  useListPromotions,
} from '../../../../generated/client/promotions/promotions.ts';
import type { PageAddress } from '../../access/page-address.ts';
import { usePageAddress } from '../../entities/list/list-address.ts';
import { ListItems } from '../../entities/list/list-items.tsx';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState } from '../../entities/list/use-list-state.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PromotionCard } from './promotion-card.tsx';

const spec: ListSpec<ListPromotionsParams> = {
  /** Four rows of three. */
  pageSize: 12,
  filters: { category: Object.values(PromotionCategory) },
};
/** The images of these are on the screen from the start. */
const FIRST_CARDS = 3;

/** Requests the first promotions ahead of the first render; an address with a category has others. */
export async function prefetchPromotions(queries: QueryClient, { search }: PageAddress): Promise<void> {
  if (search === '') await queries.prefetchQuery(getListPromotionsQueryOptions({ pageNo: 1, pageSize: spec.pageSize }));
}

/** `/promotions`: all public promotions by category (ROUTE-11, ROUTE-30). */
export function PromotionsPage() {
  const { t } = useTranslation();
  const list = useListState(spec, usePageAddress());
  const query = useListPromotions(list.query, { query: list.options });
  const { category } = list.filters;
  const show = (next: PromotionCategory | undefined) => list.show({ filters: { category: next } });
  return (
    <>
      <h1 className="sr-only">{t('promotions.title')}</h1>
      <fieldset
        aria-label={t('promotions.shelves')}
        className="-mx-gutter mt-4 mb-4 flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none]"
      >
        <Chip selected={category === undefined} count={total(query.data)} onClick={() => show(undefined)}>
          {t('promotions.all')}
        </Chip>
        {query.data?.counts.map(({ category: name, count }) => (
          <Chip key={name} selected={category === name} count={count} onClick={() => show(name)}>
            {t(`promotions.category.${name}`)}
          </Chip>
        ))}
      </fieldset>
      <ListItems
        list={list}
        query={query}
        itemId={({ id }) => id}
        className="sm:grid-cols-2 xl:grid-cols-3"
        skeletonClassName="h-60"
        failed={t('promotions.failed')}
        empty={{
          icon: <Gift size={18} />,
          title: t('promotions.empty'),
          text: t('promotions.emptyText'),
          action: <Button onClick={list.reset}>{t('promotions.showAll')}</Button>,
        }}
        render={(promotion, index) => <PromotionCard promotion={promotion} first={index < FIRST_CARDS} />}
      />
    </>
  );
}

function total(page: PromotionPage | undefined): number | undefined {
  return page?.counts.reduce((sum, { count }) => sum + count, 0);
}
