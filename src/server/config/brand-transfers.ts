import * as zod from 'zod';
import { brandAmount as amount } from './brand-amount.ts';

/**
 * The limits of a member's transfers up or down the line, per transfer and per day on the brand's clocks (WALLET-08).
 */
export const transfers = zod
  .strictObject({ minAmount: amount, maxAmount: amount, maxPerDay: amount })
  .default({ minAmount: '1.00', maxAmount: '10000.00', maxPerDay: '20000.00' });
