/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


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


export const LoginHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loginHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(loginHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loginHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(loginHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const LoginBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['username', 'sms']).check(/*#__PURE__*/ zod.describe('How one logs in, by username and password or by a code sent to a mobile number.')),
  "username": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneUsernameMax))).check(/*#__PURE__*/ zod.describe('The account name or the mobile number.')),
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOnePasswordMax))).check(/*#__PURE__*/ zod.describe('The password.')),
  "captcha": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneCaptchaMax))).check(/*#__PURE__*/ zod.describe('The characters of the captcha image.')),
  "captchaId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneCaptchaIdMax))).check(/*#__PURE__*/ zod.describe('Which captcha image was read.')),
  "sliderTicket": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneSliderTicketMax))).check(/*#__PURE__*/ zod.describe('The one-time ticket of the slider check.')),
  "mobileNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginBodyOneMobileNumMin)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneMobileNumMax)).check(/*#__PURE__*/ zod.regex(loginBodyOneMobileNumRegExp))).check(/*#__PURE__*/ zod.describe('The mobile number, digits only.')),
  "countryDialingCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(loginBodyOneCountryDialingCodeRegExp))).check(/*#__PURE__*/ zod.describe('The dialling code of its country, digits only.')),
  "verificationCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneVerificationCodeMax))).check(/*#__PURE__*/ zod.describe('The code that was sent.'))
}).check(/*#__PURE__*/ zod.describe('A login. Type `username` needs `username` and `password`, type `sms` needs `mobileNum`, `countryDialingCode` and\n`verificationCode`. `captcha` with `captchaId`, and `sliderTicket`, are needed where the server asks for them.\n')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(loginBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(loginBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n'))])

export const loginResponseValueTokenMin = 20;
export const loginResponseValueTokenMax = 128;

export const loginResponseValueExpiresAtMax = 30;

export const loginResponseValueIdleMinutesMax = 1440;

export const loginResponseValueLastLoginOneAtMax = 30;

export const loginResponseValueLastLoginOneIpMax = 45;

export const loginResponseValueLastLoginOneCountryMax = 2;


export const loginResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const loginResponseValueLastLoginOneDeviceMax = 120;



export const LoginResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginResponseValueTokenMin)).check(/*#__PURE__*/ zod.maxLength(loginResponseValueTokenMax)).check(/*#__PURE__*/ zod.describe('The session token. The server keeps a hash of it only.')),
  "firstTimeLogin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the account has never logged in before.')),
  "passwordExpired": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is older than the site allows.')),
  "passwordDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is the site\'s default one.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(loginResponseValueExpiresAtMax)).check(/*#__PURE__*/ zod.describe('When the session ends at the latest.')),
  "idleMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loginResponseValueIdleMinutesMax)).check(/*#__PURE__*/ zod.describe('After how many minutes without a call it ends.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(loginResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loginResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loginResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(loginResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loginResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('A new session.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `login`.'))

/**
 * Makes a trial account (type 4) with play credit and opens a session for it. Needs the switch `FREEPLAY3`, else 403
 * `free_play_unavailable`. The random string is good once and for 2 minutes: anything else is 400 `encryption_invalid`.
 * @summary Log in to a new trial account
 */
export const freePlayLoginHeaderMerchantMax = 32;


export const freePlayLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const freePlayLoginHeaderXRequestIdMax = 64;


export const freePlayLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const FreePlayLoginHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(freePlayLoginHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(freePlayLoginHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(freePlayLoginHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(freePlayLoginHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const freePlayLoginBodyOsMax = 40;

export const freePlayLoginBodyRandomStringMin = 20;
export const freePlayLoginBodyRandomStringMax = 2048;


export const freePlayLoginBodyRandomStringRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const FreePlayLoginBody = /*#__PURE__*/ zod.strictObject({
  "os": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(freePlayLoginBodyOsMax)).check(/*#__PURE__*/ zod.describe('The visitor\'s operating system.')),
  "platform": /*#__PURE__*/ zod.literal("W").check(/*#__PURE__*/ zod.describe('The platform, always the web.')),
  "randomString": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(freePlayLoginBodyRandomStringMin)).check(/*#__PURE__*/ zod.maxLength(freePlayLoginBodyRandomStringMax)).check(/*#__PURE__*/ zod.regex(freePlayLoginBodyRandomStringRegExp)).check(/*#__PURE__*/ zod.describe('A compact JWE, made as in `EncryptedPayload`, of `{"nonce": "<22 or more characters of base64url>", "at": <ms since 1970>}`. A nonce is good once, the\ntime may be 2 minutes off.\n')),
  "version": /*#__PURE__*/ zod.literal(3).check(/*#__PURE__*/ zod.describe('The gateway version.'))
}).check(/*#__PURE__*/ zod.describe('The wish for a trial account.'))

export const freePlayLoginResponseValueTokenMin = 20;
export const freePlayLoginResponseValueTokenMax = 128;

export const freePlayLoginResponseValueExpiresAtMax = 30;

export const freePlayLoginResponseValueIdleMinutesMax = 1440;

export const freePlayLoginResponseValueLastLoginOneAtMax = 30;

export const freePlayLoginResponseValueLastLoginOneIpMax = 45;

export const freePlayLoginResponseValueLastLoginOneCountryMax = 2;


export const freePlayLoginResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const freePlayLoginResponseValueLastLoginOneDeviceMax = 120;



export const FreePlayLoginResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(freePlayLoginResponseValueTokenMin)).check(/*#__PURE__*/ zod.maxLength(freePlayLoginResponseValueTokenMax)).check(/*#__PURE__*/ zod.describe('The session token. The server keeps a hash of it only.')),
  "firstTimeLogin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the account has never logged in before.')),
  "passwordExpired": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is older than the site allows.')),
  "passwordDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is the site\'s default one.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(freePlayLoginResponseValueExpiresAtMax)).check(/*#__PURE__*/ zod.describe('When the session ends at the latest.')),
  "idleMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(freePlayLoginResponseValueIdleMinutesMax)).check(/*#__PURE__*/ zod.describe('After how many minutes without a call it ends.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(freePlayLoginResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(freePlayLoginResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(freePlayLoginResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(freePlayLoginResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(freePlayLoginResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('A new session.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `freePlayLogin`.'))

/**
 * Ends the session of the token sent with it, at once and on every server. Other sessions of the account go on.
 * @summary Log out
 */
export const logoutHeaderMerchantMax = 32;


export const logoutHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const logoutHeaderXRequestIdMax = 64;


export const logoutHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const LogoutHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(logoutHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(logoutHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(logoutHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(logoutHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const logoutResponseValueEndedAtMax = 30;



export const LogoutResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "endedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(logoutResponseValueEndedAtMax)).check(/*#__PURE__*/ zod.describe('When it ended.'))
}).check(/*#__PURE__*/ zod.describe('The end of a session.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `logout`.'))

