/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AgentType } from './agent-type.ts';
import type { LinkCode } from './link-code.ts';
import type { RebateRate } from './rebate-rate.ts';

/**
 * A link that registers people directly below the agent, with a type and a rebate settled beforehand.
 */
export interface RegistrationLink {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  linkId: string;
  code: LinkCode;
  type: AgentType;
  rebate: RebateRate;
  /**
     * The agent's own words about it, never shown to those who register; null where it wrote none.
     * @maxLength 80
     * @nullable
     */
  note: string | null;
  /**
     * Where it leads.
     * @minLength 1
     * @maxLength 2048
     */
  url: string;
  /**
     * What its QR code says; an address that tells scans from clicks.
     * @minLength 1
     * @maxLength 2048
     */
  qrCodeUrl: string;
  /** Whether its code is accepted now. */
  enabled: boolean;
  /**
     * How often it was opened.
     * @minimum 0
     * @maximum 100000000
     */
  visits: number;
  /**
     * How many registered by it.
     * @minimum 0
     * @maximum 100000000
     */
  registrations: number;
  /**
     * When it was made.
     * @maxLength 30
     */
  createdAt: string;
  /**
     * When it was last changed.
     * @maxLength 30
     */
  updatedAt: string;
}
