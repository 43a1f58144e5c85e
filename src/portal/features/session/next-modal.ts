import type { LoginResult } from '#generated/model/index.ts';
import type { ModalName } from '../../access/use-modals.ts';

/** The kind of a login, as far as the next step depends on it. */
export type LoginWay = 'username' | 'sms' | 'social' | 'ticket';

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
