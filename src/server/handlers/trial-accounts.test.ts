import { expect, test } from 'vitest';
import type { OperationId } from '#generated/server/operations.ts';
import { handlers } from './handlers.ts';

/** Whatever is asked of it before the account is looked at, it has. */
const anything: object = new Proxy(() => undefined, {
  get: (_, name) => (name === 'then' ? undefined : anything),
  apply: () => anything,
});

/** What a trial account is refused, by where the portal shows it; `launchGame` has tests of its own. */
const refused: Readonly<Record<string, readonly OperationId[]>> = {
  favourites: [
    ...(['listFavouriteIds', 'listFavourites', 'addFavourite', 'removeFavourite'] as const),
    ...(['listLotteryFavourites', 'setLotteryFavourites'] as const),
  ],
  'recent games': ['listRecentGames', 'listVnRecentGames'],
  'the account': [
    ...(['getProfile', 'updateProfile', 'listAvatars', 'getSecurityCentre', 'listLoginHistory'] as const),
    ...(['changePassword', 'setPaymentPassword', 'changePaymentPassword', 'resetPaymentPassword'] as const),
    ...(['startTwoStepLogin', 'confirmTwoStepLogin', 'disableTwoStepLogin'] as const),
    ...(['sendMemberCode', 'bindEmail', 'bindMobile'] as const),
    ...(['listBanks', 'listBoundAccounts', 'addBoundAccount', 'setDefaultBoundAccount', 'removeBoundAccount'] as const),
    ...(['getPlayLimits', 'setMoneyLimit', 'setSessionLimit', 'startSelfExclusion'] as const),
    ...(['getRealityCheck', 'setRealityCheck', 'acknowledgeRealityCheck'] as const),
  ],
  money: [
    ...(['transferFunds', 'collectAllFunds', 'getMemberTransferTerms', 'transferToUpline'] as const),
    ...(['getVault', 'listVaultLocks', 'lockVault', 'listDepositMethods', 'createDeposit', 'listDeposits'] as const),
    ...(['getWithdrawalQuote', 'createWithdrawal', 'listWithdrawals'] as const),
  ],
  records: [
    ...(['listTransactionHistory', 'listBets', 'getBet', 'getProfitLoss'] as const),
    ...(['quoteLotterySlip', 'placeLotteryBet', 'listLotteryBets', 'listChases'] as const),
  ],
  'the inbox': [
    ...(['listMessages', 'getMessage', 'getUnreadCount', 'readMessages', 'readAllMessages', 'deleteMessages'] as const),
  ],
  promotions: [
    ...(['listMemberPromotions', 'getMemberPromotion', 'joinPromotion', 'applyForPromotion'] as const),
    ...(['claimPromotion', 'getRaffle', 'listRaffleTickets', 'claimRafflePrize'] as const),
    ...(['listBonuses', 'getBonus', 'listBonusWagering', 'cancelBonus', 'listRewards', 'claimRewards'] as const),
    ...(['getReferral', 'listInvitees', 'listReferralRewards'] as const),
    ...(['getMissionsSummary', 'claimMission', 'listMissionsLeaderboard'] as const),
    ...(['listTournaments', 'listTournamentBoard'] as const),
    ...(['getPointsBalance', 'redeemPoints', 'convertPoints', 'listRedemptions', 'listPointTransactions'] as const),
  ],
  'the agent centre': [
    ...(['listAgentAnnouncements', 'getTeamOverview', 'getAccountRules', 'createDownlineAccount'] as const),
    ...(['listRegistrationLinks', 'createRegistrationLink', 'listTeamChildren', 'listTeam'] as const),
    ...(['listTeamBets', 'listTeamProfit', 'listTeamTransactions'] as const),
    ...(['listIncome', 'listIncomeBets', 'listIncomeInputs'] as const),
    ...(['listContracts', 'proposeContract', 'simulateContract', 'listContractRequests', 'getContractBasis'] as const),
    ...(['checkContractConflicts', 'listContractConflicts', 'getContract', 'getContractProgress'] as const),
    ...(['signContract', 'rejectContract', 'withdrawContract', 'terminateContract', 'agreeToTermination'] as const),
    ...(['listContractBills', 'getContractBill'] as const),
  ],
};

test.each(Object.entries(refused))('ROLE-08 a trial account is refused each call of %s', async (_, operations) => {
  const session = { memberId: 1, type: 4 };
  const once = (work: (tx: object) => unknown) => work(anything);
  const request = { ...{ session, once, language: 'EN' }, ...{ body: anything, query: anything, path: anything } };
  const outcomes = await Promise.all(
    operations.map(async (id): Promise<unknown> => {
      const handle: (request: object, services: object) => Promise<unknown> = Object(handlers)[id];
      return [
        id,
        await handle({ ...request, visitor: anything, headers: anything }, anything).then(() => 'in', codeOf),
      ];
    }),
  );
  expect(outcomes).toEqual(operations.map((id) => [id, 'in_need_true_account']));
});

const codeOf = (failure: unknown): unknown => Object(failure).code ?? failure;
