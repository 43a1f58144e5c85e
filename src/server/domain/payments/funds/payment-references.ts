import type { Queries } from '#server/db/database.ts';
import { fieldError, invalid } from '#server/shared/failure.ts';

/**
 * The form in which a bank's reference is unique. Failure: `validation_failed` where nothing of it can be seen, as with
 * invisible characters alone; it names the field of the body.
 */
export function referenceKey(reference: string, field = 'bankReference'): string {
  const key = canonicalReference(reference);
  if (key === '') throw invalid([fieldError('body', [field], 'pattern', 'Nothing of it can be seen')]);
  return key;
}

/**
 * The form in which references of banks and providers are compared: two that a person takes for the same are the same.
 * Full-width and other compatible characters become their plain ones, white space and invisible characters go, and
 * letters are upper case. Empty where nothing visible is left.
 */
export function canonicalReference(text: string): string {
  // NFKC can bring spaces (U+00A8), and upper case can bring compatible letters, so the order matters.
  const visible = text.normalize('NFKC').replaceAll(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, '');
  return visible.toUpperCase().normalize('NFKC');
}

const constraints: ReadonlySet<unknown> = new Set([
  'unmatched_payments_return_reference_key',
  'withdrawals_reference_key',
]);

/** Whether a statement failed since another payment has the reference. */
export function isReferenceUsed(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && constraints.has(error.constraint);
}

const TAKE = 'insert into payment_references (key) values ($1) on conflict do nothing returning key';

/**
 * Takes the reference of a payment that arrived, as it is compared, until the transaction ends for good: `false` where
 * another payment has it, which is the same money. Callers hold the lock of the deposit that it is for. Failure:
 * `validation_failed` with the body's field where nothing of it can be seen.
 */
export async function takeReference(tx: Queries, reference: string, field?: string): Promise<boolean> {
  return (await tx.query('payment_reference_take', TAKE, [referenceKey(reference, field)])).length > 0;
}
