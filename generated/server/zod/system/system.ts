/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Whether the site is open to this visitor. Asked at start and before anything else is shown; answered also during
 * maintenance and to restricted places, with status 200, so that the portal can explain.
 * @summary Tell the state of the site
 */
export const getSystemStatusHeaderMerchantMax = 32;


export const getSystemStatusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getSystemStatusHeaderXRequestIdMax = 64;


export const getSystemStatusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetSystemStatusHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getSystemStatusHeaderMerchantMax).regex(getSystemStatusHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getSystemStatusHeaderXRequestIdMax).regex(getSystemStatusHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getSystemStatusResponseValueIpMax = 45;

export const getSystemStatusResponseValueCountryMax = 2;


export const getSystemStatusResponseValueCountryRegExp = new RegExp('^[A-Z]{2}$');
export const getSystemStatusResponseValueMaintenanceUntilMax = 30;



export const GetSystemStatusResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "status": zod.enum({
  Normal: 0,
  Maintenance: 1,
  RegionRestricted: 2,
}).describe('The state of the site, 0 normal, 1 maintenance, 2 region restricted.'),
  "ip": zod.string().max(getSystemStatusResponseValueIpMax).describe('The visitor\'s address as the server sees it.'),
  "country": zod.string().max(getSystemStatusResponseValueCountryMax).regex(getSystemStatusResponseValueCountryRegExp).nullable().describe('The visitor\'s country (ISO 3166-1 alpha-2), null when it is not known.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(getSystemStatusResponseValueMaintenanceUntilMax).nullable().describe('When the maintenance is expected to end; null outside of one or when nobody knows.')
}).describe('The state of the site for this visitor.')
}).describe('The answer of `getSystemStatus`.')

/**
 * The brand, its switches, registration rules, links and settings, and the visitor's place. `url` names the host that the
 * portal was opened at; a host that the brand does not list is refused with 403 `invalid_domain`. Answered also during
 * maintenance and to restricted places. `maintenance` and `regionRestriction` can only make `getSystemStatus` stricter.
 * @summary Tell the site and its rules
 */
export const getPermissionQueryUrlMax = 255;


export const getPermissionQueryUrlRegExp = new RegExp('^[A-Za-z0-9.:\\[\\]_-]+$');


export const GetPermissionQueryParams = zod.object({
  "url": zod.string().min(1).max(getPermissionQueryUrlMax).regex(getPermissionQueryUrlRegExp).optional().describe('The host of the page that asks, with its port if it has one.')
})

export const getPermissionHeaderMerchantMax = 32;


export const getPermissionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPermissionHeaderXRequestIdMax = 64;


export const getPermissionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPermissionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPermissionHeaderMerchantMax).regex(getPermissionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPermissionHeaderXRequestIdMax).regex(getPermissionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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


export const GetPermissionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "info": zod.strictObject({
  "brand": zod.strictObject({
  "name": zod.string().min(1).max(getPermissionResponseValueInfoBrandNameMax).describe('The name in titles and texts.'),
  "merchantCode": zod.string().max(getPermissionResponseValueInfoBrandMerchantCodeMax).regex(getPermissionResponseValueInfoBrandMerchantCodeRegExp).describe('The code of a brand, fixed in its configuration.'),
  "defaultLanguage": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "languages": zod.array(zod.strictObject({
  "code": zod.string().max(getPermissionResponseValueInfoBrandLanguagesItemCodeMax).regex(getPermissionResponseValueInfoBrandLanguagesItemCodeRegExp).describe('Its code.'),
  "label": zod.string().max(getPermissionResponseValueInfoBrandLanguagesItemLabelMax).describe('Its own name.'),
  "bundled": zod.boolean().describe('Whether the portal speaks it.')
}).describe('A language of the site. Those that are not bundled are listed and cannot be chosen.')).min(1).max(getPermissionResponseValueInfoBrandLanguagesMax).describe('The languages that the site lists.'),
  "currency": zod.strictObject({
  "code": zod.string().max(getPermissionResponseValueInfoBrandCurrencyCodeMax).regex(getPermissionResponseValueInfoBrandCurrencyCodeRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "symbol": zod.string().min(1).max(getPermissionResponseValueInfoBrandCurrencySymbolMax).describe('Put before every amount.'),
  "decimals": zod.int().min(getPermissionResponseValueInfoBrandCurrencyDecimalsMin).max(getPermissionResponseValueInfoBrandCurrencyDecimalsMax).describe('Decimals that are shown.')
}).describe('The one currency of the brand.'),
  "site": zod.enum(['member', 'agent']).describe('Whether players or agents log in here.'),
  "aboutText": zod.string().max(getPermissionResponseValueInfoBrandAboutTextMax).describe('The footer\'s words about the site.'),
  "copyright": zod.string().max(getPermissionResponseValueInfoBrandCopyrightMax).describe('The footer\'s last line.'),
  "paymentMethods": zod.array(zod.enum(['BANK_QR', 'TRANSFER', 'E_WALLET', 'CRYPTO', 'CARD'])).max(getPermissionResponseValueInfoBrandPaymentMethodsMax).describe('The payment method icons of the footer.'),
  "helpLine": zod.string().max(getPermissionResponseValueInfoBrandHelpLineMax).nullable().describe('A telephone number or address for players who need help.'),
  "partners": zod.array(zod.strictObject({
  "name": zod.string().min(1).max(getPermissionResponseValueInfoBrandPartnersItemNameMax).describe('Its name.'),
  "logoDark": zod.string().max(getPermissionResponseValueInfoBrandPartnersItemLogoDarkMax).describe('The logo on dark.'),
  "logoLight": zod.string().max(getPermissionResponseValueInfoBrandPartnersItemLogoLightMax).describe('The logo on light.')
}).describe('A partner, with a logo for each theme.')).max(getPermissionResponseValueInfoBrandPartnersMax).optional().describe('Partners named in the footer.')
}).describe('The face of the site.'),
  "whitelabel": zod.array(zod.strictObject({
  "modId": zod.string().min(1).max(getPermissionResponseValueInfoWhitelabelItemModIdMax).describe('The name of the switch, for instance `FREEPLAY3`.'),
  "enabled": zod.string().max(getPermissionResponseValueInfoWhitelabelItemEnabledMax).describe('`\'1\'` is on, anything else is off.'),
  "childrenNodes": zod.array(zod.unknown()).max(getPermissionResponseValueInfoWhitelabelItemChildrenNodesMax).describe('Switches below this one.')
}).describe('A switch of the brand. The feature flags are nodes; switches may nest.')).max(getPermissionResponseValueInfoWhitelabelMax).describe('The switches of the brand.'),
  "register": zod.strictObject({
  "rules": zod.strictObject({
  "username": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesUsernameMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesUsernameMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesUsernameMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesUsernameAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesUsernamePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "password": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesPasswordMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesPasswordMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesPasswordMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesPasswordAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesPasswordPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "confirmPassword": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesConfirmPasswordMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesConfirmPasswordMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesConfirmPasswordMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesConfirmPasswordAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesConfirmPasswordPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "payeeName": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesPayeeNameMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesPayeeNameMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesPayeeNameMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesPayeeNameAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesPayeeNamePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "email": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesEmailMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesEmailMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesEmailMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesEmailAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesEmailPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "qqNum": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesQqNumMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesQqNumMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesQqNumMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesQqNumAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesQqNumPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "mobileNum": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesMobileNumMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesMobileNumMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesMobileNumMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesMobileNumAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesMobileNumPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "recommenderId": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesRecommenderIdMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesRecommenderIdMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesRecommenderIdMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesRecommenderIdAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesRecommenderIdPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "captcha": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesCaptchaMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesCaptchaMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesCaptchaMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesCaptchaAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesCaptchaPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "verificationCode": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesVerificationCodeMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesVerificationCodeMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesVerificationCodeMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesVerificationCodeAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesVerificationCodePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "affiliateCode": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesAffiliateCodeMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesAffiliateCodeMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesAffiliateCodeMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesAffiliateCodeAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesAffiliateCodePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "paymentPassword": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesPaymentPasswordMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesPaymentPasswordMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesPaymentPasswordMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesPaymentPasswordAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesPaymentPasswordPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "line": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesLineMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesLineMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesLineMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesLineAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesLinePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "whatsapp": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesWhatsappMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesWhatsappMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesWhatsappMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesWhatsappAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesWhatsappPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "zalo": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesZaloMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesZaloMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesZaloMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesZaloAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesZaloPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "facebook": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesFacebookMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesFacebookMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesFacebookMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesFacebookAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesFacebookPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "wechat": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesWechatMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesWechatMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesWechatMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesWechatAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesWechatPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "idNumber": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesIdNumberMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesIdNumberMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesIdNumberMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesIdNumberAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesIdNumberPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "referralCode": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesReferralCodeMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesReferralCodeMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesReferralCodeMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesReferralCodeAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesReferralCodePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "domain": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesDomainMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesDomainMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesDomainMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesDomainAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesDomainPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "countryDialingCode": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getPermissionResponseValueInfoRegisterRulesCountryDialingCodeMinLengthMin).max(getPermissionResponseValueInfoRegisterRulesCountryDialingCodeMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesCountryDialingCodeMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getPermissionResponseValueInfoRegisterRulesCountryDialingCodeAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getPermissionResponseValueInfoRegisterRulesCountryDialingCodePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).optional().describe('What a field of the registration form must be. The server enforces every rule that it publishes.')
}).describe('The rules of the registration user, field by field. A field that is missing is off.'),
  "smsChannel": zod.enum(['server', 'firebase']).describe('Who sends codes by SMS, the site\'s own server or Firebase.')
}).describe('How registration works on this site.'),
  "resources": zod.array(zod.strictObject({
  "resourceType": zod.enum(['AFFILIATELINK', 'TELEGRAM', 'Android', 'MOBILECONFIG', 'YOUTUBE', 'INSTAGRAM', 'FACEBOOK', 'TWITTER', 'TIKTOK', 'LINE']).describe('What a resource link leads to.'),
  "url": zod.url().min(1).max(getPermissionResponseValueInfoResourcesItemUrlMax).describe('Where it leads.'),
  "qrCodeUrl": zod.url().max(getPermissionResponseValueInfoResourcesItemQrCodeUrlMax).nullable().describe('What its QR code says, where that differs from `url`.'),
  "labelNameEn": zod.string().max(getPermissionResponseValueInfoResourcesItemLabelNameEnMax).describe('Its name in English.')
}).describe('A link out of the site. A type without a resource is not shown anywhere.')).max(getPermissionResponseValueInfoResourcesMax).describe('The links out of the site, at most one of a type.'),
  "customerService": zod.strictObject({
  "contactUrl": zod.url().max(getPermissionResponseValueInfoCustomerServiceContactUrlMax).nullable().describe('The page of the customer service.'),
  "vip": zod.url().max(getPermissionResponseValueInfoCustomerServiceVipMax).nullable().describe('The customer service of members whose rank is above 4.'),
  "pathKey": zod.string().max(getPermissionResponseValueInfoCustomerServicePathKeyMax).regex(getPermissionResponseValueInfoCustomerServicePathKeyRegExp).optional().describe('The key of the encrypted paths of `getCustomerService`, 256 bits in base64url; missing where no path is encrypted. It keeps addresses out of the reach of crawlers, not of visitors.')
}).describe('Where help by people is found.'),
  "analytics": zod.strictObject({
  "gtagId": zod.string().max(getPermissionResponseValueInfoAnalyticsGtagIdMax).regex(getPermissionResponseValueInfoAnalyticsGtagIdRegExp).nullable().describe('The measurement id; loaded after consent only.')
}).describe('Measurement, off where nothing is named.'),
  "imageCDNs": zod.array(zod.url().max(getPermissionResponseValueInfoImageCDNsItemMax)).max(getPermissionResponseValueInfoImageCDNsMax).describe('Origins that serve pictures, in order of preference; none means this one.'),
  "launchGameCDNs": zod.array(zod.url().max(getPermissionResponseValueInfoLaunchGameCDNsItemMax)).max(getPermissionResponseValueInfoLaunchGameCDNsMax).describe('Origins that games may be started from; none means this one.'),
  "settings": zod.strictObject({
  "loginedToHomePage": zod.boolean().describe('Whether every route but the open ones asks for a login.'),
  "isShowMC": zod.boolean().describe('Whether the member centre can be entered.'),
  "isShowAC": zod.boolean().describe('Whether the agent centre can be entered.'),
  "contracts": zod.strictObject({
  "dividend": zod.boolean().describe('Dividends.'),
  "daily": zod.boolean().describe('Daily salary.'),
  "hourly": zod.boolean().describe('Hourly salary.'),
  "realtime": zod.boolean().describe('Real-time salary.')
}).describe('Which contracts between agents are on.'),
  "captcha": zod.strictObject({
  "login": zod.boolean().describe('At login.'),
  "register": zod.boolean().describe('At registration.')
}).describe('Where a captcha is always asked for.')
}).describe('Settings of the site.'),
  "promos": zod.strictObject({
  "REFERRAL": zod.boolean().describe('Invite friends.')
}).describe('Promotions that open pages of their own.'),
  "socialLogin": zod.strictObject({
  "google": zod.string().min(1).max(getPermissionResponseValueInfoSocialLoginGoogleMax).optional().describe('The client id at Google.'),
  "facebook": zod.string().min(1).max(getPermissionResponseValueInfoSocialLoginFacebookMax).optional().describe('The app id at Facebook.')
}).describe('Sign-in through others; a provider without a client id is off.')
}).describe('Everything about the site that does not depend on who asks.'),
  "location": zod.strictObject({
  "ip": zod.string().max(getPermissionResponseValueLocationIpMax).describe('The address.'),
  "country": zod.string().max(getPermissionResponseValueLocationCountryMax).regex(getPermissionResponseValueLocationCountryRegExp).nullable().describe('The country (ISO 3166-1 alpha-2), null when it is not known.')
}).describe('Where the visitor is, as the server sees it.'),
  "maintenance": zod.boolean().describe('Whether the site is under maintenance.'),
  "regionRestriction": zod.boolean().describe('Whether the visitor\'s place may not use the site.')
}).describe('The site, the visitor\'s place, and whether the site is open to it.')
}).describe('The answer of `getPermission`.')

/**
 * The same tree as in the permission payload, for systems that need nothing else. A node is on when `enabled` is `'1'`.
 * @summary Tell the brand's switches
 */
export const getWhitelabelHeaderMerchantMax = 32;


export const getWhitelabelHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getWhitelabelHeaderXRequestIdMax = 64;


export const getWhitelabelHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetWhitelabelHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getWhitelabelHeaderMerchantMax).regex(getWhitelabelHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getWhitelabelHeaderXRequestIdMax).regex(getWhitelabelHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getWhitelabelResponseValueItemModIdMax = 60;

export const getWhitelabelResponseValueItemEnabledMax = 1;

export const getWhitelabelResponseValueItemChildrenNodesMax = 100;

export const getWhitelabelResponseValueMax = 100;



export const GetWhitelabelResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "modId": zod.string().min(1).max(getWhitelabelResponseValueItemModIdMax).describe('The name of the switch, for instance `FREEPLAY3`.'),
  "enabled": zod.string().max(getWhitelabelResponseValueItemEnabledMax).describe('`\'1\'` is on, anything else is off.'),
  "childrenNodes": zod.array(zod.unknown()).max(getWhitelabelResponseValueItemChildrenNodesMax).describe('Switches below this one.')
}).describe('A switch of the brand. The feature flags are nodes; switches may nest.')).max(getWhitelabelResponseValueMax).describe('The top switches.')
}).describe('The answer of `getWhitelabel`.')

/**
 * The public keys to which the bodies of (E) operations are encrypted. The first is to be used; the others are still
 * opened. May be kept for 5 minutes.
 * @summary Tell the keys for encrypted bodies
 */
export const getJwksHeaderMerchantMax = 32;


export const getJwksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getJwksHeaderXRequestIdMax = 64;


export const getJwksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetJwksHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getJwksHeaderMerchantMax).regex(getJwksHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getJwksHeaderXRequestIdMax).regex(getJwksHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getJwksResponseValueKeysItemXMax = 43;


export const getJwksResponseValueKeysItemXRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');
export const getJwksResponseValueKeysItemYMax = 43;


export const getJwksResponseValueKeysItemYRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');
export const getJwksResponseValueKeysItemKidMax = 64;

export const getJwksResponseValueKeysMax = 5;



export const GetJwksResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "keys": zod.array(zod.strictObject({
  "kty": zod.literal("EC").describe('The key type.'),
  "crv": zod.literal("P-256").describe('The curve.'),
  "x": zod.string().max(getJwksResponseValueKeysItemXMax).regex(getJwksResponseValueKeysItemXRegExp).describe('The first coordinate.'),
  "y": zod.string().max(getJwksResponseValueKeysItemYMax).regex(getJwksResponseValueKeysItemYRegExp).describe('The second coordinate.'),
  "kid": zod.string().min(1).max(getJwksResponseValueKeysItemKidMax).describe('The key\'s id.'),
  "use": zod.literal("enc").describe('It encrypts.'),
  "alg": zod.literal("ECDH-ES+A256KW").describe('The key agreement.')
}).describe('A public key for encrypted bodies (RFC 7517), on the curve P-256.')).max(getJwksResponseValueKeysMax).describe('The keys.'),
  "required": zod.boolean().describe('Whether a plain body of an (E) operation is refused with `encryption_required`.')
}).describe('The keys that the server opens, the current one first. An empty list means that bodies travel plain.')
}).describe('The answer of `getJwks`.')

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


export const GetDomainRouteHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getDomainRouteHeaderMerchantMax).regex(getDomainRouteHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getDomainRouteHeaderXRequestIdMax).regex(getDomainRouteHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getDomainRouteResponseValueItemDomainMax = 255;


export const getDomainRouteResponseValueItemDomainRegExp = new RegExp('^[a-z0-9.:\\[\\]_-]+$');
export const getDomainRouteResponseValueItemPriorityMax = 100;

export const getDomainRouteResponseValueMax = 50;



export const GetDomainRouteResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "domain": zod.string().min(1).max(getDomainRouteResponseValueItemDomainMax).regex(getDomainRouteResponseValueItemDomainRegExp).describe('The host, with its port if it has one.'),
  "site": zod.enum(['member', 'agent']).describe('Whether players or agents log in there.'),
  "priority": zod.int().min(1).max(getDomainRouteResponseValueItemPriorityMax).describe('Its place in the order of the site\'s domains, 1 the first.')
}).describe('A domain at which the brand\'s site answers.')).max(getDomainRouteResponseValueMax).describe('The domains of this site that serve the visitor, in order.')
}).describe('The answer of `getDomainRoute`.')

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


export const GetRoutersHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getRoutersHeaderMerchantMax).regex(getRoutersHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getRoutersHeaderXRequestIdMax).regex(getRoutersHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getRoutersResponseDomainListItemDomainMax = 255;


export const getRoutersResponseDomainListItemDomainRegExp = new RegExp('^[a-z0-9.:\\[\\]_-]+$');
export const getRoutersResponseDomainListItemPriorityMax = 100;

export const getRoutersResponseDomainListMax = 100;

export const getRoutersResponseResourcesItemUrlMax = 2048;

export const getRoutersResponseResourcesItemQrCodeUrlMax = 2048;

export const getRoutersResponseResourcesItemLabelNameEnMax = 100;

export const getRoutersResponseResourcesMax = 40;



export const GetRoutersResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "domainList": zod.array(zod.strictObject({
  "domain": zod.string().min(1).max(getRoutersResponseDomainListItemDomainMax).regex(getRoutersResponseDomainListItemDomainRegExp).describe('The host, with its port if it has one.'),
  "site": zod.enum(['member', 'agent']).describe('Whether players or agents log in there.'),
  "priority": zod.int().min(1).max(getRoutersResponseDomainListItemPriorityMax).describe('Its place in the order of the site\'s domains, 1 the first.')
}).describe('A domain at which the brand\'s site answers.')).max(getRoutersResponseDomainListMax).describe('Every domain of the brand, by site and in order.'),
  "resources": zod.array(zod.strictObject({
  "resourceType": zod.enum(['AFFILIATELINK', 'TELEGRAM', 'Android', 'MOBILECONFIG', 'YOUTUBE', 'INSTAGRAM', 'FACEBOOK', 'TWITTER', 'TIKTOK', 'LINE']).describe('What a resource link leads to.'),
  "url": zod.url().min(1).max(getRoutersResponseResourcesItemUrlMax).describe('Where it leads.'),
  "qrCodeUrl": zod.url().max(getRoutersResponseResourcesItemQrCodeUrlMax).nullable().describe('What its QR code says, where that differs from `url`.'),
  "labelNameEn": zod.string().max(getRoutersResponseResourcesItemLabelNameEnMax).describe('Its name in English.')
}).describe('A link out of the site. A type without a resource is not shown anywhere.')).max(getRoutersResponseResourcesMax).describe('The links out of the site, at most one of a type.')
}).describe('The answer of `getRouters`.')

/**
 * The countries whose mobile numbers this brand takes, for login, registration and password by phone; a number of any
 * other country is 422 `mobile_number_invalid` there. The country of the visitor stands first where it is listed, the
 * others follow by country code. Without a choice the first holds.
 * @summary List the countries whose numbers are admitted
 */
export const listCountryCodesHeaderMerchantMax = 32;


export const listCountryCodesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listCountryCodesHeaderXRequestIdMax = 64;


export const listCountryCodesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListCountryCodesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listCountryCodesHeaderMerchantMax).regex(listCountryCodesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listCountryCodesHeaderXRequestIdMax).regex(listCountryCodesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listCountryCodesResponseValueItemCountryCodeMax = 2;


export const listCountryCodesResponseValueItemCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const listCountryCodesResponseValueItemCountryDialingCodeMax = 5;


export const listCountryCodesResponseValueItemCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const listCountryCodesResponseValueMax = 260;



export const ListCountryCodesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "countryCode": zod.string().max(listCountryCodesResponseValueItemCountryCodeMax).regex(listCountryCodesResponseValueItemCountryCodeRegExp).describe('The country (ISO 3166-1 alpha-2).'),
  "countryDialingCode": zod.string().min(1).max(listCountryCodesResponseValueItemCountryDialingCodeMax).regex(listCountryCodesResponseValueItemCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.')
}).describe('A country and how its telephone numbers begin.')).min(1).max(listCountryCodesResponseValueMax).describe('The countries.')
}).describe('The answer of `listCountryCodes`.')

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


export const GetRegisterSettingsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getRegisterSettingsHeaderMerchantMax).regex(getRegisterSettingsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getRegisterSettingsHeaderXRequestIdMax).regex(getRegisterSettingsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const GetRegisterSettingsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "tabs": zod.array(zod.strictObject({
  "type": zod.enum(['username', 'mobile']).describe('By username or by mobile number.'),
  "verificationCode": zod.boolean().describe('Whether a code proves the mobile number.'),
  "password": zod.boolean().describe('Whether it asks for a password, twice; always by username.'),
  "captcha": zod.boolean().describe('Whether it asks for a captcha.')
}).describe('A form of registration and what it asks for.')).max(getRegisterSettingsResponseValueTabsMax).describe('The forms, in order; none means that nobody registers.'),
  "rules": zod.strictObject({
  "username": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneUsernameMinLengthMin).max(getRegisterSettingsResponseValueRulesOneUsernameMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneUsernameMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneUsernameAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneUsernamePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "password": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOnePasswordMinLengthMin).max(getRegisterSettingsResponseValueRulesOnePasswordMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOnePasswordMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOnePasswordAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOnePasswordPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "confirmPassword": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneConfirmPasswordMinLengthMin).max(getRegisterSettingsResponseValueRulesOneConfirmPasswordMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneConfirmPasswordMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneConfirmPasswordAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneConfirmPasswordPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "payeeName": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOnePayeeNameMinLengthMin).max(getRegisterSettingsResponseValueRulesOnePayeeNameMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOnePayeeNameMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOnePayeeNameAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOnePayeeNamePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "email": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneEmailMinLengthMin).max(getRegisterSettingsResponseValueRulesOneEmailMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneEmailMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneEmailAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneEmailPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "qqNum": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneQqNumMinLengthMin).max(getRegisterSettingsResponseValueRulesOneQqNumMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneQqNumMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneQqNumAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneQqNumPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "mobileNum": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneMobileNumMinLengthMin).max(getRegisterSettingsResponseValueRulesOneMobileNumMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneMobileNumMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneMobileNumAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneMobileNumPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "recommenderId": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneRecommenderIdMinLengthMin).max(getRegisterSettingsResponseValueRulesOneRecommenderIdMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneRecommenderIdMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneRecommenderIdAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneRecommenderIdPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "captcha": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneCaptchaMinLengthMin).max(getRegisterSettingsResponseValueRulesOneCaptchaMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneCaptchaMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneCaptchaAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneCaptchaPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "verificationCode": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneVerificationCodeMinLengthMin).max(getRegisterSettingsResponseValueRulesOneVerificationCodeMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneVerificationCodeMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneVerificationCodeAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneVerificationCodePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "affiliateCode": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneAffiliateCodeMinLengthMin).max(getRegisterSettingsResponseValueRulesOneAffiliateCodeMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneAffiliateCodeMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneAffiliateCodeAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneAffiliateCodePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "paymentPassword": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOnePaymentPasswordMinLengthMin).max(getRegisterSettingsResponseValueRulesOnePaymentPasswordMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOnePaymentPasswordMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOnePaymentPasswordAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOnePaymentPasswordPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "line": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneLineMinLengthMin).max(getRegisterSettingsResponseValueRulesOneLineMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneLineMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneLineAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneLinePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "whatsapp": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneWhatsappMinLengthMin).max(getRegisterSettingsResponseValueRulesOneWhatsappMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneWhatsappMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneWhatsappAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneWhatsappPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "zalo": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneZaloMinLengthMin).max(getRegisterSettingsResponseValueRulesOneZaloMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneZaloMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneZaloAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneZaloPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "facebook": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneFacebookMinLengthMin).max(getRegisterSettingsResponseValueRulesOneFacebookMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneFacebookMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneFacebookAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneFacebookPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "wechat": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneWechatMinLengthMin).max(getRegisterSettingsResponseValueRulesOneWechatMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneWechatMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneWechatAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneWechatPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "idNumber": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneIdNumberMinLengthMin).max(getRegisterSettingsResponseValueRulesOneIdNumberMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneIdNumberMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneIdNumberAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneIdNumberPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "referralCode": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneReferralCodeMinLengthMin).max(getRegisterSettingsResponseValueRulesOneReferralCodeMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneReferralCodeMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneReferralCodeAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneReferralCodePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "domain": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneDomainMinLengthMin).max(getRegisterSettingsResponseValueRulesOneDomainMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneDomainMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneDomainAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneDomainPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "countryDialingCode": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getRegisterSettingsResponseValueRulesOneCountryDialingCodeMinLengthMin).max(getRegisterSettingsResponseValueRulesOneCountryDialingCodeMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneCountryDialingCodeMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getRegisterSettingsResponseValueRulesOneCountryDialingCodeAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getRegisterSettingsResponseValueRulesOneCountryDialingCodePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.')
}).describe('The rules of the registration user, field by field. A field that is missing is off.').and(zod.unknown()).describe('The rules of the registration user, every field with its own.'),
  "smsChannel": zod.enum(['server', 'firebase']).describe('Who sends codes by SMS, the site\'s own server or Firebase.'),
  "agreement": zod.strictObject({
  "minimumAge": zod.int().min(getRegisterSettingsResponseValueAgreementMinimumAgeMin).max(getRegisterSettingsResponseValueAgreementMinimumAgeMax).describe('The age that it confirms.'),
  "url": zod.string().min(1).max(getRegisterSettingsResponseValueAgreementUrlMax).describe('Where it can be read.'),
  "isAgree": zod.boolean().describe('Whether the box is ticked to begin with.')
}).describe('The agreement to which a registration states consent.'),
  "displayAmount": zod.string().max(getRegisterSettingsResponseValueDisplayAmountMax).describe('The amount that the page names, as text; what a promotion really credits stands with the promotion.')
}).describe('How one registers on this site.')
}).describe('The answer of `getRegisterSettings`.')

