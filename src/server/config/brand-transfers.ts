import * as zod from 'zod';

const amount = zod.string().regex(/^(0|[1-9]\d{0,14})\.\d{2,8}$/, 'must be an amount, like 10.00');

/**
 * The limits of a member's transfers up or down the line, per transfer and per day on the brand's clocks (WALLET-08).
 */
export const transfers = zod
  .strictObject({ minAmount: amount, maxAmount: amount, maxPerDay: amount })
  .default({ minAmount: '1.00', maxAmount: '10000.00', maxPerDay: '20000.00' });
