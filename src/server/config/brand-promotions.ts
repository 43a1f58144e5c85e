import * as zod from 'zod';
import { brandAmount } from './brand-amount.ts';

/** What keeps promotions from being abused; the greatest stake while wagering stands in the wagering of each. */
export const promotionRules = zod
  .strictObject({
    /** How many days old an account has to be to join or apply. */
    accountAgeDays: zod.int().min(0).max(3650),
    /** The days after bonus money until a member may join or apply for another promotion. */
    waitingDays: zod.int().min(0).max(365),
    /** Whether a promotion is given to one of the accounts that share a proven e-mail address or payout account. */
    onePerContact: zod.boolean(),
    /** The same for accounts that used one device at one address within a day. */
    onePerDevice: zod.boolean(),
    /** Up to these odds, bets on two sides of a draw do not count for wagering; null bars opposites alone. */
    opposingOdds: brandAmount.nullable(),
  })
  .default({ accountAgeDays: 0, waitingDays: 0, onePerContact: true, onePerDevice: false, opposingOdds: '2.00' });
