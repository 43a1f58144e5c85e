// Generated from openapi/ by `npm run generate`. Do not edit.

import type * as zod from 'zod';
import type {
  AcknowledgeRealityCheckResponse,
  ActInhouseRoundResponse,
  AddBoundAccountResponse,
  AddFavouriteResponse,
  AgreeToPlatformTerminationResponse,
  AgreeToTerminationResponse,
  AnswerSupportThreadResponse,
  ApplyForPromotionResponse,
  ApproveWithdrawalResponse,
  AuthorisePlayerResponse,
  BeginSocialLoginResponse,
  BindEmailResponse,
  BindMobileResponse,
  CancelBonusResponse,
  CancelLotteryBetResponse,
  ChangePasswordResponse,
  ChangePaymentPasswordResponse,
  ChangeRegistrationLinkResponse,
  CheckAffiliateCodeResponse,
  CheckContractConflictsResponse,
  ClaimMissionResponse,
  ClaimPromotionResponse,
  ClaimRafflePrizeResponse,
  ClaimRewardsResponse,
  CloseSupportThreadResponse,
  CollectAllFundsResponse,
  CommitInhouseRoundResponse,
  CompleteRedemptionResponse,
  CompleteSocialLoginResponse,
  ConfirmDepositResponse,
  ConfirmTwoStepLoginResponse,
  ConfirmWithdrawalReceivedResponse,
  ConfirmWithdrawalResponse,
  ConvertPointsResponse,
  CorrectDrawResultResponse,
  CreateBannerResponse,
  CreateBlockResponse,
  CreateDepositResponse,
  CreateDownlineAccountResponse,
  CreateNoticeResponse,
  CreateRegistrationLinkResponse,
  CreateSessionTicketResponse,
  CreateWithdrawalResponse,
  CreditPlayerResponse,
  DebitPlayerResponse,
  DecideApplicationResponse,
  DeleteMessagesResponse,
  DisableTwoStepLoginResponse,
  DismissLoginInfoResponse,
  DisputeWithdrawalResponse,
  EndMaintenanceResponse,
  EndOtherSessionsResponse,
  EndSessionResponse,
  EnterDrawResultResponse,
  ExchangeSessionTicketResponse,
  FailDepositResponse,
  ForgotPasswordByEmailResponse,
  FreePlayLoginResponse,
  GetAccountRulesResponse,
  GetAnnouncementResponse,
  GetApplicationImageResponse,
  GetApplicationReviewResponse,
  GetBalanceResponse,
  GetBetResponse,
  GetBonusResponse,
  GetCaptchaResponse,
  GetChaseResponse,
  GetChatUnreadResponse,
  GetChatUrlResponse,
  GetConsolidatedFundsResponse,
  GetContractBillResponse,
  GetContractResponse,
  GetCustomerServiceResponse,
  GetDepositResponse,
  GetDepositReviewResponse,
  GetDomainRouteResponse,
  GetDrawEvidenceResponse,
  GetDrawResponse,
  GetHelpCenterResponse,
  GetInhouseEvidenceResponse,
  GetInhouseRoundResponse,
  GetInhouseRulesResponse,
  GetJwksResponse,
  GetLoginInfoResponse,
  GetLotteryBetResponse,
  GetLotteryGameResponse,
  GetManagedBannerResponse,
  GetManagedNoticeResponse,
  GetMemberIconResponse,
  GetMemberInfoResponse,
  GetMemberPromotionResponse,
  GetMemberTransferResponse,
  GetMemberTransferTermsResponse,
  GetMerchantWalletResponse,
  GetMessageResponse,
  GetMissionsSummaryResponse,
  GetOperatorDrawResponse,
  GetPermissionResponse,
  GetPlatformContractResponse,
  GetPlayLimitsResponse,
  GetPlayerAvatarResponse,
  GetPlayerBalanceResponse,
  GetPlayerRankResponse,
  GetPointRewardResponse,
  GetPointsBalanceResponse,
  GetPointsConfigResponse,
  GetPrizeTableResponse,
  GetProfileResponse,
  GetProfitLossResponse,
  GetPromotionResponse,
  GetRaffleResponse,
  GetRealityCheckResponse,
  GetRedemptionReviewResponse,
  GetReferralResponse,
  GetRegisterSettingsResponse,
  GetRoutersResponse,
  GetSecurityCentreResponse,
  GetSliderResponse,
  GetSupportThreadResponse,
  GetSystemStatusResponse,
  GetTeamMemberResponse,
  GetTeamOverviewResponse,
  GetUnreadCountResponse,
  GetVietnamNumeroResponse,
  GetWalletTransferResponse,
  GetWhitelabelResponse,
  GetWithdrawalQuoteResponse,
  GetWithdrawalResponse,
  GetWithdrawalReviewResponse,
  JoinPromotionResponse,
  LaunchGameResponse,
  LiftBlockResponse,
  ListAgentAnnouncementsResponse,
  ListAnnouncementPageResponse,
  ListAnnouncementsResponse,
  ListApplicationReviewsResponse,
  ListAuditEntriesResponse,
  ListAvatarsResponse,
  ListBanksResponse,
  ListBetsResponse,
  ListBlocksResponse,
  ListBonusWageringResponse,
  ListBonusesResponse,
  ListBoundAccountsResponse,
  ListChasesResponse,
  ListChatMessagesResponse,
  ListComingDrawsResponse,
  ListContractBillsResponse,
  ListContractConflictsResponse,
  ListContractRequestsResponse,
  ListContractsResponse,
  ListCountryCodesResponse,
  ListDepositMethodsResponse,
  ListDepositReviewsResponse,
  ListDepositsResponse,
  ListDrawsResponse,
  ListDueDrawsResponse,
  ListFavouriteIdsResponse,
  ListFavouritesResponse,
  ListGameMenusResponse,
  ListGamesResponse,
  ListHotGamesResponse,
  ListIncomeBetsResponse,
  ListIncomeResponse,
  ListInhouseRoundsResponse,
  ListInhouseRulesResponse,
  ListInviteesResponse,
  ListLoginHistoryResponse,
  ListLotteryBetsResponse,
  ListLotteryFavouritesResponse,
  ListLotteryGamesResponse,
  ListMaintenancesResponse,
  ListManagedBannersResponse,
  ListManagedNoticesResponse,
  ListMemberPromotionsResponse,
  ListMessagesResponse,
  ListMissionsLeaderboardResponse,
  ListNewGamesResponse,
  ListOpenedNumeroResponse,
  ListPlatformContractsResponse,
  ListPlayTypesResponse,
  ListPointRewardsResponse,
  ListPointTransactionsResponse,
  ListPopularGamesResponse,
  ListPromotionsResponse,
  ListPvpRoomsResponse,
  ListRaffleTicketsResponse,
  ListRecentGamesResponse,
  ListRedemptionReviewsResponse,
  ListRedemptionsResponse,
  ListReferralRewardsResponse,
  ListRegistrationLinksResponse,
  ListRewardsResponse,
  ListSentMessagesResponse,
  ListSessionsResponse,
  ListSupportThreadsResponse,
  ListTeamBetsResponse,
  ListTeamChildrenResponse,
  ListTeamProfitResponse,
  ListTeamResponse,
  ListTeamTransactionsResponse,
  ListTransactionHistoryResponse,
  ListVendorTypesResponse,
  ListVendorsResponse,
  ListVipTiersResponse,
  ListVnGameMenusResponse,
  ListVnRecentGamesResponse,
  ListWinnerRankResponse,
  ListWithdrawalReviewsResponse,
  ListWithdrawalsResponse,
  LoginResponse,
  LogoutResponse,
  MarkChatReadResponse,
  MarkDepositPaidResponse,
  MarkWithdrawalPaidResponse,
  MoveLineResponse,
  PlaceLotteryBetResponse,
  PlayInhouseRoundResponse,
  ProposeContractResponse,
  ProposePlatformContractResponse,
  QuoteLotterySlipResponse,
  ReadAllMessagesResponse,
  ReadMessagesResponse,
  RecallMessageResponse,
  RedeemPointsResponse,
  RegisterMemberByMobileResponse,
  RegisterMemberResponse,
  RejectContractResponse,
  RejectRedemptionResponse,
  RejectWithdrawalResponse,
  RemoveBoundAccountResponse,
  RemoveFavouriteResponse,
  RemoveRegistrationLinkResponse,
  ResetPasswordByPhoneResponse,
  ResetPasswordResponse,
  ResetPaymentPasswordResponse,
  ReturnWithdrawalResponse,
  RollbackDebitResponse,
  SearchGamesResponse,
  SendChatMessageResponse,
  SendFeedbackResponse,
  SendMemberCodeResponse,
  SendMessageResponse,
  SendNewIpCodeResponse,
  SendRegisterSmsCodeResponse,
  SendSmsCodeResponse,
  SetDefaultBoundAccountResponse,
  SetLotteryFavouritesResponse,
  SetMoneyLimitResponse,
  SetPaymentPasswordResponse,
  SetRealityCheckResponse,
  SetSessionLimitResponse,
  SignContractResponse,
  SimulateContractResponse,
  SolveSliderResponse,
  StartApplicationReviewResponse,
  StartMaintenanceResponse,
  StartSelfExclusionResponse,
  StartTwoStepLoginResponse,
  StartWithdrawalReviewResponse,
  StopChaseResponse,
  StreamEventsResponse,
  TerminateContractResponse,
  TerminatePlatformContractResponse,
  TransferFundsResponse,
  TransferToDownlineResponse,
  TransferToUplineResponse,
  UpdateBannerResponse,
  UpdateLanguageResponse,
  UpdateMaintenanceResponse,
  UpdateNoticeResponse,
  UpdateProfileResponse,
  VerifyAuditLogResponse,
  VoidDrawResponse,
  WithdrawBannerResponse,
  WithdrawContractResponse,
  WithdrawNoticeResponse,
  WithdrawPlatformContractResponse,
} from './model/index.ts';
import type { getSystemStatus } from './validators/system/get-system-status.ts';
import type { getPermission } from './validators/system/get-permission.ts';
import type { getWhitelabel } from './validators/system/get-whitelabel.ts';
import type { getJwks } from './validators/system/get-jwks.ts';
import type { getDomainRoute } from './validators/system/get-domain-route.ts';
import type { getRouters } from './validators/system/get-routers.ts';
import type { listCountryCodes } from './validators/system/list-country-codes.ts';
import type { getRegisterSettings } from './validators/system/get-register-settings.ts';
import type { getCaptcha } from './validators/verification/get-captcha.ts';
import type { getSlider } from './validators/verification/get-slider.ts';
import type { solveSlider } from './validators/verification/solve-slider.ts';
import type { sendSmsCode } from './validators/verification/send-sms-code.ts';
import type { sendRegisterSmsCode } from './validators/verification/send-register-sms-code.ts';
import type { sendNewIpCode } from './validators/verification/send-new-ip-code.ts';
import type { login } from './validators/session/login.ts';
import type { freePlayLogin } from './validators/session/free-play-login.ts';
import type { logout } from './validators/session/logout.ts';
import type { createSessionTicket } from './validators/session/create-session-ticket.ts';
import type { exchangeSessionTicket } from './validators/session/exchange-session-ticket.ts';
import type { beginSocialLogin } from './validators/session/begin-social-login.ts';
import type { completeSocialLogin } from './validators/session/complete-social-login.ts';
import type { listSessions } from './validators/session/list-sessions.ts';
import type { endOtherSessions } from './validators/session/end-other-sessions.ts';
import type { endSession } from './validators/session/end-session.ts';
import type { registerMember } from './validators/registration/register-member.ts';
import type { registerMemberByMobile } from './validators/registration/register-member-by-mobile.ts';
import type { checkAffiliateCode } from './validators/registration/check-affiliate-code.ts';
import type { changePassword } from './validators/passwords/change-password.ts';
import type { forgotPasswordByEmail } from './validators/passwords/forgot-password-by-email.ts';
import type { resetPassword } from './validators/passwords/reset-password.ts';
import type { resetPasswordByPhone } from './validators/passwords/reset-password-by-phone.ts';
import type { getMemberInfo } from './validators/member/get-member-info.ts';
import type { getMemberIcon } from './validators/member/get-member-icon.ts';
import type { getPlayerAvatar } from './validators/member/get-player-avatar.ts';
import type { getProfile } from './validators/member/get-profile.ts';
import type { updateProfile } from './validators/member/update-profile.ts';
import type { listAvatars } from './validators/member/list-avatars.ts';
import type { updateLanguage } from './validators/member/update-language.ts';
import type { listBanks } from './validators/member/list-banks.ts';
import type { listBoundAccounts } from './validators/member/list-bound-accounts.ts';
import type { addBoundAccount } from './validators/member/add-bound-account.ts';
import type { setDefaultBoundAccount } from './validators/member/set-default-bound-account.ts';
import type { removeBoundAccount } from './validators/member/remove-bound-account.ts';
import type { getSecurityCentre } from './validators/member/get-security-centre.ts';
import type { setPaymentPassword } from './validators/member/set-payment-password.ts';
import type { changePaymentPassword } from './validators/member/change-payment-password.ts';
import type { resetPaymentPassword } from './validators/member/reset-payment-password.ts';
import type { startTwoStepLogin } from './validators/member/start-two-step-login.ts';
import type { confirmTwoStepLogin } from './validators/member/confirm-two-step-login.ts';
import type { disableTwoStepLogin } from './validators/member/disable-two-step-login.ts';
import type { sendMemberCode } from './validators/member/send-member-code.ts';
import type { bindEmail } from './validators/member/bind-email.ts';
import type { bindMobile } from './validators/member/bind-mobile.ts';
import type { listLoginHistory } from './validators/member/list-login-history.ts';
import type { getLoginInfo } from './validators/member/get-login-info.ts';
import type { dismissLoginInfo } from './validators/member/dismiss-login-info.ts';
import type { getPlayLimits } from './validators/member/get-play-limits.ts';
import type { setMoneyLimit } from './validators/member/set-money-limit.ts';
import type { setSessionLimit } from './validators/member/set-session-limit.ts';
import type { startSelfExclusion } from './validators/member/start-self-exclusion.ts';
import type { getRealityCheck } from './validators/member/get-reality-check.ts';
import type { setRealityCheck } from './validators/member/set-reality-check.ts';
import type { acknowledgeRealityCheck } from './validators/member/acknowledge-reality-check.ts';
import type { getPlayerRank } from './validators/member/get-player-rank.ts';
import type { listVipTiers } from './validators/member/list-vip-tiers.ts';
import type { streamEvents } from './validators/stream/stream-events.ts';
import type { getBalance } from './validators/wallet/get-balance.ts';
import type { getMerchantWallet } from './validators/wallet/get-merchant-wallet.ts';
import type { getConsolidatedFunds } from './validators/wallet/get-consolidated-funds.ts';
import type { transferFunds } from './validators/wallet/transfer-funds.ts';
import type { getWalletTransfer } from './validators/wallet/get-wallet-transfer.ts';
import type { collectAllFunds } from './validators/wallet/collect-all-funds.ts';
import type { getMemberTransferTerms } from './validators/wallet/get-member-transfer-terms.ts';
import type { transferToUpline } from './validators/wallet/transfer-to-upline.ts';
import type { transferToDownline } from './validators/wallet/transfer-to-downline.ts';
import type { getMemberTransfer } from './validators/wallet/get-member-transfer.ts';
import type { listDepositMethods } from './validators/wallet/list-deposit-methods.ts';
import type { createDeposit } from './validators/wallet/create-deposit.ts';
import type { listDeposits } from './validators/wallet/list-deposits.ts';
import type { getDeposit } from './validators/wallet/get-deposit.ts';
import type { markDepositPaid } from './validators/wallet/mark-deposit-paid.ts';
import type { getWithdrawalQuote } from './validators/wallet/get-withdrawal-quote.ts';
import type { createWithdrawal } from './validators/wallet/create-withdrawal.ts';
import type { listWithdrawals } from './validators/wallet/list-withdrawals.ts';
import type { getWithdrawal } from './validators/wallet/get-withdrawal.ts';
import type { confirmWithdrawal } from './validators/wallet/confirm-withdrawal.ts';
import type { disputeWithdrawal } from './validators/wallet/dispute-withdrawal.ts';
import type { listTransactionHistory } from './validators/wallet/list-transaction-history.ts';
import type { authorisePlayer } from './validators/vendor-wallet/authorise-player.ts';
import type { getPlayerBalance } from './validators/vendor-wallet/get-player-balance.ts';
import type { debitPlayer } from './validators/vendor-wallet/debit-player.ts';
import type { creditPlayer } from './validators/vendor-wallet/credit-player.ts';
import type { rollbackDebit } from './validators/vendor-wallet/rollback-debit.ts';
import type { listBets } from './validators/bets/list-bets.ts';
import type { getBet } from './validators/bets/get-bet.ts';
import type { getProfitLoss } from './validators/bets/get-profit-loss.ts';
import type { listVendorTypes } from './validators/catalogue/list-vendor-types.ts';
import type { listVendors } from './validators/catalogue/list-vendors.ts';
import type { listGames } from './validators/catalogue/list-games.ts';
import type { listHotGames } from './validators/catalogue/list-hot-games.ts';
import type { listFavouriteIds } from './validators/catalogue/list-favourite-ids.ts';
import type { listFavourites } from './validators/catalogue/list-favourites.ts';
import type { addFavourite } from './validators/catalogue/add-favourite.ts';
import type { removeFavourite } from './validators/catalogue/remove-favourite.ts';
import type { listRecentGames } from './validators/catalogue/list-recent-games.ts';
import type { listNewGames } from './validators/catalogue/list-new-games.ts';
import type { searchGames } from './validators/catalogue/search-games.ts';
import type { listWinnerRank } from './validators/catalogue/list-winner-rank.ts';
import type { listPopularGames } from './validators/catalogue/list-popular-games.ts';
import type { listGameMenus } from './validators/catalogue/list-game-menus.ts';
import type { listPvpRooms } from './validators/catalogue/list-pvp-rooms.ts';
import type { launchGame } from './validators/catalogue/launch-game.ts';
import type { listInhouseRules } from './validators/catalogue/list-inhouse-rules.ts';
import type { getInhouseRules } from './validators/catalogue/get-inhouse-rules.ts';
import type { commitInhouseRound } from './validators/catalogue/commit-inhouse-round.ts';
import type { listInhouseRounds } from './validators/catalogue/list-inhouse-rounds.ts';
import type { playInhouseRound } from './validators/catalogue/play-inhouse-round.ts';
import type { getInhouseRound } from './validators/catalogue/get-inhouse-round.ts';
import type { actInhouseRound } from './validators/catalogue/act-inhouse-round.ts';
import type { getInhouseEvidence } from './validators/catalogue/get-inhouse-evidence.ts';
import type { listAnnouncements } from './validators/notices/list-announcements.ts';
import type { listVnGameMenus } from './validators/lottery/list-vn-game-menus.ts';
import type { listVnRecentGames } from './validators/lottery/list-vn-recent-games.ts';
import type { listLotteryGames } from './validators/lottery/list-lottery-games.ts';
import type { getLotteryGame } from './validators/lottery/get-lottery-game.ts';
import type { listPlayTypes } from './validators/lottery/list-play-types.ts';
import type { listComingDraws } from './validators/lottery/list-coming-draws.ts';
import type { listLotteryFavourites } from './validators/lottery/list-lottery-favourites.ts';
import type { setLotteryFavourites } from './validators/lottery/set-lottery-favourites.ts';
import type { listDraws } from './validators/lottery/list-draws.ts';
import type { getDraw } from './validators/lottery/get-draw.ts';
import type { getPrizeTable } from './validators/lottery/get-prize-table.ts';
import type { getDrawEvidence } from './validators/lottery/get-draw-evidence.ts';
import type { listOpenedNumero } from './validators/lottery/list-opened-numero.ts';
import type { getVietnamNumero } from './validators/lottery/get-vietnam-numero.ts';
import type { quoteLotterySlip } from './validators/lottery/quote-lottery-slip.ts';
import type { listLotteryBets } from './validators/lottery/list-lottery-bets.ts';
import type { placeLotteryBet } from './validators/lottery/place-lottery-bet.ts';
import type { getLotteryBet } from './validators/lottery/get-lottery-bet.ts';
import type { cancelLotteryBet } from './validators/lottery/cancel-lottery-bet.ts';
import type { listChases } from './validators/lottery/list-chases.ts';
import type { getChase } from './validators/lottery/get-chase.ts';
import type { stopChase } from './validators/lottery/stop-chase.ts';
import type { listDueDraws } from './validators/operator/list-due-draws.ts';
import type { getOperatorDraw } from './validators/operator/get-operator-draw.ts';
import type { enterDrawResult } from './validators/operator/enter-draw-result.ts';
import type { correctDrawResult } from './validators/operator/correct-draw-result.ts';
import type { voidDraw } from './validators/operator/void-draw.ts';
import type { getHelpCenter } from './validators/service/get-help-center.ts';
import type { getCustomerService } from './validators/service/get-customer-service.ts';
import type { sendFeedback } from './validators/service/send-feedback.ts';
import type { getChatUrl } from './validators/service/get-chat-url.ts';
import type { getChatUnread } from './validators/service/get-chat-unread.ts';
import type { listChatMessages } from './validators/service/list-chat-messages.ts';
import type { sendChatMessage } from './validators/service/send-chat-message.ts';
import type { markChatRead } from './validators/service/mark-chat-read.ts';
import type { listAgentAnnouncements } from './validators/agent/list-agent-announcements.ts';
import type { getTeamOverview } from './validators/agent/get-team-overview.ts';
import type { getAccountRules } from './validators/agent/get-account-rules.ts';
import type { createDownlineAccount } from './validators/agent/create-downline-account.ts';
import type { listRegistrationLinks } from './validators/agent/list-registration-links.ts';
import type { createRegistrationLink } from './validators/agent/create-registration-link.ts';
import type { changeRegistrationLink } from './validators/agent/change-registration-link.ts';
import type { removeRegistrationLink } from './validators/agent/remove-registration-link.ts';
import type { listTeamChildren } from './validators/agent/list-team-children.ts';
import type { listTeam } from './validators/agent/list-team.ts';
import type { getTeamMember } from './validators/agent/get-team-member.ts';
import type { listTeamBets } from './validators/agent/list-team-bets.ts';
import type { listTeamProfit } from './validators/agent/list-team-profit.ts';
import type { listIncome } from './validators/agent/list-income.ts';
import type { listIncomeBets } from './validators/agent/list-income-bets.ts';
import type { listTeamTransactions } from './validators/agent/list-team-transactions.ts';
import type { listContracts } from './validators/contract/list-contracts.ts';
import type { proposeContract } from './validators/contract/propose-contract.ts';
import type { listContractRequests } from './validators/contract/list-contract-requests.ts';
import type { checkContractConflicts } from './validators/contract/check-contract-conflicts.ts';
import type { getContract } from './validators/contract/get-contract.ts';
import type { listContractConflicts } from './validators/contract/list-contract-conflicts.ts';
import type { signContract } from './validators/contract/sign-contract.ts';
import type { rejectContract } from './validators/contract/reject-contract.ts';
import type { withdrawContract } from './validators/contract/withdraw-contract.ts';
import type { terminateContract } from './validators/contract/terminate-contract.ts';
import type { agreeToTermination } from './validators/contract/agree-to-termination.ts';
import type { listContractBills } from './validators/contract/list-contract-bills.ts';
import type { getContractBill } from './validators/contract/get-contract-bill.ts';
import type { simulateContract } from './validators/contract/simulate-contract.ts';
import type { listAnnouncementPage } from './validators/notices/list-announcement-page.ts';
import type { getAnnouncement } from './validators/notices/get-announcement.ts';
import type { listMessages } from './validators/messages/list-messages.ts';
import type { getMessage } from './validators/messages/get-message.ts';
import type { getUnreadCount } from './validators/messages/get-unread-count.ts';
import type { readMessages } from './validators/messages/read-messages.ts';
import type { readAllMessages } from './validators/messages/read-all-messages.ts';
import type { deleteMessages } from './validators/messages/delete-messages.ts';
import type { listPromotions } from './validators/promotions/list-promotions.ts';
import type { getPromotion } from './validators/promotions/get-promotion.ts';
import type { listMemberPromotions } from './validators/promotions/list-member-promotions.ts';
import type { getMemberPromotion } from './validators/promotions/get-member-promotion.ts';
import type { joinPromotion } from './validators/promotions/join-promotion.ts';
import type { applyForPromotion } from './validators/promotions/apply-for-promotion.ts';
import type { claimPromotion } from './validators/promotions/claim-promotion.ts';
import type { getRaffle } from './validators/promotions/get-raffle.ts';
import type { listRaffleTickets } from './validators/promotions/list-raffle-tickets.ts';
import type { claimRafflePrize } from './validators/promotions/claim-raffle-prize.ts';
import type { listBonuses } from './validators/promotions/list-bonuses.ts';
import type { getBonus } from './validators/promotions/get-bonus.ts';
import type { listBonusWagering } from './validators/promotions/list-bonus-wagering.ts';
import type { cancelBonus } from './validators/promotions/cancel-bonus.ts';
import type { listRewards } from './validators/promotions/list-rewards.ts';
import type { claimRewards } from './validators/promotions/claim-rewards.ts';
import type { getReferral } from './validators/promotions/get-referral.ts';
import type { listInvitees } from './validators/promotions/list-invitees.ts';
import type { listReferralRewards } from './validators/promotions/list-referral-rewards.ts';
import type { getMissionsSummary } from './validators/promotions/get-missions-summary.ts';
import type { claimMission } from './validators/promotions/claim-mission.ts';
import type { listMissionsLeaderboard } from './validators/promotions/list-missions-leaderboard.ts';
import type { getPointsBalance } from './validators/points/get-points-balance.ts';
import type { getPointsConfig } from './validators/points/get-points-config.ts';
import type { listPointRewards } from './validators/points/list-point-rewards.ts';
import type { getPointReward } from './validators/points/get-point-reward.ts';
import type { redeemPoints } from './validators/points/redeem-points.ts';
import type { convertPoints } from './validators/points/convert-points.ts';
import type { listRedemptions } from './validators/points/list-redemptions.ts';
import type { listPointTransactions } from './validators/points/list-point-transactions.ts';
import type { listWithdrawalReviews } from './validators/operator/list-withdrawal-reviews.ts';
import type { getWithdrawalReview } from './validators/operator/get-withdrawal-review.ts';
import type { startWithdrawalReview } from './validators/operator/start-withdrawal-review.ts';
import type { approveWithdrawal } from './validators/operator/approve-withdrawal.ts';
import type { rejectWithdrawal } from './validators/operator/reject-withdrawal.ts';
import type { markWithdrawalPaid } from './validators/operator/mark-withdrawal-paid.ts';
import type { returnWithdrawal } from './validators/operator/return-withdrawal.ts';
import type { confirmWithdrawalReceived } from './validators/operator/confirm-withdrawal-received.ts';
import type { listDepositReviews } from './validators/operator/list-deposit-reviews.ts';
import type { getDepositReview } from './validators/operator/get-deposit-review.ts';
import type { confirmDeposit } from './validators/operator/confirm-deposit.ts';
import type { failDeposit } from './validators/operator/fail-deposit.ts';
import type { listApplicationReviews } from './validators/operator/list-application-reviews.ts';
import type { getApplicationReview } from './validators/operator/get-application-review.ts';
import type { getApplicationImage } from './validators/operator/get-application-image.ts';
import type { startApplicationReview } from './validators/operator/start-application-review.ts';
import type { decideApplication } from './validators/operator/decide-application.ts';
import type { listRedemptionReviews } from './validators/operator/list-redemption-reviews.ts';
import type { getRedemptionReview } from './validators/operator/get-redemption-review.ts';
import type { completeRedemption } from './validators/operator/complete-redemption.ts';
import type { rejectRedemption } from './validators/operator/reject-redemption.ts';
import type { listSupportThreads } from './validators/operator/list-support-threads.ts';
import type { getSupportThread } from './validators/operator/get-support-thread.ts';
import type { answerSupportThread } from './validators/operator/answer-support-thread.ts';
import type { closeSupportThread } from './validators/operator/close-support-thread.ts';
import type { listManagedNotices } from './validators/operator/list-managed-notices.ts';
import type { createNotice } from './validators/operator/create-notice.ts';
import type { getManagedNotice } from './validators/operator/get-managed-notice.ts';
import type { updateNotice } from './validators/operator/update-notice.ts';
import type { withdrawNotice } from './validators/operator/withdraw-notice.ts';
import type { listManagedBanners } from './validators/operator/list-managed-banners.ts';
import type { createBanner } from './validators/operator/create-banner.ts';
import type { getManagedBanner } from './validators/operator/get-managed-banner.ts';
import type { updateBanner } from './validators/operator/update-banner.ts';
import type { withdrawBanner } from './validators/operator/withdraw-banner.ts';
import type { listSentMessages } from './validators/operator/list-sent-messages.ts';
import type { sendMessage } from './validators/operator/send-message.ts';
import type { recallMessage } from './validators/operator/recall-message.ts';
import type { listMaintenances } from './validators/operator/list-maintenances.ts';
import type { startMaintenance } from './validators/operator/start-maintenance.ts';
import type { updateMaintenance } from './validators/operator/update-maintenance.ts';
import type { endMaintenance } from './validators/operator/end-maintenance.ts';
import type { listBlocks } from './validators/operator/list-blocks.ts';
import type { createBlock } from './validators/operator/create-block.ts';
import type { liftBlock } from './validators/operator/lift-block.ts';
import type { listPlatformContracts } from './validators/operator/list-platform-contracts.ts';
import type { proposePlatformContract } from './validators/operator/propose-platform-contract.ts';
import type { getPlatformContract } from './validators/operator/get-platform-contract.ts';
import type { withdrawPlatformContract } from './validators/operator/withdraw-platform-contract.ts';
import type { terminatePlatformContract } from './validators/operator/terminate-platform-contract.ts';
import type { agreeToPlatformTermination } from './validators/operator/agree-to-platform-termination.ts';
import type { moveLine } from './validators/operator/move-line.ts';
import type { listAuditEntries } from './validators/operator/list-audit-entries.ts';
import type { verifyAuditLog } from './validators/operator/verify-audit-log.ts';

/** `load` gives the validators of the request, `loadAnswer` that of the answer: they are built when asked for. */
export const operations = {
  getSystemStatus: {
    id: 'getSystemStatus',
    tag: 'system',
    method: 'get',
    path: '/wps/system/status',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system/get-system-status.ts')).getSystemStatus,
    loadAnswer: async () => (await import('./validators/system/get-system-status.answer.ts')).GetSystemStatusResponse,
  },
  getPermission: {
    id: 'getPermission',
    tag: 'system',
    method: 'get',
    path: '/wps/system/permission',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system/get-permission.ts')).getPermission,
    loadAnswer: async () => (await import('./validators/system/get-permission.answer.ts')).GetPermissionResponse,
  },
  getWhitelabel: {
    id: 'getWhitelabel',
    tag: 'system',
    method: 'get',
    path: '/wps/system/whitelabel',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system/get-whitelabel.ts')).getWhitelabel,
    loadAnswer: async () => (await import('./validators/system/get-whitelabel.answer.ts')).GetWhitelabelResponse,
  },
  getJwks: {
    id: 'getJwks',
    tag: 'system',
    method: 'get',
    path: '/wps/system/jwks',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system/get-jwks.ts')).getJwks,
    loadAnswer: async () => (await import('./validators/system/get-jwks.answer.ts')).GetJwksResponse,
  },
  getDomainRoute: {
    id: 'getDomainRoute',
    tag: 'system',
    method: 'get',
    path: '/wps/system/domainRoute',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system/get-domain-route.ts')).getDomainRoute,
    loadAnswer: async () => (await import('./validators/system/get-domain-route.answer.ts')).GetDomainRouteResponse,
  },
  getRouters: {
    id: 'getRouters',
    tag: 'system',
    method: 'get',
    path: '/wps/relay/MCSFE_routers',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system/get-routers.ts')).getRouters,
    loadAnswer: async () => (await import('./validators/system/get-routers.answer.ts')).GetRoutersResponse,
  },
  listCountryCodes: {
    id: 'listCountryCodes',
    tag: 'system',
    method: 'get',
    path: '/wps/relay/MCSFE_getCountryCode',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system/list-country-codes.ts')).listCountryCodes,
    loadAnswer: async () => (await import('./validators/system/list-country-codes.answer.ts')).ListCountryCodesResponse,
  },
  getRegisterSettings: {
    id: 'getRegisterSettings',
    tag: 'system',
    method: 'get',
    path: '/wps/system/setting/register',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system/get-register-settings.ts')).getRegisterSettings,
    loadAnswer: async () => (await import('./validators/system/get-register-settings.answer.ts')).GetRegisterSettingsResponse,
  },
  getCaptcha: {
    id: 'getCaptcha',
    tag: 'verification',
    method: 'get',
    path: '/wps/captcha',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification/get-captcha.ts')).getCaptcha,
    loadAnswer: async () => (await import('./validators/verification/get-captcha.answer.ts')).GetCaptchaResponse,
  },
  getSlider: {
    id: 'getSlider',
    tag: 'verification',
    method: 'get',
    path: '/wps/verification/slider',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification/get-slider.ts')).getSlider,
    loadAnswer: async () => (await import('./validators/verification/get-slider.answer.ts')).GetSliderResponse,
  },
  solveSlider: {
    id: 'solveSlider',
    tag: 'verification',
    method: 'post',
    path: '/wps/verification/slider',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification/solve-slider.ts')).solveSlider,
    loadAnswer: async () => (await import('./validators/verification/solve-slider.answer.ts')).SolveSliderResponse,
  },
  sendSmsCode: {
    id: 'sendSmsCode',
    tag: 'verification',
    method: 'post',
    path: '/wps/verification/sms/noLogin',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification/send-sms-code.ts')).sendSmsCode,
    loadAnswer: async () => (await import('./validators/verification/send-sms-code.answer.ts')).SendSmsCodeResponse,
  },
  sendRegisterSmsCode: {
    id: 'sendRegisterSmsCode',
    tag: 'verification',
    method: 'post',
    path: '/wps/verification/sms/register',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification/send-register-sms-code.ts')).sendRegisterSmsCode,
    loadAnswer: async () => (await import('./validators/verification/send-register-sms-code.answer.ts')).SendRegisterSmsCodeResponse,
  },
  sendNewIpCode: {
    id: 'sendNewIpCode',
    tag: 'verification',
    method: 'post',
    path: '/wps/verification/sms/newIp',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification/send-new-ip-code.ts')).sendNewIpCode,
    loadAnswer: async () => (await import('./validators/verification/send-new-ip-code.answer.ts')).SendNewIpCodeResponse,
  },
  login: {
    id: 'login',
    tag: 'session',
    method: 'post',
    path: '/wps/session/login',
    security: 'none',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session/login.ts')).login,
    loadAnswer: async () => (await import('./validators/session/login.answer.ts')).LoginResponse,
  },
  freePlayLogin: {
    id: 'freePlayLogin',
    tag: 'session',
    method: 'post',
    path: '/wps/session/login/freeplay',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session/free-play-login.ts')).freePlayLogin,
    loadAnswer: async () => (await import('./validators/session/free-play-login.answer.ts')).FreePlayLoginResponse,
  },
  logout: {
    id: 'logout',
    tag: 'session',
    method: 'delete',
    path: '/wps/session/logout',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session/logout.ts')).logout,
    loadAnswer: async () => (await import('./validators/session/logout.answer.ts')).LogoutResponse,
  },
  createSessionTicket: {
    id: 'createSessionTicket',
    tag: 'session',
    method: 'post',
    path: '/wps/session/ticket',
    security: 'merchant',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session/create-session-ticket.ts')).createSessionTicket,
    loadAnswer: async () => (await import('./validators/session/create-session-ticket.answer.ts')).CreateSessionTicketResponse,
  },
  exchangeSessionTicket: {
    id: 'exchangeSessionTicket',
    tag: 'session',
    method: 'post',
    path: '/wps/session/token',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session/exchange-session-ticket.ts')).exchangeSessionTicket,
    loadAnswer: async () => (await import('./validators/session/exchange-session-ticket.answer.ts')).ExchangeSessionTicketResponse,
  },
  beginSocialLogin: {
    id: 'beginSocialLogin',
    tag: 'session',
    method: 'post',
    path: '/wps/session/social/:provider',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session/begin-social-login.ts')).beginSocialLogin,
    loadAnswer: async () => (await import('./validators/session/begin-social-login.answer.ts')).BeginSocialLoginResponse,
  },
  completeSocialLogin: {
    id: 'completeSocialLogin',
    tag: 'session',
    method: 'post',
    path: '/wps/session/social/:provider/complete',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session/complete-social-login.ts')).completeSocialLogin,
    loadAnswer: async () => (await import('./validators/session/complete-social-login.answer.ts')).CompleteSocialLoginResponse,
  },
  listSessions: {
    id: 'listSessions',
    tag: 'session',
    method: 'get',
    path: '/wps/session/sessions',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/session/list-sessions.ts')).listSessions,
    loadAnswer: async () => (await import('./validators/session/list-sessions.answer.ts')).ListSessionsResponse,
  },
  endOtherSessions: {
    id: 'endOtherSessions',
    tag: 'session',
    method: 'delete',
    path: '/wps/session/sessions',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/session/end-other-sessions.ts')).endOtherSessions,
    loadAnswer: async () => (await import('./validators/session/end-other-sessions.answer.ts')).EndOtherSessionsResponse,
  },
  endSession: {
    id: 'endSession',
    tag: 'session',
    method: 'delete',
    path: '/wps/session/sessions/:sessionId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session/end-session.ts')).endSession,
    loadAnswer: async () => (await import('./validators/session/end-session.answer.ts')).EndSessionResponse,
  },
  registerMember: {
    id: 'registerMember',
    tag: 'registration',
    method: 'put',
    path: '/wps/member/register',
    security: 'none',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/registration/register-member.ts')).registerMember,
    loadAnswer: async () => (await import('./validators/registration/register-member.answer.ts')).RegisterMemberResponse,
  },
  registerMemberByMobile: {
    id: 'registerMemberByMobile',
    tag: 'registration',
    method: 'put',
    path: '/wps/member/register/mobile',
    security: 'none',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/registration/register-member-by-mobile.ts')).registerMemberByMobile,
    loadAnswer: async () => (await import('./validators/registration/register-member-by-mobile.answer.ts')).RegisterMemberByMobileResponse,
  },
  checkAffiliateCode: {
    id: 'checkAffiliateCode',
    tag: 'registration',
    method: 'get',
    path: '/wps/agent/affiliate',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/registration/check-affiliate-code.ts')).checkAffiliateCode,
    loadAnswer: async () => (await import('./validators/registration/check-affiliate-code.answer.ts')).CheckAffiliateCodeResponse,
  },
  changePassword: {
    id: 'changePassword',
    tag: 'passwords',
    method: 'post',
    path: '/wps/member/password',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/passwords/change-password.ts')).changePassword,
    loadAnswer: async () => (await import('./validators/passwords/change-password.answer.ts')).ChangePasswordResponse,
  },
  forgotPasswordByEmail: {
    id: 'forgotPasswordByEmail',
    tag: 'passwords',
    method: 'post',
    path: '/wps/member/password/email',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: 'form',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/passwords/forgot-password-by-email.ts')).forgotPasswordByEmail,
    loadAnswer: async () => (await import('./validators/passwords/forgot-password-by-email.answer.ts')).ForgotPasswordByEmailResponse,
  },
  resetPassword: {
    id: 'resetPassword',
    tag: 'passwords',
    method: 'post',
    path: '/wps/member/password/reset',
    security: 'none',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/passwords/reset-password.ts')).resetPassword,
    loadAnswer: async () => (await import('./validators/passwords/reset-password.answer.ts')).ResetPasswordResponse,
  },
  resetPasswordByPhone: {
    id: 'resetPasswordByPhone',
    tag: 'passwords',
    method: 'post',
    path: '/wps/member/password/verification',
    security: 'none',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/passwords/reset-password-by-phone.ts')).resetPasswordByPhone,
    loadAnswer: async () => (await import('./validators/passwords/reset-password-by-phone.answer.ts')).ResetPasswordByPhoneResponse,
  },
  getMemberInfo: {
    id: 'getMemberInfo',
    tag: 'member',
    method: 'get',
    path: '/wps/member/info',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member/get-member-info.ts')).getMemberInfo,
    loadAnswer: async () => (await import('./validators/member/get-member-info.answer.ts')).GetMemberInfoResponse,
  },
  getMemberIcon: {
    id: 'getMemberIcon',
    tag: 'member',
    method: 'get',
    path: '/wps/member/info/icon',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member/get-member-icon.ts')).getMemberIcon,
    loadAnswer: async () => (await import('./validators/member/get-member-icon.answer.ts')).GetMemberIconResponse,
  },
  getPlayerAvatar: {
    id: 'getPlayerAvatar',
    tag: 'member',
    method: 'get',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member/get-player-avatar.ts')).getPlayerAvatar,
    loadAnswer: async () => (await import('./validators/member/get-player-avatar.answer.ts')).GetPlayerAvatarResponse,
  },
  getProfile: {
    id: 'getProfile',
    tag: 'member',
    method: 'get',
    path: '/wps/member/profile',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/get-profile.ts')).getProfile,
    loadAnswer: async () => (await import('./validators/member/get-profile.answer.ts')).GetProfileResponse,
  },
  updateProfile: {
    id: 'updateProfile',
    tag: 'member',
    method: 'post',
    path: '/wps/member/profile',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/update-profile.ts')).updateProfile,
    loadAnswer: async () => (await import('./validators/member/update-profile.answer.ts')).UpdateProfileResponse,
  },
  listAvatars: {
    id: 'listAvatars',
    tag: 'member',
    method: 'get',
    path: '/wps/member/avatars',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/list-avatars.ts')).listAvatars,
    loadAnswer: async () => (await import('./validators/member/list-avatars.answer.ts')).ListAvatarsResponse,
  },
  updateLanguage: {
    id: 'updateLanguage',
    tag: 'member',
    method: 'post',
    path: '/wps/member/language',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/update-language.ts')).updateLanguage,
    loadAnswer: async () => (await import('./validators/member/update-language.answer.ts')).UpdateLanguageResponse,
  },
  listBanks: {
    id: 'listBanks',
    tag: 'member',
    method: 'get',
    path: '/wps/member/banks',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/list-banks.ts')).listBanks,
    loadAnswer: async () => (await import('./validators/member/list-banks.answer.ts')).ListBanksResponse,
  },
  listBoundAccounts: {
    id: 'listBoundAccounts',
    tag: 'member',
    method: 'get',
    path: '/wps/member/boundAccounts',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/list-bound-accounts.ts')).listBoundAccounts,
    loadAnswer: async () => (await import('./validators/member/list-bound-accounts.answer.ts')).ListBoundAccountsResponse,
  },
  addBoundAccount: {
    id: 'addBoundAccount',
    tag: 'member',
    method: 'post',
    path: '/wps/member/boundAccounts',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/add-bound-account.ts')).addBoundAccount,
    loadAnswer: async () => (await import('./validators/member/add-bound-account.answer.ts')).AddBoundAccountResponse,
  },
  setDefaultBoundAccount: {
    id: 'setDefaultBoundAccount',
    tag: 'member',
    method: 'post',
    path: '/wps/member/boundAccounts/:accountId/default',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/set-default-bound-account.ts')).setDefaultBoundAccount,
    loadAnswer: async () => (await import('./validators/member/set-default-bound-account.answer.ts')).SetDefaultBoundAccountResponse,
  },
  removeBoundAccount: {
    id: 'removeBoundAccount',
    tag: 'member',
    method: 'post',
    path: '/wps/member/boundAccounts/:accountId/remove',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/remove-bound-account.ts')).removeBoundAccount,
    loadAnswer: async () => (await import('./validators/member/remove-bound-account.answer.ts')).RemoveBoundAccountResponse,
  },
  getSecurityCentre: {
    id: 'getSecurityCentre',
    tag: 'member',
    method: 'get',
    path: '/wps/member/security',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/get-security-centre.ts')).getSecurityCentre,
    loadAnswer: async () => (await import('./validators/member/get-security-centre.answer.ts')).GetSecurityCentreResponse,
  },
  setPaymentPassword: {
    id: 'setPaymentPassword',
    tag: 'member',
    method: 'post',
    path: '/wps/member/paymentPassword',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/set-payment-password.ts')).setPaymentPassword,
    loadAnswer: async () => (await import('./validators/member/set-payment-password.answer.ts')).SetPaymentPasswordResponse,
  },
  changePaymentPassword: {
    id: 'changePaymentPassword',
    tag: 'member',
    method: 'post',
    path: '/wps/member/paymentPassword/change',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/change-payment-password.ts')).changePaymentPassword,
    loadAnswer: async () => (await import('./validators/member/change-payment-password.answer.ts')).ChangePaymentPasswordResponse,
  },
  resetPaymentPassword: {
    id: 'resetPaymentPassword',
    tag: 'member',
    method: 'post',
    path: '/wps/member/paymentPassword/reset',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/reset-payment-password.ts')).resetPaymentPassword,
    loadAnswer: async () => (await import('./validators/member/reset-payment-password.answer.ts')).ResetPaymentPasswordResponse,
  },
  startTwoStepLogin: {
    id: 'startTwoStepLogin',
    tag: 'member',
    method: 'post',
    path: '/wps/member/twoStep/start',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/start-two-step-login.ts')).startTwoStepLogin,
    loadAnswer: async () => (await import('./validators/member/start-two-step-login.answer.ts')).StartTwoStepLoginResponse,
  },
  confirmTwoStepLogin: {
    id: 'confirmTwoStepLogin',
    tag: 'member',
    method: 'post',
    path: '/wps/member/twoStep/confirm',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/confirm-two-step-login.ts')).confirmTwoStepLogin,
    loadAnswer: async () => (await import('./validators/member/confirm-two-step-login.answer.ts')).ConfirmTwoStepLoginResponse,
  },
  disableTwoStepLogin: {
    id: 'disableTwoStepLogin',
    tag: 'member',
    method: 'post',
    path: '/wps/member/twoStep/disable',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/disable-two-step-login.ts')).disableTwoStepLogin,
    loadAnswer: async () => (await import('./validators/member/disable-two-step-login.answer.ts')).DisableTwoStepLoginResponse,
  },
  sendMemberCode: {
    id: 'sendMemberCode',
    tag: 'member',
    method: 'post',
    path: '/wps/member/verificationCode',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/send-member-code.ts')).sendMemberCode,
    loadAnswer: async () => (await import('./validators/member/send-member-code.answer.ts')).SendMemberCodeResponse,
  },
  bindEmail: {
    id: 'bindEmail',
    tag: 'member',
    method: 'post',
    path: '/wps/member/email',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/bind-email.ts')).bindEmail,
    loadAnswer: async () => (await import('./validators/member/bind-email.answer.ts')).BindEmailResponse,
  },
  bindMobile: {
    id: 'bindMobile',
    tag: 'member',
    method: 'post',
    path: '/wps/member/mobile',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/bind-mobile.ts')).bindMobile,
    loadAnswer: async () => (await import('./validators/member/bind-mobile.answer.ts')).BindMobileResponse,
  },
  listLoginHistory: {
    id: 'listLoginHistory',
    tag: 'member',
    method: 'get',
    path: '/wps/member/loginHistory',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/list-login-history.ts')).listLoginHistory,
    loadAnswer: async () => (await import('./validators/member/list-login-history.answer.ts')).ListLoginHistoryResponse,
  },
  getLoginInfo: {
    id: 'getLoginInfo',
    tag: 'member',
    method: 'get',
    path: '/wps/member/loginInfo',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/get-login-info.ts')).getLoginInfo,
    loadAnswer: async () => (await import('./validators/member/get-login-info.answer.ts')).GetLoginInfoResponse,
  },
  dismissLoginInfo: {
    id: 'dismissLoginInfo',
    tag: 'member',
    method: 'post',
    path: '/wps/member/loginInfo/dismiss',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/dismiss-login-info.ts')).dismissLoginInfo,
    loadAnswer: async () => (await import('./validators/member/dismiss-login-info.answer.ts')).DismissLoginInfoResponse,
  },
  getPlayLimits: {
    id: 'getPlayLimits',
    tag: 'member',
    method: 'get',
    path: '/wps/member/limits',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member/get-play-limits.ts')).getPlayLimits,
    loadAnswer: async () => (await import('./validators/member/get-play-limits.answer.ts')).GetPlayLimitsResponse,
  },
  setMoneyLimit: {
    id: 'setMoneyLimit',
    tag: 'member',
    method: 'post',
    path: '/wps/member/limits/money',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/set-money-limit.ts')).setMoneyLimit,
    loadAnswer: async () => (await import('./validators/member/set-money-limit.answer.ts')).SetMoneyLimitResponse,
  },
  setSessionLimit: {
    id: 'setSessionLimit',
    tag: 'member',
    method: 'post',
    path: '/wps/member/limits/session',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/set-session-limit.ts')).setSessionLimit,
    loadAnswer: async () => (await import('./validators/member/set-session-limit.answer.ts')).SetSessionLimitResponse,
  },
  startSelfExclusion: {
    id: 'startSelfExclusion',
    tag: 'member',
    method: 'post',
    path: '/wps/member/selfExclusion',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/start-self-exclusion.ts')).startSelfExclusion,
    loadAnswer: async () => (await import('./validators/member/start-self-exclusion.answer.ts')).StartSelfExclusionResponse,
  },
  getRealityCheck: {
    id: 'getRealityCheck',
    tag: 'member',
    method: 'get',
    path: '/wps/member/realityCheck',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member/get-reality-check.ts')).getRealityCheck,
    loadAnswer: async () => (await import('./validators/member/get-reality-check.answer.ts')).GetRealityCheckResponse,
  },
  setRealityCheck: {
    id: 'setRealityCheck',
    tag: 'member',
    method: 'post',
    path: '/wps/member/realityCheck',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member/set-reality-check.ts')).setRealityCheck,
    loadAnswer: async () => (await import('./validators/member/set-reality-check.answer.ts')).SetRealityCheckResponse,
  },
  acknowledgeRealityCheck: {
    id: 'acknowledgeRealityCheck',
    tag: 'member',
    method: 'post',
    path: '/wps/member/realityCheck/acknowledge',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/acknowledge-reality-check.ts')).acknowledgeRealityCheck,
    loadAnswer: async () => (await import('./validators/member/acknowledge-reality-check.answer.ts')).AcknowledgeRealityCheckResponse,
  },
  getPlayerRank: {
    id: 'getPlayerRank',
    tag: 'member',
    method: 'get',
    path: '/wps/member/rank',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/get-player-rank.ts')).getPlayerRank,
    loadAnswer: async () => (await import('./validators/member/get-player-rank.answer.ts')).GetPlayerRankResponse,
  },
  listVipTiers: {
    id: 'listVipTiers',
    tag: 'member',
    method: 'get',
    path: '/wps/relay/MCSFE_vipTiers',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member/list-vip-tiers.ts')).listVipTiers,
    loadAnswer: async () => (await import('./validators/member/list-vip-tiers.answer.ts')).ListVipTiersResponse,
  },
  streamEvents: {
    id: 'streamEvents',
    tag: 'stream',
    method: 'get',
    path: '/wps/v2/stream',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background', 'Last-Event-ID'],
    load: async () => (await import('./validators/stream/stream-events.ts')).streamEvents,
    loadAnswer: async () => (await import('./validators/stream/stream-events.answer.ts')).StreamEventsResponse,
  },
  getBalance: {
    id: 'getBalance',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/balance',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet/get-balance.ts')).getBalance,
    loadAnswer: async () => (await import('./validators/wallet/get-balance.answer.ts')).GetBalanceResponse,
  },
  getMerchantWallet: {
    id: 'getMerchantWallet',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/merchantWallet',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet/get-merchant-wallet.ts')).getMerchantWallet,
    loadAnswer: async () => (await import('./validators/wallet/get-merchant-wallet.answer.ts')).GetMerchantWalletResponse,
  },
  getConsolidatedFunds: {
    id: 'getConsolidatedFunds',
    tag: 'wallet',
    method: 'get',
    path: '/wps/member/info/funds/consolidated',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet/get-consolidated-funds.ts')).getConsolidatedFunds,
    loadAnswer: async () => (await import('./validators/wallet/get-consolidated-funds.answer.ts')).GetConsolidatedFundsResponse,
  },
  transferFunds: {
    id: 'transferFunds',
    tag: 'wallet',
    method: 'post',
    path: '/wps/relay/GCS_walletTransfer',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet/transfer-funds.ts')).transferFunds,
    loadAnswer: async () => (await import('./validators/wallet/transfer-funds.answer.ts')).TransferFundsResponse,
  },
  getWalletTransfer: {
    id: 'getWalletTransfer',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/transfers/:transferId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet/get-wallet-transfer.ts')).getWalletTransfer,
    loadAnswer: async () => (await import('./validators/wallet/get-wallet-transfer.answer.ts')).GetWalletTransferResponse,
  },
  collectAllFunds: {
    id: 'collectAllFunds',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/collectAll',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: undefined,
    statuses: [200, 400, 401, 403, 409, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet/collect-all-funds.ts')).collectAllFunds,
    loadAnswer: async () => (await import('./validators/wallet/collect-all-funds.answer.ts')).CollectAllFundsResponse,
  },
  getMemberTransferTerms: {
    id: 'getMemberTransferTerms',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/memberTransferTerms',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet/get-member-transfer-terms.ts')).getMemberTransferTerms,
    loadAnswer: async () => (await import('./validators/wallet/get-member-transfer-terms.answer.ts')).GetMemberTransferTermsResponse,
  },
  transferToUpline: {
    id: 'transferToUpline',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/uplineTransfer',
    security: 'session',
    encrypted: true,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet/transfer-to-upline.ts')).transferToUpline,
    loadAnswer: async () => (await import('./validators/wallet/transfer-to-upline.answer.ts')).TransferToUplineResponse,
  },
  transferToDownline: {
    id: 'transferToDownline',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/downlineTransfer',
    security: 'session',
    encrypted: true,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet/transfer-to-downline.ts')).transferToDownline,
    loadAnswer: async () => (await import('./validators/wallet/transfer-to-downline.answer.ts')).TransferToDownlineResponse,
  },
  getMemberTransfer: {
    id: 'getMemberTransfer',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/memberTransfers/:transferId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet/get-member-transfer.ts')).getMemberTransfer,
    loadAnswer: async () => (await import('./validators/wallet/get-member-transfer.answer.ts')).GetMemberTransferResponse,
  },
  listDepositMethods: {
    id: 'listDepositMethods',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/depositMethods',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet/list-deposit-methods.ts')).listDepositMethods,
    loadAnswer: async () => (await import('./validators/wallet/list-deposit-methods.answer.ts')).ListDepositMethodsResponse,
  },
  createDeposit: {
    id: 'createDeposit',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/deposits',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet/create-deposit.ts')).createDeposit,
    loadAnswer: async () => (await import('./validators/wallet/create-deposit.answer.ts')).CreateDepositResponse,
  },
  listDeposits: {
    id: 'listDeposits',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/deposits',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet/list-deposits.ts')).listDeposits,
    loadAnswer: async () => (await import('./validators/wallet/list-deposits.answer.ts')).ListDepositsResponse,
  },
  getDeposit: {
    id: 'getDeposit',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/deposits/:depositId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet/get-deposit.ts')).getDeposit,
    loadAnswer: async () => (await import('./validators/wallet/get-deposit.answer.ts')).GetDepositResponse,
  },
  markDepositPaid: {
    id: 'markDepositPaid',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/deposits/:depositId/paid',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet/mark-deposit-paid.ts')).markDepositPaid,
    loadAnswer: async () => (await import('./validators/wallet/mark-deposit-paid.answer.ts')).MarkDepositPaidResponse,
  },
  getWithdrawalQuote: {
    id: 'getWithdrawalQuote',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/withdrawalQuote',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet/get-withdrawal-quote.ts')).getWithdrawalQuote,
    loadAnswer: async () => (await import('./validators/wallet/get-withdrawal-quote.answer.ts')).GetWithdrawalQuoteResponse,
  },
  createWithdrawal: {
    id: 'createWithdrawal',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/withdrawals',
    security: 'session',
    encrypted: true,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet/create-withdrawal.ts')).createWithdrawal,
    loadAnswer: async () => (await import('./validators/wallet/create-withdrawal.answer.ts')).CreateWithdrawalResponse,
  },
  listWithdrawals: {
    id: 'listWithdrawals',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/withdrawals',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet/list-withdrawals.ts')).listWithdrawals,
    loadAnswer: async () => (await import('./validators/wallet/list-withdrawals.answer.ts')).ListWithdrawalsResponse,
  },
  getWithdrawal: {
    id: 'getWithdrawal',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/withdrawals/:withdrawalId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet/get-withdrawal.ts')).getWithdrawal,
    loadAnswer: async () => (await import('./validators/wallet/get-withdrawal.answer.ts')).GetWithdrawalResponse,
  },
  confirmWithdrawal: {
    id: 'confirmWithdrawal',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/withdrawals/:withdrawalId/received',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet/confirm-withdrawal.ts')).confirmWithdrawal,
    loadAnswer: async () => (await import('./validators/wallet/confirm-withdrawal.answer.ts')).ConfirmWithdrawalResponse,
  },
  disputeWithdrawal: {
    id: 'disputeWithdrawal',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/withdrawals/:withdrawalId/dispute',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet/dispute-withdrawal.ts')).disputeWithdrawal,
    loadAnswer: async () => (await import('./validators/wallet/dispute-withdrawal.answer.ts')).DisputeWithdrawalResponse,
  },
  listTransactionHistory: {
    id: 'listTransactionHistory',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/transactionHistory',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet/list-transaction-history.ts')).listTransactionHistory,
    loadAnswer: async () => (await import('./validators/wallet/list-transaction-history.answer.ts')).ListTransactionHistoryResponse,
  },
  authorisePlayer: {
    id: 'authorisePlayer',
    tag: 'vendorWallet',
    method: 'post',
    path: '/wps/v2/wallets/vendor/authorise',
    security: 'vendor',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/vendor-wallet/authorise-player.ts')).authorisePlayer,
    loadAnswer: async () => (await import('./validators/vendor-wallet/authorise-player.answer.ts')).AuthorisePlayerResponse,
  },
  getPlayerBalance: {
    id: 'getPlayerBalance',
    tag: 'vendorWallet',
    method: 'get',
    path: '/wps/v2/wallets/vendor/balance',
    security: 'vendor',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/vendor-wallet/get-player-balance.ts')).getPlayerBalance,
    loadAnswer: async () => (await import('./validators/vendor-wallet/get-player-balance.answer.ts')).GetPlayerBalanceResponse,
  },
  debitPlayer: {
    id: 'debitPlayer',
    tag: 'vendorWallet',
    method: 'post',
    path: '/wps/v2/wallets/vendor/debit',
    security: 'vendor',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/vendor-wallet/debit-player.ts')).debitPlayer,
    loadAnswer: async () => (await import('./validators/vendor-wallet/debit-player.answer.ts')).DebitPlayerResponse,
  },
  creditPlayer: {
    id: 'creditPlayer',
    tag: 'vendorWallet',
    method: 'post',
    path: '/wps/v2/wallets/vendor/credit',
    security: 'vendor',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/vendor-wallet/credit-player.ts')).creditPlayer,
    loadAnswer: async () => (await import('./validators/vendor-wallet/credit-player.answer.ts')).CreditPlayerResponse,
  },
  rollbackDebit: {
    id: 'rollbackDebit',
    tag: 'vendorWallet',
    method: 'post',
    path: '/wps/v2/wallets/vendor/rollback',
    security: 'vendor',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/vendor-wallet/rollback-debit.ts')).rollbackDebit,
    loadAnswer: async () => (await import('./validators/vendor-wallet/rollback-debit.answer.ts')).RollbackDebitResponse,
  },
  listBets: {
    id: 'listBets',
    tag: 'bets',
    method: 'get',
    path: '/wps/member/bets',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/bets/list-bets.ts')).listBets,
    loadAnswer: async () => (await import('./validators/bets/list-bets.answer.ts')).ListBetsResponse,
  },
  getBet: {
    id: 'getBet',
    tag: 'bets',
    method: 'get',
    path: '/wps/member/bets/:betId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/bets/get-bet.ts')).getBet,
    loadAnswer: async () => (await import('./validators/bets/get-bet.answer.ts')).GetBetResponse,
  },
  getProfitLoss: {
    id: 'getProfitLoss',
    tag: 'bets',
    method: 'get',
    path: '/wps/member/profitLoss',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/bets/get-profit-loss.ts')).getProfitLoss,
    loadAnswer: async () => (await import('./validators/bets/get-profit-loss.answer.ts')).GetProfitLossResponse,
  },
  listVendorTypes: {
    id: 'listVendorTypes',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_vendorTypes',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-vendor-types.ts')).listVendorTypes,
    loadAnswer: async () => (await import('./validators/catalogue/list-vendor-types.answer.ts')).ListVendorTypesResponse,
  },
  listVendors: {
    id: 'listVendors',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_vendors',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-vendors.ts')).listVendors,
    loadAnswer: async () => (await import('./validators/catalogue/list-vendors.answer.ts')).ListVendorsResponse,
  },
  listGames: {
    id: 'listGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_gameList',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-games.ts')).listGames,
    loadAnswer: async () => (await import('./validators/catalogue/list-games.answer.ts')).ListGamesResponse,
  },
  listHotGames: {
    id: 'listHotGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_hotGames',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-hot-games.ts')).listHotGames,
    loadAnswer: async () => (await import('./validators/catalogue/list-hot-games.answer.ts')).ListHotGamesResponse,
  },
  listFavouriteIds: {
    id: 'listFavouriteIds',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_favouriteIds',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/catalogue/list-favourite-ids.ts')).listFavouriteIds,
    loadAnswer: async () => (await import('./validators/catalogue/list-favourite-ids.answer.ts')).ListFavouriteIdsResponse,
  },
  listFavourites: {
    id: 'listFavourites',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_favouriteList',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/catalogue/list-favourites.ts')).listFavourites,
    loadAnswer: async () => (await import('./validators/catalogue/list-favourites.answer.ts')).ListFavouritesResponse,
  },
  addFavourite: {
    id: 'addFavourite',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_addFavourite',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/add-favourite.ts')).addFavourite,
    loadAnswer: async () => (await import('./validators/catalogue/add-favourite.answer.ts')).AddFavouriteResponse,
  },
  removeFavourite: {
    id: 'removeFavourite',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_removeFavourite',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/remove-favourite.ts')).removeFavourite,
    loadAnswer: async () => (await import('./validators/catalogue/remove-favourite.answer.ts')).RemoveFavouriteResponse,
  },
  listRecentGames: {
    id: 'listRecentGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCS_recentGame',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/catalogue/list-recent-games.ts')).listRecentGames,
    loadAnswer: async () => (await import('./validators/catalogue/list-recent-games.answer.ts')).ListRecentGamesResponse,
  },
  listNewGames: {
    id: 'listNewGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_newGames',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-new-games.ts')).listNewGames,
    loadAnswer: async () => (await import('./validators/catalogue/list-new-games.answer.ts')).ListNewGamesResponse,
  },
  searchGames: {
    id: 'searchGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_search',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/search-games.ts')).searchGames,
    loadAnswer: async () => (await import('./validators/catalogue/search-games.answer.ts')).SearchGamesResponse,
  },
  listWinnerRank: {
    id: 'listWinnerRank',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_winnerRank',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-winner-rank.ts')).listWinnerRank,
    loadAnswer: async () => (await import('./validators/catalogue/list-winner-rank.answer.ts')).ListWinnerRankResponse,
  },
  listPopularGames: {
    id: 'listPopularGames',
    tag: 'catalogue',
    method: 'get',
    path: '/lgw/games/popular',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-popular-games.ts')).listPopularGames,
    loadAnswer: async () => (await import('./validators/catalogue/list-popular-games.answer.ts')).ListPopularGamesResponse,
  },
  listGameMenus: {
    id: 'listGameMenus',
    tag: 'catalogue',
    method: 'get',
    path: '/lgw/games/game_menus',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-game-menus.ts')).listGameMenus,
    loadAnswer: async () => (await import('./validators/catalogue/list-game-menus.answer.ts')).ListGameMenusResponse,
  },
  listPvpRooms: {
    id: 'listPvpRooms',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GLS2_roomList',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-pvp-rooms.ts')).listPvpRooms,
    loadAnswer: async () => (await import('./validators/catalogue/list-pvp-rooms.answer.ts')).ListPvpRoomsResponse,
  },
  launchGame: {
    id: 'launchGame',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/game/launchGame',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/launch-game.ts')).launchGame,
    loadAnswer: async () => (await import('./validators/catalogue/launch-game.answer.ts')).LaunchGameResponse,
  },
  listInhouseRules: {
    id: 'listInhouseRules',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRules',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-inhouse-rules.ts')).listInhouseRules,
    loadAnswer: async () => (await import('./validators/catalogue/list-inhouse-rules.answer.ts')).ListInhouseRulesResponse,
  },
  getInhouseRules: {
    id: 'getInhouseRules',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRules/:gameId',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/get-inhouse-rules.ts')).getInhouseRules,
    loadAnswer: async () => (await import('./validators/catalogue/get-inhouse-rules.answer.ts')).GetInhouseRulesResponse,
  },
  commitInhouseRound: {
    id: 'commitInhouseRound',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_inhouseCommit',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/commit-inhouse-round.ts')).commitInhouseRound,
    loadAnswer: async () => (await import('./validators/catalogue/commit-inhouse-round.answer.ts')).CommitInhouseRoundResponse,
  },
  listInhouseRounds: {
    id: 'listInhouseRounds',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRounds',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/catalogue/list-inhouse-rounds.ts')).listInhouseRounds,
    loadAnswer: async () => (await import('./validators/catalogue/list-inhouse-rounds.answer.ts')).ListInhouseRoundsResponse,
  },
  playInhouseRound: {
    id: 'playInhouseRound',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_inhouseRounds',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/catalogue/play-inhouse-round.ts')).playInhouseRound,
    loadAnswer: async () => (await import('./validators/catalogue/play-inhouse-round.answer.ts')).PlayInhouseRoundResponse,
  },
  getInhouseRound: {
    id: 'getInhouseRound',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRounds/:roundId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/catalogue/get-inhouse-round.ts')).getInhouseRound,
    loadAnswer: async () => (await import('./validators/catalogue/get-inhouse-round.answer.ts')).GetInhouseRoundResponse,
  },
  actInhouseRound: {
    id: 'actInhouseRound',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_inhouseRounds/:roundId/step',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/catalogue/act-inhouse-round.ts')).actInhouseRound,
    loadAnswer: async () => (await import('./validators/catalogue/act-inhouse-round.answer.ts')).ActInhouseRoundResponse,
  },
  getInhouseEvidence: {
    id: 'getInhouseEvidence',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRounds/:roundId/evidence',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/get-inhouse-evidence.ts')).getInhouseEvidence,
    loadAnswer: async () => (await import('./validators/catalogue/get-inhouse-evidence.answer.ts')).GetInhouseEvidenceResponse,
  },
  listAnnouncements: {
    id: 'listAnnouncements',
    tag: 'notices',
    method: 'get',
    path: '/wps/relay/MCSFE_announcements',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/notices/list-announcements.ts')).listAnnouncements,
    loadAnswer: async () => (await import('./validators/notices/list-announcements.answer.ts')).ListAnnouncementsResponse,
  },
  listVnGameMenus: {
    id: 'listVnGameMenus',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/vn/games/game_menu',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/list-vn-game-menus.ts')).listVnGameMenus,
    loadAnswer: async () => (await import('./validators/lottery/list-vn-game-menus.answer.ts')).ListVnGameMenusResponse,
  },
  listVnRecentGames: {
    id: 'listVnRecentGames',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/vn/games/recent',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/lottery/list-vn-recent-games.ts')).listVnRecentGames,
    loadAnswer: async () => (await import('./validators/lottery/list-vn-recent-games.answer.ts')).ListVnRecentGamesResponse,
  },
  listLotteryGames: {
    id: 'listLotteryGames',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/games',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/list-lottery-games.ts')).listLotteryGames,
    loadAnswer: async () => (await import('./validators/lottery/list-lottery-games.answer.ts')).ListLotteryGamesResponse,
  },
  getLotteryGame: {
    id: 'getLotteryGame',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/games/:gameCode',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/get-lottery-game.ts')).getLotteryGame,
    loadAnswer: async () => (await import('./validators/lottery/get-lottery-game.answer.ts')).GetLotteryGameResponse,
  },
  listPlayTypes: {
    id: 'listPlayTypes',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/games/:gameCode/playTypes',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/list-play-types.ts')).listPlayTypes,
    loadAnswer: async () => (await import('./validators/lottery/list-play-types.answer.ts')).ListPlayTypesResponse,
  },
  listComingDraws: {
    id: 'listComingDraws',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/games/:gameCode/comingDraws',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/list-coming-draws.ts')).listComingDraws,
    loadAnswer: async () => (await import('./validators/lottery/list-coming-draws.answer.ts')).ListComingDrawsResponse,
  },
  listLotteryFavourites: {
    id: 'listLotteryFavourites',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/favourites',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/lottery/list-lottery-favourites.ts')).listLotteryFavourites,
    loadAnswer: async () => (await import('./validators/lottery/list-lottery-favourites.answer.ts')).ListLotteryFavouritesResponse,
  },
  setLotteryFavourites: {
    id: 'setLotteryFavourites',
    tag: 'lottery',
    method: 'post',
    path: '/lgw/lottery/favourites',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/set-lottery-favourites.ts')).setLotteryFavourites,
    loadAnswer: async () => (await import('./validators/lottery/set-lottery-favourites.answer.ts')).SetLotteryFavouritesResponse,
  },
  listDraws: {
    id: 'listDraws',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/draws',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/list-draws.ts')).listDraws,
    loadAnswer: async () => (await import('./validators/lottery/list-draws.answer.ts')).ListDrawsResponse,
  },
  getDraw: {
    id: 'getDraw',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/draws/:drawId',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/get-draw.ts')).getDraw,
    loadAnswer: async () => (await import('./validators/lottery/get-draw.answer.ts')).GetDrawResponse,
  },
  getPrizeTable: {
    id: 'getPrizeTable',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/draws/:drawId/prizeTable',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/get-prize-table.ts')).getPrizeTable,
    loadAnswer: async () => (await import('./validators/lottery/get-prize-table.answer.ts')).GetPrizeTableResponse,
  },
  getDrawEvidence: {
    id: 'getDrawEvidence',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/draws/:drawId/evidence',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/get-draw-evidence.ts')).getDrawEvidence,
    loadAnswer: async () => (await import('./validators/lottery/get-draw-evidence.answer.ts')).GetDrawEvidenceResponse,
  },
  listOpenedNumero: {
    id: 'listOpenedNumero',
    tag: 'lottery',
    method: 'get',
    path: '/wps/relay/GCSGAME_openedNumero',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/list-opened-numero.ts')).listOpenedNumero,
    loadAnswer: async () => (await import('./validators/lottery/list-opened-numero.answer.ts')).ListOpenedNumeroResponse,
  },
  getVietnamNumero: {
    id: 'getVietnamNumero',
    tag: 'lottery',
    method: 'get',
    path: '/wps/relay/GCSGAME_vietnamNumero',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/get-vietnam-numero.ts')).getVietnamNumero,
    loadAnswer: async () => (await import('./validators/lottery/get-vietnam-numero.answer.ts')).GetVietnamNumeroResponse,
  },
  quoteLotterySlip: {
    id: 'quoteLotterySlip',
    tag: 'lottery',
    method: 'post',
    path: '/lgw/lottery/quote',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery/quote-lottery-slip.ts')).quoteLotterySlip,
    loadAnswer: async () => (await import('./validators/lottery/quote-lottery-slip.answer.ts')).QuoteLotterySlipResponse,
  },
  listLotteryBets: {
    id: 'listLotteryBets',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/bets',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/lottery/list-lottery-bets.ts')).listLotteryBets,
    loadAnswer: async () => (await import('./validators/lottery/list-lottery-bets.answer.ts')).ListLotteryBetsResponse,
  },
  placeLotteryBet: {
    id: 'placeLotteryBet',
    tag: 'lottery',
    method: 'post',
    path: '/lgw/lottery/bets',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/lottery/place-lottery-bet.ts')).placeLotteryBet,
    loadAnswer: async () => (await import('./validators/lottery/place-lottery-bet.answer.ts')).PlaceLotteryBetResponse,
  },
  getLotteryBet: {
    id: 'getLotteryBet',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/bets/:betId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/lottery/get-lottery-bet.ts')).getLotteryBet,
    loadAnswer: async () => (await import('./validators/lottery/get-lottery-bet.answer.ts')).GetLotteryBetResponse,
  },
  cancelLotteryBet: {
    id: 'cancelLotteryBet',
    tag: 'lottery',
    method: 'post',
    path: '/lgw/lottery/bets/:betId/cancel',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/lottery/cancel-lottery-bet.ts')).cancelLotteryBet,
    loadAnswer: async () => (await import('./validators/lottery/cancel-lottery-bet.answer.ts')).CancelLotteryBetResponse,
  },
  listChases: {
    id: 'listChases',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/chases',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/lottery/list-chases.ts')).listChases,
    loadAnswer: async () => (await import('./validators/lottery/list-chases.answer.ts')).ListChasesResponse,
  },
  getChase: {
    id: 'getChase',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/chases/:chaseId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/lottery/get-chase.ts')).getChase,
    loadAnswer: async () => (await import('./validators/lottery/get-chase.answer.ts')).GetChaseResponse,
  },
  stopChase: {
    id: 'stopChase',
    tag: 'lottery',
    method: 'post',
    path: '/lgw/lottery/chases/:chaseId/stop',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/lottery/stop-chase.ts')).stopChase,
    loadAnswer: async () => (await import('./validators/lottery/stop-chase.answer.ts')).StopChaseResponse,
  },
  listDueDraws: {
    id: 'listDueDraws',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/draws',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-due-draws.ts')).listDueDraws,
    loadAnswer: async () => (await import('./validators/operator/list-due-draws.answer.ts')).ListDueDrawsResponse,
  },
  getOperatorDraw: {
    id: 'getOperatorDraw',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/draws/:drawId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/get-operator-draw.ts')).getOperatorDraw,
    loadAnswer: async () => (await import('./validators/operator/get-operator-draw.answer.ts')).GetOperatorDrawResponse,
  },
  enterDrawResult: {
    id: 'enterDrawResult',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/draws/:drawId/result',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/enter-draw-result.ts')).enterDrawResult,
    loadAnswer: async () => (await import('./validators/operator/enter-draw-result.answer.ts')).EnterDrawResultResponse,
  },
  correctDrawResult: {
    id: 'correctDrawResult',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/draws/:drawId/correction',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/correct-draw-result.ts')).correctDrawResult,
    loadAnswer: async () => (await import('./validators/operator/correct-draw-result.answer.ts')).CorrectDrawResultResponse,
  },
  voidDraw: {
    id: 'voidDraw',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/draws/:drawId/void',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/void-draw.ts')).voidDraw,
    loadAnswer: async () => (await import('./validators/operator/void-draw.answer.ts')).VoidDrawResponse,
  },
  getHelpCenter: {
    id: 'getHelpCenter',
    tag: 'service',
    method: 'get',
    path: '/wps/system/helpCenter',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/service/get-help-center.ts')).getHelpCenter,
    loadAnswer: async () => (await import('./validators/service/get-help-center.answer.ts')).GetHelpCenterResponse,
  },
  getCustomerService: {
    id: 'getCustomerService',
    tag: 'service',
    method: 'get',
    path: '/wps/relay/MCSFE_customerService',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/service/get-customer-service.ts')).getCustomerService,
    loadAnswer: async () => (await import('./validators/service/get-customer-service.answer.ts')).GetCustomerServiceResponse,
  },
  sendFeedback: {
    id: 'sendFeedback',
    tag: 'service',
    method: 'put',
    path: '/wps/feedback',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/service/send-feedback.ts')).sendFeedback,
    loadAnswer: async () => (await import('./validators/service/send-feedback.answer.ts')).SendFeedbackResponse,
  },
  getChatUrl: {
    id: 'getChatUrl',
    tag: 'service',
    method: 'get',
    path: '/wps/relay/MCSFE_chatUrl',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/service/get-chat-url.ts')).getChatUrl,
    loadAnswer: async () => (await import('./validators/service/get-chat-url.answer.ts')).GetChatUrlResponse,
  },
  getChatUnread: {
    id: 'getChatUnread',
    tag: 'service',
    method: 'get',
    path: '/wps/relay/MCSFE_chatUnread',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/service/get-chat-unread.ts')).getChatUnread,
    loadAnswer: async () => (await import('./validators/service/get-chat-unread.answer.ts')).GetChatUnreadResponse,
  },
  listChatMessages: {
    id: 'listChatMessages',
    tag: 'service',
    method: 'get',
    path: '/wps/relay/MCSFE_chatMessages',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/service/list-chat-messages.ts')).listChatMessages,
    loadAnswer: async () => (await import('./validators/service/list-chat-messages.answer.ts')).ListChatMessagesResponse,
  },
  sendChatMessage: {
    id: 'sendChatMessage',
    tag: 'service',
    method: 'post',
    path: '/wps/relay/MCSFE_chatSend',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/service/send-chat-message.ts')).sendChatMessage,
    loadAnswer: async () => (await import('./validators/service/send-chat-message.answer.ts')).SendChatMessageResponse,
  },
  markChatRead: {
    id: 'markChatRead',
    tag: 'service',
    method: 'post',
    path: '/wps/relay/MCSFE_chatRead',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/service/mark-chat-read.ts')).markChatRead,
    loadAnswer: async () => (await import('./validators/service/mark-chat-read.answer.ts')).MarkChatReadResponse,
  },
  listAgentAnnouncements: {
    id: 'listAgentAnnouncements',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/announcements',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/list-agent-announcements.ts')).listAgentAnnouncements,
    loadAnswer: async () => (await import('./validators/agent/list-agent-announcements.answer.ts')).ListAgentAnnouncementsResponse,
  },
  getTeamOverview: {
    id: 'getTeamOverview',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/overview',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/get-team-overview.ts')).getTeamOverview,
    loadAnswer: async () => (await import('./validators/agent/get-team-overview.answer.ts')).GetTeamOverviewResponse,
  },
  getAccountRules: {
    id: 'getAccountRules',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/accountRules',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/get-account-rules.ts')).getAccountRules,
    loadAnswer: async () => (await import('./validators/agent/get-account-rules.answer.ts')).GetAccountRulesResponse,
  },
  createDownlineAccount: {
    id: 'createDownlineAccount',
    tag: 'agent',
    method: 'post',
    path: '/wps/agent/accounts',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/agent/create-downline-account.ts')).createDownlineAccount,
    loadAnswer: async () => (await import('./validators/agent/create-downline-account.answer.ts')).CreateDownlineAccountResponse,
  },
  listRegistrationLinks: {
    id: 'listRegistrationLinks',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/links',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/list-registration-links.ts')).listRegistrationLinks,
    loadAnswer: async () => (await import('./validators/agent/list-registration-links.answer.ts')).ListRegistrationLinksResponse,
  },
  createRegistrationLink: {
    id: 'createRegistrationLink',
    tag: 'agent',
    method: 'post',
    path: '/wps/agent/links',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/agent/create-registration-link.ts')).createRegistrationLink,
    loadAnswer: async () => (await import('./validators/agent/create-registration-link.answer.ts')).CreateRegistrationLinkResponse,
  },
  changeRegistrationLink: {
    id: 'changeRegistrationLink',
    tag: 'agent',
    method: 'post',
    path: '/wps/agent/links/:linkId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/agent/change-registration-link.ts')).changeRegistrationLink,
    loadAnswer: async () => (await import('./validators/agent/change-registration-link.answer.ts')).ChangeRegistrationLinkResponse,
  },
  removeRegistrationLink: {
    id: 'removeRegistrationLink',
    tag: 'agent',
    method: 'post',
    path: '/wps/agent/links/:linkId/remove',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/agent/remove-registration-link.ts')).removeRegistrationLink,
    loadAnswer: async () => (await import('./validators/agent/remove-registration-link.answer.ts')).RemoveRegistrationLinkResponse,
  },
  listTeamChildren: {
    id: 'listTeamChildren',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/teamTree',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/list-team-children.ts')).listTeamChildren,
    loadAnswer: async () => (await import('./validators/agent/list-team-children.answer.ts')).ListTeamChildrenResponse,
  },
  listTeam: {
    id: 'listTeam',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/team',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/list-team.ts')).listTeam,
    loadAnswer: async () => (await import('./validators/agent/list-team.answer.ts')).ListTeamResponse,
  },
  getTeamMember: {
    id: 'getTeamMember',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/team/:memberId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/get-team-member.ts')).getTeamMember,
    loadAnswer: async () => (await import('./validators/agent/get-team-member.answer.ts')).GetTeamMemberResponse,
  },
  listTeamBets: {
    id: 'listTeamBets',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/bets',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/list-team-bets.ts')).listTeamBets,
    loadAnswer: async () => (await import('./validators/agent/list-team-bets.answer.ts')).ListTeamBetsResponse,
  },
  listTeamProfit: {
    id: 'listTeamProfit',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/profit',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/list-team-profit.ts')).listTeamProfit,
    loadAnswer: async () => (await import('./validators/agent/list-team-profit.answer.ts')).ListTeamProfitResponse,
  },
  listIncome: {
    id: 'listIncome',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/income',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/list-income.ts')).listIncome,
    loadAnswer: async () => (await import('./validators/agent/list-income.answer.ts')).ListIncomeResponse,
  },
  listIncomeBets: {
    id: 'listIncomeBets',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/income/:incomeId/bets',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/list-income-bets.ts')).listIncomeBets,
    loadAnswer: async () => (await import('./validators/agent/list-income-bets.answer.ts')).ListIncomeBetsResponse,
  },
  listTeamTransactions: {
    id: 'listTeamTransactions',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/transactions',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/list-team-transactions.ts')).listTeamTransactions,
    loadAnswer: async () => (await import('./validators/agent/list-team-transactions.answer.ts')).ListTeamTransactionsResponse,
  },
  listContracts: {
    id: 'listContracts',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contracts',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract/list-contracts.ts')).listContracts,
    loadAnswer: async () => (await import('./validators/contract/list-contracts.answer.ts')).ListContractsResponse,
  },
  proposeContract: {
    id: 'proposeContract',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contracts',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract/propose-contract.ts')).proposeContract,
    loadAnswer: async () => (await import('./validators/contract/propose-contract.answer.ts')).ProposeContractResponse,
  },
  listContractRequests: {
    id: 'listContractRequests',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contractRequests',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract/list-contract-requests.ts')).listContractRequests,
    loadAnswer: async () => (await import('./validators/contract/list-contract-requests.answer.ts')).ListContractRequestsResponse,
  },
  checkContractConflicts: {
    id: 'checkContractConflicts',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contractConflicts',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract/check-contract-conflicts.ts')).checkContractConflicts,
    loadAnswer: async () => (await import('./validators/contract/check-contract-conflicts.answer.ts')).CheckContractConflictsResponse,
  },
  getContract: {
    id: 'getContract',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contracts/:contractId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract/get-contract.ts')).getContract,
    loadAnswer: async () => (await import('./validators/contract/get-contract.answer.ts')).GetContractResponse,
  },
  listContractConflicts: {
    id: 'listContractConflicts',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contracts/:contractId/conflicts',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract/list-contract-conflicts.ts')).listContractConflicts,
    loadAnswer: async () => (await import('./validators/contract/list-contract-conflicts.answer.ts')).ListContractConflictsResponse,
  },
  signContract: {
    id: 'signContract',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contracts/:contractId/sign',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract/sign-contract.ts')).signContract,
    loadAnswer: async () => (await import('./validators/contract/sign-contract.answer.ts')).SignContractResponse,
  },
  rejectContract: {
    id: 'rejectContract',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contracts/:contractId/reject',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract/reject-contract.ts')).rejectContract,
    loadAnswer: async () => (await import('./validators/contract/reject-contract.answer.ts')).RejectContractResponse,
  },
  withdrawContract: {
    id: 'withdrawContract',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contracts/:contractId/withdraw',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract/withdraw-contract.ts')).withdrawContract,
    loadAnswer: async () => (await import('./validators/contract/withdraw-contract.answer.ts')).WithdrawContractResponse,
  },
  terminateContract: {
    id: 'terminateContract',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contracts/:contractId/terminate',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract/terminate-contract.ts')).terminateContract,
    loadAnswer: async () => (await import('./validators/contract/terminate-contract.answer.ts')).TerminateContractResponse,
  },
  agreeToTermination: {
    id: 'agreeToTermination',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contracts/:contractId/agreeTermination',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract/agree-to-termination.ts')).agreeToTermination,
    loadAnswer: async () => (await import('./validators/contract/agree-to-termination.answer.ts')).AgreeToTerminationResponse,
  },
  listContractBills: {
    id: 'listContractBills',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contractBills',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract/list-contract-bills.ts')).listContractBills,
    loadAnswer: async () => (await import('./validators/contract/list-contract-bills.answer.ts')).ListContractBillsResponse,
  },
  getContractBill: {
    id: 'getContractBill',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contractBills/:billId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract/get-contract-bill.ts')).getContractBill,
    loadAnswer: async () => (await import('./validators/contract/get-contract-bill.answer.ts')).GetContractBillResponse,
  },
  simulateContract: {
    id: 'simulateContract',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contractSimulator',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract/simulate-contract.ts')).simulateContract,
    loadAnswer: async () => (await import('./validators/contract/simulate-contract.answer.ts')).SimulateContractResponse,
  },
  listAnnouncementPage: {
    id: 'listAnnouncementPage',
    tag: 'notices',
    method: 'get',
    path: '/wps/relay/MCSFE_announcementList',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/notices/list-announcement-page.ts')).listAnnouncementPage,
    loadAnswer: async () => (await import('./validators/notices/list-announcement-page.answer.ts')).ListAnnouncementPageResponse,
  },
  getAnnouncement: {
    id: 'getAnnouncement',
    tag: 'notices',
    method: 'get',
    path: '/wps/relay/MCSFE_announcementDetail',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/notices/get-announcement.ts')).getAnnouncement,
    loadAnswer: async () => (await import('./validators/notices/get-announcement.answer.ts')).GetAnnouncementResponse,
  },
  listMessages: {
    id: 'listMessages',
    tag: 'messages',
    method: 'get',
    path: '/wps/relay/CSP_messageList',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/messages/list-messages.ts')).listMessages,
    loadAnswer: async () => (await import('./validators/messages/list-messages.answer.ts')).ListMessagesResponse,
  },
  getMessage: {
    id: 'getMessage',
    tag: 'messages',
    method: 'get',
    path: '/wps/relay/CSP_messageDetail',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/messages/get-message.ts')).getMessage,
    loadAnswer: async () => (await import('./validators/messages/get-message.answer.ts')).GetMessageResponse,
  },
  getUnreadCount: {
    id: 'getUnreadCount',
    tag: 'messages',
    method: 'get',
    path: '/wps/relay/CSP_unreadCount',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/messages/get-unread-count.ts')).getUnreadCount,
    loadAnswer: async () => (await import('./validators/messages/get-unread-count.answer.ts')).GetUnreadCountResponse,
  },
  readMessages: {
    id: 'readMessages',
    tag: 'messages',
    method: 'post',
    path: '/wps/relay/CSP_readMessages',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/messages/read-messages.ts')).readMessages,
    loadAnswer: async () => (await import('./validators/messages/read-messages.answer.ts')).ReadMessagesResponse,
  },
  readAllMessages: {
    id: 'readAllMessages',
    tag: 'messages',
    method: 'post',
    path: '/wps/relay/CSP_readAllMessages',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/messages/read-all-messages.ts')).readAllMessages,
    loadAnswer: async () => (await import('./validators/messages/read-all-messages.answer.ts')).ReadAllMessagesResponse,
  },
  deleteMessages: {
    id: 'deleteMessages',
    tag: 'messages',
    method: 'post',
    path: '/wps/relay/CSP_deleteMessages',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/messages/delete-messages.ts')).deleteMessages,
    loadAnswer: async () => (await import('./validators/messages/delete-messages.answer.ts')).DeleteMessagesResponse,
  },
  listPromotions: {
    id: 'listPromotions',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_promotions',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/promotions/list-promotions.ts')).listPromotions,
    loadAnswer: async () => (await import('./validators/promotions/list-promotions.answer.ts')).ListPromotionsResponse,
  },
  getPromotion: {
    id: 'getPromotion',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_promotionDetail',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/promotions/get-promotion.ts')).getPromotion,
    loadAnswer: async () => (await import('./validators/promotions/get-promotion.answer.ts')).GetPromotionResponse,
  },
  listMemberPromotions: {
    id: 'listMemberPromotions',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_memberPromotions',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/list-member-promotions.ts')).listMemberPromotions,
    loadAnswer: async () => (await import('./validators/promotions/list-member-promotions.answer.ts')).ListMemberPromotionsResponse,
  },
  getMemberPromotion: {
    id: 'getMemberPromotion',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_memberPromotionDetail',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/get-member-promotion.ts')).getMemberPromotion,
    loadAnswer: async () => (await import('./validators/promotions/get-member-promotion.answer.ts')).GetMemberPromotionResponse,
  },
  joinPromotion: {
    id: 'joinPromotion',
    tag: 'promotions',
    method: 'post',
    path: '/wps/relay/MCSFE_promotionJoin',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions/join-promotion.ts')).joinPromotion,
    loadAnswer: async () => (await import('./validators/promotions/join-promotion.answer.ts')).JoinPromotionResponse,
  },
  applyForPromotion: {
    id: 'applyForPromotion',
    tag: 'promotions',
    method: 'post',
    path: '/wps/relay/MCSFE_activityApply',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'multipart',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/promotions/apply-for-promotion.ts')).applyForPromotion,
    loadAnswer: async () => (await import('./validators/promotions/apply-for-promotion.answer.ts')).ApplyForPromotionResponse,
  },
  claimPromotion: {
    id: 'claimPromotion',
    tag: 'promotions',
    method: 'post',
    path: '/wps/relay/MCSFE_promotionClaim',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions/claim-promotion.ts')).claimPromotion,
    loadAnswer: async () => (await import('./validators/promotions/claim-promotion.answer.ts')).ClaimPromotionResponse,
  },
  getRaffle: {
    id: 'getRaffle',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_raffle',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/get-raffle.ts')).getRaffle,
    loadAnswer: async () => (await import('./validators/promotions/get-raffle.answer.ts')).GetRaffleResponse,
  },
  listRaffleTickets: {
    id: 'listRaffleTickets',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_raffleTickets',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/list-raffle-tickets.ts')).listRaffleTickets,
    loadAnswer: async () => (await import('./validators/promotions/list-raffle-tickets.answer.ts')).ListRaffleTicketsResponse,
  },
  claimRafflePrize: {
    id: 'claimRafflePrize',
    tag: 'promotions',
    method: 'post',
    path: '/wps/relay/MCSFE_raffleClaim',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions/claim-raffle-prize.ts')).claimRafflePrize,
    loadAnswer: async () => (await import('./validators/promotions/claim-raffle-prize.answer.ts')).ClaimRafflePrizeResponse,
  },
  listBonuses: {
    id: 'listBonuses',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/bonuses',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/list-bonuses.ts')).listBonuses,
    loadAnswer: async () => (await import('./validators/promotions/list-bonuses.answer.ts')).ListBonusesResponse,
  },
  getBonus: {
    id: 'getBonus',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/bonuses/:bonusId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/get-bonus.ts')).getBonus,
    loadAnswer: async () => (await import('./validators/promotions/get-bonus.answer.ts')).GetBonusResponse,
  },
  listBonusWagering: {
    id: 'listBonusWagering',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/bonuses/:bonusId/wagering',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/list-bonus-wagering.ts')).listBonusWagering,
    loadAnswer: async () => (await import('./validators/promotions/list-bonus-wagering.answer.ts')).ListBonusWageringResponse,
  },
  cancelBonus: {
    id: 'cancelBonus',
    tag: 'promotions',
    method: 'post',
    path: '/wps/member/bonuses/:bonusId/cancel',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions/cancel-bonus.ts')).cancelBonus,
    loadAnswer: async () => (await import('./validators/promotions/cancel-bonus.answer.ts')).CancelBonusResponse,
  },
  listRewards: {
    id: 'listRewards',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/rewards',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/list-rewards.ts')).listRewards,
    loadAnswer: async () => (await import('./validators/promotions/list-rewards.answer.ts')).ListRewardsResponse,
  },
  claimRewards: {
    id: 'claimRewards',
    tag: 'promotions',
    method: 'post',
    path: '/wps/member/rewards/claim',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions/claim-rewards.ts')).claimRewards,
    loadAnswer: async () => (await import('./validators/promotions/claim-rewards.answer.ts')).ClaimRewardsResponse,
  },
  getReferral: {
    id: 'getReferral',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/referral',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/get-referral.ts')).getReferral,
    loadAnswer: async () => (await import('./validators/promotions/get-referral.answer.ts')).GetReferralResponse,
  },
  listInvitees: {
    id: 'listInvitees',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/referral/invitees',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/list-invitees.ts')).listInvitees,
    loadAnswer: async () => (await import('./validators/promotions/list-invitees.answer.ts')).ListInviteesResponse,
  },
  listReferralRewards: {
    id: 'listReferralRewards',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/referral/rewards',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/list-referral-rewards.ts')).listReferralRewards,
    loadAnswer: async () => (await import('./validators/promotions/list-referral-rewards.answer.ts')).ListReferralRewardsResponse,
  },
  getMissionsSummary: {
    id: 'getMissionsSummary',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_missionsSummary',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/get-missions-summary.ts')).getMissionsSummary,
    loadAnswer: async () => (await import('./validators/promotions/get-missions-summary.answer.ts')).GetMissionsSummaryResponse,
  },
  claimMission: {
    id: 'claimMission',
    tag: 'promotions',
    method: 'post',
    path: '/wps/relay/MCSFE_missionsClaim',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions/claim-mission.ts')).claimMission,
    loadAnswer: async () => (await import('./validators/promotions/claim-mission.answer.ts')).ClaimMissionResponse,
  },
  listMissionsLeaderboard: {
    id: 'listMissionsLeaderboard',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_missionsLeaderboard',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/list-missions-leaderboard.ts')).listMissionsLeaderboard,
    loadAnswer: async () => (await import('./validators/promotions/list-missions-leaderboard.answer.ts')).ListMissionsLeaderboardResponse,
  },
  getPointsBalance: {
    id: 'getPointsBalance',
    tag: 'points',
    method: 'get',
    path: '/wps/relay/MCSFE_pointsBalance',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/points/get-points-balance.ts')).getPointsBalance,
    loadAnswer: async () => (await import('./validators/points/get-points-balance.answer.ts')).GetPointsBalanceResponse,
  },
  getPointsConfig: {
    id: 'getPointsConfig',
    tag: 'points',
    method: 'get',
    path: '/wps/relay/MCSFE_pointsConfig',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/points/get-points-config.ts')).getPointsConfig,
    loadAnswer: async () => (await import('./validators/points/get-points-config.answer.ts')).GetPointsConfigResponse,
  },
  listPointRewards: {
    id: 'listPointRewards',
    tag: 'points',
    method: 'get',
    path: '/wps/relay/MCSFE_pointsRewards',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/points/list-point-rewards.ts')).listPointRewards,
    loadAnswer: async () => (await import('./validators/points/list-point-rewards.answer.ts')).ListPointRewardsResponse,
  },
  getPointReward: {
    id: 'getPointReward',
    tag: 'points',
    method: 'get',
    path: '/wps/relay/MCSFE_pointsRewardDetail',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/points/get-point-reward.ts')).getPointReward,
    loadAnswer: async () => (await import('./validators/points/get-point-reward.answer.ts')).GetPointRewardResponse,
  },
  redeemPoints: {
    id: 'redeemPoints',
    tag: 'points',
    method: 'post',
    path: '/wps/relay/MCSFE_pointsRedeem',
    security: 'session',
    encrypted: true,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/points/redeem-points.ts')).redeemPoints,
    loadAnswer: async () => (await import('./validators/points/redeem-points.answer.ts')).RedeemPointsResponse,
  },
  convertPoints: {
    id: 'convertPoints',
    tag: 'points',
    method: 'post',
    path: '/wps/relay/MCSFE_pointsConvert',
    security: 'session',
    encrypted: true,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/points/convert-points.ts')).convertPoints,
    loadAnswer: async () => (await import('./validators/points/convert-points.answer.ts')).ConvertPointsResponse,
  },
  listRedemptions: {
    id: 'listRedemptions',
    tag: 'points',
    method: 'get',
    path: '/wps/relay/MCSFE_pointsRedeemList',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/points/list-redemptions.ts')).listRedemptions,
    loadAnswer: async () => (await import('./validators/points/list-redemptions.answer.ts')).ListRedemptionsResponse,
  },
  listPointTransactions: {
    id: 'listPointTransactions',
    tag: 'points',
    method: 'get',
    path: '/wps/relay/MCSFE_pointsMemberTransactionDetail',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/points/list-point-transactions.ts')).listPointTransactions,
    loadAnswer: async () => (await import('./validators/points/list-point-transactions.answer.ts')).ListPointTransactionsResponse,
  },
  listWithdrawalReviews: {
    id: 'listWithdrawalReviews',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/withdrawals',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-withdrawal-reviews.ts')).listWithdrawalReviews,
    loadAnswer: async () => (await import('./validators/operator/list-withdrawal-reviews.answer.ts')).ListWithdrawalReviewsResponse,
  },
  getWithdrawalReview: {
    id: 'getWithdrawalReview',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/withdrawals/:withdrawalId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/get-withdrawal-review.ts')).getWithdrawalReview,
    loadAnswer: async () => (await import('./validators/operator/get-withdrawal-review.answer.ts')).GetWithdrawalReviewResponse,
  },
  startWithdrawalReview: {
    id: 'startWithdrawalReview',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/withdrawals/:withdrawalId/review',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/start-withdrawal-review.ts')).startWithdrawalReview,
    loadAnswer: async () => (await import('./validators/operator/start-withdrawal-review.answer.ts')).StartWithdrawalReviewResponse,
  },
  approveWithdrawal: {
    id: 'approveWithdrawal',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/withdrawals/:withdrawalId/approve',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/approve-withdrawal.ts')).approveWithdrawal,
    loadAnswer: async () => (await import('./validators/operator/approve-withdrawal.answer.ts')).ApproveWithdrawalResponse,
  },
  rejectWithdrawal: {
    id: 'rejectWithdrawal',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/withdrawals/:withdrawalId/reject',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/reject-withdrawal.ts')).rejectWithdrawal,
    loadAnswer: async () => (await import('./validators/operator/reject-withdrawal.answer.ts')).RejectWithdrawalResponse,
  },
  markWithdrawalPaid: {
    id: 'markWithdrawalPaid',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/withdrawals/:withdrawalId/paid',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/mark-withdrawal-paid.ts')).markWithdrawalPaid,
    loadAnswer: async () => (await import('./validators/operator/mark-withdrawal-paid.answer.ts')).MarkWithdrawalPaidResponse,
  },
  returnWithdrawal: {
    id: 'returnWithdrawal',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/withdrawals/:withdrawalId/return',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/return-withdrawal.ts')).returnWithdrawal,
    loadAnswer: async () => (await import('./validators/operator/return-withdrawal.answer.ts')).ReturnWithdrawalResponse,
  },
  confirmWithdrawalReceived: {
    id: 'confirmWithdrawalReceived',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/withdrawals/:withdrawalId/received',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/confirm-withdrawal-received.ts')).confirmWithdrawalReceived,
    loadAnswer: async () => (await import('./validators/operator/confirm-withdrawal-received.answer.ts')).ConfirmWithdrawalReceivedResponse,
  },
  listDepositReviews: {
    id: 'listDepositReviews',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/deposits',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-deposit-reviews.ts')).listDepositReviews,
    loadAnswer: async () => (await import('./validators/operator/list-deposit-reviews.answer.ts')).ListDepositReviewsResponse,
  },
  getDepositReview: {
    id: 'getDepositReview',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/deposits/:depositId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/get-deposit-review.ts')).getDepositReview,
    loadAnswer: async () => (await import('./validators/operator/get-deposit-review.answer.ts')).GetDepositReviewResponse,
  },
  confirmDeposit: {
    id: 'confirmDeposit',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/deposits/:depositId/confirm',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/confirm-deposit.ts')).confirmDeposit,
    loadAnswer: async () => (await import('./validators/operator/confirm-deposit.answer.ts')).ConfirmDepositResponse,
  },
  failDeposit: {
    id: 'failDeposit',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/deposits/:depositId/fail',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/fail-deposit.ts')).failDeposit,
    loadAnswer: async () => (await import('./validators/operator/fail-deposit.answer.ts')).FailDepositResponse,
  },
  listApplicationReviews: {
    id: 'listApplicationReviews',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/applications',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-application-reviews.ts')).listApplicationReviews,
    loadAnswer: async () => (await import('./validators/operator/list-application-reviews.answer.ts')).ListApplicationReviewsResponse,
  },
  getApplicationReview: {
    id: 'getApplicationReview',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/applications/:applicationId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/get-application-review.ts')).getApplicationReview,
    loadAnswer: async () => (await import('./validators/operator/get-application-review.answer.ts')).GetApplicationReviewResponse,
  },
  getApplicationImage: {
    id: 'getApplicationImage',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/applications/:applicationId/images/:imageId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/get-application-image.ts')).getApplicationImage,
    loadAnswer: async () => (await import('./validators/operator/get-application-image.answer.ts')).GetApplicationImageResponse,
  },
  startApplicationReview: {
    id: 'startApplicationReview',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/applications/:applicationId/review',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/start-application-review.ts')).startApplicationReview,
    loadAnswer: async () => (await import('./validators/operator/start-application-review.answer.ts')).StartApplicationReviewResponse,
  },
  decideApplication: {
    id: 'decideApplication',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/applications/:applicationId/decide',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/decide-application.ts')).decideApplication,
    loadAnswer: async () => (await import('./validators/operator/decide-application.answer.ts')).DecideApplicationResponse,
  },
  listRedemptionReviews: {
    id: 'listRedemptionReviews',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/redemptions',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-redemption-reviews.ts')).listRedemptionReviews,
    loadAnswer: async () => (await import('./validators/operator/list-redemption-reviews.answer.ts')).ListRedemptionReviewsResponse,
  },
  getRedemptionReview: {
    id: 'getRedemptionReview',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/redemptions/:redemptionId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/get-redemption-review.ts')).getRedemptionReview,
    loadAnswer: async () => (await import('./validators/operator/get-redemption-review.answer.ts')).GetRedemptionReviewResponse,
  },
  completeRedemption: {
    id: 'completeRedemption',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/redemptions/:redemptionId/complete',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/complete-redemption.ts')).completeRedemption,
    loadAnswer: async () => (await import('./validators/operator/complete-redemption.answer.ts')).CompleteRedemptionResponse,
  },
  rejectRedemption: {
    id: 'rejectRedemption',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/redemptions/:redemptionId/reject',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/reject-redemption.ts')).rejectRedemption,
    loadAnswer: async () => (await import('./validators/operator/reject-redemption.answer.ts')).RejectRedemptionResponse,
  },
  listSupportThreads: {
    id: 'listSupportThreads',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/chats',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-support-threads.ts')).listSupportThreads,
    loadAnswer: async () => (await import('./validators/operator/list-support-threads.answer.ts')).ListSupportThreadsResponse,
  },
  getSupportThread: {
    id: 'getSupportThread',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/chats/:threadId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/get-support-thread.ts')).getSupportThread,
    loadAnswer: async () => (await import('./validators/operator/get-support-thread.answer.ts')).GetSupportThreadResponse,
  },
  answerSupportThread: {
    id: 'answerSupportThread',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/chats/:threadId/answers',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/answer-support-thread.ts')).answerSupportThread,
    loadAnswer: async () => (await import('./validators/operator/answer-support-thread.answer.ts')).AnswerSupportThreadResponse,
  },
  closeSupportThread: {
    id: 'closeSupportThread',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/chats/:threadId/close',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/close-support-thread.ts')).closeSupportThread,
    loadAnswer: async () => (await import('./validators/operator/close-support-thread.answer.ts')).CloseSupportThreadResponse,
  },
  listManagedNotices: {
    id: 'listManagedNotices',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/notices',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-managed-notices.ts')).listManagedNotices,
    loadAnswer: async () => (await import('./validators/operator/list-managed-notices.answer.ts')).ListManagedNoticesResponse,
  },
  createNotice: {
    id: 'createNotice',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/notices',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/create-notice.ts')).createNotice,
    loadAnswer: async () => (await import('./validators/operator/create-notice.answer.ts')).CreateNoticeResponse,
  },
  getManagedNotice: {
    id: 'getManagedNotice',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/notices/:noticeId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/get-managed-notice.ts')).getManagedNotice,
    loadAnswer: async () => (await import('./validators/operator/get-managed-notice.answer.ts')).GetManagedNoticeResponse,
  },
  updateNotice: {
    id: 'updateNotice',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/notices/:noticeId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/update-notice.ts')).updateNotice,
    loadAnswer: async () => (await import('./validators/operator/update-notice.answer.ts')).UpdateNoticeResponse,
  },
  withdrawNotice: {
    id: 'withdrawNotice',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/notices/:noticeId/withdraw',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/withdraw-notice.ts')).withdrawNotice,
    loadAnswer: async () => (await import('./validators/operator/withdraw-notice.answer.ts')).WithdrawNoticeResponse,
  },
  listManagedBanners: {
    id: 'listManagedBanners',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/banners',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-managed-banners.ts')).listManagedBanners,
    loadAnswer: async () => (await import('./validators/operator/list-managed-banners.answer.ts')).ListManagedBannersResponse,
  },
  createBanner: {
    id: 'createBanner',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/banners',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/create-banner.ts')).createBanner,
    loadAnswer: async () => (await import('./validators/operator/create-banner.answer.ts')).CreateBannerResponse,
  },
  getManagedBanner: {
    id: 'getManagedBanner',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/banners/:bannerId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/get-managed-banner.ts')).getManagedBanner,
    loadAnswer: async () => (await import('./validators/operator/get-managed-banner.answer.ts')).GetManagedBannerResponse,
  },
  updateBanner: {
    id: 'updateBanner',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/banners/:bannerId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/update-banner.ts')).updateBanner,
    loadAnswer: async () => (await import('./validators/operator/update-banner.answer.ts')).UpdateBannerResponse,
  },
  withdrawBanner: {
    id: 'withdrawBanner',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/banners/:bannerId/withdraw',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/withdraw-banner.ts')).withdrawBanner,
    loadAnswer: async () => (await import('./validators/operator/withdraw-banner.answer.ts')).WithdrawBannerResponse,
  },
  listSentMessages: {
    id: 'listSentMessages',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/messages',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-sent-messages.ts')).listSentMessages,
    loadAnswer: async () => (await import('./validators/operator/list-sent-messages.answer.ts')).ListSentMessagesResponse,
  },
  sendMessage: {
    id: 'sendMessage',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/messages',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/send-message.ts')).sendMessage,
    loadAnswer: async () => (await import('./validators/operator/send-message.answer.ts')).SendMessageResponse,
  },
  recallMessage: {
    id: 'recallMessage',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/messages/:sentMessageId/recall',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/recall-message.ts')).recallMessage,
    loadAnswer: async () => (await import('./validators/operator/recall-message.answer.ts')).RecallMessageResponse,
  },
  listMaintenances: {
    id: 'listMaintenances',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/maintenances',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-maintenances.ts')).listMaintenances,
    loadAnswer: async () => (await import('./validators/operator/list-maintenances.answer.ts')).ListMaintenancesResponse,
  },
  startMaintenance: {
    id: 'startMaintenance',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/maintenances',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/start-maintenance.ts')).startMaintenance,
    loadAnswer: async () => (await import('./validators/operator/start-maintenance.answer.ts')).StartMaintenanceResponse,
  },
  updateMaintenance: {
    id: 'updateMaintenance',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/maintenances/:maintenanceId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/update-maintenance.ts')).updateMaintenance,
    loadAnswer: async () => (await import('./validators/operator/update-maintenance.answer.ts')).UpdateMaintenanceResponse,
  },
  endMaintenance: {
    id: 'endMaintenance',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/maintenances/:maintenanceId/end',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/end-maintenance.ts')).endMaintenance,
    loadAnswer: async () => (await import('./validators/operator/end-maintenance.answer.ts')).EndMaintenanceResponse,
  },
  listBlocks: {
    id: 'listBlocks',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/blocks',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-blocks.ts')).listBlocks,
    loadAnswer: async () => (await import('./validators/operator/list-blocks.answer.ts')).ListBlocksResponse,
  },
  createBlock: {
    id: 'createBlock',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/blocks',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/create-block.ts')).createBlock,
    loadAnswer: async () => (await import('./validators/operator/create-block.answer.ts')).CreateBlockResponse,
  },
  liftBlock: {
    id: 'liftBlock',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/blocks/:blockId/lift',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/lift-block.ts')).liftBlock,
    loadAnswer: async () => (await import('./validators/operator/lift-block.answer.ts')).LiftBlockResponse,
  },
  listPlatformContracts: {
    id: 'listPlatformContracts',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/contracts',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-platform-contracts.ts')).listPlatformContracts,
    loadAnswer: async () => (await import('./validators/operator/list-platform-contracts.answer.ts')).ListPlatformContractsResponse,
  },
  proposePlatformContract: {
    id: 'proposePlatformContract',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/contracts',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/propose-platform-contract.ts')).proposePlatformContract,
    loadAnswer: async () => (await import('./validators/operator/propose-platform-contract.answer.ts')).ProposePlatformContractResponse,
  },
  getPlatformContract: {
    id: 'getPlatformContract',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/contracts/:contractId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/get-platform-contract.ts')).getPlatformContract,
    loadAnswer: async () => (await import('./validators/operator/get-platform-contract.answer.ts')).GetPlatformContractResponse,
  },
  withdrawPlatformContract: {
    id: 'withdrawPlatformContract',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/contracts/:contractId/withdraw',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/withdraw-platform-contract.ts')).withdrawPlatformContract,
    loadAnswer: async () => (await import('./validators/operator/withdraw-platform-contract.answer.ts')).WithdrawPlatformContractResponse,
  },
  terminatePlatformContract: {
    id: 'terminatePlatformContract',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/contracts/:contractId/terminate',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/terminate-platform-contract.ts')).terminatePlatformContract,
    loadAnswer: async () => (await import('./validators/operator/terminate-platform-contract.answer.ts')).TerminatePlatformContractResponse,
  },
  agreeToPlatformTermination: {
    id: 'agreeToPlatformTermination',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/contracts/:contractId/agreeTermination',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/agree-to-platform-termination.ts')).agreeToPlatformTermination,
    loadAnswer: async () => (await import('./validators/operator/agree-to-platform-termination.answer.ts')).AgreeToPlatformTerminationResponse,
  },
  moveLine: {
    id: 'moveLine',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/lines/move',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/move-line.ts')).moveLine,
    loadAnswer: async () => (await import('./validators/operator/move-line.answer.ts')).MoveLineResponse,
  },
  listAuditEntries: {
    id: 'listAuditEntries',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/audit',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-audit-entries.ts')).listAuditEntries,
    loadAnswer: async () => (await import('./validators/operator/list-audit-entries.answer.ts')).ListAuditEntriesResponse,
  },
  verifyAuditLog: {
    id: 'verifyAuditLog',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/audit/verification',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/verify-audit-log.ts')).verifyAuditLog,
    loadAnswer: async () => (await import('./validators/operator/verify-audit-log.answer.ts')).VerifyAuditLogResponse,
  },
} as const;

export type OperationId = keyof typeof operations;

/** What a handler is given, already validated, and what it must answer. */
export interface Operations {
  getSystemStatus: {
    header: zod.output<(typeof getSystemStatus)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSystemStatusResponse;
  };
  getPermission: {
    header: zod.output<(typeof getPermission)['header']>;
    params: undefined;
    query: zod.output<(typeof getPermission)['query']>;
    body: undefined;
    response: GetPermissionResponse;
  };
  getWhitelabel: {
    header: zod.output<(typeof getWhitelabel)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetWhitelabelResponse;
  };
  getJwks: {
    header: zod.output<(typeof getJwks)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetJwksResponse;
  };
  getDomainRoute: {
    header: zod.output<(typeof getDomainRoute)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetDomainRouteResponse;
  };
  getRouters: {
    header: zod.output<(typeof getRouters)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetRoutersResponse;
  };
  listCountryCodes: {
    header: zod.output<(typeof listCountryCodes)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListCountryCodesResponse;
  };
  getRegisterSettings: {
    header: zod.output<(typeof getRegisterSettings)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetRegisterSettingsResponse;
  };
  getCaptcha: {
    header: zod.output<(typeof getCaptcha)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetCaptchaResponse;
  };
  getSlider: {
    header: zod.output<(typeof getSlider)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSliderResponse;
  };
  solveSlider: {
    header: zod.output<(typeof solveSlider)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof solveSlider)['body']>;
    response: SolveSliderResponse;
  };
  sendSmsCode: {
    header: zod.output<(typeof sendSmsCode)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendSmsCode)['body']>;
    response: SendSmsCodeResponse;
  };
  sendRegisterSmsCode: {
    header: zod.output<(typeof sendRegisterSmsCode)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendRegisterSmsCode)['body']>;
    response: SendRegisterSmsCodeResponse;
  };
  sendNewIpCode: {
    header: zod.output<(typeof sendNewIpCode)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendNewIpCode)['body']>;
    response: SendNewIpCodeResponse;
  };
  login: {
    header: zod.output<(typeof login)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof login)['body']>;
    response: LoginResponse;
  };
  freePlayLogin: {
    header: zod.output<(typeof freePlayLogin)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof freePlayLogin)['body']>;
    response: FreePlayLoginResponse;
  };
  logout: {
    header: zod.output<(typeof logout)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: LogoutResponse;
  };
  createSessionTicket: {
    header: zod.output<(typeof createSessionTicket)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createSessionTicket)['body']>;
    response: CreateSessionTicketResponse;
  };
  exchangeSessionTicket: {
    header: zod.output<(typeof exchangeSessionTicket)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof exchangeSessionTicket)['body']>;
    response: ExchangeSessionTicketResponse;
  };
  beginSocialLogin: {
    header: zod.output<(typeof beginSocialLogin)['header']>;
    params: zod.output<(typeof beginSocialLogin)['params']>;
    query: undefined;
    body: zod.output<(typeof beginSocialLogin)['body']>;
    response: BeginSocialLoginResponse;
  };
  completeSocialLogin: {
    header: zod.output<(typeof completeSocialLogin)['header']>;
    params: zod.output<(typeof completeSocialLogin)['params']>;
    query: undefined;
    body: zod.output<(typeof completeSocialLogin)['body']>;
    response: CompleteSocialLoginResponse;
  };
  listSessions: {
    header: zod.output<(typeof listSessions)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListSessionsResponse;
  };
  endOtherSessions: {
    header: zod.output<(typeof endOtherSessions)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: EndOtherSessionsResponse;
  };
  endSession: {
    header: zod.output<(typeof endSession)['header']>;
    params: zod.output<(typeof endSession)['params']>;
    query: undefined;
    body: undefined;
    response: EndSessionResponse;
  };
  registerMember: {
    header: zod.output<(typeof registerMember)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof registerMember)['body']>;
    response: RegisterMemberResponse;
  };
  registerMemberByMobile: {
    header: zod.output<(typeof registerMemberByMobile)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof registerMemberByMobile)['body']>;
    response: RegisterMemberByMobileResponse;
  };
  checkAffiliateCode: {
    header: zod.output<(typeof checkAffiliateCode)['header']>;
    params: undefined;
    query: zod.output<(typeof checkAffiliateCode)['query']>;
    body: undefined;
    response: CheckAffiliateCodeResponse;
  };
  changePassword: {
    header: zod.output<(typeof changePassword)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof changePassword)['body']>;
    response: ChangePasswordResponse;
  };
  forgotPasswordByEmail: {
    header: zod.output<(typeof forgotPasswordByEmail)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof forgotPasswordByEmail)['body']>;
    response: ForgotPasswordByEmailResponse;
  };
  resetPassword: {
    header: zod.output<(typeof resetPassword)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof resetPassword)['body']>;
    response: ResetPasswordResponse;
  };
  resetPasswordByPhone: {
    header: zod.output<(typeof resetPasswordByPhone)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof resetPasswordByPhone)['body']>;
    response: ResetPasswordByPhoneResponse;
  };
  getMemberInfo: {
    header: zod.output<(typeof getMemberInfo)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberInfoResponse;
  };
  getMemberIcon: {
    header: zod.output<(typeof getMemberIcon)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberIconResponse;
  };
  getPlayerAvatar: {
    header: zod.output<(typeof getPlayerAvatar)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPlayerAvatarResponse;
  };
  getProfile: {
    header: zod.output<(typeof getProfile)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetProfileResponse;
  };
  updateProfile: {
    header: zod.output<(typeof updateProfile)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof updateProfile)['body']>;
    response: UpdateProfileResponse;
  };
  listAvatars: {
    header: zod.output<(typeof listAvatars)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListAvatarsResponse;
  };
  updateLanguage: {
    header: zod.output<(typeof updateLanguage)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof updateLanguage)['body']>;
    response: UpdateLanguageResponse;
  };
  listBanks: {
    header: zod.output<(typeof listBanks)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListBanksResponse;
  };
  listBoundAccounts: {
    header: zod.output<(typeof listBoundAccounts)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListBoundAccountsResponse;
  };
  addBoundAccount: {
    header: zod.output<(typeof addBoundAccount)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof addBoundAccount)['body']>;
    response: AddBoundAccountResponse;
  };
  setDefaultBoundAccount: {
    header: zod.output<(typeof setDefaultBoundAccount)['header']>;
    params: zod.output<(typeof setDefaultBoundAccount)['params']>;
    query: undefined;
    body: undefined;
    response: SetDefaultBoundAccountResponse;
  };
  removeBoundAccount: {
    header: zod.output<(typeof removeBoundAccount)['header']>;
    params: zod.output<(typeof removeBoundAccount)['params']>;
    query: undefined;
    body: zod.output<(typeof removeBoundAccount)['body']>;
    response: RemoveBoundAccountResponse;
  };
  getSecurityCentre: {
    header: zod.output<(typeof getSecurityCentre)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSecurityCentreResponse;
  };
  setPaymentPassword: {
    header: zod.output<(typeof setPaymentPassword)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof setPaymentPassword)['body']>;
    response: SetPaymentPasswordResponse;
  };
  changePaymentPassword: {
    header: zod.output<(typeof changePaymentPassword)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof changePaymentPassword)['body']>;
    response: ChangePaymentPasswordResponse;
  };
  resetPaymentPassword: {
    header: zod.output<(typeof resetPaymentPassword)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof resetPaymentPassword)['body']>;
    response: ResetPaymentPasswordResponse;
  };
  startTwoStepLogin: {
    header: zod.output<(typeof startTwoStepLogin)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof startTwoStepLogin)['body']>;
    response: StartTwoStepLoginResponse;
  };
  confirmTwoStepLogin: {
    header: zod.output<(typeof confirmTwoStepLogin)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof confirmTwoStepLogin)['body']>;
    response: ConfirmTwoStepLoginResponse;
  };
  disableTwoStepLogin: {
    header: zod.output<(typeof disableTwoStepLogin)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof disableTwoStepLogin)['body']>;
    response: DisableTwoStepLoginResponse;
  };
  sendMemberCode: {
    header: zod.output<(typeof sendMemberCode)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendMemberCode)['body']>;
    response: SendMemberCodeResponse;
  };
  bindEmail: {
    header: zod.output<(typeof bindEmail)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof bindEmail)['body']>;
    response: BindEmailResponse;
  };
  bindMobile: {
    header: zod.output<(typeof bindMobile)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof bindMobile)['body']>;
    response: BindMobileResponse;
  };
  listLoginHistory: {
    header: zod.output<(typeof listLoginHistory)['header']>;
    params: undefined;
    query: zod.output<(typeof listLoginHistory)['query']>;
    body: undefined;
    response: ListLoginHistoryResponse;
  };
  getLoginInfo: {
    header: zod.output<(typeof getLoginInfo)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetLoginInfoResponse;
  };
  dismissLoginInfo: {
    header: zod.output<(typeof dismissLoginInfo)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof dismissLoginInfo)['body']>;
    response: DismissLoginInfoResponse;
  };
  getPlayLimits: {
    header: zod.output<(typeof getPlayLimits)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPlayLimitsResponse;
  };
  setMoneyLimit: {
    header: zod.output<(typeof setMoneyLimit)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof setMoneyLimit)['body']>;
    response: SetMoneyLimitResponse;
  };
  setSessionLimit: {
    header: zod.output<(typeof setSessionLimit)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof setSessionLimit)['body']>;
    response: SetSessionLimitResponse;
  };
  startSelfExclusion: {
    header: zod.output<(typeof startSelfExclusion)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof startSelfExclusion)['body']>;
    response: StartSelfExclusionResponse;
  };
  getRealityCheck: {
    header: zod.output<(typeof getRealityCheck)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetRealityCheckResponse;
  };
  setRealityCheck: {
    header: zod.output<(typeof setRealityCheck)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof setRealityCheck)['body']>;
    response: SetRealityCheckResponse;
  };
  acknowledgeRealityCheck: {
    header: zod.output<(typeof acknowledgeRealityCheck)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: AcknowledgeRealityCheckResponse;
  };
  getPlayerRank: {
    header: zod.output<(typeof getPlayerRank)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPlayerRankResponse;
  };
  listVipTiers: {
    header: zod.output<(typeof listVipTiers)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListVipTiersResponse;
  };
  streamEvents: {
    header: zod.output<(typeof streamEvents)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: StreamEventsResponse;
  };
  getBalance: {
    header: zod.output<(typeof getBalance)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetBalanceResponse;
  };
  getMerchantWallet: {
    header: zod.output<(typeof getMerchantWallet)['header']>;
    params: undefined;
    query: zod.output<(typeof getMerchantWallet)['query']>;
    body: undefined;
    response: GetMerchantWalletResponse;
  };
  getConsolidatedFunds: {
    header: zod.output<(typeof getConsolidatedFunds)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetConsolidatedFundsResponse;
  };
  transferFunds: {
    header: zod.output<(typeof transferFunds)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof transferFunds)['body']>;
    response: TransferFundsResponse;
  };
  getWalletTransfer: {
    header: zod.output<(typeof getWalletTransfer)['header']>;
    params: zod.output<(typeof getWalletTransfer)['params']>;
    query: undefined;
    body: undefined;
    response: GetWalletTransferResponse;
  };
  collectAllFunds: {
    header: zod.output<(typeof collectAllFunds)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: CollectAllFundsResponse;
  };
  getMemberTransferTerms: {
    header: zod.output<(typeof getMemberTransferTerms)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberTransferTermsResponse;
  };
  transferToUpline: {
    header: zod.output<(typeof transferToUpline)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof transferToUpline)['body']>;
    response: TransferToUplineResponse;
  };
  transferToDownline: {
    header: zod.output<(typeof transferToDownline)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof transferToDownline)['body']>;
    response: TransferToDownlineResponse;
  };
  getMemberTransfer: {
    header: zod.output<(typeof getMemberTransfer)['header']>;
    params: zod.output<(typeof getMemberTransfer)['params']>;
    query: undefined;
    body: undefined;
    response: GetMemberTransferResponse;
  };
  listDepositMethods: {
    header: zod.output<(typeof listDepositMethods)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListDepositMethodsResponse;
  };
  createDeposit: {
    header: zod.output<(typeof createDeposit)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createDeposit)['body']>;
    response: CreateDepositResponse;
  };
  listDeposits: {
    header: zod.output<(typeof listDeposits)['header']>;
    params: undefined;
    query: zod.output<(typeof listDeposits)['query']>;
    body: undefined;
    response: ListDepositsResponse;
  };
  getDeposit: {
    header: zod.output<(typeof getDeposit)['header']>;
    params: zod.output<(typeof getDeposit)['params']>;
    query: undefined;
    body: undefined;
    response: GetDepositResponse;
  };
  markDepositPaid: {
    header: zod.output<(typeof markDepositPaid)['header']>;
    params: zod.output<(typeof markDepositPaid)['params']>;
    query: undefined;
    body: zod.output<(typeof markDepositPaid)['body']>;
    response: MarkDepositPaidResponse;
  };
  getWithdrawalQuote: {
    header: zod.output<(typeof getWithdrawalQuote)['header']>;
    params: undefined;
    query: zod.output<(typeof getWithdrawalQuote)['query']>;
    body: undefined;
    response: GetWithdrawalQuoteResponse;
  };
  createWithdrawal: {
    header: zod.output<(typeof createWithdrawal)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createWithdrawal)['body']>;
    response: CreateWithdrawalResponse;
  };
  listWithdrawals: {
    header: zod.output<(typeof listWithdrawals)['header']>;
    params: undefined;
    query: zod.output<(typeof listWithdrawals)['query']>;
    body: undefined;
    response: ListWithdrawalsResponse;
  };
  getWithdrawal: {
    header: zod.output<(typeof getWithdrawal)['header']>;
    params: zod.output<(typeof getWithdrawal)['params']>;
    query: undefined;
    body: undefined;
    response: GetWithdrawalResponse;
  };
  confirmWithdrawal: {
    header: zod.output<(typeof confirmWithdrawal)['header']>;
    params: zod.output<(typeof confirmWithdrawal)['params']>;
    query: undefined;
    body: undefined;
    response: ConfirmWithdrawalResponse;
  };
  disputeWithdrawal: {
    header: zod.output<(typeof disputeWithdrawal)['header']>;
    params: zod.output<(typeof disputeWithdrawal)['params']>;
    query: undefined;
    body: zod.output<(typeof disputeWithdrawal)['body']>;
    response: DisputeWithdrawalResponse;
  };
  listTransactionHistory: {
    header: zod.output<(typeof listTransactionHistory)['header']>;
    params: undefined;
    query: zod.output<(typeof listTransactionHistory)['query']>;
    body: undefined;
    response: ListTransactionHistoryResponse;
  };
  authorisePlayer: {
    header: zod.output<(typeof authorisePlayer)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof authorisePlayer)['body']>;
    response: AuthorisePlayerResponse;
  };
  getPlayerBalance: {
    header: zod.output<(typeof getPlayerBalance)['header']>;
    params: undefined;
    query: zod.output<(typeof getPlayerBalance)['query']>;
    body: undefined;
    response: GetPlayerBalanceResponse;
  };
  debitPlayer: {
    header: zod.output<(typeof debitPlayer)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof debitPlayer)['body']>;
    response: DebitPlayerResponse;
  };
  creditPlayer: {
    header: zod.output<(typeof creditPlayer)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof creditPlayer)['body']>;
    response: CreditPlayerResponse;
  };
  rollbackDebit: {
    header: zod.output<(typeof rollbackDebit)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof rollbackDebit)['body']>;
    response: RollbackDebitResponse;
  };
  listBets: {
    header: zod.output<(typeof listBets)['header']>;
    params: undefined;
    query: zod.output<(typeof listBets)['query']>;
    body: undefined;
    response: ListBetsResponse;
  };
  getBet: {
    header: zod.output<(typeof getBet)['header']>;
    params: zod.output<(typeof getBet)['params']>;
    query: undefined;
    body: undefined;
    response: GetBetResponse;
  };
  getProfitLoss: {
    header: zod.output<(typeof getProfitLoss)['header']>;
    params: undefined;
    query: zod.output<(typeof getProfitLoss)['query']>;
    body: undefined;
    response: GetProfitLossResponse;
  };
  listVendorTypes: {
    header: zod.output<(typeof listVendorTypes)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListVendorTypesResponse;
  };
  listVendors: {
    header: zod.output<(typeof listVendors)['header']>;
    params: undefined;
    query: zod.output<(typeof listVendors)['query']>;
    body: undefined;
    response: ListVendorsResponse;
  };
  listGames: {
    header: zod.output<(typeof listGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listGames)['query']>;
    body: undefined;
    response: ListGamesResponse;
  };
  listHotGames: {
    header: zod.output<(typeof listHotGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listHotGames)['query']>;
    body: undefined;
    response: ListHotGamesResponse;
  };
  listFavouriteIds: {
    header: zod.output<(typeof listFavouriteIds)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListFavouriteIdsResponse;
  };
  listFavourites: {
    header: zod.output<(typeof listFavourites)['header']>;
    params: undefined;
    query: zod.output<(typeof listFavourites)['query']>;
    body: undefined;
    response: ListFavouritesResponse;
  };
  addFavourite: {
    header: zod.output<(typeof addFavourite)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof addFavourite)['body']>;
    response: AddFavouriteResponse;
  };
  removeFavourite: {
    header: zod.output<(typeof removeFavourite)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof removeFavourite)['body']>;
    response: RemoveFavouriteResponse;
  };
  listRecentGames: {
    header: zod.output<(typeof listRecentGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listRecentGames)['query']>;
    body: undefined;
    response: ListRecentGamesResponse;
  };
  listNewGames: {
    header: zod.output<(typeof listNewGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listNewGames)['query']>;
    body: undefined;
    response: ListNewGamesResponse;
  };
  searchGames: {
    header: zod.output<(typeof searchGames)['header']>;
    params: undefined;
    query: zod.output<(typeof searchGames)['query']>;
    body: undefined;
    response: SearchGamesResponse;
  };
  listWinnerRank: {
    header: zod.output<(typeof listWinnerRank)['header']>;
    params: undefined;
    query: zod.output<(typeof listWinnerRank)['query']>;
    body: undefined;
    response: ListWinnerRankResponse;
  };
  listPopularGames: {
    header: zod.output<(typeof listPopularGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listPopularGames)['query']>;
    body: undefined;
    response: ListPopularGamesResponse;
  };
  listGameMenus: {
    header: zod.output<(typeof listGameMenus)['header']>;
    params: undefined;
    query: zod.output<(typeof listGameMenus)['query']>;
    body: undefined;
    response: ListGameMenusResponse;
  };
  listPvpRooms: {
    header: zod.output<(typeof listPvpRooms)['header']>;
    params: undefined;
    query: zod.output<(typeof listPvpRooms)['query']>;
    body: undefined;
    response: ListPvpRoomsResponse;
  };
  launchGame: {
    header: zod.output<(typeof launchGame)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof launchGame)['body']>;
    response: LaunchGameResponse;
  };
  listInhouseRules: {
    header: zod.output<(typeof listInhouseRules)['header']>;
    params: undefined;
    query: zod.output<(typeof listInhouseRules)['query']>;
    body: undefined;
    response: ListInhouseRulesResponse;
  };
  getInhouseRules: {
    header: zod.output<(typeof getInhouseRules)['header']>;
    params: zod.output<(typeof getInhouseRules)['params']>;
    query: zod.output<(typeof getInhouseRules)['query']>;
    body: undefined;
    response: GetInhouseRulesResponse;
  };
  commitInhouseRound: {
    header: zod.output<(typeof commitInhouseRound)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof commitInhouseRound)['body']>;
    response: CommitInhouseRoundResponse;
  };
  listInhouseRounds: {
    header: zod.output<(typeof listInhouseRounds)['header']>;
    params: undefined;
    query: zod.output<(typeof listInhouseRounds)['query']>;
    body: undefined;
    response: ListInhouseRoundsResponse;
  };
  playInhouseRound: {
    header: zod.output<(typeof playInhouseRound)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof playInhouseRound)['body']>;
    response: PlayInhouseRoundResponse;
  };
  getInhouseRound: {
    header: zod.output<(typeof getInhouseRound)['header']>;
    params: zod.output<(typeof getInhouseRound)['params']>;
    query: undefined;
    body: undefined;
    response: GetInhouseRoundResponse;
  };
  actInhouseRound: {
    header: zod.output<(typeof actInhouseRound)['header']>;
    params: zod.output<(typeof actInhouseRound)['params']>;
    query: undefined;
    body: zod.output<(typeof actInhouseRound)['body']>;
    response: ActInhouseRoundResponse;
  };
  getInhouseEvidence: {
    header: zod.output<(typeof getInhouseEvidence)['header']>;
    params: zod.output<(typeof getInhouseEvidence)['params']>;
    query: undefined;
    body: undefined;
    response: GetInhouseEvidenceResponse;
  };
  listAnnouncements: {
    header: zod.output<(typeof listAnnouncements)['header']>;
    params: undefined;
    query: zod.output<(typeof listAnnouncements)['query']>;
    body: undefined;
    response: ListAnnouncementsResponse;
  };
  listVnGameMenus: {
    header: zod.output<(typeof listVnGameMenus)['header']>;
    params: undefined;
    query: zod.output<(typeof listVnGameMenus)['query']>;
    body: undefined;
    response: ListVnGameMenusResponse;
  };
  listVnRecentGames: {
    header: zod.output<(typeof listVnRecentGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listVnRecentGames)['query']>;
    body: undefined;
    response: ListVnRecentGamesResponse;
  };
  listLotteryGames: {
    header: zod.output<(typeof listLotteryGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listLotteryGames)['query']>;
    body: undefined;
    response: ListLotteryGamesResponse;
  };
  getLotteryGame: {
    header: zod.output<(typeof getLotteryGame)['header']>;
    params: zod.output<(typeof getLotteryGame)['params']>;
    query: zod.output<(typeof getLotteryGame)['query']>;
    body: undefined;
    response: GetLotteryGameResponse;
  };
  listPlayTypes: {
    header: zod.output<(typeof listPlayTypes)['header']>;
    params: zod.output<(typeof listPlayTypes)['params']>;
    query: zod.output<(typeof listPlayTypes)['query']>;
    body: undefined;
    response: ListPlayTypesResponse;
  };
  listComingDraws: {
    header: zod.output<(typeof listComingDraws)['header']>;
    params: zod.output<(typeof listComingDraws)['params']>;
    query: zod.output<(typeof listComingDraws)['query']>;
    body: undefined;
    response: ListComingDrawsResponse;
  };
  listLotteryFavourites: {
    header: zod.output<(typeof listLotteryFavourites)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListLotteryFavouritesResponse;
  };
  setLotteryFavourites: {
    header: zod.output<(typeof setLotteryFavourites)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof setLotteryFavourites)['body']>;
    response: SetLotteryFavouritesResponse;
  };
  listDraws: {
    header: zod.output<(typeof listDraws)['header']>;
    params: undefined;
    query: zod.output<(typeof listDraws)['query']>;
    body: undefined;
    response: ListDrawsResponse;
  };
  getDraw: {
    header: zod.output<(typeof getDraw)['header']>;
    params: zod.output<(typeof getDraw)['params']>;
    query: undefined;
    body: undefined;
    response: GetDrawResponse;
  };
  getPrizeTable: {
    header: zod.output<(typeof getPrizeTable)['header']>;
    params: zod.output<(typeof getPrizeTable)['params']>;
    query: undefined;
    body: undefined;
    response: GetPrizeTableResponse;
  };
  getDrawEvidence: {
    header: zod.output<(typeof getDrawEvidence)['header']>;
    params: zod.output<(typeof getDrawEvidence)['params']>;
    query: undefined;
    body: undefined;
    response: GetDrawEvidenceResponse;
  };
  listOpenedNumero: {
    header: zod.output<(typeof listOpenedNumero)['header']>;
    params: undefined;
    query: zod.output<(typeof listOpenedNumero)['query']>;
    body: undefined;
    response: ListOpenedNumeroResponse;
  };
  getVietnamNumero: {
    header: zod.output<(typeof getVietnamNumero)['header']>;
    params: undefined;
    query: zod.output<(typeof getVietnamNumero)['query']>;
    body: undefined;
    response: GetVietnamNumeroResponse;
  };
  quoteLotterySlip: {
    header: zod.output<(typeof quoteLotterySlip)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof quoteLotterySlip)['body']>;
    response: QuoteLotterySlipResponse;
  };
  listLotteryBets: {
    header: zod.output<(typeof listLotteryBets)['header']>;
    params: undefined;
    query: zod.output<(typeof listLotteryBets)['query']>;
    body: undefined;
    response: ListLotteryBetsResponse;
  };
  placeLotteryBet: {
    header: zod.output<(typeof placeLotteryBet)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof placeLotteryBet)['body']>;
    response: PlaceLotteryBetResponse;
  };
  getLotteryBet: {
    header: zod.output<(typeof getLotteryBet)['header']>;
    params: zod.output<(typeof getLotteryBet)['params']>;
    query: undefined;
    body: undefined;
    response: GetLotteryBetResponse;
  };
  cancelLotteryBet: {
    header: zod.output<(typeof cancelLotteryBet)['header']>;
    params: zod.output<(typeof cancelLotteryBet)['params']>;
    query: undefined;
    body: undefined;
    response: CancelLotteryBetResponse;
  };
  listChases: {
    header: zod.output<(typeof listChases)['header']>;
    params: undefined;
    query: zod.output<(typeof listChases)['query']>;
    body: undefined;
    response: ListChasesResponse;
  };
  getChase: {
    header: zod.output<(typeof getChase)['header']>;
    params: zod.output<(typeof getChase)['params']>;
    query: undefined;
    body: undefined;
    response: GetChaseResponse;
  };
  stopChase: {
    header: zod.output<(typeof stopChase)['header']>;
    params: zod.output<(typeof stopChase)['params']>;
    query: undefined;
    body: undefined;
    response: StopChaseResponse;
  };
  listDueDraws: {
    header: zod.output<(typeof listDueDraws)['header']>;
    params: undefined;
    query: zod.output<(typeof listDueDraws)['query']>;
    body: undefined;
    response: ListDueDrawsResponse;
  };
  getOperatorDraw: {
    header: zod.output<(typeof getOperatorDraw)['header']>;
    params: zod.output<(typeof getOperatorDraw)['params']>;
    query: undefined;
    body: undefined;
    response: GetOperatorDrawResponse;
  };
  enterDrawResult: {
    header: zod.output<(typeof enterDrawResult)['header']>;
    params: zod.output<(typeof enterDrawResult)['params']>;
    query: undefined;
    body: zod.output<(typeof enterDrawResult)['body']>;
    response: EnterDrawResultResponse;
  };
  correctDrawResult: {
    header: zod.output<(typeof correctDrawResult)['header']>;
    params: zod.output<(typeof correctDrawResult)['params']>;
    query: undefined;
    body: zod.output<(typeof correctDrawResult)['body']>;
    response: CorrectDrawResultResponse;
  };
  voidDraw: {
    header: zod.output<(typeof voidDraw)['header']>;
    params: zod.output<(typeof voidDraw)['params']>;
    query: undefined;
    body: zod.output<(typeof voidDraw)['body']>;
    response: VoidDrawResponse;
  };
  getHelpCenter: {
    header: zod.output<(typeof getHelpCenter)['header']>;
    params: undefined;
    query: zod.output<(typeof getHelpCenter)['query']>;
    body: undefined;
    response: GetHelpCenterResponse;
  };
  getCustomerService: {
    header: zod.output<(typeof getCustomerService)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetCustomerServiceResponse;
  };
  sendFeedback: {
    header: zod.output<(typeof sendFeedback)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendFeedback)['body']>;
    response: SendFeedbackResponse;
  };
  getChatUrl: {
    header: zod.output<(typeof getChatUrl)['header']>;
    params: undefined;
    query: zod.output<(typeof getChatUrl)['query']>;
    body: undefined;
    response: GetChatUrlResponse;
  };
  getChatUnread: {
    header: zod.output<(typeof getChatUnread)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetChatUnreadResponse;
  };
  listChatMessages: {
    header: zod.output<(typeof listChatMessages)['header']>;
    params: undefined;
    query: zod.output<(typeof listChatMessages)['query']>;
    body: undefined;
    response: ListChatMessagesResponse;
  };
  sendChatMessage: {
    header: zod.output<(typeof sendChatMessage)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendChatMessage)['body']>;
    response: SendChatMessageResponse;
  };
  markChatRead: {
    header: zod.output<(typeof markChatRead)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof markChatRead)['body']>;
    response: MarkChatReadResponse;
  };
  listAgentAnnouncements: {
    header: zod.output<(typeof listAgentAnnouncements)['header']>;
    params: undefined;
    query: zod.output<(typeof listAgentAnnouncements)['query']>;
    body: undefined;
    response: ListAgentAnnouncementsResponse;
  };
  getTeamOverview: {
    header: zod.output<(typeof getTeamOverview)['header']>;
    params: undefined;
    query: zod.output<(typeof getTeamOverview)['query']>;
    body: undefined;
    response: GetTeamOverviewResponse;
  };
  getAccountRules: {
    header: zod.output<(typeof getAccountRules)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetAccountRulesResponse;
  };
  createDownlineAccount: {
    header: zod.output<(typeof createDownlineAccount)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createDownlineAccount)['body']>;
    response: CreateDownlineAccountResponse;
  };
  listRegistrationLinks: {
    header: zod.output<(typeof listRegistrationLinks)['header']>;
    params: undefined;
    query: zod.output<(typeof listRegistrationLinks)['query']>;
    body: undefined;
    response: ListRegistrationLinksResponse;
  };
  createRegistrationLink: {
    header: zod.output<(typeof createRegistrationLink)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createRegistrationLink)['body']>;
    response: CreateRegistrationLinkResponse;
  };
  changeRegistrationLink: {
    header: zod.output<(typeof changeRegistrationLink)['header']>;
    params: zod.output<(typeof changeRegistrationLink)['params']>;
    query: undefined;
    body: zod.output<(typeof changeRegistrationLink)['body']>;
    response: ChangeRegistrationLinkResponse;
  };
  removeRegistrationLink: {
    header: zod.output<(typeof removeRegistrationLink)['header']>;
    params: zod.output<(typeof removeRegistrationLink)['params']>;
    query: undefined;
    body: undefined;
    response: RemoveRegistrationLinkResponse;
  };
  listTeamChildren: {
    header: zod.output<(typeof listTeamChildren)['header']>;
    params: undefined;
    query: zod.output<(typeof listTeamChildren)['query']>;
    body: undefined;
    response: ListTeamChildrenResponse;
  };
  listTeam: {
    header: zod.output<(typeof listTeam)['header']>;
    params: undefined;
    query: zod.output<(typeof listTeam)['query']>;
    body: undefined;
    response: ListTeamResponse;
  };
  getTeamMember: {
    header: zod.output<(typeof getTeamMember)['header']>;
    params: zod.output<(typeof getTeamMember)['params']>;
    query: zod.output<(typeof getTeamMember)['query']>;
    body: undefined;
    response: GetTeamMemberResponse;
  };
  listTeamBets: {
    header: zod.output<(typeof listTeamBets)['header']>;
    params: undefined;
    query: zod.output<(typeof listTeamBets)['query']>;
    body: undefined;
    response: ListTeamBetsResponse;
  };
  listTeamProfit: {
    header: zod.output<(typeof listTeamProfit)['header']>;
    params: undefined;
    query: zod.output<(typeof listTeamProfit)['query']>;
    body: undefined;
    response: ListTeamProfitResponse;
  };
  listIncome: {
    header: zod.output<(typeof listIncome)['header']>;
    params: undefined;
    query: zod.output<(typeof listIncome)['query']>;
    body: undefined;
    response: ListIncomeResponse;
  };
  listIncomeBets: {
    header: zod.output<(typeof listIncomeBets)['header']>;
    params: zod.output<(typeof listIncomeBets)['params']>;
    query: zod.output<(typeof listIncomeBets)['query']>;
    body: undefined;
    response: ListIncomeBetsResponse;
  };
  listTeamTransactions: {
    header: zod.output<(typeof listTeamTransactions)['header']>;
    params: undefined;
    query: zod.output<(typeof listTeamTransactions)['query']>;
    body: undefined;
    response: ListTeamTransactionsResponse;
  };
  listContracts: {
    header: zod.output<(typeof listContracts)['header']>;
    params: undefined;
    query: zod.output<(typeof listContracts)['query']>;
    body: undefined;
    response: ListContractsResponse;
  };
  proposeContract: {
    header: zod.output<(typeof proposeContract)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof proposeContract)['body']>;
    response: ProposeContractResponse;
  };
  listContractRequests: {
    header: zod.output<(typeof listContractRequests)['header']>;
    params: undefined;
    query: zod.output<(typeof listContractRequests)['query']>;
    body: undefined;
    response: ListContractRequestsResponse;
  };
  checkContractConflicts: {
    header: zod.output<(typeof checkContractConflicts)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof checkContractConflicts)['body']>;
    response: CheckContractConflictsResponse;
  };
  getContract: {
    header: zod.output<(typeof getContract)['header']>;
    params: zod.output<(typeof getContract)['params']>;
    query: undefined;
    body: undefined;
    response: GetContractResponse;
  };
  listContractConflicts: {
    header: zod.output<(typeof listContractConflicts)['header']>;
    params: zod.output<(typeof listContractConflicts)['params']>;
    query: undefined;
    body: undefined;
    response: ListContractConflictsResponse;
  };
  signContract: {
    header: zod.output<(typeof signContract)['header']>;
    params: zod.output<(typeof signContract)['params']>;
    query: undefined;
    body: zod.output<(typeof signContract)['body']>;
    response: SignContractResponse;
  };
  rejectContract: {
    header: zod.output<(typeof rejectContract)['header']>;
    params: zod.output<(typeof rejectContract)['params']>;
    query: undefined;
    body: zod.output<(typeof rejectContract)['body']>;
    response: RejectContractResponse;
  };
  withdrawContract: {
    header: zod.output<(typeof withdrawContract)['header']>;
    params: zod.output<(typeof withdrawContract)['params']>;
    query: undefined;
    body: zod.output<(typeof withdrawContract)['body']>;
    response: WithdrawContractResponse;
  };
  terminateContract: {
    header: zod.output<(typeof terminateContract)['header']>;
    params: zod.output<(typeof terminateContract)['params']>;
    query: undefined;
    body: zod.output<(typeof terminateContract)['body']>;
    response: TerminateContractResponse;
  };
  agreeToTermination: {
    header: zod.output<(typeof agreeToTermination)['header']>;
    params: zod.output<(typeof agreeToTermination)['params']>;
    query: undefined;
    body: zod.output<(typeof agreeToTermination)['body']>;
    response: AgreeToTerminationResponse;
  };
  listContractBills: {
    header: zod.output<(typeof listContractBills)['header']>;
    params: undefined;
    query: zod.output<(typeof listContractBills)['query']>;
    body: undefined;
    response: ListContractBillsResponse;
  };
  getContractBill: {
    header: zod.output<(typeof getContractBill)['header']>;
    params: zod.output<(typeof getContractBill)['params']>;
    query: undefined;
    body: undefined;
    response: GetContractBillResponse;
  };
  simulateContract: {
    header: zod.output<(typeof simulateContract)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof simulateContract)['body']>;
    response: SimulateContractResponse;
  };
  listAnnouncementPage: {
    header: zod.output<(typeof listAnnouncementPage)['header']>;
    params: undefined;
    query: zod.output<(typeof listAnnouncementPage)['query']>;
    body: undefined;
    response: ListAnnouncementPageResponse;
  };
  getAnnouncement: {
    header: zod.output<(typeof getAnnouncement)['header']>;
    params: undefined;
    query: zod.output<(typeof getAnnouncement)['query']>;
    body: undefined;
    response: GetAnnouncementResponse;
  };
  listMessages: {
    header: zod.output<(typeof listMessages)['header']>;
    params: undefined;
    query: zod.output<(typeof listMessages)['query']>;
    body: undefined;
    response: ListMessagesResponse;
  };
  getMessage: {
    header: zod.output<(typeof getMessage)['header']>;
    params: undefined;
    query: zod.output<(typeof getMessage)['query']>;
    body: undefined;
    response: GetMessageResponse;
  };
  getUnreadCount: {
    header: zod.output<(typeof getUnreadCount)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetUnreadCountResponse;
  };
  readMessages: {
    header: zod.output<(typeof readMessages)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof readMessages)['body']>;
    response: ReadMessagesResponse;
  };
  readAllMessages: {
    header: zod.output<(typeof readAllMessages)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof readAllMessages)['body']>;
    response: ReadAllMessagesResponse;
  };
  deleteMessages: {
    header: zod.output<(typeof deleteMessages)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof deleteMessages)['body']>;
    response: DeleteMessagesResponse;
  };
  listPromotions: {
    header: zod.output<(typeof listPromotions)['header']>;
    params: undefined;
    query: zod.output<(typeof listPromotions)['query']>;
    body: undefined;
    response: ListPromotionsResponse;
  };
  getPromotion: {
    header: zod.output<(typeof getPromotion)['header']>;
    params: undefined;
    query: zod.output<(typeof getPromotion)['query']>;
    body: undefined;
    response: GetPromotionResponse;
  };
  listMemberPromotions: {
    header: zod.output<(typeof listMemberPromotions)['header']>;
    params: undefined;
    query: zod.output<(typeof listMemberPromotions)['query']>;
    body: undefined;
    response: ListMemberPromotionsResponse;
  };
  getMemberPromotion: {
    header: zod.output<(typeof getMemberPromotion)['header']>;
    params: undefined;
    query: zod.output<(typeof getMemberPromotion)['query']>;
    body: undefined;
    response: GetMemberPromotionResponse;
  };
  joinPromotion: {
    header: zod.output<(typeof joinPromotion)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof joinPromotion)['body']>;
    response: JoinPromotionResponse;
  };
  applyForPromotion: {
    header: zod.output<(typeof applyForPromotion)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof applyForPromotion)['body']>;
    response: ApplyForPromotionResponse;
  };
  claimPromotion: {
    header: zod.output<(typeof claimPromotion)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof claimPromotion)['body']>;
    response: ClaimPromotionResponse;
  };
  getRaffle: {
    header: zod.output<(typeof getRaffle)['header']>;
    params: undefined;
    query: zod.output<(typeof getRaffle)['query']>;
    body: undefined;
    response: GetRaffleResponse;
  };
  listRaffleTickets: {
    header: zod.output<(typeof listRaffleTickets)['header']>;
    params: undefined;
    query: zod.output<(typeof listRaffleTickets)['query']>;
    body: undefined;
    response: ListRaffleTicketsResponse;
  };
  claimRafflePrize: {
    header: zod.output<(typeof claimRafflePrize)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof claimRafflePrize)['body']>;
    response: ClaimRafflePrizeResponse;
  };
  listBonuses: {
    header: zod.output<(typeof listBonuses)['header']>;
    params: undefined;
    query: zod.output<(typeof listBonuses)['query']>;
    body: undefined;
    response: ListBonusesResponse;
  };
  getBonus: {
    header: zod.output<(typeof getBonus)['header']>;
    params: zod.output<(typeof getBonus)['params']>;
    query: undefined;
    body: undefined;
    response: GetBonusResponse;
  };
  listBonusWagering: {
    header: zod.output<(typeof listBonusWagering)['header']>;
    params: zod.output<(typeof listBonusWagering)['params']>;
    query: zod.output<(typeof listBonusWagering)['query']>;
    body: undefined;
    response: ListBonusWageringResponse;
  };
  cancelBonus: {
    header: zod.output<(typeof cancelBonus)['header']>;
    params: zod.output<(typeof cancelBonus)['params']>;
    query: undefined;
    body: undefined;
    response: CancelBonusResponse;
  };
  listRewards: {
    header: zod.output<(typeof listRewards)['header']>;
    params: undefined;
    query: zod.output<(typeof listRewards)['query']>;
    body: undefined;
    response: ListRewardsResponse;
  };
  claimRewards: {
    header: zod.output<(typeof claimRewards)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof claimRewards)['body']>;
    response: ClaimRewardsResponse;
  };
  getReferral: {
    header: zod.output<(typeof getReferral)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetReferralResponse;
  };
  listInvitees: {
    header: zod.output<(typeof listInvitees)['header']>;
    params: undefined;
    query: zod.output<(typeof listInvitees)['query']>;
    body: undefined;
    response: ListInviteesResponse;
  };
  listReferralRewards: {
    header: zod.output<(typeof listReferralRewards)['header']>;
    params: undefined;
    query: zod.output<(typeof listReferralRewards)['query']>;
    body: undefined;
    response: ListReferralRewardsResponse;
  };
  getMissionsSummary: {
    header: zod.output<(typeof getMissionsSummary)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMissionsSummaryResponse;
  };
  claimMission: {
    header: zod.output<(typeof claimMission)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof claimMission)['body']>;
    response: ClaimMissionResponse;
  };
  listMissionsLeaderboard: {
    header: zod.output<(typeof listMissionsLeaderboard)['header']>;
    params: undefined;
    query: zod.output<(typeof listMissionsLeaderboard)['query']>;
    body: undefined;
    response: ListMissionsLeaderboardResponse;
  };
  getPointsBalance: {
    header: zod.output<(typeof getPointsBalance)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPointsBalanceResponse;
  };
  getPointsConfig: {
    header: zod.output<(typeof getPointsConfig)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPointsConfigResponse;
  };
  listPointRewards: {
    header: zod.output<(typeof listPointRewards)['header']>;
    params: undefined;
    query: zod.output<(typeof listPointRewards)['query']>;
    body: undefined;
    response: ListPointRewardsResponse;
  };
  getPointReward: {
    header: zod.output<(typeof getPointReward)['header']>;
    params: undefined;
    query: zod.output<(typeof getPointReward)['query']>;
    body: undefined;
    response: GetPointRewardResponse;
  };
  redeemPoints: {
    header: zod.output<(typeof redeemPoints)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof redeemPoints)['body']>;
    response: RedeemPointsResponse;
  };
  convertPoints: {
    header: zod.output<(typeof convertPoints)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof convertPoints)['body']>;
    response: ConvertPointsResponse;
  };
  listRedemptions: {
    header: zod.output<(typeof listRedemptions)['header']>;
    params: undefined;
    query: zod.output<(typeof listRedemptions)['query']>;
    body: undefined;
    response: ListRedemptionsResponse;
  };
  listPointTransactions: {
    header: zod.output<(typeof listPointTransactions)['header']>;
    params: undefined;
    query: zod.output<(typeof listPointTransactions)['query']>;
    body: undefined;
    response: ListPointTransactionsResponse;
  };
  listWithdrawalReviews: {
    header: zod.output<(typeof listWithdrawalReviews)['header']>;
    params: undefined;
    query: zod.output<(typeof listWithdrawalReviews)['query']>;
    body: undefined;
    response: ListWithdrawalReviewsResponse;
  };
  getWithdrawalReview: {
    header: zod.output<(typeof getWithdrawalReview)['header']>;
    params: zod.output<(typeof getWithdrawalReview)['params']>;
    query: undefined;
    body: undefined;
    response: GetWithdrawalReviewResponse;
  };
  startWithdrawalReview: {
    header: zod.output<(typeof startWithdrawalReview)['header']>;
    params: zod.output<(typeof startWithdrawalReview)['params']>;
    query: undefined;
    body: undefined;
    response: StartWithdrawalReviewResponse;
  };
  approveWithdrawal: {
    header: zod.output<(typeof approveWithdrawal)['header']>;
    params: zod.output<(typeof approveWithdrawal)['params']>;
    query: undefined;
    body: zod.output<(typeof approveWithdrawal)['body']>;
    response: ApproveWithdrawalResponse;
  };
  rejectWithdrawal: {
    header: zod.output<(typeof rejectWithdrawal)['header']>;
    params: zod.output<(typeof rejectWithdrawal)['params']>;
    query: undefined;
    body: zod.output<(typeof rejectWithdrawal)['body']>;
    response: RejectWithdrawalResponse;
  };
  markWithdrawalPaid: {
    header: zod.output<(typeof markWithdrawalPaid)['header']>;
    params: zod.output<(typeof markWithdrawalPaid)['params']>;
    query: undefined;
    body: zod.output<(typeof markWithdrawalPaid)['body']>;
    response: MarkWithdrawalPaidResponse;
  };
  returnWithdrawal: {
    header: zod.output<(typeof returnWithdrawal)['header']>;
    params: zod.output<(typeof returnWithdrawal)['params']>;
    query: undefined;
    body: zod.output<(typeof returnWithdrawal)['body']>;
    response: ReturnWithdrawalResponse;
  };
  confirmWithdrawalReceived: {
    header: zod.output<(typeof confirmWithdrawalReceived)['header']>;
    params: zod.output<(typeof confirmWithdrawalReceived)['params']>;
    query: undefined;
    body: zod.output<(typeof confirmWithdrawalReceived)['body']>;
    response: ConfirmWithdrawalReceivedResponse;
  };
  listDepositReviews: {
    header: zod.output<(typeof listDepositReviews)['header']>;
    params: undefined;
    query: zod.output<(typeof listDepositReviews)['query']>;
    body: undefined;
    response: ListDepositReviewsResponse;
  };
  getDepositReview: {
    header: zod.output<(typeof getDepositReview)['header']>;
    params: zod.output<(typeof getDepositReview)['params']>;
    query: undefined;
    body: undefined;
    response: GetDepositReviewResponse;
  };
  confirmDeposit: {
    header: zod.output<(typeof confirmDeposit)['header']>;
    params: zod.output<(typeof confirmDeposit)['params']>;
    query: undefined;
    body: zod.output<(typeof confirmDeposit)['body']>;
    response: ConfirmDepositResponse;
  };
  failDeposit: {
    header: zod.output<(typeof failDeposit)['header']>;
    params: zod.output<(typeof failDeposit)['params']>;
    query: undefined;
    body: zod.output<(typeof failDeposit)['body']>;
    response: FailDepositResponse;
  };
  listApplicationReviews: {
    header: zod.output<(typeof listApplicationReviews)['header']>;
    params: undefined;
    query: zod.output<(typeof listApplicationReviews)['query']>;
    body: undefined;
    response: ListApplicationReviewsResponse;
  };
  getApplicationReview: {
    header: zod.output<(typeof getApplicationReview)['header']>;
    params: zod.output<(typeof getApplicationReview)['params']>;
    query: undefined;
    body: undefined;
    response: GetApplicationReviewResponse;
  };
  getApplicationImage: {
    header: zod.output<(typeof getApplicationImage)['header']>;
    params: zod.output<(typeof getApplicationImage)['params']>;
    query: undefined;
    body: undefined;
    response: GetApplicationImageResponse;
  };
  startApplicationReview: {
    header: zod.output<(typeof startApplicationReview)['header']>;
    params: zod.output<(typeof startApplicationReview)['params']>;
    query: undefined;
    body: undefined;
    response: StartApplicationReviewResponse;
  };
  decideApplication: {
    header: zod.output<(typeof decideApplication)['header']>;
    params: zod.output<(typeof decideApplication)['params']>;
    query: undefined;
    body: zod.output<(typeof decideApplication)['body']>;
    response: DecideApplicationResponse;
  };
  listRedemptionReviews: {
    header: zod.output<(typeof listRedemptionReviews)['header']>;
    params: undefined;
    query: zod.output<(typeof listRedemptionReviews)['query']>;
    body: undefined;
    response: ListRedemptionReviewsResponse;
  };
  getRedemptionReview: {
    header: zod.output<(typeof getRedemptionReview)['header']>;
    params: zod.output<(typeof getRedemptionReview)['params']>;
    query: undefined;
    body: undefined;
    response: GetRedemptionReviewResponse;
  };
  completeRedemption: {
    header: zod.output<(typeof completeRedemption)['header']>;
    params: zod.output<(typeof completeRedemption)['params']>;
    query: undefined;
    body: zod.output<(typeof completeRedemption)['body']>;
    response: CompleteRedemptionResponse;
  };
  rejectRedemption: {
    header: zod.output<(typeof rejectRedemption)['header']>;
    params: zod.output<(typeof rejectRedemption)['params']>;
    query: undefined;
    body: zod.output<(typeof rejectRedemption)['body']>;
    response: RejectRedemptionResponse;
  };
  listSupportThreads: {
    header: zod.output<(typeof listSupportThreads)['header']>;
    params: undefined;
    query: zod.output<(typeof listSupportThreads)['query']>;
    body: undefined;
    response: ListSupportThreadsResponse;
  };
  getSupportThread: {
    header: zod.output<(typeof getSupportThread)['header']>;
    params: zod.output<(typeof getSupportThread)['params']>;
    query: zod.output<(typeof getSupportThread)['query']>;
    body: undefined;
    response: GetSupportThreadResponse;
  };
  answerSupportThread: {
    header: zod.output<(typeof answerSupportThread)['header']>;
    params: zod.output<(typeof answerSupportThread)['params']>;
    query: undefined;
    body: zod.output<(typeof answerSupportThread)['body']>;
    response: AnswerSupportThreadResponse;
  };
  closeSupportThread: {
    header: zod.output<(typeof closeSupportThread)['header']>;
    params: zod.output<(typeof closeSupportThread)['params']>;
    query: undefined;
    body: undefined;
    response: CloseSupportThreadResponse;
  };
  listManagedNotices: {
    header: zod.output<(typeof listManagedNotices)['header']>;
    params: undefined;
    query: zod.output<(typeof listManagedNotices)['query']>;
    body: undefined;
    response: ListManagedNoticesResponse;
  };
  createNotice: {
    header: zod.output<(typeof createNotice)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createNotice)['body']>;
    response: CreateNoticeResponse;
  };
  getManagedNotice: {
    header: zod.output<(typeof getManagedNotice)['header']>;
    params: zod.output<(typeof getManagedNotice)['params']>;
    query: undefined;
    body: undefined;
    response: GetManagedNoticeResponse;
  };
  updateNotice: {
    header: zod.output<(typeof updateNotice)['header']>;
    params: zod.output<(typeof updateNotice)['params']>;
    query: undefined;
    body: zod.output<(typeof updateNotice)['body']>;
    response: UpdateNoticeResponse;
  };
  withdrawNotice: {
    header: zod.output<(typeof withdrawNotice)['header']>;
    params: zod.output<(typeof withdrawNotice)['params']>;
    query: undefined;
    body: undefined;
    response: WithdrawNoticeResponse;
  };
  listManagedBanners: {
    header: zod.output<(typeof listManagedBanners)['header']>;
    params: undefined;
    query: zod.output<(typeof listManagedBanners)['query']>;
    body: undefined;
    response: ListManagedBannersResponse;
  };
  createBanner: {
    header: zod.output<(typeof createBanner)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createBanner)['body']>;
    response: CreateBannerResponse;
  };
  getManagedBanner: {
    header: zod.output<(typeof getManagedBanner)['header']>;
    params: zod.output<(typeof getManagedBanner)['params']>;
    query: undefined;
    body: undefined;
    response: GetManagedBannerResponse;
  };
  updateBanner: {
    header: zod.output<(typeof updateBanner)['header']>;
    params: zod.output<(typeof updateBanner)['params']>;
    query: undefined;
    body: zod.output<(typeof updateBanner)['body']>;
    response: UpdateBannerResponse;
  };
  withdrawBanner: {
    header: zod.output<(typeof withdrawBanner)['header']>;
    params: zod.output<(typeof withdrawBanner)['params']>;
    query: undefined;
    body: undefined;
    response: WithdrawBannerResponse;
  };
  listSentMessages: {
    header: zod.output<(typeof listSentMessages)['header']>;
    params: undefined;
    query: zod.output<(typeof listSentMessages)['query']>;
    body: undefined;
    response: ListSentMessagesResponse;
  };
  sendMessage: {
    header: zod.output<(typeof sendMessage)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendMessage)['body']>;
    response: SendMessageResponse;
  };
  recallMessage: {
    header: zod.output<(typeof recallMessage)['header']>;
    params: zod.output<(typeof recallMessage)['params']>;
    query: undefined;
    body: undefined;
    response: RecallMessageResponse;
  };
  listMaintenances: {
    header: zod.output<(typeof listMaintenances)['header']>;
    params: undefined;
    query: zod.output<(typeof listMaintenances)['query']>;
    body: undefined;
    response: ListMaintenancesResponse;
  };
  startMaintenance: {
    header: zod.output<(typeof startMaintenance)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof startMaintenance)['body']>;
    response: StartMaintenanceResponse;
  };
  updateMaintenance: {
    header: zod.output<(typeof updateMaintenance)['header']>;
    params: zod.output<(typeof updateMaintenance)['params']>;
    query: undefined;
    body: zod.output<(typeof updateMaintenance)['body']>;
    response: UpdateMaintenanceResponse;
  };
  endMaintenance: {
    header: zod.output<(typeof endMaintenance)['header']>;
    params: zod.output<(typeof endMaintenance)['params']>;
    query: undefined;
    body: undefined;
    response: EndMaintenanceResponse;
  };
  listBlocks: {
    header: zod.output<(typeof listBlocks)['header']>;
    params: undefined;
    query: zod.output<(typeof listBlocks)['query']>;
    body: undefined;
    response: ListBlocksResponse;
  };
  createBlock: {
    header: zod.output<(typeof createBlock)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createBlock)['body']>;
    response: CreateBlockResponse;
  };
  liftBlock: {
    header: zod.output<(typeof liftBlock)['header']>;
    params: zod.output<(typeof liftBlock)['params']>;
    query: undefined;
    body: undefined;
    response: LiftBlockResponse;
  };
  listPlatformContracts: {
    header: zod.output<(typeof listPlatformContracts)['header']>;
    params: undefined;
    query: zod.output<(typeof listPlatformContracts)['query']>;
    body: undefined;
    response: ListPlatformContractsResponse;
  };
  proposePlatformContract: {
    header: zod.output<(typeof proposePlatformContract)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof proposePlatformContract)['body']>;
    response: ProposePlatformContractResponse;
  };
  getPlatformContract: {
    header: zod.output<(typeof getPlatformContract)['header']>;
    params: zod.output<(typeof getPlatformContract)['params']>;
    query: undefined;
    body: undefined;
    response: GetPlatformContractResponse;
  };
  withdrawPlatformContract: {
    header: zod.output<(typeof withdrawPlatformContract)['header']>;
    params: zod.output<(typeof withdrawPlatformContract)['params']>;
    query: undefined;
    body: zod.output<(typeof withdrawPlatformContract)['body']>;
    response: WithdrawPlatformContractResponse;
  };
  terminatePlatformContract: {
    header: zod.output<(typeof terminatePlatformContract)['header']>;
    params: zod.output<(typeof terminatePlatformContract)['params']>;
    query: undefined;
    body: zod.output<(typeof terminatePlatformContract)['body']>;
    response: TerminatePlatformContractResponse;
  };
  agreeToPlatformTermination: {
    header: zod.output<(typeof agreeToPlatformTermination)['header']>;
    params: zod.output<(typeof agreeToPlatformTermination)['params']>;
    query: undefined;
    body: zod.output<(typeof agreeToPlatformTermination)['body']>;
    response: AgreeToPlatformTerminationResponse;
  };
  moveLine: {
    header: zod.output<(typeof moveLine)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof moveLine)['body']>;
    response: MoveLineResponse;
  };
  listAuditEntries: {
    header: zod.output<(typeof listAuditEntries)['header']>;
    params: undefined;
    query: zod.output<(typeof listAuditEntries)['query']>;
    body: undefined;
    response: ListAuditEntriesResponse;
  };
  verifyAuditLog: {
    header: zod.output<(typeof verifyAuditLog)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: VerifyAuditLogResponse;
  };
}
