import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { getGetSystemStatusQueryOptions } from '#generated/client/system/system.ts';
import type { Permission, SystemState } from '#generated/model/index.ts';
import type { ApiError } from '../api/api-error.ts';
import { inBackground } from '../api/background.ts';
import { forgetClosure, getClosure, subscribeClosure } from '../api/closure.ts';
import { siteQuery } from './site.ts';

/** The state that a visitor sees: the portal, or the reason why it is closed. */
export type SiteState =
  | { readonly kind: 'open' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'maintenance'; readonly until: string | null }
  | { readonly kind: 'region'; readonly ip: string | undefined; readonly country: string | null }
  | { readonly kind: 'blocked'; readonly ip: string | undefined; readonly requestId: string | undefined };

/** The call that tells whether the site is open to this visitor (API-17). */
export function statusQuery() {
  return queryOptions({ ...getGetSystemStatusQueryOptions(), staleTime: Number.POSITIVE_INFINITY });
}

/** The state that this visitor sees (STATUS-13). */
export function useSiteState(): SiteState {
  const status = useQuery(statusQuery());
  const permission = useQuery(siteQuery()).data;
  const closure = useSyncExternalStore(subscribeClosure, getClosure, () => undefined);
  return judgeSite({ status: status.data, error: status.error, permission, closure });
}

type Evidence = {
  readonly status: SystemState | undefined;
  /** Why there is no status. */
  readonly error: unknown;
  readonly permission: Permission | undefined;
  readonly closure: ApiError | undefined;
};

/**
 * The status decides; the permission payload and a refusal of any call can only make it stricter. Without a status
 * nothing is shown.
 */
export function judgeSite({ status, error, permission, closure }: Evidence): SiteState {
  const ip = closure?.details?.ip ?? status?.ip ?? permission?.location.ip;
  if (closure?.code === 'ip_restricted') return { kind: 'blocked', ip, requestId: closure.requestId };
  if (status?.status === 2 || permission?.regionRestriction || closure?.code === 'region_restricted') {
    const country = closure?.details?.country ?? status?.country ?? permission?.location.country ?? null;
    return { kind: 'region', ip, country };
  }
  if (status?.status === 1 || permission?.maintenance || closure?.code === 'maintenance') {
    return { kind: 'maintenance', until: status?.maintenanceUntil ?? null };
  }
  if (status === undefined) return error === null ? { kind: 'waiting' } : { kind: 'failed', error };
  // A state unknown to this build does not open the site.
  return status.status === 0 ? { kind: 'open' } : { kind: 'maintenance', until: status.maintenanceUntil };
}

/** Requests the status again. The site stays closed until the answer arrives. */
export function useReopen() {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  async function reopen() {
    setAsking(true);
    const calls = [statusQuery(), siteQuery()].map(({ queryKey }) => queries.refetchQueries({ queryKey }));
    await Promise.all(calls);
    if (queries.getQueryState(statusQuery().queryKey)?.status === 'success') forgetClosure();
    setAsking(false);
  }
  return {
    asking,
    reopen: () => void reopen(),
    /** A background call, which does not keep a session alive. */
    look: () => inBackground(() => void reopen()),
  };
}
