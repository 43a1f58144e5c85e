import { Lock } from 'lucide-react';
import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSite } from '#portal/access/site.ts';
import { PasswordParts } from '#portal/form/password-parts.tsx';
import { RulePasswordField } from '#portal/form/rule-fields.tsx';
import { useRuleField, useTyped } from '#portal/form/use-rule-field.ts';
import { PasswordField } from '#portal/ui/fields.tsx';
import { againRule, passwordRule } from '../login-rules.ts';

type NewPasswordFieldsProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  /** The field that repeats it, if any. */
  readonly again?: FieldPath<Values> | undefined;
};

/** A new password, the parts of its rule, and its repetition (VALID-29, VALID-30). */
export function NewPasswordFields<Values extends FieldValues>({ form, name, again }: NewPasswordFieldsProps<Values>) {
  const { t } = useTranslation();
  const partsId = useId();
  const field = passwordRule(useSite());
  const { input } = useRuleField(form, name, { ...field, label: t('passwords.new') });
  const typed: string = useTyped(form, name);
  return (
    <>
      <PasswordField
        {...input}
        icon={<Lock size={18} aria-hidden="true" />}
        revealLabel={t('common.showPassword')}
        autoComplete="new-password"
        aria-describedby={partsId}
      />
      <PasswordParts id={partsId} rule={field.rule} value={typed} />
      {again && (
        <RulePasswordField
          form={form}
          name={again}
          field={againRule}
          label={t('passwords.confirm')}
          icon={<Lock size={18} aria-hidden="true" />}
          autoComplete="new-password"
        />
      )}
    </>
  );
}
