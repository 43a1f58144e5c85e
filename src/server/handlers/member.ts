import { playLimits } from '../domain/care/protection/play-limits.ts';
import { acknowledgeRealityCheck, realityCheck, setRealityCheck } from '../domain/care/protection/reality-check.ts';
import { startSelfExclusion } from '../domain/care/protection/self-exclusion.ts';
import { setMoneyLimit, setSessionLimit } from '../domain/care/protection/set-limit.ts';
import { bindEmail, bindMobile } from '../domain/identity/contacts/bind-contact.ts';
import { listAvatars } from '../domain/identity/member/avatars.ts';
import { getProfile, updateLanguage, updateProfile } from '../domain/identity/member/profile.ts';
import { securityCentre } from '../domain/identity/member/security-centre.ts';
import { requirePaymentPassword } from '../domain/identity/passwords/payment-password.ts';
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
import { addAccount, listBanks } from '../domain/money/bound-accounts/add-account.ts';
import { boundAccounts, removeAccount, setDefaultAccount } from '../domain/money/bound-accounts/bound-accounts.ts';
import { memberIcon, memberInfo, playerAvatar } from '../domain/pages/member/member-info.ts';
import { playerRank } from '../domain/rewards/ranks/player-rank.ts';
import { vipTiers } from '../domain/rewards/ranks/privileges.ts';
import { ok, type TagHandlers } from './handler.ts';

type Tag = 'member' | 'memberProfile' | 'memberRank' | 'memberAccounts' | 'memberSecurity' | 'memberLimits';

/** Answers the operations of the contract's tag `member` and of those that begin with it. */
export const memberHandlers = {
  getMemberInfo: async ({ session }, services) => ok(await memberInfo(services, session)),
  getMemberIcon: async ({ session }, services) => ok(await memberIcon(services, session)),
  getPlayerAvatar: async ({ session }, services) => ok(await playerAvatar(services, session)),
  getProfile: async ({ session }, services) => ok(await getProfile(services, session)),
  updateProfile: async ({ session, body }, services) => ok(await updateProfile(services, session, body)),
  listAvatars: async ({ session }, services) => ok(await listAvatars(services, session)),
  updateLanguage: async ({ session, body }, services) => ({
    success: true,
    value: { language: await updateLanguage(services, session, body.language) },
  }),
  getPlayerRank: async ({ session, language }, services) => ok(await playerRank(services, session, language)),
  listVipTiers: async ({ language }, services) => ok(await vipTiers(services, language)),
  listBanks: async ({ session }, services) => {
    requireTrueAccount(session);
    return ok(listBanks(services));
  },
  listBoundAccounts: async ({ session }, services) => {
    requireTrueAccount(session);
    return ok(await boundAccounts(services, services.db, session));
  },
  addBoundAccount: async ({ session, body }, services) => {
    requireTrueAccount(session);
    return ok(await addAccount(services, session, body));
  },
  setDefaultBoundAccount: async ({ session, params }, services) => {
    requireTrueAccount(session);
    return ok(await setDefaultAccount(services, session, params.accountId));
  },
  removeBoundAccount: async ({ session, params, body }, services) => {
    requireTrueAccount(session);
    await requirePaymentPassword(services, session.memberId, body.paymentPassword);
    return ok(await removeAccount(services, session, params.accountId));
  },
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
  getPlayLimits: async ({ session }, services) => {
    requireTrueAccount(session);
    return ok(await playLimits(services, services.db, session));
  },
  setMoneyLimit: async ({ session, body }, services) => {
    requireTrueAccount(session);
    return ok(await setMoneyLimit(services, session, body));
  },
  setSessionLimit: async ({ session, body }, services) => {
    requireTrueAccount(session);
    return ok(await setSessionLimit(services, session, body));
  },
  startSelfExclusion: async ({ session, body }, services) => {
    requireTrueAccount(session);
    return ok(await startSelfExclusion(services, session, body.period));
  },
  getRealityCheck: async ({ session }, services) => {
    requireTrueAccount(session);
    return ok(await realityCheck(services, services.db, session));
  },
  setRealityCheck: async ({ session, body }, services) => {
    requireTrueAccount(session);
    return ok(await setRealityCheck(services, session, body.intervalMinutes));
  },
  acknowledgeRealityCheck: async ({ session }, services) => {
    requireTrueAccount(session);
    return ok(await acknowledgeRealityCheck(services, session));
  },
} satisfies TagHandlers<Tag>;
