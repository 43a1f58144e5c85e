/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The strength of the account over login password, payment password, e-mail, mobile number, bound accounts and two-step
 * login, with the last login. Every detail is masked. A login password older than the site allows has the state `renew`
 * and gives no points.
 * @summary Tell how safe the account is
 */
export const getSecurityCentreHeaderMerchantMax = 32;


export const getSecurityCentreHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getSecurityCentreHeaderXRequestIdMax = 64;


export const getSecurityCentreHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetSecurityCentreHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSecurityCentreHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getSecurityCentreHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSecurityCentreHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getSecurityCentreHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getSecurityCentreResponseValueScoreMin = 0;
export const getSecurityCentreResponseValueScoreMax = 100;

export const getSecurityCentreResponseValueItemsItemPointsMin = 0;
export const getSecurityCentreResponseValueItemsItemPointsMax = 100;

export const getSecurityCentreResponseValueItemsItemDetailMax = 120;

export const getSecurityCentreResponseValueItemsItemChangedAtMax = 30;

export const getSecurityCentreResponseValueItemsMax = 10;

export const getSecurityCentreResponseValueLastLoginOneAtMax = 30;

export const getSecurityCentreResponseValueLastLoginOneIpMax = 45;

export const getSecurityCentreResponseValueLastLoginOneCountryMax = 2;


export const getSecurityCentreResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const getSecurityCentreResponseValueLastLoginOneDeviceMax = 120;



export const GetSecurityCentreResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSecurityCentreResponseValueScoreMin)).check(/*#__PURE__*/ zod.lte(getSecurityCentreResponseValueScoreMax)).check(/*#__PURE__*/ zod.describe('The sum of the points of what is done.')),
  "strength": /*#__PURE__*/ zod.enum(['weak', 'fair', 'good', 'strong']).check(/*#__PURE__*/ zod.describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),
  "state": /*#__PURE__*/ zod.enum(['done', 'missing', 'renew']).check(/*#__PURE__*/ zod.describe('Done, missing, or to be renewed because it is too old or too weak.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSecurityCentreResponseValueItemsItemPointsMin)).check(/*#__PURE__*/ zod.lte(getSecurityCentreResponseValueItemsItemPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds when it is done. All items together make 100.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueItemsItemDetailMax))).check(/*#__PURE__*/ zod.describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueItemsItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When it was last set or changed, null if never.'))
}).check(/*#__PURE__*/ zod.describe('A part of the safety of the account, and how it stands.'))).check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueItemsMax)).check(/*#__PURE__*/ zod.describe('All parts, in the order of the page.')),
  "nextItem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What to do next, null when everything is done.')),
  "newPlaceCheck": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a login from a new place asks for a code by SMS.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(getSecurityCentreResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('How safe the member\'s account is.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getSecurityCentre`.'))

/**
 * Sets the first payment password, which protects withdrawals, transfers to others, bound accounts and the point mall.
 * Where there is one it is 409 `already_set`. It must differ from the login password (422 `password_unchanged`) and keep
 * the rule `paymentPassword` of the registration rules. One that is easy to guess is 422 `payment_password_weak`: a single
 * digit repeated, digits in a row up or down, also over 9 and 0 (`123456`, `890123`, `098765`), and the member's birthday
 * in digits (`170892`, `081792`, `920817`, or with the whole year). Stored as a hash (argon2id). Five wrong passwords in
 * 30 minutes are 429. The member is told by message, the audit log keeps it.
 * @summary Set the payment password
 */
export const setPaymentPasswordHeaderMerchantMax = 32;


export const setPaymentPasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setPaymentPasswordHeaderXRequestIdMax = 64;


export const setPaymentPasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetPaymentPasswordHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(setPaymentPasswordHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(setPaymentPasswordHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const setPaymentPasswordBodyOneLoginPasswordMax = 256;

export const setPaymentPasswordBodyOnePaymentPasswordMin = 6;
export const setPaymentPasswordBodyOnePaymentPasswordMax = 64;

export const setPaymentPasswordBodyOneConfirmPaymentPasswordMin = 6;
export const setPaymentPasswordBodyOneConfirmPaymentPasswordMax = 64;

export const setPaymentPasswordBodyTwoPayloadMin = 20;
export const setPaymentPasswordBodyTwoPayloadMax = 65536;


export const setPaymentPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const SetPaymentPasswordBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordBodyOneLoginPasswordMax)).check(/*#__PURE__*/ zod.describe('The login password, as proof.')),
  "paymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setPaymentPasswordBodyOnePaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordBodyOnePaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The payment password.')),
  "confirmPaymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setPaymentPasswordBodyOneConfirmPaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordBodyOneConfirmPaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The same again.'))
}).check(/*#__PURE__*/ zod.describe('A first payment password.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setPaymentPasswordBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(setPaymentPasswordBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `setPaymentPassword`, plain or encrypted.'))

export const setPaymentPasswordResponseValueScoreMin = 0;
export const setPaymentPasswordResponseValueScoreMax = 100;

export const setPaymentPasswordResponseValueItemsItemPointsMin = 0;
export const setPaymentPasswordResponseValueItemsItemPointsMax = 100;

export const setPaymentPasswordResponseValueItemsItemDetailMax = 120;

export const setPaymentPasswordResponseValueItemsItemChangedAtMax = 30;

export const setPaymentPasswordResponseValueItemsMax = 10;

export const setPaymentPasswordResponseValueLastLoginOneAtMax = 30;

export const setPaymentPasswordResponseValueLastLoginOneIpMax = 45;

export const setPaymentPasswordResponseValueLastLoginOneCountryMax = 2;


export const setPaymentPasswordResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const setPaymentPasswordResponseValueLastLoginOneDeviceMax = 120;



export const SetPaymentPasswordResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setPaymentPasswordResponseValueScoreMin)).check(/*#__PURE__*/ zod.lte(setPaymentPasswordResponseValueScoreMax)).check(/*#__PURE__*/ zod.describe('The sum of the points of what is done.')),
  "strength": /*#__PURE__*/ zod.enum(['weak', 'fair', 'good', 'strong']).check(/*#__PURE__*/ zod.describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),
  "state": /*#__PURE__*/ zod.enum(['done', 'missing', 'renew']).check(/*#__PURE__*/ zod.describe('Done, missing, or to be renewed because it is too old or too weak.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setPaymentPasswordResponseValueItemsItemPointsMin)).check(/*#__PURE__*/ zod.lte(setPaymentPasswordResponseValueItemsItemPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds when it is done. All items together make 100.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueItemsItemDetailMax))).check(/*#__PURE__*/ zod.describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueItemsItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When it was last set or changed, null if never.'))
}).check(/*#__PURE__*/ zod.describe('A part of the safety of the account, and how it stands.'))).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueItemsMax)).check(/*#__PURE__*/ zod.describe('All parts, in the order of the page.')),
  "nextItem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What to do next, null when everything is done.')),
  "newPlaceCheck": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a login from a new place asks for a code by SMS.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(setPaymentPasswordResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('How safe the member\'s account is.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `setPaymentPassword`.'))

/**
 * Puts a new payment password in place of the present one. Without one it is 422 `payment_password_not_set`; the new one
 * must differ from the old one and from the login password, and not be easy to guess (422 `payment_password_weak`, as in
 * `setPaymentPassword`). Five wrong passwords in 30 minutes are 429. The member is told by message, the audit log keeps it.
 * @summary Change the payment password
 */
export const changePaymentPasswordHeaderMerchantMax = 32;


export const changePaymentPasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const changePaymentPasswordHeaderXRequestIdMax = 64;


export const changePaymentPasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ChangePaymentPasswordHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(changePaymentPasswordHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(changePaymentPasswordHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const changePaymentPasswordBodyOneOldPaymentPasswordMin = 6;
export const changePaymentPasswordBodyOneOldPaymentPasswordMax = 64;

export const changePaymentPasswordBodyOneNewPaymentPasswordMin = 6;
export const changePaymentPasswordBodyOneNewPaymentPasswordMax = 64;

export const changePaymentPasswordBodyOneConfirmNewPaymentPasswordMin = 6;
export const changePaymentPasswordBodyOneConfirmNewPaymentPasswordMax = 64;

export const changePaymentPasswordBodyTwoPayloadMin = 20;
export const changePaymentPasswordBodyTwoPayloadMax = 65536;


export const changePaymentPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ChangePaymentPasswordBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "oldPaymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changePaymentPasswordBodyOneOldPaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordBodyOneOldPaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The present one.')),
  "newPaymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changePaymentPasswordBodyOneNewPaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordBodyOneNewPaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The new one.')),
  "confirmNewPaymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changePaymentPasswordBodyOneConfirmNewPaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordBodyOneConfirmNewPaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The same again.'))
}).check(/*#__PURE__*/ zod.describe('A new payment password in place of the old one.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changePaymentPasswordBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(changePaymentPasswordBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `changePaymentPassword`, plain or encrypted.'))

export const changePaymentPasswordResponseValueScoreMin = 0;
export const changePaymentPasswordResponseValueScoreMax = 100;

export const changePaymentPasswordResponseValueItemsItemPointsMin = 0;
export const changePaymentPasswordResponseValueItemsItemPointsMax = 100;

export const changePaymentPasswordResponseValueItemsItemDetailMax = 120;

export const changePaymentPasswordResponseValueItemsItemChangedAtMax = 30;

export const changePaymentPasswordResponseValueItemsMax = 10;

export const changePaymentPasswordResponseValueLastLoginOneAtMax = 30;

export const changePaymentPasswordResponseValueLastLoginOneIpMax = 45;

export const changePaymentPasswordResponseValueLastLoginOneCountryMax = 2;


export const changePaymentPasswordResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const changePaymentPasswordResponseValueLastLoginOneDeviceMax = 120;



export const ChangePaymentPasswordResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changePaymentPasswordResponseValueScoreMin)).check(/*#__PURE__*/ zod.lte(changePaymentPasswordResponseValueScoreMax)).check(/*#__PURE__*/ zod.describe('The sum of the points of what is done.')),
  "strength": /*#__PURE__*/ zod.enum(['weak', 'fair', 'good', 'strong']).check(/*#__PURE__*/ zod.describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),
  "state": /*#__PURE__*/ zod.enum(['done', 'missing', 'renew']).check(/*#__PURE__*/ zod.describe('Done, missing, or to be renewed because it is too old or too weak.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changePaymentPasswordResponseValueItemsItemPointsMin)).check(/*#__PURE__*/ zod.lte(changePaymentPasswordResponseValueItemsItemPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds when it is done. All items together make 100.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueItemsItemDetailMax))).check(/*#__PURE__*/ zod.describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueItemsItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When it was last set or changed, null if never.'))
}).check(/*#__PURE__*/ zod.describe('A part of the safety of the account, and how it stands.'))).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueItemsMax)).check(/*#__PURE__*/ zod.describe('All parts, in the order of the page.')),
  "nextItem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What to do next, null when everything is done.')),
  "newPlaceCheck": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a login from a new place asks for a code by SMS.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(changePaymentPasswordResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('How safe the member\'s account is.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `changePaymentPassword`.'))

/**
 * Puts a new payment password in place of a forgotten one. Needs the login password and a code of `sendMemberCode` for
 * `reset_payment_password`; a code is good once and for five tries. The new one must not be easy to guess (422
 * `payment_password_weak`, as in `setPaymentPassword`). Withdrawals are held back for as long as the brand
 * says after it (`usableFrom` of the bound accounts). Five wrong passwords in 30 minutes are 429. The member is told by
 * message, the audit log keeps it.
 * @summary Replace a forgotten payment password
 */
export const resetPaymentPasswordHeaderMerchantMax = 32;


export const resetPaymentPasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const resetPaymentPasswordHeaderXRequestIdMax = 64;


export const resetPaymentPasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ResetPaymentPasswordHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(resetPaymentPasswordHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(resetPaymentPasswordHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const resetPaymentPasswordBodyOneLoginPasswordMax = 256;

export const resetPaymentPasswordBodyOneVerificationCodeMax = 255;

export const resetPaymentPasswordBodyOneNewPaymentPasswordMin = 6;
export const resetPaymentPasswordBodyOneNewPaymentPasswordMax = 64;

export const resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMin = 6;
export const resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMax = 64;

export const resetPaymentPasswordBodyTwoPayloadMin = 20;
export const resetPaymentPasswordBodyTwoPayloadMax = 65536;


export const resetPaymentPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ResetPaymentPasswordBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordBodyOneLoginPasswordMax)).check(/*#__PURE__*/ zod.describe('The login password, as proof.')),
  "verificationCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordBodyOneVerificationCodeMax)).check(/*#__PURE__*/ zod.describe('The code that `sendMemberCode` sent for `reset_payment_password`.')),
  "newPaymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPaymentPasswordBodyOneNewPaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordBodyOneNewPaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The new one.')),
  "confirmNewPaymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The same again.'))
}).check(/*#__PURE__*/ zod.describe('A new payment password in place of one that was forgotten.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPaymentPasswordBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(resetPaymentPasswordBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `resetPaymentPassword`, plain or encrypted.'))

export const resetPaymentPasswordResponseValueScoreMin = 0;
export const resetPaymentPasswordResponseValueScoreMax = 100;

export const resetPaymentPasswordResponseValueItemsItemPointsMin = 0;
export const resetPaymentPasswordResponseValueItemsItemPointsMax = 100;

export const resetPaymentPasswordResponseValueItemsItemDetailMax = 120;

export const resetPaymentPasswordResponseValueItemsItemChangedAtMax = 30;

export const resetPaymentPasswordResponseValueItemsMax = 10;

export const resetPaymentPasswordResponseValueLastLoginOneAtMax = 30;

export const resetPaymentPasswordResponseValueLastLoginOneIpMax = 45;

export const resetPaymentPasswordResponseValueLastLoginOneCountryMax = 2;


export const resetPaymentPasswordResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const resetPaymentPasswordResponseValueLastLoginOneDeviceMax = 120;



export const ResetPaymentPasswordResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resetPaymentPasswordResponseValueScoreMin)).check(/*#__PURE__*/ zod.lte(resetPaymentPasswordResponseValueScoreMax)).check(/*#__PURE__*/ zod.describe('The sum of the points of what is done.')),
  "strength": /*#__PURE__*/ zod.enum(['weak', 'fair', 'good', 'strong']).check(/*#__PURE__*/ zod.describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),
  "state": /*#__PURE__*/ zod.enum(['done', 'missing', 'renew']).check(/*#__PURE__*/ zod.describe('Done, missing, or to be renewed because it is too old or too weak.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resetPaymentPasswordResponseValueItemsItemPointsMin)).check(/*#__PURE__*/ zod.lte(resetPaymentPasswordResponseValueItemsItemPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds when it is done. All items together make 100.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueItemsItemDetailMax))).check(/*#__PURE__*/ zod.describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueItemsItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When it was last set or changed, null if never.'))
}).check(/*#__PURE__*/ zod.describe('A part of the safety of the account, and how it stands.'))).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueItemsMax)).check(/*#__PURE__*/ zod.describe('All parts, in the order of the page.')),
  "nextItem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What to do next, null when everything is done.')),
  "newPlaceCheck": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a login from a new place asks for a code by SMS.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(resetPaymentPasswordResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('How safe the member\'s account is.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `resetPaymentPassword`.'))

/**
 * Makes a secret for an authenticator app (TOTP: SHA-1, 6 digits, 30 seconds). Nothing changes for the next login until
 * `confirmTwoStepLogin`; a new start makes the earlier secret void. Where two-step login is on it is 409 `already_set`.
 * The secret is stored encrypted and told this once only.
 * @summary Begin two-step login
 */
export const startTwoStepLoginHeaderMerchantMax = 32;


export const startTwoStepLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const startTwoStepLoginHeaderXRequestIdMax = 64;


export const startTwoStepLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const StartTwoStepLoginHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(startTwoStepLoginHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(startTwoStepLoginHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const startTwoStepLoginBodyOneLoginPasswordMax = 256;

export const startTwoStepLoginBodyTwoPayloadMin = 20;
export const startTwoStepLoginBodyTwoPayloadMax = 65536;


export const startTwoStepLoginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const StartTwoStepLoginBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginBodyOneLoginPasswordMax)).check(/*#__PURE__*/ zod.describe('The login password, as proof.'))
}).check(/*#__PURE__*/ zod.describe('The wish to log in with a second step.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(startTwoStepLoginBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(startTwoStepLoginBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `startTwoStepLogin`, plain or encrypted.'))

export const startTwoStepLoginResponseValueEnrolmentIdMax = 40;

export const startTwoStepLoginResponseValueSecretMin = 16;
export const startTwoStepLoginResponseValueSecretMax = 64;


export const startTwoStepLoginResponseValueSecretRegExp = new RegExp('^[A-Z2-7]+$');
export const startTwoStepLoginResponseValueOtpauthUrlMax = 400;

export const startTwoStepLoginResponseValueExpiresAtMax = 30;



export const StartTwoStepLoginResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "enrolmentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginResponseValueEnrolmentIdMax)).check(/*#__PURE__*/ zod.describe('The id of this enrolment.')),
  "secret": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(startTwoStepLoginResponseValueSecretMin)).check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginResponseValueSecretMax)).check(/*#__PURE__*/ zod.regex(startTwoStepLoginResponseValueSecretRegExp)).check(/*#__PURE__*/ zod.describe('The secret in base32, to be typed in.')),
  "otpauthUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginResponseValueOtpauthUrlMax)).check(/*#__PURE__*/ zod.describe('The same as an address for a QR code: SHA-1, 6 digits, 30 seconds.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginResponseValueExpiresAtMax)).check(/*#__PURE__*/ zod.describe('Until when it can be confirmed.'))
}).check(/*#__PURE__*/ zod.describe('A secret for an authenticator app, good once it has been confirmed.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `startTwoStepLogin`.'))

/**
 * Turns two-step login on when the code is the one of the secret, at most one step of 30 seconds off; a code is good
 * once. From then on each login by password needs a code. Answers ten recovery codes, stored as hashes and told this
 * once only. An unknown or expired enrolment is 404, after five wrong codes it is void. The other sessions of the
 * account end.
 * @summary Turn two-step login on
 */
export const confirmTwoStepLoginHeaderMerchantMax = 32;


export const confirmTwoStepLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const confirmTwoStepLoginHeaderXRequestIdMax = 64;


export const confirmTwoStepLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ConfirmTwoStepLoginHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(confirmTwoStepLoginHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(confirmTwoStepLoginHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const confirmTwoStepLoginBodyOneEnrolmentIdMax = 40;

export const confirmTwoStepLoginBodyOneTotpCodeMin = 6;
export const confirmTwoStepLoginBodyOneTotpCodeMax = 6;


export const confirmTwoStepLoginBodyOneTotpCodeRegExp = new RegExp('^[0-9]{6}$');
export const confirmTwoStepLoginBodyTwoPayloadMin = 20;
export const confirmTwoStepLoginBodyTwoPayloadMax = 65536;


export const confirmTwoStepLoginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ConfirmTwoStepLoginBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "enrolmentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginBodyOneEnrolmentIdMax)).check(/*#__PURE__*/ zod.describe('The id of the enrolment.')),
  "totpCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(confirmTwoStepLoginBodyOneTotpCodeMin)).check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginBodyOneTotpCodeMax)).check(/*#__PURE__*/ zod.regex(confirmTwoStepLoginBodyOneTotpCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code that the app shows.'))
}).check(/*#__PURE__*/ zod.describe('The first code of the authenticator app.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(confirmTwoStepLoginBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(confirmTwoStepLoginBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `confirmTwoStepLogin`, plain or encrypted.'))

export const confirmTwoStepLoginResponseValueChangedAtMax = 30;

export const confirmTwoStepLoginResponseValueRecoveryCodesItemMax = 9;


export const confirmTwoStepLoginResponseValueRecoveryCodesItemRegExp = new RegExp('^[A-Z2-9]{4}-[A-Z2-9]{4}$');
export const confirmTwoStepLoginResponseValueRecoveryCodesMax = 10;



export const ConfirmTwoStepLoginResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it does.')),
  "changedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginResponseValueChangedAtMax)).check(/*#__PURE__*/ zod.describe('Since when.')),
  "recoveryCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginResponseValueRecoveryCodesItemMax)).check(/*#__PURE__*/ zod.regex(confirmTwoStepLoginResponseValueRecoveryCodesItemRegExp)).check(/*#__PURE__*/ zod.describe('A code that is good once.'))).check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginResponseValueRecoveryCodesMax)).check(/*#__PURE__*/ zod.describe('Codes for the day the app is lost; told this once only. Empty when the second step is off.'))
}).check(/*#__PURE__*/ zod.describe('Whether a login needs a second step.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `confirmTwoStepLogin`.'))

/**
 * Turns two-step login off and makes the secret and the recovery codes void. Where it is off it is 409 `conflict`. Five
 * wrong passwords or codes in 30 minutes are 429. The member is told by message, the audit log keeps it.
 * @summary Turn two-step login off
 */
export const disableTwoStepLoginHeaderMerchantMax = 32;


export const disableTwoStepLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const disableTwoStepLoginHeaderXRequestIdMax = 64;


export const disableTwoStepLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const DisableTwoStepLoginHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(disableTwoStepLoginHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(disableTwoStepLoginHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const disableTwoStepLoginBodyOneLoginPasswordMax = 256;

export const disableTwoStepLoginBodyOneCodeMin = 6;
export const disableTwoStepLoginBodyOneCodeMax = 9;


export const disableTwoStepLoginBodyOneCodeRegExp = new RegExp('^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$');
export const disableTwoStepLoginBodyTwoPayloadMin = 20;
export const disableTwoStepLoginBodyTwoPayloadMax = 65536;


export const disableTwoStepLoginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const DisableTwoStepLoginBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginBodyOneLoginPasswordMax)).check(/*#__PURE__*/ zod.describe('The login password.')),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(disableTwoStepLoginBodyOneCodeMin)).check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginBodyOneCodeMax)).check(/*#__PURE__*/ zod.regex(disableTwoStepLoginBodyOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('A code of the app, or a recovery code.'))
}).check(/*#__PURE__*/ zod.describe('The proof that the member itself takes the second step away.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(disableTwoStepLoginBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(disableTwoStepLoginBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `disableTwoStepLogin`, plain or encrypted.'))

export const disableTwoStepLoginResponseValueChangedAtMax = 30;

export const disableTwoStepLoginResponseValueRecoveryCodesItemMax = 9;


export const disableTwoStepLoginResponseValueRecoveryCodesItemRegExp = new RegExp('^[A-Z2-9]{4}-[A-Z2-9]{4}$');
export const disableTwoStepLoginResponseValueRecoveryCodesMax = 10;



export const DisableTwoStepLoginResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it does.')),
  "changedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginResponseValueChangedAtMax)).check(/*#__PURE__*/ zod.describe('Since when.')),
  "recoveryCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginResponseValueRecoveryCodesItemMax)).check(/*#__PURE__*/ zod.regex(disableTwoStepLoginResponseValueRecoveryCodesItemRegExp)).check(/*#__PURE__*/ zod.describe('A code that is good once.'))).check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginResponseValueRecoveryCodesMax)).check(/*#__PURE__*/ zod.describe('Codes for the day the app is lost; told this once only. Empty when the second step is off.'))
}).check(/*#__PURE__*/ zod.describe('Whether a login needs a second step.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `disableTwoStepLogin`.'))

/**
 * Sends a code of six digits that is good for one purpose, once, for five tries and `expiredMinutes`; a new one makes
 * the earlier one void. `bind_email` needs channel `email` and `email`, `bind_mobile` channel `sms`,
 * `countryDialingCode` and `mobileNum`: else 400. `reset_payment_password` goes to what is bound; where nothing is, it
 * is 422 `contact_missing`. An address or number of another member is told apart to nobody here: a code is sent, and
 * binding fails. Each `sms` needs a `sliderTicket` (422 `captcha_check_failed`). At most one a minute and ten a day for
 * each member, address and number: 429 `sms_too_many_requests`, `sms_quota_exceeded`.
 * @summary Send a code to the member
 */
export const sendMemberCodeHeaderMerchantMax = 32;


export const sendMemberCodeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const sendMemberCodeHeaderXRequestIdMax = 64;


export const sendMemberCodeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SendMemberCodeHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendMemberCodeHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(sendMemberCodeHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendMemberCodeHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(sendMemberCodeHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const sendMemberCodeBodyCountryDialingCodeMax = 5;


export const sendMemberCodeBodyCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const sendMemberCodeBodyMobileNumMin = 4;
export const sendMemberCodeBodyMobileNumMax = 20;


export const sendMemberCodeBodyMobileNumRegExp = new RegExp('^[0-9]+$');
export const sendMemberCodeBodyEmailMax = 254;

export const sendMemberCodeBodySliderTicketMax = 128;



export const SendMemberCodeBody = /*#__PURE__*/ zod.strictObject({
  "channel": /*#__PURE__*/ zod.enum(['sms', 'email']).check(/*#__PURE__*/ zod.describe('How it is sent.')),
  "purpose": /*#__PURE__*/ zod.enum(['bind_email', 'bind_mobile', 'reset_payment_password']).check(/*#__PURE__*/ zod.describe('What a code is good for, and for nothing else.')),
  "countryDialingCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMemberCodeBodyCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(sendMemberCodeBodyCountryDialingCodeRegExp))).check(/*#__PURE__*/ zod.describe('The dialling code of a country, digits only.')),
  "mobileNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendMemberCodeBodyMobileNumMin)).check(/*#__PURE__*/ zod.maxLength(sendMemberCodeBodyMobileNumMax)).check(/*#__PURE__*/ zod.regex(sendMemberCodeBodyMobileNumRegExp))).check(/*#__PURE__*/ zod.describe('The new mobile number.')),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(sendMemberCodeBodyEmailMax))).check(/*#__PURE__*/ zod.describe('The new address.')),
  "sliderTicket": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMemberCodeBodySliderTicketMax))).check(/*#__PURE__*/ zod.describe('The one-time ticket of the slider check; needed for `sms`.'))
}).check(/*#__PURE__*/ zod.describe('The wish for a code. `sms` goes to `mobileNum` for `bind_mobile` and to the bound number otherwise; `email` goes to\n`email` for `bind_email` and to the bound address otherwise.\n'))

export const sendMemberCodeResponseValueSentToMax = 120;

export const sendMemberCodeResponseValueExpiredMinutesMax = 60;

export const sendMemberCodeResponseValueExpirationTimeMin = 0;
export const sendMemberCodeResponseValueExpirationTimeMax = 9007199254740991;



export const SendMemberCodeResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "sentTo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMemberCodeResponseValueSentToMax)).check(/*#__PURE__*/ zod.describe('Where it was sent, masked.')),
  "expiredMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(sendMemberCodeResponseValueExpiredMinutesMax)).check(/*#__PURE__*/ zod.describe('For how many minutes it is good.')),
  "expirationTime": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendMemberCodeResponseValueExpirationTimeMin)).check(/*#__PURE__*/ zod.lte(sendMemberCodeResponseValueExpirationTimeMax)).check(/*#__PURE__*/ zod.describe('The same as a point in time.'))
}).check(/*#__PURE__*/ zod.describe('A code that is on its way.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `sendMemberCode`.'))

/**
 * Binds the address, in place of an earlier one, which is told of it. An address of another member is 409
 * `contact_in_use`; the code is used up all the same. After a change bound accounts and limits stay as they are.
 * @summary Bind an e-mail address
 */
export const bindEmailHeaderMerchantMax = 32;


export const bindEmailHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const bindEmailHeaderXRequestIdMax = 64;


export const bindEmailHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const BindEmailHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindEmailHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(bindEmailHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindEmailHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(bindEmailHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const bindEmailBodyOneEmailMax = 254;

export const bindEmailBodyOneVerificationCodeMax = 255;

export const bindEmailBodyOneLoginPasswordMax = 256;

export const bindEmailBodyTwoPayloadMin = 20;
export const bindEmailBodyTwoPayloadMax = 65536;


export const bindEmailBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const BindEmailBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(bindEmailBodyOneEmailMax)).check(/*#__PURE__*/ zod.describe('The address.')),
  "verificationCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindEmailBodyOneVerificationCodeMax)).check(/*#__PURE__*/ zod.describe('The code that was sent to it.')),
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindEmailBodyOneLoginPasswordMax)).check(/*#__PURE__*/ zod.describe('The login password, as proof.'))
}).check(/*#__PURE__*/ zod.describe('An e-mail address and the proof that it is the member\'s.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bindEmailBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(bindEmailBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(bindEmailBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `bindEmail`, plain or encrypted.'))

export const bindEmailResponseValueScoreMin = 0;
export const bindEmailResponseValueScoreMax = 100;

export const bindEmailResponseValueItemsItemPointsMin = 0;
export const bindEmailResponseValueItemsItemPointsMax = 100;

export const bindEmailResponseValueItemsItemDetailMax = 120;

export const bindEmailResponseValueItemsItemChangedAtMax = 30;

export const bindEmailResponseValueItemsMax = 10;

export const bindEmailResponseValueLastLoginOneAtMax = 30;

export const bindEmailResponseValueLastLoginOneIpMax = 45;

export const bindEmailResponseValueLastLoginOneCountryMax = 2;


export const bindEmailResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const bindEmailResponseValueLastLoginOneDeviceMax = 120;



export const BindEmailResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindEmailResponseValueScoreMin)).check(/*#__PURE__*/ zod.lte(bindEmailResponseValueScoreMax)).check(/*#__PURE__*/ zod.describe('The sum of the points of what is done.')),
  "strength": /*#__PURE__*/ zod.enum(['weak', 'fair', 'good', 'strong']).check(/*#__PURE__*/ zod.describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),
  "state": /*#__PURE__*/ zod.enum(['done', 'missing', 'renew']).check(/*#__PURE__*/ zod.describe('Done, missing, or to be renewed because it is too old or too weak.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindEmailResponseValueItemsItemPointsMin)).check(/*#__PURE__*/ zod.lte(bindEmailResponseValueItemsItemPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds when it is done. All items together make 100.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueItemsItemDetailMax))).check(/*#__PURE__*/ zod.describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueItemsItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When it was last set or changed, null if never.'))
}).check(/*#__PURE__*/ zod.describe('A part of the safety of the account, and how it stands.'))).check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueItemsMax)).check(/*#__PURE__*/ zod.describe('All parts, in the order of the page.')),
  "nextItem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What to do next, null when everything is done.')),
  "newPlaceCheck": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a login from a new place asks for a code by SMS.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(bindEmailResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('How safe the member\'s account is.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `bindEmail`.'))

/**
 * Binds the number, in place of an earlier one, which is told of it; login by SMS goes by the new one at once. A number
 * of another member is 409 `contact_in_use`; the code is used up all the same. The number of a member who is
 * self-excluded counts as another member's.
 * @summary Bind a mobile number
 */
export const bindMobileHeaderMerchantMax = 32;


export const bindMobileHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const bindMobileHeaderXRequestIdMax = 64;


export const bindMobileHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const BindMobileHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindMobileHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(bindMobileHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindMobileHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(bindMobileHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const bindMobileBodyOneCountryDialingCodeMax = 5;


export const bindMobileBodyOneCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const bindMobileBodyOneMobileNumMin = 4;
export const bindMobileBodyOneMobileNumMax = 20;


export const bindMobileBodyOneMobileNumRegExp = new RegExp('^[0-9]+$');
export const bindMobileBodyOneVerificationCodeMax = 255;

export const bindMobileBodyOneLoginPasswordMax = 256;

export const bindMobileBodyTwoPayloadMin = 20;
export const bindMobileBodyTwoPayloadMax = 65536;


export const bindMobileBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const BindMobileBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "countryDialingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindMobileBodyOneCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(bindMobileBodyOneCountryDialingCodeRegExp)).check(/*#__PURE__*/ zod.describe('The dialling code of a country, digits only.')),
  "mobileNum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bindMobileBodyOneMobileNumMin)).check(/*#__PURE__*/ zod.maxLength(bindMobileBodyOneMobileNumMax)).check(/*#__PURE__*/ zod.regex(bindMobileBodyOneMobileNumRegExp)).check(/*#__PURE__*/ zod.describe('The mobile number.')),
  "verificationCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindMobileBodyOneVerificationCodeMax)).check(/*#__PURE__*/ zod.describe('The code that was sent to it.')),
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindMobileBodyOneLoginPasswordMax)).check(/*#__PURE__*/ zod.describe('The login password, as proof.'))
}).check(/*#__PURE__*/ zod.describe('A mobile number and the proof that it is the member\'s.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bindMobileBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(bindMobileBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(bindMobileBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `bindMobile`, plain or encrypted.'))

export const bindMobileResponseValueScoreMin = 0;
export const bindMobileResponseValueScoreMax = 100;

export const bindMobileResponseValueItemsItemPointsMin = 0;
export const bindMobileResponseValueItemsItemPointsMax = 100;

export const bindMobileResponseValueItemsItemDetailMax = 120;

export const bindMobileResponseValueItemsItemChangedAtMax = 30;

export const bindMobileResponseValueItemsMax = 10;

export const bindMobileResponseValueLastLoginOneAtMax = 30;

export const bindMobileResponseValueLastLoginOneIpMax = 45;

export const bindMobileResponseValueLastLoginOneCountryMax = 2;


export const bindMobileResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const bindMobileResponseValueLastLoginOneDeviceMax = 120;



export const BindMobileResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindMobileResponseValueScoreMin)).check(/*#__PURE__*/ zod.lte(bindMobileResponseValueScoreMax)).check(/*#__PURE__*/ zod.describe('The sum of the points of what is done.')),
  "strength": /*#__PURE__*/ zod.enum(['weak', 'fair', 'good', 'strong']).check(/*#__PURE__*/ zod.describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),
  "state": /*#__PURE__*/ zod.enum(['done', 'missing', 'renew']).check(/*#__PURE__*/ zod.describe('Done, missing, or to be renewed because it is too old or too weak.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindMobileResponseValueItemsItemPointsMin)).check(/*#__PURE__*/ zod.lte(bindMobileResponseValueItemsItemPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds when it is done. All items together make 100.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueItemsItemDetailMax))).check(/*#__PURE__*/ zod.describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueItemsItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When it was last set or changed, null if never.'))
}).check(/*#__PURE__*/ zod.describe('A part of the safety of the account, and how it stands.'))).check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueItemsMax)).check(/*#__PURE__*/ zod.describe('All parts, in the order of the page.')),
  "nextItem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What to do next, null when everything is done.')),
  "newPlaceCheck": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a login from a new place asks for a code by SMS.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(bindMobileResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('How safe the member\'s account is.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `bindMobile`.'))

/**
 * The attempts to log in to the account of the session, the newest first, failed ones too, with place and device. Kept
 * for at least 3 months. A page beyond the last is empty.
 * @summary List the logins
 */
export const listLoginHistoryQueryFromMax = 30;

export const listLoginHistoryQueryToMax = 30;

export const listLoginHistoryQueryPageNoDefault = 1;
export const listLoginHistoryQueryPageNoMax = 100000;

export const listLoginHistoryQueryPageSizeDefault = 42;
export const listLoginHistoryQueryPageSizeMax = 100;



export const ListLoginHistoryQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "outcome": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['success', 'wrong_password', 'wrong_code', 'locked', 'new_place', 'two_step', 'self_excluded'])).check(/*#__PURE__*/ zod.describe('Attempts that came out like this only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLoginHistoryQueryPageNoMax)), listLoginHistoryQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLoginHistoryQueryPageSizeMax)), listLoginHistoryQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listLoginHistoryHeaderMerchantMax = 32;


export const listLoginHistoryHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listLoginHistoryHeaderXRequestIdMax = 64;


export const listLoginHistoryHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListLoginHistoryHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLoginHistoryHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listLoginHistoryHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLoginHistoryHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listLoginHistoryHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listLoginHistoryResponseValueContentItemLoginIdMax = 40;

export const listLoginHistoryResponseValueContentItemAtMax = 30;

export const listLoginHistoryResponseValueContentItemIpMax = 45;

export const listLoginHistoryResponseValueContentItemCountryMax = 2;


export const listLoginHistoryResponseValueContentItemCountryRegExp = new RegExp('^[A-Z]{2}$');
export const listLoginHistoryResponseValueContentItemDeviceMax = 120;

export const listLoginHistoryResponseValueContentMax = 100;

export const listLoginHistoryResponseValueTotalPagesMin = 0;
export const listLoginHistoryResponseValueTotalPagesMax = 100000;

export const listLoginHistoryResponseValueTotalElementsMin = 0;
export const listLoginHistoryResponseValueTotalElementsMax = 10000000;

export const listLoginHistoryResponseValueFailedTotalMin = 0;
export const listLoginHistoryResponseValueFailedTotalMax = 10000000;



export const ListLoginHistoryResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "loginId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryResponseValueContentItemLoginIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryResponseValueContentItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "outcome": /*#__PURE__*/ zod.enum(['success', 'wrong_password', 'wrong_code', 'locked', 'new_place', 'two_step', 'self_excluded']).check(/*#__PURE__*/ zod.describe('What came of an attempt. `new_place`: a code by SMS was asked for first, `two_step`: the code of the authenticator app.')),
  "method": /*#__PURE__*/ zod.enum(['username', 'sms', 'google', 'facebook', 'ticket', 'registration']).check(/*#__PURE__*/ zod.describe('How somebody logged in. `ticket` is a login ticket of the merchant, `registration` the login that follows it.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryResponseValueContentItemIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLoginHistoryResponseValueContentItemCountryMax)).check(/*#__PURE__*/ zod.regex(listLoginHistoryResponseValueContentItemCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryResponseValueContentItemDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.')),
  "current": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it opened the session of this call.'))
}).check(/*#__PURE__*/ zod.describe('An attempt to log in.'))).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The attempts of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLoginHistoryResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listLoginHistoryResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLoginHistoryResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listLoginHistoryResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Attempts in all.')),
  "failedTotal": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLoginHistoryResponseValueFailedTotalMin)).check(/*#__PURE__*/ zod.lte(listLoginHistoryResponseValueFailedTotalMax)).check(/*#__PURE__*/ zod.describe('Those of them that failed.'))
}).check(/*#__PURE__*/ zod.describe('A page of the login history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listLoginHistory`.'))

/**
 * What the portal loads after each login: the welcome of the first login until it is dismissed, the last login once a
 * session. Trial accounts are answered too, with nothing due.
 * @summary Tell what to show after the login
 */
export const getLoginInfoHeaderMerchantMax = 32;


export const getLoginInfoHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getLoginInfoHeaderXRequestIdMax = 64;


export const getLoginInfoHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetLoginInfoHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLoginInfoHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getLoginInfoHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLoginInfoHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getLoginInfoHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getLoginInfoResponseValueLastLoginOneAtMax = 30;

export const getLoginInfoResponseValueLastLoginOneIpMax = 45;

export const getLoginInfoResponseValueLastLoginOneCountryMax = 2;


export const getLoginInfoResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const getLoginInfoResponseValueLastLoginOneDeviceMax = 120;

export const getLoginInfoResponseValueFailedSinceMin = 0;
export const getLoginInfoResponseValueFailedSinceMax = 10000;



export const GetLoginInfoResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "firstLoginDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the welcome of the first login is still to be shown; it offers deposit limits and the profile.')),
  "afterLoginDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the last login is still to be shown in this session.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getLoginInfoResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLoginInfoResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLoginInfoResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(getLoginInfoResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLoginInfoResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.')),
  "failedSince": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getLoginInfoResponseValueFailedSinceMin)).check(/*#__PURE__*/ zod.lte(getLoginInfoResponseValueFailedSinceMax)).check(/*#__PURE__*/ zod.describe('Failed attempts since then.')),
  "profileComplete": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether payee name and birthday are given.')),
  "depositLimitSet": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member has a deposit limit of its own.')),
  "passwordChangeDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the login password has to be changed first.'))
}).check(/*#__PURE__*/ zod.describe('What the portal shows right after a login.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getLoginInfo`.'))

/**
 * Remembers that the welcome was shown, for the account, or the last login, for this session, and answers what is still
 * due. Doing it again changes nothing.
 * @summary Dismiss what was shown after the login
 */
export const dismissLoginInfoHeaderMerchantMax = 32;


export const dismissLoginInfoHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const dismissLoginInfoHeaderXRequestIdMax = 64;


export const dismissLoginInfoHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const DismissLoginInfoHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dismissLoginInfoHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(dismissLoginInfoHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dismissLoginInfoHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(dismissLoginInfoHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const DismissLoginInfoBody = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['first_login', 'after_login']).check(/*#__PURE__*/ zod.describe('The welcome of the first login, or the last login.'))
}).check(/*#__PURE__*/ zod.describe('What was shown.'))

export const dismissLoginInfoResponseValueLastLoginOneAtMax = 30;

export const dismissLoginInfoResponseValueLastLoginOneIpMax = 45;

export const dismissLoginInfoResponseValueLastLoginOneCountryMax = 2;


export const dismissLoginInfoResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const dismissLoginInfoResponseValueLastLoginOneDeviceMax = 120;

export const dismissLoginInfoResponseValueFailedSinceMin = 0;
export const dismissLoginInfoResponseValueFailedSinceMax = 10000;



export const DismissLoginInfoResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "firstLoginDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the welcome of the first login is still to be shown; it offers deposit limits and the profile.')),
  "afterLoginDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the last login is still to be shown in this session.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(dismissLoginInfoResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dismissLoginInfoResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dismissLoginInfoResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(dismissLoginInfoResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dismissLoginInfoResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.')),
  "failedSince": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dismissLoginInfoResponseValueFailedSinceMin)).check(/*#__PURE__*/ zod.lte(dismissLoginInfoResponseValueFailedSinceMax)).check(/*#__PURE__*/ zod.describe('Failed attempts since then.')),
  "profileComplete": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether payee name and birthday are given.')),
  "depositLimitSet": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member has a deposit limit of its own.')),
  "passwordChangeDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the login password has to be changed first.'))
}).check(/*#__PURE__*/ zod.describe('What the portal shows right after a login.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `dismissLoginInfo`.'))

