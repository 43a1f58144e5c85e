import * as zod from 'zod';

/** How contracts pay: the days that a bill waits for an operator before it expires. */
export const contractPayments = zod
  .strictObject({ pendingDays: zod.int().min(1).max(365) })
  .default({ pendingDays: 7 });
