import { useTranslation } from 'react-i18next';
import { CaptchaField } from '../../entities/verification/captcha-field.tsx';
import { useRuleField } from '../../form/use-rule-field.ts';
import type { RegisterFormState } from './use-register-form.ts';

/** The captcha of the registration (CAPTCHA-04). */
export function CaptchaPart({ register: { form, rules, captcha } }: { readonly register: RegisterFormState }) {
  const { t } = useTranslation();
  const { input } = useRuleField(form, 'captcha', { label: t('verification.captcha'), rule: rules.captcha });
  return (
    <CaptchaField
      {...input}
      captcha={captcha}
      onWorked={(nonce) => form.setValue('captcha', nonce, { shouldValidate: true })}
    />
  );
}
