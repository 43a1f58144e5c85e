import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField, TextField } from '../ui/fields.tsx';
import type { RuledField } from './field-rules.ts';
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

/** A text field with its rule. Its own component, so that a keystroke renders nothing else of the form. */
export function RuleTextField<Values extends FieldValues>({ form, name, field, label, ...look }: TextProps<Values>) {
  const { input } = useRuleField(form, name, { ...field, label });
  return <TextField {...input} {...look} />;
}

/** A password field with its rule, rendered alone at a keystroke too. */
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
