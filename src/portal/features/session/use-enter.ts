import { useQueryClient } from '@tanstack/react-query';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import type { LoginResult } from '#generated/model/index.ts';
import { isForPlayers, paths } from '../../access/paths.ts';
import { isForAgents, isOn, siteQuery } from '../../access/site.ts';
import { type ModalName, useModals } from '../../access/use-modals.ts';
import { ApiError } from '../../api/api-error.ts';
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

/** The address of a page of the portal with a modal over it. */
function withModal(target: string, modal: ModalName | undefined): string {
  if (!modal) return target;
  const url = new URL(target, window.location.origin);
  url.searchParams.append('modal', modal);
  return url.pathname + url.search + url.hash;
}

/**
 * Goes to a page, replaces the login's history entry and shows the next modal there (LOGIN-17). A site for agents has
 * no player pages, so it shows the modal at home.
 */
export function useGoTo(): (target: string, next?: ModalName, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (target, next, options) => {
    const site = queries.getQueryData(siteQuery().queryKey)?.info;
    const isBarred = isForAgents(site) && isForPlayers(new URL(target, window.location.origin).pathname);
    await navigate(withModal(isBarred ? paths.home : target, next), { ...options, replace: true });
  };
}

/** Stays on the page under the login and replaces the login by the next modal (API-79). */
export function useStay(onClose: () => void): (next?: ModalName) => void {
  const { swap } = useModals();
  return (next) => (next ? swap('login', next) : onClose());
}

/** Called after a login; `next` is the modal to show next. */
export type LoginDone = (next?: ModalName) => void;

/** The server's data about a login from an unknown location. */
export type NewLocation = { readonly maskedMobileNum: string; readonly verificationTicket: string };

/** Why a login needs a second step: an unknown location, or two-step login with its ticket. */
export type LoginStop = { readonly location: NewLocation } | { readonly ticket: string };

/** What proves the second step of two-step login. */
export type TwoStepProof = { readonly verificationTicket: string; readonly twoStepCode: string };

/** What proves the second step. */
export type SecondProof = { readonly verificationCode: string } | TwoStepProof;

/** Returns the second step that an error asks for; undefined for any other error. */
export function loginStopIn(error: unknown): LoginStop | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { maskedMobileNum, verificationTicket } = error.details ?? {};
  if (!verificationTicket) return undefined;
  if (error.code === 'two_step_required') return { ticket: verificationTicket };
  if (error.code !== 'new_ip_verification' || !maskedMobileNum) return undefined;
  return { location: { maskedMobileNum, verificationTicket } };
}
