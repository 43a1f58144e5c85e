import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListVendors } from '#generated/client/catalogue/catalogue.ts';
import type { GameCategory } from '#generated/model/index.ts';
import { paths } from '#portal/access/paths.ts';
import { cn } from '#portal/lib/cn.ts';
import { buttonClass } from '#portal/ui/button-class.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#portal/ui/state-panel.tsx';
import { VendorCard } from './vendor-card.tsx';

/** So many stand in the first lane, with art. */
const FIRST = 4;

/** The vendors of a category (LOBBY-03, ENTITY-22): the first, hot ones before others, with art, the rest in a lane below. */
export function VendorLanes({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation();
  const { data, isPending, isError, isFetching, refetch } = useListVendors();
  if (isPending) {
    return (
      <div className="mt-5 grid gap-3">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-37 rounded-lg" />
      </div>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title={t('lobbies.vendorsFailed')}
        text={t('lobby.failedBody')}
        retryLabel={t('common.retry')}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  const cards = data.data.lanes.find(({ title }) => title === category)?.cards ?? [];
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={<Store size={18} />}
        title={t('lobbies.noVendorsTitle')}
        text={t('lobbies.noVendorsBody')}
        action={
          <Link to={paths.home} className={buttonClass({ size: 'sm' })}>
            {t('lobbies.goHome')}
          </Link>
        }
      />
    );
  }
  const [first, others] = [cards.slice(0, FIRST), cards.slice(FIRST)];
  const title = t(`common.category.${category}`);
  return (
    <>
      <section aria-label={title} className="mt-5">
        <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-3">
          <h2 className="title">{title}</h2>
          <p className="ml-auto text-sm text-text-3">{t('lobbies.openHint')}</p>
        </div>
        <ul
          className={cn(
            'grid grid-cols-2 gap-2.5 sm:gap-3.5',
            first.length > 2 ? 'sm:grid-cols-3 lg:grid-cols-4' : 'lg:grid-cols-3',
          )}
        >
          {first.map((card) => (
            <li key={card.vassalage}>
              <VendorCard card={card} category={category} large />
            </li>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section aria-label={t('lobbies.otherVendors')} className="mt-6">
          <h2 className="title mb-3">{t('lobbies.otherVendors')}</h2>
          <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(210px,1fr))] sm:gap-3.5">
            {others.map((card) => (
              <li key={card.vassalage}>
                <VendorCard card={card} category={category} large={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
