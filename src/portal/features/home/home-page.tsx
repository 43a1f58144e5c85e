import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  getListHotGamesQueryOptions,
  getListVendorsQueryOptions,
  useListVendors,
} from '#generated/client/catalogue/catalogue.ts';
import { categoryPaths } from '../../access/paths.ts';
import { categoryArt } from '../../entities/category/category.ts';
import { LazyWinners } from '../../entities/winner/lazy-winners.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { HotGames } from './hot-games.tsx';
import { VendorLanes } from './vendor-lanes.tsx';

// A name of two lines overlaps the drawing, whose parts may be as light as the text.
const CARD =
  'relative [text-shadow:0_0_3px_var(--overlay-ink),0_0_8px_var(--overlay-ink)] isolate flex h-19 w-23 flex-none items-end overflow-hidden rounded-lg bg-surface-2 p-2.5 text-sm/4 font-semibold wrap-anywhere text-on-art ' +
  'focus-visible:-outline-offset-2 after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-on-art/10 hover:after:bg-on-art/10 lg:h-21 lg:w-auto lg:px-3 lg:py-[11px]';

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

/** The ways into the categories that have vendors. */
function CategoryRail() {
  const { t } = useTranslation();
  const { data, isPending } = useListVendors();
  const lanes = data?.data.lanes ?? [];
  if (isPending) return <Skeleton className="mt-3.5 h-19 rounded-lg lg:mt-5 lg:h-21" />;
  if (lanes.length === 0) return null;
  return (
    <nav
      aria-label={t('home.categories')}
      className="-mx-gutter mt-3.5 flex gap-2.5 overflow-x-auto px-gutter scrollbar-hidden lg:mx-0 lg:mt-5 lg:grid lg:grid-cols-9 lg:gap-3 lg:px-0"
    >
      {lanes.map(({ title }) => (
        <Link key={title} to={categoryPaths[title]} className={CARD}>
          <img
            src={categoryArt(title)}
            alt=""
            width={116}
            height={84}
            // The banner is what is seen first.
            loading="lazy"
            decoding="async"
            className="absolute inset-0 -z-1 size-full object-cover"
          />
          {title === 'LIVE' ? t('home.live') : t(`common.category.${title}`)}
        </Link>
      ))}
    </nav>
  );
}
