import { requireTrueAccount } from '../domain/identity/session/true-account.ts';
import { prepareApplication } from '../domain/rewards/applications/apply.ts';
import { countForReader } from '../domain/rewards/bonuses/count-wagering.ts';
import { cancelBonus } from '../domain/rewards/bonuses/end-bonus.ts';
import { findBonus, listBonuses, listWagering } from '../domain/rewards/bonuses/read-bonuses.ts';
import { claimRewards, listRewards } from '../domain/rewards/grants/member-rewards.ts';
import { missionsLeaderboard } from '../domain/rewards/missions/leaderboard.ts';
import { claimMission, missionsSummary } from '../domain/rewards/missions/missions.ts';
import { claimPromotion, joinPromotion } from '../domain/rewards/promotions/join-promotion.ts';
import { findPromotion, listPromotions } from '../domain/rewards/promotions/list-promotions.ts';
import { findMemberPromotion, listMemberPromotions } from '../domain/rewards/promotions/member-promotions.ts';
import { drawTicket, findRaffle, listTickets } from '../domain/rewards/promotions/raffle.ts';
import { getReferral, requireReferral } from '../domain/rewards/referral/get-referral.ts';
import { listInvitees, listReferralRewards } from '../domain/rewards/referral/referral-lists.ts';
import { listTournaments, tournamentBoard } from '../domain/rewards/tournaments/tournaments.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `promotions`. */
export const promotionsHandlers = {
  listPromotions: async ({ query, language }, services) => ok(await listPromotions(services, query, language)),
  getPromotion: async ({ query, language }, services) => ok(await findPromotion(services, query.id, language)),
  listMemberPromotions: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return ok(await listMemberPromotions(services, session.memberId, query, language));
  },
  getMemberPromotion: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return ok(await findMemberPromotion(services, session.memberId, query.id, language));
  },
  joinPromotion: async ({ session, body, language, once }, services) => {
    requireTrueAccount(session);
    return once(async (tx) => ok(await joinPromotion(services, tx, session, body.promotionId, language)));
  },
  applyForPromotion: async ({ session, body, once }, services) => {
    requireTrueAccount(session);
    const { promotionId, remark = '' } = body;
    const images = await Promise.all(body.images.map(async (image) => Buffer.from(await image.arrayBuffer())));
    const file = await prepareApplication(services, session, { promotionId, remark, images });
    return once(async (tx) => ok(await file(tx)));
  },
  claimPromotion: async ({ session, body, language, once }, services) => {
    requireTrueAccount(session);
    return once(async (tx) => ok(await claimPromotion(services, tx, session, body.promotionId, language)));
  },
  getRaffle: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return ok(await findRaffle(services, session.memberId, query.promotionId, language));
  },
  listRaffleTickets: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return ok(await listTickets(services, session.memberId, query, language));
  },
  claimRafflePrize: async ({ session, body, language, once }, services) => {
    requireTrueAccount(session);
    return once(async (tx) => ok(await drawTicket(services, tx, session, body, language)));
  },
  listBonuses: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    await countForReader(services, session.memberId);
    return ok(await listBonuses(services, session.memberId, query, language));
  },
  getBonus: async ({ session, params, language }, services) => {
    requireTrueAccount(session);
    await countForReader(services, session.memberId);
    return ok(await findBonus(services, session.memberId, params.bonusId, language));
  },
  listBonusWagering: async ({ session, params, query }, services) => {
    requireTrueAccount(session);
    await countForReader(services, session.memberId);
    return ok(await listWagering(services, session.memberId, params.bonusId, query));
  },
  cancelBonus: async ({ session, params, language, once }, services) => {
    requireTrueAccount(session);
    // A bonus whose wagering is done just now is money already.
    await countForReader(services, session.memberId);
    return once(async (tx) => ok(await cancelBonus(services, tx, session, params.bonusId, language)));
  },
  listRewards: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return ok(await listRewards(services, session.memberId, query, language));
  },
  claimRewards: async ({ session, body, language, once }, services) => {
    requireTrueAccount(session);
    return once(async (tx) => ok(await claimRewards(services, tx, session, body.rewardIds, language)));
  },
  getReferral: async ({ session, language }, services) => {
    requireReferral(services, session);
    return ok(await getReferral(services, session.memberId, language));
  },
  listInvitees: async ({ session, query }, services) => {
    requireReferral(services, session);
    return ok(await listInvitees(services, session.memberId, query));
  },
  listReferralRewards: async ({ session, query }, services) => {
    requireReferral(services, session);
    return ok(await listReferralRewards(services, session.memberId, query));
  },
  getMissionsSummary: async ({ session, language }, services) => {
    requireTrueAccount(session);
    return ok(await missionsSummary(services, session.memberId, language));
  },
  claimMission: async ({ session, body, language, once }, services) => {
    requireTrueAccount(session);
    return once(async (tx) => ok(await claimMission(services, tx, session, body.missionId, language)));
  },
  listMissionsLeaderboard: async ({ session, query }, services) => {
    requireTrueAccount(session);
    return ok(await missionsLeaderboard(services, session.memberId, query));
  },
  listTournaments: async ({ session, language }, services) => {
    requireTrueAccount(session);
    return ok(await listTournaments(services, language));
  },
  listTournamentBoard: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return ok(await tournamentBoard(services, session.memberId, query, language));
  },
} satisfies TagHandlers<'promotions'>;
