/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { TicketState } from './ticket-state.ts';

export type ListRaffleTicketsParams = {
/**
 * The raffle.
 * @minLength 1
 * @maxLength 40
 */
promotionId: string;
/**
 * Tickets in this state only.
 */
state?: TicketState;
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
pageNo?: PageNoParameter;
/**
 * Entries on a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};
