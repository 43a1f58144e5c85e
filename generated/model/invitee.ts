/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InviteeState } from './invitee-state.ts';
import type { Money } from './money.ts';

/**
 * A friend who registered with the code.
 */
export interface Invitee {
  /**
     * The account name, masked.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
  /**
     * When.
     * @maxLength 30
     */
  registeredAt: string;
  state: InviteeState;
  /** The turnover that counted, in all. */
  turnover: Money;
  /** What it brought, in all. */
  reward: Money;
}
