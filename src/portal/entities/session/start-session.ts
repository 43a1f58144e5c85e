import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { getGetMemberInfoQueryOptions } from '#generated/client/member/member.ts';
import type { LastLogin, LoginResult } from '#generated/model/index.ts';
import { beginSession, endSession } from '../../access/session.ts';
import { type Destination, isModalState } from '../../access/use-modals.ts';
import { getToken, subscribeToken } from '../../api/token.ts';
import { sessionStore } from '../../lib/storage.ts';
import { tellTabs } from '../../lib/tabs.ts';

/**
 * Starts the session of a login (LOGIN-15, LOGIN-20, LOGIN-30). It stores the token, records whether a new password is
 * due (`cpw`, STORE-18), and loads the login info. It ends an earlier session of this tab, such as a trial. Tabs with
 * the same session or none follow.
 */
export async function startSession(queries: QueryClient, result: LoginResult, passwordDue: boolean): Promise<void> {
  const before = getToken();
  const { token } = result;
  if (before !== null && before !== token) endSession(before);
  tellTabs({ kind: 'entered', token, before, due: passwordDue });
  await adoptSession(queries, token, passwordDue);
}

/** Takes a session of another tab over in this tab. */
export async function adoptSession(queries: QueryClient, token: string, passwordDue: boolean): Promise<void> {
  beginSession(token);
  if (passwordDue) sessionStore.set('cpw', '1');
  else sessionStore.remove('cpw');
  // The session is valid without its info; components that show the member request it again.
  await queries.prefetchQuery(getGetMemberInfoQueryOptions());
}

/** Facts of a login that stay in memory until the page closes; no storage holds them (ENTITY-10). */
type JustLoggedIn = {
  /** The typed password, so that a forced change need not ask for it again. */
  readonly password: string | undefined;
  readonly lastLogin: LastLogin | null;
};

let known: JustLoggedIn | undefined;

subscribeToken(() => {
  if (getToken() === null) known = undefined;
});

/** Records how this session began. */
export function noteLogin(login: JustLoggedIn): void {
  known = login;
}

/** How this session began, if it began on this page. */
export function justLoggedIn(): JustLoggedIn | undefined {
  return known;
}

/** Where the open login or registration leads afterwards; undefined if whoever opened it did not say. */
export function useDestination(): Destination | undefined {
  const { state } = useLocation();
  return isModalState(state) ? state.leadsTo : undefined;
}
