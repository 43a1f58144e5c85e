// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "firebaseChannel": zod.enum(['sms']).optional().describe('How Firebase has sent the code, where `smsChannel` is `firebase`.'),
  "firebaseIdToken": zod.string().max(registerMemberByMobileBodyOneFirebaseIdTokenMax).regex(registerMemberByMobileBodyOneFirebaseIdTokenRegExp).optional().describe('The identity token of Firebase, which proves the mobile number in the place of a code.'),
  "socialTicket": zod.string().min(1).max(registerMemberByMobileBodyOneSocialTicketMax).optional().describe('The one-time ticket of a sign-in that goes on here.'),
  "registerUrl": zod.url().min(1).max(registerMemberByMobileBodyOneRegisterUrlMax).optional().describe('The address of the page that registers.'),
  "registerMethod": zod.literal("WEB").describe('How one registers, always by the web.'),
  "login": zod.literal(true).describe('A registration logs in at once.')
}).describe('A registration by mobile number, with the fields of `RegisterPayload`. The username is the mobile number.\n'),zod.strictObject({
  "payload": zod.string().min(registerMemberByMobileBodyTwoPayloadMin).max(registerMemberByMobileBodyTwoPayloadMax).regex(registerMemberByMobileBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `registerMemberByMobile`, plain or encrypted.')

export const registerMemberByMobile = {
  header: RegisterMemberByMobileHeader,
  params: undefined,
  query: undefined,
  body: RegisterMemberByMobileBody.options[0],
};
