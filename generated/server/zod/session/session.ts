/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Opens a session for an account of this site. Wrong name and wrong password are told apart to nobody: both are
 * `invalid_credentials`, after the same time. The member site admits accounts with `memberAccess`, others are answered
 * `error_not_member`; the agent site admits agents, others are answered `error_not_agent`. Each login is a new session;
 * the others of the account go on. Attempts are limited by account and by address: 429 `rate_limited`.
 * A type that the site has not switched on is answered 403 `login_type_unavailable`.
 * @summary Log in
 */
export const loginHeaderMerchantMax = 32;


export const loginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const loginHeaderXRequestIdMax = 64;


export const loginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const LoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(loginHeaderMerchantMax).regex(loginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(loginHeaderXRequestIdMax).regex(loginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const loginBodyOneUsernameMax = 64;

export const loginBodyOnePasswordMax = 256;

export const loginBodyOneCaptchaMax = 12;

export const loginBodyOneCaptchaIdMax = 64;

export const loginBodyOneSliderTicketMax = 128;

export const loginBodyOneMobileNumMin = 4;
export const loginBodyOneMobileNumMax = 20;


export const loginBodyOneMobileNumRegExp = new RegExp('^[0-9]+$');
export const loginBodyOneCountryDialingCodeMax = 5;


export const loginBodyOneCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const loginBodyOneVerificationCodeMax = 255;

export const loginBodyTwoPayloadMin = 20;
export const loginBodyTwoPayloadMax = 65536;


export const loginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const LoginBody = zod.union([zod.strictObject({
  "type": zod.enum(['username', 'sms']).describe('How one logs in, by username and password or by a code sent to a mobile number.'),
  "username": zod.string().min(1).max(loginBodyOneUsernameMax).optional().describe('The account name or the mobile number.'),
  "password": zod.string().min(1).max(loginBodyOnePasswordMax).optional().describe('The password.'),
  "captcha": zod.string().min(1).max(loginBodyOneCaptchaMax).optional().describe('The characters of the captcha image.'),
  "captchaId": zod.string().min(1).max(loginBodyOneCaptchaIdMax).optional().describe('Which captcha image was read.'),
  "sliderTicket": zod.string().min(1).max(loginBodyOneSliderTicketMax).optional().describe('The one-time ticket of the slider check.'),
  "mobileNum": zod.string().min(loginBodyOneMobileNumMin).max(loginBodyOneMobileNumMax).regex(loginBodyOneMobileNumRegExp).optional().describe('The mobile number, digits only.'),
  "countryDialingCode": zod.string().min(1).max(loginBodyOneCountryDialingCodeMax).regex(loginBodyOneCountryDialingCodeRegExp).optional().describe('The dialling code of its country, digits only.'),
  "verificationCode": zod.string().min(1).max(loginBodyOneVerificationCodeMax).optional().describe('The code that was sent.')
}).describe('A login. Type `username` needs `username` and `password`, type `sms` needs `mobileNum`, `countryDialingCode` and\n`verificationCode`. `captcha` with `captchaId`, and `sliderTicket`, are needed where the server asks for them.\n'),zod.strictObject({
  "payload": zod.string().min(loginBodyTwoPayloadMin).max(loginBodyTwoPayloadMax).regex(loginBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const loginResponseValueTokenMin = 20;
export const loginResponseValueTokenMax = 128;

export const loginResponseValueExpiresAtMax = 30;

export const loginResponseValueIdleMinutesMax = 1440;

export const loginResponseValueLastLoginOneAtMax = 30;

export const loginResponseValueLastLoginOneIpMax = 45;

export const loginResponseValueLastLoginOneCountryMax = 2;


export const loginResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const loginResponseValueLastLoginOneDeviceMax = 120;



export const LoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "token": zod.string().min(loginResponseValueTokenMin).max(loginResponseValueTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(loginResponseValueExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(loginResponseValueIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(loginResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(loginResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(loginResponseValueLastLoginOneCountryMax).regex(loginResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(loginResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.')
}).describe('The answer of `login`.')

/**
 * Makes a trial account (type 4) with play credit and opens a session for it. Needs the switch `FREEPLAY3`, else 403
 * `free_play_unavailable`. The random string is good once and for 2 minutes: anything else is 400 `encryption_invalid`.
 * @summary Log in to a new trial account
 */
export const freePlayLoginHeaderMerchantMax = 32;


export const freePlayLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const freePlayLoginHeaderXRequestIdMax = 64;


export const freePlayLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const FreePlayLoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(freePlayLoginHeaderMerchantMax).regex(freePlayLoginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(freePlayLoginHeaderXRequestIdMax).regex(freePlayLoginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const freePlayLoginBodyOsMax = 40;

export const freePlayLoginBodyRandomStringMin = 20;
export const freePlayLoginBodyRandomStringMax = 2048;


export const freePlayLoginBodyRandomStringRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const FreePlayLoginBody = zod.strictObject({
  "os": zod.string().min(1).max(freePlayLoginBodyOsMax).describe('The visitor\'s operating system.'),
  "platform": zod.literal("W").describe('The platform, always the web.'),
  "randomString": zod.string().min(freePlayLoginBodyRandomStringMin).max(freePlayLoginBodyRandomStringMax).regex(freePlayLoginBodyRandomStringRegExp).describe('A compact JWE, made as in `EncryptedPayload`, of `{"nonce": "<22 or more characters of base64url>", "at": <ms since 1970>}`. A nonce is good once, the\ntime may be 2 minutes off.\n'),
  "version": zod.literal(3).describe('The gateway version.')
}).describe('The wish for a trial account.')

export const freePlayLoginResponseValueTokenMin = 20;
export const freePlayLoginResponseValueTokenMax = 128;

export const freePlayLoginResponseValueExpiresAtMax = 30;

export const freePlayLoginResponseValueIdleMinutesMax = 1440;

export const freePlayLoginResponseValueLastLoginOneAtMax = 30;

export const freePlayLoginResponseValueLastLoginOneIpMax = 45;

export const freePlayLoginResponseValueLastLoginOneCountryMax = 2;


export const freePlayLoginResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const freePlayLoginResponseValueLastLoginOneDeviceMax = 120;



export const FreePlayLoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "token": zod.string().min(freePlayLoginResponseValueTokenMin).max(freePlayLoginResponseValueTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(freePlayLoginResponseValueExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(freePlayLoginResponseValueIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(freePlayLoginResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(freePlayLoginResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(freePlayLoginResponseValueLastLoginOneCountryMax).regex(freePlayLoginResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(freePlayLoginResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.')
}).describe('The answer of `freePlayLogin`.')

/**
 * Ends the session of the token sent with it, at once and on every server. Other sessions of the account go on.
 * @summary Log out
 */
export const logoutHeaderMerchantMax = 32;


export const logoutHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const logoutHeaderXRequestIdMax = 64;


export const logoutHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const LogoutHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(logoutHeaderMerchantMax).regex(logoutHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(logoutHeaderXRequestIdMax).regex(logoutHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const logoutResponseValueEndedAtMax = 30;



export const LogoutResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "endedAt": zod.iso.datetime({"offset":true}).max(logoutResponseValueEndedAtMax).describe('When it ended.')
}).describe('The end of a session.')
}).describe('The answer of `logout`.')

