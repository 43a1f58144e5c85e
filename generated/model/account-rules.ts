/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AgentType } from './agent-type.ts';
import type { RebateRate } from './rebate-rate.ts';
import type { ValidationRule } from './validation-rule.ts';

/**
 * What the agent of the session may give to the accounts and links that it makes.
 */
export interface AccountRules {
  /**
     * The types: 1 may make 2, 41 and 0, type 2 the same, 41 may make 42 and 0, 42 only 0.
     * @minItems 1
     * @maxItems 6
     */
  types: AgentType[];
  /** The highest rebate, which is the agent's own. */
  maxRebate: RebateRate;
  username: ValidationRule;
  password: ValidationRule;
}
