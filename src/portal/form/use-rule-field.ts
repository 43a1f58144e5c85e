import { startTransition, useEffect, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from '#shared/validation/field-rule.ts';
import { type FieldKind, type FieldProblem, fieldMessage } from './field-message.ts';

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

// A keystroke only shows the typed text; its other effects render in separate tasks, between which the browser may
// paint.

/** The form's state of one field. */
interface FieldState {
  readonly problem: FieldProblem | undefined;
  /** The server's words for the problem, where it refused the field. */
  readonly words: string | undefined;
  readonly isDirty: boolean;
  /** The field was left or the form was sent, so its problem is shown as an error. */
  readonly isTold: boolean;
}

type FormOf<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'formState' | 'getFieldState' | 'subscribe'>;

/** The form's state of a field, shortly after the key that changes it. Only its users render. */
export function useFieldState<Values extends FieldValues>(form: FormOf<Values>, name: FieldPath<Values>): FieldState {
  const { subscribe, getFieldState } = form;
  const [state, setState] = useState(() => stateOf(getFieldState(name), form.formState.isSubmitted));
  useEffect(() => {
    return subscribe({
      name,
      exact: true,
      formState: { errors: true, touchedFields: true, dirtyFields: true },
      callback: ({ isSubmitted = false }) => {
        const next = stateOf(getFieldState(name), isSubmitted);
        startTransition(() => setState((before) => (isSame(before, next) ? before : next)));
      },
    });
  }, [subscribe, getFieldState, name]);
  return state;
}

/** The typed value of a field, shortly after the key. */
export function useTyped<Values extends FieldValues, Name extends FieldPath<Values>>(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  name: Name,
): FieldPathValue<Values, Name> {
  const [value, setValue] = useState(() => getValues(name));
  useEffect(() => {
    return subscribe({
      name,
      exact: true,
      formState: { values: true },
      callback: () => startTransition(() => setValue(() => getValues(name))),
    });
  }, [subscribe, getValues, name]);
  return value;
}

type Known = {
  readonly error?: { readonly type?: unknown; readonly message?: string | undefined } | undefined;
  readonly isDirty: boolean;
  readonly isTouched: boolean;
};

function stateOf({ error, isDirty, isTouched }: Known, isSubmitted: boolean): FieldState {
  // What the resolver writes as `type` is a problem.
  const problem = error?.type as FieldProblem | undefined;
  return { problem, words: error?.message, isDirty, isTold: isTouched || isSubmitted };
}

function isSame(one: FieldState, other: FieldState): boolean {
  return (Object.keys(one) as (keyof FieldState)[]).every((name) => one[name] === other[name]);
}
