/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Makes a member's account (type 0) and opens its first session in one step. Needs `DIRECTREG3` and `USERNAMEREG3`, else
 * 403 `registration_unavailable`. Needs `username` and `password`.
 *
 * **Rules.** The server enforces every rule that `getRegisterSettings` publishes: a field that breaks one is 400
 * `validation_failed` with rule `reg_pattern_{patternId}`, one that is required and missing has rule `required`, and one
 * whose rule is off is refused with rule `disabled`. Values are trimmed, passwords are not. `confirmPassword` must equal
 * `password`, else 422 `passwords_do_not_match`. A username is unique without regard to case, 409 `username_taken`, and so
 * is a mobile number, 409 `mobile_number_taken`. Of two registrations at once with one name, one succeeds.
 *
 * **Checks.** Where the tab of the settings asks for a code, `verificationCode` of `sendRegisterSmsCode` for just this
 * number; on the Firebase path `firebaseChannel` and `firebaseIdToken` instead, else 422 `phone_verification_failed`.
 * Without a code, the three `geetest` fields of one slider ticket, else 422 `captcha_check_failed`. Where the tab asks for
 * it, `captcha` with `captchaId`. Checks are made before anything is written; a code is spent by success only, a ticket or
 * an image by any answer but 400.
 *
 * **Where it comes from.** `affiliateCode` is checked as by `checkAffiliateCode` and puts the account below that agent,
 * `referralCode` names the member who has invited; either unknown is 422 `invitation_code_error`. `socialTicket` of
 * `completeSocialLogin` binds that identity to the account; one that is no longer good is 401 `social_login_failed`. A
 * mobile number, e-mail address or identity number of somebody who has excluded themselves is 403 `self_excluded`.
 *
 * To send this states the agreement, which the server records with its time, address and language. Success is one
 * transaction: account, first login, agreement and audit entry. The portal then shows `in_registered_successfully`.
 * @summary Register by username
 */
export const registerMemberHeaderMerchantMax = 32;


export const registerMemberHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const registerMemberHeaderXRequestIdMax = 64;


export const registerMemberHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RegisterMemberHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(registerMemberHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(registerMemberHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const registerMemberBodyOneUsernameMax = 64;

export const registerMemberBodyOnePasswordMax = 256;

export const registerMemberBodyOneConfirmPasswordMax = 256;

export const registerMemberBodyOnePayeeNameMax = 100;

export const registerMemberBodyOneEmailMin = 3;
export const registerMemberBodyOneEmailMax = 254;

export const registerMemberBodyOneQqNumMax = 20;

export const registerMemberBodyOneMobileNumMin = 4;
export const registerMemberBodyOneMobileNumMax = 20;


export const registerMemberBodyOneMobileNumRegExp = new RegExp('^[0-9]+$');
export const registerMemberBodyOneRecommenderIdMax = 40;

export const registerMemberBodyOneCaptchaMax = 12;

export const registerMemberBodyOneCaptchaIdMax = 64;

export const registerMemberBodyOneVerificationCodeMin = 0;
export const registerMemberBodyOneVerificationCodeMax = 255;

export const registerMemberBodyOneAffiliateCodeMax = 64;


export const registerMemberBodyOneAffiliateCodeRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const registerMemberBodyOnePaymentPasswordMax = 256;

export const registerMemberBodyOneLineMax = 64;

export const registerMemberBodyOneWhatsappMax = 64;

export const registerMemberBodyOneZaloMax = 64;

export const registerMemberBodyOneFacebookMax = 64;

export const registerMemberBodyOneWechatMax = 64;

export const registerMemberBodyOneIdNumberMax = 20;

export const registerMemberBodyOneReferralCodeMax = 64;

export const registerMemberBodyOneDomainMax = 255;


export const registerMemberBodyOneDomainRegExp = new RegExp('^[A-Za-z0-9.:\\[\\]_-]+$');
export const registerMemberBodyOneCountryDialingCodeMax = 5;


export const registerMemberBodyOneCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const registerMemberBodyOneGeetestChallengeMax = 300;

export const registerMemberBodyOneGeetestValidateMax = 300;

export const registerMemberBodyOneGeetestSeccodeMax = 300;

export const registerMemberBodyOneFirebaseIdTokenMax = 4096;


export const registerMemberBodyOneFirebaseIdTokenRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');
export const registerMemberBodyOneSocialTicketMax = 128;

export const registerMemberBodyOneRegisterUrlMax = 2048;

export const registerMemberBodyTwoPayloadMin = 20;
export const registerMemberBodyTwoPayloadMax = 65536;


export const registerMemberBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const RegisterMemberBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneUsernameMax)).check(/*#__PURE__*/ zod.describe('The username that is wanted.')),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOnePasswordMax)).check(/*#__PURE__*/ zod.describe('The password, as typed.')),
  "confirmPassword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneConfirmPasswordMax))).check(/*#__PURE__*/ zod.describe('The password, typed again.')),
  "payeeName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOnePayeeNameMax))).check(/*#__PURE__*/ zod.describe('The real name for deposits and withdrawals, without accents.')),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(registerMemberBodyOneEmailMin)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneEmailMax))).check(/*#__PURE__*/ zod.describe('The e-mail address.')),
  "qqNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneQqNumMax))).check(/*#__PURE__*/ zod.describe('The QQ number.')),
  "mobileNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerMemberBodyOneMobileNumMin)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneMobileNumMax)).check(/*#__PURE__*/ zod.regex(registerMemberBodyOneMobileNumRegExp))).check(/*#__PURE__*/ zod.describe('A mobile number, digits only, without the dialling code.')),
  "recommenderId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneRecommenderIdMax))).check(/*#__PURE__*/ zod.describe('The id of the member who recommends the site.')),
  "captcha": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneCaptchaMax))).check(/*#__PURE__*/ zod.describe('The characters of the captcha image, or the nonce of its proof of work.')),
  "captchaId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneCaptchaIdMax))).check(/*#__PURE__*/ zod.describe('Which captcha image was read.')),
  "verificationCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerMemberBodyOneVerificationCodeMin)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneVerificationCodeMax))).check(/*#__PURE__*/ zod.describe('The code that was sent to the number; empty counts as missing.')),
  "affiliateCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneAffiliateCodeMax)).check(/*#__PURE__*/ zod.regex(registerMemberBodyOneAffiliateCodeRegExp))).check(/*#__PURE__*/ zod.describe('The code of an agent, below whom a new account stands.')),
  "paymentPassword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOnePaymentPasswordMax))).check(/*#__PURE__*/ zod.describe('The password for withdrawals, as typed.')),
  "line": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneLineMax))).check(/*#__PURE__*/ zod.describe('The name or number at a messenger.')),
  "whatsapp": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneWhatsappMax))).check(/*#__PURE__*/ zod.describe('The name or number at a messenger.')),
  "zalo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneZaloMax))).check(/*#__PURE__*/ zod.describe('The name or number at a messenger.')),
  "facebook": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneFacebookMax))).check(/*#__PURE__*/ zod.describe('The name or number at a messenger.')),
  "wechat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneWechatMax))).check(/*#__PURE__*/ zod.describe('The name or number at a messenger.')),
  "idNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneIdNumberMax))).check(/*#__PURE__*/ zod.describe('The number of the identity card.')),
  "referralCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneReferralCodeMax))).check(/*#__PURE__*/ zod.describe('The code of the member who has invited.')),
  "domain": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneDomainMax)).check(/*#__PURE__*/ zod.regex(registerMemberBodyOneDomainRegExp))).check(/*#__PURE__*/ zod.describe('The host of the portal\'s page, with its port if it has one.')),
  "countryDialingCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(registerMemberBodyOneCountryDialingCodeRegExp))).check(/*#__PURE__*/ zod.describe('The dialling code of a country, digits only.')),
  "geetest_challenge": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneGeetestChallengeMax))).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "geetest_validate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneGeetestValidateMax))).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "geetest_seccode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneGeetestSeccodeMax))).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "firebaseChannel": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['sms'])).check(/*#__PURE__*/ zod.describe('How Firebase has sent the code, where `smsChannel` is `firebase`.')),
  "firebaseIdToken": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneFirebaseIdTokenMax)).check(/*#__PURE__*/ zod.regex(registerMemberBodyOneFirebaseIdTokenRegExp))).check(/*#__PURE__*/ zod.describe('The identity token of Firebase, which proves the mobile number in the place of a code.')),
  "socialTicket": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneSocialTicketMax))).check(/*#__PURE__*/ zod.describe('The one-time ticket of a sign-in that goes on here.')),
  "registerUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyOneRegisterUrlMax))).check(/*#__PURE__*/ zod.describe('The address of the page that registers.')),
  "registerMethod": /*#__PURE__*/ zod.literal("WEB").check(/*#__PURE__*/ zod.describe('How one registers, always by the web.')),
  "login": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('A registration logs in at once.'))
}).check(/*#__PURE__*/ zod.describe('A registration by username: the registration user and what the checks need. A field is sent just where its rule is\non; bounds here are the widest, the site\'s own rules hold.\n')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerMemberBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(registerMemberBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(registerMemberBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `registerMember`, plain or encrypted.'))

export const registerMemberResponseValueAccountMax = 64;

export const registerMemberResponseValueSessionTokenMin = 20;
export const registerMemberResponseValueSessionTokenMax = 128;

export const registerMemberResponseValueSessionExpiresAtMax = 30;

export const registerMemberResponseValueSessionIdleMinutesMax = 1440;

export const registerMemberResponseValueSessionLastLoginOneAtMax = 30;

export const registerMemberResponseValueSessionLastLoginOneIpMax = 45;

export const registerMemberResponseValueSessionLastLoginOneCountryMax = 2;


export const registerMemberResponseValueSessionLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const registerMemberResponseValueSessionLastLoginOneDeviceMax = 120;



export const RegisterMemberResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberResponseValueAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "session": /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerMemberResponseValueSessionTokenMin)).check(/*#__PURE__*/ zod.maxLength(registerMemberResponseValueSessionTokenMax)).check(/*#__PURE__*/ zod.describe('The session token. The server keeps a hash of it only.')),
  "firstTimeLogin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the account has never logged in before.')),
  "passwordExpired": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is older than the site allows.')),
  "passwordDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is the site\'s default one.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(registerMemberResponseValueSessionExpiresAtMax)).check(/*#__PURE__*/ zod.describe('When the session ends at the latest.')),
  "idleMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(registerMemberResponseValueSessionIdleMinutesMax)).check(/*#__PURE__*/ zod.describe('After how many minutes without a call it ends.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(registerMemberResponseValueSessionLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberResponseValueSessionLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberResponseValueSessionLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(registerMemberResponseValueSessionLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberResponseValueSessionLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('A new session.'))
}).check(/*#__PURE__*/ zod.describe('A new session and the account that it is for.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `registerMember`.'))

/**
 * As `registerMember`, for somebody who gives a mobile number and no name. Needs `DIRECTREG3` and `MOBILENUMREG3`, else
 * 403 `registration_unavailable`. Needs `mobileNum` and `countryDialingCode`; `username` is set to the mobile number, and
 * anything else there is 400. `password` and `confirmPassword` are needed where the tab of the settings says so
 * (`MOBILENUMPASSREG3`) and refused otherwise: such an account logs in by SMS until it sets a password. The server
 * generates the account name, which `value.account` tells and the portal shows; both it and the number are good for the
 * next login.
 * @summary Register by mobile number
 */
export const registerMemberByMobileHeaderMerchantMax = 32;


export const registerMemberByMobileHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const registerMemberByMobileHeaderXRequestIdMax = 64;


export const registerMemberByMobileHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RegisterMemberByMobileHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(registerMemberByMobileHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(registerMemberByMobileHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const registerMemberByMobileBodyOneUsernameMax = 64;

export const registerMemberByMobileBodyOnePasswordMax = 256;

export const registerMemberByMobileBodyOneConfirmPasswordMax = 256;

export const registerMemberByMobileBodyOnePayeeNameMax = 100;

export const registerMemberByMobileBodyOneEmailMin = 3;
export const registerMemberByMobileBodyOneEmailMax = 254;

export const registerMemberByMobileBodyOneQqNumMax = 20;

export const registerMemberByMobileBodyOneMobileNumMin = 4;
export const registerMemberByMobileBodyOneMobileNumMax = 20;


export const registerMemberByMobileBodyOneMobileNumRegExp = new RegExp('^[0-9]+$');
export const registerMemberByMobileBodyOneRecommenderIdMax = 40;

export const registerMemberByMobileBodyOneCaptchaMax = 12;

export const registerMemberByMobileBodyOneCaptchaIdMax = 64;

export const registerMemberByMobileBodyOneVerificationCodeMin = 0;
export const registerMemberByMobileBodyOneVerificationCodeMax = 255;

export const registerMemberByMobileBodyOneAffiliateCodeMax = 64;


export const registerMemberByMobileBodyOneAffiliateCodeRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const registerMemberByMobileBodyOnePaymentPasswordMax = 256;

export const registerMemberByMobileBodyOneLineMax = 64;

export const registerMemberByMobileBodyOneWhatsappMax = 64;

export const registerMemberByMobileBodyOneZaloMax = 64;

export const registerMemberByMobileBodyOneFacebookMax = 64;

export const registerMemberByMobileBodyOneWechatMax = 64;

export const registerMemberByMobileBodyOneIdNumberMax = 20;

export const registerMemberByMobileBodyOneReferralCodeMax = 64;

export const registerMemberByMobileBodyOneDomainMax = 255;


export const registerMemberByMobileBodyOneDomainRegExp = new RegExp('^[A-Za-z0-9.:\\[\\]_-]+$');
export const registerMemberByMobileBodyOneCountryDialingCodeMax = 5;


export const registerMemberByMobileBodyOneCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const registerMemberByMobileBodyOneGeetestChallengeMax = 300;

export const registerMemberByMobileBodyOneGeetestValidateMax = 300;

export const registerMemberByMobileBodyOneGeetestSeccodeMax = 300;

export const registerMemberByMobileBodyOneFirebaseIdTokenMax = 4096;


export const registerMemberByMobileBodyOneFirebaseIdTokenRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');
export const registerMemberByMobileBodyOneSocialTicketMax = 128;

export const registerMemberByMobileBodyOneRegisterUrlMax = 2048;

export const registerMemberByMobileBodyTwoPayloadMin = 20;
export const registerMemberByMobileBodyTwoPayloadMax = 65536;


export const registerMemberByMobileBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const RegisterMemberByMobileBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneUsernameMax)).check(/*#__PURE__*/ zod.describe('The mobile number, the same as `mobileNum`.')),
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOnePasswordMax))).check(/*#__PURE__*/ zod.describe('The password, as typed.')),
  "confirmPassword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneConfirmPasswordMax))).check(/*#__PURE__*/ zod.describe('The password, typed again.')),
  "payeeName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOnePayeeNameMax))).check(/*#__PURE__*/ zod.describe('The real name for deposits and withdrawals, without accents.')),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(registerMemberByMobileBodyOneEmailMin)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneEmailMax))).check(/*#__PURE__*/ zod.describe('The e-mail address.')),
  "qqNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneQqNumMax))).check(/*#__PURE__*/ zod.describe('The QQ number.')),
  "mobileNum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerMemberByMobileBodyOneMobileNumMin)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneMobileNumMax)).check(/*#__PURE__*/ zod.regex(registerMemberByMobileBodyOneMobileNumRegExp)).check(/*#__PURE__*/ zod.describe('A mobile number, digits only, without the dialling code.')),
  "recommenderId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneRecommenderIdMax))).check(/*#__PURE__*/ zod.describe('The id of the member who recommends the site.')),
  "captcha": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneCaptchaMax))).check(/*#__PURE__*/ zod.describe('The characters of the captcha image, or the nonce of its proof of work.')),
  "captchaId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneCaptchaIdMax))).check(/*#__PURE__*/ zod.describe('Which captcha image was read.')),
  "verificationCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerMemberByMobileBodyOneVerificationCodeMin)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneVerificationCodeMax))).check(/*#__PURE__*/ zod.describe('The code that was sent to the number; empty counts as missing.')),
  "affiliateCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneAffiliateCodeMax)).check(/*#__PURE__*/ zod.regex(registerMemberByMobileBodyOneAffiliateCodeRegExp))).check(/*#__PURE__*/ zod.describe('The code of an agent, below whom a new account stands.')),
  "paymentPassword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOnePaymentPasswordMax))).check(/*#__PURE__*/ zod.describe('The password for withdrawals, as typed.')),
  "line": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneLineMax))).check(/*#__PURE__*/ zod.describe('The name or number at a messenger.')),
  "whatsapp": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneWhatsappMax))).check(/*#__PURE__*/ zod.describe('The name or number at a messenger.')),
  "zalo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneZaloMax))).check(/*#__PURE__*/ zod.describe('The name or number at a messenger.')),
  "facebook": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneFacebookMax))).check(/*#__PURE__*/ zod.describe('The name or number at a messenger.')),
  "wechat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneWechatMax))).check(/*#__PURE__*/ zod.describe('The name or number at a messenger.')),
  "idNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneIdNumberMax))).check(/*#__PURE__*/ zod.describe('The number of the identity card.')),
  "referralCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneReferralCodeMax))).check(/*#__PURE__*/ zod.describe('The code of the member who has invited.')),
  "domain": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneDomainMax)).check(/*#__PURE__*/ zod.regex(registerMemberByMobileBodyOneDomainRegExp))).check(/*#__PURE__*/ zod.describe('The host of the portal\'s page, with its port if it has one.')),
  "countryDialingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(registerMemberByMobileBodyOneCountryDialingCodeRegExp)).check(/*#__PURE__*/ zod.describe('The dialling code of a country, digits only.')),
  "geetest_challenge": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneGeetestChallengeMax))).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "geetest_validate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneGeetestValidateMax))).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "geetest_seccode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneGeetestSeccodeMax))).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "firebaseChannel": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['sms'])).check(/*#__PURE__*/ zod.describe('How Firebase has sent the code, where `smsChannel` is `firebase`.')),
  "firebaseIdToken": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneFirebaseIdTokenMax)).check(/*#__PURE__*/ zod.regex(registerMemberByMobileBodyOneFirebaseIdTokenRegExp))).check(/*#__PURE__*/ zod.describe('The identity token of Firebase, which proves the mobile number in the place of a code.')),
  "socialTicket": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneSocialTicketMax))).check(/*#__PURE__*/ zod.describe('The one-time ticket of a sign-in that goes on here.')),
  "registerUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyOneRegisterUrlMax))).check(/*#__PURE__*/ zod.describe('The address of the page that registers.')),
  "registerMethod": /*#__PURE__*/ zod.literal("WEB").check(/*#__PURE__*/ zod.describe('How one registers, always by the web.')),
  "login": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('A registration logs in at once.'))
}).check(/*#__PURE__*/ zod.describe('A registration by mobile number, with the fields of `RegisterPayload`. The username is the mobile number.\n')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerMemberByMobileBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(registerMemberByMobileBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `registerMemberByMobile`, plain or encrypted.'))

export const registerMemberByMobileResponseValueAccountMax = 64;

export const registerMemberByMobileResponseValueSessionTokenMin = 20;
export const registerMemberByMobileResponseValueSessionTokenMax = 128;

export const registerMemberByMobileResponseValueSessionExpiresAtMax = 30;

export const registerMemberByMobileResponseValueSessionIdleMinutesMax = 1440;

export const registerMemberByMobileResponseValueSessionLastLoginOneAtMax = 30;

export const registerMemberByMobileResponseValueSessionLastLoginOneIpMax = 45;

export const registerMemberByMobileResponseValueSessionLastLoginOneCountryMax = 2;


export const registerMemberByMobileResponseValueSessionLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const registerMemberByMobileResponseValueSessionLastLoginOneDeviceMax = 120;



export const RegisterMemberByMobileResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileResponseValueAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "session": /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerMemberByMobileResponseValueSessionTokenMin)).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileResponseValueSessionTokenMax)).check(/*#__PURE__*/ zod.describe('The session token. The server keeps a hash of it only.')),
  "firstTimeLogin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the account has never logged in before.')),
  "passwordExpired": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is older than the site allows.')),
  "passwordDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the password is the site\'s default one.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileResponseValueSessionExpiresAtMax)).check(/*#__PURE__*/ zod.describe('When the session ends at the latest.')),
  "idleMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(registerMemberByMobileResponseValueSessionIdleMinutesMax)).check(/*#__PURE__*/ zod.describe('After how many minutes without a call it ends.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileResponseValueSessionLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileResponseValueSessionLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileResponseValueSessionLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(registerMemberByMobileResponseValueSessionLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerMemberByMobileResponseValueSessionLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('A new session.'))
}).check(/*#__PURE__*/ zod.describe('A new session and the account that it is for.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `registerMemberByMobile`.'))

/**
 * Whether a registration may name this code: it must belong to an agent whose account is active. Case does not count, and
 * the answer tells the code as it is written. A domain that is an agent's own admits that agent's codes only. Any other
 * code is 422 `invitation_code_error`, and nothing is told about agents. The check reserves nothing; the registration
 * makes it again.
 * @summary Check an affiliate code
 */
export const checkAffiliateCodeQueryCodeMax = 64;


export const checkAffiliateCodeQueryCodeRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const checkAffiliateCodeQueryDomainMax = 255;


export const checkAffiliateCodeQueryDomainRegExp = new RegExp('^[A-Za-z0-9.:\\[\\]_-]+$');


export const CheckAffiliateCodeQueryParams = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkAffiliateCodeQueryCodeMax)).check(/*#__PURE__*/ zod.regex(checkAffiliateCodeQueryCodeRegExp)).check(/*#__PURE__*/ zod.describe('The affiliate code, from the address or the form.')),
  "domain": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkAffiliateCodeQueryDomainMax)).check(/*#__PURE__*/ zod.regex(checkAffiliateCodeQueryDomainRegExp))).check(/*#__PURE__*/ zod.describe('The host of the page that asks, with its port if it has one.'))
})

export const checkAffiliateCodeHeaderMerchantMax = 32;


export const checkAffiliateCodeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const checkAffiliateCodeHeaderXRequestIdMax = 64;


export const checkAffiliateCodeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CheckAffiliateCodeHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkAffiliateCodeHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(checkAffiliateCodeHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkAffiliateCodeHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(checkAffiliateCodeHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const checkAffiliateCodeResponseValueCodeMax = 64;


export const checkAffiliateCodeResponseValueCodeRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const checkAffiliateCodeResponseValueDomainOneMax = 255;


export const checkAffiliateCodeResponseValueDomainOneRegExp = new RegExp('^[A-Za-z0-9.:\\[\\]_-]+$');


export const CheckAffiliateCodeResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkAffiliateCodeResponseValueCodeMax)).check(/*#__PURE__*/ zod.regex(checkAffiliateCodeResponseValueCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of an agent, below whom a new account stands.')),
  "domain": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkAffiliateCodeResponseValueDomainOneMax)).check(/*#__PURE__*/ zod.regex(checkAffiliateCodeResponseValueDomainOneRegExp)).check(/*#__PURE__*/ zod.describe('The host of the portal\'s page, with its port if it has one.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The host that was asked about, null where none was.'))
}).check(/*#__PURE__*/ zod.describe('An affiliate code that a registration may name.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `checkAffiliateCode`.'))

