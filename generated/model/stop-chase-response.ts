/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StoppedChase } from './stopped-chase.ts';

/**
 * The answer of `stopChase`.
 */
export interface StopChaseResponse {
  /** Always true. */
  success: true;
  value: StoppedChase;
}
