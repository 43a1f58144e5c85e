import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { RuledField } from './rule-resolver.ts';
import { useRuleField } from './use-rule-field.ts';

type Ruled<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly field: RuledField;
  readonly label: string;
};

type TextProps<Values extends FieldValues> = Ruled<Values> &
  Omit<ComponentProps<typeof TextField>, 'form' | 'name' | 'label'>;
type PasswordProps<Values extends FieldValues> = Ruled<Values> &
  Omit<ComponentProps<typeof PasswordField>, 'form' | 'name' | 'label' | 'revealLabel'>;

/** A line of text with its rule. A component of its own, so that a key in it renders nothing else of the form. */
export function RuleTextField<Values extends FieldValues>({ form, name, field, label, ...look }: TextProps<Values>) {
  const { input } = useRuleField(form, name, { ...field, label });
  return <TextField {...input} {...look} />;
}

/** A password with its rule; alone in what a key renders, too. */
export function RulePasswordField<Values extends FieldValues>({
  form,
  name,
  field,
  label,
  ...look
}: PasswordProps<Values>) {
  const { t } = useTranslation();
  const { input } = useRuleField(form, name, { ...field, label });
  return <PasswordField {...input} {...look} revealLabel={t('common.showPassword')} />;
}
