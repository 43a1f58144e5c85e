import { useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import { refusedBy } from './field-message.ts';

type Attempt = {
  /** Runs one attempt at a time, because Enter and a press may coincide. `onError` says whether it told the failure. */
  readonly attempt: (run: () => Promise<void>, onError?: (error: unknown) => boolean) => Promise<void>;
  readonly failure: unknown;
};

/** One attempt at a time, and why the last one failed. */
export function useAttempt(): Attempt {
  const busy = useRef(false);
  const [failure, setFailure] = useState<unknown>();

  async function attempt(run: () => Promise<void>, onError: (error: unknown) => boolean = () => false) {
    if (busy.current) return;
    busy.current = true;
    setFailure(undefined);
    try {
      await run();
    } catch (error) {
      if (!onError(error)) setFailure(error);
    } finally {
      busy.current = false;
    }
  }

  return { attempt, failure };
}

/** The field of each error code. */
type FieldOf<Values extends FieldValues> = Readonly<Partial<Record<ApiError['code'], FieldPath<Values>>>>;

/**
 * Shows a server error at its field: by its code, or by the pointers of a refused body. The rule of such a pointer is
 * `reg_pattern_{patternId}` for a rule of the site. Returns whether it did.
 */
export function tellAtField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fields: FieldOf<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const field = fields[error.code];
  if (field) {
    form.setError(field, refusedBy(error), { shouldFocus: true });
    return true;
  }
  const names: readonly string[] = Object.keys(form.getValues());
  const told = (error.details?.fields ?? []).flatMap(({ pointer, rule }) => {
    const name = names.find((known) => pointer === `/body/${known}`);
    const isKnown = rule === 'required' || /^reg_pattern_[0-9]+$/.test(rule);
    return name === undefined ? [] : [{ name, problem: isKnown ? { type: rule } : refusedBy(error) }];
  });
  // The names are those of the form's own values.
  for (const { name, problem } of told) form.setError(name as FieldPath<Values>, problem, { shouldFocus: true });
  return told.length > 0;
}
