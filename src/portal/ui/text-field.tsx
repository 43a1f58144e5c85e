import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'children' | 'aria-invalid'> & {
    /** A slot at the end of the input, for a button or an image. */
    readonly trailing?: ReactNode | undefined;
  };

/** One line of text. Further props, `ref` among them, go to the input. */
export function TextField({
  label,
  aside,
  before,
  after,
  icon,
  hint,
  hintTone,
  error,
  trailing,
  ...input
}: TextFieldProps) {
  return <Field {...{ label, aside, before, after, icon, hint, hintTone, error, trailing, input }} />;
}
