import * as zod from 'zod';
import { brandAmount as amount } from './brand-amount.ts';

const hours = zod.int().min(1).max(8760);

/** The terms of the vault: the limits of a lock, how many can be open at once, and the times to choose from, rising. */
export const vault = zod
  .strictObject({
    minAmount: amount,
    maxAmount: amount,
    maxLocks: zod.int().min(1).max(100),
    hours: zod
      .array(hours)
      .min(1)
      .max(12)
      .refine((list) => list.every((one, at) => at === 0 || one > (list[at - 1] ?? 0)), 'must rise'),
  })
  .default({ minAmount: '1.00', maxAmount: '100000.00', maxLocks: 20, hours: [24, 72, 168, 720, 2160] });
