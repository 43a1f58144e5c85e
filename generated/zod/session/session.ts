/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Opens a session for an account of this site. Wrong name and wrong password are told apart to nobody: both are
 * `invalid_credentials`, after the same time. The member site admits accounts with `memberAccess`, others are answered
 * `error_not_member`; the agent site admits agents, others are answered `error_not_agent`. Each login is a new session;
 * the others of the account go on. Attempts are limited by account and by address: 429 `rate_limited`; ten failures within
 * 30 minutes lock the account for 15, 403 `account_locked`. A type that the site has not switched on is answered 403
 * `login_type_unavailable`. `account_disabled`, `self_excluded`, `error_not_member`, `error_not_agent`,
 * `new_ip_verification` and `two_step_required` are told to nobody who has not proven to be the owner. `self_excluded` says
 * in `value.until` when the exclusion ends, null for ever.
 *
 * **Type `username`** takes the account name or the mobile number as `username`, and `password`. The bot check is
 * `sliderTicket`; a backend that checks refuses a login without a good one: 422 `captcha_check_failed`. A captcha is
 * needed where `info.settings.captcha.login` is on, and after three failures of the account or the address within 30
 * minutes. From then on each failure says `value.captcha: true`, for the client to show a fresh image; an attempt without
 * it is 422 `captcha_required`, a wrong one 422 `captcha_wrong`, and neither looks at the password.
 *
 * **Type `sms`** needs `MOBILEVERCODELOGIN3`. It takes `mobileNum`, `countryDialingCode` and the `verificationCode` of
 * `sendSmsCode`, and neither slider nor captcha. Where `info.register.smsChannel` is `firebase`, `firebaseChannel` and
 * `firebaseIdToken` stand in the place of the code; the token must be of the brand's project, fresh, and for this number,
 * else 422 `phone_verification_failed`. A password that is expired or the default one forces no change here.
 *
 * **A new place.** Where the brand asks for it, a login by username from an address or a device that the account has never
 * used is answered 403 `new_ip_verification` after the right password, with `maskedMobileNum` and a `verificationTicket`;
 * only accounts with a verified number are asked, and only where the server sends the codes itself. `sendNewIpCode` sends
 * the code, and the same login again with `verificationCode` opens the session and makes the place known. That code is
 * checked before the password, and can only exist after it was right: slider and captcha are not asked again. A code has
 * five tries.
 *
 * **Two-step login.** Where the account has turned it on (`confirmTwoStepLogin`), no way in opens a session without it. A
 * login of either type is answered 403 `two_step_required` after the right password, code or token, with a
 * `verificationTicket` that is good for five minutes, five tries and this way in. The same login again with it and
 * `twoStepCode` opens the session; slider and captcha are not asked again, nor is the code of a new place. Only success
 * spends the code by SMS or the token of Firebase. A code of the app is good for its step of 30 seconds and one before and
 * after, each code once; a recovery code is good once. A wrong code is 422 `verification_code_wrong`: after a password it
 * counts like a wrong one, and ten within 30 minutes after any other first step lock these ways in for 15, 403
 * `account_locked`. A ticket that is used up or too old is 422 `verification_code_expired`. `completeSocialLogin`,
 * `exchangeSessionTicket` and `resetPasswordByPhone` ask for the second step in the same way.
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

export const loginBodyOneTwoStepCodeMin = 6;
export const loginBodyOneTwoStepCodeMax = 9;


export const loginBodyOneTwoStepCodeRegExp = new RegExp('^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$');
export const loginBodyOneVerificationTicketMax = 128;

export const loginBodyOneFirebaseIdTokenMax = 4096;


export const loginBodyOneFirebaseIdTokenRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');
export const loginBodyTwoPayloadMin = 20;
export const loginBodyTwoPayloadMax = 65536;


export const loginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const LoginBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['username', 'sms']).check(/*#__PURE__*/ zod.describe('How one logs in, by username and password or by a code sent to a mobile number.')),
  "username": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneUsernameMax))).check(/*#__PURE__*/ zod.describe('The account name or the mobile number.')),
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOnePasswordMax))).check(/*#__PURE__*/ zod.describe('The password.')),
  "captcha": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneCaptchaMax))).check(/*#__PURE__*/ zod.describe('The characters of the captcha image, or the nonce of its proof of work.')),
  "captchaId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneCaptchaIdMax))).check(/*#__PURE__*/ zod.describe('Which captcha image was read.')),
  "sliderTicket": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneSliderTicketMax))).check(/*#__PURE__*/ zod.describe('The one-time ticket of the slider check.')),
  "mobileNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginBodyOneMobileNumMin)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneMobileNumMax)).check(/*#__PURE__*/ zod.regex(loginBodyOneMobileNumRegExp))).check(/*#__PURE__*/ zod.describe('A mobile number, digits only, without the dialling code.')),
  "countryDialingCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(loginBodyOneCountryDialingCodeRegExp))).check(/*#__PURE__*/ zod.describe('The dialling code of a country, digits only.')),
  "verificationCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneVerificationCodeMax))).check(/*#__PURE__*/ zod.describe('The code that was sent, for type `sms` or for a login from a new place.')),
  "twoStepCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginBodyOneTwoStepCodeMin)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneTwoStepCodeMax)).check(/*#__PURE__*/ zod.regex(loginBodyOneTwoStepCodeRegExp))).check(/*#__PURE__*/ zod.describe('The second step of a login: a code of the authenticator app, or a recovery code.')),
  "verificationTicket": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyOneVerificationTicketMax))).check(/*#__PURE__*/ zod.describe('The ticket that came with `two_step_required`.')),
  "firebaseChannel": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['sms'])).check(/*#__PURE__*/ zod.describe('How Firebase has sent the code, where `smsChannel` is `firebase`.')),
  "firebaseIdToken": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loginBodyOneFirebaseIdTokenMax)).check(/*#__PURE__*/ zod.regex(loginBodyOneFirebaseIdTokenRegExp))).check(/*#__PURE__*/ zod.describe('The identity token of Firebase, which proves the mobile number in the place of a code.'))
}).check(/*#__PURE__*/ zod.describe('A login. Type `username` needs `username` and `password`, type `sms` needs `mobileNum`, `countryDialingCode` and\n`verificationCode`, or `firebaseChannel` and `firebaseIdToken` in its place. `captcha` with `captchaId`, `sliderTicket`,\nand `verificationCode` with type `username`, are needed where the server asks for them, and so is `twoStepCode` with\n`verificationTicket` of either type. Fields of the other type are ignored.\n')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(loginBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(loginBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `login`, plain or encrypted.'))

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

/**
 * For the merchant's own system, which vouches for the account with its key. The ticket goes to the portal's address as
 * `?token=` and is exchanged there for a session. It is good once, for 60 seconds, at this merchant only, and kept as a
 * hash; a new one leaves earlier ones as they are. Each is written to the audit log. An account that the merchant does not
 * have is 404; one that may not log in is refused here already.
 * @summary Make a login ticket for an account
 */
export const createSessionTicketHeaderMerchantMax = 32;


export const createSessionTicketHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const createSessionTicketHeaderXRequestIdMax = 64;


export const createSessionTicketHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CreateSessionTicketHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createSessionTicketHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(createSessionTicketHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createSessionTicketHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createSessionTicketHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const createSessionTicketBodyAccountMax = 64;



export const CreateSessionTicketBody = /*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionTicketBodyAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.'))
}).check(/*#__PURE__*/ zod.describe('The wish for a login ticket.'))

export const createSessionTicketResponseValueTicketMax = 128;


export const createSessionTicketResponseValueTicketRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');
export const createSessionTicketResponseValueExpiresAtMax = 30;



export const CreateSessionTicketResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "ticket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createSessionTicketResponseValueTicketMax)).check(/*#__PURE__*/ zod.regex(createSessionTicketResponseValueTicketRegExp)).check(/*#__PURE__*/ zod.describe('A login ticket, good once and for 60 seconds. It is no session token.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createSessionTicketResponseValueExpiresAtMax)).check(/*#__PURE__*/ zod.describe('Until when it can be exchanged.'))
}).check(/*#__PURE__*/ zod.describe('A login ticket and its end.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `createSessionTicket`.'))

/**
 * Opens a session for the account of a ticket of `createSessionTicket`, with the same login info as a login. A ticket that
 * is unknown, expired, used or another merchant's is 401 `session_ticket_invalid`, which ones cannot be told apart; of two
 * exchanges at once one succeeds. A session token is never accepted as a ticket. Other sessions go on: a portal that holds
 * a session of another account, which `value.account` tells, asks first, and ends the new one if the person declines.
 *
 * Where the account has two-step login, the answer is 403 `two_step_required` with a `verificationTicket`, by the rules of
 * `login`; the login ticket is spent then, so that the other one stands for it, and this operation with it and
 * `twoStepCode` opens the session.
 * @summary Exchange a login ticket for a session
 */
export const exchangeSessionTicketHeaderMerchantMax = 32;


export const exchangeSessionTicketHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const exchangeSessionTicketHeaderXRequestIdMax = 64;


export const exchangeSessionTicketHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ExchangeSessionTicketHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exchangeSessionTicketHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(exchangeSessionTicketHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exchangeSessionTicketHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(exchangeSessionTicketHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const exchangeSessionTicketBodyOneTicketMax = 128;


export const exchangeSessionTicketBodyOneTicketRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');
export const exchangeSessionTicketBodyTwoVerificationTicketMax = 128;

export const exchangeSessionTicketBodyTwoTwoStepCodeMin = 6;
export const exchangeSessionTicketBodyTwoTwoStepCodeMax = 9;


export const exchangeSessionTicketBodyTwoTwoStepCodeRegExp = new RegExp('^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$');


export const ExchangeSessionTicketBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "ticket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exchangeSessionTicketBodyOneTicketMax)).check(/*#__PURE__*/ zod.regex(exchangeSessionTicketBodyOneTicketRegExp)).check(/*#__PURE__*/ zod.describe('A login ticket, good once and for 60 seconds. It is no session token.'))
}).check(/*#__PURE__*/ zod.describe('The exchange of a login ticket.')),/*#__PURE__*/ zod.strictObject({
  "verificationTicket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exchangeSessionTicketBodyTwoVerificationTicketMax)).check(/*#__PURE__*/ zod.describe('The ticket that came with `two_step_required`.')),
  "twoStepCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(exchangeSessionTicketBodyTwoTwoStepCodeMin)).check(/*#__PURE__*/ zod.maxLength(exchangeSessionTicketBodyTwoTwoStepCodeMax)).check(/*#__PURE__*/ zod.regex(exchangeSessionTicketBodyTwoTwoStepCodeRegExp)).check(/*#__PURE__*/ zod.describe('The second step of a login: a code of the authenticator app, or a recovery code.'))
}).check(/*#__PURE__*/ zod.describe('The second step of a login whose first step cannot be repeated; the ticket stands for it.'))]).check(/*#__PURE__*/ zod.describe('The body of `exchangeSessionTicket`, by the way that was taken.'))

export const exchangeSessionTicketResponseValueAccountMax = 64;

export const exchangeSessionTicketResponseValueSessionTokenMin = 20;
export const exchangeSessionTicketResponseValueSessionTokenMax = 128;

export const exchangeSessionTicketResponseValueSessionExpiresAtMax = 30;

export const exchangeSessionTicketResponseValueSessionIdleMinutesMax = 1440;

export const exchangeSessionTicketResponseValueSessionLastLoginOneAtMax = 30;

export const exchangeSessionTicketResponseValueSessionLastLoginOneIpMax = 45;

export const exchangeSessionTicketResponseValueSessionLastLoginOneCountryMax = 2;


export const exchangeSessionTicketResponseValueSessionLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const exchangeSessionTicketResponseValueSessionLastLoginOneDeviceMax = 120;



export const ExchangeSessionTicketResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exchangeSessionTicketResponseValueAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "session": /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(exchangeSessionTicketResponseValueSessionTokenMin)).check(/*#__PURE__*/ zod.maxLength(exchangeSessionTicketResponseValueSessionTokenMax)).check(/*#__PURE__*/ zod.describe('The session token. The server keeps a hash of it only.')),
  "firstTimeLogin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the account has never logged in before.')),
  "passwordExpired": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is older than the site allows.')),
  "passwordDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is the site\'s default one.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(exchangeSessionTicketResponseValueSessionExpiresAtMax)).check(/*#__PURE__*/ zod.describe('When the session ends at the latest.')),
  "idleMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exchangeSessionTicketResponseValueSessionIdleMinutesMax)).check(/*#__PURE__*/ zod.describe('After how many minutes without a call it ends.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(exchangeSessionTicketResponseValueSessionLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exchangeSessionTicketResponseValueSessionLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exchangeSessionTicketResponseValueSessionLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(exchangeSessionTicketResponseValueSessionLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exchangeSessionTicketResponseValueSessionLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('A new session.'))
}).check(/*#__PURE__*/ zod.describe('A new session and the account that it is for.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `exchangeSessionTicket`.'))

/**
 * Prepares an authorization code flow with PKCE and answers the address of the provider's page. State, nonce and code
 * verifier are made and kept by the server, for 10 minutes; the client secret never leaves it. The browser keeps a random
 * key of its own and sends the hash only, so that nobody else can complete the sign-in. `returnUrl` must be on a host of
 * the brand, else 403 `invalid_domain`. A provider without a client id in `info.socialLogin` is off: 403
 * `login_type_unavailable`.
 * @summary Begin a sign-in through a provider
 */
export const BeginSocialLoginParams = /*#__PURE__*/ zod.object({
  "provider": /*#__PURE__*/ zod.enum(['google', 'facebook']).check(/*#__PURE__*/ zod.describe('Who signs in.'))
})

export const beginSocialLoginHeaderMerchantMax = 32;


export const beginSocialLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const beginSocialLoginHeaderXRequestIdMax = 64;


export const beginSocialLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const BeginSocialLoginHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(beginSocialLoginHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(beginSocialLoginHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(beginSocialLoginHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(beginSocialLoginHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const beginSocialLoginBodyReturnUrlMax = 2048;

export const beginSocialLoginBodyBrowserKeyHashMax = 43;


export const beginSocialLoginBodyBrowserKeyHashRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const BeginSocialLoginBody = /*#__PURE__*/ zod.strictObject({
  "returnUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(beginSocialLoginBodyReturnUrlMax)).check(/*#__PURE__*/ zod.describe('The page of the portal to which the provider returns, without query and hash.')),
  "browserKeyHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(beginSocialLoginBodyBrowserKeyHashMax)).check(/*#__PURE__*/ zod.regex(beginSocialLoginBodyBrowserKeyHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the browser\'s key, in base64url.'))
}).check(/*#__PURE__*/ zod.describe('The beginning of a sign-in through a provider.'))

export const beginSocialLoginResponseValueAuthorizationUrlMax = 4096;

export const beginSocialLoginResponseValueExpiresAtMax = 30;



export const BeginSocialLoginResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "authorizationUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(beginSocialLoginResponseValueAuthorizationUrlMax)).check(/*#__PURE__*/ zod.describe('The provider\'s page, with state, nonce and code challenge.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(beginSocialLoginResponseValueExpiresAtMax)).check(/*#__PURE__*/ zod.describe('Until when it can be completed.'))
}).check(/*#__PURE__*/ zod.describe('A sign-in that waits for the provider.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `beginSocialLogin`.'))

/**
 * Takes what the provider has added to the return address, redeems the code with the kept verifier and checks nonce,
 * issuer, audience and time of the identity token. An identity is the provider's name and its `sub`, never an e-mail
 * address. A known identity opens a session for its account, under the rules of `login` but for password, slider, captcha
 * and new places. Where the account has two-step login, the answer is 403 `two_step_required` with a `verificationTicket`;
 * state and code are spent then, so the ticket stands for them, and this operation with it and `twoStepCode` opens the
 * session. An unknown one opens none: `identity.socialTicket`, good once and for 30 minutes, goes into a
 * registration, which then binds the identity to the new account. A `state` is good once; one that is unknown, expired or
 * begun with another browser key, and a code that the provider refuses, are 401 `social_login_failed`. Where the person
 * has closed the window or declined, the provider's `error` is sent instead of a code, and answered 422
 * `popup_closed_by_user`.
 * @summary Complete a sign-in through a provider
 */
export const CompleteSocialLoginParams = /*#__PURE__*/ zod.object({
  "provider": /*#__PURE__*/ zod.enum(['google', 'facebook']).check(/*#__PURE__*/ zod.describe('Who signs in.'))
})

export const completeSocialLoginHeaderMerchantMax = 32;


export const completeSocialLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const completeSocialLoginHeaderXRequestIdMax = 64;


export const completeSocialLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CompleteSocialLoginHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeSocialLoginHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(completeSocialLoginHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeSocialLoginHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(completeSocialLoginHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const completeSocialLoginBodyOneStateMax = 128;

export const completeSocialLoginBodyOneBrowserKeyMax = 64;


export const completeSocialLoginBodyOneBrowserKeyRegExp = new RegExp('^[A-Za-z0-9_-]{32,64}$');
export const completeSocialLoginBodyOneCodeMax = 2048;

export const completeSocialLoginBodyTwoStateMax = 128;

export const completeSocialLoginBodyTwoBrowserKeyMax = 64;


export const completeSocialLoginBodyTwoBrowserKeyRegExp = new RegExp('^[A-Za-z0-9_-]{32,64}$');
export const completeSocialLoginBodyTwoErrorMax = 60;


export const completeSocialLoginBodyTwoErrorRegExp = new RegExp('^[a-z_]{1,60}$');
export const completeSocialLoginBodyThreeVerificationTicketMax = 128;

export const completeSocialLoginBodyThreeTwoStepCodeMin = 6;
export const completeSocialLoginBodyThreeTwoStepCodeMax = 9;


export const completeSocialLoginBodyThreeTwoStepCodeRegExp = new RegExp('^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$');


export const CompleteSocialLoginBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeSocialLoginBodyOneStateMax)).check(/*#__PURE__*/ zod.describe('The state that the provider has returned.')),
  "browserKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeSocialLoginBodyOneBrowserKeyMax)).check(/*#__PURE__*/ zod.regex(completeSocialLoginBodyOneBrowserKeyRegExp)).check(/*#__PURE__*/ zod.describe('The key whose hash began the sign-in, at least 24 random bytes in base64url; the text itself is hashed.')),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeSocialLoginBodyOneCodeMax)).check(/*#__PURE__*/ zod.describe('The provider\'s authorization code.'))
}).check(/*#__PURE__*/ zod.describe('The provider has signed the person in.')),/*#__PURE__*/ zod.strictObject({
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeSocialLoginBodyTwoStateMax)).check(/*#__PURE__*/ zod.describe('The state that the provider has returned.')),
  "browserKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeSocialLoginBodyTwoBrowserKeyMax)).check(/*#__PURE__*/ zod.regex(completeSocialLoginBodyTwoBrowserKeyRegExp)).check(/*#__PURE__*/ zod.describe('The key whose hash began the sign-in, at least 24 random bytes in base64url; the text itself is hashed.')),
  "error": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeSocialLoginBodyTwoErrorMax)).check(/*#__PURE__*/ zod.regex(completeSocialLoginBodyTwoErrorRegExp)).check(/*#__PURE__*/ zod.describe('The provider\'s `error` (RFC 6749), or `access_denied` where the window was closed.'))
}).check(/*#__PURE__*/ zod.describe('The provider has not signed the person in.')),/*#__PURE__*/ zod.strictObject({
  "verificationTicket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeSocialLoginBodyThreeVerificationTicketMax)).check(/*#__PURE__*/ zod.describe('The ticket that came with `two_step_required`.')),
  "twoStepCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(completeSocialLoginBodyThreeTwoStepCodeMin)).check(/*#__PURE__*/ zod.maxLength(completeSocialLoginBodyThreeTwoStepCodeMax)).check(/*#__PURE__*/ zod.regex(completeSocialLoginBodyThreeTwoStepCodeRegExp)).check(/*#__PURE__*/ zod.describe('The second step of a login: a code of the authenticator app, or a recovery code.'))
}).check(/*#__PURE__*/ zod.describe('The second step of a login whose first step cannot be repeated; the ticket stands for it.'))]).check(/*#__PURE__*/ zod.describe('The body of `completeSocialLogin`, by the way that was taken.'))

export const completeSocialLoginResponseValueSessionOneTokenMin = 20;
export const completeSocialLoginResponseValueSessionOneTokenMax = 128;

export const completeSocialLoginResponseValueSessionOneExpiresAtMax = 30;

export const completeSocialLoginResponseValueSessionOneIdleMinutesMax = 1440;

export const completeSocialLoginResponseValueSessionOneLastLoginOneAtMax = 30;

export const completeSocialLoginResponseValueSessionOneLastLoginOneIpMax = 45;

export const completeSocialLoginResponseValueSessionOneLastLoginOneCountryMax = 2;


export const completeSocialLoginResponseValueSessionOneLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const completeSocialLoginResponseValueSessionOneLastLoginOneDeviceMax = 120;

export const completeSocialLoginResponseValueIdentityOneSocialTicketMax = 128;

export const completeSocialLoginResponseValueIdentityOneNameMax = 100;

export const completeSocialLoginResponseValueIdentityOneEmailMax = 254;

export const completeSocialLoginResponseValueIdentityOneExpiresAtMax = 30;



export const CompleteSocialLoginResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "registered": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the identity has an account.')),
  "session": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(completeSocialLoginResponseValueSessionOneTokenMin)).check(/*#__PURE__*/ zod.maxLength(completeSocialLoginResponseValueSessionOneTokenMax)).check(/*#__PURE__*/ zod.describe('The session token. The server keeps a hash of it only.')),
  "firstTimeLogin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the account has never logged in before.')),
  "passwordExpired": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is older than the site allows.')),
  "passwordDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is the site\'s default one.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(completeSocialLoginResponseValueSessionOneExpiresAtMax)).check(/*#__PURE__*/ zod.describe('When the session ends at the latest.')),
  "idleMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(completeSocialLoginResponseValueSessionOneIdleMinutesMax)).check(/*#__PURE__*/ zod.describe('After how many minutes without a call it ends.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(completeSocialLoginResponseValueSessionOneLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeSocialLoginResponseValueSessionOneLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeSocialLoginResponseValueSessionOneLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(completeSocialLoginResponseValueSessionOneLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeSocialLoginResponseValueSessionOneLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('A new session.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The new session, null where there is no account.')),
  "identity": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "provider": /*#__PURE__*/ zod.enum(['google', 'facebook']).check(/*#__PURE__*/ zod.describe('Who signs in.')),
  "socialTicket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeSocialLoginResponseValueIdentityOneSocialTicketMax)).check(/*#__PURE__*/ zod.describe('The one-time ticket for the registration.')),
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeSocialLoginResponseValueIdentityOneNameMax))).check(/*#__PURE__*/ zod.describe('The name that the provider tells, if any; else null.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeSocialLoginResponseValueIdentityOneEmailMax))).check(/*#__PURE__*/ zod.describe('The e-mail address that the provider tells, if any; else null.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(completeSocialLoginResponseValueIdentityOneExpiresAtMax)).check(/*#__PURE__*/ zod.describe('Until when the ticket is good.'))
}).check(/*#__PURE__*/ zod.describe('An identity that has no account yet. Name and e-mail fill the form; they prove nothing.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a registration goes on with, null where there is an account.'))
}).check(/*#__PURE__*/ zod.describe('A session for an identity that has an account, or what a registration goes on with. Just one of both is null.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `completeSocialLogin`.'))

/**
 * Every session of the account that has neither ended nor expired, the one used last first, with the place and the device
 * as the server saw them at login. The session of this call is marked `current`. Tokens are never told.
 * @summary List the sessions of the account
 */
export const listSessionsHeaderMerchantMax = 32;


export const listSessionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listSessionsHeaderXRequestIdMax = 64;


export const listSessionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListSessionsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSessionsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listSessionsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSessionsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listSessionsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listSessionsResponseValueItemSessionIdMax = 64;


export const listSessionsResponseValueItemSessionIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const listSessionsResponseValueItemStartedAtMax = 30;

export const listSessionsResponseValueItemLastUsedAtMax = 30;

export const listSessionsResponseValueItemExpiresAtMax = 30;

export const listSessionsResponseValueItemIpMax = 45;

export const listSessionsResponseValueItemCountryMax = 2;


export const listSessionsResponseValueItemCountryRegExp = new RegExp('^[A-Z]{2}$');
export const listSessionsResponseValueItemDeviceMax = 120;

export const listSessionsResponseValueMax = 200;



export const ListSessionsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "sessionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSessionsResponseValueItemSessionIdMax)).check(/*#__PURE__*/ zod.regex(listSessionsResponseValueItemSessionIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a session. It opens nothing.')),
  "current": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is the session of this call.')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listSessionsResponseValueItemStartedAtMax)).check(/*#__PURE__*/ zod.describe('When it began.')),
  "lastUsedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listSessionsResponseValueItemLastUsedAtMax)).check(/*#__PURE__*/ zod.describe('The last call that a person caused.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listSessionsResponseValueItemExpiresAtMax)).check(/*#__PURE__*/ zod.describe('When it ends at the latest.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSessionsResponseValueItemIpMax)).check(/*#__PURE__*/ zod.describe('From which address it began.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSessionsResponseValueItemCountryMax)).check(/*#__PURE__*/ zod.regex(listSessionsResponseValueItemCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSessionsResponseValueItemDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('A session that is open.'))).check(/*#__PURE__*/ zod.maxLength(listSessionsResponseValueMax)).check(/*#__PURE__*/ zod.describe('The sessions, the one used last first.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listSessions`.'))

/**
 * Signs out everywhere else: ends every session of the account but the one of this call, at once and on every server.
 * Repeating it ends nothing more and succeeds.
 * @summary End all other sessions of the account
 */
export const endOtherSessionsHeaderMerchantMax = 32;


export const endOtherSessionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const endOtherSessionsHeaderXRequestIdMax = 64;


export const endOtherSessionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const EndOtherSessionsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(endOtherSessionsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(endOtherSessionsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(endOtherSessionsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(endOtherSessionsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const endOtherSessionsResponseValueEndedSessionsMin = 0;
export const endOtherSessionsResponseValueEndedSessionsMax = 100000;

export const endOtherSessionsResponseValueEndedAtMax = 30;



export const EndOtherSessionsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "endedSessions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(endOtherSessionsResponseValueEndedSessionsMin)).check(/*#__PURE__*/ zod.lte(endOtherSessionsResponseValueEndedSessionsMax)).check(/*#__PURE__*/ zod.describe('How many have ended.')),
  "endedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(endOtherSessionsResponseValueEndedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('The end of sessions.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `endOtherSessions`.'))

/**
 * Ends the session, at once and on every server; its token is answered 401 from then on. The session of this call may be
 * ended too, which is a logout. One that has ended already, or is another account's, is 404.
 * @summary End one session of the account
 */
export const endSessionPathSessionIdMax = 64;


export const endSessionPathSessionIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const EndSessionParams = /*#__PURE__*/ zod.object({
  "sessionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(endSessionPathSessionIdMax)).check(/*#__PURE__*/ zod.regex(endSessionPathSessionIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a session, from `listSessions`.'))
})

export const endSessionHeaderMerchantMax = 32;


export const endSessionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const endSessionHeaderXRequestIdMax = 64;


export const endSessionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const EndSessionHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(endSessionHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(endSessionHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(endSessionHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(endSessionHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const endSessionResponseValueEndedSessionsMin = 0;
export const endSessionResponseValueEndedSessionsMax = 100000;

export const endSessionResponseValueEndedAtMax = 30;



export const EndSessionResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "endedSessions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(endSessionResponseValueEndedSessionsMin)).check(/*#__PURE__*/ zod.lte(endSessionResponseValueEndedSessionsMax)).check(/*#__PURE__*/ zod.describe('How many have ended.')),
  "endedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(endSessionResponseValueEndedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('The end of sessions.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `endSession`.'))

