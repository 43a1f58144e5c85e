/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseRules } from './inhouse-rules.ts';

/**
 * The answer of `listInhouseRules`.
 */
export interface ListInhouseRulesResponse {
  /** Always true. */
  success: true;
  /**
     * The rule sheets in the order of the catalogue.
     * @maxItems 50
     */
  value: InhouseRules[];
}
