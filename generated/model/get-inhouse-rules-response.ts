/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseRules } from './inhouse-rules.ts';

/**
 * The answer of `getInhouseRules`.
 */
export interface GetInhouseRulesResponse {
  /** Always true. */
  success: true;
  value: InhouseRules;
}
