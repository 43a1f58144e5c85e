import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { type Entry, post } from '../../money/wallet/post.ts';

/** The currency that bonuses are in. */
export interface MoneyNeeds {
  readonly brand: Pick<Brand, 'currency'>;
}

/** A locked active bonus with what is left of its money. */
export interface Ending {
  readonly id: string;
  readonly memberId: number;
  readonly balance: string;
}

const END = `
  update bonuses set state = $2, ended_at = $3, balance = 0, converted = case when $2 = 'completed' then balance end,
    forfeited = case when $2 <> 'completed' then balance end
  where id = $1`;

/** Completes a bonus: what is left of it is money of the main wallet. */
export async function releaseBonus(services: MoneyNeeds, tx: Queries, bonus: Ending, at: Date): Promise<void> {
  await moveRest(services, tx, bonus, 'release', at);
  await tx.query('bonus_end', END, [bonus.id, 'completed', at]);
}

/** Ends a bonus without its wagering: what is left of it goes back to the house, the main wallet is not touched. */
export async function forfeitBonus(
  services: MoneyNeeds,
  tx: Queries,
  bonus: Ending,
  as: 'expired' | 'cancelled',
  at: Date,
): Promise<void> {
  await moveRest(services, tx, bonus, 'forfeit', at);
  await tx.query('bonus_end', END, [bonus.id, as, at]);
}

async function moveRest(
  { brand }: MoneyNeeds,
  tx: Queries,
  { id, memberId, balance }: Ending,
  step: 'release' | 'forfeit',
  at: Date,
): Promise<void> {
  if (compareAmounts(balance, '0') === 0) return;
  const target: Entry =
    step === 'release' ? { memberId, purpose: 'main', amount: balance } : { house: 'promotions', amount: balance };
  await post(tx, {
    key: `bonus:${id}:${step}`,
    kind: 'promotion',
    reason: { kind: 'bonus', id },
    at,
    currency: brand.currency.code,
    entries: [{ memberId, purpose: 'bonus', amount: `-${balance}` }, target],
  });
}
