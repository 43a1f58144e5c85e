import * as zod from 'zod';
import { GetVaultResponse } from '../../../generated/server/validators/wallet/get-vault.answer.ts';
import { brandAmount as amount } from './brand-amount.ts';

const { maxLocks, hours } = GetVaultResponse.shape.value.shape;

/** The terms of the vault: the limits of a lock, how many can be open at once, and the times to choose from, rising. */
export const vault = zod
  .strictObject({
    minAmount: amount,
    maxAmount: amount,
    maxLocks,
    hours: hours.refine((list) => list.every((one, at) => at === 0 || one > (list[at - 1] ?? 0)), 'must rise'),
  })
  .default({ minAmount: '1.00', maxAmount: '100000.00', maxLocks: 20, hours: [24, 72, 168, 720, 2160] });
