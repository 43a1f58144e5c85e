import type { BonusState } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { takeBack } from '../../money/debts/debts.ts';
import { forfeitBonus, type MoneyNeeds } from './end-bonus.ts';

/** A locked bonus that should not have been given. */
export interface GivenBonus {
  readonly id: string;
  readonly memberId: number;
  readonly state: BonusState;
  readonly balance: string;
  /** What went to the main wallet, where it is completed. */
  readonly converted: string | null;
}

/**
 * Takes a bonus back: what is left of an active one is forfeited, what a completed one became is taken from the main
 * wallet. Returns what is owed for it, '0' where nothing is.
 */
export async function takeBackBonus(
  services: MoneyNeeds,
  tx: Queries,
  bonus: GivenBonus,
  { why, at }: { readonly why: string | null; readonly at: Date },
): Promise<string> {
  const { id, memberId, state, converted } = bonus;
  if (state === 'active') await forfeitBonus(services, tx, bonus, 'cancelled', at);
  if (state !== 'completed' || converted === null || compareAmounts(converted, '0') === 0) return '0';
  return takeBack(tx, {
    key: `bonus:${id}:taken-back`,
    kind: 'promotion',
    reason: { type: 'bonus', id },
    at,
    memberId,
    why,
    currency: services.brand.currency.code,
    amount: converted,
    to: [{ house: 'promotions', amount: converted }],
  });
}
