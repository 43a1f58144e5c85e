// Generated from openapi/ by `npm run generate`. Do not edit.

import type * as zod from 'zod';
import type {
  AcknowledgeRealityCheckResponse,
  ActInhouseRoundResponse,
  AddBoundAccountResponse,
  AddFavouriteResponse,
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
  PlaceLotteryBetResponse,
  PlayInhouseRoundResponse,
  ProposeContractResponse,
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
  TerminateContractResponse,
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
} from './model/index.ts';
import type { agent } from './validators/agent.ts';
import type { bets } from './validators/bets.ts';
import type { catalogue } from './validators/catalogue.ts';
import type { contract } from './validators/contract.ts';
import type { lottery } from './validators/lottery.ts';
import type { member } from './validators/member.ts';
import type { messages } from './validators/messages.ts';
import type { notices } from './validators/notices.ts';
import type { operator } from './validators/operator.ts';
import type { passwords } from './validators/passwords.ts';
import type { points } from './validators/points.ts';
import type { promotions } from './validators/promotions.ts';
import type { registration } from './validators/registration.ts';
import type { service } from './validators/service.ts';
import type { session } from './validators/session.ts';
import type { system } from './validators/system.ts';
import type { vendorWallet } from './validators/vendor-wallet.ts';
import type { verification } from './validators/verification.ts';
import type { wallet } from './validators/wallet.ts';

/** `load` gives the validators: those of a tag are built together when the first of them is asked for. */
export const operations = {
  getSystemStatus: {
    id: 'getSystemStatus',
    tag: 'system',
    method: 'get',
    path: '/wps/system/status',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.getSystemStatus,
  },
  getPermission: {
    id: 'getPermission',
    tag: 'system',
    method: 'get',
    path: '/wps/system/permission',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.getPermission,
  },
  getWhitelabel: {
    id: 'getWhitelabel',
    tag: 'system',
    method: 'get',
    path: '/wps/system/whitelabel',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.getWhitelabel,
  },
  getJwks: {
    id: 'getJwks',
    tag: 'system',
    method: 'get',
    path: '/wps/system/jwks',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.getJwks,
  },
  getDomainRoute: {
    id: 'getDomainRoute',
    tag: 'system',
    method: 'get',
    path: '/wps/system/domainRoute',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.getDomainRoute,
  },
  getRouters: {
    id: 'getRouters',
    tag: 'system',
    method: 'get',
    path: '/wps/relay/MCSFE_routers',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.getRouters,
  },
  listCountryCodes: {
    id: 'listCountryCodes',
    tag: 'system',
    method: 'get',
    path: '/wps/relay/MCSFE_getCountryCode',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.listCountryCodes,
  },
  getRegisterSettings: {
    id: 'getRegisterSettings',
    tag: 'system',
    method: 'get',
    path: '/wps/system/setting/register',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.getRegisterSettings,
  },
  getCaptcha: {
    id: 'getCaptcha',
    tag: 'verification',
    method: 'get',
    path: '/wps/captcha',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification.ts')).verification.getCaptcha,
  },
  getSlider: {
    id: 'getSlider',
    tag: 'verification',
    method: 'get',
    path: '/wps/verification/slider',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification.ts')).verification.getSlider,
  },
  solveSlider: {
    id: 'solveSlider',
    tag: 'verification',
    method: 'post',
    path: '/wps/verification/slider',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification.ts')).verification.solveSlider,
  },
  sendSmsCode: {
    id: 'sendSmsCode',
    tag: 'verification',
    method: 'post',
    path: '/wps/verification/sms/noLogin',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification.ts')).verification.sendSmsCode,
  },
  sendRegisterSmsCode: {
    id: 'sendRegisterSmsCode',
    tag: 'verification',
    method: 'post',
    path: '/wps/verification/sms/register',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification.ts')).verification.sendRegisterSmsCode,
  },
  sendNewIpCode: {
    id: 'sendNewIpCode',
    tag: 'verification',
    method: 'post',
    path: '/wps/verification/sms/newIp',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification.ts')).verification.sendNewIpCode,
  },
  login: {
    id: 'login',
    tag: 'session',
    method: 'post',
    path: '/wps/session/login',
    security: 'none',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.login,
  },
  freePlayLogin: {
    id: 'freePlayLogin',
    tag: 'session',
    method: 'post',
    path: '/wps/session/login/freeplay',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.freePlayLogin,
  },
  logout: {
    id: 'logout',
    tag: 'session',
    method: 'delete',
    path: '/wps/session/logout',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.logout,
  },
  createSessionTicket: {
    id: 'createSessionTicket',
    tag: 'session',
    method: 'post',
    path: '/wps/session/ticket',
    security: 'merchant',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.createSessionTicket,
  },
  exchangeSessionTicket: {
    id: 'exchangeSessionTicket',
    tag: 'session',
    method: 'post',
    path: '/wps/session/token',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.exchangeSessionTicket,
  },
  beginSocialLogin: {
    id: 'beginSocialLogin',
    tag: 'session',
    method: 'post',
    path: '/wps/session/social/:provider',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.beginSocialLogin,
  },
  completeSocialLogin: {
    id: 'completeSocialLogin',
    tag: 'session',
    method: 'post',
    path: '/wps/session/social/:provider/complete',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.completeSocialLogin,
  },
  listSessions: {
    id: 'listSessions',
    tag: 'session',
    method: 'get',
    path: '/wps/session/sessions',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/session.ts')).session.listSessions,
  },
  endOtherSessions: {
    id: 'endOtherSessions',
    tag: 'session',
    method: 'delete',
    path: '/wps/session/sessions',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/session.ts')).session.endOtherSessions,
  },
  endSession: {
    id: 'endSession',
    tag: 'session',
    method: 'delete',
    path: '/wps/session/sessions/:sessionId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.endSession,
  },
  registerMember: {
    id: 'registerMember',
    tag: 'registration',
    method: 'put',
    path: '/wps/member/register',
    security: 'none',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/registration.ts')).registration.registerMember,
  },
  registerMemberByMobile: {
    id: 'registerMemberByMobile',
    tag: 'registration',
    method: 'put',
    path: '/wps/member/register/mobile',
    security: 'none',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/registration.ts')).registration.registerMemberByMobile,
  },
  checkAffiliateCode: {
    id: 'checkAffiliateCode',
    tag: 'registration',
    method: 'get',
    path: '/wps/agent/affiliate',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/registration.ts')).registration.checkAffiliateCode,
  },
  changePassword: {
    id: 'changePassword',
    tag: 'passwords',
    method: 'post',
    path: '/wps/member/password',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/passwords.ts')).passwords.changePassword,
  },
  forgotPasswordByEmail: {
    id: 'forgotPasswordByEmail',
    tag: 'passwords',
    method: 'post',
    path: '/wps/member/password/email',
    security: 'none',
    encrypted: false,
    content: 'form',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/passwords.ts')).passwords.forgotPasswordByEmail,
  },
  resetPassword: {
    id: 'resetPassword',
    tag: 'passwords',
    method: 'post',
    path: '/wps/member/password/reset',
    security: 'none',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/passwords.ts')).passwords.resetPassword,
  },
  resetPasswordByPhone: {
    id: 'resetPasswordByPhone',
    tag: 'passwords',
    method: 'post',
    path: '/wps/member/password/verification',
    security: 'none',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/passwords.ts')).passwords.resetPasswordByPhone,
  },
  getMemberInfo: {
    id: 'getMemberInfo',
    tag: 'member',
    method: 'get',
    path: '/wps/member/info',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member.ts')).member.getMemberInfo,
  },
  getMemberIcon: {
    id: 'getMemberIcon',
    tag: 'member',
    method: 'get',
    path: '/wps/member/info/icon',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member.ts')).member.getMemberIcon,
  },
  getPlayerAvatar: {
    id: 'getPlayerAvatar',
    tag: 'member',
    method: 'get',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member.ts')).member.getPlayerAvatar,
  },
  getProfile: {
    id: 'getProfile',
    tag: 'member',
    method: 'get',
    path: '/wps/member/profile',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.getProfile,
  },
  updateProfile: {
    id: 'updateProfile',
    tag: 'member',
    method: 'post',
    path: '/wps/member/profile',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.updateProfile,
  },
  listAvatars: {
    id: 'listAvatars',
    tag: 'member',
    method: 'get',
    path: '/wps/member/avatars',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.listAvatars,
  },
  updateLanguage: {
    id: 'updateLanguage',
    tag: 'member',
    method: 'post',
    path: '/wps/member/language',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.updateLanguage,
  },
  listBanks: {
    id: 'listBanks',
    tag: 'member',
    method: 'get',
    path: '/wps/member/banks',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.listBanks,
  },
  listBoundAccounts: {
    id: 'listBoundAccounts',
    tag: 'member',
    method: 'get',
    path: '/wps/member/boundAccounts',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.listBoundAccounts,
  },
  addBoundAccount: {
    id: 'addBoundAccount',
    tag: 'member',
    method: 'post',
    path: '/wps/member/boundAccounts',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.addBoundAccount,
  },
  setDefaultBoundAccount: {
    id: 'setDefaultBoundAccount',
    tag: 'member',
    method: 'post',
    path: '/wps/member/boundAccounts/:accountId/default',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.setDefaultBoundAccount,
  },
  removeBoundAccount: {
    id: 'removeBoundAccount',
    tag: 'member',
    method: 'post',
    path: '/wps/member/boundAccounts/:accountId/remove',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.removeBoundAccount,
  },
  getSecurityCentre: {
    id: 'getSecurityCentre',
    tag: 'member',
    method: 'get',
    path: '/wps/member/security',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.getSecurityCentre,
  },
  setPaymentPassword: {
    id: 'setPaymentPassword',
    tag: 'member',
    method: 'post',
    path: '/wps/member/paymentPassword',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.setPaymentPassword,
  },
  changePaymentPassword: {
    id: 'changePaymentPassword',
    tag: 'member',
    method: 'post',
    path: '/wps/member/paymentPassword/change',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.changePaymentPassword,
  },
  resetPaymentPassword: {
    id: 'resetPaymentPassword',
    tag: 'member',
    method: 'post',
    path: '/wps/member/paymentPassword/reset',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.resetPaymentPassword,
  },
  startTwoStepLogin: {
    id: 'startTwoStepLogin',
    tag: 'member',
    method: 'post',
    path: '/wps/member/twoStep/start',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.startTwoStepLogin,
  },
  confirmTwoStepLogin: {
    id: 'confirmTwoStepLogin',
    tag: 'member',
    method: 'post',
    path: '/wps/member/twoStep/confirm',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.confirmTwoStepLogin,
  },
  disableTwoStepLogin: {
    id: 'disableTwoStepLogin',
    tag: 'member',
    method: 'post',
    path: '/wps/member/twoStep/disable',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.disableTwoStepLogin,
  },
  sendMemberCode: {
    id: 'sendMemberCode',
    tag: 'member',
    method: 'post',
    path: '/wps/member/verificationCode',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.sendMemberCode,
  },
  bindEmail: {
    id: 'bindEmail',
    tag: 'member',
    method: 'post',
    path: '/wps/member/email',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.bindEmail,
  },
  bindMobile: {
    id: 'bindMobile',
    tag: 'member',
    method: 'post',
    path: '/wps/member/mobile',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.bindMobile,
  },
  listLoginHistory: {
    id: 'listLoginHistory',
    tag: 'member',
    method: 'get',
    path: '/wps/member/loginHistory',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.listLoginHistory,
  },
  getLoginInfo: {
    id: 'getLoginInfo',
    tag: 'member',
    method: 'get',
    path: '/wps/member/loginInfo',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.getLoginInfo,
  },
  dismissLoginInfo: {
    id: 'dismissLoginInfo',
    tag: 'member',
    method: 'post',
    path: '/wps/member/loginInfo/dismiss',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.dismissLoginInfo,
  },
  getPlayLimits: {
    id: 'getPlayLimits',
    tag: 'member',
    method: 'get',
    path: '/wps/member/limits',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member.ts')).member.getPlayLimits,
  },
  setMoneyLimit: {
    id: 'setMoneyLimit',
    tag: 'member',
    method: 'post',
    path: '/wps/member/limits/money',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.setMoneyLimit,
  },
  setSessionLimit: {
    id: 'setSessionLimit',
    tag: 'member',
    method: 'post',
    path: '/wps/member/limits/session',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.setSessionLimit,
  },
  startSelfExclusion: {
    id: 'startSelfExclusion',
    tag: 'member',
    method: 'post',
    path: '/wps/member/selfExclusion',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.startSelfExclusion,
  },
  getRealityCheck: {
    id: 'getRealityCheck',
    tag: 'member',
    method: 'get',
    path: '/wps/member/realityCheck',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member.ts')).member.getRealityCheck,
  },
  setRealityCheck: {
    id: 'setRealityCheck',
    tag: 'member',
    method: 'post',
    path: '/wps/member/realityCheck',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member.ts')).member.setRealityCheck,
  },
  acknowledgeRealityCheck: {
    id: 'acknowledgeRealityCheck',
    tag: 'member',
    method: 'post',
    path: '/wps/member/realityCheck/acknowledge',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.acknowledgeRealityCheck,
  },
  getPlayerRank: {
    id: 'getPlayerRank',
    tag: 'member',
    method: 'get',
    path: '/wps/member/rank',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.getPlayerRank,
  },
  listVipTiers: {
    id: 'listVipTiers',
    tag: 'member',
    method: 'get',
    path: '/wps/relay/MCSFE_vipTiers',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/member.ts')).member.listVipTiers,
  },
  getBalance: {
    id: 'getBalance',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/balance',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet.ts')).wallet.getBalance,
  },
  getMerchantWallet: {
    id: 'getMerchantWallet',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/merchantWallet',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet.ts')).wallet.getMerchantWallet,
  },
  getConsolidatedFunds: {
    id: 'getConsolidatedFunds',
    tag: 'wallet',
    method: 'get',
    path: '/wps/member/info/funds/consolidated',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet.ts')).wallet.getConsolidatedFunds,
  },
  transferFunds: {
    id: 'transferFunds',
    tag: 'wallet',
    method: 'post',
    path: '/wps/relay/GCS_walletTransfer',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet.ts')).wallet.transferFunds,
  },
  getWalletTransfer: {
    id: 'getWalletTransfer',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/transfers/:transferId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet.ts')).wallet.getWalletTransfer,
  },
  collectAllFunds: {
    id: 'collectAllFunds',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/collectAll',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 409, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet.ts')).wallet.collectAllFunds,
  },
  getMemberTransferTerms: {
    id: 'getMemberTransferTerms',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/memberTransferTerms',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet.ts')).wallet.getMemberTransferTerms,
  },
  transferToUpline: {
    id: 'transferToUpline',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/uplineTransfer',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet.ts')).wallet.transferToUpline,
  },
  transferToDownline: {
    id: 'transferToDownline',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/downlineTransfer',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet.ts')).wallet.transferToDownline,
  },
  getMemberTransfer: {
    id: 'getMemberTransfer',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/memberTransfers/:transferId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet.ts')).wallet.getMemberTransfer,
  },
  listDepositMethods: {
    id: 'listDepositMethods',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/depositMethods',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet.ts')).wallet.listDepositMethods,
  },
  createDeposit: {
    id: 'createDeposit',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/deposits',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet.ts')).wallet.createDeposit,
  },
  listDeposits: {
    id: 'listDeposits',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/deposits',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet.ts')).wallet.listDeposits,
  },
  getDeposit: {
    id: 'getDeposit',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/deposits/:depositId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet.ts')).wallet.getDeposit,
  },
  markDepositPaid: {
    id: 'markDepositPaid',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/deposits/:depositId/paid',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet.ts')).wallet.markDepositPaid,
  },
  getWithdrawalQuote: {
    id: 'getWithdrawalQuote',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/withdrawalQuote',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet.ts')).wallet.getWithdrawalQuote,
  },
  createWithdrawal: {
    id: 'createWithdrawal',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/withdrawals',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet.ts')).wallet.createWithdrawal,
  },
  listWithdrawals: {
    id: 'listWithdrawals',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/withdrawals',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet.ts')).wallet.listWithdrawals,
  },
  getWithdrawal: {
    id: 'getWithdrawal',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/withdrawals/:withdrawalId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet.ts')).wallet.getWithdrawal,
  },
  confirmWithdrawal: {
    id: 'confirmWithdrawal',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/withdrawals/:withdrawalId/received',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet.ts')).wallet.confirmWithdrawal,
  },
  disputeWithdrawal: {
    id: 'disputeWithdrawal',
    tag: 'wallet',
    method: 'post',
    path: '/wps/v2/wallets/withdrawals/:withdrawalId/dispute',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/wallet.ts')).wallet.disputeWithdrawal,
  },
  listTransactionHistory: {
    id: 'listTransactionHistory',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/transactionHistory',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/wallet.ts')).wallet.listTransactionHistory,
  },
  authorisePlayer: {
    id: 'authorisePlayer',
    tag: 'vendorWallet',
    method: 'post',
    path: '/wps/v2/wallets/vendor/authorise',
    security: 'vendor',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/vendor-wallet.ts')).vendorWallet.authorisePlayer,
  },
  getPlayerBalance: {
    id: 'getPlayerBalance',
    tag: 'vendorWallet',
    method: 'get',
    path: '/wps/v2/wallets/vendor/balance',
    security: 'vendor',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/vendor-wallet.ts')).vendorWallet.getPlayerBalance,
  },
  debitPlayer: {
    id: 'debitPlayer',
    tag: 'vendorWallet',
    method: 'post',
    path: '/wps/v2/wallets/vendor/debit',
    security: 'vendor',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/vendor-wallet.ts')).vendorWallet.debitPlayer,
  },
  creditPlayer: {
    id: 'creditPlayer',
    tag: 'vendorWallet',
    method: 'post',
    path: '/wps/v2/wallets/vendor/credit',
    security: 'vendor',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/vendor-wallet.ts')).vendorWallet.creditPlayer,
  },
  rollbackDebit: {
    id: 'rollbackDebit',
    tag: 'vendorWallet',
    method: 'post',
    path: '/wps/v2/wallets/vendor/rollback',
    security: 'vendor',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/vendor-wallet.ts')).vendorWallet.rollbackDebit,
  },
  listBets: {
    id: 'listBets',
    tag: 'bets',
    method: 'get',
    path: '/wps/member/bets',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/bets.ts')).bets.listBets,
  },
  getBet: {
    id: 'getBet',
    tag: 'bets',
    method: 'get',
    path: '/wps/member/bets/:betId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/bets.ts')).bets.getBet,
  },
  getProfitLoss: {
    id: 'getProfitLoss',
    tag: 'bets',
    method: 'get',
    path: '/wps/member/profitLoss',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/bets.ts')).bets.getProfitLoss,
  },
  listVendorTypes: {
    id: 'listVendorTypes',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_vendorTypes',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listVendorTypes,
  },
  listVendors: {
    id: 'listVendors',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_vendors',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listVendors,
  },
  listGames: {
    id: 'listGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_gameList',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listGames,
  },
  listHotGames: {
    id: 'listHotGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_hotGames',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listHotGames,
  },
  listFavouriteIds: {
    id: 'listFavouriteIds',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_favouriteIds',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listFavouriteIds,
  },
  listFavourites: {
    id: 'listFavourites',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_favouriteList',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listFavourites,
  },
  addFavourite: {
    id: 'addFavourite',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_addFavourite',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.addFavourite,
  },
  removeFavourite: {
    id: 'removeFavourite',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_removeFavourite',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.removeFavourite,
  },
  listRecentGames: {
    id: 'listRecentGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCS_recentGame',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listRecentGames,
  },
  listNewGames: {
    id: 'listNewGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_newGames',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listNewGames,
  },
  searchGames: {
    id: 'searchGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_search',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.searchGames,
  },
  listWinnerRank: {
    id: 'listWinnerRank',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_winnerRank',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listWinnerRank,
  },
  listPopularGames: {
    id: 'listPopularGames',
    tag: 'catalogue',
    method: 'get',
    path: '/lgw/games/popular',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listPopularGames,
  },
  listGameMenus: {
    id: 'listGameMenus',
    tag: 'catalogue',
    method: 'get',
    path: '/lgw/games/game_menus',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listGameMenus,
  },
  listPvpRooms: {
    id: 'listPvpRooms',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GLS2_roomList',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listPvpRooms,
  },
  launchGame: {
    id: 'launchGame',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/game/launchGame',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.launchGame,
  },
  listInhouseRules: {
    id: 'listInhouseRules',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRules',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listInhouseRules,
  },
  getInhouseRules: {
    id: 'getInhouseRules',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRules/:gameId',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.getInhouseRules,
  },
  commitInhouseRound: {
    id: 'commitInhouseRound',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_inhouseCommit',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.commitInhouseRound,
  },
  listInhouseRounds: {
    id: 'listInhouseRounds',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRounds',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listInhouseRounds,
  },
  playInhouseRound: {
    id: 'playInhouseRound',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_inhouseRounds',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.playInhouseRound,
  },
  getInhouseRound: {
    id: 'getInhouseRound',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRounds/:roundId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.getInhouseRound,
  },
  actInhouseRound: {
    id: 'actInhouseRound',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_inhouseRounds/:roundId/step',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.actInhouseRound,
  },
  getInhouseEvidence: {
    id: 'getInhouseEvidence',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_inhouseRounds/:roundId/evidence',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue.ts')).catalogue.getInhouseEvidence,
  },
  listAnnouncements: {
    id: 'listAnnouncements',
    tag: 'notices',
    method: 'get',
    path: '/wps/relay/MCSFE_announcements',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/notices.ts')).notices.listAnnouncements,
  },
  listVnGameMenus: {
    id: 'listVnGameMenus',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/vn/games/game_menu',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.listVnGameMenus,
  },
  listVnRecentGames: {
    id: 'listVnRecentGames',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/vn/games/recent',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/lottery.ts')).lottery.listVnRecentGames,
  },
  listLotteryGames: {
    id: 'listLotteryGames',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/games',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.listLotteryGames,
  },
  getLotteryGame: {
    id: 'getLotteryGame',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/games/:gameCode',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.getLotteryGame,
  },
  listPlayTypes: {
    id: 'listPlayTypes',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/games/:gameCode/playTypes',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.listPlayTypes,
  },
  listComingDraws: {
    id: 'listComingDraws',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/games/:gameCode/comingDraws',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.listComingDraws,
  },
  listLotteryFavourites: {
    id: 'listLotteryFavourites',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/favourites',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/lottery.ts')).lottery.listLotteryFavourites,
  },
  setLotteryFavourites: {
    id: 'setLotteryFavourites',
    tag: 'lottery',
    method: 'post',
    path: '/lgw/lottery/favourites',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.setLotteryFavourites,
  },
  listDraws: {
    id: 'listDraws',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/draws',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.listDraws,
  },
  getDraw: {
    id: 'getDraw',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/draws/:drawId',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.getDraw,
  },
  getPrizeTable: {
    id: 'getPrizeTable',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/draws/:drawId/prizeTable',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.getPrizeTable,
  },
  getDrawEvidence: {
    id: 'getDrawEvidence',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/draws/:drawId/evidence',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.getDrawEvidence,
  },
  listOpenedNumero: {
    id: 'listOpenedNumero',
    tag: 'lottery',
    method: 'get',
    path: '/wps/relay/GCSGAME_openedNumero',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.listOpenedNumero,
  },
  getVietnamNumero: {
    id: 'getVietnamNumero',
    tag: 'lottery',
    method: 'get',
    path: '/wps/relay/GCSGAME_vietnamNumero',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.getVietnamNumero,
  },
  quoteLotterySlip: {
    id: 'quoteLotterySlip',
    tag: 'lottery',
    method: 'post',
    path: '/lgw/lottery/quote',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/lottery.ts')).lottery.quoteLotterySlip,
  },
  listLotteryBets: {
    id: 'listLotteryBets',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/bets',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/lottery.ts')).lottery.listLotteryBets,
  },
  placeLotteryBet: {
    id: 'placeLotteryBet',
    tag: 'lottery',
    method: 'post',
    path: '/lgw/lottery/bets',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/lottery.ts')).lottery.placeLotteryBet,
  },
  getLotteryBet: {
    id: 'getLotteryBet',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/bets/:betId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/lottery.ts')).lottery.getLotteryBet,
  },
  cancelLotteryBet: {
    id: 'cancelLotteryBet',
    tag: 'lottery',
    method: 'post',
    path: '/lgw/lottery/bets/:betId/cancel',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/lottery.ts')).lottery.cancelLotteryBet,
  },
  listChases: {
    id: 'listChases',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/chases',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/lottery.ts')).lottery.listChases,
  },
  getChase: {
    id: 'getChase',
    tag: 'lottery',
    method: 'get',
    path: '/lgw/lottery/chases/:chaseId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/lottery.ts')).lottery.getChase,
  },
  stopChase: {
    id: 'stopChase',
    tag: 'lottery',
    method: 'post',
    path: '/lgw/lottery/chases/:chaseId/stop',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/lottery.ts')).lottery.stopChase,
  },
  listDueDraws: {
    id: 'listDueDraws',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/draws',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.listDueDraws,
  },
  getOperatorDraw: {
    id: 'getOperatorDraw',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/draws/:drawId',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.getOperatorDraw,
  },
  enterDrawResult: {
    id: 'enterDrawResult',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/draws/:drawId/result',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator.ts')).operator.enterDrawResult,
  },
  correctDrawResult: {
    id: 'correctDrawResult',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/draws/:drawId/correction',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator.ts')).operator.correctDrawResult,
  },
  voidDraw: {
    id: 'voidDraw',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/draws/:drawId/void',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator.ts')).operator.voidDraw,
  },
  getHelpCenter: {
    id: 'getHelpCenter',
    tag: 'service',
    method: 'get',
    path: '/wps/system/helpCenter',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/service.ts')).service.getHelpCenter,
  },
  getCustomerService: {
    id: 'getCustomerService',
    tag: 'service',
    method: 'get',
    path: '/wps/relay/MCSFE_customerService',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/service.ts')).service.getCustomerService,
  },
  sendFeedback: {
    id: 'sendFeedback',
    tag: 'service',
    method: 'put',
    path: '/wps/feedback',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/service.ts')).service.sendFeedback,
  },
  getChatUrl: {
    id: 'getChatUrl',
    tag: 'service',
    method: 'get',
    path: '/wps/relay/MCSFE_chatUrl',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/service.ts')).service.getChatUrl,
  },
  getChatUnread: {
    id: 'getChatUnread',
    tag: 'service',
    method: 'get',
    path: '/wps/relay/MCSFE_chatUnread',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/service.ts')).service.getChatUnread,
  },
  listChatMessages: {
    id: 'listChatMessages',
    tag: 'service',
    method: 'get',
    path: '/wps/relay/MCSFE_chatMessages',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/service.ts')).service.listChatMessages,
  },
  sendChatMessage: {
    id: 'sendChatMessage',
    tag: 'service',
    method: 'post',
    path: '/wps/relay/MCSFE_chatSend',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/service.ts')).service.sendChatMessage,
  },
  markChatRead: {
    id: 'markChatRead',
    tag: 'service',
    method: 'post',
    path: '/wps/relay/MCSFE_chatRead',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/service.ts')).service.markChatRead,
  },
  listAgentAnnouncements: {
    id: 'listAgentAnnouncements',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/announcements',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent.ts')).agent.listAgentAnnouncements,
  },
  getTeamOverview: {
    id: 'getTeamOverview',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/overview',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent.ts')).agent.getTeamOverview,
  },
  getAccountRules: {
    id: 'getAccountRules',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/accountRules',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent.ts')).agent.getAccountRules,
  },
  createDownlineAccount: {
    id: 'createDownlineAccount',
    tag: 'agent',
    method: 'post',
    path: '/wps/agent/accounts',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/agent.ts')).agent.createDownlineAccount,
  },
  listRegistrationLinks: {
    id: 'listRegistrationLinks',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/links',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent.ts')).agent.listRegistrationLinks,
  },
  createRegistrationLink: {
    id: 'createRegistrationLink',
    tag: 'agent',
    method: 'post',
    path: '/wps/agent/links',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/agent.ts')).agent.createRegistrationLink,
  },
  changeRegistrationLink: {
    id: 'changeRegistrationLink',
    tag: 'agent',
    method: 'post',
    path: '/wps/agent/links/:linkId',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/agent.ts')).agent.changeRegistrationLink,
  },
  removeRegistrationLink: {
    id: 'removeRegistrationLink',
    tag: 'agent',
    method: 'post',
    path: '/wps/agent/links/:linkId/remove',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/agent.ts')).agent.removeRegistrationLink,
  },
  listTeamChildren: {
    id: 'listTeamChildren',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/teamTree',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent.ts')).agent.listTeamChildren,
  },
  listTeam: {
    id: 'listTeam',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/team',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent.ts')).agent.listTeam,
  },
  getTeamMember: {
    id: 'getTeamMember',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/team/:memberId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent.ts')).agent.getTeamMember,
  },
  listTeamBets: {
    id: 'listTeamBets',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/bets',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent.ts')).agent.listTeamBets,
  },
  listTeamProfit: {
    id: 'listTeamProfit',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/profit',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent.ts')).agent.listTeamProfit,
  },
  listIncome: {
    id: 'listIncome',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/income',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent.ts')).agent.listIncome,
  },
  listIncomeBets: {
    id: 'listIncomeBets',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/income/:incomeId/bets',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent.ts')).agent.listIncomeBets,
  },
  listTeamTransactions: {
    id: 'listTeamTransactions',
    tag: 'agent',
    method: 'get',
    path: '/wps/agent/transactions',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/agent.ts')).agent.listTeamTransactions,
  },
  listContracts: {
    id: 'listContracts',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contracts',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract.ts')).contract.listContracts,
  },
  proposeContract: {
    id: 'proposeContract',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contracts',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract.ts')).contract.proposeContract,
  },
  listContractRequests: {
    id: 'listContractRequests',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contractRequests',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract.ts')).contract.listContractRequests,
  },
  checkContractConflicts: {
    id: 'checkContractConflicts',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contractConflicts',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract.ts')).contract.checkContractConflicts,
  },
  getContract: {
    id: 'getContract',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contracts/:contractId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract.ts')).contract.getContract,
  },
  listContractConflicts: {
    id: 'listContractConflicts',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contracts/:contractId/conflicts',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract.ts')).contract.listContractConflicts,
  },
  signContract: {
    id: 'signContract',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contracts/:contractId/sign',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract.ts')).contract.signContract,
  },
  rejectContract: {
    id: 'rejectContract',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contracts/:contractId/reject',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract.ts')).contract.rejectContract,
  },
  withdrawContract: {
    id: 'withdrawContract',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contracts/:contractId/withdraw',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract.ts')).contract.withdrawContract,
  },
  terminateContract: {
    id: 'terminateContract',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contracts/:contractId/terminate',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract.ts')).contract.terminateContract,
  },
  agreeToTermination: {
    id: 'agreeToTermination',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contracts/:contractId/agreeTermination',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract.ts')).contract.agreeToTermination,
  },
  listContractBills: {
    id: 'listContractBills',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contractBills',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract.ts')).contract.listContractBills,
  },
  getContractBill: {
    id: 'getContractBill',
    tag: 'contract',
    method: 'get',
    path: '/wps/agent/contractBills/:billId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/contract.ts')).contract.getContractBill,
  },
  simulateContract: {
    id: 'simulateContract',
    tag: 'contract',
    method: 'post',
    path: '/wps/agent/contractSimulator',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/contract.ts')).contract.simulateContract,
  },
  listAnnouncementPage: {
    id: 'listAnnouncementPage',
    tag: 'notices',
    method: 'get',
    path: '/wps/relay/MCSFE_announcementList',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/notices.ts')).notices.listAnnouncementPage,
  },
  getAnnouncement: {
    id: 'getAnnouncement',
    tag: 'notices',
    method: 'get',
    path: '/wps/relay/MCSFE_announcementDetail',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/notices.ts')).notices.getAnnouncement,
  },
  listMessages: {
    id: 'listMessages',
    tag: 'messages',
    method: 'get',
    path: '/wps/relay/CSP_messageList',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/messages.ts')).messages.listMessages,
  },
  getMessage: {
    id: 'getMessage',
    tag: 'messages',
    method: 'get',
    path: '/wps/relay/CSP_messageDetail',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/messages.ts')).messages.getMessage,
  },
  getUnreadCount: {
    id: 'getUnreadCount',
    tag: 'messages',
    method: 'get',
    path: '/wps/relay/CSP_unreadCount',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/messages.ts')).messages.getUnreadCount,
  },
  readMessages: {
    id: 'readMessages',
    tag: 'messages',
    method: 'post',
    path: '/wps/relay/CSP_readMessages',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/messages.ts')).messages.readMessages,
  },
  readAllMessages: {
    id: 'readAllMessages',
    tag: 'messages',
    method: 'post',
    path: '/wps/relay/CSP_readAllMessages',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/messages.ts')).messages.readAllMessages,
  },
  deleteMessages: {
    id: 'deleteMessages',
    tag: 'messages',
    method: 'post',
    path: '/wps/relay/CSP_deleteMessages',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/messages.ts')).messages.deleteMessages,
  },
  listPromotions: {
    id: 'listPromotions',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_promotions',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/promotions.ts')).promotions.listPromotions,
  },
  getPromotion: {
    id: 'getPromotion',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_promotionDetail',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/promotions.ts')).promotions.getPromotion,
  },
  listMemberPromotions: {
    id: 'listMemberPromotions',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_memberPromotions',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.listMemberPromotions,
  },
  getMemberPromotion: {
    id: 'getMemberPromotion',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_memberPromotionDetail',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.getMemberPromotion,
  },
  joinPromotion: {
    id: 'joinPromotion',
    tag: 'promotions',
    method: 'post',
    path: '/wps/relay/MCSFE_promotionJoin',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions.ts')).promotions.joinPromotion,
  },
  applyForPromotion: {
    id: 'applyForPromotion',
    tag: 'promotions',
    method: 'post',
    path: '/wps/relay/MCSFE_activityApply',
    security: 'session',
    encrypted: false,
    content: 'multipart',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/promotions.ts')).promotions.applyForPromotion,
  },
  claimPromotion: {
    id: 'claimPromotion',
    tag: 'promotions',
    method: 'post',
    path: '/wps/relay/MCSFE_promotionClaim',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions.ts')).promotions.claimPromotion,
  },
  getRaffle: {
    id: 'getRaffle',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_raffle',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.getRaffle,
  },
  listRaffleTickets: {
    id: 'listRaffleTickets',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_raffleTickets',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.listRaffleTickets,
  },
  claimRafflePrize: {
    id: 'claimRafflePrize',
    tag: 'promotions',
    method: 'post',
    path: '/wps/relay/MCSFE_raffleClaim',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions.ts')).promotions.claimRafflePrize,
  },
  listBonuses: {
    id: 'listBonuses',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/bonuses',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.listBonuses,
  },
  getBonus: {
    id: 'getBonus',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/bonuses/:bonusId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.getBonus,
  },
  listBonusWagering: {
    id: 'listBonusWagering',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/bonuses/:bonusId/wagering',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.listBonusWagering,
  },
  cancelBonus: {
    id: 'cancelBonus',
    tag: 'promotions',
    method: 'post',
    path: '/wps/member/bonuses/:bonusId/cancel',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions.ts')).promotions.cancelBonus,
  },
  listRewards: {
    id: 'listRewards',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/rewards',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.listRewards,
  },
  claimRewards: {
    id: 'claimRewards',
    tag: 'promotions',
    method: 'post',
    path: '/wps/member/rewards/claim',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions.ts')).promotions.claimRewards,
  },
  getReferral: {
    id: 'getReferral',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/referral',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.getReferral,
  },
  listInvitees: {
    id: 'listInvitees',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/referral/invitees',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.listInvitees,
  },
  listReferralRewards: {
    id: 'listReferralRewards',
    tag: 'promotions',
    method: 'get',
    path: '/wps/member/referral/rewards',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.listReferralRewards,
  },
  getMissionsSummary: {
    id: 'getMissionsSummary',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_missionsSummary',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.getMissionsSummary,
  },
  claimMission: {
    id: 'claimMission',
    tag: 'promotions',
    method: 'post',
    path: '/wps/relay/MCSFE_missionsClaim',
    security: 'session',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/promotions.ts')).promotions.claimMission,
  },
  listMissionsLeaderboard: {
    id: 'listMissionsLeaderboard',
    tag: 'promotions',
    method: 'get',
    path: '/wps/relay/MCSFE_missionsLeaderboard',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/promotions.ts')).promotions.listMissionsLeaderboard,
  },
  getPointsBalance: {
    id: 'getPointsBalance',
    tag: 'points',
    method: 'get',
    path: '/wps/relay/MCSFE_pointsBalance',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/points.ts')).points.getPointsBalance,
  },
  getPointsConfig: {
    id: 'getPointsConfig',
    tag: 'points',
    method: 'get',
    path: '/wps/relay/MCSFE_pointsConfig',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/points.ts')).points.getPointsConfig,
  },
  listPointRewards: {
    id: 'listPointRewards',
    tag: 'points',
    method: 'get',
    path: '/wps/relay/MCSFE_pointsRewards',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/points.ts')).points.listPointRewards,
  },
  getPointReward: {
    id: 'getPointReward',
    tag: 'points',
    method: 'get',
    path: '/wps/relay/MCSFE_pointsRewardDetail',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/points.ts')).points.getPointReward,
  },
  redeemPoints: {
    id: 'redeemPoints',
    tag: 'points',
    method: 'post',
    path: '/wps/relay/MCSFE_pointsRedeem',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/points.ts')).points.redeemPoints,
  },
  convertPoints: {
    id: 'convertPoints',
    tag: 'points',
    method: 'post',
    path: '/wps/relay/MCSFE_pointsConvert',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/points.ts')).points.convertPoints,
  },
  listRedemptions: {
    id: 'listRedemptions',
    tag: 'points',
    method: 'get',
    path: '/wps/relay/MCSFE_pointsRedeemList',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/points.ts')).points.listRedemptions,
  },
  listPointTransactions: {
    id: 'listPointTransactions',
    tag: 'points',
    method: 'get',
    path: '/wps/relay/MCSFE_pointsMemberTransactionDetail',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/points.ts')).points.listPointTransactions,
  },
  listWithdrawalReviews: {
    id: 'listWithdrawalReviews',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/withdrawals',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.listWithdrawalReviews,
  },
  getWithdrawalReview: {
    id: 'getWithdrawalReview',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/withdrawals/:withdrawalId',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.getWithdrawalReview,
  },
  startWithdrawalReview: {
    id: 'startWithdrawalReview',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/withdrawals/:withdrawalId/review',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.startWithdrawalReview,
  },
  approveWithdrawal: {
    id: 'approveWithdrawal',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/withdrawals/:withdrawalId/approve',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator.ts')).operator.approveWithdrawal,
  },
  rejectWithdrawal: {
    id: 'rejectWithdrawal',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/withdrawals/:withdrawalId/reject',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator.ts')).operator.rejectWithdrawal,
  },
  markWithdrawalPaid: {
    id: 'markWithdrawalPaid',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/withdrawals/:withdrawalId/paid',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator.ts')).operator.markWithdrawalPaid,
  },
  returnWithdrawal: {
    id: 'returnWithdrawal',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/withdrawals/:withdrawalId/return',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator.ts')).operator.returnWithdrawal,
  },
  confirmWithdrawalReceived: {
    id: 'confirmWithdrawalReceived',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/withdrawals/:withdrawalId/received',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.confirmWithdrawalReceived,
  },
  listDepositReviews: {
    id: 'listDepositReviews',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/deposits',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.listDepositReviews,
  },
  getDepositReview: {
    id: 'getDepositReview',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/deposits/:depositId',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.getDepositReview,
  },
  confirmDeposit: {
    id: 'confirmDeposit',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/deposits/:depositId/confirm',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator.ts')).operator.confirmDeposit,
  },
  failDeposit: {
    id: 'failDeposit',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/deposits/:depositId/fail',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.failDeposit,
  },
  listApplicationReviews: {
    id: 'listApplicationReviews',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/applications',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.listApplicationReviews,
  },
  getApplicationReview: {
    id: 'getApplicationReview',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/applications/:applicationId',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.getApplicationReview,
  },
  getApplicationImage: {
    id: 'getApplicationImage',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/applications/:applicationId/images/:imageId',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.getApplicationImage,
  },
  startApplicationReview: {
    id: 'startApplicationReview',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/applications/:applicationId/review',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.startApplicationReview,
  },
  decideApplication: {
    id: 'decideApplication',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/applications/:applicationId/decide',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator.ts')).operator.decideApplication,
  },
  listRedemptionReviews: {
    id: 'listRedemptionReviews',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/redemptions',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.listRedemptionReviews,
  },
  getRedemptionReview: {
    id: 'getRedemptionReview',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/redemptions/:redemptionId',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.getRedemptionReview,
  },
  completeRedemption: {
    id: 'completeRedemption',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/redemptions/:redemptionId/complete',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.completeRedemption,
  },
  rejectRedemption: {
    id: 'rejectRedemption',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/redemptions/:redemptionId/reject',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator.ts')).operator.rejectRedemption,
  },
  listSupportThreads: {
    id: 'listSupportThreads',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/chats',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.listSupportThreads,
  },
  getSupportThread: {
    id: 'getSupportThread',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/chats/:threadId',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.getSupportThread,
  },
  answerSupportThread: {
    id: 'answerSupportThread',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/chats/:threadId/answers',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator.ts')).operator.answerSupportThread,
  },
  closeSupportThread: {
    id: 'closeSupportThread',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/chats/:threadId/close',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.closeSupportThread,
  },
  listManagedNotices: {
    id: 'listManagedNotices',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/notices',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.listManagedNotices,
  },
  createNotice: {
    id: 'createNotice',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/notices',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.createNotice,
  },
  getManagedNotice: {
    id: 'getManagedNotice',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/notices/:noticeId',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.getManagedNotice,
  },
  updateNotice: {
    id: 'updateNotice',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/notices/:noticeId',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.updateNotice,
  },
  withdrawNotice: {
    id: 'withdrawNotice',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/notices/:noticeId/withdraw',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.withdrawNotice,
  },
  listManagedBanners: {
    id: 'listManagedBanners',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/banners',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.listManagedBanners,
  },
  createBanner: {
    id: 'createBanner',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/banners',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.createBanner,
  },
  getManagedBanner: {
    id: 'getManagedBanner',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/banners/:bannerId',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.getManagedBanner,
  },
  updateBanner: {
    id: 'updateBanner',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/banners/:bannerId',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.updateBanner,
  },
  withdrawBanner: {
    id: 'withdrawBanner',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/banners/:bannerId/withdraw',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.withdrawBanner,
  },
  listSentMessages: {
    id: 'listSentMessages',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/messages',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.listSentMessages,
  },
  sendMessage: {
    id: 'sendMessage',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/messages',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'Idempotency-Key'],
    load: async () => (await import('./validators/operator.ts')).operator.sendMessage,
  },
  recallMessage: {
    id: 'recallMessage',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/messages/:sentMessageId/recall',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.recallMessage,
  },
  listMaintenances: {
    id: 'listMaintenances',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/maintenances',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.listMaintenances,
  },
  startMaintenance: {
    id: 'startMaintenance',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/maintenances',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.startMaintenance,
  },
  updateMaintenance: {
    id: 'updateMaintenance',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/maintenances/:maintenanceId',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.updateMaintenance,
  },
  endMaintenance: {
    id: 'endMaintenance',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/maintenances/:maintenanceId/end',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.endMaintenance,
  },
  listBlocks: {
    id: 'listBlocks',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/blocks',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.listBlocks,
  },
  createBlock: {
    id: 'createBlock',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/blocks',
    security: 'operator',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.createBlock,
  },
  liftBlock: {
    id: 'liftBlock',
    tag: 'operator',
    method: 'post',
    path: '/wps/operator/blocks/:blockId/lift',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.liftBlock,
  },
  listAuditEntries: {
    id: 'listAuditEntries',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/audit',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.listAuditEntries,
  },
  verifyAuditLog: {
    id: 'verifyAuditLog',
    tag: 'operator',
    method: 'get',
    path: '/wps/operator/audit/verification',
    security: 'operator',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/operator.ts')).operator.verifyAuditLog,
  },
} as const;

export type OperationId = keyof typeof operations;

/** What a handler is given, already validated, and what it must answer. */
export interface Operations {
  getSystemStatus: {
    header: zod.output<(typeof system)['getSystemStatus']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSystemStatusResponse;
  };
  getPermission: {
    header: zod.output<(typeof system)['getPermission']['header']>;
    params: undefined;
    query: zod.output<(typeof system)['getPermission']['query']>;
    body: undefined;
    response: GetPermissionResponse;
  };
  getWhitelabel: {
    header: zod.output<(typeof system)['getWhitelabel']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetWhitelabelResponse;
  };
  getJwks: {
    header: zod.output<(typeof system)['getJwks']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetJwksResponse;
  };
  getDomainRoute: {
    header: zod.output<(typeof system)['getDomainRoute']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetDomainRouteResponse;
  };
  getRouters: {
    header: zod.output<(typeof system)['getRouters']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetRoutersResponse;
  };
  listCountryCodes: {
    header: zod.output<(typeof system)['listCountryCodes']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListCountryCodesResponse;
  };
  getRegisterSettings: {
    header: zod.output<(typeof system)['getRegisterSettings']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetRegisterSettingsResponse;
  };
  getCaptcha: {
    header: zod.output<(typeof verification)['getCaptcha']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetCaptchaResponse;
  };
  getSlider: {
    header: zod.output<(typeof verification)['getSlider']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSliderResponse;
  };
  solveSlider: {
    header: zod.output<(typeof verification)['solveSlider']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof verification)['solveSlider']['body']>;
    response: SolveSliderResponse;
  };
  sendSmsCode: {
    header: zod.output<(typeof verification)['sendSmsCode']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof verification)['sendSmsCode']['body']>;
    response: SendSmsCodeResponse;
  };
  sendRegisterSmsCode: {
    header: zod.output<(typeof verification)['sendRegisterSmsCode']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof verification)['sendRegisterSmsCode']['body']>;
    response: SendRegisterSmsCodeResponse;
  };
  sendNewIpCode: {
    header: zod.output<(typeof verification)['sendNewIpCode']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof verification)['sendNewIpCode']['body']>;
    response: SendNewIpCodeResponse;
  };
  login: {
    header: zod.output<(typeof session)['login']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof session)['login']['body']>;
    response: LoginResponse;
  };
  freePlayLogin: {
    header: zod.output<(typeof session)['freePlayLogin']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof session)['freePlayLogin']['body']>;
    response: FreePlayLoginResponse;
  };
  logout: {
    header: zod.output<(typeof session)['logout']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: LogoutResponse;
  };
  createSessionTicket: {
    header: zod.output<(typeof session)['createSessionTicket']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof session)['createSessionTicket']['body']>;
    response: CreateSessionTicketResponse;
  };
  exchangeSessionTicket: {
    header: zod.output<(typeof session)['exchangeSessionTicket']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof session)['exchangeSessionTicket']['body']>;
    response: ExchangeSessionTicketResponse;
  };
  beginSocialLogin: {
    header: zod.output<(typeof session)['beginSocialLogin']['header']>;
    params: zod.output<(typeof session)['beginSocialLogin']['params']>;
    query: undefined;
    body: zod.output<(typeof session)['beginSocialLogin']['body']>;
    response: BeginSocialLoginResponse;
  };
  completeSocialLogin: {
    header: zod.output<(typeof session)['completeSocialLogin']['header']>;
    params: zod.output<(typeof session)['completeSocialLogin']['params']>;
    query: undefined;
    body: zod.output<(typeof session)['completeSocialLogin']['body']>;
    response: CompleteSocialLoginResponse;
  };
  listSessions: {
    header: zod.output<(typeof session)['listSessions']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListSessionsResponse;
  };
  endOtherSessions: {
    header: zod.output<(typeof session)['endOtherSessions']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: EndOtherSessionsResponse;
  };
  endSession: {
    header: zod.output<(typeof session)['endSession']['header']>;
    params: zod.output<(typeof session)['endSession']['params']>;
    query: undefined;
    body: undefined;
    response: EndSessionResponse;
  };
  registerMember: {
    header: zod.output<(typeof registration)['registerMember']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof registration)['registerMember']['body']>;
    response: RegisterMemberResponse;
  };
  registerMemberByMobile: {
    header: zod.output<(typeof registration)['registerMemberByMobile']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof registration)['registerMemberByMobile']['body']>;
    response: RegisterMemberByMobileResponse;
  };
  checkAffiliateCode: {
    header: zod.output<(typeof registration)['checkAffiliateCode']['header']>;
    params: undefined;
    query: zod.output<(typeof registration)['checkAffiliateCode']['query']>;
    body: undefined;
    response: CheckAffiliateCodeResponse;
  };
  changePassword: {
    header: zod.output<(typeof passwords)['changePassword']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof passwords)['changePassword']['body']>;
    response: ChangePasswordResponse;
  };
  forgotPasswordByEmail: {
    header: zod.output<(typeof passwords)['forgotPasswordByEmail']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof passwords)['forgotPasswordByEmail']['body']>;
    response: ForgotPasswordByEmailResponse;
  };
  resetPassword: {
    header: zod.output<(typeof passwords)['resetPassword']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof passwords)['resetPassword']['body']>;
    response: ResetPasswordResponse;
  };
  resetPasswordByPhone: {
    header: zod.output<(typeof passwords)['resetPasswordByPhone']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof passwords)['resetPasswordByPhone']['body']>;
    response: ResetPasswordByPhoneResponse;
  };
  getMemberInfo: {
    header: zod.output<(typeof member)['getMemberInfo']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberInfoResponse;
  };
  getMemberIcon: {
    header: zod.output<(typeof member)['getMemberIcon']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberIconResponse;
  };
  getPlayerAvatar: {
    header: zod.output<(typeof member)['getPlayerAvatar']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPlayerAvatarResponse;
  };
  getProfile: {
    header: zod.output<(typeof member)['getProfile']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetProfileResponse;
  };
  updateProfile: {
    header: zod.output<(typeof member)['updateProfile']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['updateProfile']['body']>;
    response: UpdateProfileResponse;
  };
  listAvatars: {
    header: zod.output<(typeof member)['listAvatars']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListAvatarsResponse;
  };
  updateLanguage: {
    header: zod.output<(typeof member)['updateLanguage']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['updateLanguage']['body']>;
    response: UpdateLanguageResponse;
  };
  listBanks: {
    header: zod.output<(typeof member)['listBanks']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListBanksResponse;
  };
  listBoundAccounts: {
    header: zod.output<(typeof member)['listBoundAccounts']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListBoundAccountsResponse;
  };
  addBoundAccount: {
    header: zod.output<(typeof member)['addBoundAccount']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['addBoundAccount']['body']>;
    response: AddBoundAccountResponse;
  };
  setDefaultBoundAccount: {
    header: zod.output<(typeof member)['setDefaultBoundAccount']['header']>;
    params: zod.output<(typeof member)['setDefaultBoundAccount']['params']>;
    query: undefined;
    body: undefined;
    response: SetDefaultBoundAccountResponse;
  };
  removeBoundAccount: {
    header: zod.output<(typeof member)['removeBoundAccount']['header']>;
    params: zod.output<(typeof member)['removeBoundAccount']['params']>;
    query: undefined;
    body: zod.output<(typeof member)['removeBoundAccount']['body']>;
    response: RemoveBoundAccountResponse;
  };
  getSecurityCentre: {
    header: zod.output<(typeof member)['getSecurityCentre']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSecurityCentreResponse;
  };
  setPaymentPassword: {
    header: zod.output<(typeof member)['setPaymentPassword']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['setPaymentPassword']['body']>;
    response: SetPaymentPasswordResponse;
  };
  changePaymentPassword: {
    header: zod.output<(typeof member)['changePaymentPassword']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['changePaymentPassword']['body']>;
    response: ChangePaymentPasswordResponse;
  };
  resetPaymentPassword: {
    header: zod.output<(typeof member)['resetPaymentPassword']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['resetPaymentPassword']['body']>;
    response: ResetPaymentPasswordResponse;
  };
  startTwoStepLogin: {
    header: zod.output<(typeof member)['startTwoStepLogin']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['startTwoStepLogin']['body']>;
    response: StartTwoStepLoginResponse;
  };
  confirmTwoStepLogin: {
    header: zod.output<(typeof member)['confirmTwoStepLogin']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['confirmTwoStepLogin']['body']>;
    response: ConfirmTwoStepLoginResponse;
  };
  disableTwoStepLogin: {
    header: zod.output<(typeof member)['disableTwoStepLogin']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['disableTwoStepLogin']['body']>;
    response: DisableTwoStepLoginResponse;
  };
  sendMemberCode: {
    header: zod.output<(typeof member)['sendMemberCode']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['sendMemberCode']['body']>;
    response: SendMemberCodeResponse;
  };
  bindEmail: {
    header: zod.output<(typeof member)['bindEmail']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['bindEmail']['body']>;
    response: BindEmailResponse;
  };
  bindMobile: {
    header: zod.output<(typeof member)['bindMobile']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['bindMobile']['body']>;
    response: BindMobileResponse;
  };
  listLoginHistory: {
    header: zod.output<(typeof member)['listLoginHistory']['header']>;
    params: undefined;
    query: zod.output<(typeof member)['listLoginHistory']['query']>;
    body: undefined;
    response: ListLoginHistoryResponse;
  };
  getLoginInfo: {
    header: zod.output<(typeof member)['getLoginInfo']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetLoginInfoResponse;
  };
  dismissLoginInfo: {
    header: zod.output<(typeof member)['dismissLoginInfo']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['dismissLoginInfo']['body']>;
    response: DismissLoginInfoResponse;
  };
  getPlayLimits: {
    header: zod.output<(typeof member)['getPlayLimits']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPlayLimitsResponse;
  };
  setMoneyLimit: {
    header: zod.output<(typeof member)['setMoneyLimit']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['setMoneyLimit']['body']>;
    response: SetMoneyLimitResponse;
  };
  setSessionLimit: {
    header: zod.output<(typeof member)['setSessionLimit']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['setSessionLimit']['body']>;
    response: SetSessionLimitResponse;
  };
  startSelfExclusion: {
    header: zod.output<(typeof member)['startSelfExclusion']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['startSelfExclusion']['body']>;
    response: StartSelfExclusionResponse;
  };
  getRealityCheck: {
    header: zod.output<(typeof member)['getRealityCheck']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetRealityCheckResponse;
  };
  setRealityCheck: {
    header: zod.output<(typeof member)['setRealityCheck']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof member)['setRealityCheck']['body']>;
    response: SetRealityCheckResponse;
  };
  acknowledgeRealityCheck: {
    header: zod.output<(typeof member)['acknowledgeRealityCheck']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: AcknowledgeRealityCheckResponse;
  };
  getPlayerRank: {
    header: zod.output<(typeof member)['getPlayerRank']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPlayerRankResponse;
  };
  listVipTiers: {
    header: zod.output<(typeof member)['listVipTiers']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListVipTiersResponse;
  };
  getBalance: {
    header: zod.output<(typeof wallet)['getBalance']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetBalanceResponse;
  };
  getMerchantWallet: {
    header: zod.output<(typeof wallet)['getMerchantWallet']['header']>;
    params: undefined;
    query: zod.output<(typeof wallet)['getMerchantWallet']['query']>;
    body: undefined;
    response: GetMerchantWalletResponse;
  };
  getConsolidatedFunds: {
    header: zod.output<(typeof wallet)['getConsolidatedFunds']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetConsolidatedFundsResponse;
  };
  transferFunds: {
    header: zod.output<(typeof wallet)['transferFunds']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof wallet)['transferFunds']['body']>;
    response: TransferFundsResponse;
  };
  getWalletTransfer: {
    header: zod.output<(typeof wallet)['getWalletTransfer']['header']>;
    params: zod.output<(typeof wallet)['getWalletTransfer']['params']>;
    query: undefined;
    body: undefined;
    response: GetWalletTransferResponse;
  };
  collectAllFunds: {
    header: zod.output<(typeof wallet)['collectAllFunds']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: CollectAllFundsResponse;
  };
  getMemberTransferTerms: {
    header: zod.output<(typeof wallet)['getMemberTransferTerms']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberTransferTermsResponse;
  };
  transferToUpline: {
    header: zod.output<(typeof wallet)['transferToUpline']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof wallet)['transferToUpline']['body']>;
    response: TransferToUplineResponse;
  };
  transferToDownline: {
    header: zod.output<(typeof wallet)['transferToDownline']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof wallet)['transferToDownline']['body']>;
    response: TransferToDownlineResponse;
  };
  getMemberTransfer: {
    header: zod.output<(typeof wallet)['getMemberTransfer']['header']>;
    params: zod.output<(typeof wallet)['getMemberTransfer']['params']>;
    query: undefined;
    body: undefined;
    response: GetMemberTransferResponse;
  };
  listDepositMethods: {
    header: zod.output<(typeof wallet)['listDepositMethods']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListDepositMethodsResponse;
  };
  createDeposit: {
    header: zod.output<(typeof wallet)['createDeposit']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof wallet)['createDeposit']['body']>;
    response: CreateDepositResponse;
  };
  listDeposits: {
    header: zod.output<(typeof wallet)['listDeposits']['header']>;
    params: undefined;
    query: zod.output<(typeof wallet)['listDeposits']['query']>;
    body: undefined;
    response: ListDepositsResponse;
  };
  getDeposit: {
    header: zod.output<(typeof wallet)['getDeposit']['header']>;
    params: zod.output<(typeof wallet)['getDeposit']['params']>;
    query: undefined;
    body: undefined;
    response: GetDepositResponse;
  };
  markDepositPaid: {
    header: zod.output<(typeof wallet)['markDepositPaid']['header']>;
    params: zod.output<(typeof wallet)['markDepositPaid']['params']>;
    query: undefined;
    body: zod.output<(typeof wallet)['markDepositPaid']['body']>;
    response: MarkDepositPaidResponse;
  };
  getWithdrawalQuote: {
    header: zod.output<(typeof wallet)['getWithdrawalQuote']['header']>;
    params: undefined;
    query: zod.output<(typeof wallet)['getWithdrawalQuote']['query']>;
    body: undefined;
    response: GetWithdrawalQuoteResponse;
  };
  createWithdrawal: {
    header: zod.output<(typeof wallet)['createWithdrawal']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof wallet)['createWithdrawal']['body']>;
    response: CreateWithdrawalResponse;
  };
  listWithdrawals: {
    header: zod.output<(typeof wallet)['listWithdrawals']['header']>;
    params: undefined;
    query: zod.output<(typeof wallet)['listWithdrawals']['query']>;
    body: undefined;
    response: ListWithdrawalsResponse;
  };
  getWithdrawal: {
    header: zod.output<(typeof wallet)['getWithdrawal']['header']>;
    params: zod.output<(typeof wallet)['getWithdrawal']['params']>;
    query: undefined;
    body: undefined;
    response: GetWithdrawalResponse;
  };
  confirmWithdrawal: {
    header: zod.output<(typeof wallet)['confirmWithdrawal']['header']>;
    params: zod.output<(typeof wallet)['confirmWithdrawal']['params']>;
    query: undefined;
    body: undefined;
    response: ConfirmWithdrawalResponse;
  };
  disputeWithdrawal: {
    header: zod.output<(typeof wallet)['disputeWithdrawal']['header']>;
    params: zod.output<(typeof wallet)['disputeWithdrawal']['params']>;
    query: undefined;
    body: zod.output<(typeof wallet)['disputeWithdrawal']['body']>;
    response: DisputeWithdrawalResponse;
  };
  listTransactionHistory: {
    header: zod.output<(typeof wallet)['listTransactionHistory']['header']>;
    params: undefined;
    query: zod.output<(typeof wallet)['listTransactionHistory']['query']>;
    body: undefined;
    response: ListTransactionHistoryResponse;
  };
  authorisePlayer: {
    header: zod.output<(typeof vendorWallet)['authorisePlayer']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof vendorWallet)['authorisePlayer']['body']>;
    response: AuthorisePlayerResponse;
  };
  getPlayerBalance: {
    header: zod.output<(typeof vendorWallet)['getPlayerBalance']['header']>;
    params: undefined;
    query: zod.output<(typeof vendorWallet)['getPlayerBalance']['query']>;
    body: undefined;
    response: GetPlayerBalanceResponse;
  };
  debitPlayer: {
    header: zod.output<(typeof vendorWallet)['debitPlayer']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof vendorWallet)['debitPlayer']['body']>;
    response: DebitPlayerResponse;
  };
  creditPlayer: {
    header: zod.output<(typeof vendorWallet)['creditPlayer']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof vendorWallet)['creditPlayer']['body']>;
    response: CreditPlayerResponse;
  };
  rollbackDebit: {
    header: zod.output<(typeof vendorWallet)['rollbackDebit']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof vendorWallet)['rollbackDebit']['body']>;
    response: RollbackDebitResponse;
  };
  listBets: {
    header: zod.output<(typeof bets)['listBets']['header']>;
    params: undefined;
    query: zod.output<(typeof bets)['listBets']['query']>;
    body: undefined;
    response: ListBetsResponse;
  };
  getBet: {
    header: zod.output<(typeof bets)['getBet']['header']>;
    params: zod.output<(typeof bets)['getBet']['params']>;
    query: undefined;
    body: undefined;
    response: GetBetResponse;
  };
  getProfitLoss: {
    header: zod.output<(typeof bets)['getProfitLoss']['header']>;
    params: undefined;
    query: zod.output<(typeof bets)['getProfitLoss']['query']>;
    body: undefined;
    response: GetProfitLossResponse;
  };
  listVendorTypes: {
    header: zod.output<(typeof catalogue)['listVendorTypes']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListVendorTypesResponse;
  };
  listVendors: {
    header: zod.output<(typeof catalogue)['listVendors']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listVendors']['query']>;
    body: undefined;
    response: ListVendorsResponse;
  };
  listGames: {
    header: zod.output<(typeof catalogue)['listGames']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listGames']['query']>;
    body: undefined;
    response: ListGamesResponse;
  };
  listHotGames: {
    header: zod.output<(typeof catalogue)['listHotGames']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listHotGames']['query']>;
    body: undefined;
    response: ListHotGamesResponse;
  };
  listFavouriteIds: {
    header: zod.output<(typeof catalogue)['listFavouriteIds']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListFavouriteIdsResponse;
  };
  listFavourites: {
    header: zod.output<(typeof catalogue)['listFavourites']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listFavourites']['query']>;
    body: undefined;
    response: ListFavouritesResponse;
  };
  addFavourite: {
    header: zod.output<(typeof catalogue)['addFavourite']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof catalogue)['addFavourite']['body']>;
    response: AddFavouriteResponse;
  };
  removeFavourite: {
    header: zod.output<(typeof catalogue)['removeFavourite']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof catalogue)['removeFavourite']['body']>;
    response: RemoveFavouriteResponse;
  };
  listRecentGames: {
    header: zod.output<(typeof catalogue)['listRecentGames']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listRecentGames']['query']>;
    body: undefined;
    response: ListRecentGamesResponse;
  };
  listNewGames: {
    header: zod.output<(typeof catalogue)['listNewGames']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listNewGames']['query']>;
    body: undefined;
    response: ListNewGamesResponse;
  };
  searchGames: {
    header: zod.output<(typeof catalogue)['searchGames']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['searchGames']['query']>;
    body: undefined;
    response: SearchGamesResponse;
  };
  listWinnerRank: {
    header: zod.output<(typeof catalogue)['listWinnerRank']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listWinnerRank']['query']>;
    body: undefined;
    response: ListWinnerRankResponse;
  };
  listPopularGames: {
    header: zod.output<(typeof catalogue)['listPopularGames']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listPopularGames']['query']>;
    body: undefined;
    response: ListPopularGamesResponse;
  };
  listGameMenus: {
    header: zod.output<(typeof catalogue)['listGameMenus']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listGameMenus']['query']>;
    body: undefined;
    response: ListGameMenusResponse;
  };
  listPvpRooms: {
    header: zod.output<(typeof catalogue)['listPvpRooms']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listPvpRooms']['query']>;
    body: undefined;
    response: ListPvpRoomsResponse;
  };
  launchGame: {
    header: zod.output<(typeof catalogue)['launchGame']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof catalogue)['launchGame']['body']>;
    response: LaunchGameResponse;
  };
  listInhouseRules: {
    header: zod.output<(typeof catalogue)['listInhouseRules']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listInhouseRules']['query']>;
    body: undefined;
    response: ListInhouseRulesResponse;
  };
  getInhouseRules: {
    header: zod.output<(typeof catalogue)['getInhouseRules']['header']>;
    params: zod.output<(typeof catalogue)['getInhouseRules']['params']>;
    query: zod.output<(typeof catalogue)['getInhouseRules']['query']>;
    body: undefined;
    response: GetInhouseRulesResponse;
  };
  commitInhouseRound: {
    header: zod.output<(typeof catalogue)['commitInhouseRound']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof catalogue)['commitInhouseRound']['body']>;
    response: CommitInhouseRoundResponse;
  };
  listInhouseRounds: {
    header: zod.output<(typeof catalogue)['listInhouseRounds']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listInhouseRounds']['query']>;
    body: undefined;
    response: ListInhouseRoundsResponse;
  };
  playInhouseRound: {
    header: zod.output<(typeof catalogue)['playInhouseRound']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof catalogue)['playInhouseRound']['body']>;
    response: PlayInhouseRoundResponse;
  };
  getInhouseRound: {
    header: zod.output<(typeof catalogue)['getInhouseRound']['header']>;
    params: zod.output<(typeof catalogue)['getInhouseRound']['params']>;
    query: undefined;
    body: undefined;
    response: GetInhouseRoundResponse;
  };
  actInhouseRound: {
    header: zod.output<(typeof catalogue)['actInhouseRound']['header']>;
    params: zod.output<(typeof catalogue)['actInhouseRound']['params']>;
    query: undefined;
    body: zod.output<(typeof catalogue)['actInhouseRound']['body']>;
    response: ActInhouseRoundResponse;
  };
  getInhouseEvidence: {
    header: zod.output<(typeof catalogue)['getInhouseEvidence']['header']>;
    params: zod.output<(typeof catalogue)['getInhouseEvidence']['params']>;
    query: undefined;
    body: undefined;
    response: GetInhouseEvidenceResponse;
  };
  listAnnouncements: {
    header: zod.output<(typeof notices)['listAnnouncements']['header']>;
    params: undefined;
    query: zod.output<(typeof notices)['listAnnouncements']['query']>;
    body: undefined;
    response: ListAnnouncementsResponse;
  };
  listVnGameMenus: {
    header: zod.output<(typeof lottery)['listVnGameMenus']['header']>;
    params: undefined;
    query: zod.output<(typeof lottery)['listVnGameMenus']['query']>;
    body: undefined;
    response: ListVnGameMenusResponse;
  };
  listVnRecentGames: {
    header: zod.output<(typeof lottery)['listVnRecentGames']['header']>;
    params: undefined;
    query: zod.output<(typeof lottery)['listVnRecentGames']['query']>;
    body: undefined;
    response: ListVnRecentGamesResponse;
  };
  listLotteryGames: {
    header: zod.output<(typeof lottery)['listLotteryGames']['header']>;
    params: undefined;
    query: zod.output<(typeof lottery)['listLotteryGames']['query']>;
    body: undefined;
    response: ListLotteryGamesResponse;
  };
  getLotteryGame: {
    header: zod.output<(typeof lottery)['getLotteryGame']['header']>;
    params: zod.output<(typeof lottery)['getLotteryGame']['params']>;
    query: zod.output<(typeof lottery)['getLotteryGame']['query']>;
    body: undefined;
    response: GetLotteryGameResponse;
  };
  listPlayTypes: {
    header: zod.output<(typeof lottery)['listPlayTypes']['header']>;
    params: zod.output<(typeof lottery)['listPlayTypes']['params']>;
    query: zod.output<(typeof lottery)['listPlayTypes']['query']>;
    body: undefined;
    response: ListPlayTypesResponse;
  };
  listComingDraws: {
    header: zod.output<(typeof lottery)['listComingDraws']['header']>;
    params: zod.output<(typeof lottery)['listComingDraws']['params']>;
    query: zod.output<(typeof lottery)['listComingDraws']['query']>;
    body: undefined;
    response: ListComingDrawsResponse;
  };
  listLotteryFavourites: {
    header: zod.output<(typeof lottery)['listLotteryFavourites']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListLotteryFavouritesResponse;
  };
  setLotteryFavourites: {
    header: zod.output<(typeof lottery)['setLotteryFavourites']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof lottery)['setLotteryFavourites']['body']>;
    response: SetLotteryFavouritesResponse;
  };
  listDraws: {
    header: zod.output<(typeof lottery)['listDraws']['header']>;
    params: undefined;
    query: zod.output<(typeof lottery)['listDraws']['query']>;
    body: undefined;
    response: ListDrawsResponse;
  };
  getDraw: {
    header: zod.output<(typeof lottery)['getDraw']['header']>;
    params: zod.output<(typeof lottery)['getDraw']['params']>;
    query: undefined;
    body: undefined;
    response: GetDrawResponse;
  };
  getPrizeTable: {
    header: zod.output<(typeof lottery)['getPrizeTable']['header']>;
    params: zod.output<(typeof lottery)['getPrizeTable']['params']>;
    query: undefined;
    body: undefined;
    response: GetPrizeTableResponse;
  };
  getDrawEvidence: {
    header: zod.output<(typeof lottery)['getDrawEvidence']['header']>;
    params: zod.output<(typeof lottery)['getDrawEvidence']['params']>;
    query: undefined;
    body: undefined;
    response: GetDrawEvidenceResponse;
  };
  listOpenedNumero: {
    header: zod.output<(typeof lottery)['listOpenedNumero']['header']>;
    params: undefined;
    query: zod.output<(typeof lottery)['listOpenedNumero']['query']>;
    body: undefined;
    response: ListOpenedNumeroResponse;
  };
  getVietnamNumero: {
    header: zod.output<(typeof lottery)['getVietnamNumero']['header']>;
    params: undefined;
    query: zod.output<(typeof lottery)['getVietnamNumero']['query']>;
    body: undefined;
    response: GetVietnamNumeroResponse;
  };
  quoteLotterySlip: {
    header: zod.output<(typeof lottery)['quoteLotterySlip']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof lottery)['quoteLotterySlip']['body']>;
    response: QuoteLotterySlipResponse;
  };
  listLotteryBets: {
    header: zod.output<(typeof lottery)['listLotteryBets']['header']>;
    params: undefined;
    query: zod.output<(typeof lottery)['listLotteryBets']['query']>;
    body: undefined;
    response: ListLotteryBetsResponse;
  };
  placeLotteryBet: {
    header: zod.output<(typeof lottery)['placeLotteryBet']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof lottery)['placeLotteryBet']['body']>;
    response: PlaceLotteryBetResponse;
  };
  getLotteryBet: {
    header: zod.output<(typeof lottery)['getLotteryBet']['header']>;
    params: zod.output<(typeof lottery)['getLotteryBet']['params']>;
    query: undefined;
    body: undefined;
    response: GetLotteryBetResponse;
  };
  cancelLotteryBet: {
    header: zod.output<(typeof lottery)['cancelLotteryBet']['header']>;
    params: zod.output<(typeof lottery)['cancelLotteryBet']['params']>;
    query: undefined;
    body: undefined;
    response: CancelLotteryBetResponse;
  };
  listChases: {
    header: zod.output<(typeof lottery)['listChases']['header']>;
    params: undefined;
    query: zod.output<(typeof lottery)['listChases']['query']>;
    body: undefined;
    response: ListChasesResponse;
  };
  getChase: {
    header: zod.output<(typeof lottery)['getChase']['header']>;
    params: zod.output<(typeof lottery)['getChase']['params']>;
    query: undefined;
    body: undefined;
    response: GetChaseResponse;
  };
  stopChase: {
    header: zod.output<(typeof lottery)['stopChase']['header']>;
    params: zod.output<(typeof lottery)['stopChase']['params']>;
    query: undefined;
    body: undefined;
    response: StopChaseResponse;
  };
  listDueDraws: {
    header: zod.output<(typeof operator)['listDueDraws']['header']>;
    params: undefined;
    query: zod.output<(typeof operator)['listDueDraws']['query']>;
    body: undefined;
    response: ListDueDrawsResponse;
  };
  getOperatorDraw: {
    header: zod.output<(typeof operator)['getOperatorDraw']['header']>;
    params: zod.output<(typeof operator)['getOperatorDraw']['params']>;
    query: undefined;
    body: undefined;
    response: GetOperatorDrawResponse;
  };
  enterDrawResult: {
    header: zod.output<(typeof operator)['enterDrawResult']['header']>;
    params: zod.output<(typeof operator)['enterDrawResult']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['enterDrawResult']['body']>;
    response: EnterDrawResultResponse;
  };
  correctDrawResult: {
    header: zod.output<(typeof operator)['correctDrawResult']['header']>;
    params: zod.output<(typeof operator)['correctDrawResult']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['correctDrawResult']['body']>;
    response: CorrectDrawResultResponse;
  };
  voidDraw: {
    header: zod.output<(typeof operator)['voidDraw']['header']>;
    params: zod.output<(typeof operator)['voidDraw']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['voidDraw']['body']>;
    response: VoidDrawResponse;
  };
  getHelpCenter: {
    header: zod.output<(typeof service)['getHelpCenter']['header']>;
    params: undefined;
    query: zod.output<(typeof service)['getHelpCenter']['query']>;
    body: undefined;
    response: GetHelpCenterResponse;
  };
  getCustomerService: {
    header: zod.output<(typeof service)['getCustomerService']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetCustomerServiceResponse;
  };
  sendFeedback: {
    header: zod.output<(typeof service)['sendFeedback']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof service)['sendFeedback']['body']>;
    response: SendFeedbackResponse;
  };
  getChatUrl: {
    header: zod.output<(typeof service)['getChatUrl']['header']>;
    params: undefined;
    query: zod.output<(typeof service)['getChatUrl']['query']>;
    body: undefined;
    response: GetChatUrlResponse;
  };
  getChatUnread: {
    header: zod.output<(typeof service)['getChatUnread']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetChatUnreadResponse;
  };
  listChatMessages: {
    header: zod.output<(typeof service)['listChatMessages']['header']>;
    params: undefined;
    query: zod.output<(typeof service)['listChatMessages']['query']>;
    body: undefined;
    response: ListChatMessagesResponse;
  };
  sendChatMessage: {
    header: zod.output<(typeof service)['sendChatMessage']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof service)['sendChatMessage']['body']>;
    response: SendChatMessageResponse;
  };
  markChatRead: {
    header: zod.output<(typeof service)['markChatRead']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof service)['markChatRead']['body']>;
    response: MarkChatReadResponse;
  };
  listAgentAnnouncements: {
    header: zod.output<(typeof agent)['listAgentAnnouncements']['header']>;
    params: undefined;
    query: zod.output<(typeof agent)['listAgentAnnouncements']['query']>;
    body: undefined;
    response: ListAgentAnnouncementsResponse;
  };
  getTeamOverview: {
    header: zod.output<(typeof agent)['getTeamOverview']['header']>;
    params: undefined;
    query: zod.output<(typeof agent)['getTeamOverview']['query']>;
    body: undefined;
    response: GetTeamOverviewResponse;
  };
  getAccountRules: {
    header: zod.output<(typeof agent)['getAccountRules']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetAccountRulesResponse;
  };
  createDownlineAccount: {
    header: zod.output<(typeof agent)['createDownlineAccount']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof agent)['createDownlineAccount']['body']>;
    response: CreateDownlineAccountResponse;
  };
  listRegistrationLinks: {
    header: zod.output<(typeof agent)['listRegistrationLinks']['header']>;
    params: undefined;
    query: zod.output<(typeof agent)['listRegistrationLinks']['query']>;
    body: undefined;
    response: ListRegistrationLinksResponse;
  };
  createRegistrationLink: {
    header: zod.output<(typeof agent)['createRegistrationLink']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof agent)['createRegistrationLink']['body']>;
    response: CreateRegistrationLinkResponse;
  };
  changeRegistrationLink: {
    header: zod.output<(typeof agent)['changeRegistrationLink']['header']>;
    params: zod.output<(typeof agent)['changeRegistrationLink']['params']>;
    query: undefined;
    body: zod.output<(typeof agent)['changeRegistrationLink']['body']>;
    response: ChangeRegistrationLinkResponse;
  };
  removeRegistrationLink: {
    header: zod.output<(typeof agent)['removeRegistrationLink']['header']>;
    params: zod.output<(typeof agent)['removeRegistrationLink']['params']>;
    query: undefined;
    body: undefined;
    response: RemoveRegistrationLinkResponse;
  };
  listTeamChildren: {
    header: zod.output<(typeof agent)['listTeamChildren']['header']>;
    params: undefined;
    query: zod.output<(typeof agent)['listTeamChildren']['query']>;
    body: undefined;
    response: ListTeamChildrenResponse;
  };
  listTeam: {
    header: zod.output<(typeof agent)['listTeam']['header']>;
    params: undefined;
    query: zod.output<(typeof agent)['listTeam']['query']>;
    body: undefined;
    response: ListTeamResponse;
  };
  getTeamMember: {
    header: zod.output<(typeof agent)['getTeamMember']['header']>;
    params: zod.output<(typeof agent)['getTeamMember']['params']>;
    query: zod.output<(typeof agent)['getTeamMember']['query']>;
    body: undefined;
    response: GetTeamMemberResponse;
  };
  listTeamBets: {
    header: zod.output<(typeof agent)['listTeamBets']['header']>;
    params: undefined;
    query: zod.output<(typeof agent)['listTeamBets']['query']>;
    body: undefined;
    response: ListTeamBetsResponse;
  };
  listTeamProfit: {
    header: zod.output<(typeof agent)['listTeamProfit']['header']>;
    params: undefined;
    query: zod.output<(typeof agent)['listTeamProfit']['query']>;
    body: undefined;
    response: ListTeamProfitResponse;
  };
  listIncome: {
    header: zod.output<(typeof agent)['listIncome']['header']>;
    params: undefined;
    query: zod.output<(typeof agent)['listIncome']['query']>;
    body: undefined;
    response: ListIncomeResponse;
  };
  listIncomeBets: {
    header: zod.output<(typeof agent)['listIncomeBets']['header']>;
    params: zod.output<(typeof agent)['listIncomeBets']['params']>;
    query: zod.output<(typeof agent)['listIncomeBets']['query']>;
    body: undefined;
    response: ListIncomeBetsResponse;
  };
  listTeamTransactions: {
    header: zod.output<(typeof agent)['listTeamTransactions']['header']>;
    params: undefined;
    query: zod.output<(typeof agent)['listTeamTransactions']['query']>;
    body: undefined;
    response: ListTeamTransactionsResponse;
  };
  listContracts: {
    header: zod.output<(typeof contract)['listContracts']['header']>;
    params: undefined;
    query: zod.output<(typeof contract)['listContracts']['query']>;
    body: undefined;
    response: ListContractsResponse;
  };
  proposeContract: {
    header: zod.output<(typeof contract)['proposeContract']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof contract)['proposeContract']['body']>;
    response: ProposeContractResponse;
  };
  listContractRequests: {
    header: zod.output<(typeof contract)['listContractRequests']['header']>;
    params: undefined;
    query: zod.output<(typeof contract)['listContractRequests']['query']>;
    body: undefined;
    response: ListContractRequestsResponse;
  };
  checkContractConflicts: {
    header: zod.output<(typeof contract)['checkContractConflicts']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof contract)['checkContractConflicts']['body']>;
    response: CheckContractConflictsResponse;
  };
  getContract: {
    header: zod.output<(typeof contract)['getContract']['header']>;
    params: zod.output<(typeof contract)['getContract']['params']>;
    query: undefined;
    body: undefined;
    response: GetContractResponse;
  };
  listContractConflicts: {
    header: zod.output<(typeof contract)['listContractConflicts']['header']>;
    params: zod.output<(typeof contract)['listContractConflicts']['params']>;
    query: undefined;
    body: undefined;
    response: ListContractConflictsResponse;
  };
  signContract: {
    header: zod.output<(typeof contract)['signContract']['header']>;
    params: zod.output<(typeof contract)['signContract']['params']>;
    query: undefined;
    body: zod.output<(typeof contract)['signContract']['body']>;
    response: SignContractResponse;
  };
  rejectContract: {
    header: zod.output<(typeof contract)['rejectContract']['header']>;
    params: zod.output<(typeof contract)['rejectContract']['params']>;
    query: undefined;
    body: zod.output<(typeof contract)['rejectContract']['body']>;
    response: RejectContractResponse;
  };
  withdrawContract: {
    header: zod.output<(typeof contract)['withdrawContract']['header']>;
    params: zod.output<(typeof contract)['withdrawContract']['params']>;
    query: undefined;
    body: zod.output<(typeof contract)['withdrawContract']['body']>;
    response: WithdrawContractResponse;
  };
  terminateContract: {
    header: zod.output<(typeof contract)['terminateContract']['header']>;
    params: zod.output<(typeof contract)['terminateContract']['params']>;
    query: undefined;
    body: zod.output<(typeof contract)['terminateContract']['body']>;
    response: TerminateContractResponse;
  };
  agreeToTermination: {
    header: zod.output<(typeof contract)['agreeToTermination']['header']>;
    params: zod.output<(typeof contract)['agreeToTermination']['params']>;
    query: undefined;
    body: zod.output<(typeof contract)['agreeToTermination']['body']>;
    response: AgreeToTerminationResponse;
  };
  listContractBills: {
    header: zod.output<(typeof contract)['listContractBills']['header']>;
    params: undefined;
    query: zod.output<(typeof contract)['listContractBills']['query']>;
    body: undefined;
    response: ListContractBillsResponse;
  };
  getContractBill: {
    header: zod.output<(typeof contract)['getContractBill']['header']>;
    params: zod.output<(typeof contract)['getContractBill']['params']>;
    query: undefined;
    body: undefined;
    response: GetContractBillResponse;
  };
  simulateContract: {
    header: zod.output<(typeof contract)['simulateContract']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof contract)['simulateContract']['body']>;
    response: SimulateContractResponse;
  };
  listAnnouncementPage: {
    header: zod.output<(typeof notices)['listAnnouncementPage']['header']>;
    params: undefined;
    query: zod.output<(typeof notices)['listAnnouncementPage']['query']>;
    body: undefined;
    response: ListAnnouncementPageResponse;
  };
  getAnnouncement: {
    header: zod.output<(typeof notices)['getAnnouncement']['header']>;
    params: undefined;
    query: zod.output<(typeof notices)['getAnnouncement']['query']>;
    body: undefined;
    response: GetAnnouncementResponse;
  };
  listMessages: {
    header: zod.output<(typeof messages)['listMessages']['header']>;
    params: undefined;
    query: zod.output<(typeof messages)['listMessages']['query']>;
    body: undefined;
    response: ListMessagesResponse;
  };
  getMessage: {
    header: zod.output<(typeof messages)['getMessage']['header']>;
    params: undefined;
    query: zod.output<(typeof messages)['getMessage']['query']>;
    body: undefined;
    response: GetMessageResponse;
  };
  getUnreadCount: {
    header: zod.output<(typeof messages)['getUnreadCount']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetUnreadCountResponse;
  };
  readMessages: {
    header: zod.output<(typeof messages)['readMessages']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof messages)['readMessages']['body']>;
    response: ReadMessagesResponse;
  };
  readAllMessages: {
    header: zod.output<(typeof messages)['readAllMessages']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof messages)['readAllMessages']['body']>;
    response: ReadAllMessagesResponse;
  };
  deleteMessages: {
    header: zod.output<(typeof messages)['deleteMessages']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof messages)['deleteMessages']['body']>;
    response: DeleteMessagesResponse;
  };
  listPromotions: {
    header: zod.output<(typeof promotions)['listPromotions']['header']>;
    params: undefined;
    query: zod.output<(typeof promotions)['listPromotions']['query']>;
    body: undefined;
    response: ListPromotionsResponse;
  };
  getPromotion: {
    header: zod.output<(typeof promotions)['getPromotion']['header']>;
    params: undefined;
    query: zod.output<(typeof promotions)['getPromotion']['query']>;
    body: undefined;
    response: GetPromotionResponse;
  };
  listMemberPromotions: {
    header: zod.output<(typeof promotions)['listMemberPromotions']['header']>;
    params: undefined;
    query: zod.output<(typeof promotions)['listMemberPromotions']['query']>;
    body: undefined;
    response: ListMemberPromotionsResponse;
  };
  getMemberPromotion: {
    header: zod.output<(typeof promotions)['getMemberPromotion']['header']>;
    params: undefined;
    query: zod.output<(typeof promotions)['getMemberPromotion']['query']>;
    body: undefined;
    response: GetMemberPromotionResponse;
  };
  joinPromotion: {
    header: zod.output<(typeof promotions)['joinPromotion']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof promotions)['joinPromotion']['body']>;
    response: JoinPromotionResponse;
  };
  applyForPromotion: {
    header: zod.output<(typeof promotions)['applyForPromotion']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof promotions)['applyForPromotion']['body']>;
    response: ApplyForPromotionResponse;
  };
  claimPromotion: {
    header: zod.output<(typeof promotions)['claimPromotion']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof promotions)['claimPromotion']['body']>;
    response: ClaimPromotionResponse;
  };
  getRaffle: {
    header: zod.output<(typeof promotions)['getRaffle']['header']>;
    params: undefined;
    query: zod.output<(typeof promotions)['getRaffle']['query']>;
    body: undefined;
    response: GetRaffleResponse;
  };
  listRaffleTickets: {
    header: zod.output<(typeof promotions)['listRaffleTickets']['header']>;
    params: undefined;
    query: zod.output<(typeof promotions)['listRaffleTickets']['query']>;
    body: undefined;
    response: ListRaffleTicketsResponse;
  };
  claimRafflePrize: {
    header: zod.output<(typeof promotions)['claimRafflePrize']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof promotions)['claimRafflePrize']['body']>;
    response: ClaimRafflePrizeResponse;
  };
  listBonuses: {
    header: zod.output<(typeof promotions)['listBonuses']['header']>;
    params: undefined;
    query: zod.output<(typeof promotions)['listBonuses']['query']>;
    body: undefined;
    response: ListBonusesResponse;
  };
  getBonus: {
    header: zod.output<(typeof promotions)['getBonus']['header']>;
    params: zod.output<(typeof promotions)['getBonus']['params']>;
    query: undefined;
    body: undefined;
    response: GetBonusResponse;
  };
  listBonusWagering: {
    header: zod.output<(typeof promotions)['listBonusWagering']['header']>;
    params: zod.output<(typeof promotions)['listBonusWagering']['params']>;
    query: zod.output<(typeof promotions)['listBonusWagering']['query']>;
    body: undefined;
    response: ListBonusWageringResponse;
  };
  cancelBonus: {
    header: zod.output<(typeof promotions)['cancelBonus']['header']>;
    params: zod.output<(typeof promotions)['cancelBonus']['params']>;
    query: undefined;
    body: undefined;
    response: CancelBonusResponse;
  };
  listRewards: {
    header: zod.output<(typeof promotions)['listRewards']['header']>;
    params: undefined;
    query: zod.output<(typeof promotions)['listRewards']['query']>;
    body: undefined;
    response: ListRewardsResponse;
  };
  claimRewards: {
    header: zod.output<(typeof promotions)['claimRewards']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof promotions)['claimRewards']['body']>;
    response: ClaimRewardsResponse;
  };
  getReferral: {
    header: zod.output<(typeof promotions)['getReferral']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetReferralResponse;
  };
  listInvitees: {
    header: zod.output<(typeof promotions)['listInvitees']['header']>;
    params: undefined;
    query: zod.output<(typeof promotions)['listInvitees']['query']>;
    body: undefined;
    response: ListInviteesResponse;
  };
  listReferralRewards: {
    header: zod.output<(typeof promotions)['listReferralRewards']['header']>;
    params: undefined;
    query: zod.output<(typeof promotions)['listReferralRewards']['query']>;
    body: undefined;
    response: ListReferralRewardsResponse;
  };
  getMissionsSummary: {
    header: zod.output<(typeof promotions)['getMissionsSummary']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMissionsSummaryResponse;
  };
  claimMission: {
    header: zod.output<(typeof promotions)['claimMission']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof promotions)['claimMission']['body']>;
    response: ClaimMissionResponse;
  };
  listMissionsLeaderboard: {
    header: zod.output<(typeof promotions)['listMissionsLeaderboard']['header']>;
    params: undefined;
    query: zod.output<(typeof promotions)['listMissionsLeaderboard']['query']>;
    body: undefined;
    response: ListMissionsLeaderboardResponse;
  };
  getPointsBalance: {
    header: zod.output<(typeof points)['getPointsBalance']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPointsBalanceResponse;
  };
  getPointsConfig: {
    header: zod.output<(typeof points)['getPointsConfig']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPointsConfigResponse;
  };
  listPointRewards: {
    header: zod.output<(typeof points)['listPointRewards']['header']>;
    params: undefined;
    query: zod.output<(typeof points)['listPointRewards']['query']>;
    body: undefined;
    response: ListPointRewardsResponse;
  };
  getPointReward: {
    header: zod.output<(typeof points)['getPointReward']['header']>;
    params: undefined;
    query: zod.output<(typeof points)['getPointReward']['query']>;
    body: undefined;
    response: GetPointRewardResponse;
  };
  redeemPoints: {
    header: zod.output<(typeof points)['redeemPoints']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof points)['redeemPoints']['body']>;
    response: RedeemPointsResponse;
  };
  convertPoints: {
    header: zod.output<(typeof points)['convertPoints']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof points)['convertPoints']['body']>;
    response: ConvertPointsResponse;
  };
  listRedemptions: {
    header: zod.output<(typeof points)['listRedemptions']['header']>;
    params: undefined;
    query: zod.output<(typeof points)['listRedemptions']['query']>;
    body: undefined;
    response: ListRedemptionsResponse;
  };
  listPointTransactions: {
    header: zod.output<(typeof points)['listPointTransactions']['header']>;
    params: undefined;
    query: zod.output<(typeof points)['listPointTransactions']['query']>;
    body: undefined;
    response: ListPointTransactionsResponse;
  };
  listWithdrawalReviews: {
    header: zod.output<(typeof operator)['listWithdrawalReviews']['header']>;
    params: undefined;
    query: zod.output<(typeof operator)['listWithdrawalReviews']['query']>;
    body: undefined;
    response: ListWithdrawalReviewsResponse;
  };
  getWithdrawalReview: {
    header: zod.output<(typeof operator)['getWithdrawalReview']['header']>;
    params: zod.output<(typeof operator)['getWithdrawalReview']['params']>;
    query: undefined;
    body: undefined;
    response: GetWithdrawalReviewResponse;
  };
  startWithdrawalReview: {
    header: zod.output<(typeof operator)['startWithdrawalReview']['header']>;
    params: zod.output<(typeof operator)['startWithdrawalReview']['params']>;
    query: undefined;
    body: undefined;
    response: StartWithdrawalReviewResponse;
  };
  approveWithdrawal: {
    header: zod.output<(typeof operator)['approveWithdrawal']['header']>;
    params: zod.output<(typeof operator)['approveWithdrawal']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['approveWithdrawal']['body']>;
    response: ApproveWithdrawalResponse;
  };
  rejectWithdrawal: {
    header: zod.output<(typeof operator)['rejectWithdrawal']['header']>;
    params: zod.output<(typeof operator)['rejectWithdrawal']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['rejectWithdrawal']['body']>;
    response: RejectWithdrawalResponse;
  };
  markWithdrawalPaid: {
    header: zod.output<(typeof operator)['markWithdrawalPaid']['header']>;
    params: zod.output<(typeof operator)['markWithdrawalPaid']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['markWithdrawalPaid']['body']>;
    response: MarkWithdrawalPaidResponse;
  };
  returnWithdrawal: {
    header: zod.output<(typeof operator)['returnWithdrawal']['header']>;
    params: zod.output<(typeof operator)['returnWithdrawal']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['returnWithdrawal']['body']>;
    response: ReturnWithdrawalResponse;
  };
  confirmWithdrawalReceived: {
    header: zod.output<(typeof operator)['confirmWithdrawalReceived']['header']>;
    params: zod.output<(typeof operator)['confirmWithdrawalReceived']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['confirmWithdrawalReceived']['body']>;
    response: ConfirmWithdrawalReceivedResponse;
  };
  listDepositReviews: {
    header: zod.output<(typeof operator)['listDepositReviews']['header']>;
    params: undefined;
    query: zod.output<(typeof operator)['listDepositReviews']['query']>;
    body: undefined;
    response: ListDepositReviewsResponse;
  };
  getDepositReview: {
    header: zod.output<(typeof operator)['getDepositReview']['header']>;
    params: zod.output<(typeof operator)['getDepositReview']['params']>;
    query: undefined;
    body: undefined;
    response: GetDepositReviewResponse;
  };
  confirmDeposit: {
    header: zod.output<(typeof operator)['confirmDeposit']['header']>;
    params: zod.output<(typeof operator)['confirmDeposit']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['confirmDeposit']['body']>;
    response: ConfirmDepositResponse;
  };
  failDeposit: {
    header: zod.output<(typeof operator)['failDeposit']['header']>;
    params: zod.output<(typeof operator)['failDeposit']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['failDeposit']['body']>;
    response: FailDepositResponse;
  };
  listApplicationReviews: {
    header: zod.output<(typeof operator)['listApplicationReviews']['header']>;
    params: undefined;
    query: zod.output<(typeof operator)['listApplicationReviews']['query']>;
    body: undefined;
    response: ListApplicationReviewsResponse;
  };
  getApplicationReview: {
    header: zod.output<(typeof operator)['getApplicationReview']['header']>;
    params: zod.output<(typeof operator)['getApplicationReview']['params']>;
    query: undefined;
    body: undefined;
    response: GetApplicationReviewResponse;
  };
  getApplicationImage: {
    header: zod.output<(typeof operator)['getApplicationImage']['header']>;
    params: zod.output<(typeof operator)['getApplicationImage']['params']>;
    query: undefined;
    body: undefined;
    response: GetApplicationImageResponse;
  };
  startApplicationReview: {
    header: zod.output<(typeof operator)['startApplicationReview']['header']>;
    params: zod.output<(typeof operator)['startApplicationReview']['params']>;
    query: undefined;
    body: undefined;
    response: StartApplicationReviewResponse;
  };
  decideApplication: {
    header: zod.output<(typeof operator)['decideApplication']['header']>;
    params: zod.output<(typeof operator)['decideApplication']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['decideApplication']['body']>;
    response: DecideApplicationResponse;
  };
  listRedemptionReviews: {
    header: zod.output<(typeof operator)['listRedemptionReviews']['header']>;
    params: undefined;
    query: zod.output<(typeof operator)['listRedemptionReviews']['query']>;
    body: undefined;
    response: ListRedemptionReviewsResponse;
  };
  getRedemptionReview: {
    header: zod.output<(typeof operator)['getRedemptionReview']['header']>;
    params: zod.output<(typeof operator)['getRedemptionReview']['params']>;
    query: undefined;
    body: undefined;
    response: GetRedemptionReviewResponse;
  };
  completeRedemption: {
    header: zod.output<(typeof operator)['completeRedemption']['header']>;
    params: zod.output<(typeof operator)['completeRedemption']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['completeRedemption']['body']>;
    response: CompleteRedemptionResponse;
  };
  rejectRedemption: {
    header: zod.output<(typeof operator)['rejectRedemption']['header']>;
    params: zod.output<(typeof operator)['rejectRedemption']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['rejectRedemption']['body']>;
    response: RejectRedemptionResponse;
  };
  listSupportThreads: {
    header: zod.output<(typeof operator)['listSupportThreads']['header']>;
    params: undefined;
    query: zod.output<(typeof operator)['listSupportThreads']['query']>;
    body: undefined;
    response: ListSupportThreadsResponse;
  };
  getSupportThread: {
    header: zod.output<(typeof operator)['getSupportThread']['header']>;
    params: zod.output<(typeof operator)['getSupportThread']['params']>;
    query: zod.output<(typeof operator)['getSupportThread']['query']>;
    body: undefined;
    response: GetSupportThreadResponse;
  };
  answerSupportThread: {
    header: zod.output<(typeof operator)['answerSupportThread']['header']>;
    params: zod.output<(typeof operator)['answerSupportThread']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['answerSupportThread']['body']>;
    response: AnswerSupportThreadResponse;
  };
  closeSupportThread: {
    header: zod.output<(typeof operator)['closeSupportThread']['header']>;
    params: zod.output<(typeof operator)['closeSupportThread']['params']>;
    query: undefined;
    body: undefined;
    response: CloseSupportThreadResponse;
  };
  listManagedNotices: {
    header: zod.output<(typeof operator)['listManagedNotices']['header']>;
    params: undefined;
    query: zod.output<(typeof operator)['listManagedNotices']['query']>;
    body: undefined;
    response: ListManagedNoticesResponse;
  };
  createNotice: {
    header: zod.output<(typeof operator)['createNotice']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof operator)['createNotice']['body']>;
    response: CreateNoticeResponse;
  };
  getManagedNotice: {
    header: zod.output<(typeof operator)['getManagedNotice']['header']>;
    params: zod.output<(typeof operator)['getManagedNotice']['params']>;
    query: undefined;
    body: undefined;
    response: GetManagedNoticeResponse;
  };
  updateNotice: {
    header: zod.output<(typeof operator)['updateNotice']['header']>;
    params: zod.output<(typeof operator)['updateNotice']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['updateNotice']['body']>;
    response: UpdateNoticeResponse;
  };
  withdrawNotice: {
    header: zod.output<(typeof operator)['withdrawNotice']['header']>;
    params: zod.output<(typeof operator)['withdrawNotice']['params']>;
    query: undefined;
    body: undefined;
    response: WithdrawNoticeResponse;
  };
  listManagedBanners: {
    header: zod.output<(typeof operator)['listManagedBanners']['header']>;
    params: undefined;
    query: zod.output<(typeof operator)['listManagedBanners']['query']>;
    body: undefined;
    response: ListManagedBannersResponse;
  };
  createBanner: {
    header: zod.output<(typeof operator)['createBanner']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof operator)['createBanner']['body']>;
    response: CreateBannerResponse;
  };
  getManagedBanner: {
    header: zod.output<(typeof operator)['getManagedBanner']['header']>;
    params: zod.output<(typeof operator)['getManagedBanner']['params']>;
    query: undefined;
    body: undefined;
    response: GetManagedBannerResponse;
  };
  updateBanner: {
    header: zod.output<(typeof operator)['updateBanner']['header']>;
    params: zod.output<(typeof operator)['updateBanner']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['updateBanner']['body']>;
    response: UpdateBannerResponse;
  };
  withdrawBanner: {
    header: zod.output<(typeof operator)['withdrawBanner']['header']>;
    params: zod.output<(typeof operator)['withdrawBanner']['params']>;
    query: undefined;
    body: undefined;
    response: WithdrawBannerResponse;
  };
  listSentMessages: {
    header: zod.output<(typeof operator)['listSentMessages']['header']>;
    params: undefined;
    query: zod.output<(typeof operator)['listSentMessages']['query']>;
    body: undefined;
    response: ListSentMessagesResponse;
  };
  sendMessage: {
    header: zod.output<(typeof operator)['sendMessage']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof operator)['sendMessage']['body']>;
    response: SendMessageResponse;
  };
  recallMessage: {
    header: zod.output<(typeof operator)['recallMessage']['header']>;
    params: zod.output<(typeof operator)['recallMessage']['params']>;
    query: undefined;
    body: undefined;
    response: RecallMessageResponse;
  };
  listMaintenances: {
    header: zod.output<(typeof operator)['listMaintenances']['header']>;
    params: undefined;
    query: zod.output<(typeof operator)['listMaintenances']['query']>;
    body: undefined;
    response: ListMaintenancesResponse;
  };
  startMaintenance: {
    header: zod.output<(typeof operator)['startMaintenance']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof operator)['startMaintenance']['body']>;
    response: StartMaintenanceResponse;
  };
  updateMaintenance: {
    header: zod.output<(typeof operator)['updateMaintenance']['header']>;
    params: zod.output<(typeof operator)['updateMaintenance']['params']>;
    query: undefined;
    body: zod.output<(typeof operator)['updateMaintenance']['body']>;
    response: UpdateMaintenanceResponse;
  };
  endMaintenance: {
    header: zod.output<(typeof operator)['endMaintenance']['header']>;
    params: zod.output<(typeof operator)['endMaintenance']['params']>;
    query: undefined;
    body: undefined;
    response: EndMaintenanceResponse;
  };
  listBlocks: {
    header: zod.output<(typeof operator)['listBlocks']['header']>;
    params: undefined;
    query: zod.output<(typeof operator)['listBlocks']['query']>;
    body: undefined;
    response: ListBlocksResponse;
  };
  createBlock: {
    header: zod.output<(typeof operator)['createBlock']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof operator)['createBlock']['body']>;
    response: CreateBlockResponse;
  };
  liftBlock: {
    header: zod.output<(typeof operator)['liftBlock']['header']>;
    params: zod.output<(typeof operator)['liftBlock']['params']>;
    query: undefined;
    body: undefined;
    response: LiftBlockResponse;
  };
  listAuditEntries: {
    header: zod.output<(typeof operator)['listAuditEntries']['header']>;
    params: undefined;
    query: zod.output<(typeof operator)['listAuditEntries']['query']>;
    body: undefined;
    response: ListAuditEntriesResponse;
  };
  verifyAuditLog: {
    header: zod.output<(typeof operator)['verifyAuditLog']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: VerifyAuditLogResponse;
  };
}
