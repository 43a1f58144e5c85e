import type { LoginResult } from '../../../../generated/client/model/index.ts';
import type { ModalName } from '../../access/use-modals.ts';

/** How somebody logged in, where it matters afterwards. */
export type LoginWay = 'username' | 'sms' | 'social' | 'ticket';

/**
 * Whether a new password is due before anything else: one that is the site's default always, an expired one while
 * PWDEXPFORCECHANGE3 is on, and neither after a login by a code (LOGIN-18, LOGIN-19, LOGIN-31).
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
