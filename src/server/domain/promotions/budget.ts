import type { Queries } from '../../db/database.ts';

const SPEND = `
  update promotions set spent = spent + $2::numeric
  where id = $1 and (budget is null or spent + $2::numeric <= budget) returning id`;

/** Takes money of a promotion's budget, in the caller's transaction; false where it does not reach. */
export async function takeBudget(tx: Queries, promotionId: string, amount: string): Promise<boolean> {
  return (await tx.query('promotion_spend', SPEND, [promotionId, amount])).length > 0;
}
