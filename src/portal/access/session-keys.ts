import type { QueryClient } from '@tanstack/react-query';
import { getListVendorsQueryKey } from '#generated/client/catalogue/catalogue.ts';
import { getGetMemberInfoQueryKey } from '#generated/client/member/member.ts';
import { getGetPermissionQueryKey, getGetRoutersQueryKey } from '#generated/client/system/system.ts';
import type { MemberInfo, Permission, SiteInfo, VendorCatalogue } from '#generated/model/index.ts';
import { getToken, subscribeToken } from '../api/token.ts';
import { localStore, sessionStore } from '../lib/storage.ts';
import { keepLoginInfo } from './session.ts';

/** The stored part of each answer, by the path of the call. */
const keepers = new Map<unknown, (answer: unknown) => void>([
  [getGetPermissionQueryKey()[0], (answer) => keepSite((answer as Permission).info)],
  [getGetMemberInfoQueryKey()[0], (answer) => keepLoginInfo(answer as MemberInfo)],
  [getListVendorsQueryKey()[0], (answer) => keepVendors(answer as VendorCatalogue)],
  [getGetRoutersQueryKey()[0], (answer) => sessionStore.set('routers', JSON.stringify(answer))],
]);

/**
 * Keeps what integrators read from session storage (STORE-01 to STORE-05) in step with the answers of the server.
 * Returns the function that ends it.
 */
export function keepSessionKeys(queries: QueryClient): () => void {
  const cache = queries.getQueryCache();
  const keepKnown = () => {
    for (const { queryKey, state } of cache.getAll()) {
      if (state.data !== undefined) keepers.get(queryKey[0])?.(state.data);
    }
  };
  keepKnown();
  const endAnswers = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    keepers.get(event.query.queryKey[0])?.(event.query.state.data);
  });
  // A logout leaves only the merchant keys; the next session gets the others back.
  const endTokens = subscribeToken(() => {
    if (getToken() !== null) keepKnown();
  });
  return () => {
    endAnswers();
    endTokens();
  };
}

function keepSite(site: SiteInfo): void {
  const { merchantCode } = site.brand;
  sessionStore.set('merchant', merchantCode);
  sessionStore.set('merchantCode', merchantCode);
  sessionStore.set('platform', 'W');
  sessionStore.set('settings', JSON.stringify(site.settings));
  sessionStore.set('validate', JSON.stringify(site.register.rules));
  localStore.set('merchantCode', merchantCode);
}

function keepVendors(catalogue: VendorCatalogue): void {
  sessionStore.set('gameVendor', JSON.stringify(catalogue.data.lanes));
}
