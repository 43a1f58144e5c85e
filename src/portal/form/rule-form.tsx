import type { ComponentProps, SyntheticEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { TEXT_INPUTS } from './text-inputs.ts';

type RuleFormProps<Values extends FieldValues> = Omit<ComponentProps<'form'>, 'noValidate'> & {
  readonly form: UseFormReturn<Values>;
};

/** The `<form>` element, which also reads values that a password manager filled without an event. */
export function RuleForm<Values extends FieldValues>({ form, ...props }: RuleFormProps<Values>) {
  const takeFilled = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    for (const input of currentTarget.querySelectorAll<HTMLInputElement>(TEXT_INPUTS)) {
      const values = form.getValues();
      if (!Object.hasOwn(values, input.name) || values[input.name] === input.value) continue;
      // The names and values of the inputs are those of the form, which the library cannot see.
      const name = input.name as Path<Values>;
      form.setValue(name, input.value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  };
  // Any button of the form may read its values, such as the one that sends a code.
  return <form noValidate onSubmitCapture={takeFilled} onClickCapture={takeFilled} {...props} />;
}
