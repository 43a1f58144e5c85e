import { login } from '../domain/identity/login/login.ts';
import { createSessionTicket, exchangeSessionTicket } from '../domain/identity/login/login-ticket.ts';
import { enterBySecondStep } from '../domain/identity/login/second-step.ts';
import { endOtherSessions, endSession, listSessions, logout } from '../domain/identity/session/sessions.ts';
import { beginSocialLogin, completeSocialLogin } from '../domain/identity/social/social-login.ts';
import { freePlay } from '../domain/rewards/new-accounts/free-play.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `session`. */
export const sessionHandlers = {
  login: async ({ body, visitor }, services) => ok(await login(services, body, visitor)),
  freePlayLogin: async ({ body, visitor }, services) => ok(await freePlay(services, body, visitor)),
  logout: async ({ session }, services) => ok(await logout(services, session)),
  createSessionTicket: async ({ body }, services) => ok(await createSessionTicket(services, body.account)),
  exchangeSessionTicket: async ({ body, visitor }, services) =>
    ok(
      'ticket' in body
        ? await exchangeSessionTicket(services, body.ticket, visitor)
        : await enterBySecondStep(services, body, 'ticket', visitor),
    ),
  beginSocialLogin: async ({ params, body }, services) => ok(await beginSocialLogin(services, params.provider, body)),
  completeSocialLogin: async ({ params, body, visitor }, services) =>
    ok(await completeSocialLogin(services, params.provider, body, visitor)),
  listSessions: async ({ session }, services) => ok(await listSessions(services, session)),
  endOtherSessions: async ({ session }, services) => ok(await endOtherSessions(services, session)),
  endSession: async ({ session, params }, services) => ok(await endSession(services, session, params.sessionId)),
} satisfies TagHandlers<'session'>;
