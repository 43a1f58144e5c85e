/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Chase } from './chase.ts';

/**
 * The answer of `getChase`.
 */
export interface GetChaseResponse {
  /** Always true. */
  success: true;
  value: Chase;
}
