import type { RegisterSettings, RegisterTab } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import { registerRules } from './field-rules.ts';

/**
 * The registration settings (API-12): tabs by switch (FLAG-04), the rule of every field, and the form's other content.
 */
export function registerSettings(brand: Brand): RegisterSettings {
  const { register, registration, flags } = brand;
  const rules = registerRules(brand);
  const { verificationCode, captcha } = rules;
  const asksCaptcha = brand.settings.captcha.register;
  return {
    tabs: registerTabs(brand),
    rules: {
      ...rules,
      verificationCode: { ...verificationCode, enabled: flags.REGMOBVERF3, required: flags.REGMOBVERF3 },
      captcha: { ...captcha, enabled: asksCaptcha, required: asksCaptcha },
    },
    smsChannel: register.smsChannel,
    ...registration,
  };
}

/** The forms, in order. */
export function registerTabs({ flags, settings }: Pick<Brand, 'flags' | 'settings'>): RegisterTab[] {
  if (!flags.DIRECTREG3) return [];
  const shared = { verificationCode: flags.REGMOBVERF3, captcha: settings.captcha.register };
  return [
    ...(flags.USERNAMEREG3 ? [{ type: 'username' as const, password: true, ...shared }] : []),
    ...(flags.MOBILENUMREG3 ? [{ type: 'mobile' as const, password: flags.MOBILENUMPASSREG3, ...shared }] : []),
  ];
}
