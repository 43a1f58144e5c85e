import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PromotionPage } from '../../../../generated/client/model/index.ts';
import {
  getListPromotionsQueryOptions,
  useListPromotions,
} from '../../../../generated/client/promotions/promotions.ts';
import { ListResults } from '../../entities/listing/list-results.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { useShelf } from './use-shelf.ts';

/** Four rows of three. */
const PAGE_SIZE = 12;
/** Their pictures are on the screen from the start. */
const FIRST_CARDS = 3;

/** Asks for the first promotions ahead of the first render; an address with a shelf of its own has others. */
export async function prefetchPromotions(queries: QueryClient, search: string): Promise<void> {
  if (search === '') await queries.prefetchQuery(getListPromotionsQueryOptions({ pageNo: 1, pageSize: PAGE_SIZE }));
}

/** `/promotions`: every promotion that anybody may see, by shelf (ROUTE-11, ROUTE-30). */
export function PromotionsPage() {
  const { t } = useTranslation();
  const { shelf, show } = useShelf();
  const { category, page } = shelf;
  const list = useListPromotions(
    { ...(category && { category }), pageNo: page, pageSize: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <>
      <h1 className="sr-only">{t('promotions.title')}</h1>
      <fieldset
        aria-label={t('promotions.shelves')}
        className="-mx-gutter mt-4 mb-4 flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none]"
      >
        <Chip selected={category === undefined} count={total(list.data)} onClick={() => show({ category: undefined })}>
          {t('promotions.all')}
        </Chip>
        {list.data?.counts.map(({ category: name, count }) => (
          <Chip key={name} selected={category === name} count={count} onClick={() => show({ category: name })}>
            {t(`promotions.category.${name}`)}
          </Chip>
        ))}
      </fieldset>
      <ListResults
        list={list}
        keyOf={({ id }) => id}
        className="sm:grid-cols-2 xl:grid-cols-3"
        skeletonClassName="h-60"
        failed={t('promotions.failed')}
        empty={
          <EmptyState
            icon={<Gift size={18} />}
            title={t('promotions.empty')}
            text={t('promotions.emptyText')}
            action={<Button onClick={() => show({ category: undefined })}>{t('promotions.showAll')}</Button>}
          />
        }
        render={(promotion, index) => <PromotionCard promotion={promotion} first={index < FIRST_CARDS} />}
      />
      {list.data && list.data.totalPages > 1 && (
        <div className="mt-6 flex justify-center">
          <Pager
            page={page}
            pages={list.data.totalPages}
            onChange={(next) => show({ page: next })}
            label={t('promotions.pages')}
            previousLabel={t('promotions.previous')}
            nextLabel={t('promotions.next')}
            pageLabel={(number) => t('promotions.page', { page: number })}
          />
        </div>
      )}
    </>
  );
}

function total(page: PromotionPage | undefined): number | undefined {
  return page?.counts.reduce((sum, { count }) => sum + count, 0);
}
