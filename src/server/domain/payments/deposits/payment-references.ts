import type { Queries } from '#server/db/database.ts';
import { referenceKey } from '../funds/reference-key.ts';

const TAKE = 'insert into payment_references (key) values ($1) on conflict do nothing returning key';

/**
 * Takes the reference of a payment that arrived, as it is compared, until the transaction ends for good: `false` where
 * another payment has it, which is the same money. Callers hold the lock of the deposit that it is for. Failure:
 * `validation_failed` with the body's field where nothing of it can be seen.
 */
export async function takeReference(tx: Queries, reference: string, field?: string): Promise<boolean> {
  return (await tx.query('payment_reference_take', TAKE, [referenceKey(reference, field)])).length > 0;
}
