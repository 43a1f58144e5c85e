import type { QueryClient } from '@tanstack/react-query';
import { getGetMemberInfoQueryOptions } from '../../../../generated/client/member/member.ts';
import type { LoginResult } from '../../../../generated/client/model/index.ts';
import { beginSession, endSession } from '../../access/session.ts';
import { getToken } from '../../api/token.ts';
import { sessionStore } from '../../lib/storage.ts';
import { tellTabs } from '../../lib/tabs.ts';

/**
 * Begins the session that a login opened: stores the token, notes whether a new password is due (`cpw`, STORE-18), and
 * loads the login info (LOGIN-15, LOGIN-20, LOGIN-30). A session that this tab had before, a trial for instance, ends.
 * Tabs that had the same session, or none, follow.
 */
export async function startSession(queries: QueryClient, result: LoginResult, passwordDue: boolean): Promise<void> {
  const before = getToken();
  const { token } = result;
  if (before !== null && before !== token) endSession(before);
  tellTabs({ kind: 'entered', token, before, due: passwordDue });
  await adoptSession(queries, token, passwordDue);
}

/** Takes a session over in this tab. */
export async function adoptSession(queries: QueryClient, token: string, passwordDue: boolean): Promise<void> {
  beginSession(token);
  if (passwordDue) sessionStore.set('cpw', '1');
  else sessionStore.remove('cpw');
  // Without its info the session stands all the same; whatever shows the member asks again.
  await queries.prefetchQuery(getGetMemberInfoQueryOptions());
}
