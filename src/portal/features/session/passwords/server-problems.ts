import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../api/api-error.ts';

/** Which field an error code is about. */
type FieldOf<Values extends FieldValues> = Readonly<Partial<Record<ApiError['code'], FieldPath<Values>>>>;

/**
 * Tells an error of the server at the field that it is about: by its code, or by the pointers of a refused body, whose
 * rule is `reg_pattern_{patternId}` where a rule of the site is broken. Answers whether it could.
 */
export function tellAtField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fields: FieldOf<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const field = fields[error.code];
  if (field) {
    form.setError(field, { type: error.code }, { shouldFocus: true });
    return true;
  }
  const names: readonly string[] = Object.keys(form.getValues());
  const told = (error.details?.fields ?? []).flatMap(({ pointer, rule }) => {
    const name = names.find((known) => pointer === `/body/${known}`);
    const isKnown = rule === 'required' || /^reg_pattern_[0-9]+$/.test(rule);
    return name === undefined ? [] : [{ name, type: isKnown ? rule : 'validation_failed' }];
  });
  // The names are those of the form's own values.
  for (const { name, type } of told) form.setError(name as FieldPath<Values>, { type }, { shouldFocus: true });
  return told.length > 0;
}
