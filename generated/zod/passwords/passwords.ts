/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Sets a new password for the account of the session. `oldPassword` is always checked, also after a login that forces the
 * change, and is missing only for an account that has no password yet; else it is 422 `wrong_password`, and tries are
 * limited as those of a login. The new one must follow the rule `password` of the register settings (400 with rule
 * `reg_pattern_{patternId}`), equal `confirmNewPassword` (422 `passwords_do_not_match`), and be neither the old nor the
 * brand's default one (422 `password_unchanged`). Success ends every other session of the account at once and writes an
 * audit entry; the session of this call goes on, until the client ends it to log in anew. A trial account has none: 403
 * `in_need_true_account`.
 * @summary Change the password
 */
export const changePasswordHeaderMerchantMax = 32;


export const changePasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const changePasswordHeaderXRequestIdMax = 64;


export const changePasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ChangePasswordHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changePasswordHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(changePasswordHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changePasswordHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(changePasswordHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const changePasswordBodyOneOldPasswordMax = 256;

export const changePasswordBodyOneNewPasswordMax = 256;

export const changePasswordBodyOneConfirmNewPasswordMax = 256;

export const changePasswordBodyTwoPayloadMin = 20;
export const changePasswordBodyTwoPayloadMax = 65536;


export const changePasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ChangePasswordBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "oldPassword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePasswordBodyOneOldPasswordMax))).check(/*#__PURE__*/ zod.describe('The password until now; missing only where there is none yet.')),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePasswordBodyOneNewPasswordMax)).check(/*#__PURE__*/ zod.describe('The new password, as typed. The site\'s password rule holds.')),
  "confirmNewPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePasswordBodyOneConfirmNewPasswordMax)).check(/*#__PURE__*/ zod.describe('The new password, as typed. The site\'s password rule holds.'))
}).check(/*#__PURE__*/ zod.describe('A change of the password.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changePasswordBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(changePasswordBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(changePasswordBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `changePassword`, plain or encrypted.'))

export const changePasswordResponseValueChangedAtMax = 30;

export const changePasswordResponseValueEndedSessionsMin = 0;
export const changePasswordResponseValueEndedSessionsMax = 100000;



export const ChangePasswordResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "changedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(changePasswordResponseValueChangedAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "endedSessions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changePasswordResponseValueEndedSessionsMin)).check(/*#__PURE__*/ zod.lte(changePasswordResponseValueEndedSessionsMax)).check(/*#__PURE__*/ zod.describe('How many sessions it has ended.'))
}).check(/*#__PURE__*/ zod.describe('A password that was set.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `changePassword`.'))

/**
 * Sends a link to `/reset-password?ticket=` of the portal, if the account has this e-mail address. The ticket is good
 * once, for 30 minutes, and kept as a hash; a new one replaces it. With the brand's setting `revealUnknownAccount` on, a
 * username that does not exist is 422 `account_email_unknown` and another address than the account's is 422 `wrong_email`;
 * with it off, the answer is the same for all, after the same time. Accounts that are closed or excluded get no link, and
 * are not told apart. An account gets three links an hour at most; a further call is answered the same and sends nothing.
 * The portal shows `in_been_out`. The body is a form, as the specification has it, and carries no secret.
 * @summary Ask for a reset link by e-mail
 */
export const forgotPasswordByEmailHeaderMerchantMax = 32;


export const forgotPasswordByEmailHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const forgotPasswordByEmailHeaderXRequestIdMax = 64;


export const forgotPasswordByEmailHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ForgotPasswordByEmailHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(forgotPasswordByEmailHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(forgotPasswordByEmailHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(forgotPasswordByEmailHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(forgotPasswordByEmailHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const forgotPasswordByEmailBodyUsernameMax = 64;

export const forgotPasswordByEmailBodyEmailMin = 3;
export const forgotPasswordByEmailBodyEmailMax = 254;



export const ForgotPasswordByEmailBody = /*#__PURE__*/ zod.strictObject({
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(forgotPasswordByEmailBodyUsernameMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(forgotPasswordByEmailBodyEmailMin)).check(/*#__PURE__*/ zod.maxLength(forgotPasswordByEmailBodyEmailMax)).check(/*#__PURE__*/ zod.describe('The account\'s e-mail address.'))
}).check(/*#__PURE__*/ zod.describe('The wish for a reset link.'))

export const forgotPasswordByEmailResponseValueExpiredMinutesMax = 1440;



export const ForgotPasswordByEmailResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "expiredMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(forgotPasswordByEmailResponseValueExpiredMinutesMax)).check(/*#__PURE__*/ zod.describe('For how many minutes such a link is good.'))
}).check(/*#__PURE__*/ zod.describe('A reset link that was asked for.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `forgotPasswordByEmail`.'))

/**
 * Sets the password of the account that a reset link was sent to, and spends the ticket; one that is unknown, expired,
 * used or replaced is 422 `reset_ticket_invalid`. The rules of the new password are those of `changePassword`; breaking
 * one does not spend the ticket. Success ends every session of the account, opens none, lifts a lock after failed logins
 * and writes an audit entry.
 * @summary Set a new password with a reset ticket
 */
export const resetPasswordHeaderMerchantMax = 32;


export const resetPasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const resetPasswordHeaderXRequestIdMax = 64;


export const resetPasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ResetPasswordHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(resetPasswordHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(resetPasswordHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const resetPasswordBodyOneTicketMax = 128;


export const resetPasswordBodyOneTicketRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');
export const resetPasswordBodyOneNewPasswordMax = 256;

export const resetPasswordBodyOneConfirmNewPasswordMax = 256;

export const resetPasswordBodyTwoPayloadMin = 20;
export const resetPasswordBodyTwoPayloadMax = 65536;


export const resetPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ResetPasswordBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "ticket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyOneTicketMax)).check(/*#__PURE__*/ zod.regex(resetPasswordBodyOneTicketRegExp)).check(/*#__PURE__*/ zod.describe('The ticket, from the address of the link.')),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyOneNewPasswordMax)).check(/*#__PURE__*/ zod.describe('The new password, as typed. The site\'s password rule holds.')),
  "confirmNewPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyOneConfirmNewPasswordMax)).check(/*#__PURE__*/ zod.describe('The new password, as typed. The site\'s password rule holds.'))
}).check(/*#__PURE__*/ zod.describe('A new password with a reset ticket.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(resetPasswordBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `resetPassword`, plain or encrypted.'))

export const resetPasswordResponseValueChangedAtMax = 30;

export const resetPasswordResponseValueEndedSessionsMin = 0;
export const resetPasswordResponseValueEndedSessionsMax = 100000;



export const ResetPasswordResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "changedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(resetPasswordResponseValueChangedAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "endedSessions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resetPasswordResponseValueEndedSessionsMin)).check(/*#__PURE__*/ zod.lte(resetPasswordResponseValueEndedSessionsMax)).check(/*#__PURE__*/ zod.describe('How many sessions it has ended.'))
}).check(/*#__PURE__*/ zod.describe('A password that was set.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `resetPassword`.'))

/**
 * Sets the password of the account with this mobile number, proven by the code of `sendSmsCode`, or on the Firebase path
 * by `firebaseChannel` and `firebaseIdToken`. Needs `CHNGPASSVERIF3`, else 403 `login_type_unavailable`. The code is
 * checked first, and is spent by success only; then a number without an account is 422 `wrong_account`. The rules of the
 * new password are those of `changePassword`. Success ends every session of the account, lifts a lock after failed logins,
 * writes an audit entry, and logs in with the new password: the answer carries the new session. An account that may not
 * log in here is refused as by `login`, and keeps its password.
 *
 * An account with two-step login keeps its password too until the second step: 403 `two_step_required` with a
 * `verificationTicket`, and the same call again with it and `twoStepCode`, by the rules of `login`.
 * @summary Set a new password with a code by SMS
 */
export const resetPasswordByPhoneHeaderMerchantMax = 32;


export const resetPasswordByPhoneHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const resetPasswordByPhoneHeaderXRequestIdMax = 64;


export const resetPasswordByPhoneHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ResetPasswordByPhoneHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(resetPasswordByPhoneHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(resetPasswordByPhoneHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const resetPasswordByPhoneBodyOneNewPasswordMax = 256;

export const resetPasswordByPhoneBodyOneMobileNumMin = 4;
export const resetPasswordByPhoneBodyOneMobileNumMax = 20;


export const resetPasswordByPhoneBodyOneMobileNumRegExp = new RegExp('^[0-9]+$');
export const resetPasswordByPhoneBodyOneCountryDialingCodeMax = 5;


export const resetPasswordByPhoneBodyOneCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const resetPasswordByPhoneBodyOneVerificationCodeMax = 255;

export const resetPasswordByPhoneBodyOneFirebaseIdTokenMax = 4096;


export const resetPasswordByPhoneBodyOneFirebaseIdTokenRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');
export const resetPasswordByPhoneBodyOneTwoStepCodeMin = 6;
export const resetPasswordByPhoneBodyOneTwoStepCodeMax = 9;


export const resetPasswordByPhoneBodyOneTwoStepCodeRegExp = new RegExp('^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$');
export const resetPasswordByPhoneBodyOneVerificationTicketMax = 128;

export const resetPasswordByPhoneBodyTwoPayloadMin = 20;
export const resetPasswordByPhoneBodyTwoPayloadMax = 65536;


export const resetPasswordByPhoneBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ResetPasswordByPhoneBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneBodyOneNewPasswordMax)).check(/*#__PURE__*/ zod.describe('The new password, as typed. The site\'s password rule holds.')),
  "mobileNum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordByPhoneBodyOneMobileNumMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneBodyOneMobileNumMax)).check(/*#__PURE__*/ zod.regex(resetPasswordByPhoneBodyOneMobileNumRegExp)).check(/*#__PURE__*/ zod.describe('A mobile number, digits only, without the dialling code.')),
  "countryDialingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneBodyOneCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(resetPasswordByPhoneBodyOneCountryDialingCodeRegExp)).check(/*#__PURE__*/ zod.describe('The dialling code of a country, digits only.')),
  "verificationCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneBodyOneVerificationCodeMax))).check(/*#__PURE__*/ zod.describe('The code that was sent.')),
  "firebaseChannel": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['sms'])).check(/*#__PURE__*/ zod.describe('How Firebase has sent the code, where `smsChannel` is `firebase`.')),
  "firebaseIdToken": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneBodyOneFirebaseIdTokenMax)).check(/*#__PURE__*/ zod.regex(resetPasswordByPhoneBodyOneFirebaseIdTokenRegExp))).check(/*#__PURE__*/ zod.describe('The identity token of Firebase, which proves the mobile number in the place of a code.')),
  "twoStepCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordByPhoneBodyOneTwoStepCodeMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneBodyOneTwoStepCodeMax)).check(/*#__PURE__*/ zod.regex(resetPasswordByPhoneBodyOneTwoStepCodeRegExp))).check(/*#__PURE__*/ zod.describe('The second step of a login: a code of the authenticator app, or a recovery code.')),
  "verificationTicket": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneBodyOneVerificationTicketMax))).check(/*#__PURE__*/ zod.describe('The ticket that came with `two_step_required`.'))
}).check(/*#__PURE__*/ zod.describe('A new password with the proof of a mobile number: `verificationCode`, or `firebaseChannel` and `firebaseIdToken` in its place.\n`twoStepCode` with `verificationTicket` is needed where the server asks for it.\n')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordByPhoneBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(resetPasswordByPhoneBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `resetPasswordByPhone`, plain or encrypted.'))

export const resetPasswordByPhoneResponseValueAccountMax = 64;

export const resetPasswordByPhoneResponseValueSessionTokenMin = 20;
export const resetPasswordByPhoneResponseValueSessionTokenMax = 128;

export const resetPasswordByPhoneResponseValueSessionExpiresAtMax = 30;

export const resetPasswordByPhoneResponseValueSessionIdleMinutesMax = 1440;

export const resetPasswordByPhoneResponseValueSessionLastLoginOneAtMax = 30;

export const resetPasswordByPhoneResponseValueSessionLastLoginOneIpMax = 45;

export const resetPasswordByPhoneResponseValueSessionLastLoginOneCountryMax = 2;


export const resetPasswordByPhoneResponseValueSessionLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const resetPasswordByPhoneResponseValueSessionLastLoginOneDeviceMax = 120;



export const ResetPasswordByPhoneResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneResponseValueAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "session": /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordByPhoneResponseValueSessionTokenMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneResponseValueSessionTokenMax)).check(/*#__PURE__*/ zod.describe('The session token. The server keeps a hash of it only.')),
  "firstTimeLogin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the account has never logged in before.')),
  "passwordExpired": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is older than the site allows.')),
  "passwordDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is the site\'s default one.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneResponseValueSessionExpiresAtMax)).check(/*#__PURE__*/ zod.describe('When the session ends at the latest.')),
  "idleMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(resetPasswordByPhoneResponseValueSessionIdleMinutesMax)).check(/*#__PURE__*/ zod.describe('After how many minutes without a call it ends.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneResponseValueSessionLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneResponseValueSessionLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneResponseValueSessionLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(resetPasswordByPhoneResponseValueSessionLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordByPhoneResponseValueSessionLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('A new session.'))
}).check(/*#__PURE__*/ zod.describe('A new session and the account that it is for.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `resetPasswordByPhone`.'))

