import type { Queries } from '#server/db/database.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import type { ReferralBrand } from './referral-brand.ts';

const LOCK = `
  select id, credited_at as "creditedAt" from referral_rewards where invitee_id = $1 and kind = 'first_deposit' for update`;
const OTHER = `
  select 1 from deposits where member_id = $1 and id <> $2 and state = 'credited' and credited_amount >= $3 limit 1`;
const DROP = 'delete from referral_rewards where id = $1';

/**
 * Drops the reward for the first deposit of an invited friend, whose deposit is reversed, unless another one earns it.
 * Returns its id where it was given already, else null.
 */
export async function dropReferredDeposit(
  { brand }: { readonly brand: ReferralBrand },
  tx: Queries,
  { depositId, memberId, amount }: { readonly depositId: string; readonly memberId: number; readonly amount: string },
): Promise<string | null> {
  const minimum = brand.referral.firstDeposit?.minimum ?? '0';
  if (compareAmounts(amount, minimum) < 0) return null;
  const [reward] = await tx.query<{ id: string; creditedAt: Date | null }>('referral_deposit_lock', LOCK, [memberId]);
  if (reward === undefined) return null;
  if ((await tx.query('referral_deposit_other', OTHER, [memberId, depositId, minimum])).length > 0) return null;
  if (reward.creditedAt !== null) return reward.id;
  await tx.query('referral_deposit_drop', DROP, [reward.id]);
  return null;
}
