/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AgentType } from './agent-type.ts';
import type { RebateRate } from './rebate-rate.ts';

/**
 * A link to make.
 */
export interface CreateRegistrationLinkPayload {
  type: AgentType;
  rebate: RebateRate;
  /**
     * The agent's own words about it.
     * @maxLength 80
     */
  note?: string;
}
