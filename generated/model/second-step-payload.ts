/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TwoStepCode } from './two-step-code.ts';
import type { TwoStepTicket } from './two-step-ticket.ts';

/**
 * The second step of a login whose first step cannot be repeated; the ticket stands for it.
 */
export interface SecondStepPayload {
  verificationTicket: TwoStepTicket;
  twoStepCode: TwoStepCode;
}
