import * as zod from 'zod';
import { GameCategory } from '#generated/model/index.ts';
import { brandAmount } from './brand-amount.ts';

const positive = brandAmount.refine((amount) => Number(amount) > 0, 'must be more than 0');
const days = zod.int().min(1).max(3650);

const wagering = zod.strictObject({
  multiple: zod.int().min(0).max(200),
  base: zod.enum(['bonus', 'bonus_and_deposit']),
  days: zod.int().min(1).max(365),
  maxStake: positive.nullable(),
  contributions: zod.array(zod.strictObject({ gameType: zod.enum(GameCategory), rate: zod.int().min(0).max(10_000) })),
});

/**
 * What members earn by inviting friends: a share of the turnover of each day as cash, bonus money for a registration
 * and for the first deposit. Null is no such reward.
 */
export const referral = zod
  .strictObject({
    /** `rate` is in basis points of the turnover without bonus money, within so many days after the registration. */
    turnover: zod.strictObject({ rate: zod.int().min(1).max(10_000), days }),
    /** Given once the friend's account is so many days old, for at most so many registrations of a day. */
    registration: zod
      .strictObject({ amount: positive, accountAgeDays: days, maxPerDay: zod.int().min(1).max(1000) })
      .nullable()
      .default(null),
    /** For the first deposit of at least `minimum`. */
    firstDeposit: zod.strictObject({ amount: positive, minimum: positive }).nullable().default(null),
    /** Of the bonus money. */
    wagering,
  })
  .default({
    turnover: { rate: 30, days: 365 },
    registration: null,
    firstDeposit: null,
    wagering: {
      multiple: 3,
      base: 'bonus',
      days: 30,
      maxStake: null,
      contributions: [{ gameType: 'RNG', rate: 10_000 }],
    },
  });
