import type { QueryClient } from '@tanstack/react-query';
import {
  getListGamesQueryKey,
  getListHotGamesQueryKey,
  getListVendorsQueryKey,
  getListVendorTypesQueryKey,
} from '#generated/client/catalogue/catalogue.ts';
import { getListAnnouncementsQueryKey } from '#generated/client/notices/notices.ts';
import {
  getGetPermissionQueryKey,
  getGetRoutersQueryKey,
  getGetSystemStatusQueryKey,
} from '#generated/client/system/system.ts';

/** Queries with the same answer for everybody. All other queries count as the member's own. */
const shared: ReadonlySet<unknown> = new Set(
  [
    getGetPermissionQueryKey(),
    getGetSystemStatusQueryKey(),
    getGetRoutersQueryKey(),
    getListAnnouncementsQueryKey(),
    getListVendorTypesQueryKey(),
    getListVendorsQueryKey(),
    getListGamesQueryKey(),
    getListHotGamesQueryKey(),
  ].flat(),
);

/** Removes the member's own data from the cache, so that the next member in this tab never sees it. */
export function dropMemberData(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => !queryKey.some((part) => shared.has(part)) });
}
