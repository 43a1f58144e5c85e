import { useState, useSyncExternalStore } from 'react';
import type { AgentType, MemberInfo } from '../../../generated/client/model/index.ts';
import { logout } from '../../../generated/client/session/session.ts';
import { clearSession, getToken, setToken, subscribeToken, withToken } from '../api/token.ts';
import { type SessionKey, sessionStore } from '../lib/storage.ts';
import { tellTabs } from '../lib/tabs.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/** Begins a session: the token first, so that the calls for the member's own data can be made with it. */
export function beginSession(token: string): void {
  // Of the session before, if this one takes its place: what follows is asked for with the new token.
  for (const key of loginKeys) sessionStore.remove(key);
  setToken(token);
}

const loginKeys: readonly SessionKey[] = ['account', 'username', 'customerId', 'isAgent', 'nickname', 'toUpline'];

/** Ends a session on the server. Whether the call arrives changes nothing here (LOGOUT-07). */
export function endSession(token: string): void {
  withToken(token, () => logout()).catch(() => undefined);
}

/** Ends the session of this tab, here and on the server, and tells the other tabs: out in one is out in all. */
export function leaveSession(): void {
  const token = getToken();
  if (token === null) return;
  endSession(token);
  clearSession();
  tellTabs({ kind: 'left', token });
}

/** What another tab did: who left there is out here too, also with a session of its own. */
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

/** Whether somebody was logged in already when the component came into the page; who logs in there changes nothing. */
export function useWasLoggedIn(): boolean {
  const isHydrated = useHydrated();
  const loggedIn = useLoggedIn();
  const [was, setWas] = useState<boolean>();
  if (isHydrated && was === undefined) setWas(loggedIn);
  return was ?? false;
}

/** Whether who is logged in has a trial account (ROLE-07). */
export function isTrial(): boolean {
  return sessionStore.get('isAgent') === String(trialType);
}

/** 4 is the trial account (ROLE-07). */
export const trialType: AgentType = 4;
