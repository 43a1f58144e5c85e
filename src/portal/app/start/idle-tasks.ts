import type { QueryClient } from '@tanstack/react-query';
import {
  getGetDomainRouteQueryOptions,
  getGetRoutersQueryOptions,
} from '../../../../generated/client/system/system.ts';
import { inBackground } from '../../api/background.ts';
import { agreeWithTabs } from './agree-with-tabs.ts';
import { keepOfflinePage } from './offline-page.ts';

/**
 * Follows the other tabs, fetches the brand's other domains, which integrators read and a visitor needs when this one
 * fails (STORE-05), and keeps the page for when there is no connection.
 */
export function doIdleTasks(queries: QueryClient): void {
  agreeWithTabs(queries);
  inBackground(() => {
    void queries.prefetchQuery(getGetRoutersQueryOptions());
    void queries.prefetchQuery({ ...getGetDomainRouteQueryOptions(), gcTime: Number.POSITIVE_INFINITY });
  });
  if (import.meta.env.PROD) void keepOfflinePage();
}
