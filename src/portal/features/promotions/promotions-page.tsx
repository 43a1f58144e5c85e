import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PromotionPage } from '../../../../generated/client/model/index.ts';
import { useListPromotions } from '../../../../generated/client/promotions/promotions.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { useShelf } from './use-shelf.ts';

/** Four rows of three. */
const PAGE_SIZE = 12;

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
        className="-mx-gutter mt-4 mb-4 flex gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none]"
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
      <Results list={list} onAll={() => show({ category: undefined })} />
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

type ResultsProps = {
  readonly list: UseQueryResult<PromotionPage, unknown>;
  readonly onAll: () => void;
};

function Results({ list, onAll }: ResultsProps) {
  const { t } = useTranslation();
  if (list.data === undefined) {
    if (!list.isError) return <Skeletons label={t('common.loading')} />;
    return (
      <Card>
        <ErrorState
          title={t('promotions.failed')}
          text={t('promotions.failedText')}
          retryLabel={t('common.retry')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      </Card>
    );
  }
  if (list.data.content.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Gift size={18} />}
          title={t('promotions.empty')}
          text={t('promotions.emptyText')}
          action={<Button onClick={onAll}>{t('promotions.showAll')}</Button>}
        />
      </Card>
    );
  }
  return (
    <ul
      aria-busy={list.isPlaceholderData}
      className={cn(GRID, 'transition-opacity', list.isPlaceholderData && 'opacity-60')}
    >
      {list.data.content.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
  );
}

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

function Skeletons({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className={GRID}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-60 rounded-lg" />
      ))}
    </div>
  );
}

function total(page: PromotionPage | undefined): number | undefined {
  return page?.counts.reduce((sum, { count }) => sum + count, 0);
}
