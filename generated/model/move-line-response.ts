/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MovedLine } from './moved-line.ts';

/**
 * The answer of `moveLine`.
 */
export interface MoveLineResponse {
  /** Always true. */
  success: true;
  value: MovedLine;
}
