/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PositiveMoney } from './positive-money.ts';

export type GetWithdrawalQuoteParams = {
/**
 * The amount to quote.
 */
amount?: PositiveMoney;
};
