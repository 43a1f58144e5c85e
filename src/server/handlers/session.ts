import { login } from '../domain/identity/login/login.ts';
import { createSessionTicket, exchangeSessionTicket } from '../domain/identity/login/login-ticket.ts';
import { enterBySecondStep } from '../domain/identity/login/second-step.ts';
import { endOtherSessions, endSession, listSessions, logout } from '../domain/identity/session/sessions.ts';
import { beginSocialLogin, completeSocialLogin } from '../domain/identity/social/social-login.ts';
import { freePlay } from '../domain/rewards/new-accounts/free-play.ts';
import type { TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `session`. */
export const sessionHandlers = {
  login: async ({ body, visitor }, services) => ({
    success: true,
    value: await login(services, body, visitor),
  }),
  freePlayLogin: async ({ body, visitor }, services) => ({
    success: true,
    value: await freePlay(services, body, visitor),
  }),
  logout: async ({ session }, services) => ({
    success: true,
    value: await logout(services, session),
  }),
  createSessionTicket: async ({ body }, services) => ({
    success: true,
    value: await createSessionTicket(services, body.account),
  }),
  exchangeSessionTicket: async ({ body, visitor }, services) => ({
    success: true,
    value:
      'ticket' in body
        ? await exchangeSessionTicket(services, body.ticket, visitor)
        : await enterBySecondStep(services, body, 'ticket', visitor),
  }),
  beginSocialLogin: async ({ params, body }, services) => ({
    success: true,
    value: await beginSocialLogin(services, params.provider, body),
  }),
  completeSocialLogin: async ({ params, body, visitor }, services) => ({
    success: true,
    value: await completeSocialLogin(services, params.provider, body, visitor),
  }),
  listSessions: async ({ session }, services) => ({
    success: true,
    value: await listSessions(services, session),
  }),
  endOtherSessions: async ({ session }, services) => ({
    success: true,
    value: await endOtherSessions(services, session),
  }),
  endSession: async ({ session, params }, services) => ({
    success: true,
    value: await endSession(services, session, params.sessionId),
  }),
} satisfies TagHandlers<'session'>;
