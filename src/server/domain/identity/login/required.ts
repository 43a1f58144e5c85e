import type { FieldError } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';

/** Requires the fields that this form of the body needs; `validation_failed` names every missing one. */
export function requireAll<T extends Readonly<Record<string, string | undefined>>>(
  values: T,
): { readonly [K in keyof T]: string } {
  const missing = Object.keys(values).filter((name) => values[name] === undefined);
  if (missing.length > 0) {
    const message = 'Required for this type';
    const fields = missing.map((name): FieldError => ({ pointer: `/body/${name}`, rule: 'required', message }));
    throw new Failure('validation_failed', { fields });
  }
  // No field is undefined any more.
  return values as { readonly [K in keyof T]: string };
}
