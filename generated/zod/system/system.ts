/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Whether the site is open to this visitor. Asked at start and before anything else is shown; answered also during
 * maintenance and to restricted places, with status 200, so that the portal can explain.
 * @summary Tell the state of the site
 */
export const getSystemStatusHeaderMerchantMax = 32;


export const getSystemStatusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getSystemStatusHeaderXRequestIdMax = 64;


export const getSystemStatusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetSystemStatusHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSystemStatusHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getSystemStatusHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSystemStatusHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getSystemStatusHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getSystemStatusResponseValueIpMax = 45;

export const getSystemStatusResponseValueCountryMax = 2;


export const getSystemStatusResponseValueCountryRegExp = new RegExp('^[A-Z]{2}$');
export const getSystemStatusResponseValueMaintenanceUntilMax = 30;



export const GetSystemStatusResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum({
  Normal: 0,
  Maintenance: 1,
  RegionRestricted: 2,
} as const).check(/*#__PURE__*/ zod.describe('The state of the site, 0 normal, 1 maintenance, 2 region restricted.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSystemStatusResponseValueIpMax)).check(/*#__PURE__*/ zod.describe('The visitor\'s address as the server sees it.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSystemStatusResponseValueCountryMax)).check(/*#__PURE__*/ zod.regex(getSystemStatusResponseValueCountryRegExp))).check(/*#__PURE__*/ zod.describe('The visitor\'s country (ISO 3166-1 alpha-2), null when it is not known.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getSystemStatusResponseValueMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When the maintenance is expected to end; null outside of one or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('The state of the site for this visitor.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getSystemStatus`.'))

/**
 * The brand, its switches, registration rules, links and settings, and the visitor's place. `url` names the host that the
 * portal was opened at; a host that the brand does not list is refused with 403 `invalid_domain`. Answered also during
 * maintenance and to restricted places. `maintenance` and `regionRestriction` can only make `getSystemStatus` stricter.
 * @summary Tell the site and its rules
 */
export const getPermissionQueryUrlMax = 255;


export const getPermissionQueryUrlRegExp = new RegExp('^[A-Za-z0-9.:\\[\\]_-]+$');


export const GetPermissionQueryParams = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionQueryUrlMax)).check(/*#__PURE__*/ zod.regex(getPermissionQueryUrlRegExp))).check(/*#__PURE__*/ zod.describe('The host of the page that asks, with its port if it has one.'))
})

export const getPermissionHeaderMerchantMax = 32;


export const getPermissionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPermissionHeaderXRequestIdMax = 64;


export const getPermissionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPermissionHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPermissionHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPermissionHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getPermissionResponseValueInfoBrandNameMax = 40;

export const getPermissionResponseValueInfoBrandMerchantCodeMax = 32;


export const getPermissionResponseValueInfoBrandMerchantCodeRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPermissionResponseValueInfoBrandLanguagesItemCodeMax = 2;


export const getPermissionResponseValueInfoBrandLanguagesItemCodeRegExp = new RegExp('^[A-Z]{2}$');
export const getPermissionResponseValueInfoBrandLanguagesItemLabelMax = 40;

export const getPermissionResponseValueInfoBrandLanguagesMax = 40;

export const getPermissionResponseValueInfoBrandCurrencyCodeMax = 5;


export const getPermissionResponseValueInfoBrandCurrencyCodeRegExp = new RegExp('^[A-Z]{3,5}$');
export const getPermissionResponseValueInfoBrandCurrencySymbolMax = 4;

export const getPermissionResponseValueInfoBrandCurrencyDecimalsMin = 0;
export const getPermissionResponseValueInfoBrandCurrencyDecimalsMax = 8;

export const getPermissionResponseValueInfoBrandCurrencyMinBetsItemMax = 12;


export const getPermissionResponseValueInfoBrandCurrencyMinBetsItemRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2}$');
export const getPermissionResponseValueInfoBrandCurrencyMinBetsMax = 8;

export const getPermissionResponseValueInfoBrandTimeZoneMax = 64;

export const getPermissionResponseValueInfoBrandLogoOneDarkMax = 2048;

export const getPermissionResponseValueInfoBrandLogoOneLightMax = 2048;

export const getPermissionResponseValueInfoBrandAboutTextMax = 600;

export const getPermissionResponseValueInfoBrandCopyrightMax = 120;

export const getPermissionResponseValueInfoBrandPaymentMethodsMax = 12;

export const getPermissionResponseValueInfoBrandHelpLineMax = 80;

export const getPermissionResponseValueInfoBrandPartnersItemNameMax = 60;

export const getPermissionResponseValueInfoBrandPartnersItemLogoDarkMax = 2048;

export const getPermissionResponseValueInfoBrandPartnersItemLogoLightMax = 2048;

export const getPermissionResponseValueInfoBrandPartnersMax = 12;

export const getPermissionResponseValueInfoWhitelabelItemModIdMax = 60;

export const getPermissionResponseValueInfoWhitelabelItemEnabledMax = 1;

export const getPermissionResponseValueInfoWhitelabelItemChildrenNodesMax = 100;

export const getPermissionResponseValueInfoWhitelabelMax = 100;

export const getPermissionResponseValueInfoRegisterRulesUsernameMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesUsernameMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesUsernameMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesUsernameAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesUsernamePatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesPasswordMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesPasswordMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesPasswordMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesPasswordAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesPasswordPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesConfirmPasswordMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesConfirmPasswordMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesConfirmPasswordMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesConfirmPasswordAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesConfirmPasswordPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesPayeeNameMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesPayeeNameMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesPayeeNameMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesPayeeNameAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesPayeeNamePatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesEmailMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesEmailMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesEmailMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesEmailAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesEmailPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesQqNumMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesQqNumMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesQqNumMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesQqNumAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesQqNumPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesMobileNumMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesMobileNumMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesMobileNumMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesMobileNumAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesMobileNumPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesRecommenderIdMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesRecommenderIdMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesRecommenderIdMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesRecommenderIdAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesRecommenderIdPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesCaptchaMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesCaptchaMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesCaptchaMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesCaptchaAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesCaptchaPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesVerificationCodeMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesVerificationCodeMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesVerificationCodeMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesVerificationCodeAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesVerificationCodePatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesAffiliateCodeMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesAffiliateCodeMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesAffiliateCodeMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesAffiliateCodeAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesAffiliateCodePatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesPaymentPasswordMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesPaymentPasswordMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesPaymentPasswordMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesPaymentPasswordAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesPaymentPasswordPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesLineMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesLineMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesLineMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesLineAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesLinePatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesWhatsappMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesWhatsappMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesWhatsappMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesWhatsappAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesWhatsappPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesZaloMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesZaloMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesZaloMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesZaloAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesZaloPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesFacebookMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesFacebookMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesFacebookMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesFacebookAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesFacebookPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesWechatMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesWechatMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesWechatMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesWechatAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesWechatPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesIdNumberMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesIdNumberMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesIdNumberMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesIdNumberAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesIdNumberPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesReferralCodeMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesReferralCodeMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesReferralCodeMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesReferralCodeAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesReferralCodePatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesDomainMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesDomainMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesDomainMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesDomainAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesDomainPatternIdMax = 22;

export const getPermissionResponseValueInfoRegisterRulesCountryDialingCodeMinLengthMin = 0;
export const getPermissionResponseValueInfoRegisterRulesCountryDialingCodeMinLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesCountryDialingCodeMaxLengthMax = 1000;

export const getPermissionResponseValueInfoRegisterRulesCountryDialingCodeAcceptedPatternMax = 500;

export const getPermissionResponseValueInfoRegisterRulesCountryDialingCodePatternIdMax = 22;

export const getPermissionResponseValueInfoResourcesItemUrlMax = 2048;

export const getPermissionResponseValueInfoResourcesItemQrCodeUrlMax = 2048;

export const getPermissionResponseValueInfoResourcesItemLabelNameEnMax = 100;

export const getPermissionResponseValueInfoResourcesMax = 40;

export const getPermissionResponseValueInfoCustomerServiceContactUrlMax = 2048;

export const getPermissionResponseValueInfoCustomerServiceVipMax = 2048;

export const getPermissionResponseValueInfoCustomerServicePathKeyMax = 43;


export const getPermissionResponseValueInfoCustomerServicePathKeyRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');
export const getPermissionResponseValueInfoAnalyticsGtagIdMax = 22;


export const getPermissionResponseValueInfoAnalyticsGtagIdRegExp = new RegExp('^G-[A-Z0-9]{4,20}$');
export const getPermissionResponseValueInfoImageCDNsItemMax = 2048;

export const getPermissionResponseValueInfoImageCDNsMax = 10;

export const getPermissionResponseValueInfoLaunchGameCDNsItemMax = 2048;

export const getPermissionResponseValueInfoLaunchGameCDNsMax = 10;

export const getPermissionResponseValueInfoSocialLoginGoogleMax = 200;

export const getPermissionResponseValueInfoSocialLoginFacebookMax = 200;

export const getPermissionResponseValueLocationIpMax = 45;

export const getPermissionResponseValueLocationCountryMax = 2;


export const getPermissionResponseValueLocationCountryRegExp = new RegExp('^[A-Z]{2}$');


export const GetPermissionResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "info": /*#__PURE__*/ zod.object({
  "brand": /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandNameMax)).check(/*#__PURE__*/ zod.describe('The name in titles and texts.')),
  "merchantCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandMerchantCodeMax)).check(/*#__PURE__*/ zod.regex(getPermissionResponseValueInfoBrandMerchantCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a brand, fixed in its configuration.')),
  "defaultLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "languages": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandLanguagesItemCodeMax)).check(/*#__PURE__*/ zod.regex(getPermissionResponseValueInfoBrandLanguagesItemCodeRegExp)).check(/*#__PURE__*/ zod.describe('Its code.')),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandLanguagesItemLabelMax)).check(/*#__PURE__*/ zod.describe('Its own name.')),
  "bundled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the portal speaks it.'))
}).check(/*#__PURE__*/ zod.describe('A language of the site. Those that are not bundled are listed and cannot be chosen.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandLanguagesMax)).check(/*#__PURE__*/ zod.describe('The languages that the site lists.')),
  "currency": /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandCurrencyCodeMax)).check(/*#__PURE__*/ zod.regex(getPermissionResponseValueInfoBrandCurrencyCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "symbol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandCurrencySymbolMax)).check(/*#__PURE__*/ zod.describe('Put before every amount.')),
  "decimals": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoBrandCurrencyDecimalsMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoBrandCurrencyDecimalsMax)).check(/*#__PURE__*/ zod.describe('Decimals that are shown.')),
  "minBets": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandCurrencyMinBetsItemMax)).check(/*#__PURE__*/ zod.regex(getPermissionResponseValueInfoBrandCurrencyMinBetsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandCurrencyMinBetsMax))).check(/*#__PURE__*/ zod.describe('The stakes that a lobby offers as filter, the smallest first, for `minBet` of `listGames`. Without them it offers no such filter.'))
}).check(/*#__PURE__*/ zod.describe('The one currency of the brand.')),
  "timeZone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandTimeZoneMax))).check(/*#__PURE__*/ zod.describe('The IANA time zone whose days are the days of ranges, limits and bills; without it they are those of UTC.')),
  "site": /*#__PURE__*/ zod.enum(['member', 'agent']).check(/*#__PURE__*/ zod.describe('Whether players or agents log in here.')),
  "logo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "dark": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandLogoOneDarkMax)).check(/*#__PURE__*/ zod.describe('The logo on dark.')),
  "light": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandLogoOneLightMax)).check(/*#__PURE__*/ zod.describe('The logo on light.'))
}).check(/*#__PURE__*/ zod.describe('A logo for each theme, shown 28 px high.')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('The brand\'s own logo; without one the name stands beside the portal\'s mark. Null is the same as none.')),
  "aboutText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandAboutTextMax)).check(/*#__PURE__*/ zod.describe('The footer\'s words about the site.')),
  "copyright": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandCopyrightMax)).check(/*#__PURE__*/ zod.describe('The footer\'s last line.')),
  "paymentMethods": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['BANK_QR', 'TRANSFER', 'E_WALLET', 'CRYPTO', 'CARD'])).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandPaymentMethodsMax)).check(/*#__PURE__*/ zod.describe('The payment method icons of the footer.')),
  "helpLine": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandHelpLineMax))).check(/*#__PURE__*/ zod.describe('A telephone number or address for players who need help; null where the brand names none.')),
  "partners": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandPartnersItemNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "logoDark": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandPartnersItemLogoDarkMax)).check(/*#__PURE__*/ zod.describe('The logo on dark.')),
  "logoLight": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandPartnersItemLogoLightMax)).check(/*#__PURE__*/ zod.describe('The logo on light.'))
}).check(/*#__PURE__*/ zod.describe('A partner, with a logo for each theme.'))).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandPartnersMax))).check(/*#__PURE__*/ zod.describe('Partners named in the footer.'))
}).check(/*#__PURE__*/ zod.describe('The face of the site.')),
  "whitelabel": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "modId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoWhitelabelItemModIdMax)).check(/*#__PURE__*/ zod.describe('The name of the switch, for instance `FREEPLAY3`.')),
  "enabled": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoWhitelabelItemEnabledMax)).check(/*#__PURE__*/ zod.describe('`\'1\'` is on, anything else is off.')),
  "childrenNodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.unknown()).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoWhitelabelItemChildrenNodesMax)).check(/*#__PURE__*/ zod.describe('Switches below this one.'))
}).check(/*#__PURE__*/ zod.describe('A switch of the brand. The feature flags are nodes; switches may nest.'))).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoWhitelabelMax)).check(/*#__PURE__*/ zod.describe('The switches of the brand.')),
  "register": /*#__PURE__*/ zod.object({
  "rules": /*#__PURE__*/ zod.object({
  "username": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesUsernameMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesUsernameMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesUsernameMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesUsernameAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesUsernamePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesPasswordMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesPasswordMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesPasswordMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesPasswordAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesPasswordPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "confirmPassword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesConfirmPasswordMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesConfirmPasswordMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesConfirmPasswordMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesConfirmPasswordAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesConfirmPasswordPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "payeeName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesPayeeNameMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesPayeeNameMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesPayeeNameMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesPayeeNameAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesPayeeNamePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesEmailMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesEmailMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesEmailMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesEmailAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesEmailPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "qqNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesQqNumMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesQqNumMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesQqNumMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesQqNumAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesQqNumPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "mobileNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesMobileNumMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesMobileNumMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesMobileNumMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesMobileNumAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesMobileNumPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "recommenderId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesRecommenderIdMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesRecommenderIdMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesRecommenderIdMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesRecommenderIdAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesRecommenderIdPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "captcha": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesCaptchaMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesCaptchaMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesCaptchaMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesCaptchaAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesCaptchaPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "verificationCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesVerificationCodeMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesVerificationCodeMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesVerificationCodeMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesVerificationCodeAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesVerificationCodePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "affiliateCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesAffiliateCodeMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesAffiliateCodeMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesAffiliateCodeMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesAffiliateCodeAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesAffiliateCodePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "paymentPassword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesPaymentPasswordMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesPaymentPasswordMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesPaymentPasswordMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesPaymentPasswordAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesPaymentPasswordPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "line": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesLineMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesLineMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesLineMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesLineAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesLinePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "whatsapp": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesWhatsappMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesWhatsappMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesWhatsappMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesWhatsappAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesWhatsappPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "zalo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesZaloMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesZaloMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesZaloMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesZaloAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesZaloPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "facebook": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesFacebookMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesFacebookMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesFacebookMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesFacebookAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesFacebookPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "wechat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesWechatMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesWechatMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesWechatMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesWechatAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesWechatPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "idNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesIdNumberMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesIdNumberMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesIdNumberMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesIdNumberAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesIdNumberPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "referralCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesReferralCodeMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesReferralCodeMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesReferralCodeMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesReferralCodeAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesReferralCodePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "domain": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesDomainMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesDomainMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesDomainMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesDomainAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesDomainPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "countryDialingCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoRegisterRulesCountryDialingCodeMinLengthMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesCountryDialingCodeMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesCountryDialingCodeMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoRegisterRulesCountryDialingCodeAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoRegisterRulesCountryDialingCodePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
})).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.'))
}).check(/*#__PURE__*/ zod.describe('The rules of the registration user, field by field. A field that is missing is off.')),
  "smsChannel": /*#__PURE__*/ zod.enum(['server', 'firebase']).check(/*#__PURE__*/ zod.describe('Who sends codes by SMS, the site\'s own server or Firebase.'))
}).check(/*#__PURE__*/ zod.describe('How registration works on this site.')),
  "resources": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "resourceType": /*#__PURE__*/ zod.enum(['AFFILIATELINK', 'TELEGRAM', 'Android', 'MOBILECONFIG', 'YOUTUBE', 'INSTAGRAM', 'FACEBOOK', 'TWITTER', 'TIKTOK', 'LINE']).check(/*#__PURE__*/ zod.describe('What a resource link leads to.')),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoResourcesItemUrlMax)).check(/*#__PURE__*/ zod.describe('Where it leads.')),
  "qrCodeUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoResourcesItemQrCodeUrlMax))).check(/*#__PURE__*/ zod.describe('What its QR code says, where that differs from `url`; else null.')),
  "labelNameEn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoResourcesItemLabelNameEnMax)).check(/*#__PURE__*/ zod.describe('Its name in English.'))
}).check(/*#__PURE__*/ zod.describe('A link out of the site. A type without a resource is not shown anywhere.'))).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoResourcesMax)).check(/*#__PURE__*/ zod.describe('The links out of the site, at most one of a type.')),
  "customerService": /*#__PURE__*/ zod.object({
  "contactUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoCustomerServiceContactUrlMax))).check(/*#__PURE__*/ zod.describe('The page of the customer service; null where there is none.')),
  "vip": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoCustomerServiceVipMax))).check(/*#__PURE__*/ zod.describe('The customer service of members whose rank is above 4; null where they have none of their own.')),
  "pathKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoCustomerServicePathKeyMax)).check(/*#__PURE__*/ zod.regex(getPermissionResponseValueInfoCustomerServicePathKeyRegExp))).check(/*#__PURE__*/ zod.describe('The key of the encrypted paths of `getCustomerService`, 256 bits in base64url; missing where no path is encrypted. It keeps addresses out of the reach of crawlers, not of visitors.'))
}).check(/*#__PURE__*/ zod.describe('Where help by people is found.')),
  "analytics": /*#__PURE__*/ zod.object({
  "gtagId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoAnalyticsGtagIdMax)).check(/*#__PURE__*/ zod.regex(getPermissionResponseValueInfoAnalyticsGtagIdRegExp))).check(/*#__PURE__*/ zod.describe('The measurement id; loaded after consent only; null where the brand measures nothing.'))
}).check(/*#__PURE__*/ zod.describe('Measurement, off where nothing is named.')),
  "imageCDNs": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoImageCDNsItemMax))).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoImageCDNsMax)).check(/*#__PURE__*/ zod.describe('Origins that serve pictures, in order of preference; none means this one.')),
  "launchGameCDNs": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoLaunchGameCDNsItemMax))).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoLaunchGameCDNsMax)).check(/*#__PURE__*/ zod.describe('Origins that games may be started from; none means this one.')),
  "settings": /*#__PURE__*/ zod.object({
  "loginedToHomePage": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether every route but the open ones asks for a login.')),
  "isShowMC": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member centre can be entered.')),
  "isShowAC": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the agent centre can be entered.')),
  "contracts": /*#__PURE__*/ zod.object({
  "dividend": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Dividends.')),
  "daily": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Daily salary.')),
  "hourly": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Hourly salary.')),
  "realtime": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Real-time salary.'))
}).check(/*#__PURE__*/ zod.describe('Which contracts between agents are on.')),
  "captcha": /*#__PURE__*/ zod.object({
  "login": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('At login.')),
  "register": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('At registration.'))
}).check(/*#__PURE__*/ zod.describe('Where a captcha is always asked for.'))
}).check(/*#__PURE__*/ zod.describe('Settings of the site.')),
  "promos": /*#__PURE__*/ zod.object({
  "REFERRAL": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Invite friends.'))
}).check(/*#__PURE__*/ zod.describe('Promotions that open pages of their own.')),
  "socialLogin": /*#__PURE__*/ zod.object({
  "google": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoSocialLoginGoogleMax))).check(/*#__PURE__*/ zod.describe('The client id at Google.')),
  "facebook": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoSocialLoginFacebookMax))).check(/*#__PURE__*/ zod.describe('The app id at Facebook.'))
}).check(/*#__PURE__*/ zod.describe('Sign-in through others; a provider without a client id is off.'))
}).check(/*#__PURE__*/ zod.describe('Everything about the site that does not depend on who asks.')),
  "location": /*#__PURE__*/ zod.object({
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueLocationIpMax)).check(/*#__PURE__*/ zod.describe('The address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueLocationCountryMax)).check(/*#__PURE__*/ zod.regex(getPermissionResponseValueLocationCountryRegExp))).check(/*#__PURE__*/ zod.describe('The country (ISO 3166-1 alpha-2), null when it is not known.'))
}).check(/*#__PURE__*/ zod.describe('Where the visitor is, as the server sees it.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the site is under maintenance.')),
  "regionRestriction": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the visitor\'s place may not use the site.'))
}).check(/*#__PURE__*/ zod.describe('The site, the visitor\'s place, and whether the site is open to it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPermission`.'))

/**
 * The same tree as in the permission payload, for systems that need nothing else. A node is on when `enabled` is `'1'`.
 * @summary Tell the brand's switches
 */
export const getWhitelabelHeaderMerchantMax = 32;


export const getWhitelabelHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getWhitelabelHeaderXRequestIdMax = 64;


export const getWhitelabelHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetWhitelabelHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWhitelabelHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getWhitelabelHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWhitelabelHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getWhitelabelHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getWhitelabelResponseValueItemModIdMax = 60;

export const getWhitelabelResponseValueItemEnabledMax = 1;

export const getWhitelabelResponseValueItemChildrenNodesMax = 100;

export const getWhitelabelResponseValueMax = 100;



export const GetWhitelabelResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "modId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWhitelabelResponseValueItemModIdMax)).check(/*#__PURE__*/ zod.describe('The name of the switch, for instance `FREEPLAY3`.')),
  "enabled": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWhitelabelResponseValueItemEnabledMax)).check(/*#__PURE__*/ zod.describe('`\'1\'` is on, anything else is off.')),
  "childrenNodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.unknown()).check(/*#__PURE__*/ zod.maxLength(getWhitelabelResponseValueItemChildrenNodesMax)).check(/*#__PURE__*/ zod.describe('Switches below this one.'))
}).check(/*#__PURE__*/ zod.describe('A switch of the brand. The feature flags are nodes; switches may nest.'))).check(/*#__PURE__*/ zod.maxLength(getWhitelabelResponseValueMax)).check(/*#__PURE__*/ zod.describe('The top switches.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getWhitelabel`.'))

/**
 * The public keys to which the bodies of (E) operations are encrypted. The first is to be used; the others are still
 * opened. May be kept for 5 minutes.
 * @summary Tell the keys for encrypted bodies
 */
export const getJwksHeaderMerchantMax = 32;


export const getJwksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getJwksHeaderXRequestIdMax = 64;


export const getJwksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetJwksHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getJwksHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getJwksHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getJwksHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getJwksHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getJwksResponseValueKeysItemXMax = 43;


export const getJwksResponseValueKeysItemXRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');
export const getJwksResponseValueKeysItemYMax = 43;


export const getJwksResponseValueKeysItemYRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');
export const getJwksResponseValueKeysItemKidMax = 64;

export const getJwksResponseValueKeysMax = 5;



export const GetJwksResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "keys": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kty": /*#__PURE__*/ zod.literal("EC").check(/*#__PURE__*/ zod.describe('The key type.')),
  "crv": /*#__PURE__*/ zod.literal("P-256").check(/*#__PURE__*/ zod.describe('The curve.')),
  "x": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getJwksResponseValueKeysItemXMax)).check(/*#__PURE__*/ zod.regex(getJwksResponseValueKeysItemXRegExp)).check(/*#__PURE__*/ zod.describe('The first coordinate.')),
  "y": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getJwksResponseValueKeysItemYMax)).check(/*#__PURE__*/ zod.regex(getJwksResponseValueKeysItemYRegExp)).check(/*#__PURE__*/ zod.describe('The second coordinate.')),
  "kid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getJwksResponseValueKeysItemKidMax)).check(/*#__PURE__*/ zod.describe('The key\'s id.')),
  "use": /*#__PURE__*/ zod.literal("enc").check(/*#__PURE__*/ zod.describe('It encrypts.')),
  "alg": /*#__PURE__*/ zod.literal("ECDH-ES+A256KW").check(/*#__PURE__*/ zod.describe('The key agreement.'))
}).check(/*#__PURE__*/ zod.describe('A public key for encrypted bodies (RFC 7517), on the curve P-256.'))).check(/*#__PURE__*/ zod.maxLength(getJwksResponseValueKeysMax)).check(/*#__PURE__*/ zod.describe('The keys.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a plain body of an (E) operation is refused with `encryption_required`.'))
}).check(/*#__PURE__*/ zod.describe('The keys that the server opens, the current one first. An empty list means that bodies travel plain.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getJwks`.'))

/**
 * The domains at which the brand's site answers for the visitor's place, in the order in which they should be tried; the
 * first is the one to recommend. A domain that is blocked for the place or out of service is left out, so the list may
 * differ from that of `getRouters`. Answered also during maintenance and to restricted places.
 * @summary Tell the domains that serve this visitor
 */
export const getDomainRouteHeaderMerchantMax = 32;


export const getDomainRouteHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getDomainRouteHeaderXRequestIdMax = 64;


export const getDomainRouteHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetDomainRouteHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDomainRouteHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getDomainRouteHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDomainRouteHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getDomainRouteHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getDomainRouteResponseValueItemDomainMax = 255;


export const getDomainRouteResponseValueItemDomainRegExp = new RegExp('^[a-z0-9.:\\[\\]_-]+$');
export const getDomainRouteResponseValueItemPriorityMax = 100;

export const getDomainRouteResponseValueMax = 50;



export const GetDomainRouteResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "domain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDomainRouteResponseValueItemDomainMax)).check(/*#__PURE__*/ zod.regex(getDomainRouteResponseValueItemDomainRegExp)).check(/*#__PURE__*/ zod.describe('The host, with its port if it has one.')),
  "site": /*#__PURE__*/ zod.enum(['member', 'agent']).check(/*#__PURE__*/ zod.describe('Whether players or agents log in there.')),
  "priority": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getDomainRouteResponseValueItemPriorityMax)).check(/*#__PURE__*/ zod.describe('Its place in the order of the site\'s domains, 1 the first.'))
}).check(/*#__PURE__*/ zod.describe('A domain at which the brand\'s site answers.'))).check(/*#__PURE__*/ zod.maxLength(getDomainRouteResponseValueMax)).check(/*#__PURE__*/ zod.describe('The domains of this site that serve the visitor, in order.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getDomainRoute`.'))

/**
 * Every domain of the brand, whatever the place, and its links out of the site by type, at most one of a type. The portal
 * keeps the answer as session key `routers`, also after a logout: with it other domains can be offered when this one
 * fails. May be kept for 5 minutes. Answered also during maintenance and to restricted places.
 * @summary Tell all domains and links of the brand
 */
export const getRoutersHeaderMerchantMax = 32;


export const getRoutersHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getRoutersHeaderXRequestIdMax = 64;


export const getRoutersHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetRoutersHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRoutersHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getRoutersHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRoutersHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getRoutersHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getRoutersResponseDomainListItemDomainMax = 255;


export const getRoutersResponseDomainListItemDomainRegExp = new RegExp('^[a-z0-9.:\\[\\]_-]+$');
export const getRoutersResponseDomainListItemPriorityMax = 100;

export const getRoutersResponseDomainListMax = 100;

export const getRoutersResponseResourcesItemUrlMax = 2048;

export const getRoutersResponseResourcesItemQrCodeUrlMax = 2048;

export const getRoutersResponseResourcesItemLabelNameEnMax = 100;

export const getRoutersResponseResourcesMax = 40;



export const GetRoutersResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "domainList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "domain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRoutersResponseDomainListItemDomainMax)).check(/*#__PURE__*/ zod.regex(getRoutersResponseDomainListItemDomainRegExp)).check(/*#__PURE__*/ zod.describe('The host, with its port if it has one.')),
  "site": /*#__PURE__*/ zod.enum(['member', 'agent']).check(/*#__PURE__*/ zod.describe('Whether players or agents log in there.')),
  "priority": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRoutersResponseDomainListItemPriorityMax)).check(/*#__PURE__*/ zod.describe('Its place in the order of the site\'s domains, 1 the first.'))
}).check(/*#__PURE__*/ zod.describe('A domain at which the brand\'s site answers.'))).check(/*#__PURE__*/ zod.maxLength(getRoutersResponseDomainListMax)).check(/*#__PURE__*/ zod.describe('Every domain of the brand, by site and in order.')),
  "resources": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "resourceType": /*#__PURE__*/ zod.enum(['AFFILIATELINK', 'TELEGRAM', 'Android', 'MOBILECONFIG', 'YOUTUBE', 'INSTAGRAM', 'FACEBOOK', 'TWITTER', 'TIKTOK', 'LINE']).check(/*#__PURE__*/ zod.describe('What a resource link leads to.')),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRoutersResponseResourcesItemUrlMax)).check(/*#__PURE__*/ zod.describe('Where it leads.')),
  "qrCodeUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getRoutersResponseResourcesItemQrCodeUrlMax))).check(/*#__PURE__*/ zod.describe('What its QR code says, where that differs from `url`; else null.')),
  "labelNameEn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRoutersResponseResourcesItemLabelNameEnMax)).check(/*#__PURE__*/ zod.describe('Its name in English.'))
}).check(/*#__PURE__*/ zod.describe('A link out of the site. A type without a resource is not shown anywhere.'))).check(/*#__PURE__*/ zod.maxLength(getRoutersResponseResourcesMax)).check(/*#__PURE__*/ zod.describe('The links out of the site, at most one of a type.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getRouters`.'))

/**
 * The countries whose mobile numbers this brand takes, for login, registration and password by phone; a number of any
 * other country is `mobile_number_invalid` there. They stand in the brand's order, for every visitor the same.
 * Without a choice the first holds.
 * @summary List the countries whose numbers are admitted
 */
export const listCountryCodesHeaderMerchantMax = 32;


export const listCountryCodesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listCountryCodesHeaderXRequestIdMax = 64;


export const listCountryCodesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListCountryCodesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCountryCodesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listCountryCodesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCountryCodesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listCountryCodesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listCountryCodesResponseValueItemCountryCodeMax = 2;


export const listCountryCodesResponseValueItemCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const listCountryCodesResponseValueItemCountryDialingCodeMax = 5;


export const listCountryCodesResponseValueItemCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const listCountryCodesResponseValueMax = 260;



export const ListCountryCodesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCountryCodesResponseValueItemCountryCodeMax)).check(/*#__PURE__*/ zod.regex(listCountryCodesResponseValueItemCountryCodeRegExp)).check(/*#__PURE__*/ zod.describe('The country (ISO 3166-1 alpha-2).')),
  "countryDialingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCountryCodesResponseValueItemCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(listCountryCodesResponseValueItemCountryDialingCodeRegExp)).check(/*#__PURE__*/ zod.describe('The dialling code of a country, digits only.'))
}).check(/*#__PURE__*/ zod.describe('A country and how its telephone numbers begin.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCountryCodesResponseValueMax)).check(/*#__PURE__*/ zod.describe('The countries.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listCountryCodes`.'))

/**
 * All that a registration form needs: the tabs in order with what each asks for, the rule of every field of the
 * registration user, who sends the codes, the agreement, and the amount that the page names. Every field has its rule; one
 * that is off (`enabled: false`) is neither shown nor sent. The server enforces each rule at registration, and those of
 * username, password, e-mail and mobile number also where these are changed. Asked again whenever a form opens.
 *
 * **patternId** names a pattern and the message `reg_pattern_{patternId}`: 1 length range, 2 a letter, then letters and
 * digits, 3 letters and digits, 4 digits, 5 at least one upper-case letter, 6 English letters and spaces, 7 no spaces, 8
 * yyyy-MM-dd, 9 MM-dd-yyyy, 10 full name separated by space, 11 e-mail, 12 mobile number, 13 lower-case letters and
 * digits, 14 upper-case letters and digits, 15 letters, digits and underscore, 16 at least one letter and one digit, 17
 * lower-case, upper-case and digit each at least once, 18 at least one special character, 19 letters of any language and
 * spaces, 20 no special characters, 21 messenger handle, 22 identity number (9 or 12 digits). Length, pattern and
 * `acceptedPattern` must all hold.
 *
 * **Tabs.** `username` is there with `USERNAMEREG3`, `mobile` with `MOBILENUMREG3`, none without `DIRECTREG3`.
 * `verificationCode` follows `REGMOBVERF3`, `password` of tab `mobile` follows `MOBILENUMPASSREG3`, `captcha` follows
 * `info.settings.captcha.register`.
 * @summary Tell how one registers
 */
export const getRegisterSettingsHeaderMerchantMax = 32;


export const getRegisterSettingsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getRegisterSettingsHeaderXRequestIdMax = 64;


export const getRegisterSettingsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetRegisterSettingsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getRegisterSettingsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getRegisterSettingsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getRegisterSettingsResponseValueTabsMax = 2;

export const getRegisterSettingsResponseValueRulesOneUsernameMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneUsernameMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneUsernameMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneUsernameAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneUsernamePatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOnePasswordMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOnePasswordMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOnePasswordMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOnePasswordAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOnePasswordPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneConfirmPasswordMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneConfirmPasswordMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneConfirmPasswordMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneConfirmPasswordAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneConfirmPasswordPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOnePayeeNameMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOnePayeeNameMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOnePayeeNameMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOnePayeeNameAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOnePayeeNamePatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneEmailMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneEmailMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneEmailMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneEmailAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneEmailPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneQqNumMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneQqNumMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneQqNumMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneQqNumAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneQqNumPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneMobileNumMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneMobileNumMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneMobileNumMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneMobileNumAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneMobileNumPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneRecommenderIdMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneRecommenderIdMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneRecommenderIdMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneRecommenderIdAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneRecommenderIdPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneCaptchaMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneCaptchaMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneCaptchaMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneCaptchaAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneCaptchaPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneVerificationCodeMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneVerificationCodeMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneVerificationCodeMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneVerificationCodeAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneVerificationCodePatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneAffiliateCodeMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneAffiliateCodeMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneAffiliateCodeMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneAffiliateCodeAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneAffiliateCodePatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOnePaymentPasswordMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOnePaymentPasswordMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOnePaymentPasswordMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOnePaymentPasswordAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOnePaymentPasswordPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneLineMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneLineMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneLineMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneLineAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneLinePatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneWhatsappMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneWhatsappMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneWhatsappMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneWhatsappAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneWhatsappPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneZaloMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneZaloMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneZaloMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneZaloAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneZaloPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneFacebookMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneFacebookMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneFacebookMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneFacebookAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneFacebookPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneWechatMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneWechatMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneWechatMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneWechatAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneWechatPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneIdNumberMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneIdNumberMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneIdNumberMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneIdNumberAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneIdNumberPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneReferralCodeMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneReferralCodeMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneReferralCodeMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneReferralCodeAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneReferralCodePatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneDomainMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneDomainMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneDomainMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneDomainAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneDomainPatternIdMax = 22;

export const getRegisterSettingsResponseValueRulesOneCountryDialingCodeMinLengthMin = 0;
export const getRegisterSettingsResponseValueRulesOneCountryDialingCodeMinLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneCountryDialingCodeMaxLengthMax = 1000;

export const getRegisterSettingsResponseValueRulesOneCountryDialingCodeAcceptedPatternMax = 500;

export const getRegisterSettingsResponseValueRulesOneCountryDialingCodePatternIdMax = 22;

export const getRegisterSettingsResponseValueAgreementMinimumAgeMin = 18;
export const getRegisterSettingsResponseValueAgreementMinimumAgeMax = 30;

export const getRegisterSettingsResponseValueAgreementUrlMax = 2048;

export const getRegisterSettingsResponseValueDisplayAmountMax = 40;



export const GetRegisterSettingsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "tabs": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['username', 'mobile']).check(/*#__PURE__*/ zod.describe('By username or by mobile number.')),
  "verificationCode": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a code proves the mobile number.')),
  "password": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it asks for a password, twice; always by username.')),
  "captcha": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it asks for a captcha.'))
}).check(/*#__PURE__*/ zod.describe('A form of registration and what it asks for.'))).check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueTabsMax)).check(/*#__PURE__*/ zod.describe('The forms, in order; none means that nobody registers.')),
  "rules": /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "username": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneUsernameMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneUsernameMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneUsernameMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneUsernameAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneUsernamePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "password": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOnePasswordMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOnePasswordMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOnePasswordMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOnePasswordAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOnePasswordPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "confirmPassword": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneConfirmPasswordMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneConfirmPasswordMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneConfirmPasswordMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneConfirmPasswordAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneConfirmPasswordPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "payeeName": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOnePayeeNameMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOnePayeeNameMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOnePayeeNameMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOnePayeeNameAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOnePayeeNamePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "email": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneEmailMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneEmailMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneEmailMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneEmailAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneEmailPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "qqNum": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneQqNumMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneQqNumMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneQqNumMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneQqNumAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneQqNumPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "mobileNum": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneMobileNumMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneMobileNumMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneMobileNumMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneMobileNumAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneMobileNumPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "recommenderId": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneRecommenderIdMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneRecommenderIdMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneRecommenderIdMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneRecommenderIdAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneRecommenderIdPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "captcha": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneCaptchaMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneCaptchaMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneCaptchaMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneCaptchaAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneCaptchaPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "verificationCode": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneVerificationCodeMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneVerificationCodeMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneVerificationCodeMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneVerificationCodeAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneVerificationCodePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "affiliateCode": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneAffiliateCodeMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneAffiliateCodeMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneAffiliateCodeMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneAffiliateCodeAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneAffiliateCodePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "paymentPassword": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOnePaymentPasswordMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOnePaymentPasswordMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOnePaymentPasswordMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOnePaymentPasswordAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOnePaymentPasswordPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "line": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneLineMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneLineMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneLineMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneLineAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneLinePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "whatsapp": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneWhatsappMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneWhatsappMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneWhatsappMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneWhatsappAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneWhatsappPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "zalo": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneZaloMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneZaloMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneZaloMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneZaloAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneZaloPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "facebook": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneFacebookMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneFacebookMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneFacebookMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneFacebookAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneFacebookPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "wechat": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneWechatMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneWechatMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneWechatMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneWechatAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneWechatPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "idNumber": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneIdNumberMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneIdNumberMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneIdNumberMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneIdNumberAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneIdNumberPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "referralCode": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneReferralCodeMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneReferralCodeMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneReferralCodeMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneReferralCodeAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneReferralCodePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "domain": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneDomainMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneDomainMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneDomainMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneDomainAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneDomainPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "countryDialingCode": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueRulesOneCountryDialingCodeMinLengthMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneCountryDialingCodeMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneCountryDialingCodeMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueRulesOneCountryDialingCodeAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueRulesOneCountryDialingCodePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.'))
}).check(/*#__PURE__*/ zod.describe('The rules of the registration user, field by field. A field that is missing is off.')), /*#__PURE__*/ zod.unknown()).check(/*#__PURE__*/ zod.describe('The rules of the registration user, every field with its own.')),
  "smsChannel": /*#__PURE__*/ zod.enum(['server', 'firebase']).check(/*#__PURE__*/ zod.describe('Who sends codes by SMS, the site\'s own server or Firebase.')),
  "agreement": /*#__PURE__*/ zod.object({
  "minimumAge": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRegisterSettingsResponseValueAgreementMinimumAgeMin)).check(/*#__PURE__*/ zod.lte(getRegisterSettingsResponseValueAgreementMinimumAgeMax)).check(/*#__PURE__*/ zod.describe('The age that it confirms.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueAgreementUrlMax)).check(/*#__PURE__*/ zod.describe('Where it can be read.')),
  "isAgree": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the box is ticked to begin with.'))
}).check(/*#__PURE__*/ zod.describe('The agreement to which a registration states consent.')),
  "displayAmount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRegisterSettingsResponseValueDisplayAmountMax)).check(/*#__PURE__*/ zod.describe('The amount that the page names, as text; what a promotion really credits stands with the promotion.'))
}).check(/*#__PURE__*/ zod.describe('How one registers on this site.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getRegisterSettings`.'))

