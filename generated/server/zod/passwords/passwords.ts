/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


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


export const ChangePasswordHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(changePasswordHeaderMerchantMax).regex(changePasswordHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(changePasswordHeaderXRequestIdMax).regex(changePasswordHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const changePasswordBodyOneOldPasswordMax = 256;

export const changePasswordBodyOneNewPasswordMax = 256;

export const changePasswordBodyOneConfirmNewPasswordMax = 256;

export const changePasswordBodyTwoPayloadMin = 20;
export const changePasswordBodyTwoPayloadMax = 65536;


export const changePasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ChangePasswordBody = zod.union([zod.strictObject({
  "oldPassword": zod.string().min(1).max(changePasswordBodyOneOldPasswordMax).optional().describe('The password until now; missing only where there is none yet.'),
  "newPassword": zod.string().min(1).max(changePasswordBodyOneNewPasswordMax).describe('The new password, as typed. The site\'s password rule holds.'),
  "confirmNewPassword": zod.string().min(1).max(changePasswordBodyOneConfirmNewPasswordMax).describe('The new password, as typed. The site\'s password rule holds.')
}).describe('A change of the password.'),zod.strictObject({
  "payload": zod.string().min(changePasswordBodyTwoPayloadMin).max(changePasswordBodyTwoPayloadMax).regex(changePasswordBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const changePasswordResponseValueChangedAtMax = 30;

export const changePasswordResponseValueEndedSessionsMin = 0;
export const changePasswordResponseValueEndedSessionsMax = 100000;



export const ChangePasswordResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "changedAt": zod.iso.datetime({"offset":true}).max(changePasswordResponseValueChangedAtMax).describe('When.'),
  "endedSessions": zod.int().min(changePasswordResponseValueEndedSessionsMin).max(changePasswordResponseValueEndedSessionsMax).describe('How many sessions it has ended.')
}).describe('A password that was set.')
}).describe('The answer of `changePassword`.')

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


export const ForgotPasswordByEmailHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(forgotPasswordByEmailHeaderMerchantMax).regex(forgotPasswordByEmailHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(forgotPasswordByEmailHeaderXRequestIdMax).regex(forgotPasswordByEmailHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const forgotPasswordByEmailBodyUsernameMax = 64;

export const forgotPasswordByEmailBodyEmailMin = 3;
export const forgotPasswordByEmailBodyEmailMax = 254;



export const ForgotPasswordByEmailBody = zod.strictObject({
  "username": zod.string().min(1).max(forgotPasswordByEmailBodyUsernameMax).describe('The account name.'),
  "email": zod.email().min(forgotPasswordByEmailBodyEmailMin).max(forgotPasswordByEmailBodyEmailMax).describe('The account\'s e-mail address.')
}).describe('The wish for a reset link.')

export const forgotPasswordByEmailResponseValueExpiredMinutesMax = 1440;



export const ForgotPasswordByEmailResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "expiredMinutes": zod.int().min(1).max(forgotPasswordByEmailResponseValueExpiredMinutesMax).describe('For how many minutes such a link is good.')
}).describe('A reset link that was asked for.')
}).describe('The answer of `forgotPasswordByEmail`.')

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


export const ResetPasswordHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(resetPasswordHeaderMerchantMax).regex(resetPasswordHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(resetPasswordHeaderXRequestIdMax).regex(resetPasswordHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const resetPasswordBodyOneTicketMax = 128;


export const resetPasswordBodyOneTicketRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');
export const resetPasswordBodyOneNewPasswordMax = 256;

export const resetPasswordBodyOneConfirmNewPasswordMax = 256;

export const resetPasswordBodyTwoPayloadMin = 20;
export const resetPasswordBodyTwoPayloadMax = 65536;


export const resetPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ResetPasswordBody = zod.union([zod.strictObject({
  "ticket": zod.string().max(resetPasswordBodyOneTicketMax).regex(resetPasswordBodyOneTicketRegExp).describe('The ticket, from the address of the link.'),
  "newPassword": zod.string().min(1).max(resetPasswordBodyOneNewPasswordMax).describe('The new password, as typed. The site\'s password rule holds.'),
  "confirmNewPassword": zod.string().min(1).max(resetPasswordBodyOneConfirmNewPasswordMax).describe('The new password, as typed. The site\'s password rule holds.')
}).describe('A new password with a reset ticket.'),zod.strictObject({
  "payload": zod.string().min(resetPasswordBodyTwoPayloadMin).max(resetPasswordBodyTwoPayloadMax).regex(resetPasswordBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const resetPasswordResponseValueChangedAtMax = 30;

export const resetPasswordResponseValueEndedSessionsMin = 0;
export const resetPasswordResponseValueEndedSessionsMax = 100000;



export const ResetPasswordResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "changedAt": zod.iso.datetime({"offset":true}).max(resetPasswordResponseValueChangedAtMax).describe('When.'),
  "endedSessions": zod.int().min(resetPasswordResponseValueEndedSessionsMin).max(resetPasswordResponseValueEndedSessionsMax).describe('How many sessions it has ended.')
}).describe('A password that was set.')
}).describe('The answer of `resetPassword`.')

/**
 * Sets the password of the account with this mobile number, proven by the code of `sendSmsCode`, or on the Firebase path
 * by `firebaseChannel` and `firebaseIdToken`. Needs `CHNGPASSVERIF3`, else 403 `login_type_unavailable`. The code is
 * checked first, and is spent by success only; then a number without an account is 422 `wrong_account`. The rules of the
 * new password are those of `changePassword`. Success ends every session of the account, lifts a lock after failed logins,
 * writes an audit entry, and logs in with the new password: the answer carries the new session. An account that may not
 * log in here is refused as by `login`, and keeps its password.
 * @summary Set a new password with a code by SMS
 */
export const resetPasswordByPhoneHeaderMerchantMax = 32;


export const resetPasswordByPhoneHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const resetPasswordByPhoneHeaderXRequestIdMax = 64;


export const resetPasswordByPhoneHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ResetPasswordByPhoneHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(resetPasswordByPhoneHeaderMerchantMax).regex(resetPasswordByPhoneHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(resetPasswordByPhoneHeaderXRequestIdMax).regex(resetPasswordByPhoneHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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
export const resetPasswordByPhoneBodyTwoPayloadMin = 20;
export const resetPasswordByPhoneBodyTwoPayloadMax = 65536;


export const resetPasswordByPhoneBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ResetPasswordByPhoneBody = zod.union([zod.strictObject({
  "newPassword": zod.string().min(1).max(resetPasswordByPhoneBodyOneNewPasswordMax).describe('The new password, as typed. The site\'s password rule holds.'),
  "mobileNum": zod.string().min(resetPasswordByPhoneBodyOneMobileNumMin).max(resetPasswordByPhoneBodyOneMobileNumMax).regex(resetPasswordByPhoneBodyOneMobileNumRegExp).describe('A mobile number, digits only, without the dialling code.'),
  "countryDialingCode": zod.string().min(1).max(resetPasswordByPhoneBodyOneCountryDialingCodeMax).regex(resetPasswordByPhoneBodyOneCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.'),
  "verificationCode": zod.string().min(1).max(resetPasswordByPhoneBodyOneVerificationCodeMax).optional().describe('The code that was sent.'),
  "firebaseChannel": zod.literal("sms").optional().describe('How Firebase has sent the code, where `smsChannel` is `firebase`.'),
  "firebaseIdToken": zod.string().max(resetPasswordByPhoneBodyOneFirebaseIdTokenMax).regex(resetPasswordByPhoneBodyOneFirebaseIdTokenRegExp).optional().describe('The identity token of Firebase, which proves the mobile number in the place of a code.')
}).describe('A new password with the proof of a mobile number: `verificationCode`, or `firebaseChannel` and `firebaseIdToken` in its place.\n'),zod.strictObject({
  "payload": zod.string().min(resetPasswordByPhoneBodyTwoPayloadMin).max(resetPasswordByPhoneBodyTwoPayloadMax).regex(resetPasswordByPhoneBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

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



export const ResetPasswordByPhoneResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "account": zod.string().min(1).max(resetPasswordByPhoneResponseValueAccountMax).describe('The account name.'),
  "session": zod.strictObject({
  "token": zod.string().min(resetPasswordByPhoneResponseValueSessionTokenMin).max(resetPasswordByPhoneResponseValueSessionTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(resetPasswordByPhoneResponseValueSessionExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(resetPasswordByPhoneResponseValueSessionIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(resetPasswordByPhoneResponseValueSessionLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(resetPasswordByPhoneResponseValueSessionLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(resetPasswordByPhoneResponseValueSessionLastLoginOneCountryMax).regex(resetPasswordByPhoneResponseValueSessionLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(resetPasswordByPhoneResponseValueSessionLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.')
}).describe('A new session and the account that it is for.')
}).describe('The answer of `resetPasswordByPhone`.')

