import { useQueryClient } from '@tanstack/react-query';
import type { LoginResult } from '#generated/model/index.ts';
import { isOn, siteQuery } from '../../access/site.ts';
import type { ModalName } from '../../access/use-modals.ts';
import { noteLogin, startSession } from '../../entities/session/start-session.ts';

/** Begins the session of a login and returns the next modal (LOGIN-15 to LOGIN-21). */
export function useEnter() {
  const queries = useQueryClient();
  return async (result: LoginResult, way: LoginWay, password?: string): Promise<ModalName> => {
    // Requested here, because a login by ticket may be faster than the site's config.
    const site = await queries.ensureQueryData(siteQuery()).catch(() => undefined);
    const due = isPasswordDue(result, way, isOn(site?.info.whitelabel ?? [], 'PWDEXPFORCECHANGE3'));
    await startSession(queries, result, due);
    noteLogin({ password, lastLogin: result.lastLogin });
    return modalAfter(result, due);
  };
}

/** The kind of a login, as far as the next step depends on it. */
type LoginWay = 'username' | 'sms' | 'social' | 'ticket';

/**
 * Whether the password must be changed first: always if it is the site's default, and an expired one while
 * PWDEXPFORCECHANGE3 is on. Never after a login by a code (LOGIN-18, LOGIN-19, LOGIN-31).
 */
export function isPasswordDue(
  { passwordDefault, passwordExpired }: LoginResult,
  way: LoginWay,
  expiryCounts: boolean,
): boolean {
  return way !== 'sms' && (passwordDefault || (passwordExpired && expiryCounts));
}

/** What is shown after a login (LOGIN-16, LOGIN-21). */
export function modalAfter({ firstTimeLogin }: LoginResult, passwordDue: boolean): ModalName {
  if (passwordDue) return 'changePassword';
  return firstTimeLogin ? 'welcome' : 'afterLogin';
}
