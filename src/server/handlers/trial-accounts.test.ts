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
    'listFavouriteIds',
    'listFavourites',
    'addFavourite',
    'removeFavourite',
    'listLotteryFavourites',
    'setLotteryFavourites',
  ],
  'recent games': ['listRecentGames', 'listVnRecentGames'],
  'the account': [
    'getProfile',
    'updateProfile',
    'listAvatars',
    'getSecurityCentre',
    'listLoginHistory',
    'changePassword',
    'setPaymentPassword',
    'changePaymentPassword',
    'resetPaymentPassword',
    'startTwoStepLogin',
    'confirmTwoStepLogin',
    'disableTwoStepLogin',
    'sendMemberCode',
    'bindEmail',
    'bindMobile',
    'listBanks',
    'listBoundAccounts',
    'addBoundAccount',
    'setDefaultBoundAccount',
    'removeBoundAccount',
    'getPlayLimits',
    'setMoneyLimit',
    'setSessionLimit',
    'startSelfExclusion',
    'getRealityCheck',
    'setRealityCheck',
    'acknowledgeRealityCheck',
  ],
  money: [
    'transferFunds',
    'collectAllFunds',
    'getMemberTransferTerms',
    'transferToUpline',
    'getVault',
    'listVaultLocks',
    'lockVault',
    'listDepositMethods',
    'createDeposit',
    'listDeposits',
    'getWithdrawalQuote',
    'createWithdrawal',
    'listWithdrawals',
  ],
  records: [
    'listTransactionHistory',
    'listBets',
    'getBet',
    'getProfitLoss',
    'quoteLotterySlip',
    'placeLotteryBet',
    'listLotteryBets',
    'listChases',
  ],
  'the inbox': ['listMessages', 'getMessage', 'getUnreadCount', 'readMessages', 'readAllMessages', 'deleteMessages'],
  promotions: [
    'listMemberPromotions',
    'getMemberPromotion',
    'joinPromotion',
    'applyForPromotion',
    'claimPromotion',
    'getRaffle',
    'listRaffleTickets',
    'claimRafflePrize',
    'listBonuses',
    'getBonus',
    'listBonusWagering',
    'cancelBonus',
    'listRewards',
    'claimRewards',
    'getReferral',
    'listInvitees',
    'listReferralRewards',
    'getMissionsSummary',
    'claimMission',
    'listMissionsLeaderboard',
    'listTournaments',
    'listTournamentBoard',
    'getPointsBalance',
    'redeemPoints',
    'convertPoints',
    'listRedemptions',
    'listPointTransactions',
  ],
  'the agent centre': [
    'listAgentAnnouncements',
    'getTeamOverview',
    'getAccountRules',
    'createDownlineAccount',
    'listRegistrationLinks',
    'createRegistrationLink',
    'listTeamChildren',
    'listTeam',
    'listTeamBets',
    'listTeamProfit',
    'listTeamTransactions',
    'listIncome',
    'listIncomeBets',
    'listIncomeInputs',
    'listContracts',
    'proposeContract',
    'simulateContract',
    'listContractRequests',
    'getContractBasis',
    'checkContractConflicts',
    'listContractConflicts',
    'getContract',
    'getContractProgress',
    'signContract',
    'rejectContract',
    'withdrawContract',
    'terminateContract',
    'agreeToTermination',
    'listContractBills',
    'getContractBill',
  ],
};

test.each(Object.entries(refused))('ROLE-08 a trial account is refused each call of %s', async (_, operations) => {
  const session = { memberId: 1, type: 4 };
  const once = (work: (tx: object) => unknown) => work(anything);
  const request = { session, once, language: 'EN', body: anything, query: anything, path: anything };
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
