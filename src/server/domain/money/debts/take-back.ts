import type { LedgerReference } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { type Entry, type Posting, post } from '../wallet/post.ts';
import { owe } from './owe.ts';

const LOCK = `select balance from wallets where member_id = $1 and kind = 'main' for update`;

/** Money that a member got and has to give back. */
export interface TakenBack extends Omit<Posting, 'reason' | 'entries' | 'sparesDebt'> {
  readonly memberId: number;
  /** A decimal string above zero. */
  readonly amount: string;
  /** Where it goes: entries that sum to the amount. */
  readonly to: readonly Entry[];
  readonly reason: LedgerReference;
  /** The operator's reason, which the member reads. */
  readonly why: string | null;
}

/**
 * Takes money back from the main wallet as far as it goes; the rest becomes a debt. Returns what is owed for it, '0'
 * where all was there.
 */
export async function takeBack(
  tx: Queries,
  { memberId, amount, to, reason, why, ...posting }: TakenBack,
): Promise<string> {
  const [wallet] = await tx.query<{ balance: string }>('take_back_lock', LOCK, [memberId]);
  const taken = leastAmount(amount, wallet?.balance ?? '0');
  const owed = subtractAmounts(amount, taken);
  const isThere = (value: string) => compareAmounts(value, '0') > 0;
  await post(tx, {
    ...posting,
    reason: { kind: reason.type, id: reason.id },
    entries: [
      ...(isThere(taken) ? [{ memberId, purpose: 'main', amount: `-${taken}` } as const] : []),
      ...(isThere(owed) ? [{ house: 'debts', amount: `-${owed}` } as const] : []),
      ...to,
    ],
  });
  if (!isThere(owed)) return '0';
  await owe(tx, [{ memberId, amount: owed, reason }], { reason: why, at: posting.at });
  return owed;
}
