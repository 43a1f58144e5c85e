import * as zod from 'zod';
import { GameCategory } from '#generated/model/index.ts';
import { GetPointsConfigResponse } from '#generated/server/validators/points/get-points-config.answer.ts';
import { amount } from './brand-money.ts';

const { turnoverPerPoint, pointValue, convertMin, convertStep, convertMaxPerDay } =
  GetPointsConfigResponse.shape.value.shape;

/** How points are earned and converted (MALL-06): one for 10 of valid turnover, worth a hundredth of the currency's unit. */
export const points = zod
  .strictObject({ turnoverPerPoint, pointValue, convertMin, convertStep, convertMaxPerDay })
  .default({
    turnoverPerPoint: '10.00',
    pointValue: '0.01',
    convertMin: 100,
    convertStep: 100,
    convertMaxPerDay: 50_000,
  });

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
    opposingOdds: amount.nullable(),
  })
  .default({ accountAgeDays: 0, waitingDays: 0, onePerContact: true, onePerDevice: false, opposingOdds: '2.00' });

const positive = amount.refine((amount) => Number(amount) > 0, 'must be more than 0');
const days = zod.int().min(1).max(3650);

const wagering = zod.strictObject({
  multiple: zod.int().min(0).max(200),
  base: zod.enum(['bonus', 'bonus_and_deposit']),
  days: zod.int().min(1).max(365),
  maxStake: positive.nullable(),
  contributions: zod.array(zod.strictObject({ gameType: zod.enum(GameCategory), rate: zod.int().min(0).max(10_000) })),
});

const rates = zod
  .array(zod.strictObject({ gameType: zod.enum(GameCategory), rate: zod.int().min(0).max(10_000) }))
  .refine(
    (list) => new Set(list.map(({ gameType }) => gameType)).size === list.length,
    'must name a category at most once',
  );

/** What the turnover of members is worth. All rates are in basis points. */
export const turnover = zod
  .strictObject({
    /**
     * How much of a category's valid turnover counts for points, rebates, missions and what friends earn, as
     * `contributions` of bonuses say it for wagering. A category without an entry counts for nothing.
     */
    contributions: rates,
    /** What a category keeps of its stakes at least, where its games do not say what they return. */
    edges: rates,
    /** The most that the salaries of an agent whom the platform pays come to, all kinds together. */
    mostSalary: zod.int().min(0).max(10_000),
  })
  .default({
    contributions: [
      { gameType: 'INHOUSE', rate: 5_000 },
      { gameType: 'LIVE', rate: 2_000 },
      { gameType: 'ELOTT', rate: 5_000 },
      { gameType: 'LOTT', rate: 5_000 },
      ...(['RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP'] as const).map((gameType) => {
        return { gameType, rate: 10_000 };
      }),
    ],
    edges: [
      { gameType: 'SPORTS', rate: 300 },
      { gameType: 'ESPORTS', rate: 300 },
      { gameType: 'PVP', rate: 200 },
    ],
    mostSalary: 65,
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

/** How rank points are earned, how long a rank is kept, and when ranks are checked, on the brand's clocks. */
export const vip = zod
  .strictObject({
    turnoverPerPoint: positive,
    periodDays: zod.int().min(1).max(366),
    checkedAt: zod.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, like 02:00'),
  })
  .default({ turnoverPerPoint: '10.00', periodDays: 90, checkedAt: '02:00' });
