/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OperatorDraw } from './operator-draw.ts';

/**
 * The answer of `enterDrawResult`.
 */
export interface EnterDrawResultResponse {
  /** Always true. */
  success: true;
  value: OperatorDraw;
}
