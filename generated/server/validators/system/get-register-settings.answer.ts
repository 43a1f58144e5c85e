// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const getRegisterSettings = {
  response: GetRegisterSettingsResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
