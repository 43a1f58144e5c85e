import { startTransition, useEffect, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldProblem } from './field-message.ts';

// What a key changes is rendered in tasks of its own after it, which the browser may put frames between: the key itself
// only has to show what was typed.

/** What a form knows of one of its fields. */
interface FieldState {
  readonly problem: FieldProblem | undefined;
  readonly isDirty: boolean;
  /** It was left, or the form was sent: what is wrong with it is told as an error. */
  readonly isTold: boolean;
}

type FormOf<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'formState' | 'getFieldState' | 'subscribe'>;

/** What the form knows of a field; a moment after the key that changes it. Only who uses it renders. */
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

/** What is typed in a field; a moment after the key. */
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
  readonly error?: { readonly type?: unknown } | undefined;
  readonly isDirty: boolean;
  readonly isTouched: boolean;
};

function stateOf({ error, isDirty, isTouched }: Known, isSubmitted: boolean): FieldState {
  // What the resolver writes as `type` is a problem.
  return { problem: error?.type as FieldProblem | undefined, isDirty, isTold: isTouched || isSubmitted };
}

function isSame(one: FieldState, other: FieldState): boolean {
  return one.problem === other.problem && one.isDirty === other.isDirty && one.isTold === other.isTold;
}
