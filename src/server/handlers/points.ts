import { requirePaymentPassword } from '../domain/identity/passwords/payment-password.ts';
import { requireTrueAccount } from '../domain/identity/session/true-account.ts';
import { convertPoints } from '../domain/rewards/points/convert-points.ts';
import { listPointTransactions } from '../domain/rewards/points/list-point-transactions.ts';
import { listRedemptions } from '../domain/rewards/points/list-redemptions.ts';
import { pointsBalance } from '../domain/rewards/points/points-balance.ts';
import { redeemPoints } from '../domain/rewards/points/redeem-points.ts';
import { findReward, listRewards } from '../domain/rewards/points/rewards.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `points`. */
export const pointsHandlers = {
  getPointsBalance: async ({ session }, services) => {
    requireTrueAccount(session);
    return ok(await pointsBalance(services, session));
  },
  getPointsConfig: async (_, { brand }) => ({
    success: true,
    value: { ...brand.points, currency: brand.currency.code },
  }),
  listPointRewards: async ({ query, language }, services) => ok(await listRewards(services, query, language)),
  getPointReward: async ({ query, language }, services) => ok(await findReward(services, query.rewardId, language)),
  redeemPoints: async ({ session, body, language, once }, services) => {
    requireTrueAccount(session);
    await requirePaymentPassword(services, session.memberId, body.paymentPassword);
    return once(async (tx) => ok(await redeemPoints(services, tx, session, body, language)));
  },
  convertPoints: async ({ session, body, once }, services) => {
    requireTrueAccount(session);
    await requirePaymentPassword(services, session.memberId, body.paymentPassword);
    return once(async (tx) => ok(await convertPoints(services, tx, session, body)));
  },
  listRedemptions: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return ok(await listRedemptions(services, session, query, language));
  },
  listPointTransactions: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return ok(await listPointTransactions(services, session, query, language));
  },
} satisfies TagHandlers<'points'>;
