import { ShieldCheck } from 'lucide-react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { ownRefusal } from '../../api/error-text.ts';
import { plainRule, type RuledField } from '../../form/field-rules.ts';
import { RuleTextField } from '../../form/rule-fields.tsx';

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

/** What an authenticator app shows, or a recovery code, as it is typed. */
export const twoStepRule: RuledField = { rule: plainRule(1, 20), kind: 'code' };

/** The typed code in the form of the contract: `390217`, `7KXQ-M4TR`. */
export function twoStepCodeOf(typed: string): string {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}

/** Whether it is the code of an app. */
export function isAppCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}

/** Whether it is the code of an app or a recovery code. */
export function isTwoStepCode(code: string): boolean {
  return isAppCode(code) || /^[A-Z2-9]{4}-[A-Z2-9]{4}$/.test(code);
}

/** The error of text that cannot be a code, so that it is not sent. */
export function wrongTwoStepCode(): Promise<ApiError> {
  return ownRefusal('verification_code_wrong');
}
