import { ShieldCheck } from 'lucide-react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RuleTextField } from '../../form/rule-fields.tsx';
import { twoStepRule } from './two-step-code.ts';

type TwoStepFieldProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  /** The label where only the app's code is good, not a recovery code. */
  readonly appLabel?: string;
};

/** The field for the code of an authenticator app. */
export function TwoStepField<Values extends FieldValues>({ form, name, appLabel }: TwoStepFieldProps<Values>) {
  const { t } = useTranslation();
  return (
    <RuleTextField
      form={form}
      name={name}
      field={twoStepRule}
      label={appLabel ?? t('verification.appOrRecovery')}
      data-focus-first
      icon={<ShieldCheck size={18} aria-hidden="true" />}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...(appLabel !== undefined && { inputMode: 'numeric' })}
    />
  );
}
