/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PointsConfig } from './points-config.ts';

/**
 * The answer of `getPointsConfig`.
 */
export interface GetPointsConfigResponse {
  /** Always true. */
  success: true;
  value: PointsConfig;
}
