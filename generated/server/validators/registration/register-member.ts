// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "firebaseChannel": zod.enum(['sms']).optional().describe('How Firebase has sent the code, where `smsChannel` is `firebase`.'),
  "firebaseIdToken": zod.string().max(registerMemberBodyOneFirebaseIdTokenMax).regex(registerMemberBodyOneFirebaseIdTokenRegExp).optional().describe('The identity token of Firebase, which proves the mobile number in the place of a code.'),
  "socialTicket": zod.string().min(1).max(registerMemberBodyOneSocialTicketMax).optional().describe('The one-time ticket of a sign-in that goes on here.'),
  "registerUrl": zod.url().min(1).max(registerMemberBodyOneRegisterUrlMax).optional().describe('The address of the page that registers.'),
  "registerMethod": zod.literal("WEB").describe('How one registers, always by the web.'),
  "login": zod.literal(true).describe('A registration logs in at once.')
}).describe('A registration by username: the registration user and what the checks need. A field is sent just where its rule is\non; bounds here are the widest, the site\'s own rules hold.\n'),zod.strictObject({
  "payload": zod.string().min(registerMemberBodyTwoPayloadMin).max(registerMemberBodyTwoPayloadMax).regex(registerMemberBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `registerMember`, plain or encrypted.')

export const registerMember = {
  header: RegisterMemberHeader,
  params: undefined,
  query: undefined,
  body: RegisterMemberBody.options[0],
};
