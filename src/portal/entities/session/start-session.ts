import type { QueryClient } from '@tanstack/react-query';
import { getGetMemberInfoQueryOptions } from '../../../../generated/client/member/member.ts';
import type { LoginResult } from '../../../../generated/client/model/index.ts';
import { beginSession, endSession } from '../../access/session.ts';
import { getToken } from '../../api/token.ts';
import { sessionStore } from '../../lib/storage.ts';

/**
 * Begins the session that a login opened: stores the token, notes whether a new password is due (`cpw`, STORE-18), and
 * loads the login info (LOGIN-15, LOGIN-20, LOGIN-30). A session that this tab had before, a trial for instance, ends.
 */
export async function startSession(queries: QueryClient, result: LoginResult, passwordDue: boolean): Promise<void> {
  const before = getToken();
  beginSession(result.token);
  if (before !== null && before !== result.token) endSession(before);
  if (passwordDue) sessionStore.set('cpw', '1');
  else sessionStore.remove('cpw');
  // Without its info the session stands all the same; whatever shows the member asks again.
  await queries.prefetchQuery(getGetMemberInfoQueryOptions());
}
