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
  "decimals": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPermissionResponseValueInfoBrandCurrencyDecimalsMin)).check(/*#__PURE__*/ zod.lte(getPermissionResponseValueInfoBrandCurrencyDecimalsMax)).check(/*#__PURE__*/ zod.describe('Decimals that are shown.'))
}).check(/*#__PURE__*/ zod.describe('The one currency of the brand.')),
  "site": /*#__PURE__*/ zod.enum(['member', 'agent']).check(/*#__PURE__*/ zod.describe('Whether players or agents log in here.')),
  "aboutText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandAboutTextMax)).check(/*#__PURE__*/ zod.describe('The footer\'s words about the site.')),
  "copyright": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandCopyrightMax)).check(/*#__PURE__*/ zod.describe('The footer\'s last line.')),
  "paymentMethods": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['BANK_QR', 'TRANSFER', 'E_WALLET', 'CRYPTO', 'CARD'])).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandPaymentMethodsMax)).check(/*#__PURE__*/ zod.describe('The payment method icons of the footer.')),
  "helpLine": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoBrandHelpLineMax))).check(/*#__PURE__*/ zod.describe('A telephone number or address for players who need help.')),
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
  "smsChannel": /*#__PURE__*/ zod.enum(['server', 'firebase']).check(/*#__PURE__*/ zod.describe('Who sends the SMS code.'))
}).check(/*#__PURE__*/ zod.describe('How registration works on this site.')),
  "resources": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "resourceType": /*#__PURE__*/ zod.enum(['AFFILIATELINK', 'TELEGRAM', 'Android', 'MOBILECONFIG', 'YOUTUBE', 'INSTAGRAM', 'FACEBOOK', 'TWITTER', 'TIKTOK', 'LINE']).check(/*#__PURE__*/ zod.describe('What a resource link leads to.')),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoResourcesItemUrlMax)).check(/*#__PURE__*/ zod.describe('Where it leads.')),
  "qrCodeUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoResourcesItemQrCodeUrlMax))).check(/*#__PURE__*/ zod.describe('What its QR code says, where that differs from `url`.')),
  "labelNameEn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoResourcesItemLabelNameEnMax)).check(/*#__PURE__*/ zod.describe('Its name in English.'))
}).check(/*#__PURE__*/ zod.describe('A link out of the site. A type without a resource is not shown anywhere.'))).check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoResourcesMax)).check(/*#__PURE__*/ zod.describe('The links out of the site, at most one of a type.')),
  "customerService": /*#__PURE__*/ zod.object({
  "contactUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoCustomerServiceContactUrlMax))).check(/*#__PURE__*/ zod.describe('The page of the customer service.')),
  "vip": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoCustomerServiceVipMax))).check(/*#__PURE__*/ zod.describe('The customer service of members whose rank is above 4.'))
}).check(/*#__PURE__*/ zod.describe('Where help by people is found.')),
  "analytics": /*#__PURE__*/ zod.object({
  "gtagId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPermissionResponseValueInfoAnalyticsGtagIdMax)).check(/*#__PURE__*/ zod.regex(getPermissionResponseValueInfoAnalyticsGtagIdRegExp))).check(/*#__PURE__*/ zod.describe('The measurement id; loaded after consent only.'))
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

