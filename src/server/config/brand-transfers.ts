import * as zod from 'zod';
import { brandAmount as amount } from './brand-amount.ts';

/** The limits of transfers up or down the line, per transfer and per day of the brand (WALLET-08). */
export const transfers = zod
  .strictObject({ minAmount: amount, maxAmount: amount, maxPerDay: amount })
  .default({ minAmount: '1.00', maxAmount: '10000.00', maxPerDay: '20000.00' });
