import type { PaymentSource, UnmatchedCause } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import { referenceKey } from '../funds/payment-references.ts';

/** A payment that no deposit takes. */
export interface HeldPayment {
  /** A decimal string above zero, in its own currency. */
  readonly amount: string;
  readonly currency: string;
  /** The reference of the bank or the provider, which the caller has taken (`takeReference`). */
  readonly reference: string;
  /** The deposit that it names, if there is one. */
  readonly depositId: string | null;
  readonly payerName?: string | null;
  readonly source: PaymentSource;
  readonly cause: UnmatchedCause;
  readonly note?: string | null;
}

// A payment that was credited or returned before is one that an operator takes out of a deposit again.
const HOLD = `
  insert into unmatched_payments as p (id, deposit_id, amount, currency, reference, reference_key, payer_name, source,
    cause, note, arrived_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (reference_key) do update set deposit_id = excluded.deposit_id, cause = excluded.cause,
    note = coalesce(excluded.note, p.note), state = 'open', credited_deposit_id = null, resolved_by = null,
    resolved_at = null
  where p.state = 'credited'
  returning id`;

/** Puts a payment on the list of those that operators credit or return, and returns its id. */
export async function holdPayment(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  tx: Queries,
  payment: HeldPayment,
): Promise<string> {
  const { amount, currency, reference, depositId, payerName = null, source, cause, note = null } = payment;
  const [held] = await tx.query<{ id: string }>('payment_hold', HOLD, [
    newSecret('pay-', random),
    depositId,
    amount,
    currency,
    reference,
    referenceKey(reference),
    payerName,
    source,
    cause,
    note,
    new Date(clock()),
  ]);
  if (held === undefined) throw new Error(`the payment ${reference} was returned before`);
  return held.id;
}
