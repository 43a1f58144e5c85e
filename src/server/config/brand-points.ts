import * as zod from 'zod';
import { GetPointsConfigResponse } from '../../../generated/server/validators/points/get-points-config.answer.ts';

const { turnoverPerPoint, pointsPerUnit, convertMin, convertStep, convertMaxPerDay } =
  GetPointsConfigResponse.shape.value.shape;

/** How points are earned and converted (MALL-06): one for 10 of valid turnover, 100 for one unit of the currency. */
export const points = zod
  .strictObject({ turnoverPerPoint, pointsPerUnit, convertMin, convertStep, convertMaxPerDay })
  .default({
    turnoverPerPoint: '10.00',
    pointsPerUnit: 100,
    convertMin: 100,
    convertStep: 100,
    convertMaxPerDay: 50_000,
  });
