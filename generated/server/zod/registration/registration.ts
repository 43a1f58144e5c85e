/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


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


export const RegisterMemberHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(registerMemberHeaderMerchantMax).regex(registerMemberHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(registerMemberHeaderXRequestIdMax).regex(registerMemberHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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


export const RegisterMemberBody = zod.union([zod.strictObject({
  "username": zod.string().min(1).max(registerMemberBodyOneUsernameMax).describe('The username that is wanted.'),
  "password": zod.string().min(1).max(registerMemberBodyOnePasswordMax).describe('The password, as typed.'),
  "confirmPassword": zod.string().min(1).max(registerMemberBodyOneConfirmPasswordMax).optional().describe('The password, typed again.'),
  "payeeName": zod.string().min(1).max(registerMemberBodyOnePayeeNameMax).optional().describe('The real name for deposits and withdrawals, without accents.'),
  "email": zod.email().min(registerMemberBodyOneEmailMin).max(registerMemberBodyOneEmailMax).optional().describe('The e-mail address.'),
  "qqNum": zod.string().min(1).max(registerMemberBodyOneQqNumMax).optional().describe('The QQ number.'),
  "mobileNum": zod.string().min(registerMemberBodyOneMobileNumMin).max(registerMemberBodyOneMobileNumMax).regex(registerMemberBodyOneMobileNumRegExp).optional().describe('A mobile number, digits only, without the dialling code.'),
  "recommenderId": zod.string().min(1).max(registerMemberBodyOneRecommenderIdMax).optional().describe('The id of the member who recommends the site.'),
  "captcha": zod.string().min(1).max(registerMemberBodyOneCaptchaMax).optional().describe('The characters of the captcha image, or the nonce of its proof of work.'),
  "captchaId": zod.string().min(1).max(registerMemberBodyOneCaptchaIdMax).optional().describe('Which captcha image was read.'),
  "verificationCode": zod.string().min(registerMemberBodyOneVerificationCodeMin).max(registerMemberBodyOneVerificationCodeMax).optional().describe('The code that was sent to the number; empty counts as missing.'),
  "affiliateCode": zod.string().max(registerMemberBodyOneAffiliateCodeMax).regex(registerMemberBodyOneAffiliateCodeRegExp).optional().describe('The code of an agent, below whom a new account stands.'),
  "paymentPassword": zod.string().min(1).max(registerMemberBodyOnePaymentPasswordMax).optional().describe('The password for withdrawals, as typed.'),
  "line": zod.string().min(1).max(registerMemberBodyOneLineMax).optional().describe('The name or number at a messenger.'),
  "whatsapp": zod.string().min(1).max(registerMemberBodyOneWhatsappMax).optional().describe('The name or number at a messenger.'),
  "zalo": zod.string().min(1).max(registerMemberBodyOneZaloMax).optional().describe('The name or number at a messenger.'),
  "facebook": zod.string().min(1).max(registerMemberBodyOneFacebookMax).optional().describe('The name or number at a messenger.'),
  "wechat": zod.string().min(1).max(registerMemberBodyOneWechatMax).optional().describe('The name or number at a messenger.'),
  "idNumber": zod.string().min(1).max(registerMemberBodyOneIdNumberMax).optional().describe('The number of the identity card.'),
  "referralCode": zod.string().min(1).max(registerMemberBodyOneReferralCodeMax).optional().describe('The code of the member who has invited.'),
  "domain": zod.string().min(1).max(registerMemberBodyOneDomainMax).regex(registerMemberBodyOneDomainRegExp).optional().describe('The host of the portal\'s page, with its port if it has one.'),
  "countryDialingCode": zod.string().min(1).max(registerMemberBodyOneCountryDialingCodeMax).regex(registerMemberBodyOneCountryDialingCodeRegExp).optional().describe('The dialling code of a country, digits only.'),
  "geetest_challenge": zod.string().min(1).max(registerMemberBodyOneGeetestChallengeMax).optional().describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_validate": zod.string().min(1).max(registerMemberBodyOneGeetestValidateMax).optional().describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_seccode": zod.string().min(1).max(registerMemberBodyOneGeetestSeccodeMax).optional().describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "firebaseChannel": zod.literal("sms").optional().describe('How Firebase has sent the code, where `smsChannel` is `firebase`.'),
  "firebaseIdToken": zod.string().max(registerMemberBodyOneFirebaseIdTokenMax).regex(registerMemberBodyOneFirebaseIdTokenRegExp).optional().describe('The identity token of Firebase, which proves the mobile number in the place of a code.'),
  "socialTicket": zod.string().min(1).max(registerMemberBodyOneSocialTicketMax).optional().describe('The one-time ticket of a sign-in that goes on here.'),
  "registerUrl": zod.url().min(1).max(registerMemberBodyOneRegisterUrlMax).optional().describe('The address of the page that registers.'),
  "registerMethod": zod.literal("WEB").describe('How one registers, always by the web.'),
  "login": zod.literal(true).describe('A registration logs in at once.')
}).describe('A registration by username: the registration user and what the checks need. A field is sent just where its rule is\non; bounds here are the widest, the site\'s own rules hold.\n'),zod.strictObject({
  "payload": zod.string().min(registerMemberBodyTwoPayloadMin).max(registerMemberBodyTwoPayloadMax).regex(registerMemberBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

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



export const RegisterMemberResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "account": zod.string().min(1).max(registerMemberResponseValueAccountMax).describe('The account name.'),
  "session": zod.strictObject({
  "token": zod.string().min(registerMemberResponseValueSessionTokenMin).max(registerMemberResponseValueSessionTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(registerMemberResponseValueSessionExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(registerMemberResponseValueSessionIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(registerMemberResponseValueSessionLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(registerMemberResponseValueSessionLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(registerMemberResponseValueSessionLastLoginOneCountryMax).regex(registerMemberResponseValueSessionLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(registerMemberResponseValueSessionLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.')
}).describe('A new session and the account that it is for.')
}).describe('The answer of `registerMember`.')

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


export const RegisterMemberByMobileHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(registerMemberByMobileHeaderMerchantMax).regex(registerMemberByMobileHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(registerMemberByMobileHeaderXRequestIdMax).regex(registerMemberByMobileHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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


export const RegisterMemberByMobileBody = zod.union([zod.strictObject({
  "username": zod.string().min(1).max(registerMemberByMobileBodyOneUsernameMax).describe('The mobile number, the same as `mobileNum`.'),
  "password": zod.string().min(1).max(registerMemberByMobileBodyOnePasswordMax).optional().describe('The password, as typed.'),
  "confirmPassword": zod.string().min(1).max(registerMemberByMobileBodyOneConfirmPasswordMax).optional().describe('The password, typed again.'),
  "payeeName": zod.string().min(1).max(registerMemberByMobileBodyOnePayeeNameMax).optional().describe('The real name for deposits and withdrawals, without accents.'),
  "email": zod.email().min(registerMemberByMobileBodyOneEmailMin).max(registerMemberByMobileBodyOneEmailMax).optional().describe('The e-mail address.'),
  "qqNum": zod.string().min(1).max(registerMemberByMobileBodyOneQqNumMax).optional().describe('The QQ number.'),
  "mobileNum": zod.string().min(registerMemberByMobileBodyOneMobileNumMin).max(registerMemberByMobileBodyOneMobileNumMax).regex(registerMemberByMobileBodyOneMobileNumRegExp).describe('A mobile number, digits only, without the dialling code.'),
  "recommenderId": zod.string().min(1).max(registerMemberByMobileBodyOneRecommenderIdMax).optional().describe('The id of the member who recommends the site.'),
  "captcha": zod.string().min(1).max(registerMemberByMobileBodyOneCaptchaMax).optional().describe('The characters of the captcha image, or the nonce of its proof of work.'),
  "captchaId": zod.string().min(1).max(registerMemberByMobileBodyOneCaptchaIdMax).optional().describe('Which captcha image was read.'),
  "verificationCode": zod.string().min(registerMemberByMobileBodyOneVerificationCodeMin).max(registerMemberByMobileBodyOneVerificationCodeMax).optional().describe('The code that was sent to the number; empty counts as missing.'),
  "affiliateCode": zod.string().max(registerMemberByMobileBodyOneAffiliateCodeMax).regex(registerMemberByMobileBodyOneAffiliateCodeRegExp).optional().describe('The code of an agent, below whom a new account stands.'),
  "paymentPassword": zod.string().min(1).max(registerMemberByMobileBodyOnePaymentPasswordMax).optional().describe('The password for withdrawals, as typed.'),
  "line": zod.string().min(1).max(registerMemberByMobileBodyOneLineMax).optional().describe('The name or number at a messenger.'),
  "whatsapp": zod.string().min(1).max(registerMemberByMobileBodyOneWhatsappMax).optional().describe('The name or number at a messenger.'),
  "zalo": zod.string().min(1).max(registerMemberByMobileBodyOneZaloMax).optional().describe('The name or number at a messenger.'),
  "facebook": zod.string().min(1).max(registerMemberByMobileBodyOneFacebookMax).optional().describe('The name or number at a messenger.'),
  "wechat": zod.string().min(1).max(registerMemberByMobileBodyOneWechatMax).optional().describe('The name or number at a messenger.'),
  "idNumber": zod.string().min(1).max(registerMemberByMobileBodyOneIdNumberMax).optional().describe('The number of the identity card.'),
  "referralCode": zod.string().min(1).max(registerMemberByMobileBodyOneReferralCodeMax).optional().describe('The code of the member who has invited.'),
  "domain": zod.string().min(1).max(registerMemberByMobileBodyOneDomainMax).regex(registerMemberByMobileBodyOneDomainRegExp).optional().describe('The host of the portal\'s page, with its port if it has one.'),
  "countryDialingCode": zod.string().min(1).max(registerMemberByMobileBodyOneCountryDialingCodeMax).regex(registerMemberByMobileBodyOneCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.'),
  "geetest_challenge": zod.string().min(1).max(registerMemberByMobileBodyOneGeetestChallengeMax).optional().describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_validate": zod.string().min(1).max(registerMemberByMobileBodyOneGeetestValidateMax).optional().describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_seccode": zod.string().min(1).max(registerMemberByMobileBodyOneGeetestSeccodeMax).optional().describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "firebaseChannel": zod.literal("sms").optional().describe('How Firebase has sent the code, where `smsChannel` is `firebase`.'),
  "firebaseIdToken": zod.string().max(registerMemberByMobileBodyOneFirebaseIdTokenMax).regex(registerMemberByMobileBodyOneFirebaseIdTokenRegExp).optional().describe('The identity token of Firebase, which proves the mobile number in the place of a code.'),
  "socialTicket": zod.string().min(1).max(registerMemberByMobileBodyOneSocialTicketMax).optional().describe('The one-time ticket of a sign-in that goes on here.'),
  "registerUrl": zod.url().min(1).max(registerMemberByMobileBodyOneRegisterUrlMax).optional().describe('The address of the page that registers.'),
  "registerMethod": zod.literal("WEB").describe('How one registers, always by the web.'),
  "login": zod.literal(true).describe('A registration logs in at once.')
}).describe('A registration by mobile number, with the fields of `RegisterPayload`. The username is the mobile number.\n'),zod.strictObject({
  "payload": zod.string().min(registerMemberByMobileBodyTwoPayloadMin).max(registerMemberByMobileBodyTwoPayloadMax).regex(registerMemberByMobileBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

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



export const RegisterMemberByMobileResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "account": zod.string().min(1).max(registerMemberByMobileResponseValueAccountMax).describe('The account name.'),
  "session": zod.strictObject({
  "token": zod.string().min(registerMemberByMobileResponseValueSessionTokenMin).max(registerMemberByMobileResponseValueSessionTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(registerMemberByMobileResponseValueSessionExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(registerMemberByMobileResponseValueSessionIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(registerMemberByMobileResponseValueSessionLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(registerMemberByMobileResponseValueSessionLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(registerMemberByMobileResponseValueSessionLastLoginOneCountryMax).regex(registerMemberByMobileResponseValueSessionLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(registerMemberByMobileResponseValueSessionLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.')
}).describe('A new session and the account that it is for.')
}).describe('The answer of `registerMemberByMobile`.')

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


export const CheckAffiliateCodeQueryParams = zod.object({
  "code": zod.string().max(checkAffiliateCodeQueryCodeMax).regex(checkAffiliateCodeQueryCodeRegExp).describe('The affiliate code, from the address or the form.'),
  "domain": zod.string().min(1).max(checkAffiliateCodeQueryDomainMax).regex(checkAffiliateCodeQueryDomainRegExp).optional().describe('The host of the page that asks, with its port if it has one.')
})

export const checkAffiliateCodeHeaderMerchantMax = 32;


export const checkAffiliateCodeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const checkAffiliateCodeHeaderXRequestIdMax = 64;


export const checkAffiliateCodeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CheckAffiliateCodeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(checkAffiliateCodeHeaderMerchantMax).regex(checkAffiliateCodeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(checkAffiliateCodeHeaderXRequestIdMax).regex(checkAffiliateCodeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const checkAffiliateCodeResponseValueCodeMax = 64;


export const checkAffiliateCodeResponseValueCodeRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const checkAffiliateCodeResponseValueDomainOneMax = 255;


export const checkAffiliateCodeResponseValueDomainOneRegExp = new RegExp('^[A-Za-z0-9.:\\[\\]_-]+$');


export const CheckAffiliateCodeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "code": zod.string().max(checkAffiliateCodeResponseValueCodeMax).regex(checkAffiliateCodeResponseValueCodeRegExp).describe('The code of an agent, below whom a new account stands.'),
  "domain": zod.union([zod.string().min(1).max(checkAffiliateCodeResponseValueDomainOneMax).regex(checkAffiliateCodeResponseValueDomainOneRegExp).describe('The host of the portal\'s page, with its port if it has one.'),zod.null()]).describe('The host that was asked about, null where none was.')
}).describe('An affiliate code that a registration may name.')
}).describe('The answer of `checkAffiliateCode`.')

