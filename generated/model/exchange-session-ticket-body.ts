/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SecondStepPayload } from './second-step-payload.ts';
import type { TicketExchangePayload } from './ticket-exchange-payload.ts';

/**
 * The body of `exchangeSessionTicket`, by the way that was taken.
 */
export type ExchangeSessionTicketBody = TicketExchangePayload | SecondStepPayload;
