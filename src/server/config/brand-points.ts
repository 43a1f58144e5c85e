import * as zod from 'zod';
import { GetPointsConfigResponse } from '#generated/server/validators/points/get-points-config.answer.ts';

const { turnoverPerPoint, pointValue, convertMin, convertStep, convertMaxPerDay } =
  GetPointsConfigResponse.shape.value.shape;

/** How points are earned and converted (MALL-06): one for 10 of valid turnover, worth a hundredth of the currency's unit. */
export const points = zod
  .strictObject({ turnoverPerPoint, pointValue, convertMin, convertStep, convertMaxPerDay })
  .default({
    turnoverPerPoint: '10.00',
    pointValue: '0.01',
    convertMin: 100,
    convertStep: 100,
    convertMaxPerDay: 50_000,
  });
