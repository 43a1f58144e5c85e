import type { RegisterSettings, RegisterTab } from '#generated/model/index.ts';
import {
  registerMemberBodyOneCaptchaMax,
  registerMemberBodyOneVerificationCodeMax,
} from '#generated/zod/registration/registration.ts';
import type { FieldRule } from '#shared/validation/field-rule.ts';
import type { RegisterField } from '#shared/validation/register-fields.ts';

export type FormRules = Readonly<Record<RegisterField, FieldRule>>;

const must = { enabled: true, required: true };
const off = { enabled: false, required: false };

/**
 * The rules of a tab: those of the site plus those of the tab. By mobile number, the number is the account name
 * (REGISTER-28, REGISTER-29). Passwords, code and captcha depend on the tab (REGISTER-30, REGISTER-31).
 */
export function formRules(
  { rules }: Pick<RegisterSettings, 'rules'>,
  tab: RegisterTab,
  { asksAffiliate, asksCaptcha }: { readonly asksAffiliate: boolean; readonly asksCaptcha: boolean },
): FormRules {
  const byMobile = tab.type === 'mobile';
  const needsNumber = byMobile || tab.verificationCode;
  const change = (field: RegisterField, changes: Partial<FieldRule>) => ({ ...ruleOf(rules[field]), ...changes });
  return {
    username: change('username', byMobile ? off : must),
    countryDialingCode: change('countryDialingCode', needsNumber ? must : {}),
    mobileNum: change('mobileNum', needsNumber ? must : {}),
    verificationCode: change('verificationCode', tab.verificationCode ? must : off),
    password: change('password', tab.password ? must : off),
    confirmPassword: change('confirmPassword', tab.password ? must : off),
    // The accessible alternative to the image sends a nonce of another length.
    captcha: change('captcha', {
      ...(asksCaptcha ? must : off),
      minLength: 1,
      maxLength: registerMemberBodyOneCaptchaMax,
      patternId: 3,
    }),
    affiliateCode: change('affiliateCode', asksAffiliate ? {} : off),
    payeeName: change('payeeName', {}),
    email: change('email', {}),
    paymentPassword: change('paymentPassword', {}),
    idNumber: change('idNumber', {}),
    qqNum: change('qqNum', {}),
    line: change('line', {}),
    whatsapp: change('whatsapp', {}),
    zalo: change('zalo', {}),
    facebook: change('facebook', {}),
    wechat: change('wechat', {}),
    recommenderId: change('recommenderId', {}),
    referralCode: change('referralCode', {}),
    domain: change('domain', {}),
  };
}

/** A field without a rule is off (VALID-48); where a tab needs it all the same, it is as long as any may be. */
function ruleOf(rule: FieldRule | undefined): FieldRule {
  return (
    rule ?? {
      ...off,
      minLength: 1,
      maxLength: registerMemberBodyOneVerificationCodeMax,
      acceptedPattern: '*',
      patternId: 1,
    }
  );
}
