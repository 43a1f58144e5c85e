import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sentValue } from '../../form/judge-field.ts';
import { useTyped } from '../../form/use-field-state.ts';
import { useRuleField } from '../../form/use-rule-field.ts';
import { CodeField } from './code-field.tsx';
import { codeRule } from './code-rules.ts';
import { numberTarget } from './code-waits.ts';
import type { NumberNames } from './number-field.tsx';
import { dialingCodeOf, useCountries } from './use-countries.ts';

type NumberCodeFieldProps<Values extends FieldValues> = Pick<ComponentProps<typeof CodeField>, 'send'> & {
  readonly form: UseFormReturn<Values>;
  readonly names: NumberNames<Values>;
  readonly code: FieldPath<Values>;
  /** The purpose of the code. */
  readonly purpose: string;
};

/** The code that proves the mobile number of a form. */
export function NumberCodeField<Values extends FieldValues>({
  form,
  names,
  code,
  purpose,
  send,
}: NumberCodeFieldProps<Values>) {
  const { t } = useTranslation();
  const countries = useCountries();
  const typed: string = useTyped(form, names.number);
  const chosen: string = useTyped(form, names.dialingCode);
  const { input } = useRuleField(form, code, {
    ...codeRule,
    label: t('verification.code'),
    placeholder: t('verification.codeExample'),
  });
  const target = numberTarget(purpose, dialingCodeOf(countries, chosen), sentValue('mobile', typed));
  return <CodeField {...input} target={target} send={send} />;
}
