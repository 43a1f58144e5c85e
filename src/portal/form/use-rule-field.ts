import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from '#shared/validation/field-rule.ts';
import { type FieldKind, fieldMessage } from './field-message.ts';
import { useFieldState } from './use-field-state.ts';

type RuleForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'formState' | 'getFieldState' | 'register' | 'subscribe'
>;

type RuleField = {
  readonly label: string;
  readonly rule: FieldRule;
  readonly kind?: FieldKind | undefined;
  /** An example or a wish in the empty field; else its label stands there. */
  readonly placeholder?: string | undefined;
};

/**
 * The props of a field with a rule from the server. During the first input a missing part is shown as help; after
 * leaving the field or sending, as an error. Only this field renders.
 */
export function useRuleField<Values extends FieldValues>(
  form: RuleForm<Values>,
  name: FieldPath<Values>,
  { label, rule, kind = 'text', placeholder = label }: RuleField,
) {
  const { t } = useTranslation();
  const { problem, words, isDirty, isTold } = useFieldState(form, name);
  const message = words ?? (problem && fieldMessage(t, problem, { label, kind, rule }));
  return {
    input: {
      ...form.register(name),
      label,
      // U+FF0A, as the specification writes it (VALID-05).
      placeholder: rule.required ? `${placeholder} ＊` : placeholder,
      required: rule.required,
      error: isTold ? message : undefined,
      hint: isTold || !isDirty ? undefined : message,
    },
    isGood: isDirty && problem === undefined,
    isOptional: !rule.required,
  };
}
