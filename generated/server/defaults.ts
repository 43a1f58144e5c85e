// Generated from openapi/ by `npm run generate`. Do not edit.

export const listLoginHistoryDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listVaultLocksDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listDepositsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listWithdrawalsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listTransactionHistoryDefaults = {
  "walletId": "main",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listBetsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listVendorsDefaults = {
  "clientType": 3
} as const;

export const listGamesDefaults = {
  "clientType": 3,
  "platform": "flash,html5-desktop",
  "channel": "WEB",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listHotGamesDefaults = {
  "isPlatform": 2,
  "platform": "flash,html5-desktop"
} as const;

export const listFavouritesDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listRecentGamesDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listNewGamesDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const searchGamesDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listWinnerRankDefaults = {
  "period": "today",
  "sort": "highest",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listPopularGamesDefaults = {
  "count": 20,
  "device": "WEB"
} as const;

export const listGameMenusDefaults = {
  "lotteryType": "Lott",
  "device": "WEB"
} as const;

export const listPvpRoomsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listInhouseRoundsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listAnnouncementsDefaults = {
  "types": "B,PL,PU,PR,H",
  "platform": "W",
  "execution": "B"
} as const;

export const listVnGameMenusDefaults = {
  "lotteryType": "Lott"
} as const;

export const listVnRecentGamesDefaults = {
  "count": 20
} as const;

export const listComingDrawsDefaults = {
  "count": 10
} as const;

export const listDrawsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listOpenedNumeroDefaults = {
  "count": 20
} as const;

export const getVietnamNumeroDefaults = {
  "count": 100
} as const;

export const listLotteryBetsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listChasesDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listDueDrawsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listDrawDaysDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const getHelpCenterDefaults = {
  "device": "WEB"
} as const;

export const getChatUrlDefaults = {
  "b2c": 1
} as const;

export const listChatMessagesDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listAgentAnnouncementsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listRegistrationLinksDefaults = {
  "sort": "-createdAt",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listTeamChildrenDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listTeamDefaults = {
  "sort": "-turnover",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listTeamBetsDefaults = {
  "sort": "-placedAt",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listTeamProfitDefaults = {
  "scope": "lines",
  "sort": "-turnover",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listIncomeDefaults = {
  "entries": "every",
  "sort": "-windowTo",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listIncomeBetsDefaults = {
  "sort": "-settledAt",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listIncomeInputsDefaults = {
  "sort": "-at",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listTeamTransactionsDefaults = {
  "sort": "-at",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listContractsDefaults = {
  "sort": "-updatedAt",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listContractRequestsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listContractBillsDefaults = {
  "sort": "-windowTo",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listAnnouncementPageDefaults = {
  "pageNo": 1,
  "pageSize": 9
} as const;

export const listMessagesDefaults = {
  "reading": "all",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listPromotionsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listMemberPromotionsDefaults = {
  "participation": "all",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listRaffleTicketsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listBonusesDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listBonusWageringDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listRewardsDefaults = {
  "state": "claimable",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listInviteesDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listReferralRewardsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listMissionsLeaderboardDefaults = {
  "period": "week",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listTournamentBoardDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listPointRewardsDefaults = {
  "sort": "brand",
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listRedemptionsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listPointTransactionsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listWithdrawalReviewsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listDepositReviewsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listUnmatchedPaymentsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listDebtsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listApplicationReviewsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listRedemptionReviewsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listSupportThreadsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listManagedNoticesDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listManagedBannersDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listSentMessagesDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listMaintenancesDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listBlocksDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listPlatformContractsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listContractBillReviewsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listContractHoldsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listAccountsDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;

export const listAuditEntriesDefaults = {
  "pageNo": 1,
  "pageSize": 42
} as const;
