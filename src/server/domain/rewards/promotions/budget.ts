import type { Queries } from '#server/db/database.ts';

const SPEND = `
  update promotions set spent = spent + $2::numeric
  where id = $1 and (budget is null or spent + $2::numeric <= budget) returning id`;

/** What is left of the budget of a promotion `p`; null without one. */
export const BUDGET_LEFT = 'case when p.budget is not null then greatest(p.budget - p.spent, 0) end';

/** Takes money of a promotion's budget, in the caller's transaction; false where it does not reach. */
export async function takeBudget(tx: Queries, promotionId: string, amount: string): Promise<boolean> {
  return (await tx.query('promotion_spend', SPEND, [promotionId, amount])).length > 0;
}
