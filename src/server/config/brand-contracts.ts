import * as zod from 'zod';
import { brandAmount } from './brand-amount.ts';

/**
 * How contracts pay. A bill waits for an operator so many days before it expires. The account `agents` pays at most so
 * much on a day of the brand's zone, null for any amount.
 */
export const contractPayments = zod
  .strictObject({ pendingDays: zod.int().min(1).max(365), dailyBudget: brandAmount.nullable().default(null) })
  .default({ pendingDays: 7, dailyBudget: null });
