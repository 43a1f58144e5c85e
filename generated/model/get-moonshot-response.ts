/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Moonshot } from './moonshot.ts';

/**
 * The answer of `getMoonshot`.
 */
export interface GetMoonshotResponse {
  /** Always true. */
  success: true;
  value: Moonshot;
}
