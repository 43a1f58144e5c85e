/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ValidationRule } from './validation-rule.ts';

/**
 * The rules of the registration user, field by field. A field that is missing is off.
 */
export interface RegisterRules {
  username?: ValidationRule;
  password?: ValidationRule;
  confirmPassword?: ValidationRule;
  payeeName?: ValidationRule;
  email?: ValidationRule;
  qqNum?: ValidationRule;
  mobileNum?: ValidationRule;
  recommenderId?: ValidationRule;
  captcha?: ValidationRule;
  verificationCode?: ValidationRule;
  affiliateCode?: ValidationRule;
  paymentPassword?: ValidationRule;
  line?: ValidationRule;
  whatsapp?: ValidationRule;
  zalo?: ValidationRule;
  facebook?: ValidationRule;
  wechat?: ValidationRule;
  idNumber?: ValidationRule;
  referralCode?: ValidationRule;
  domain?: ValidationRule;
  countryDialingCode?: ValidationRule;
}
