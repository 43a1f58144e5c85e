import { canonicalReference } from '#server/shared/canonical-reference.ts';
import { fieldError, invalid } from '#server/shared/fields.ts';

/**
 * The form in which a bank's reference is unique. Failure: `validation_failed` where nothing of it can be seen, as with
 * invisible characters alone; it names the field of the body.
 */
export function referenceKey(reference: string, field = 'bankReference'): string {
  const key = canonicalReference(reference);
  if (key === '') throw invalid([fieldError('body', [field], 'pattern', 'Nothing of it can be seen')]);
  return key;
}

const constraints: ReadonlySet<unknown> = new Set([
  'unmatched_payments_return_reference_key',
  'withdrawals_reference_key',
]);

/** Whether a statement failed since another payment has the reference. */
export function isReferenceUsed(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && constraints.has(error.constraint);
}
