import type { OperationId } from '../../../generated/server/operations.ts';

/** Operations of the contract that this server does not answer yet, in alphabetical order. The list only ever shrinks. */
export const notImplemented = [
  'beginSocialLogin',
  'changePassword',
  'checkAffiliateCode',
  'completeSocialLogin',
  'createSessionTicket',
  'endOtherSessions',
  'endSession',
  'exchangeSessionTicket',
  'forgotPasswordByEmail',
  'getCaptcha',
  'getDomainRoute',
  'getRegisterSettings',
  'getRouters',
  'getSlider',
  'listCountryCodes',
  'listSessions',
  'registerMember',
  'registerMemberByMobile',
  'resetPassword',
  'resetPasswordByPhone',
  'sendNewIpCode',
  'sendRegisterSmsCode',
  'sendSmsCode',
  'solveSlider',
] as const satisfies readonly OperationId[];
