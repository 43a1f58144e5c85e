import type { Queries } from '#server/db/database.ts';
import { post } from './post.ts';

export interface FirstCredit {
  readonly memberId: number;
  readonly kind: 'opening' | 'trial_credit';
  /** A decimal string, not zero. */
  readonly amount: string;
  readonly currency: string;
  readonly at: Date;
}

/** Opens a member's main wallet with a first credit from the house, posted like any other money. */
export async function openWithCredit(
  tx: Queries,
  { memberId, kind, amount, currency, at }: FirstCredit,
): Promise<void> {
  await post(tx, {
    key: `${kind}:${memberId}`,
    kind,
    reason: { kind: 'account', id: `${memberId}` },
    at,
    currency,
    entries: [
      { memberId, purpose: 'main', amount },
      { house: kind, amount: `-${amount}` },
    ],
  });
}
