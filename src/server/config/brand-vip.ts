import * as zod from 'zod';

/** How rank points are earned, how long a rank is kept, and when ranks are checked, on the brand's clocks. */
export const vip = zod
  .strictObject({
    turnoverPerPoint: zod
      .string()
      .regex(/^(0|[1-9]\d{0,14})\.\d{2,8}$/, 'must be an amount, like 10.00')
      .refine((amount) => Number(amount) > 0, 'must be more than 0'),
    periodDays: zod.int().min(1).max(366),
    checkedAt: zod.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, like 02:00'),
  })
  .default({ turnoverPerPoint: '10.00', periodDays: 90, checkedAt: '02:00' });
