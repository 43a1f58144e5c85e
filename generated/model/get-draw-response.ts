/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Draw } from './draw.ts';

/**
 * The answer of `getDraw`.
 */
export interface GetDrawResponse {
  /** Always true. */
  success: true;
  value: Draw;
}
