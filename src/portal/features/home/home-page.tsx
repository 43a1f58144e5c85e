import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getListHotGamesQueryOptions, getListVendorsQueryOptions } from '#generated/client/catalogue/catalogue.ts';
import { LazyWinners } from '../../entities/winner/lazy-winners.tsx';
import { CategoryRail } from './category-rail.tsx';
import { HotGames } from './hot-games.tsx';
import { VendorLanes } from './vendor-lanes.tsx';

/** The page at `/index`, below the banners. */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="sr-only">{t('home.title')}</h1>
      <CategoryRail />
      <HotGames />
      <VendorLanes />
      <LazyWinners />
    </>
  );
}

/** Requests the page's data ahead of its first render. */
export async function prefetchHome(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(getListHotGamesQueryOptions()),
    queries.prefetchQuery(getListVendorsQueryOptions()),
  ]);
}
