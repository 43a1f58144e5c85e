import type { QueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import {
  getListGamesQueryKey,
  getListHotGamesQueryKey,
  getListVendorsQueryKey,
  getListVendorTypesQueryKey,
} from '#generated/client/catalogue/catalogue.ts';
import { getListAnnouncementsQueryKey } from '#generated/client/notices/notices.ts';
import { logout } from '#generated/client/session/session.ts';
import {
  getGetPermissionQueryKey,
  getGetRoutersQueryKey,
  getGetSystemStatusQueryKey,
} from '#generated/client/system/system.ts';
import type { AgentType, MemberInfo } from '#generated/model/index.ts';
import { clearSession, getToken, setToken, subscribeToken, withToken } from '../api/token.ts';
import { useHydrated } from '../lib/browser-state.ts';
import { type SessionKey, sessionStore } from '../lib/storage.ts';
import { tellTabs } from '../lib/tabs.ts';

/** Begins a session: the token first, so that the calls for the member's own data can be made with it. */
export function beginSession(token: string): void {
  // Data of a session that this one replaces: the next calls use the new token.
  for (const key of loginKeys) sessionStore.remove(key);
  setToken(token);
}

const loginKeys: readonly SessionKey[] = ['account', 'username', 'customerId', 'isAgent', 'nickname', 'toUpline'];

/** Ends a session on the server. The logout completes here even if the call fails (LOGOUT-07). */
export function endSession(token: string): void {
  withToken(token, () => logout()).catch(() => undefined);
}

/** Ends the session of this tab, here and on the server, and logs out the other tabs. */
export function leaveSession(): void {
  const token = getToken();
  if (token === null) return;
  endSession(token);
  clearSession();
  tellTabs({ kind: 'left', token });
}

/** Follows a logout in another tab, even if this tab has its own session. */
export function followLeaving(token: string): void {
  const own = getToken();
  if (own === null) return;
  if (own !== token) endSession(own);
  clearSession();
}

/** Keeps the login info under the keys that integrators read (STORE-01, STORE-02). */
export function keepLoginInfo(member: MemberInfo): void {
  sessionStore.set('account', member.account);
  sessionStore.set('username', member.userName);
  sessionStore.set('customerId', member.id);
  sessionStore.set('isAgent', String(member.type));
  sessionStore.set('nickname', member.nickname);
  sessionStore.set('toUpline', String(member.toUpline));
  sessionStore.set('memberLabel', JSON.stringify(member.memberLabel.map((label) => label.labelName)));
  sessionStore.set('memberLabelColor', member.clubLabel.color);
  sessionStore.set('memberLabelColor2', member.clubLabel.color2);
}

/** Whether somebody is logged in in this tab; renders again when that changes. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(
    subscribeToken,
    () => getToken() !== null,
    () => false,
  );
}

/** Whether a session existed when the component mounted; a later login changes nothing. */
export function useWasLoggedIn(): boolean {
  const isHydrated = useHydrated();
  const loggedIn = useLoggedIn();
  const [was, setWas] = useState<boolean>();
  if (isHydrated && was === undefined) setWas(loggedIn);
  return was ?? false;
}

/** Whether the logged-in account is a trial account (ROLE-07). */
export function isTrial(): boolean {
  return sessionStore.get('isAgent') === String(trialType);
}

/** 4 is the trial account (ROLE-07). */
export const trialType: AgentType = 4;

const listeners = new Set<() => void>();

/** Tells when this tab has taken over a login of another one. Returns the function that ends it. */
export function subscribeFollowedLogin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that this tab has taken over a login of another one. */
export function tellFollowedLogin(): void {
  for (const listener of listeners) listener();
}

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
