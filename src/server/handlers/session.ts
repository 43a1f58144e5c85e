import { login } from '../domain/identity/login/login.ts';
import { createSessionTicket, exchangeSessionTicket } from '../domain/identity/login/login-ticket.ts';
import { enterBySecondStep } from '../domain/identity/login/second-step.ts';
import { sendLoginCode, sendNewPlaceCode, sendRegisterCode } from '../domain/identity/login/send-codes.ts';
import { forgotByEmail, resetPassword } from '../domain/identity/password-reset/reset-by-email.ts';
import { resetByPhone } from '../domain/identity/password-reset/reset-by-phone.ts';
import { changePassword } from '../domain/identity/passwords/change-password.ts';
import { countVisit, invitationTo } from '../domain/identity/registration/invitation.ts';
import { endOtherSessions, endSession, listSessions, logout } from '../domain/identity/session/sessions.ts';
import { beginSocialLogin, completeSocialLogin } from '../domain/identity/social/social-login.ts';
import { drawCaptcha } from '../domain/identity/verification/captcha.ts';
import { drawSlider, solveSlider } from '../domain/identity/verification/slider.ts';
import { freePlay } from '../domain/rewards/new-accounts/free-play.ts';
import { registerByMobile, registerByUsername } from '../domain/rewards/new-accounts/register.ts';
import { texts } from '../texts/texts.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tags `session`, `verification`, `registration` and `passwords`. */
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
  getCaptcha: async (_request, services) => ({
    success: true,
    ...(await drawCaptcha(services)),
  }),
  getSlider: async (_request, services) => ok(await drawSlider(services)),
  solveSlider: async ({ body }, services) => ok(await solveSlider(services, body)),
  sendSmsCode: async ({ body, visitor, language }, services) => ({
    success: true,
    value: await sendLoginCode(services, body, { ip: visitor.ip, language }),
    message: texts[language].accounts.codeSent,
  }),
  sendRegisterSmsCode: async ({ body, visitor, language }, services) => ({
    success: true,
    value: await sendRegisterCode(services, body, { ip: visitor.ip, language }),
    message: texts[language].accounts.codeSent,
  }),
  sendNewIpCode: async ({ body, visitor, language }, services) => ({
    success: true,
    value: await sendNewPlaceCode(services, body, { ip: visitor.ip, language }),
    message: texts[language].accounts.codeSent,
  }),
  registerMember: async ({ body, ...registrant }, services) => ok(await registerByUsername(services, body, registrant)),
  registerMemberByMobile: async ({ body, ...registrant }, services) =>
    ok(await registerByMobile(services, body, registrant)),
  checkAffiliateCode: async ({ query }, services) => {
    const domain = query.domain ?? null;
    const { code } = await invitationTo(services, query.code, domain);
    await countVisit(services.db, code);
    return { success: true, value: { code, domain } };
  },
  changePassword: async ({ session, body, visitor }, services) =>
    ok(await changePassword(services, session, body, visitor)),
  forgotPasswordByEmail: async ({ body, visitor, language }, services) =>
    ok(await forgotByEmail(services, body, { visitor, language })),
  resetPassword: async ({ body, visitor }, services) => ok(await resetPassword(services, body, visitor)),
  resetPasswordByPhone: async ({ body, visitor }, services) => ok(await resetByPhone(services, body, visitor)),
} satisfies TagHandlers<'session' | 'verification' | 'registration' | 'passwords'>;
