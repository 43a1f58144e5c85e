import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSite } from '#portal/access/site.ts';
import { demanded, plainRule, type RuledField } from '#portal/form/field-rules.ts';
import { PasswordParts } from '#portal/form/password-parts.tsx';
import { RulePasswordField } from '#portal/form/rule-fields.tsx';
import { useTyped } from '#portal/form/use-rule-field.ts';
import { anyPassword } from './login-password-field.tsx';

/** The brand's rule for new payment passwords. */
export function usePaymentRule(): RuledField {
  return { rule: demanded(useSite()?.register.rules.paymentPassword, plainRule(6, 64)), kind: 'paymentPassword' };
}

type NewPaymentFieldsProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly field: RuledField;
  readonly names: { readonly next: FieldPath<Values>; readonly again: FieldPath<Values> };
};

/** A new payment password, what its rule asks for, and the same again. */
export function NewPaymentFields<Values extends FieldValues>({ form, field, names }: NewPaymentFieldsProps<Values>) {
  const { t } = useTranslation();
  const partsId = useId();
  const typed = useTyped(form, names.next);
  const shared = { form, icon: <KeyRound size={18} aria-hidden="true" />, autoComplete: 'off' };
  return (
    <>
      <RulePasswordField
        {...shared}
        name={names.next}
        field={field}
        label={t('member.security.payment.next')}
        aria-describedby={partsId}
      />
      <PasswordParts id={partsId} rule={field.rule} value={typed} />
      <RulePasswordField
        {...shared}
        name={names.again}
        field={anyPassword}
        label={t('member.security.payment.again')}
      />
    </>
  );
}
