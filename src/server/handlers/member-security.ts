import { bindEmail, bindMobile } from '../domain/identity/contacts/bind-contact.ts';
import { securityCentre } from '../domain/identity/member/security-centre.ts';
import {
  changePaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from '../domain/identity/passwords/set-payment-password.ts';
import { dismissLoginInfo, loginHistory, loginInfo } from '../domain/identity/session/login-history.ts';
import { requireTrueAccount } from '../domain/identity/session/true-account.ts';
import {
  confirmTwoStepLogin,
  disableTwoStepLogin,
  startTwoStepLogin,
} from '../domain/identity/two-step/two-step-login.ts';
import { sendMemberCode } from '../domain/identity/verification/member-codes.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `memberSecurity`. */
export const memberSecurityHandlers = {
  getSecurityCentre: async ({ session }, services) => ok(await securityCentre(services, session)),
  setPaymentPassword: async ({ session, body, visitor }, services) => {
    await setPaymentPassword(services, session, body, visitor);
    return ok(await securityCentre(services, session));
  },
  changePaymentPassword: async ({ session, body, visitor }, services) => {
    await changePaymentPassword(services, session, body, visitor);
    return ok(await securityCentre(services, session));
  },
  resetPaymentPassword: async ({ session, body, visitor }, services) => {
    await resetPaymentPassword(services, session, body, visitor);
    return ok(await securityCentre(services, session));
  },
  startTwoStepLogin: async ({ session, body, visitor }, services) =>
    ok(await startTwoStepLogin(services, session, body, visitor)),
  confirmTwoStepLogin: async ({ session, body, visitor }, services) =>
    ok(await confirmTwoStepLogin(services, session, body, visitor)),
  disableTwoStepLogin: async ({ session, body, visitor }, services) =>
    ok(await disableTwoStepLogin(services, session, body, visitor)),
  sendMemberCode: async ({ session, body, visitor, language }, services) => {
    requireTrueAccount(session);
    return ok(await sendMemberCode(services, session, body, { ip: visitor.ip, language }));
  },
  bindEmail: async ({ session, body, visitor }, services) => {
    await bindEmail(services, session, body, visitor);
    return ok(await securityCentre(services, session));
  },
  bindMobile: async ({ session, body, visitor }, services) => {
    await bindMobile(services, session, body, visitor);
    return ok(await securityCentre(services, session));
  },
  listLoginHistory: async ({ session, query }, services) => ok(await loginHistory(services, session, query)),
  getLoginInfo: async ({ session }, services) => ok(await loginInfo(services, session)),
  dismissLoginInfo: async ({ session, body }, services) => ok(await dismissLoginInfo(services, session, body)),
} satisfies TagHandlers<'memberSecurity'>;
