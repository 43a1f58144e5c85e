import { Lock } from 'lucide-react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RulePasswordField } from '#portal/form/rule-fields.tsx';
import { plainRule, type RuledField } from '#portal/form/rule-resolver.ts';

/** Any password: the server compares it. */
export const anyPassword: RuledField = { rule: plainRule(1, 256), kind: 'password' };

type LoginPasswordFieldProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
};

/** The login password, as proof that the member itself makes a change. */
export function LoginPasswordField<Values extends FieldValues>({ form, name }: LoginPasswordFieldProps<Values>) {
  const { t } = useTranslation();
  return (
    <RulePasswordField
      form={form}
      name={name}
      field={anyPassword}
      label={t('member.security.payment.login')}
      icon={<Lock size={18} aria-hidden="true" />}
      autoComplete="current-password"
    />
  );
}
