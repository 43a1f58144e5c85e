/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SelfExclusion } from './self-exclusion.ts';

/**
 * The answer of `startSelfExclusion`.
 */
export interface StartSelfExclusionResponse {
  /** Always true. */
  success: true;
  value: SelfExclusion;
}
