/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PointConversion } from './point-conversion.ts';

/**
 * The answer of `convertPoints`.
 */
export interface ConvertPointsResponse {
  /** Always true. */
  success: true;
  value: PointConversion;
}
