import { useSyncExternalStore } from 'react';
import type { AgentType, MemberInfo } from '../../../generated/client/model/index.ts';
import { getToken, setToken, subscribeToken } from '../api/token.ts';
import { sessionStore } from '../lib/storage.ts';

/** Begins a session: the token first, so that the calls for the member's own data can be made with it. */
export function beginSession(token: string): void {
  setToken(token);
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

/** 4 is the trial account (ROLE-07). */
export const trialType: AgentType = 4;
