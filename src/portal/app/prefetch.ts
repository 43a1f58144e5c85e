import type { QueryClient } from '@tanstack/react-query';
import { getListVendorTypesQueryOptions } from '#generated/client/catalogue/catalogue.ts';
import { getListAnnouncementsQueryOptions } from '#generated/client/notices/notices.ts';
import { getGetDomainRouteQueryOptions, getGetRoutersQueryOptions } from '#generated/client/system/system.ts';
import { siteQuery } from '../access/site.ts';
import { statusQuery } from '../access/site-state.ts';
import type { PageAddress } from '../access/use-address.ts';
import { noticeParams } from '../entities/notice/notice-query.ts';
import { findPage } from './page-table.tsx';

/** Fetches the brand's other domains, which integrators read and a visitor needs when this domain fails (STORE-05). */
export async function prefetchDomains(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(getGetRoutersQueryOptions()),
    queries.prefetchQuery(getGetDomainRouteQueryOptions()),
  ]);
}

/** Fetches the first data of the page at an address into the cache: those of every page and its own. */
export async function prefetchPage(
  queries: QueryClient,
  { pathname, ...address }: Pick<PageAddress, 'search' | 'language'> & { readonly pathname: string },
): Promise<void> {
  const found = findPage(pathname);
  await Promise.all([
    queries.prefetchQuery(statusQuery()),
    queries.prefetchQuery(siteQuery()),
    queries.prefetchQuery(getListAnnouncementsQueryOptions(noticeParams)),
    queries.prefetchQuery(getListVendorTypesQueryOptions()),
    found?.page.prefetch(queries, { params: found.params, ...address }),
  ]);
}
