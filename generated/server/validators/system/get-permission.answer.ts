// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "decimals": zod.int().min(getPermissionResponseValueInfoBrandCurrencyDecimalsMin).max(getPermissionResponseValueInfoBrandCurrencyDecimalsMax).describe('Decimals that are shown.'),
  "minBets": zod.array(zod.string().max(getPermissionResponseValueInfoBrandCurrencyMinBetsItemMax).regex(getPermissionResponseValueInfoBrandCurrencyMinBetsItemRegExp)).max(getPermissionResponseValueInfoBrandCurrencyMinBetsMax).optional().describe('The stakes that a lobby offers as filter, the smallest first, for `minBet` of `listGames`. Without them it offers no such filter.')
}).describe('The one currency of the brand.'),
  "timeZone": zod.string().min(1).max(getPermissionResponseValueInfoBrandTimeZoneMax).optional().describe('The IANA time zone whose days are the days of ranges, limits and bills; without it they are those of UTC.'),
  "site": zod.enum(['member', 'agent']).describe('Whether players or agents log in here.'),
  "logo": zod.union([zod.strictObject({
  "dark": zod.string().min(1).max(getPermissionResponseValueInfoBrandLogoOneDarkMax).describe('The logo on dark.'),
  "light": zod.string().min(1).max(getPermissionResponseValueInfoBrandLogoOneLightMax).describe('The logo on light.')
}).describe('A logo for each theme, shown 28 px high.'),zod.null()]).optional().describe('The brand\'s own logo; without one the name stands beside the portal\'s mark. Null is the same as none.'),
  "aboutText": zod.string().max(getPermissionResponseValueInfoBrandAboutTextMax).describe('The footer\'s words about the site.'),
  "copyright": zod.string().max(getPermissionResponseValueInfoBrandCopyrightMax).describe('The footer\'s last line.'),
  "paymentMethods": zod.array(zod.enum(['BANK_QR', 'TRANSFER', 'E_WALLET', 'CRYPTO', 'CARD'])).max(getPermissionResponseValueInfoBrandPaymentMethodsMax).describe('The payment method icons of the footer.'),
  "helpLine": zod.string().max(getPermissionResponseValueInfoBrandHelpLineMax).nullable().describe('A telephone number or address for players who need help; null where the brand names none.'),
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
  "qrCodeUrl": zod.url().max(getPermissionResponseValueInfoResourcesItemQrCodeUrlMax).nullable().describe('What its QR code says, where that differs from `url`; else null.'),
  "labelNameEn": zod.string().max(getPermissionResponseValueInfoResourcesItemLabelNameEnMax).describe('Its name in English.')
}).describe('A link out of the site. A type without a resource is not shown anywhere.')).max(getPermissionResponseValueInfoResourcesMax).describe('The links out of the site, at most one of a type.'),
  "customerService": zod.strictObject({
  "contactUrl": zod.url().max(getPermissionResponseValueInfoCustomerServiceContactUrlMax).nullable().describe('The page of the customer service; null where there is none.'),
  "vip": zod.url().max(getPermissionResponseValueInfoCustomerServiceVipMax).nullable().describe('The customer service of members whose rank is above 4; null where they have none of their own.'),
  "pathKey": zod.string().max(getPermissionResponseValueInfoCustomerServicePathKeyMax).regex(getPermissionResponseValueInfoCustomerServicePathKeyRegExp).optional().describe('The key of the encrypted paths of `getCustomerService`, 256 bits in base64url; missing where no path is encrypted. It keeps addresses out of the reach of crawlers, not of visitors.')
}).describe('Where help by people is found.'),
  "analytics": zod.strictObject({
  "gtagId": zod.string().max(getPermissionResponseValueInfoAnalyticsGtagIdMax).regex(getPermissionResponseValueInfoAnalyticsGtagIdRegExp).nullable().describe('The measurement id; loaded after consent only; null where the brand measures nothing.')
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

export const getPermission = {
  response: GetPermissionResponse,
  errors: ['validation_failed', 'invalid_domain', 'merchant_unknown', 'ip_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
