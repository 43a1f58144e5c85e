/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Opens a session for an account of this site. Wrong name and wrong password are told apart to nobody: both are
 * `invalid_credentials`, after the same time. The member site admits accounts with `memberAccess`, others are answered
 * `error_not_member`; the agent site admits agents, others are answered `error_not_agent`. Each login is a new session;
 * the others of the account go on. Attempts are limited by account and by address: 429 `rate_limited`; ten failures within
 * 30 minutes lock the account for 15, 403 `account_locked`. A type that the site has not switched on is answered 403
 * `login_type_unavailable`. `account_disabled`, `self_excluded`, `error_not_member`, `error_not_agent` and
 * `new_ip_verification` are told to nobody who has not proven to be the owner.
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

export const loginBodyOneFirebaseIdTokenMax = 4096;


export const loginBodyOneFirebaseIdTokenRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');
export const loginBodyTwoPayloadMin = 20;
export const loginBodyTwoPayloadMax = 65536;


export const loginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const LoginBody = zod.union([zod.strictObject({
  "type": zod.enum(['username', 'sms']).describe('How one logs in, by username and password or by a code sent to a mobile number.'),
  "username": zod.string().min(1).max(loginBodyOneUsernameMax).optional().describe('The account name or the mobile number.'),
  "password": zod.string().min(1).max(loginBodyOnePasswordMax).optional().describe('The password.'),
  "captcha": zod.string().min(1).max(loginBodyOneCaptchaMax).optional().describe('The characters of the captcha image, or the nonce of its proof of work.'),
  "captchaId": zod.string().min(1).max(loginBodyOneCaptchaIdMax).optional().describe('Which captcha image was read.'),
  "sliderTicket": zod.string().min(1).max(loginBodyOneSliderTicketMax).optional().describe('The one-time ticket of the slider check.'),
  "mobileNum": zod.string().min(loginBodyOneMobileNumMin).max(loginBodyOneMobileNumMax).regex(loginBodyOneMobileNumRegExp).optional().describe('A mobile number, digits only, without the dialling code.'),
  "countryDialingCode": zod.string().min(1).max(loginBodyOneCountryDialingCodeMax).regex(loginBodyOneCountryDialingCodeRegExp).optional().describe('The dialling code of a country, digits only.'),
  "verificationCode": zod.string().min(1).max(loginBodyOneVerificationCodeMax).optional().describe('The code that was sent, for type `sms` or for a login from a new place.'),
  "firebaseChannel": zod.literal("sms").optional().describe('How Firebase has sent the code, where `smsChannel` is `firebase`.'),
  "firebaseIdToken": zod.string().max(loginBodyOneFirebaseIdTokenMax).regex(loginBodyOneFirebaseIdTokenRegExp).optional().describe('The identity token of Firebase, which proves the mobile number in the place of a code.')
}).describe('A login. Type `username` needs `username` and `password`, type `sms` needs `mobileNum`, `countryDialingCode` and\n`verificationCode`, or `firebaseChannel` and `firebaseIdToken` in its place. `captcha` with `captchaId`, `sliderTicket`,\nand `verificationCode` with type `username`, are needed where the server asks for them. Fields of the other type are ignored.\n'),zod.strictObject({
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


export const CreateSessionTicketHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createSessionTicketHeaderMerchantMax).regex(createSessionTicketHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createSessionTicketHeaderXRequestIdMax).regex(createSessionTicketHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createSessionTicketBodyAccountMax = 64;



export const CreateSessionTicketBody = zod.strictObject({
  "account": zod.string().min(1).max(createSessionTicketBodyAccountMax).describe('The account name.')
}).describe('The wish for a login ticket.')

export const createSessionTicketResponseValueTicketMax = 128;


export const createSessionTicketResponseValueTicketRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');
export const createSessionTicketResponseValueExpiresAtMax = 30;



export const CreateSessionTicketResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "ticket": zod.string().max(createSessionTicketResponseValueTicketMax).regex(createSessionTicketResponseValueTicketRegExp).describe('A login ticket, good once and for 60 seconds. It is no session token.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(createSessionTicketResponseValueExpiresAtMax).describe('Until when it can be exchanged.')
}).describe('A login ticket and its end.')
}).describe('The answer of `createSessionTicket`.')

/**
 * Opens a session for the account of a ticket of `createSessionTicket`, with the same login info as a login. A ticket that
 * is unknown, expired, used or another merchant's is 401 `session_ticket_invalid`, which ones cannot be told apart; of two
 * exchanges at once one succeeds. A session token is never accepted as a ticket. Other sessions go on: a portal that holds
 * a session of another account, which `value.account` tells, asks first, and ends the new one if the person declines.
 * @summary Exchange a login ticket for a session
 */
export const exchangeSessionTicketHeaderMerchantMax = 32;


export const exchangeSessionTicketHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const exchangeSessionTicketHeaderXRequestIdMax = 64;


export const exchangeSessionTicketHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ExchangeSessionTicketHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(exchangeSessionTicketHeaderMerchantMax).regex(exchangeSessionTicketHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(exchangeSessionTicketHeaderXRequestIdMax).regex(exchangeSessionTicketHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const exchangeSessionTicketBodyTicketMax = 128;


export const exchangeSessionTicketBodyTicketRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');


export const ExchangeSessionTicketBody = zod.strictObject({
  "ticket": zod.string().max(exchangeSessionTicketBodyTicketMax).regex(exchangeSessionTicketBodyTicketRegExp).describe('A login ticket, good once and for 60 seconds. It is no session token.')
}).describe('The exchange of a login ticket.')

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



export const ExchangeSessionTicketResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "account": zod.string().min(1).max(exchangeSessionTicketResponseValueAccountMax).describe('The account name.'),
  "session": zod.strictObject({
  "token": zod.string().min(exchangeSessionTicketResponseValueSessionTokenMin).max(exchangeSessionTicketResponseValueSessionTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(exchangeSessionTicketResponseValueSessionExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(exchangeSessionTicketResponseValueSessionIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(exchangeSessionTicketResponseValueSessionLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(exchangeSessionTicketResponseValueSessionLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(exchangeSessionTicketResponseValueSessionLastLoginOneCountryMax).regex(exchangeSessionTicketResponseValueSessionLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(exchangeSessionTicketResponseValueSessionLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.')
}).describe('A new session and the account that it is for.')
}).describe('The answer of `exchangeSessionTicket`.')

/**
 * Prepares an authorization code flow with PKCE and answers the address of the provider's page. State, nonce and code
 * verifier are made and kept by the server, for 10 minutes; the client secret never leaves it. The browser keeps a random
 * key of its own and sends the hash only, so that nobody else can complete the sign-in. `returnUrl` must be on a host of
 * the brand, else 403 `invalid_domain`. A provider without a client id in `info.socialLogin` is off: 403
 * `login_type_unavailable`.
 * @summary Begin a sign-in through a provider
 */
export const BeginSocialLoginParams = zod.object({
  "provider": zod.enum(['google', 'facebook']).describe('Who signs in.')
})

export const beginSocialLoginHeaderMerchantMax = 32;


export const beginSocialLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const beginSocialLoginHeaderXRequestIdMax = 64;


export const beginSocialLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const BeginSocialLoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(beginSocialLoginHeaderMerchantMax).regex(beginSocialLoginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(beginSocialLoginHeaderXRequestIdMax).regex(beginSocialLoginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const beginSocialLoginBodyReturnUrlMax = 2048;

export const beginSocialLoginBodyBrowserKeyHashMax = 43;


export const beginSocialLoginBodyBrowserKeyHashRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const BeginSocialLoginBody = zod.strictObject({
  "returnUrl": zod.url().min(1).max(beginSocialLoginBodyReturnUrlMax).describe('The page of the portal to which the provider returns, without query and hash.'),
  "browserKeyHash": zod.string().max(beginSocialLoginBodyBrowserKeyHashMax).regex(beginSocialLoginBodyBrowserKeyHashRegExp).describe('The SHA-256 of the browser\'s key, in base64url.')
}).describe('The beginning of a sign-in through a provider.')

export const beginSocialLoginResponseValueAuthorizationUrlMax = 4096;

export const beginSocialLoginResponseValueExpiresAtMax = 30;



export const BeginSocialLoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "authorizationUrl": zod.url().min(1).max(beginSocialLoginResponseValueAuthorizationUrlMax).describe('The provider\'s page, with state, nonce and code challenge.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(beginSocialLoginResponseValueExpiresAtMax).describe('Until when it can be completed.')
}).describe('A sign-in that waits for the provider.')
}).describe('The answer of `beginSocialLogin`.')

/**
 * Takes what the provider has added to the return address, redeems the code with the kept verifier and checks nonce,
 * issuer, audience and time of the identity token. An identity is the provider's name and its `sub`, never an e-mail
 * address. A known identity opens a session for its account, under the rules of `login` but for password, slider, captcha
 * and new places. An unknown one opens none: `identity.socialTicket`, good once and for 30 minutes, goes into a
 * registration, which then binds the identity to the new account. A `state` is good once; one that is unknown, expired or
 * begun with another browser key, and a code that the provider refuses, are 401 `social_login_failed`. Where the person
 * has closed the window or declined, the provider's `error` is sent instead of a code, and answered 422
 * `popup_closed_by_user`.
 * @summary Complete a sign-in through a provider
 */
export const CompleteSocialLoginParams = zod.object({
  "provider": zod.enum(['google', 'facebook']).describe('Who signs in.')
})

export const completeSocialLoginHeaderMerchantMax = 32;


export const completeSocialLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const completeSocialLoginHeaderXRequestIdMax = 64;


export const completeSocialLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CompleteSocialLoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(completeSocialLoginHeaderMerchantMax).regex(completeSocialLoginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(completeSocialLoginHeaderXRequestIdMax).regex(completeSocialLoginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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


export const CompleteSocialLoginBody = zod.union([zod.strictObject({
  "state": zod.string().min(1).max(completeSocialLoginBodyOneStateMax).describe('The state that the provider has returned.'),
  "browserKey": zod.string().max(completeSocialLoginBodyOneBrowserKeyMax).regex(completeSocialLoginBodyOneBrowserKeyRegExp).describe('The key whose hash began the sign-in, at least 24 random bytes in base64url; the text itself is hashed.'),
  "code": zod.string().min(1).max(completeSocialLoginBodyOneCodeMax).describe('The provider\'s authorization code.')
}).describe('The provider has signed the person in.'),zod.strictObject({
  "state": zod.string().min(1).max(completeSocialLoginBodyTwoStateMax).describe('The state that the provider has returned.'),
  "browserKey": zod.string().max(completeSocialLoginBodyTwoBrowserKeyMax).regex(completeSocialLoginBodyTwoBrowserKeyRegExp).describe('The key whose hash began the sign-in, at least 24 random bytes in base64url; the text itself is hashed.'),
  "error": zod.string().max(completeSocialLoginBodyTwoErrorMax).regex(completeSocialLoginBodyTwoErrorRegExp).describe('The provider\'s `error` (RFC 6749), or `access_denied` where the window was closed.')
}).describe('The provider has not signed the person in.')])

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



export const CompleteSocialLoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "registered": zod.boolean().describe('Whether the identity has an account.'),
  "session": zod.union([zod.strictObject({
  "token": zod.string().min(completeSocialLoginResponseValueSessionOneTokenMin).max(completeSocialLoginResponseValueSessionOneTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(completeSocialLoginResponseValueSessionOneExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(completeSocialLoginResponseValueSessionOneIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(completeSocialLoginResponseValueSessionOneLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(completeSocialLoginResponseValueSessionOneLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(completeSocialLoginResponseValueSessionOneLastLoginOneCountryMax).regex(completeSocialLoginResponseValueSessionOneLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(completeSocialLoginResponseValueSessionOneLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.'),zod.null()]).describe('The new session, null where there is no account.'),
  "identity": zod.union([zod.strictObject({
  "provider": zod.enum(['google', 'facebook']).describe('Who signs in.'),
  "socialTicket": zod.string().min(1).max(completeSocialLoginResponseValueIdentityOneSocialTicketMax).describe('The one-time ticket for the registration.'),
  "name": zod.string().max(completeSocialLoginResponseValueIdentityOneNameMax).nullable().describe('The name that the provider tells, if any.'),
  "email": zod.string().max(completeSocialLoginResponseValueIdentityOneEmailMax).nullable().describe('The e-mail address that the provider tells, if any.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(completeSocialLoginResponseValueIdentityOneExpiresAtMax).describe('Until when the ticket is good.')
}).describe('An identity that has no account yet. Name and e-mail fill the form; they prove nothing.'),zod.null()]).describe('What a registration goes on with, null where there is an account.')
}).describe('A session for an identity that has an account, or what a registration goes on with. Just one of both is null.')
}).describe('The answer of `completeSocialLogin`.')

/**
 * Every session of the account that has neither ended nor expired, the one used last first, with the place and the device
 * as the server saw them at login. The session of this call is marked `current`. Tokens are never told.
 * @summary List the sessions of the account
 */
export const listSessionsHeaderMerchantMax = 32;


export const listSessionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listSessionsHeaderXRequestIdMax = 64;


export const listSessionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListSessionsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listSessionsHeaderMerchantMax).regex(listSessionsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listSessionsHeaderXRequestIdMax).regex(listSessionsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const ListSessionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "sessionId": zod.string().max(listSessionsResponseValueItemSessionIdMax).regex(listSessionsResponseValueItemSessionIdRegExp).describe('The id of a session. It opens nothing.'),
  "current": zod.boolean().describe('Whether it is the session of this call.'),
  "startedAt": zod.iso.datetime({"offset":true}).max(listSessionsResponseValueItemStartedAtMax).describe('When it began.'),
  "lastUsedAt": zod.iso.datetime({"offset":true}).max(listSessionsResponseValueItemLastUsedAtMax).describe('The last call that a person caused.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(listSessionsResponseValueItemExpiresAtMax).describe('When it ends at the latest.'),
  "ip": zod.string().max(listSessionsResponseValueItemIpMax).describe('From which address it began.'),
  "country": zod.string().max(listSessionsResponseValueItemCountryMax).regex(listSessionsResponseValueItemCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(listSessionsResponseValueItemDeviceMax).describe('With what.')
}).describe('A session that is open.')).max(listSessionsResponseValueMax).describe('The sessions, the one used last first.')
}).describe('The answer of `listSessions`.')

/**
 * Signs out everywhere else: ends every session of the account but the one of this call, at once and on every server.
 * Repeating it ends nothing more and succeeds.
 * @summary End all other sessions of the account
 */
export const endOtherSessionsHeaderMerchantMax = 32;


export const endOtherSessionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const endOtherSessionsHeaderXRequestIdMax = 64;


export const endOtherSessionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const EndOtherSessionsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(endOtherSessionsHeaderMerchantMax).regex(endOtherSessionsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(endOtherSessionsHeaderXRequestIdMax).regex(endOtherSessionsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const endOtherSessionsResponseValueEndedSessionsMin = 0;
export const endOtherSessionsResponseValueEndedSessionsMax = 100000;

export const endOtherSessionsResponseValueEndedAtMax = 30;



export const EndOtherSessionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "endedSessions": zod.int().min(endOtherSessionsResponseValueEndedSessionsMin).max(endOtherSessionsResponseValueEndedSessionsMax).describe('How many have ended.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(endOtherSessionsResponseValueEndedAtMax).describe('When.')
}).describe('The end of sessions.')
}).describe('The answer of `endOtherSessions`.')

/**
 * Ends the session, at once and on every server; its token is answered 401 from then on. The session of this call may be
 * ended too, which is a logout. One that has ended already, or is another account's, is 404.
 * @summary End one session of the account
 */
export const endSessionPathSessionIdMax = 64;


export const endSessionPathSessionIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const EndSessionParams = zod.object({
  "sessionId": zod.string().max(endSessionPathSessionIdMax).regex(endSessionPathSessionIdRegExp).describe('The id of a session, from `listSessions`.')
})

export const endSessionHeaderMerchantMax = 32;


export const endSessionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const endSessionHeaderXRequestIdMax = 64;


export const endSessionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const EndSessionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(endSessionHeaderMerchantMax).regex(endSessionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(endSessionHeaderXRequestIdMax).regex(endSessionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const endSessionResponseValueEndedSessionsMin = 0;
export const endSessionResponseValueEndedSessionsMax = 100000;

export const endSessionResponseValueEndedAtMax = 30;



export const EndSessionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "endedSessions": zod.int().min(endSessionResponseValueEndedSessionsMin).max(endSessionResponseValueEndedSessionsMax).describe('How many have ended.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(endSessionResponseValueEndedAtMax).describe('When.')
}).describe('The end of sessions.')
}).describe('The answer of `endSession`.')

