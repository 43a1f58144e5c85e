import type { QueryClient } from '@tanstack/react-query';
import {
  getListGamesQueryKey,
  getListHotGamesQueryKey,
  getListVendorsQueryKey,
  getListVendorTypesQueryKey,
} from '../../../generated/client/catalogue/catalogue.ts';
import { getListAnnouncementsQueryKey } from '../../../generated/client/notices/notices.ts';
import {
  getGetPermissionQueryKey,
  getGetRoutersQueryKey,
  getGetSystemStatusQueryKey,
} from '../../../generated/client/system/system.ts';

/** What is the same for everybody. Everything that is not named here is taken for the member's own. */
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

/** Forgets what belongs to one member, so that the next one in this tab never sees it. */
export function dropMemberData(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => !queryKey.some((part) => shared.has(part)) });
}
