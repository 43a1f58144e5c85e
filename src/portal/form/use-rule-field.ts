import { useDeferredValue } from 'react';
import { type Control, type FieldPath, type FieldValues, type UseFormRegister, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from '../../shared/validation/field-rule.ts';
import { type FieldKind, type FieldProblem, fieldMessage } from './field-message.ts';

type RuleForm<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly register: UseFormRegister<Values>;
};

type RuleField = {
  readonly label: string;
  readonly rule: FieldRule;
  readonly kind?: FieldKind | undefined;
  /** An example or a wish in the empty field; else its label stands there. */
  readonly placeholder?: string | undefined;
};

/**
 * The props of a field whose rule came from the server. While it is typed into for the first time, what is still missing
 * is told as help; once it was left or sent, as an error. Only this field renders when it changes.
 */
export function useRuleField<Values extends FieldValues>(
  form: RuleForm<Values>,
  name: FieldPath<Values>,
  { label, rule, kind = 'text', placeholder = label }: RuleField,
) {
  const { t } = useTranslation();
  const state = useFormState({ control: form.control, name, exact: true });
  // What the resolver writes as `type` is a problem.
  const problem = state.errors[name]?.type as FieldProblem | undefined;
  // The library's types of these follow the values, which are generic here.
  const { touchedFields, dirtyFields } = state as { touchedFields: Marks; dirtyFields: Marks };
  const isDirty = dirtyFields[name] === true;
  const isTold = touchedFields[name] === true || state.isSubmitted;
  const message = problem && fieldMessage(t, problem, { label, kind, rule });
  // After the key itself, which what is said of it must not hold up.
  const error = useDeferredValue(isTold ? message : undefined);
  const hint = useDeferredValue(isTold || !isDirty ? undefined : message);
  return {
    input: {
      ...form.register(name),
      label,
      // U+FF0A, as the specification writes it (VALID-05).
      placeholder: rule.required ? `${placeholder} ＊` : placeholder,
      required: rule.required,
      error,
      hint,
    },
    isGood: isDirty && problem === undefined,
    isOptional: !rule.required,
  };
}

type Marks = Readonly<Record<string, boolean | undefined>>;
