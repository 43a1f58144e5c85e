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
  CancelMoonshotBetResponse,
  CashOutMoonshotResponse,
  ChangeDrawDayResponse,
  ChangePasswordResponse,
  ChangePaymentPasswordResponse,
  ChangeRegistrationLinkResponse,
  CheckAffiliateCodeResponse,
  CheckContractConflictsResponse,
  CheckPlatformConflictsResponse,
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
  CreateGeneralAgentResponse,
  CreateNoticeResponse,
  CreateRegistrationLinkResponse,
  CreateSessionTicketResponse,
  CreateWithdrawalResponse,
  CreditPlayerResponse,
  CreditUnmatchedPaymentResponse,
  DebitPlayerResponse,
  DecideApplicationResponse,
  DeleteMessagesResponse,
  DenyContractBillResponse,
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
  GetContractBasisResponse,
  GetContractBillResponse,
  GetContractProgressResponse,
  GetContractResponse,
  GetCustomerServiceResponse,
  GetDebtResponse,
  GetDepositResponse,
  GetDepositReviewResponse,
  GetDomainRouteResponse,
  GetDrawDayResponse,
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
  GetMemberDebtResponse,
  GetMemberIconResponse,
  GetMemberInfoResponse,
  GetMemberPromotionResponse,
  GetMemberTransferResponse,
  GetMemberTransferTermsResponse,
  GetMerchantWalletResponse,
  GetMessageResponse,
  GetMissionsSummaryResponse,
  GetMoonshotResponse,
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
  GetVaultResponse,
  GetVietnamNumeroResponse,
  GetWalletTransferResponse,
  GetWhitelabelResponse,
  GetWithdrawalQuoteResponse,
  GetWithdrawalResponse,
  GetWithdrawalReviewResponse,
  HoldContractPaymentsResponse,
  JoinPromotionResponse,
  LaunchGameResponse,
  LiftBlockResponse,
  LiftContractHoldResponse,
  ListAccountsResponse,
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
  ListContractBillReviewsResponse,
  ListContractBillsResponse,
  ListContractConflictsResponse,
  ListContractHoldsResponse,
  ListContractRequestsResponse,
  ListContractsResponse,
  ListCountryCodesResponse,
  ListDebtsResponse,
  ListDepositMethodsResponse,
  ListDepositReviewsResponse,
  ListDepositsResponse,
  ListDrawDaysResponse,
  ListDrawsResponse,
  ListDueDrawsResponse,
  ListFavouriteIdsResponse,
  ListFavouritesResponse,
  ListGameMenusResponse,
  ListGamesResponse,
  ListHotGamesResponse,
  ListIncomeBetsResponse,
  ListIncomeInputsResponse,
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
  ListTournamentBoardResponse,
  ListTournamentsResponse,
  ListTransactionHistoryResponse,
  ListUnmatchedPaymentsResponse,
  ListVaultLocksResponse,
  ListVendorTypesResponse,
  ListVendorsResponse,
  ListVipTiersResponse,
  ListVnGameMenusResponse,
  ListVnRecentGamesResponse,
  ListWinnerRankResponse,
  ListWithdrawalReviewsResponse,
  ListWithdrawalsResponse,
  LockVaultResponse,
  LoginResponse,
  LogoutResponse,
  MarkChatReadResponse,
  MarkDepositPaidResponse,
  MarkWithdrawalPaidResponse,
  MoveLineResponse,
  PlaceLotteryBetResponse,
  PlaceMoonshotBetResponse,
  PlayInhouseRoundResponse,
  ProposeContractResponse,
  ProposePlatformContractResponse,
  QuoteLotterySlipResponse,
  ReadAllMessagesResponse,
  ReadMessagesResponse,
  RecallMessageResponse,
  RecordUnmatchedPaymentResponse,
  RedeemPointsResponse,
  RegisterMemberByMobileResponse,
  RegisterMemberResponse,
  RejectContractResponse,
  RejectRedemptionResponse,
  RejectWithdrawalResponse,
  ReleaseContractBillResponse,
  RemoveBoundAccountResponse,
  RemoveFavouriteResponse,
  RemoveRegistrationLinkResponse,
  ResetPasswordByPhoneResponse,
  ResetPasswordResponse,
  ResetPaymentPasswordResponse,
  ReturnUnmatchedPaymentResponse,
  ReturnWithdrawalResponse,
  ReverseDepositResponse,
  RollbackDebitResponse,
  SearchGamesResponse,
  SendChatMessageResponse,
  SendFeedbackResponse,
  SendMemberCodeResponse,
  SendMessageResponse,
  SendNewIpCodeResponse,
  SendRegisterSmsCodeResponse,
  SendSmsCodeResponse,
  SendTeamMessageResponse,
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
  WriteOffDebtResponse,
} from '../model/index.ts';
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
import type { getProfile } from './validators/member-profile/get-profile.ts';
import type { updateProfile } from './validators/member-profile/update-profile.ts';
import type { listAvatars } from './validators/member-profile/list-avatars.ts';
import type { updateLanguage } from './validators/member-profile/update-language.ts';
import type { listBanks } from './validators/member-accounts/list-banks.ts';
import type { listBoundAccounts } from './validators/member-accounts/list-bound-accounts.ts';
import type { addBoundAccount } from './validators/member-accounts/add-bound-account.ts';
import type { setDefaultBoundAccount } from './validators/member-accounts/set-default-bound-account.ts';
import type { removeBoundAccount } from './validators/member-accounts/remove-bound-account.ts';
import type { getSecurityCentre } from './validators/member-security/get-security-centre.ts';
import type { setPaymentPassword } from './validators/member-security/set-payment-password.ts';
import type { changePaymentPassword } from './validators/member-security/change-payment-password.ts';
import type { resetPaymentPassword } from './validators/member-security/reset-payment-password.ts';
import type { startTwoStepLogin } from './validators/member-security/start-two-step-login.ts';
import type { confirmTwoStepLogin } from './validators/member-security/confirm-two-step-login.ts';
import type { disableTwoStepLogin } from './validators/member-security/disable-two-step-login.ts';
import type { sendMemberCode } from './validators/member-security/send-member-code.ts';
import type { bindEmail } from './validators/member-security/bind-email.ts';
import type { bindMobile } from './validators/member-security/bind-mobile.ts';
import type { listLoginHistory } from './validators/member-security/list-login-history.ts';
import type { getLoginInfo } from './validators/member-security/get-login-info.ts';
import type { dismissLoginInfo } from './validators/member-security/dismiss-login-info.ts';
import type { getPlayLimits } from './validators/member-limits/get-play-limits.ts';
import type { setMoneyLimit } from './validators/member-limits/set-money-limit.ts';
import type { setSessionLimit } from './validators/member-limits/set-session-limit.ts';
import type { startSelfExclusion } from './validators/member-limits/start-self-exclusion.ts';
import type { getRealityCheck } from './validators/member-limits/get-reality-check.ts';
import type { setRealityCheck } from './validators/member-limits/set-reality-check.ts';
import type { acknowledgeRealityCheck } from './validators/member-limits/acknowledge-reality-check.ts';
import type { getPlayerRank } from './validators/member-rank/get-player-rank.ts';
import type { listVipTiers } from './validators/member-rank/list-vip-tiers.ts';
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
import type { getDebt } from './validators/wallet/get-debt.ts';
import type { getVault } from './validators/wallet/get-vault.ts';
import type { listVaultLocks } from './validators/wallet/list-vault-locks.ts';
import type { lockVault } from './validators/wallet/lock-vault.ts';
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
import type { listInhouseRules } from './validators/inhouse/list-inhouse-rules.ts';
import type { getInhouseRules } from './validators/inhouse/get-inhouse-rules.ts';
import type { commitInhouseRound } from './validators/inhouse/commit-inhouse-round.ts';
import type { listInhouseRounds } from './validators/inhouse/list-inhouse-rounds.ts';
import type { playInhouseRound } from './validators/inhouse/play-inhouse-round.ts';
import type { getInhouseRound } from './validators/inhouse/get-inhouse-round.ts';
import type { actInhouseRound } from './validators/inhouse/act-inhouse-round.ts';
import type { getInhouseEvidence } from './validators/inhouse/get-inhouse-evidence.ts';
import type { getMoonshot } from './validators/moonshot/get-moonshot.ts';
import type { placeMoonshotBet } from './validators/moonshot/place-moonshot-bet.ts';
import type { cancelMoonshotBet } from './validators/moonshot/cancel-moonshot-bet.ts';
import type { cashOutMoonshot } from './validators/moonshot/cash-out-moonshot.ts';
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
import type { listDrawDays } from './validators/operator/list-draw-days.ts';
import type { getDrawDay } from './validators/operator/get-draw-day.ts';
import type { changeDrawDay } from './validators/operator/change-draw-day.ts';
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
import type { sendTeamMessage } from './validators/agent/send-team-message.ts';
import type { listTeamBets } from './validators/agent/list-team-bets.ts';
import type { listTeamProfit } from './validators/agent/list-team-profit.ts';
import type { listIncome } from './validators/agent/list-income.ts';
import type { listIncomeBets } from './validators/agent/list-income-bets.ts';
import type { listIncomeInputs } from './validators/agent/list-income-inputs.ts';
import type { listTeamTransactions } from './validators/agent/list-team-transactions.ts';
import type { listContracts } from './validators/contract/list-contracts.ts';
import type { proposeContract } from './validators/contract/propose-contract.ts';
import type { listContractRequests } from './validators/contract/list-contract-requests.ts';
import type { getContractBasis } from './validators/contract/get-contract-basis.ts';
import type { checkContractConflicts } from './validators/contract/check-contract-conflicts.ts';
import type { getContract } from './validators/contract/get-contract.ts';
import type { getContractProgress } from './validators/contract/get-contract-progress.ts';
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
import type { listTournaments } from './validators/promotions/list-tournaments.ts';
import type { listTournamentBoard } from './validators/promotions/list-tournament-board.ts';
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
import type { reverseDeposit } from './validators/operator/reverse-deposit.ts';
import type { listUnmatchedPayments } from './validators/operator/list-unmatched-payments.ts';
import type { recordUnmatchedPayment } from './validators/operator/record-unmatched-payment.ts';
import type { creditUnmatchedPayment } from './validators/operator/credit-unmatched-payment.ts';
import type { returnUnmatchedPayment } from './validators/operator/return-unmatched-payment.ts';
import type { listDebts } from './validators/operator/list-debts.ts';
import type { getMemberDebt } from './validators/operator/get-member-debt.ts';
import type { writeOffDebt } from './validators/operator/write-off-debt.ts';
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
import type { checkPlatformConflicts } from './validators/operator/check-platform-conflicts.ts';
import type { getPlatformContract } from './validators/operator/get-platform-contract.ts';
import type { withdrawPlatformContract } from './validators/operator/withdraw-platform-contract.ts';
import type { terminatePlatformContract } from './validators/operator/terminate-platform-contract.ts';
import type { agreeToPlatformTermination } from './validators/operator/agree-to-platform-termination.ts';
import type { listContractBillReviews } from './validators/operator/list-contract-bill-reviews.ts';
import type { releaseContractBill } from './validators/operator/release-contract-bill.ts';
import type { denyContractBill } from './validators/operator/deny-contract-bill.ts';
import type { listContractHolds } from './validators/operator/list-contract-holds.ts';
import type { holdContractPayments } from './validators/operator/hold-contract-payments.ts';
import type { liftContractHold } from './validators/operator/lift-contract-hold.ts';
import type { listAccounts } from './validators/operator/list-accounts.ts';
import type { createGeneralAgent } from './validators/operator/create-general-agent.ts';
import type { moveLine } from './validators/operator/move-line.ts';
import type { listAuditEntries } from './validators/operator/list-audit-entries.ts';
import type { verifyAuditLog } from './validators/operator/verify-audit-log.ts';

/** `load` gives the validators of the request, `loadAnswer` what an answer may be: both are made when asked for. */
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
    loadAnswer: async () => (await import('./validators/system/get-system-status.answer.ts')).getSystemStatus,
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
    loadAnswer: async () => (await import('./validators/system/get-permission.answer.ts')).getPermission,
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
    loadAnswer: async () => (await import('./validators/system/get-whitelabel.answer.ts')).getWhitelabel,
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
    loadAnswer: async () => (await import('./validators/system/get-jwks.answer.ts')).getJwks,
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
    loadAnswer: async () => (await import('./validators/system/get-domain-route.answer.ts')).getDomainRoute,
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
    loadAnswer: async () => (await import('./validators/system/get-routers.answer.ts')).getRouters,
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
    loadAnswer: async () => (await import('./validators/system/list-country-codes.answer.ts')).listCountryCodes,
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
    loadAnswer: async () => (await import('./validators/system/get-register-settings.answer.ts')).getRegisterSettings,
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
    loadAnswer: async () => (await import('./validators/verification/get-captcha.answer.ts')).getCaptcha,
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
    loadAnswer: async () => (await import('./validators/verification/get-slider.answer.ts')).getSlider,
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
    loadAnswer: async () => (await import('./validators/verification/solve-slider.answer.ts')).solveSlider,
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
    loadAnswer: async () => (await import('./validators/verification/send-sms-code.answer.ts')).sendSmsCode,
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
    loadAnswer: async () => (await import('./validators/verification/send-register-sms-code.answer.ts')).sendRegisterSmsCode,
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
    loadAnswer: async () => (await import('./validators/verification/send-new-ip-code.answer.ts')).sendNewIpCode,
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
    loadAnswer: async () => (await import('./validators/session/login.answer.ts')).login,
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
    loadAnswer: async () => (await import('./validators/session/free-play-login.answer.ts')).freePlayLogin,
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
    loadAnswer: async () => (await import('./validators/session/logout.answer.ts')).logout,
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
    loadAnswer: async () => (await import('./validators/session/create-session-ticket.answer.ts')).createSessionTicket,
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
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session/exchange-session-ticket.ts')).exchangeSessionTicket,
    loadAnswer: async () => (await import('./validators/session/exchange-session-ticket.answer.ts')).exchangeSessionTicket,
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
    loadAnswer: async () => (await import('./validators/session/begin-social-login.answer.ts')).beginSocialLogin,
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
    loadAnswer: async () => (await import('./validators/session/complete-social-login.answer.ts')).completeSocialLogin,
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
    loadAnswer: async () => (await import('./validators/session/list-sessions.answer.ts')).listSessions,
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
    loadAnswer: async () => (await import('./validators/session/end-other-sessions.answer.ts')).endOtherSessions,
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
    loadAnswer: async () => (await import('./validators/session/end-session.answer.ts')).endSession,
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
    loadAnswer: async () => (await import('./validators/registration/register-member.answer.ts')).registerMember,
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
    loadAnswer: async () => (await import('./validators/registration/register-member-by-mobile.answer.ts')).registerMemberByMobile,
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
    loadAnswer: async () => (await import('./validators/registration/check-affiliate-code.answer.ts')).checkAffiliateCode,
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
    loadAnswer: async () => (await import('./validators/passwords/change-password.answer.ts')).changePassword,
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
    loadAnswer: async () => (await import('./validators/passwords/forgot-password-by-email.answer.ts')).forgotPasswordByEmail,
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
    loadAnswer: async () => (await import('./validators/passwords/reset-password.answer.ts')).resetPassword,
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
    loadAnswer: async () => (await import('./validators/passwords/reset-password-by-phone.answer.ts')).resetPasswordByPhone,
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
    loadAnswer: async () => (await import('./validators/member/get-member-info.answer.ts')).getMemberInfo,
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
    loadAnswer: async () => (await import('./validators/member/get-member-icon.answer.ts')).getMemberIcon,
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
    loadAnswer: async () => (await import('./validators/member/get-player-avatar.answer.ts')).getPlayerAvatar,
  },
  getProfile: {
    id: 'getProfile',
    tag: 'memberProfile',
    method: 'get',
    path: '/wps/member/profile',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-profile/get-profile.ts')).getProfile,
    loadAnswer: async () => (await import('./validators/member-profile/get-profile.answer.ts')).getProfile,
  },
  updateProfile: {
    id: 'updateProfile',
    tag: 'memberProfile',
    method: 'post',
    path: '/wps/member/profile',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-profile/update-profile.ts')).updateProfile,
    loadAnswer: async () => (await import('./validators/member-profile/update-profile.answer.ts')).updateProfile,
  },
  listAvatars: {
    id: 'listAvatars',
    tag: 'memberProfile',
    method: 'get',
    path: '/wps/member/avatars',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-profile/list-avatars.ts')).listAvatars,
    loadAnswer: async () => (await import('./validators/member-profile/list-avatars.answer.ts')).listAvatars,
  },
  updateLanguage: {
    id: 'updateLanguage',
    tag: 'memberProfile',
    method: 'post',
    path: '/wps/member/language',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-profile/update-language.ts')).updateLanguage,
    loadAnswer: async () => (await import('./validators/member-profile/update-language.answer.ts')).updateLanguage,
  },
  listBanks: {
    id: 'listBanks',
    tag: 'memberAccounts',
    method: 'get',
    path: '/wps/member/banks',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-accounts/list-banks.ts')).listBanks,
    loadAnswer: async () => (await import('./validators/member-accounts/list-banks.answer.ts')).listBanks,
  },
  listBoundAccounts: {
    id: 'listBoundAccounts',
    tag: 'memberAccounts',
    method: 'get',
    path: '/wps/member/boundAccounts',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-accounts/list-bound-accounts.ts')).listBoundAccounts,
    loadAnswer: async () => (await import('./validators/member-accounts/list-bound-accounts.answer.ts')).listBoundAccounts,
  },
  addBoundAccount: {
    id: 'addBoundAccount',
    tag: 'memberAccounts',
    method: 'post',
    path: '/wps/member/boundAccounts',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-accounts/add-bound-account.ts')).addBoundAccount,
    loadAnswer: async () => (await import('./validators/member-accounts/add-bound-account.answer.ts')).addBoundAccount,
  },
  setDefaultBoundAccount: {
    id: 'setDefaultBoundAccount',
    tag: 'memberAccounts',
    method: 'post',
    path: '/wps/member/boundAccounts/:accountId/default',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-accounts/set-default-bound-account.ts')).setDefaultBoundAccount,
    loadAnswer: async () => (await import('./validators/member-accounts/set-default-bound-account.answer.ts')).setDefaultBoundAccount,
  },
  removeBoundAccount: {
    id: 'removeBoundAccount',
    tag: 'memberAccounts',
    method: 'post',
    path: '/wps/member/boundAccounts/:accountId/remove',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-accounts/remove-bound-account.ts')).removeBoundAccount,
    loadAnswer: async () => (await import('./validators/member-accounts/remove-bound-account.answer.ts')).removeBoundAccount,
  },
  getSecurityCentre: {
    id: 'getSecurityCentre',
    tag: 'memberSecurity',
    method: 'get',
    path: '/wps/member/security',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/get-security-centre.ts')).getSecurityCentre,
    loadAnswer: async () => (await import('./validators/member-security/get-security-centre.answer.ts')).getSecurityCentre,
  },
  setPaymentPassword: {
    id: 'setPaymentPassword',
    tag: 'memberSecurity',
    method: 'post',
    path: '/wps/member/paymentPassword',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/set-payment-password.ts')).setPaymentPassword,
    loadAnswer: async () => (await import('./validators/member-security/set-payment-password.answer.ts')).setPaymentPassword,
  },
  changePaymentPassword: {
    id: 'changePaymentPassword',
    tag: 'memberSecurity',
    method: 'post',
    path: '/wps/member/paymentPassword/change',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/change-payment-password.ts')).changePaymentPassword,
    loadAnswer: async () => (await import('./validators/member-security/change-payment-password.answer.ts')).changePaymentPassword,
  },
  resetPaymentPassword: {
    id: 'resetPaymentPassword',
    tag: 'memberSecurity',
    method: 'post',
    path: '/wps/member/paymentPassword/reset',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/reset-payment-password.ts')).resetPaymentPassword,
    loadAnswer: async () => (await import('./validators/member-security/reset-payment-password.answer.ts')).resetPaymentPassword,
  },
  startTwoStepLogin: {
    id: 'startTwoStepLogin',
    tag: 'memberSecurity',
    method: 'post',
    path: '/wps/member/twoStep/start',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/start-two-step-login.ts')).startTwoStepLogin,
    loadAnswer: async () => (await import('./validators/member-security/start-two-step-login.answer.ts')).startTwoStepLogin,
  },
  confirmTwoStepLogin: {
    id: 'confirmTwoStepLogin',
    tag: 'memberSecurity',
    method: 'post',
    path: '/wps/member/twoStep/confirm',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/confirm-two-step-login.ts')).confirmTwoStepLogin,
    loadAnswer: async () => (await import('./validators/member-security/confirm-two-step-login.answer.ts')).confirmTwoStepLogin,
  },
  disableTwoStepLogin: {
    id: 'disableTwoStepLogin',
    tag: 'memberSecurity',
    method: 'post',
    path: '/wps/member/twoStep/disable',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/disable-two-step-login.ts')).disableTwoStepLogin,
    loadAnswer: async () => (await import('./validators/member-security/disable-two-step-login.answer.ts')).disableTwoStepLogin,
  },
  sendMemberCode: {
    id: 'sendMemberCode',
    tag: 'memberSecurity',
    method: 'post',
    path: '/wps/member/verificationCode',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/send-member-code.ts')).sendMemberCode,
    loadAnswer: async () => (await import('./validators/member-security/send-member-code.answer.ts')).sendMemberCode,
  },
  bindEmail: {
    id: 'bindEmail',
    tag: 'memberSecurity',
    method: 'post',
    path: '/wps/member/email',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/bind-email.ts')).bindEmail,
    loadAnswer: async () => (await import('./validators/member-security/bind-email.answer.ts')).bindEmail,
  },
  bindMobile: {
    id: 'bindMobile',
    tag: 'memberSecurity',
    method: 'post',
    path: '/wps/member/mobile',
    security: 'session',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/bind-mobile.ts')).bindMobile,
    loadAnswer: async () => (await import('./validators/member-security/bind-mobile.answer.ts')).bindMobile,
  },
  listLoginHistory: {
    id: 'listLoginHistory',
    tag: 'memberSecurity',
    method: 'get',
    path: '/wps/member/loginHistory',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/list-login-history.ts')).listLoginHistory,
    loadAnswer: async () => (await import('./validators/member-security/list-login-history.answer.ts')).listLoginHistory,
  },
  getLoginInfo: {
    id: 'getLoginInfo',
    tag: 'memberSecurity',
    method: 'get',
    path: '/wps/member/loginInfo',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/get-login-info.ts')).getLoginInfo,
    loadAnswer: async () => (await import('./validators/member-security/get-login-info.answer.ts')).getLoginInfo,
  },
  dismissLoginInfo: {
    id: 'dismissLoginInfo',
    tag: 'memberSecurity',
    method: 'post',
    path: '/wps/member/loginInfo/dismiss',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-security/dismiss-login-info.ts')).dismissLoginInfo,
    loadAnswer: async () => (await import('./validators/member-security/dismiss-login-info.answer.ts')).dismissLoginInfo,
  },
  getPlayLimits: {
    id: 'getPlayLimits',
    tag: 'memberLimits',
    method: 'get',
    path: '/wps/member/limits',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member-limits/get-play-limits.ts')).getPlayLimits,
    loadAnswer: async () => (await import('./validators/member-limits/get-play-limits.answer.ts')).getPlayLimits,
  },
  setMoneyLimit: {
    id: 'setMoneyLimit',
    tag: 'memberLimits',
    method: 'post',
    path: '/wps/member/limits/money',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-limits/set-money-limit.ts')).setMoneyLimit,
    loadAnswer: async () => (await import('./validators/member-limits/set-money-limit.answer.ts')).setMoneyLimit,
  },
  setSessionLimit: {
    id: 'setSessionLimit',
    tag: 'memberLimits',
    method: 'post',
    path: '/wps/member/limits/session',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-limits/set-session-limit.ts')).setSessionLimit,
    loadAnswer: async () => (await import('./validators/member-limits/set-session-limit.answer.ts')).setSessionLimit,
  },
  startSelfExclusion: {
    id: 'startSelfExclusion',
    tag: 'memberLimits',
    method: 'post',
    path: '/wps/member/selfExclusion',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-limits/start-self-exclusion.ts')).startSelfExclusion,
    loadAnswer: async () => (await import('./validators/member-limits/start-self-exclusion.answer.ts')).startSelfExclusion,
  },
  getRealityCheck: {
    id: 'getRealityCheck',
    tag: 'memberLimits',
    method: 'get',
    path: '/wps/member/realityCheck',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member-limits/get-reality-check.ts')).getRealityCheck,
    loadAnswer: async () => (await import('./validators/member-limits/get-reality-check.answer.ts')).getRealityCheck,
  },
  setRealityCheck: {
    id: 'setRealityCheck',
    tag: 'memberLimits',
    method: 'post',
    path: '/wps/member/realityCheck',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member-limits/set-reality-check.ts')).setRealityCheck,
    loadAnswer: async () => (await import('./validators/member-limits/set-reality-check.answer.ts')).setRealityCheck,
  },
  acknowledgeRealityCheck: {
    id: 'acknowledgeRealityCheck',
    tag: 'memberLimits',
    method: 'post',
    path: '/wps/member/realityCheck/acknowledge',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-limits/acknowledge-reality-check.ts')).acknowledgeRealityCheck,
    loadAnswer: async () => (await import('./validators/member-limits/acknowledge-reality-check.answer.ts')).acknowledgeRealityCheck,
  },
  getPlayerRank: {
    id: 'getPlayerRank',
    tag: 'memberRank',
    method: 'get',
    path: '/wps/member/rank',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-rank/get-player-rank.ts')).getPlayerRank,
    loadAnswer: async () => (await import('./validators/member-rank/get-player-rank.answer.ts')).getPlayerRank,
  },
  listVipTiers: {
    id: 'listVipTiers',
    tag: 'memberRank',
    method: 'get',
    path: '/wps/relay/MCSFE_vipTiers',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member-rank/list-vip-tiers.ts')).listVipTiers,
    loadAnswer: async () => (await import('./validators/member-rank/list-vip-tiers.answer.ts')).listVipTiers,
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
    loadAnswer: async () => (await import('./validators/stream/stream-events.answer.ts')).streamEvents,
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
    loadAnswer: async () => (await import('./validators/wallet/get-balance.answer.ts')).getBalance,
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
    loadAnswer: async () => (await import('./validators/wallet/get-merchant-wallet.answer.ts')).getMerchantWallet,
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
    loadAnswer: async () => (await import('./validators/wallet/get-consolidated-funds.answer.ts')).getConsolidatedFunds,
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
    loadAnswer: async () => (await import('./validators/wallet/transfer-funds.answer.ts')).transferFunds,
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
    loadAnswer: async () => (await import('./validators/wallet/get-wallet-transfer.answer.ts')).getWalletTransfer,
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
    loadAnswer: async () => (await import('./validators/wallet/collect-all-funds.answer.ts')).collectAllFunds,
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
    loadAnswer: async () => (await import('./validators/wallet/get-member-transfer-terms.answer.ts')).getMemberTransferTerms,
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
    loadAnswer: async () => (await import('./validators/wallet/transfer-to-upline.answer.ts')).transferToUpline,
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
    loadAnswer: async () => (await import('./validators/wallet/transfer-to-downline.answer.ts')).transferToDownline,
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
    loadAnswer: async () => (await import('./validators/wallet/get-member-transfer.answer.ts')).getMemberTransfer,
  },
  getDebt: {
    id: 'getDebt',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/debt',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet/get-debt.ts')).getDebt,
    loadAnswer: async () => (await import('./validators/wallet/get-debt.answer.ts')).getDebt,
  },
  getVault: {
    id: 'getVault',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/vault',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet/get-vault.ts')).getVault,
    loadAnswer: async () => (await import('./validators/wallet/get-vault.answer.ts')).getVault,
  },
  listVaultLocks: {
    id: 'listVaultLocks',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/vaultLocks',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet/list-vault-locks.ts')).listVaultLocks,
    loadAnswer: async () => (await import('./validators/wallet/list-vault-locks.answer.ts')).listVaultLocks,
  },
  lockVault: {
    id: 'lockVault',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/vaultLocks',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet/lock-vault.ts')).lockVault,
    loadAnswer: async () => (await import('./validators/wallet/lock-vault.answer.ts')).lockVault,
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
    loadAnswer: async () => (await import('./validators/wallet/list-deposit-methods.answer.ts')).listDepositMethods,
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
    loadAnswer: async () => (await import('./validators/wallet/create-deposit.answer.ts')).createDeposit,
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
    loadAnswer: async () => (await import('./validators/wallet/list-deposits.answer.ts')).listDeposits,
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
    loadAnswer: async () => (await import('./validators/wallet/get-deposit.answer.ts')).getDeposit,
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
    loadAnswer: async () => (await import('./validators/wallet/mark-deposit-paid.answer.ts')).markDepositPaid,
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
    loadAnswer: async () => (await import('./validators/wallet/get-withdrawal-quote.answer.ts')).getWithdrawalQuote,
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
    loadAnswer: async () => (await import('./validators/wallet/create-withdrawal.answer.ts')).createWithdrawal,
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
    loadAnswer: async () => (await import('./validators/wallet/list-withdrawals.answer.ts')).listWithdrawals,
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
    loadAnswer: async () => (await import('./validators/wallet/get-withdrawal.answer.ts')).getWithdrawal,
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
    loadAnswer: async () => (await import('./validators/wallet/confirm-withdrawal.answer.ts')).confirmWithdrawal,
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
    loadAnswer: async () => (await import('./validators/wallet/dispute-withdrawal.answer.ts')).disputeWithdrawal,
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
    loadAnswer: async () => (await import('./validators/wallet/list-transaction-history.answer.ts')).listTransactionHistory,
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
    loadAnswer: async () => (await import('./validators/vendor-wallet/authorise-player.answer.ts')).authorisePlayer,
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
    loadAnswer: async () => (await import('./validators/vendor-wallet/get-player-balance.answer.ts')).getPlayerBalance,
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
    loadAnswer: async () => (await import('./validators/vendor-wallet/debit-player.answer.ts')).debitPlayer,
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
    loadAnswer: async () => (await import('./validators/vendor-wallet/credit-player.answer.ts')).creditPlayer,
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
    loadAnswer: async () => (await import('./validators/vendor-wallet/rollback-debit.answer.ts')).rollbackDebit,
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
    loadAnswer: async () => (await import('./validators/bets/list-bets.answer.ts')).listBets,
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
    loadAnswer: async () => (await import('./validators/bets/get-bet.answer.ts')).getBet,
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
    loadAnswer: async () => (await import('./validators/bets/get-profit-loss.answer.ts')).getProfitLoss,
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
    loadAnswer: async () => (await import('./validators/catalogue/list-vendor-types.answer.ts')).listVendorTypes,
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
    loadAnswer: async () => (await import('./validators/catalogue/list-vendors.answer.ts')).listVendors,
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
    loadAnswer: async () => (await import('./validators/catalogue/list-games.answer.ts')).listGames,
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
    loadAnswer: async () => (await import('./validators/catalogue/list-hot-games.answer.ts')).listHotGames,
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
    loadAnswer: async () => (await import('./validators/catalogue/list-favourite-ids.answer.ts')).listFavouriteIds,
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
    loadAnswer: async () => (await import('./validators/catalogue/list-favourites.answer.ts')).listFavourites,
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
    loadAnswer: async () => (await import('./validators/catalogue/add-favourite.answer.ts')).addFavourite,
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
    loadAnswer: async () => (await import('./validators/catalogue/remove-favourite.answer.ts')).removeFavourite,
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
    loadAnswer: async () => (await import('./validators/catalogue/list-recent-games.answer.ts')).listRecentGames,
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
    loadAnswer: async () => (await import('./validators/catalogue/list-new-games.answer.ts')).listNewGames,
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
    loadAnswer: async () => (await import('./validators/catalogue/search-games.answer.ts')).searchGames,
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
    loadAnswer: async () => (await import('./validators/catalogue/list-winner-rank.answer.ts')).listWinnerRank,
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
    loadAnswer: async () => (await import('./validators/catalogue/list-popular-games.answer.ts')).listPopularGames,
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
    loadAnswer: async () => (await import('./validators/catalogue/list-game-menus.answer.ts')).listGameMenus,
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
    loadAnswer: async () => (await import('./validators/catalogue/list-pvp-rooms.answer.ts')).listPvpRooms,
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
    loadAnswer: async () => (await import('./validators/catalogue/launch-game.answer.ts')).launchGame,
  },
  listInhouseRules: {
    id: 'listInhouseRules',
    tag: 'inhouse',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRules',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/inhouse/list-inhouse-rules.ts')).listInhouseRules,
    loadAnswer: async () => (await import('./validators/inhouse/list-inhouse-rules.answer.ts')).listInhouseRules,
  },
  getInhouseRules: {
    id: 'getInhouseRules',
    tag: 'inhouse',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRules/:gameId',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/inhouse/get-inhouse-rules.ts')).getInhouseRules,
    loadAnswer: async () => (await import('./validators/inhouse/get-inhouse-rules.answer.ts')).getInhouseRules,
  },
  commitInhouseRound: {
    id: 'commitInhouseRound',
    tag: 'inhouse',
    method: 'post',
    path: '/wps/relay/GCSGAME_inhouseCommit',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/inhouse/commit-inhouse-round.ts')).commitInhouseRound,
    loadAnswer: async () => (await import('./validators/inhouse/commit-inhouse-round.answer.ts')).commitInhouseRound,
  },
  listInhouseRounds: {
    id: 'listInhouseRounds',
    tag: 'inhouse',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRounds',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/inhouse/list-inhouse-rounds.ts')).listInhouseRounds,
    loadAnswer: async () => (await import('./validators/inhouse/list-inhouse-rounds.answer.ts')).listInhouseRounds,
  },
  playInhouseRound: {
    id: 'playInhouseRound',
    tag: 'inhouse',
    method: 'post',
    path: '/wps/relay/GCSGAME_inhouseRounds',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/inhouse/play-inhouse-round.ts')).playInhouseRound,
    loadAnswer: async () => (await import('./validators/inhouse/play-inhouse-round.answer.ts')).playInhouseRound,
  },
  getInhouseRound: {
    id: 'getInhouseRound',
    tag: 'inhouse',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRounds/:roundId',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/inhouse/get-inhouse-round.ts')).getInhouseRound,
    loadAnswer: async () => (await import('./validators/inhouse/get-inhouse-round.answer.ts')).getInhouseRound,
  },
  actInhouseRound: {
    id: 'actInhouseRound',
    tag: 'inhouse',
    method: 'post',
    path: '/wps/relay/GCSGAME_inhouseRounds/:roundId/step',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/inhouse/act-inhouse-round.ts')).actInhouseRound,
    loadAnswer: async () => (await import('./validators/inhouse/act-inhouse-round.answer.ts')).actInhouseRound,
  },
  getInhouseEvidence: {
    id: 'getInhouseEvidence',
    tag: 'inhouse',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRounds/:roundId/evidence',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/inhouse/get-inhouse-evidence.ts')).getInhouseEvidence,
    loadAnswer: async () => (await import('./validators/inhouse/get-inhouse-evidence.answer.ts')).getInhouseEvidence,
  },
  getMoonshot: {
    id: 'getMoonshot',
    tag: 'moonshot',
    method: 'get',
    path: '/wps/relay/GCSGAME_moonshot',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/moonshot/get-moonshot.ts')).getMoonshot,
    loadAnswer: async () => (await import('./validators/moonshot/get-moonshot.answer.ts')).getMoonshot,
  },
  placeMoonshotBet: {
    id: 'placeMoonshotBet',
    tag: 'moonshot',
    method: 'post',
    path: '/wps/relay/GCSGAME_moonshot/bets',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/moonshot/place-moonshot-bet.ts')).placeMoonshotBet,
    loadAnswer: async () => (await import('./validators/moonshot/place-moonshot-bet.answer.ts')).placeMoonshotBet,
  },
  cancelMoonshotBet: {
    id: 'cancelMoonshotBet',
    tag: 'moonshot',
    method: 'post',
    path: '/wps/relay/GCSGAME_moonshot/bets/:roundId/cancel',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/moonshot/cancel-moonshot-bet.ts')).cancelMoonshotBet,
    loadAnswer: async () => (await import('./validators/moonshot/cancel-moonshot-bet.answer.ts')).cancelMoonshotBet,
  },
  cashOutMoonshot: {
    id: 'cashOutMoonshot',
    tag: 'moonshot',
    method: 'post',
    path: '/wps/relay/GCSGAME_moonshot/bets/:roundId/cashOut',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/moonshot/cash-out-moonshot.ts')).cashOutMoonshot,
    loadAnswer: async () => (await import('./validators/moonshot/cash-out-moonshot.answer.ts')).cashOutMoonshot,
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
    loadAnswer: async () => (await import('./validators/notices/list-announcements.answer.ts')).listAnnouncements,
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
    loadAnswer: async () => (await import('./validators/lottery/list-vn-game-menus.answer.ts')).listVnGameMenus,
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
    loadAnswer: async () => (await import('./validators/lottery/list-vn-recent-games.answer.ts')).listVnRecentGames,
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
    loadAnswer: async () => (await import('./validators/lottery/list-lottery-games.answer.ts')).listLotteryGames,
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
    loadAnswer: async () => (await import('./validators/lottery/get-lottery-game.answer.ts')).getLotteryGame,
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
    loadAnswer: async () => (await import('./validators/lottery/list-play-types.answer.ts')).listPlayTypes,
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
    loadAnswer: async () => (await import('./validators/lottery/list-coming-draws.answer.ts')).listComingDraws,
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
    loadAnswer: async () => (await import('./validators/lottery/list-lottery-favourites.answer.ts')).listLotteryFavourites,
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
    loadAnswer: async () => (await import('./validators/lottery/set-lottery-favourites.answer.ts')).setLotteryFavourites,
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
    loadAnswer: async () => (await import('./validators/lottery/list-draws.answer.ts')).listDraws,
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
    loadAnswer: async () => (await import('./validators/lottery/get-draw.answer.ts')).getDraw,
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
    loadAnswer: async () => (await import('./validators/lottery/get-prize-table.answer.ts')).getPrizeTable,
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
    loadAnswer: async () => (await import('./validators/lottery/get-draw-evidence.answer.ts')).getDrawEvidence,
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
    loadAnswer: async () => (await import('./validators/lottery/list-opened-numero.answer.ts')).listOpenedNumero,
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
    loadAnswer: async () => (await import('./validators/lottery/get-vietnam-numero.answer.ts')).getVietnamNumero,
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
    loadAnswer: async () => (await import('./validators/lottery/quote-lottery-slip.answer.ts')).quoteLotterySlip,
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
    loadAnswer: async () => (await import('./validators/lottery/list-lottery-bets.answer.ts')).listLotteryBets,
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
    loadAnswer: async () => (await import('./validators/lottery/place-lottery-bet.answer.ts')).placeLotteryBet,
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
    loadAnswer: async () => (await import('./validators/lottery/get-lottery-bet.answer.ts')).getLotteryBet,
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
    loadAnswer: async () => (await import('./validators/lottery/cancel-lottery-bet.answer.ts')).cancelLotteryBet,
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
    loadAnswer: async () => (await import('./validators/lottery/list-chases.answer.ts')).listChases,
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
    loadAnswer: async () => (await import('./validators/lottery/get-chase.answer.ts')).getChase,
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
    loadAnswer: async () => (await import('./validators/lottery/stop-chase.answer.ts')).stopChase,
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
    loadAnswer: async () => (await import('./validators/operator/list-due-draws.answer.ts')).listDueDraws,
  },
  listDrawDays: {
    id: 'listDrawDays',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/draw-days',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-draw-days.ts')).listDrawDays,
    loadAnswer: async () => (await import('./validators/operator/list-draw-days.answer.ts')).listDrawDays,
  },
  getDrawDay: {
    id: 'getDrawDay',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/draw-days/:gameCode/:day',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/get-draw-day.ts')).getDrawDay,
    loadAnswer: async () => (await import('./validators/operator/get-draw-day.answer.ts')).getDrawDay,
  },
  changeDrawDay: {
    id: 'changeDrawDay',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/draw-days/:gameCode/:day',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/change-draw-day.ts')).changeDrawDay,
    loadAnswer: async () => (await import('./validators/operator/change-draw-day.answer.ts')).changeDrawDay,
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
    loadAnswer: async () => (await import('./validators/operator/get-operator-draw.answer.ts')).getOperatorDraw,
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
    loadAnswer: async () => (await import('./validators/operator/enter-draw-result.answer.ts')).enterDrawResult,
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
    loadAnswer: async () => (await import('./validators/operator/correct-draw-result.answer.ts')).correctDrawResult,
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
    loadAnswer: async () => (await import('./validators/operator/void-draw.answer.ts')).voidDraw,
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
    loadAnswer: async () => (await import('./validators/service/get-help-center.answer.ts')).getHelpCenter,
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
    loadAnswer: async () => (await import('./validators/service/get-customer-service.answer.ts')).getCustomerService,
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
    loadAnswer: async () => (await import('./validators/service/send-feedback.answer.ts')).sendFeedback,
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
    loadAnswer: async () => (await import('./validators/service/get-chat-url.answer.ts')).getChatUrl,
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
    loadAnswer: async () => (await import('./validators/service/get-chat-unread.answer.ts')).getChatUnread,
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
    loadAnswer: async () => (await import('./validators/service/list-chat-messages.answer.ts')).listChatMessages,
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
    loadAnswer: async () => (await import('./validators/service/send-chat-message.answer.ts')).sendChatMessage,
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
    loadAnswer: async () => (await import('./validators/service/mark-chat-read.answer.ts')).markChatRead,
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
    loadAnswer: async () => (await import('./validators/agent/list-agent-announcements.answer.ts')).listAgentAnnouncements,
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
    loadAnswer: async () => (await import('./validators/agent/get-team-overview.answer.ts')).getTeamOverview,
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
    loadAnswer: async () => (await import('./validators/agent/get-account-rules.answer.ts')).getAccountRules,
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
    loadAnswer: async () => (await import('./validators/agent/create-downline-account.answer.ts')).createDownlineAccount,
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
    loadAnswer: async () => (await import('./validators/agent/list-registration-links.answer.ts')).listRegistrationLinks,
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
    loadAnswer: async () => (await import('./validators/agent/create-registration-link.answer.ts')).createRegistrationLink,
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
    loadAnswer: async () => (await import('./validators/agent/change-registration-link.answer.ts')).changeRegistrationLink,
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
    loadAnswer: async () => (await import('./validators/agent/remove-registration-link.answer.ts')).removeRegistrationLink,
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
    loadAnswer: async () => (await import('./validators/agent/list-team-children.answer.ts')).listTeamChildren,
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
    loadAnswer: async () => (await import('./validators/agent/list-team.answer.ts')).listTeam,
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
    loadAnswer: async () => (await import('./validators/agent/get-team-member.answer.ts')).getTeamMember,
  },
  sendTeamMessage: {
    id: 'sendTeamMessage',
    tag: 'agent',
    method: 'post',
    path: '/wps/agent/team/:memberId/messages',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/agent/send-team-message.ts')).sendTeamMessage,
    loadAnswer: async () => (await import('./validators/agent/send-team-message.answer.ts')).sendTeamMessage,
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
    loadAnswer: async () => (await import('./validators/agent/list-team-bets.answer.ts')).listTeamBets,
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
    loadAnswer: async () => (await import('./validators/agent/list-team-profit.answer.ts')).listTeamProfit,
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
    loadAnswer: async () => (await import('./validators/agent/list-income.answer.ts')).listIncome,
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
    loadAnswer: async () => (await import('./validators/agent/list-income-bets.answer.ts')).listIncomeBets,
  },
  listIncomeInputs: {
    id: 'listIncomeInputs',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/income/:incomeId/inputs',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent/list-income-inputs.ts')).listIncomeInputs,
    loadAnswer: async () => (await import('./validators/agent/list-income-inputs.answer.ts')).listIncomeInputs,
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
    loadAnswer: async () => (await import('./validators/agent/list-team-transactions.answer.ts')).listTeamTransactions,
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
    loadAnswer: async () => (await import('./validators/contract/list-contracts.answer.ts')).listContracts,
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
    loadAnswer: async () => (await import('./validators/contract/propose-contract.answer.ts')).proposeContract,
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
    loadAnswer: async () => (await import('./validators/contract/list-contract-requests.answer.ts')).listContractRequests,
  },
  getContractBasis: {
    id: 'getContractBasis',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contractBasis',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract/get-contract-basis.ts')).getContractBasis,
    loadAnswer: async () => (await import('./validators/contract/get-contract-basis.answer.ts')).getContractBasis,
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
    loadAnswer: async () => (await import('./validators/contract/check-contract-conflicts.answer.ts')).checkContractConflicts,
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
    loadAnswer: async () => (await import('./validators/contract/get-contract.answer.ts')).getContract,
  },
  getContractProgress: {
    id: 'getContractProgress',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contracts/:contractId/progress',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract/get-contract-progress.ts')).getContractProgress,
    loadAnswer: async () => (await import('./validators/contract/get-contract-progress.answer.ts')).getContractProgress,
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
    loadAnswer: async () => (await import('./validators/contract/list-contract-conflicts.answer.ts')).listContractConflicts,
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
    loadAnswer: async () => (await import('./validators/contract/sign-contract.answer.ts')).signContract,
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
    loadAnswer: async () => (await import('./validators/contract/reject-contract.answer.ts')).rejectContract,
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
    loadAnswer: async () => (await import('./validators/contract/withdraw-contract.answer.ts')).withdrawContract,
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
    loadAnswer: async () => (await import('./validators/contract/terminate-contract.answer.ts')).terminateContract,
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
    loadAnswer: async () => (await import('./validators/contract/agree-to-termination.answer.ts')).agreeToTermination,
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
    loadAnswer: async () => (await import('./validators/contract/list-contract-bills.answer.ts')).listContractBills,
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
    loadAnswer: async () => (await import('./validators/contract/get-contract-bill.answer.ts')).getContractBill,
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
    loadAnswer: async () => (await import('./validators/contract/simulate-contract.answer.ts')).simulateContract,
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
    loadAnswer: async () => (await import('./validators/notices/list-announcement-page.answer.ts')).listAnnouncementPage,
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
    loadAnswer: async () => (await import('./validators/notices/get-announcement.answer.ts')).getAnnouncement,
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
    loadAnswer: async () => (await import('./validators/messages/list-messages.answer.ts')).listMessages,
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
    loadAnswer: async () => (await import('./validators/messages/get-message.answer.ts')).getMessage,
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
    loadAnswer: async () => (await import('./validators/messages/get-unread-count.answer.ts')).getUnreadCount,
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
    loadAnswer: async () => (await import('./validators/messages/read-messages.answer.ts')).readMessages,
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
    loadAnswer: async () => (await import('./validators/messages/read-all-messages.answer.ts')).readAllMessages,
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
    loadAnswer: async () => (await import('./validators/messages/delete-messages.answer.ts')).deleteMessages,
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
    loadAnswer: async () => (await import('./validators/promotions/list-promotions.answer.ts')).listPromotions,
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
    loadAnswer: async () => (await import('./validators/promotions/get-promotion.answer.ts')).getPromotion,
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
    loadAnswer: async () => (await import('./validators/promotions/list-member-promotions.answer.ts')).listMemberPromotions,
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
    loadAnswer: async () => (await import('./validators/promotions/get-member-promotion.answer.ts')).getMemberPromotion,
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
    loadAnswer: async () => (await import('./validators/promotions/join-promotion.answer.ts')).joinPromotion,
  },
  applyForPromotion: {
    id: 'applyForPromotion',
    tag: 'promotions',
    method: 'post',
    path: '/wps/relay/MCSFE_activityApply',
    security: 'session',
    encrypted: false,
    idempotent: true,
    content: 'multipart',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions/apply-for-promotion.ts')).applyForPromotion,
    loadAnswer: async () => (await import('./validators/promotions/apply-for-promotion.answer.ts')).applyForPromotion,
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
    loadAnswer: async () => (await import('./validators/promotions/claim-promotion.answer.ts')).claimPromotion,
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
    loadAnswer: async () => (await import('./validators/promotions/get-raffle.answer.ts')).getRaffle,
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
    loadAnswer: async () => (await import('./validators/promotions/list-raffle-tickets.answer.ts')).listRaffleTickets,
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
    loadAnswer: async () => (await import('./validators/promotions/claim-raffle-prize.answer.ts')).claimRafflePrize,
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
    loadAnswer: async () => (await import('./validators/promotions/list-bonuses.answer.ts')).listBonuses,
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
    loadAnswer: async () => (await import('./validators/promotions/get-bonus.answer.ts')).getBonus,
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
    loadAnswer: async () => (await import('./validators/promotions/list-bonus-wagering.answer.ts')).listBonusWagering,
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
    loadAnswer: async () => (await import('./validators/promotions/cancel-bonus.answer.ts')).cancelBonus,
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
    loadAnswer: async () => (await import('./validators/promotions/list-rewards.answer.ts')).listRewards,
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
    loadAnswer: async () => (await import('./validators/promotions/claim-rewards.answer.ts')).claimRewards,
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
    loadAnswer: async () => (await import('./validators/promotions/get-referral.answer.ts')).getReferral,
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
    loadAnswer: async () => (await import('./validators/promotions/list-invitees.answer.ts')).listInvitees,
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
    loadAnswer: async () => (await import('./validators/promotions/list-referral-rewards.answer.ts')).listReferralRewards,
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
    loadAnswer: async () => (await import('./validators/promotions/get-missions-summary.answer.ts')).getMissionsSummary,
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
    loadAnswer: async () => (await import('./validators/promotions/claim-mission.answer.ts')).claimMission,
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
    loadAnswer: async () => (await import('./validators/promotions/list-missions-leaderboard.answer.ts')).listMissionsLeaderboard,
  },
  listTournaments: {
    id: 'listTournaments',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_tournaments',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/list-tournaments.ts')).listTournaments,
    loadAnswer: async () => (await import('./validators/promotions/list-tournaments.answer.ts')).listTournaments,
  },
  listTournamentBoard: {
    id: 'listTournamentBoard',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_tournamentBoard',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions/list-tournament-board.ts')).listTournamentBoard,
    loadAnswer: async () => (await import('./validators/promotions/list-tournament-board.answer.ts')).listTournamentBoard,
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
    loadAnswer: async () => (await import('./validators/points/get-points-balance.answer.ts')).getPointsBalance,
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
    loadAnswer: async () => (await import('./validators/points/get-points-config.answer.ts')).getPointsConfig,
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
    loadAnswer: async () => (await import('./validators/points/list-point-rewards.answer.ts')).listPointRewards,
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
    loadAnswer: async () => (await import('./validators/points/get-point-reward.answer.ts')).getPointReward,
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
    loadAnswer: async () => (await import('./validators/points/redeem-points.answer.ts')).redeemPoints,
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
    loadAnswer: async () => (await import('./validators/points/convert-points.answer.ts')).convertPoints,
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
    loadAnswer: async () => (await import('./validators/points/list-redemptions.answer.ts')).listRedemptions,
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
    loadAnswer: async () => (await import('./validators/points/list-point-transactions.answer.ts')).listPointTransactions,
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
    loadAnswer: async () => (await import('./validators/operator/list-withdrawal-reviews.answer.ts')).listWithdrawalReviews,
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
    loadAnswer: async () => (await import('./validators/operator/get-withdrawal-review.answer.ts')).getWithdrawalReview,
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
    loadAnswer: async () => (await import('./validators/operator/start-withdrawal-review.answer.ts')).startWithdrawalReview,
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
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/approve-withdrawal.ts')).approveWithdrawal,
    loadAnswer: async () => (await import('./validators/operator/approve-withdrawal.answer.ts')).approveWithdrawal,
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
    loadAnswer: async () => (await import('./validators/operator/reject-withdrawal.answer.ts')).rejectWithdrawal,
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
    loadAnswer: async () => (await import('./validators/operator/mark-withdrawal-paid.answer.ts')).markWithdrawalPaid,
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
    loadAnswer: async () => (await import('./validators/operator/return-withdrawal.answer.ts')).returnWithdrawal,
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
    loadAnswer: async () => (await import('./validators/operator/confirm-withdrawal-received.answer.ts')).confirmWithdrawalReceived,
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
    loadAnswer: async () => (await import('./validators/operator/list-deposit-reviews.answer.ts')).listDepositReviews,
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
    loadAnswer: async () => (await import('./validators/operator/get-deposit-review.answer.ts')).getDepositReview,
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
    loadAnswer: async () => (await import('./validators/operator/confirm-deposit.answer.ts')).confirmDeposit,
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
    loadAnswer: async () => (await import('./validators/operator/fail-deposit.answer.ts')).failDeposit,
  },
  reverseDeposit: {
    id: 'reverseDeposit',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/deposits/:depositId/reverse',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/reverse-deposit.ts')).reverseDeposit,
    loadAnswer: async () => (await import('./validators/operator/reverse-deposit.answer.ts')).reverseDeposit,
  },
  listUnmatchedPayments: {
    id: 'listUnmatchedPayments',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/payments',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-unmatched-payments.ts')).listUnmatchedPayments,
    loadAnswer: async () => (await import('./validators/operator/list-unmatched-payments.answer.ts')).listUnmatchedPayments,
  },
  recordUnmatchedPayment: {
    id: 'recordUnmatchedPayment',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/payments',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/record-unmatched-payment.ts')).recordUnmatchedPayment,
    loadAnswer: async () => (await import('./validators/operator/record-unmatched-payment.answer.ts')).recordUnmatchedPayment,
  },
  creditUnmatchedPayment: {
    id: 'creditUnmatchedPayment',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/payments/:paymentId/credit',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/credit-unmatched-payment.ts')).creditUnmatchedPayment,
    loadAnswer: async () => (await import('./validators/operator/credit-unmatched-payment.answer.ts')).creditUnmatchedPayment,
  },
  returnUnmatchedPayment: {
    id: 'returnUnmatchedPayment',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/payments/:paymentId/return',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/return-unmatched-payment.ts')).returnUnmatchedPayment,
    loadAnswer: async () => (await import('./validators/operator/return-unmatched-payment.answer.ts')).returnUnmatchedPayment,
  },
  listDebts: {
    id: 'listDebts',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/debts',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-debts.ts')).listDebts,
    loadAnswer: async () => (await import('./validators/operator/list-debts.answer.ts')).listDebts,
  },
  getMemberDebt: {
    id: 'getMemberDebt',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/debts/:memberId',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/get-member-debt.ts')).getMemberDebt,
    loadAnswer: async () => (await import('./validators/operator/get-member-debt.answer.ts')).getMemberDebt,
  },
  writeOffDebt: {
    id: 'writeOffDebt',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/debts/:memberId/writeOff',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/write-off-debt.ts')).writeOffDebt,
    loadAnswer: async () => (await import('./validators/operator/write-off-debt.answer.ts')).writeOffDebt,
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
    loadAnswer: async () => (await import('./validators/operator/list-application-reviews.answer.ts')).listApplicationReviews,
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
    loadAnswer: async () => (await import('./validators/operator/get-application-review.answer.ts')).getApplicationReview,
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
    loadAnswer: async () => (await import('./validators/operator/get-application-image.answer.ts')).getApplicationImage,
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
    loadAnswer: async () => (await import('./validators/operator/start-application-review.answer.ts')).startApplicationReview,
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
    loadAnswer: async () => (await import('./validators/operator/decide-application.answer.ts')).decideApplication,
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
    loadAnswer: async () => (await import('./validators/operator/list-redemption-reviews.answer.ts')).listRedemptionReviews,
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
    loadAnswer: async () => (await import('./validators/operator/get-redemption-review.answer.ts')).getRedemptionReview,
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
    loadAnswer: async () => (await import('./validators/operator/complete-redemption.answer.ts')).completeRedemption,
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
    loadAnswer: async () => (await import('./validators/operator/reject-redemption.answer.ts')).rejectRedemption,
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
    loadAnswer: async () => (await import('./validators/operator/list-support-threads.answer.ts')).listSupportThreads,
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
    loadAnswer: async () => (await import('./validators/operator/get-support-thread.answer.ts')).getSupportThread,
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
    loadAnswer: async () => (await import('./validators/operator/answer-support-thread.answer.ts')).answerSupportThread,
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
    loadAnswer: async () => (await import('./validators/operator/close-support-thread.answer.ts')).closeSupportThread,
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
    loadAnswer: async () => (await import('./validators/operator/list-managed-notices.answer.ts')).listManagedNotices,
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
    loadAnswer: async () => (await import('./validators/operator/create-notice.answer.ts')).createNotice,
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
    loadAnswer: async () => (await import('./validators/operator/get-managed-notice.answer.ts')).getManagedNotice,
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
    loadAnswer: async () => (await import('./validators/operator/update-notice.answer.ts')).updateNotice,
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
    loadAnswer: async () => (await import('./validators/operator/withdraw-notice.answer.ts')).withdrawNotice,
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
    loadAnswer: async () => (await import('./validators/operator/list-managed-banners.answer.ts')).listManagedBanners,
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
    loadAnswer: async () => (await import('./validators/operator/create-banner.answer.ts')).createBanner,
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
    loadAnswer: async () => (await import('./validators/operator/get-managed-banner.answer.ts')).getManagedBanner,
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
    loadAnswer: async () => (await import('./validators/operator/update-banner.answer.ts')).updateBanner,
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
    loadAnswer: async () => (await import('./validators/operator/withdraw-banner.answer.ts')).withdrawBanner,
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
    loadAnswer: async () => (await import('./validators/operator/list-sent-messages.answer.ts')).listSentMessages,
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
    loadAnswer: async () => (await import('./validators/operator/send-message.answer.ts')).sendMessage,
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
    loadAnswer: async () => (await import('./validators/operator/recall-message.answer.ts')).recallMessage,
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
    loadAnswer: async () => (await import('./validators/operator/list-maintenances.answer.ts')).listMaintenances,
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
    loadAnswer: async () => (await import('./validators/operator/start-maintenance.answer.ts')).startMaintenance,
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
    loadAnswer: async () => (await import('./validators/operator/update-maintenance.answer.ts')).updateMaintenance,
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
    loadAnswer: async () => (await import('./validators/operator/end-maintenance.answer.ts')).endMaintenance,
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
    loadAnswer: async () => (await import('./validators/operator/list-blocks.answer.ts')).listBlocks,
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
    loadAnswer: async () => (await import('./validators/operator/create-block.answer.ts')).createBlock,
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
    loadAnswer: async () => (await import('./validators/operator/lift-block.answer.ts')).liftBlock,
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
    loadAnswer: async () => (await import('./validators/operator/list-platform-contracts.answer.ts')).listPlatformContracts,
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
    loadAnswer: async () => (await import('./validators/operator/propose-platform-contract.answer.ts')).proposePlatformContract,
  },
  checkPlatformConflicts: {
    id: 'checkPlatformConflicts',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/contractConflicts',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/check-platform-conflicts.ts')).checkPlatformConflicts,
    loadAnswer: async () => (await import('./validators/operator/check-platform-conflicts.answer.ts')).checkPlatformConflicts,
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
    loadAnswer: async () => (await import('./validators/operator/get-platform-contract.answer.ts')).getPlatformContract,
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
    loadAnswer: async () => (await import('./validators/operator/withdraw-platform-contract.answer.ts')).withdrawPlatformContract,
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
    loadAnswer: async () => (await import('./validators/operator/terminate-platform-contract.answer.ts')).terminatePlatformContract,
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
    loadAnswer: async () => (await import('./validators/operator/agree-to-platform-termination.answer.ts')).agreeToPlatformTermination,
  },
  listContractBillReviews: {
    id: 'listContractBillReviews',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/contractBills',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-contract-bill-reviews.ts')).listContractBillReviews,
    loadAnswer: async () => (await import('./validators/operator/list-contract-bill-reviews.answer.ts')).listContractBillReviews,
  },
  releaseContractBill: {
    id: 'releaseContractBill',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/contractBills/:billId/release',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/release-contract-bill.ts')).releaseContractBill,
    loadAnswer: async () => (await import('./validators/operator/release-contract-bill.answer.ts')).releaseContractBill,
  },
  denyContractBill: {
    id: 'denyContractBill',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/contractBills/:billId/deny',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/deny-contract-bill.ts')).denyContractBill,
    loadAnswer: async () => (await import('./validators/operator/deny-contract-bill.answer.ts')).denyContractBill,
  },
  listContractHolds: {
    id: 'listContractHolds',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/contractHolds',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-contract-holds.ts')).listContractHolds,
    loadAnswer: async () => (await import('./validators/operator/list-contract-holds.answer.ts')).listContractHolds,
  },
  holdContractPayments: {
    id: 'holdContractPayments',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/contractHolds',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/hold-contract-payments.ts')).holdContractPayments,
    loadAnswer: async () => (await import('./validators/operator/hold-contract-payments.answer.ts')).holdContractPayments,
  },
  liftContractHold: {
    id: 'liftContractHold',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/contractHolds/:memberId/lift',
    security: 'operator',
    encrypted: false,
    idempotent: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator/lift-contract-hold.ts')).liftContractHold,
    loadAnswer: async () => (await import('./validators/operator/lift-contract-hold.answer.ts')).liftContractHold,
  },
  listAccounts: {
    id: 'listAccounts',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/accounts',
    security: 'operator',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/list-accounts.ts')).listAccounts,
    loadAnswer: async () => (await import('./validators/operator/list-accounts.answer.ts')).listAccounts,
  },
  createGeneralAgent: {
    id: 'createGeneralAgent',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/accounts',
    security: 'operator',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator/create-general-agent.ts')).createGeneralAgent,
    loadAnswer: async () => (await import('./validators/operator/create-general-agent.answer.ts')).createGeneralAgent,
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
    loadAnswer: async () => (await import('./validators/operator/move-line.answer.ts')).moveLine,
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
    loadAnswer: async () => (await import('./validators/operator/list-audit-entries.answer.ts')).listAuditEntries,
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
    loadAnswer: async () => (await import('./validators/operator/verify-audit-log.answer.ts')).verifyAuditLog,
  },
} as const;

export type OperationId = keyof typeof operations;

/** What a handler is given, already validated, and what it must answer; `headers` are those that an answer needs. */
export interface Operations {
  getSystemStatus: {
    header: zod.output<(typeof getSystemStatus)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSystemStatusResponse;
    headers: 'X-Request-Id';
  };
  getPermission: {
    header: zod.output<(typeof getPermission)['header']>;
    params: undefined;
    query: zod.output<(typeof getPermission)['query']>;
    body: undefined;
    response: GetPermissionResponse;
    headers: 'X-Request-Id';
  };
  getWhitelabel: {
    header: zod.output<(typeof getWhitelabel)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetWhitelabelResponse;
    headers: 'X-Request-Id';
  };
  getJwks: {
    header: zod.output<(typeof getJwks)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetJwksResponse;
    headers: 'X-Request-Id';
  };
  getDomainRoute: {
    header: zod.output<(typeof getDomainRoute)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetDomainRouteResponse;
    headers: 'X-Request-Id';
  };
  getRouters: {
    header: zod.output<(typeof getRouters)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetRoutersResponse;
    headers: 'X-Request-Id';
  };
  listCountryCodes: {
    header: zod.output<(typeof listCountryCodes)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListCountryCodesResponse;
    headers: 'X-Request-Id';
  };
  getRegisterSettings: {
    header: zod.output<(typeof getRegisterSettings)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetRegisterSettingsResponse;
    headers: 'X-Request-Id';
  };
  getCaptcha: {
    header: zod.output<(typeof getCaptcha)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetCaptchaResponse;
    headers: 'X-Request-Id';
  };
  getSlider: {
    header: zod.output<(typeof getSlider)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSliderResponse;
    headers: 'X-Request-Id';
  };
  solveSlider: {
    header: zod.output<(typeof solveSlider)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof solveSlider)['body']>;
    response: SolveSliderResponse;
    headers: 'X-Request-Id';
  };
  sendSmsCode: {
    header: zod.output<(typeof sendSmsCode)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendSmsCode)['body']>;
    response: SendSmsCodeResponse;
    headers: 'X-Request-Id';
  };
  sendRegisterSmsCode: {
    header: zod.output<(typeof sendRegisterSmsCode)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendRegisterSmsCode)['body']>;
    response: SendRegisterSmsCodeResponse;
    headers: 'X-Request-Id';
  };
  sendNewIpCode: {
    header: zod.output<(typeof sendNewIpCode)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendNewIpCode)['body']>;
    response: SendNewIpCodeResponse;
    headers: 'X-Request-Id';
  };
  login: {
    header: zod.output<(typeof login)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof login)['body']>;
    response: LoginResponse;
    headers: 'X-Request-Id';
  };
  freePlayLogin: {
    header: zod.output<(typeof freePlayLogin)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof freePlayLogin)['body']>;
    response: FreePlayLoginResponse;
    headers: 'X-Request-Id';
  };
  logout: {
    header: zod.output<(typeof logout)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: LogoutResponse;
    headers: 'X-Request-Id';
  };
  createSessionTicket: {
    header: zod.output<(typeof createSessionTicket)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createSessionTicket)['body']>;
    response: CreateSessionTicketResponse;
    headers: 'X-Request-Id';
  };
  exchangeSessionTicket: {
    header: zod.output<(typeof exchangeSessionTicket)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof exchangeSessionTicket)['body']>;
    response: ExchangeSessionTicketResponse;
    headers: 'X-Request-Id';
  };
  beginSocialLogin: {
    header: zod.output<(typeof beginSocialLogin)['header']>;
    params: zod.output<(typeof beginSocialLogin)['params']>;
    query: undefined;
    body: zod.output<(typeof beginSocialLogin)['body']>;
    response: BeginSocialLoginResponse;
    headers: 'X-Request-Id';
  };
  completeSocialLogin: {
    header: zod.output<(typeof completeSocialLogin)['header']>;
    params: zod.output<(typeof completeSocialLogin)['params']>;
    query: undefined;
    body: zod.output<(typeof completeSocialLogin)['body']>;
    response: CompleteSocialLoginResponse;
    headers: 'X-Request-Id';
  };
  listSessions: {
    header: zod.output<(typeof listSessions)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListSessionsResponse;
    headers: 'X-Request-Id';
  };
  endOtherSessions: {
    header: zod.output<(typeof endOtherSessions)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: EndOtherSessionsResponse;
    headers: 'X-Request-Id';
  };
  endSession: {
    header: zod.output<(typeof endSession)['header']>;
    params: zod.output<(typeof endSession)['params']>;
    query: undefined;
    body: undefined;
    response: EndSessionResponse;
    headers: 'X-Request-Id';
  };
  registerMember: {
    header: zod.output<(typeof registerMember)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof registerMember)['body']>;
    response: RegisterMemberResponse;
    headers: 'X-Request-Id';
  };
  registerMemberByMobile: {
    header: zod.output<(typeof registerMemberByMobile)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof registerMemberByMobile)['body']>;
    response: RegisterMemberByMobileResponse;
    headers: 'X-Request-Id';
  };
  checkAffiliateCode: {
    header: zod.output<(typeof checkAffiliateCode)['header']>;
    params: undefined;
    query: zod.output<(typeof checkAffiliateCode)['query']>;
    body: undefined;
    response: CheckAffiliateCodeResponse;
    headers: 'X-Request-Id';
  };
  changePassword: {
    header: zod.output<(typeof changePassword)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof changePassword)['body']>;
    response: ChangePasswordResponse;
    headers: 'X-Request-Id';
  };
  forgotPasswordByEmail: {
    header: zod.output<(typeof forgotPasswordByEmail)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof forgotPasswordByEmail)['body']>;
    response: ForgotPasswordByEmailResponse;
    headers: 'X-Request-Id';
  };
  resetPassword: {
    header: zod.output<(typeof resetPassword)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof resetPassword)['body']>;
    response: ResetPasswordResponse;
    headers: 'X-Request-Id';
  };
  resetPasswordByPhone: {
    header: zod.output<(typeof resetPasswordByPhone)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof resetPasswordByPhone)['body']>;
    response: ResetPasswordByPhoneResponse;
    headers: 'X-Request-Id';
  };
  getMemberInfo: {
    header: zod.output<(typeof getMemberInfo)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberInfoResponse;
    headers: 'X-Request-Id';
  };
  getMemberIcon: {
    header: zod.output<(typeof getMemberIcon)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberIconResponse;
    headers: 'X-Request-Id';
  };
  getPlayerAvatar: {
    header: zod.output<(typeof getPlayerAvatar)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPlayerAvatarResponse;
    headers: 'X-Request-Id';
  };
  getProfile: {
    header: zod.output<(typeof getProfile)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetProfileResponse;
    headers: 'X-Request-Id';
  };
  updateProfile: {
    header: zod.output<(typeof updateProfile)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof updateProfile)['body']>;
    response: UpdateProfileResponse;
    headers: 'X-Request-Id';
  };
  listAvatars: {
    header: zod.output<(typeof listAvatars)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListAvatarsResponse;
    headers: 'X-Request-Id';
  };
  updateLanguage: {
    header: zod.output<(typeof updateLanguage)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof updateLanguage)['body']>;
    response: UpdateLanguageResponse;
    headers: 'X-Request-Id';
  };
  listBanks: {
    header: zod.output<(typeof listBanks)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListBanksResponse;
    headers: 'X-Request-Id';
  };
  listBoundAccounts: {
    header: zod.output<(typeof listBoundAccounts)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListBoundAccountsResponse;
    headers: 'X-Request-Id';
  };
  addBoundAccount: {
    header: zod.output<(typeof addBoundAccount)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof addBoundAccount)['body']>;
    response: AddBoundAccountResponse;
    headers: 'X-Request-Id';
  };
  setDefaultBoundAccount: {
    header: zod.output<(typeof setDefaultBoundAccount)['header']>;
    params: zod.output<(typeof setDefaultBoundAccount)['params']>;
    query: undefined;
    body: undefined;
    response: SetDefaultBoundAccountResponse;
    headers: 'X-Request-Id';
  };
  removeBoundAccount: {
    header: zod.output<(typeof removeBoundAccount)['header']>;
    params: zod.output<(typeof removeBoundAccount)['params']>;
    query: undefined;
    body: zod.output<(typeof removeBoundAccount)['body']>;
    response: RemoveBoundAccountResponse;
    headers: 'X-Request-Id';
  };
  getSecurityCentre: {
    header: zod.output<(typeof getSecurityCentre)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSecurityCentreResponse;
    headers: 'X-Request-Id';
  };
  setPaymentPassword: {
    header: zod.output<(typeof setPaymentPassword)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof setPaymentPassword)['body']>;
    response: SetPaymentPasswordResponse;
    headers: 'X-Request-Id';
  };
  changePaymentPassword: {
    header: zod.output<(typeof changePaymentPassword)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof changePaymentPassword)['body']>;
    response: ChangePaymentPasswordResponse;
    headers: 'X-Request-Id';
  };
  resetPaymentPassword: {
    header: zod.output<(typeof resetPaymentPassword)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof resetPaymentPassword)['body']>;
    response: ResetPaymentPasswordResponse;
    headers: 'X-Request-Id';
  };
  startTwoStepLogin: {
    header: zod.output<(typeof startTwoStepLogin)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof startTwoStepLogin)['body']>;
    response: StartTwoStepLoginResponse;
    headers: 'X-Request-Id';
  };
  confirmTwoStepLogin: {
    header: zod.output<(typeof confirmTwoStepLogin)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof confirmTwoStepLogin)['body']>;
    response: ConfirmTwoStepLoginResponse;
    headers: 'X-Request-Id';
  };
  disableTwoStepLogin: {
    header: zod.output<(typeof disableTwoStepLogin)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof disableTwoStepLogin)['body']>;
    response: DisableTwoStepLoginResponse;
    headers: 'X-Request-Id';
  };
  sendMemberCode: {
    header: zod.output<(typeof sendMemberCode)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendMemberCode)['body']>;
    response: SendMemberCodeResponse;
    headers: 'X-Request-Id';
  };
  bindEmail: {
    header: zod.output<(typeof bindEmail)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof bindEmail)['body']>;
    response: BindEmailResponse;
    headers: 'X-Request-Id';
  };
  bindMobile: {
    header: zod.output<(typeof bindMobile)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof bindMobile)['body']>;
    response: BindMobileResponse;
    headers: 'X-Request-Id';
  };
  listLoginHistory: {
    header: zod.output<(typeof listLoginHistory)['header']>;
    params: undefined;
    query: zod.output<(typeof listLoginHistory)['query']>;
    body: undefined;
    response: ListLoginHistoryResponse;
    headers: 'X-Request-Id';
  };
  getLoginInfo: {
    header: zod.output<(typeof getLoginInfo)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetLoginInfoResponse;
    headers: 'X-Request-Id';
  };
  dismissLoginInfo: {
    header: zod.output<(typeof dismissLoginInfo)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof dismissLoginInfo)['body']>;
    response: DismissLoginInfoResponse;
    headers: 'X-Request-Id';
  };
  getPlayLimits: {
    header: zod.output<(typeof getPlayLimits)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPlayLimitsResponse;
    headers: 'X-Request-Id';
  };
  setMoneyLimit: {
    header: zod.output<(typeof setMoneyLimit)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof setMoneyLimit)['body']>;
    response: SetMoneyLimitResponse;
    headers: 'X-Request-Id';
  };
  setSessionLimit: {
    header: zod.output<(typeof setSessionLimit)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof setSessionLimit)['body']>;
    response: SetSessionLimitResponse;
    headers: 'X-Request-Id';
  };
  startSelfExclusion: {
    header: zod.output<(typeof startSelfExclusion)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof startSelfExclusion)['body']>;
    response: StartSelfExclusionResponse;
    headers: 'X-Request-Id';
  };
  getRealityCheck: {
    header: zod.output<(typeof getRealityCheck)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetRealityCheckResponse;
    headers: 'X-Request-Id';
  };
  setRealityCheck: {
    header: zod.output<(typeof setRealityCheck)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof setRealityCheck)['body']>;
    response: SetRealityCheckResponse;
    headers: 'X-Request-Id';
  };
  acknowledgeRealityCheck: {
    header: zod.output<(typeof acknowledgeRealityCheck)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: AcknowledgeRealityCheckResponse;
    headers: 'X-Request-Id';
  };
  getPlayerRank: {
    header: zod.output<(typeof getPlayerRank)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPlayerRankResponse;
    headers: 'X-Request-Id';
  };
  listVipTiers: {
    header: zod.output<(typeof listVipTiers)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListVipTiersResponse;
    headers: 'X-Request-Id';
  };
  streamEvents: {
    header: zod.output<(typeof streamEvents)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: StreamEventsResponse;
    headers: 'X-Request-Id';
  };
  getBalance: {
    header: zod.output<(typeof getBalance)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetBalanceResponse;
    headers: 'X-Request-Id';
  };
  getMerchantWallet: {
    header: zod.output<(typeof getMerchantWallet)['header']>;
    params: undefined;
    query: zod.output<(typeof getMerchantWallet)['query']>;
    body: undefined;
    response: GetMerchantWalletResponse;
    headers: 'X-Request-Id';
  };
  getConsolidatedFunds: {
    header: zod.output<(typeof getConsolidatedFunds)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetConsolidatedFundsResponse;
    headers: 'X-Request-Id';
  };
  transferFunds: {
    header: zod.output<(typeof transferFunds)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof transferFunds)['body']>;
    response: TransferFundsResponse;
    headers: 'X-Request-Id';
  };
  getWalletTransfer: {
    header: zod.output<(typeof getWalletTransfer)['header']>;
    params: zod.output<(typeof getWalletTransfer)['params']>;
    query: undefined;
    body: undefined;
    response: GetWalletTransferResponse;
    headers: 'X-Request-Id';
  };
  collectAllFunds: {
    header: zod.output<(typeof collectAllFunds)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: CollectAllFundsResponse;
    headers: 'X-Request-Id';
  };
  getMemberTransferTerms: {
    header: zod.output<(typeof getMemberTransferTerms)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberTransferTermsResponse;
    headers: 'X-Request-Id';
  };
  transferToUpline: {
    header: zod.output<(typeof transferToUpline)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof transferToUpline)['body']>;
    response: TransferToUplineResponse;
    headers: 'X-Request-Id';
  };
  transferToDownline: {
    header: zod.output<(typeof transferToDownline)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof transferToDownline)['body']>;
    response: TransferToDownlineResponse;
    headers: 'X-Request-Id';
  };
  getMemberTransfer: {
    header: zod.output<(typeof getMemberTransfer)['header']>;
    params: zod.output<(typeof getMemberTransfer)['params']>;
    query: undefined;
    body: undefined;
    response: GetMemberTransferResponse;
    headers: 'X-Request-Id';
  };
  getDebt: {
    header: zod.output<(typeof getDebt)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetDebtResponse;
    headers: 'X-Request-Id';
  };
  getVault: {
    header: zod.output<(typeof getVault)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetVaultResponse;
    headers: 'X-Request-Id';
  };
  listVaultLocks: {
    header: zod.output<(typeof listVaultLocks)['header']>;
    params: undefined;
    query: zod.output<(typeof listVaultLocks)['query']>;
    body: undefined;
    response: ListVaultLocksResponse;
    headers: 'X-Request-Id';
  };
  lockVault: {
    header: zod.output<(typeof lockVault)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof lockVault)['body']>;
    response: LockVaultResponse;
    headers: 'X-Request-Id';
  };
  listDepositMethods: {
    header: zod.output<(typeof listDepositMethods)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListDepositMethodsResponse;
    headers: 'X-Request-Id';
  };
  createDeposit: {
    header: zod.output<(typeof createDeposit)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createDeposit)['body']>;
    response: CreateDepositResponse;
    headers: 'X-Request-Id';
  };
  listDeposits: {
    header: zod.output<(typeof listDeposits)['header']>;
    params: undefined;
    query: zod.output<(typeof listDeposits)['query']>;
    body: undefined;
    response: ListDepositsResponse;
    headers: 'X-Request-Id';
  };
  getDeposit: {
    header: zod.output<(typeof getDeposit)['header']>;
    params: zod.output<(typeof getDeposit)['params']>;
    query: undefined;
    body: undefined;
    response: GetDepositResponse;
    headers: 'X-Request-Id';
  };
  markDepositPaid: {
    header: zod.output<(typeof markDepositPaid)['header']>;
    params: zod.output<(typeof markDepositPaid)['params']>;
    query: undefined;
    body: zod.output<(typeof markDepositPaid)['body']>;
    response: MarkDepositPaidResponse;
    headers: 'X-Request-Id';
  };
  getWithdrawalQuote: {
    header: zod.output<(typeof getWithdrawalQuote)['header']>;
    params: undefined;
    query: zod.output<(typeof getWithdrawalQuote)['query']>;
    body: undefined;
    response: GetWithdrawalQuoteResponse;
    headers: 'X-Request-Id';
  };
  createWithdrawal: {
    header: zod.output<(typeof createWithdrawal)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createWithdrawal)['body']>;
    response: CreateWithdrawalResponse;
    headers: 'X-Request-Id';
  };
  listWithdrawals: {
    header: zod.output<(typeof listWithdrawals)['header']>;
    params: undefined;
    query: zod.output<(typeof listWithdrawals)['query']>;
    body: undefined;
    response: ListWithdrawalsResponse;
    headers: 'X-Request-Id';
  };
  getWithdrawal: {
    header: zod.output<(typeof getWithdrawal)['header']>;
    params: zod.output<(typeof getWithdrawal)['params']>;
    query: undefined;
    body: undefined;
    response: GetWithdrawalResponse;
    headers: 'X-Request-Id';
  };
  confirmWithdrawal: {
    header: zod.output<(typeof confirmWithdrawal)['header']>;
    params: zod.output<(typeof confirmWithdrawal)['params']>;
    query: undefined;
    body: undefined;
    response: ConfirmWithdrawalResponse;
    headers: 'X-Request-Id';
  };
  disputeWithdrawal: {
    header: zod.output<(typeof disputeWithdrawal)['header']>;
    params: zod.output<(typeof disputeWithdrawal)['params']>;
    query: undefined;
    body: zod.output<(typeof disputeWithdrawal)['body']>;
    response: DisputeWithdrawalResponse;
    headers: 'X-Request-Id';
  };
  listTransactionHistory: {
    header: zod.output<(typeof listTransactionHistory)['header']>;
    params: undefined;
    query: zod.output<(typeof listTransactionHistory)['query']>;
    body: undefined;
    response: ListTransactionHistoryResponse;
    headers: 'X-Request-Id';
  };
  authorisePlayer: {
    header: zod.output<(typeof authorisePlayer)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof authorisePlayer)['body']>;
    response: AuthorisePlayerResponse;
    headers: 'X-Request-Id';
  };
  getPlayerBalance: {
    header: zod.output<(typeof getPlayerBalance)['header']>;
    params: undefined;
    query: zod.output<(typeof getPlayerBalance)['query']>;
    body: undefined;
    response: GetPlayerBalanceResponse;
    headers: 'X-Request-Id';
  };
  debitPlayer: {
    header: zod.output<(typeof debitPlayer)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof debitPlayer)['body']>;
    response: DebitPlayerResponse;
    headers: 'X-Request-Id';
  };
  creditPlayer: {
    header: zod.output<(typeof creditPlayer)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof creditPlayer)['body']>;
    response: CreditPlayerResponse;
    headers: 'X-Request-Id';
  };
  rollbackDebit: {
    header: zod.output<(typeof rollbackDebit)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof rollbackDebit)['body']>;
    response: RollbackDebitResponse;
    headers: 'X-Request-Id';
  };
  listBets: {
    header: zod.output<(typeof listBets)['header']>;
    params: undefined;
    query: zod.output<(typeof listBets)['query']>;
    body: undefined;
    response: ListBetsResponse;
    headers: 'X-Request-Id';
  };
  getBet: {
    header: zod.output<(typeof getBet)['header']>;
    params: zod.output<(typeof getBet)['params']>;
    query: undefined;
    body: undefined;
    response: GetBetResponse;
    headers: 'X-Request-Id';
  };
  getProfitLoss: {
    header: zod.output<(typeof getProfitLoss)['header']>;
    params: undefined;
    query: zod.output<(typeof getProfitLoss)['query']>;
    body: undefined;
    response: GetProfitLossResponse;
    headers: 'X-Request-Id';
  };
  listVendorTypes: {
    header: zod.output<(typeof listVendorTypes)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListVendorTypesResponse;
    headers: 'X-Request-Id';
  };
  listVendors: {
    header: zod.output<(typeof listVendors)['header']>;
    params: undefined;
    query: zod.output<(typeof listVendors)['query']>;
    body: undefined;
    response: ListVendorsResponse;
    headers: 'X-Request-Id';
  };
  listGames: {
    header: zod.output<(typeof listGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listGames)['query']>;
    body: undefined;
    response: ListGamesResponse;
    headers: 'X-Request-Id';
  };
  listHotGames: {
    header: zod.output<(typeof listHotGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listHotGames)['query']>;
    body: undefined;
    response: ListHotGamesResponse;
    headers: 'X-Request-Id';
  };
  listFavouriteIds: {
    header: zod.output<(typeof listFavouriteIds)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListFavouriteIdsResponse;
    headers: 'X-Request-Id';
  };
  listFavourites: {
    header: zod.output<(typeof listFavourites)['header']>;
    params: undefined;
    query: zod.output<(typeof listFavourites)['query']>;
    body: undefined;
    response: ListFavouritesResponse;
    headers: 'X-Request-Id';
  };
  addFavourite: {
    header: zod.output<(typeof addFavourite)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof addFavourite)['body']>;
    response: AddFavouriteResponse;
    headers: 'X-Request-Id';
  };
  removeFavourite: {
    header: zod.output<(typeof removeFavourite)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof removeFavourite)['body']>;
    response: RemoveFavouriteResponse;
    headers: 'X-Request-Id';
  };
  listRecentGames: {
    header: zod.output<(typeof listRecentGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listRecentGames)['query']>;
    body: undefined;
    response: ListRecentGamesResponse;
    headers: 'X-Request-Id';
  };
  listNewGames: {
    header: zod.output<(typeof listNewGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listNewGames)['query']>;
    body: undefined;
    response: ListNewGamesResponse;
    headers: 'X-Request-Id';
  };
  searchGames: {
    header: zod.output<(typeof searchGames)['header']>;
    params: undefined;
    query: zod.output<(typeof searchGames)['query']>;
    body: undefined;
    response: SearchGamesResponse;
    headers: 'X-Request-Id';
  };
  listWinnerRank: {
    header: zod.output<(typeof listWinnerRank)['header']>;
    params: undefined;
    query: zod.output<(typeof listWinnerRank)['query']>;
    body: undefined;
    response: ListWinnerRankResponse;
    headers: 'X-Request-Id';
  };
  listPopularGames: {
    header: zod.output<(typeof listPopularGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listPopularGames)['query']>;
    body: undefined;
    response: ListPopularGamesResponse;
    headers: 'X-Request-Id';
  };
  listGameMenus: {
    header: zod.output<(typeof listGameMenus)['header']>;
    params: undefined;
    query: zod.output<(typeof listGameMenus)['query']>;
    body: undefined;
    response: ListGameMenusResponse;
    headers: 'X-Request-Id';
  };
  listPvpRooms: {
    header: zod.output<(typeof listPvpRooms)['header']>;
    params: undefined;
    query: zod.output<(typeof listPvpRooms)['query']>;
    body: undefined;
    response: ListPvpRoomsResponse;
    headers: 'X-Request-Id';
  };
  launchGame: {
    header: zod.output<(typeof launchGame)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof launchGame)['body']>;
    response: LaunchGameResponse;
    headers: 'X-Request-Id';
  };
  listInhouseRules: {
    header: zod.output<(typeof listInhouseRules)['header']>;
    params: undefined;
    query: zod.output<(typeof listInhouseRules)['query']>;
    body: undefined;
    response: ListInhouseRulesResponse;
    headers: 'X-Request-Id';
  };
  getInhouseRules: {
    header: zod.output<(typeof getInhouseRules)['header']>;
    params: zod.output<(typeof getInhouseRules)['params']>;
    query: zod.output<(typeof getInhouseRules)['query']>;
    body: undefined;
    response: GetInhouseRulesResponse;
    headers: 'X-Request-Id';
  };
  commitInhouseRound: {
    header: zod.output<(typeof commitInhouseRound)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof commitInhouseRound)['body']>;
    response: CommitInhouseRoundResponse;
    headers: 'X-Request-Id';
  };
  listInhouseRounds: {
    header: zod.output<(typeof listInhouseRounds)['header']>;
    params: undefined;
    query: zod.output<(typeof listInhouseRounds)['query']>;
    body: undefined;
    response: ListInhouseRoundsResponse;
    headers: 'X-Request-Id';
  };
  playInhouseRound: {
    header: zod.output<(typeof playInhouseRound)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof playInhouseRound)['body']>;
    response: PlayInhouseRoundResponse;
    headers: 'X-Request-Id';
  };
  getInhouseRound: {
    header: zod.output<(typeof getInhouseRound)['header']>;
    params: zod.output<(typeof getInhouseRound)['params']>;
    query: undefined;
    body: undefined;
    response: GetInhouseRoundResponse;
    headers: 'X-Request-Id';
  };
  actInhouseRound: {
    header: zod.output<(typeof actInhouseRound)['header']>;
    params: zod.output<(typeof actInhouseRound)['params']>;
    query: undefined;
    body: zod.output<(typeof actInhouseRound)['body']>;
    response: ActInhouseRoundResponse;
    headers: 'X-Request-Id';
  };
  getInhouseEvidence: {
    header: zod.output<(typeof getInhouseEvidence)['header']>;
    params: zod.output<(typeof getInhouseEvidence)['params']>;
    query: undefined;
    body: undefined;
    response: GetInhouseEvidenceResponse;
    headers: 'X-Request-Id';
  };
  getMoonshot: {
    header: zod.output<(typeof getMoonshot)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMoonshotResponse;
    headers: 'X-Request-Id';
  };
  placeMoonshotBet: {
    header: zod.output<(typeof placeMoonshotBet)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof placeMoonshotBet)['body']>;
    response: PlaceMoonshotBetResponse;
    headers: 'X-Request-Id';
  };
  cancelMoonshotBet: {
    header: zod.output<(typeof cancelMoonshotBet)['header']>;
    params: zod.output<(typeof cancelMoonshotBet)['params']>;
    query: undefined;
    body: undefined;
    response: CancelMoonshotBetResponse;
    headers: 'X-Request-Id';
  };
  cashOutMoonshot: {
    header: zod.output<(typeof cashOutMoonshot)['header']>;
    params: zod.output<(typeof cashOutMoonshot)['params']>;
    query: undefined;
    body: undefined;
    response: CashOutMoonshotResponse;
    headers: 'X-Request-Id';
  };
  listAnnouncements: {
    header: zod.output<(typeof listAnnouncements)['header']>;
    params: undefined;
    query: zod.output<(typeof listAnnouncements)['query']>;
    body: undefined;
    response: ListAnnouncementsResponse;
    headers: 'X-Request-Id';
  };
  listVnGameMenus: {
    header: zod.output<(typeof listVnGameMenus)['header']>;
    params: undefined;
    query: zod.output<(typeof listVnGameMenus)['query']>;
    body: undefined;
    response: ListVnGameMenusResponse;
    headers: 'X-Request-Id';
  };
  listVnRecentGames: {
    header: zod.output<(typeof listVnRecentGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listVnRecentGames)['query']>;
    body: undefined;
    response: ListVnRecentGamesResponse;
    headers: 'X-Request-Id';
  };
  listLotteryGames: {
    header: zod.output<(typeof listLotteryGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listLotteryGames)['query']>;
    body: undefined;
    response: ListLotteryGamesResponse;
    headers: 'X-Request-Id';
  };
  getLotteryGame: {
    header: zod.output<(typeof getLotteryGame)['header']>;
    params: zod.output<(typeof getLotteryGame)['params']>;
    query: zod.output<(typeof getLotteryGame)['query']>;
    body: undefined;
    response: GetLotteryGameResponse;
    headers: 'X-Request-Id';
  };
  listPlayTypes: {
    header: zod.output<(typeof listPlayTypes)['header']>;
    params: zod.output<(typeof listPlayTypes)['params']>;
    query: zod.output<(typeof listPlayTypes)['query']>;
    body: undefined;
    response: ListPlayTypesResponse;
    headers: 'X-Request-Id';
  };
  listComingDraws: {
    header: zod.output<(typeof listComingDraws)['header']>;
    params: zod.output<(typeof listComingDraws)['params']>;
    query: zod.output<(typeof listComingDraws)['query']>;
    body: undefined;
    response: ListComingDrawsResponse;
    headers: 'X-Request-Id';
  };
  listLotteryFavourites: {
    header: zod.output<(typeof listLotteryFavourites)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListLotteryFavouritesResponse;
    headers: 'X-Request-Id';
  };
  setLotteryFavourites: {
    header: zod.output<(typeof setLotteryFavourites)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof setLotteryFavourites)['body']>;
    response: SetLotteryFavouritesResponse;
    headers: 'X-Request-Id';
  };
  listDraws: {
    header: zod.output<(typeof listDraws)['header']>;
    params: undefined;
    query: zod.output<(typeof listDraws)['query']>;
    body: undefined;
    response: ListDrawsResponse;
    headers: 'X-Request-Id';
  };
  getDraw: {
    header: zod.output<(typeof getDraw)['header']>;
    params: zod.output<(typeof getDraw)['params']>;
    query: undefined;
    body: undefined;
    response: GetDrawResponse;
    headers: 'X-Request-Id';
  };
  getPrizeTable: {
    header: zod.output<(typeof getPrizeTable)['header']>;
    params: zod.output<(typeof getPrizeTable)['params']>;
    query: undefined;
    body: undefined;
    response: GetPrizeTableResponse;
    headers: 'X-Request-Id';
  };
  getDrawEvidence: {
    header: zod.output<(typeof getDrawEvidence)['header']>;
    params: zod.output<(typeof getDrawEvidence)['params']>;
    query: undefined;
    body: undefined;
    response: GetDrawEvidenceResponse;
    headers: 'X-Request-Id';
  };
  listOpenedNumero: {
    header: zod.output<(typeof listOpenedNumero)['header']>;
    params: undefined;
    query: zod.output<(typeof listOpenedNumero)['query']>;
    body: undefined;
    response: ListOpenedNumeroResponse;
    headers: 'X-Request-Id';
  };
  getVietnamNumero: {
    header: zod.output<(typeof getVietnamNumero)['header']>;
    params: undefined;
    query: zod.output<(typeof getVietnamNumero)['query']>;
    body: undefined;
    response: GetVietnamNumeroResponse;
    headers: 'X-Request-Id';
  };
  quoteLotterySlip: {
    header: zod.output<(typeof quoteLotterySlip)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof quoteLotterySlip)['body']>;
    response: QuoteLotterySlipResponse;
    headers: 'X-Request-Id';
  };
  listLotteryBets: {
    header: zod.output<(typeof listLotteryBets)['header']>;
    params: undefined;
    query: zod.output<(typeof listLotteryBets)['query']>;
    body: undefined;
    response: ListLotteryBetsResponse;
    headers: 'X-Request-Id';
  };
  placeLotteryBet: {
    header: zod.output<(typeof placeLotteryBet)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof placeLotteryBet)['body']>;
    response: PlaceLotteryBetResponse;
    headers: 'X-Request-Id';
  };
  getLotteryBet: {
    header: zod.output<(typeof getLotteryBet)['header']>;
    params: zod.output<(typeof getLotteryBet)['params']>;
    query: undefined;
    body: undefined;
    response: GetLotteryBetResponse;
    headers: 'X-Request-Id';
  };
  cancelLotteryBet: {
    header: zod.output<(typeof cancelLotteryBet)['header']>;
    params: zod.output<(typeof cancelLotteryBet)['params']>;
    query: undefined;
    body: undefined;
    response: CancelLotteryBetResponse;
    headers: 'X-Request-Id';
  };
  listChases: {
    header: zod.output<(typeof listChases)['header']>;
    params: undefined;
    query: zod.output<(typeof listChases)['query']>;
    body: undefined;
    response: ListChasesResponse;
    headers: 'X-Request-Id';
  };
  getChase: {
    header: zod.output<(typeof getChase)['header']>;
    params: zod.output<(typeof getChase)['params']>;
    query: undefined;
    body: undefined;
    response: GetChaseResponse;
    headers: 'X-Request-Id';
  };
  stopChase: {
    header: zod.output<(typeof stopChase)['header']>;
    params: zod.output<(typeof stopChase)['params']>;
    query: undefined;
    body: undefined;
    response: StopChaseResponse;
    headers: 'X-Request-Id';
  };
  listDueDraws: {
    header: zod.output<(typeof listDueDraws)['header']>;
    params: undefined;
    query: zod.output<(typeof listDueDraws)['query']>;
    body: undefined;
    response: ListDueDrawsResponse;
    headers: 'X-Request-Id';
  };
  listDrawDays: {
    header: zod.output<(typeof listDrawDays)['header']>;
    params: undefined;
    query: zod.output<(typeof listDrawDays)['query']>;
    body: undefined;
    response: ListDrawDaysResponse;
    headers: 'X-Request-Id';
  };
  getDrawDay: {
    header: zod.output<(typeof getDrawDay)['header']>;
    params: zod.output<(typeof getDrawDay)['params']>;
    query: undefined;
    body: undefined;
    response: GetDrawDayResponse;
    headers: 'X-Request-Id';
  };
  changeDrawDay: {
    header: zod.output<(typeof changeDrawDay)['header']>;
    params: zod.output<(typeof changeDrawDay)['params']>;
    query: undefined;
    body: zod.output<(typeof changeDrawDay)['body']>;
    response: ChangeDrawDayResponse;
    headers: 'X-Request-Id';
  };
  getOperatorDraw: {
    header: zod.output<(typeof getOperatorDraw)['header']>;
    params: zod.output<(typeof getOperatorDraw)['params']>;
    query: undefined;
    body: undefined;
    response: GetOperatorDrawResponse;
    headers: 'X-Request-Id';
  };
  enterDrawResult: {
    header: zod.output<(typeof enterDrawResult)['header']>;
    params: zod.output<(typeof enterDrawResult)['params']>;
    query: undefined;
    body: zod.output<(typeof enterDrawResult)['body']>;
    response: EnterDrawResultResponse;
    headers: 'X-Request-Id';
  };
  correctDrawResult: {
    header: zod.output<(typeof correctDrawResult)['header']>;
    params: zod.output<(typeof correctDrawResult)['params']>;
    query: undefined;
    body: zod.output<(typeof correctDrawResult)['body']>;
    response: CorrectDrawResultResponse;
    headers: 'X-Request-Id';
  };
  voidDraw: {
    header: zod.output<(typeof voidDraw)['header']>;
    params: zod.output<(typeof voidDraw)['params']>;
    query: undefined;
    body: zod.output<(typeof voidDraw)['body']>;
    response: VoidDrawResponse;
    headers: 'X-Request-Id';
  };
  getHelpCenter: {
    header: zod.output<(typeof getHelpCenter)['header']>;
    params: undefined;
    query: zod.output<(typeof getHelpCenter)['query']>;
    body: undefined;
    response: GetHelpCenterResponse;
    headers: 'X-Request-Id';
  };
  getCustomerService: {
    header: zod.output<(typeof getCustomerService)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetCustomerServiceResponse;
    headers: 'X-Request-Id';
  };
  sendFeedback: {
    header: zod.output<(typeof sendFeedback)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendFeedback)['body']>;
    response: SendFeedbackResponse;
    headers: 'X-Request-Id';
  };
  getChatUrl: {
    header: zod.output<(typeof getChatUrl)['header']>;
    params: undefined;
    query: zod.output<(typeof getChatUrl)['query']>;
    body: undefined;
    response: GetChatUrlResponse;
    headers: 'X-Request-Id';
  };
  getChatUnread: {
    header: zod.output<(typeof getChatUnread)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetChatUnreadResponse;
    headers: 'X-Request-Id';
  };
  listChatMessages: {
    header: zod.output<(typeof listChatMessages)['header']>;
    params: undefined;
    query: zod.output<(typeof listChatMessages)['query']>;
    body: undefined;
    response: ListChatMessagesResponse;
    headers: 'X-Request-Id';
  };
  sendChatMessage: {
    header: zod.output<(typeof sendChatMessage)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendChatMessage)['body']>;
    response: SendChatMessageResponse;
    headers: 'X-Request-Id';
  };
  markChatRead: {
    header: zod.output<(typeof markChatRead)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof markChatRead)['body']>;
    response: MarkChatReadResponse;
    headers: 'X-Request-Id';
  };
  listAgentAnnouncements: {
    header: zod.output<(typeof listAgentAnnouncements)['header']>;
    params: undefined;
    query: zod.output<(typeof listAgentAnnouncements)['query']>;
    body: undefined;
    response: ListAgentAnnouncementsResponse;
    headers: 'X-Request-Id';
  };
  getTeamOverview: {
    header: zod.output<(typeof getTeamOverview)['header']>;
    params: undefined;
    query: zod.output<(typeof getTeamOverview)['query']>;
    body: undefined;
    response: GetTeamOverviewResponse;
    headers: 'X-Request-Id';
  };
  getAccountRules: {
    header: zod.output<(typeof getAccountRules)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetAccountRulesResponse;
    headers: 'X-Request-Id';
  };
  createDownlineAccount: {
    header: zod.output<(typeof createDownlineAccount)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createDownlineAccount)['body']>;
    response: CreateDownlineAccountResponse;
    headers: 'X-Request-Id';
  };
  listRegistrationLinks: {
    header: zod.output<(typeof listRegistrationLinks)['header']>;
    params: undefined;
    query: zod.output<(typeof listRegistrationLinks)['query']>;
    body: undefined;
    response: ListRegistrationLinksResponse;
    headers: 'X-Request-Id';
  };
  createRegistrationLink: {
    header: zod.output<(typeof createRegistrationLink)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createRegistrationLink)['body']>;
    response: CreateRegistrationLinkResponse;
    headers: 'X-Request-Id';
  };
  changeRegistrationLink: {
    header: zod.output<(typeof changeRegistrationLink)['header']>;
    params: zod.output<(typeof changeRegistrationLink)['params']>;
    query: undefined;
    body: zod.output<(typeof changeRegistrationLink)['body']>;
    response: ChangeRegistrationLinkResponse;
    headers: 'X-Request-Id';
  };
  removeRegistrationLink: {
    header: zod.output<(typeof removeRegistrationLink)['header']>;
    params: zod.output<(typeof removeRegistrationLink)['params']>;
    query: undefined;
    body: undefined;
    response: RemoveRegistrationLinkResponse;
    headers: 'X-Request-Id';
  };
  listTeamChildren: {
    header: zod.output<(typeof listTeamChildren)['header']>;
    params: undefined;
    query: zod.output<(typeof listTeamChildren)['query']>;
    body: undefined;
    response: ListTeamChildrenResponse;
    headers: 'X-Request-Id';
  };
  listTeam: {
    header: zod.output<(typeof listTeam)['header']>;
    params: undefined;
    query: zod.output<(typeof listTeam)['query']>;
    body: undefined;
    response: ListTeamResponse;
    headers: 'X-Request-Id';
  };
  getTeamMember: {
    header: zod.output<(typeof getTeamMember)['header']>;
    params: zod.output<(typeof getTeamMember)['params']>;
    query: zod.output<(typeof getTeamMember)['query']>;
    body: undefined;
    response: GetTeamMemberResponse;
    headers: 'X-Request-Id';
  };
  sendTeamMessage: {
    header: zod.output<(typeof sendTeamMessage)['header']>;
    params: zod.output<(typeof sendTeamMessage)['params']>;
    query: undefined;
    body: zod.output<(typeof sendTeamMessage)['body']>;
    response: SendTeamMessageResponse;
    headers: 'X-Request-Id';
  };
  listTeamBets: {
    header: zod.output<(typeof listTeamBets)['header']>;
    params: undefined;
    query: zod.output<(typeof listTeamBets)['query']>;
    body: undefined;
    response: ListTeamBetsResponse;
    headers: 'X-Request-Id';
  };
  listTeamProfit: {
    header: zod.output<(typeof listTeamProfit)['header']>;
    params: undefined;
    query: zod.output<(typeof listTeamProfit)['query']>;
    body: undefined;
    response: ListTeamProfitResponse;
    headers: 'X-Request-Id';
  };
  listIncome: {
    header: zod.output<(typeof listIncome)['header']>;
    params: undefined;
    query: zod.output<(typeof listIncome)['query']>;
    body: undefined;
    response: ListIncomeResponse;
    headers: 'X-Request-Id';
  };
  listIncomeBets: {
    header: zod.output<(typeof listIncomeBets)['header']>;
    params: zod.output<(typeof listIncomeBets)['params']>;
    query: zod.output<(typeof listIncomeBets)['query']>;
    body: undefined;
    response: ListIncomeBetsResponse;
    headers: 'X-Request-Id';
  };
  listIncomeInputs: {
    header: zod.output<(typeof listIncomeInputs)['header']>;
    params: zod.output<(typeof listIncomeInputs)['params']>;
    query: zod.output<(typeof listIncomeInputs)['query']>;
    body: undefined;
    response: ListIncomeInputsResponse;
    headers: 'X-Request-Id';
  };
  listTeamTransactions: {
    header: zod.output<(typeof listTeamTransactions)['header']>;
    params: undefined;
    query: zod.output<(typeof listTeamTransactions)['query']>;
    body: undefined;
    response: ListTeamTransactionsResponse;
    headers: 'X-Request-Id';
  };
  listContracts: {
    header: zod.output<(typeof listContracts)['header']>;
    params: undefined;
    query: zod.output<(typeof listContracts)['query']>;
    body: undefined;
    response: ListContractsResponse;
    headers: 'X-Request-Id';
  };
  proposeContract: {
    header: zod.output<(typeof proposeContract)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof proposeContract)['body']>;
    response: ProposeContractResponse;
    headers: 'X-Request-Id';
  };
  listContractRequests: {
    header: zod.output<(typeof listContractRequests)['header']>;
    params: undefined;
    query: zod.output<(typeof listContractRequests)['query']>;
    body: undefined;
    response: ListContractRequestsResponse;
    headers: 'X-Request-Id';
  };
  getContractBasis: {
    header: zod.output<(typeof getContractBasis)['header']>;
    params: undefined;
    query: zod.output<(typeof getContractBasis)['query']>;
    body: undefined;
    response: GetContractBasisResponse;
    headers: 'X-Request-Id';
  };
  checkContractConflicts: {
    header: zod.output<(typeof checkContractConflicts)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof checkContractConflicts)['body']>;
    response: CheckContractConflictsResponse;
    headers: 'X-Request-Id';
  };
  getContract: {
    header: zod.output<(typeof getContract)['header']>;
    params: zod.output<(typeof getContract)['params']>;
    query: undefined;
    body: undefined;
    response: GetContractResponse;
    headers: 'X-Request-Id';
  };
  getContractProgress: {
    header: zod.output<(typeof getContractProgress)['header']>;
    params: zod.output<(typeof getContractProgress)['params']>;
    query: undefined;
    body: undefined;
    response: GetContractProgressResponse;
    headers: 'X-Request-Id';
  };
  listContractConflicts: {
    header: zod.output<(typeof listContractConflicts)['header']>;
    params: zod.output<(typeof listContractConflicts)['params']>;
    query: undefined;
    body: undefined;
    response: ListContractConflictsResponse;
    headers: 'X-Request-Id';
  };
  signContract: {
    header: zod.output<(typeof signContract)['header']>;
    params: zod.output<(typeof signContract)['params']>;
    query: undefined;
    body: zod.output<(typeof signContract)['body']>;
    response: SignContractResponse;
    headers: 'X-Request-Id';
  };
  rejectContract: {
    header: zod.output<(typeof rejectContract)['header']>;
    params: zod.output<(typeof rejectContract)['params']>;
    query: undefined;
    body: zod.output<(typeof rejectContract)['body']>;
    response: RejectContractResponse;
    headers: 'X-Request-Id';
  };
  withdrawContract: {
    header: zod.output<(typeof withdrawContract)['header']>;
    params: zod.output<(typeof withdrawContract)['params']>;
    query: undefined;
    body: zod.output<(typeof withdrawContract)['body']>;
    response: WithdrawContractResponse;
    headers: 'X-Request-Id';
  };
  terminateContract: {
    header: zod.output<(typeof terminateContract)['header']>;
    params: zod.output<(typeof terminateContract)['params']>;
    query: undefined;
    body: zod.output<(typeof terminateContract)['body']>;
    response: TerminateContractResponse;
    headers: 'X-Request-Id';
  };
  agreeToTermination: {
    header: zod.output<(typeof agreeToTermination)['header']>;
    params: zod.output<(typeof agreeToTermination)['params']>;
    query: undefined;
    body: zod.output<(typeof agreeToTermination)['body']>;
    response: AgreeToTerminationResponse;
    headers: 'X-Request-Id';
  };
  listContractBills: {
    header: zod.output<(typeof listContractBills)['header']>;
    params: undefined;
    query: zod.output<(typeof listContractBills)['query']>;
    body: undefined;
    response: ListContractBillsResponse;
    headers: 'X-Request-Id';
  };
  getContractBill: {
    header: zod.output<(typeof getContractBill)['header']>;
    params: zod.output<(typeof getContractBill)['params']>;
    query: undefined;
    body: undefined;
    response: GetContractBillResponse;
    headers: 'X-Request-Id';
  };
  simulateContract: {
    header: zod.output<(typeof simulateContract)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof simulateContract)['body']>;
    response: SimulateContractResponse;
    headers: 'X-Request-Id';
  };
  listAnnouncementPage: {
    header: zod.output<(typeof listAnnouncementPage)['header']>;
    params: undefined;
    query: zod.output<(typeof listAnnouncementPage)['query']>;
    body: undefined;
    response: ListAnnouncementPageResponse;
    headers: 'X-Request-Id';
  };
  getAnnouncement: {
    header: zod.output<(typeof getAnnouncement)['header']>;
    params: undefined;
    query: zod.output<(typeof getAnnouncement)['query']>;
    body: undefined;
    response: GetAnnouncementResponse;
    headers: 'X-Request-Id';
  };
  listMessages: {
    header: zod.output<(typeof listMessages)['header']>;
    params: undefined;
    query: zod.output<(typeof listMessages)['query']>;
    body: undefined;
    response: ListMessagesResponse;
    headers: 'X-Request-Id';
  };
  getMessage: {
    header: zod.output<(typeof getMessage)['header']>;
    params: undefined;
    query: zod.output<(typeof getMessage)['query']>;
    body: undefined;
    response: GetMessageResponse;
    headers: 'X-Request-Id';
  };
  getUnreadCount: {
    header: zod.output<(typeof getUnreadCount)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetUnreadCountResponse;
    headers: 'X-Request-Id';
  };
  readMessages: {
    header: zod.output<(typeof readMessages)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof readMessages)['body']>;
    response: ReadMessagesResponse;
    headers: 'X-Request-Id';
  };
  readAllMessages: {
    header: zod.output<(typeof readAllMessages)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof readAllMessages)['body']>;
    response: ReadAllMessagesResponse;
    headers: 'X-Request-Id';
  };
  deleteMessages: {
    header: zod.output<(typeof deleteMessages)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof deleteMessages)['body']>;
    response: DeleteMessagesResponse;
    headers: 'X-Request-Id';
  };
  listPromotions: {
    header: zod.output<(typeof listPromotions)['header']>;
    params: undefined;
    query: zod.output<(typeof listPromotions)['query']>;
    body: undefined;
    response: ListPromotionsResponse;
    headers: 'X-Request-Id';
  };
  getPromotion: {
    header: zod.output<(typeof getPromotion)['header']>;
    params: undefined;
    query: zod.output<(typeof getPromotion)['query']>;
    body: undefined;
    response: GetPromotionResponse;
    headers: 'X-Request-Id';
  };
  listMemberPromotions: {
    header: zod.output<(typeof listMemberPromotions)['header']>;
    params: undefined;
    query: zod.output<(typeof listMemberPromotions)['query']>;
    body: undefined;
    response: ListMemberPromotionsResponse;
    headers: 'X-Request-Id';
  };
  getMemberPromotion: {
    header: zod.output<(typeof getMemberPromotion)['header']>;
    params: undefined;
    query: zod.output<(typeof getMemberPromotion)['query']>;
    body: undefined;
    response: GetMemberPromotionResponse;
    headers: 'X-Request-Id';
  };
  joinPromotion: {
    header: zod.output<(typeof joinPromotion)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof joinPromotion)['body']>;
    response: JoinPromotionResponse;
    headers: 'X-Request-Id';
  };
  applyForPromotion: {
    header: zod.output<(typeof applyForPromotion)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof applyForPromotion)['body']>;
    response: ApplyForPromotionResponse;
    headers: 'X-Request-Id';
  };
  claimPromotion: {
    header: zod.output<(typeof claimPromotion)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof claimPromotion)['body']>;
    response: ClaimPromotionResponse;
    headers: 'X-Request-Id';
  };
  getRaffle: {
    header: zod.output<(typeof getRaffle)['header']>;
    params: undefined;
    query: zod.output<(typeof getRaffle)['query']>;
    body: undefined;
    response: GetRaffleResponse;
    headers: 'X-Request-Id';
  };
  listRaffleTickets: {
    header: zod.output<(typeof listRaffleTickets)['header']>;
    params: undefined;
    query: zod.output<(typeof listRaffleTickets)['query']>;
    body: undefined;
    response: ListRaffleTicketsResponse;
    headers: 'X-Request-Id';
  };
  claimRafflePrize: {
    header: zod.output<(typeof claimRafflePrize)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof claimRafflePrize)['body']>;
    response: ClaimRafflePrizeResponse;
    headers: 'X-Request-Id';
  };
  listBonuses: {
    header: zod.output<(typeof listBonuses)['header']>;
    params: undefined;
    query: zod.output<(typeof listBonuses)['query']>;
    body: undefined;
    response: ListBonusesResponse;
    headers: 'X-Request-Id';
  };
  getBonus: {
    header: zod.output<(typeof getBonus)['header']>;
    params: zod.output<(typeof getBonus)['params']>;
    query: undefined;
    body: undefined;
    response: GetBonusResponse;
    headers: 'X-Request-Id';
  };
  listBonusWagering: {
    header: zod.output<(typeof listBonusWagering)['header']>;
    params: zod.output<(typeof listBonusWagering)['params']>;
    query: zod.output<(typeof listBonusWagering)['query']>;
    body: undefined;
    response: ListBonusWageringResponse;
    headers: 'X-Request-Id';
  };
  cancelBonus: {
    header: zod.output<(typeof cancelBonus)['header']>;
    params: zod.output<(typeof cancelBonus)['params']>;
    query: undefined;
    body: undefined;
    response: CancelBonusResponse;
    headers: 'X-Request-Id';
  };
  listRewards: {
    header: zod.output<(typeof listRewards)['header']>;
    params: undefined;
    query: zod.output<(typeof listRewards)['query']>;
    body: undefined;
    response: ListRewardsResponse;
    headers: 'X-Request-Id';
  };
  claimRewards: {
    header: zod.output<(typeof claimRewards)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof claimRewards)['body']>;
    response: ClaimRewardsResponse;
    headers: 'X-Request-Id';
  };
  getReferral: {
    header: zod.output<(typeof getReferral)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetReferralResponse;
    headers: 'X-Request-Id';
  };
  listInvitees: {
    header: zod.output<(typeof listInvitees)['header']>;
    params: undefined;
    query: zod.output<(typeof listInvitees)['query']>;
    body: undefined;
    response: ListInviteesResponse;
    headers: 'X-Request-Id';
  };
  listReferralRewards: {
    header: zod.output<(typeof listReferralRewards)['header']>;
    params: undefined;
    query: zod.output<(typeof listReferralRewards)['query']>;
    body: undefined;
    response: ListReferralRewardsResponse;
    headers: 'X-Request-Id';
  };
  getMissionsSummary: {
    header: zod.output<(typeof getMissionsSummary)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMissionsSummaryResponse;
    headers: 'X-Request-Id';
  };
  claimMission: {
    header: zod.output<(typeof claimMission)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof claimMission)['body']>;
    response: ClaimMissionResponse;
    headers: 'X-Request-Id';
  };
  listMissionsLeaderboard: {
    header: zod.output<(typeof listMissionsLeaderboard)['header']>;
    params: undefined;
    query: zod.output<(typeof listMissionsLeaderboard)['query']>;
    body: undefined;
    response: ListMissionsLeaderboardResponse;
    headers: 'X-Request-Id';
  };
  listTournaments: {
    header: zod.output<(typeof listTournaments)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListTournamentsResponse;
    headers: 'X-Request-Id';
  };
  listTournamentBoard: {
    header: zod.output<(typeof listTournamentBoard)['header']>;
    params: undefined;
    query: zod.output<(typeof listTournamentBoard)['query']>;
    body: undefined;
    response: ListTournamentBoardResponse;
    headers: 'X-Request-Id';
  };
  getPointsBalance: {
    header: zod.output<(typeof getPointsBalance)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPointsBalanceResponse;
    headers: 'X-Request-Id';
  };
  getPointsConfig: {
    header: zod.output<(typeof getPointsConfig)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPointsConfigResponse;
    headers: 'X-Request-Id';
  };
  listPointRewards: {
    header: zod.output<(typeof listPointRewards)['header']>;
    params: undefined;
    query: zod.output<(typeof listPointRewards)['query']>;
    body: undefined;
    response: ListPointRewardsResponse;
    headers: 'X-Request-Id';
  };
  getPointReward: {
    header: zod.output<(typeof getPointReward)['header']>;
    params: undefined;
    query: zod.output<(typeof getPointReward)['query']>;
    body: undefined;
    response: GetPointRewardResponse;
    headers: 'X-Request-Id';
  };
  redeemPoints: {
    header: zod.output<(typeof redeemPoints)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof redeemPoints)['body']>;
    response: RedeemPointsResponse;
    headers: 'X-Request-Id';
  };
  convertPoints: {
    header: zod.output<(typeof convertPoints)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof convertPoints)['body']>;
    response: ConvertPointsResponse;
    headers: 'X-Request-Id';
  };
  listRedemptions: {
    header: zod.output<(typeof listRedemptions)['header']>;
    params: undefined;
    query: zod.output<(typeof listRedemptions)['query']>;
    body: undefined;
    response: ListRedemptionsResponse;
    headers: 'X-Request-Id';
  };
  listPointTransactions: {
    header: zod.output<(typeof listPointTransactions)['header']>;
    params: undefined;
    query: zod.output<(typeof listPointTransactions)['query']>;
    body: undefined;
    response: ListPointTransactionsResponse;
    headers: 'X-Request-Id';
  };
  listWithdrawalReviews: {
    header: zod.output<(typeof listWithdrawalReviews)['header']>;
    params: undefined;
    query: zod.output<(typeof listWithdrawalReviews)['query']>;
    body: undefined;
    response: ListWithdrawalReviewsResponse;
    headers: 'X-Request-Id';
  };
  getWithdrawalReview: {
    header: zod.output<(typeof getWithdrawalReview)['header']>;
    params: zod.output<(typeof getWithdrawalReview)['params']>;
    query: undefined;
    body: undefined;
    response: GetWithdrawalReviewResponse;
    headers: 'X-Request-Id';
  };
  startWithdrawalReview: {
    header: zod.output<(typeof startWithdrawalReview)['header']>;
    params: zod.output<(typeof startWithdrawalReview)['params']>;
    query: undefined;
    body: undefined;
    response: StartWithdrawalReviewResponse;
    headers: 'X-Request-Id';
  };
  approveWithdrawal: {
    header: zod.output<(typeof approveWithdrawal)['header']>;
    params: zod.output<(typeof approveWithdrawal)['params']>;
    query: undefined;
    body: zod.output<(typeof approveWithdrawal)['body']>;
    response: ApproveWithdrawalResponse;
    headers: 'X-Request-Id';
  };
  rejectWithdrawal: {
    header: zod.output<(typeof rejectWithdrawal)['header']>;
    params: zod.output<(typeof rejectWithdrawal)['params']>;
    query: undefined;
    body: zod.output<(typeof rejectWithdrawal)['body']>;
    response: RejectWithdrawalResponse;
    headers: 'X-Request-Id';
  };
  markWithdrawalPaid: {
    header: zod.output<(typeof markWithdrawalPaid)['header']>;
    params: zod.output<(typeof markWithdrawalPaid)['params']>;
    query: undefined;
    body: zod.output<(typeof markWithdrawalPaid)['body']>;
    response: MarkWithdrawalPaidResponse;
    headers: 'X-Request-Id';
  };
  returnWithdrawal: {
    header: zod.output<(typeof returnWithdrawal)['header']>;
    params: zod.output<(typeof returnWithdrawal)['params']>;
    query: undefined;
    body: zod.output<(typeof returnWithdrawal)['body']>;
    response: ReturnWithdrawalResponse;
    headers: 'X-Request-Id';
  };
  confirmWithdrawalReceived: {
    header: zod.output<(typeof confirmWithdrawalReceived)['header']>;
    params: zod.output<(typeof confirmWithdrawalReceived)['params']>;
    query: undefined;
    body: zod.output<(typeof confirmWithdrawalReceived)['body']>;
    response: ConfirmWithdrawalReceivedResponse;
    headers: 'X-Request-Id';
  };
  listDepositReviews: {
    header: zod.output<(typeof listDepositReviews)['header']>;
    params: undefined;
    query: zod.output<(typeof listDepositReviews)['query']>;
    body: undefined;
    response: ListDepositReviewsResponse;
    headers: 'X-Request-Id';
  };
  getDepositReview: {
    header: zod.output<(typeof getDepositReview)['header']>;
    params: zod.output<(typeof getDepositReview)['params']>;
    query: undefined;
    body: undefined;
    response: GetDepositReviewResponse;
    headers: 'X-Request-Id';
  };
  confirmDeposit: {
    header: zod.output<(typeof confirmDeposit)['header']>;
    params: zod.output<(typeof confirmDeposit)['params']>;
    query: undefined;
    body: zod.output<(typeof confirmDeposit)['body']>;
    response: ConfirmDepositResponse;
    headers: 'X-Request-Id';
  };
  failDeposit: {
    header: zod.output<(typeof failDeposit)['header']>;
    params: zod.output<(typeof failDeposit)['params']>;
    query: undefined;
    body: zod.output<(typeof failDeposit)['body']>;
    response: FailDepositResponse;
    headers: 'X-Request-Id';
  };
  reverseDeposit: {
    header: zod.output<(typeof reverseDeposit)['header']>;
    params: zod.output<(typeof reverseDeposit)['params']>;
    query: undefined;
    body: zod.output<(typeof reverseDeposit)['body']>;
    response: ReverseDepositResponse;
    headers: 'X-Request-Id';
  };
  listUnmatchedPayments: {
    header: zod.output<(typeof listUnmatchedPayments)['header']>;
    params: undefined;
    query: zod.output<(typeof listUnmatchedPayments)['query']>;
    body: undefined;
    response: ListUnmatchedPaymentsResponse;
    headers: 'X-Request-Id';
  };
  recordUnmatchedPayment: {
    header: zod.output<(typeof recordUnmatchedPayment)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof recordUnmatchedPayment)['body']>;
    response: RecordUnmatchedPaymentResponse;
    headers: 'X-Request-Id';
  };
  creditUnmatchedPayment: {
    header: zod.output<(typeof creditUnmatchedPayment)['header']>;
    params: zod.output<(typeof creditUnmatchedPayment)['params']>;
    query: undefined;
    body: zod.output<(typeof creditUnmatchedPayment)['body']>;
    response: CreditUnmatchedPaymentResponse;
    headers: 'X-Request-Id';
  };
  returnUnmatchedPayment: {
    header: zod.output<(typeof returnUnmatchedPayment)['header']>;
    params: zod.output<(typeof returnUnmatchedPayment)['params']>;
    query: undefined;
    body: zod.output<(typeof returnUnmatchedPayment)['body']>;
    response: ReturnUnmatchedPaymentResponse;
    headers: 'X-Request-Id';
  };
  listDebts: {
    header: zod.output<(typeof listDebts)['header']>;
    params: undefined;
    query: zod.output<(typeof listDebts)['query']>;
    body: undefined;
    response: ListDebtsResponse;
    headers: 'X-Request-Id';
  };
  getMemberDebt: {
    header: zod.output<(typeof getMemberDebt)['header']>;
    params: zod.output<(typeof getMemberDebt)['params']>;
    query: undefined;
    body: undefined;
    response: GetMemberDebtResponse;
    headers: 'X-Request-Id';
  };
  writeOffDebt: {
    header: zod.output<(typeof writeOffDebt)['header']>;
    params: zod.output<(typeof writeOffDebt)['params']>;
    query: undefined;
    body: zod.output<(typeof writeOffDebt)['body']>;
    response: WriteOffDebtResponse;
    headers: 'X-Request-Id';
  };
  listApplicationReviews: {
    header: zod.output<(typeof listApplicationReviews)['header']>;
    params: undefined;
    query: zod.output<(typeof listApplicationReviews)['query']>;
    body: undefined;
    response: ListApplicationReviewsResponse;
    headers: 'X-Request-Id';
  };
  getApplicationReview: {
    header: zod.output<(typeof getApplicationReview)['header']>;
    params: zod.output<(typeof getApplicationReview)['params']>;
    query: undefined;
    body: undefined;
    response: GetApplicationReviewResponse;
    headers: 'X-Request-Id';
  };
  getApplicationImage: {
    header: zod.output<(typeof getApplicationImage)['header']>;
    params: zod.output<(typeof getApplicationImage)['params']>;
    query: undefined;
    body: undefined;
    response: GetApplicationImageResponse;
    headers: 'X-Request-Id';
  };
  startApplicationReview: {
    header: zod.output<(typeof startApplicationReview)['header']>;
    params: zod.output<(typeof startApplicationReview)['params']>;
    query: undefined;
    body: undefined;
    response: StartApplicationReviewResponse;
    headers: 'X-Request-Id';
  };
  decideApplication: {
    header: zod.output<(typeof decideApplication)['header']>;
    params: zod.output<(typeof decideApplication)['params']>;
    query: undefined;
    body: zod.output<(typeof decideApplication)['body']>;
    response: DecideApplicationResponse;
    headers: 'X-Request-Id';
  };
  listRedemptionReviews: {
    header: zod.output<(typeof listRedemptionReviews)['header']>;
    params: undefined;
    query: zod.output<(typeof listRedemptionReviews)['query']>;
    body: undefined;
    response: ListRedemptionReviewsResponse;
    headers: 'X-Request-Id';
  };
  getRedemptionReview: {
    header: zod.output<(typeof getRedemptionReview)['header']>;
    params: zod.output<(typeof getRedemptionReview)['params']>;
    query: undefined;
    body: undefined;
    response: GetRedemptionReviewResponse;
    headers: 'X-Request-Id';
  };
  completeRedemption: {
    header: zod.output<(typeof completeRedemption)['header']>;
    params: zod.output<(typeof completeRedemption)['params']>;
    query: undefined;
    body: zod.output<(typeof completeRedemption)['body']>;
    response: CompleteRedemptionResponse;
    headers: 'X-Request-Id';
  };
  rejectRedemption: {
    header: zod.output<(typeof rejectRedemption)['header']>;
    params: zod.output<(typeof rejectRedemption)['params']>;
    query: undefined;
    body: zod.output<(typeof rejectRedemption)['body']>;
    response: RejectRedemptionResponse;
    headers: 'X-Request-Id';
  };
  listSupportThreads: {
    header: zod.output<(typeof listSupportThreads)['header']>;
    params: undefined;
    query: zod.output<(typeof listSupportThreads)['query']>;
    body: undefined;
    response: ListSupportThreadsResponse;
    headers: 'X-Request-Id';
  };
  getSupportThread: {
    header: zod.output<(typeof getSupportThread)['header']>;
    params: zod.output<(typeof getSupportThread)['params']>;
    query: zod.output<(typeof getSupportThread)['query']>;
    body: undefined;
    response: GetSupportThreadResponse;
    headers: 'X-Request-Id';
  };
  answerSupportThread: {
    header: zod.output<(typeof answerSupportThread)['header']>;
    params: zod.output<(typeof answerSupportThread)['params']>;
    query: undefined;
    body: zod.output<(typeof answerSupportThread)['body']>;
    response: AnswerSupportThreadResponse;
    headers: 'X-Request-Id';
  };
  closeSupportThread: {
    header: zod.output<(typeof closeSupportThread)['header']>;
    params: zod.output<(typeof closeSupportThread)['params']>;
    query: undefined;
    body: undefined;
    response: CloseSupportThreadResponse;
    headers: 'X-Request-Id';
  };
  listManagedNotices: {
    header: zod.output<(typeof listManagedNotices)['header']>;
    params: undefined;
    query: zod.output<(typeof listManagedNotices)['query']>;
    body: undefined;
    response: ListManagedNoticesResponse;
    headers: 'X-Request-Id';
  };
  createNotice: {
    header: zod.output<(typeof createNotice)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createNotice)['body']>;
    response: CreateNoticeResponse;
    headers: 'X-Request-Id';
  };
  getManagedNotice: {
    header: zod.output<(typeof getManagedNotice)['header']>;
    params: zod.output<(typeof getManagedNotice)['params']>;
    query: undefined;
    body: undefined;
    response: GetManagedNoticeResponse;
    headers: 'X-Request-Id';
  };
  updateNotice: {
    header: zod.output<(typeof updateNotice)['header']>;
    params: zod.output<(typeof updateNotice)['params']>;
    query: undefined;
    body: zod.output<(typeof updateNotice)['body']>;
    response: UpdateNoticeResponse;
    headers: 'X-Request-Id';
  };
  withdrawNotice: {
    header: zod.output<(typeof withdrawNotice)['header']>;
    params: zod.output<(typeof withdrawNotice)['params']>;
    query: undefined;
    body: undefined;
    response: WithdrawNoticeResponse;
    headers: 'X-Request-Id';
  };
  listManagedBanners: {
    header: zod.output<(typeof listManagedBanners)['header']>;
    params: undefined;
    query: zod.output<(typeof listManagedBanners)['query']>;
    body: undefined;
    response: ListManagedBannersResponse;
    headers: 'X-Request-Id';
  };
  createBanner: {
    header: zod.output<(typeof createBanner)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createBanner)['body']>;
    response: CreateBannerResponse;
    headers: 'X-Request-Id';
  };
  getManagedBanner: {
    header: zod.output<(typeof getManagedBanner)['header']>;
    params: zod.output<(typeof getManagedBanner)['params']>;
    query: undefined;
    body: undefined;
    response: GetManagedBannerResponse;
    headers: 'X-Request-Id';
  };
  updateBanner: {
    header: zod.output<(typeof updateBanner)['header']>;
    params: zod.output<(typeof updateBanner)['params']>;
    query: undefined;
    body: zod.output<(typeof updateBanner)['body']>;
    response: UpdateBannerResponse;
    headers: 'X-Request-Id';
  };
  withdrawBanner: {
    header: zod.output<(typeof withdrawBanner)['header']>;
    params: zod.output<(typeof withdrawBanner)['params']>;
    query: undefined;
    body: undefined;
    response: WithdrawBannerResponse;
    headers: 'X-Request-Id';
  };
  listSentMessages: {
    header: zod.output<(typeof listSentMessages)['header']>;
    params: undefined;
    query: zod.output<(typeof listSentMessages)['query']>;
    body: undefined;
    response: ListSentMessagesResponse;
    headers: 'X-Request-Id';
  };
  sendMessage: {
    header: zod.output<(typeof sendMessage)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof sendMessage)['body']>;
    response: SendMessageResponse;
    headers: 'X-Request-Id';
  };
  recallMessage: {
    header: zod.output<(typeof recallMessage)['header']>;
    params: zod.output<(typeof recallMessage)['params']>;
    query: undefined;
    body: undefined;
    response: RecallMessageResponse;
    headers: 'X-Request-Id';
  };
  listMaintenances: {
    header: zod.output<(typeof listMaintenances)['header']>;
    params: undefined;
    query: zod.output<(typeof listMaintenances)['query']>;
    body: undefined;
    response: ListMaintenancesResponse;
    headers: 'X-Request-Id';
  };
  startMaintenance: {
    header: zod.output<(typeof startMaintenance)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof startMaintenance)['body']>;
    response: StartMaintenanceResponse;
    headers: 'X-Request-Id';
  };
  updateMaintenance: {
    header: zod.output<(typeof updateMaintenance)['header']>;
    params: zod.output<(typeof updateMaintenance)['params']>;
    query: undefined;
    body: zod.output<(typeof updateMaintenance)['body']>;
    response: UpdateMaintenanceResponse;
    headers: 'X-Request-Id';
  };
  endMaintenance: {
    header: zod.output<(typeof endMaintenance)['header']>;
    params: zod.output<(typeof endMaintenance)['params']>;
    query: undefined;
    body: undefined;
    response: EndMaintenanceResponse;
    headers: 'X-Request-Id';
  };
  listBlocks: {
    header: zod.output<(typeof listBlocks)['header']>;
    params: undefined;
    query: zod.output<(typeof listBlocks)['query']>;
    body: undefined;
    response: ListBlocksResponse;
    headers: 'X-Request-Id';
  };
  createBlock: {
    header: zod.output<(typeof createBlock)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createBlock)['body']>;
    response: CreateBlockResponse;
    headers: 'X-Request-Id';
  };
  liftBlock: {
    header: zod.output<(typeof liftBlock)['header']>;
    params: zod.output<(typeof liftBlock)['params']>;
    query: undefined;
    body: undefined;
    response: LiftBlockResponse;
    headers: 'X-Request-Id';
  };
  listPlatformContracts: {
    header: zod.output<(typeof listPlatformContracts)['header']>;
    params: undefined;
    query: zod.output<(typeof listPlatformContracts)['query']>;
    body: undefined;
    response: ListPlatformContractsResponse;
    headers: 'X-Request-Id';
  };
  proposePlatformContract: {
    header: zod.output<(typeof proposePlatformContract)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof proposePlatformContract)['body']>;
    response: ProposePlatformContractResponse;
    headers: 'X-Request-Id';
  };
  checkPlatformConflicts: {
    header: zod.output<(typeof checkPlatformConflicts)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof checkPlatformConflicts)['body']>;
    response: CheckPlatformConflictsResponse;
    headers: 'X-Request-Id';
  };
  getPlatformContract: {
    header: zod.output<(typeof getPlatformContract)['header']>;
    params: zod.output<(typeof getPlatformContract)['params']>;
    query: undefined;
    body: undefined;
    response: GetPlatformContractResponse;
    headers: 'X-Request-Id';
  };
  withdrawPlatformContract: {
    header: zod.output<(typeof withdrawPlatformContract)['header']>;
    params: zod.output<(typeof withdrawPlatformContract)['params']>;
    query: undefined;
    body: zod.output<(typeof withdrawPlatformContract)['body']>;
    response: WithdrawPlatformContractResponse;
    headers: 'X-Request-Id';
  };
  terminatePlatformContract: {
    header: zod.output<(typeof terminatePlatformContract)['header']>;
    params: zod.output<(typeof terminatePlatformContract)['params']>;
    query: undefined;
    body: zod.output<(typeof terminatePlatformContract)['body']>;
    response: TerminatePlatformContractResponse;
    headers: 'X-Request-Id';
  };
  agreeToPlatformTermination: {
    header: zod.output<(typeof agreeToPlatformTermination)['header']>;
    params: zod.output<(typeof agreeToPlatformTermination)['params']>;
    query: undefined;
    body: zod.output<(typeof agreeToPlatformTermination)['body']>;
    response: AgreeToPlatformTerminationResponse;
    headers: 'X-Request-Id';
  };
  listContractBillReviews: {
    header: zod.output<(typeof listContractBillReviews)['header']>;
    params: undefined;
    query: zod.output<(typeof listContractBillReviews)['query']>;
    body: undefined;
    response: ListContractBillReviewsResponse;
    headers: 'X-Request-Id';
  };
  releaseContractBill: {
    header: zod.output<(typeof releaseContractBill)['header']>;
    params: zod.output<(typeof releaseContractBill)['params']>;
    query: undefined;
    body: zod.output<(typeof releaseContractBill)['body']>;
    response: ReleaseContractBillResponse;
    headers: 'X-Request-Id';
  };
  denyContractBill: {
    header: zod.output<(typeof denyContractBill)['header']>;
    params: zod.output<(typeof denyContractBill)['params']>;
    query: undefined;
    body: zod.output<(typeof denyContractBill)['body']>;
    response: DenyContractBillResponse;
    headers: 'X-Request-Id';
  };
  listContractHolds: {
    header: zod.output<(typeof listContractHolds)['header']>;
    params: undefined;
    query: zod.output<(typeof listContractHolds)['query']>;
    body: undefined;
    response: ListContractHoldsResponse;
    headers: 'X-Request-Id';
  };
  holdContractPayments: {
    header: zod.output<(typeof holdContractPayments)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof holdContractPayments)['body']>;
    response: HoldContractPaymentsResponse;
    headers: 'X-Request-Id';
  };
  liftContractHold: {
    header: zod.output<(typeof liftContractHold)['header']>;
    params: zod.output<(typeof liftContractHold)['params']>;
    query: undefined;
    body: zod.output<(typeof liftContractHold)['body']>;
    response: LiftContractHoldResponse;
    headers: 'X-Request-Id';
  };
  listAccounts: {
    header: zod.output<(typeof listAccounts)['header']>;
    params: undefined;
    query: zod.output<(typeof listAccounts)['query']>;
    body: undefined;
    response: ListAccountsResponse;
    headers: 'X-Request-Id';
  };
  createGeneralAgent: {
    header: zod.output<(typeof createGeneralAgent)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof createGeneralAgent)['body']>;
    response: CreateGeneralAgentResponse;
    headers: 'X-Request-Id';
  };
  moveLine: {
    header: zod.output<(typeof moveLine)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof moveLine)['body']>;
    response: MoveLineResponse;
    headers: 'X-Request-Id';
  };
  listAuditEntries: {
    header: zod.output<(typeof listAuditEntries)['header']>;
    params: undefined;
    query: zod.output<(typeof listAuditEntries)['query']>;
    body: undefined;
    response: ListAuditEntriesResponse;
    headers: 'X-Request-Id';
  };
  verifyAuditLog: {
    header: zod.output<(typeof verifyAuditLog)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: VerifyAuditLogResponse;
    headers: 'X-Request-Id';
  };
}
