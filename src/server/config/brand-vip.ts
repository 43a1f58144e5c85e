import * as zod from 'zod';
import { ListVipTiersResponse } from '../../../generated/server/validators/member/list-vip-tiers.answer.ts';

const { turnoverPerPoint, periodDays, checkedAt } = ListVipTiersResponse.shape.value.shape;

/** How rank points are earned, for how long a rank is kept, and when ranks are checked, on the brand's clocks. */
export const vip = zod
  .strictObject({
    turnoverPerPoint: turnoverPerPoint.refine((amount) => Number(amount) > 0, 'must be more than 0'),
    periodDays,
    checkedAt: checkedAt.regex(/^([01]\d|2[0-3]):/, 'must be a time of day'),
  })
  .default({ turnoverPerPoint: '10.00', periodDays: 90, checkedAt: '02:00' });
