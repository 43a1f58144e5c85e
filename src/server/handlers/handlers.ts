import { agentHandlers } from './agent-handlers.ts';
import { applicationHandlers } from './application-handlers.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { contractHandlers } from './contract-handlers.ts';
import { debtHandlers } from './debt-handlers.ts';
import { depositHandlers } from './deposit-handlers.ts';
import type { HandlerTable } from './handler.ts';
import { inhouseHandlers } from './inhouse-handlers.ts';
import { lotteryHandlers } from './lottery-handlers.ts';
import { bindEmail } from './member/bind-email.ts';
import { bindMobile } from './member/bind-mobile.ts';
import { changePaymentPassword } from './member/change-payment-password.ts';
import { confirmTwoStepLogin } from './member/confirm-two-step-login.ts';
import { disableTwoStepLogin } from './member/disable-two-step-login.ts';
import { dismissLoginInfo } from './member/dismiss-login-info.ts';
import { getLoginInfo } from './member/get-login-info.ts';
import { getMemberIcon } from './member/get-member-icon.ts';
import { getMemberInfo } from './member/get-member-info.ts';
import { getPlayerAvatar } from './member/get-player-avatar.ts';
import { getPlayerRank } from './member/get-player-rank.ts';
import { getProfile } from './member/get-profile.ts';
import { getSecurityCentre } from './member/get-security-centre.ts';
import { listAvatars } from './member/list-avatars.ts';
import { listLoginHistory } from './member/list-login-history.ts';
import { listVipTiers } from './member/list-vip-tiers.ts';
import { setPaymentPassword } from './member/set-payment-password.ts';
import { startTwoStepLogin } from './member/start-two-step-login.ts';
import { updateLanguage } from './member/update-language.ts';
import { updateProfile } from './member/update-profile.ts';
import { deleteMessages } from './messages/delete-messages.ts';
import { getMessage } from './messages/get-message.ts';
import { getUnreadCount } from './messages/get-unread-count.ts';
import { listMessages } from './messages/list-messages.ts';
import { readAllMessages } from './messages/read-all-messages.ts';
import { readMessages } from './messages/read-messages.ts';
import { missionHandlers } from './mission-handlers.ts';
import { operatorHandlers } from './operator-handlers.ts';
import { changePassword } from './passwords/change-password.ts';
import { forgotPasswordByEmail } from './passwords/forgot-password-by-email.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { resetPasswordByPhone } from './passwords/reset-password-by-phone.ts';
import { promotionHandlers } from './promotion-handlers.ts';
import { protectionHandlers } from './protection-handlers.ts';
import { recordHandlers } from './record-handlers.ts';
import { redemptionHandlers } from './redemption-handlers.ts';
import { referralHandlers } from './referral-handlers.ts';
import { checkAffiliateCode } from './registration/check-affiliate-code.ts';
import { registerMember } from './registration/register-member.ts';
import { registerMemberByMobile } from './registration/register-member-by-mobile.ts';
import { getChatUnread } from './service/get-chat-unread.ts';
import { getChatUrl } from './service/get-chat-url.ts';
import { getCustomerService } from './service/get-customer-service.ts';
import { getHelpCenter } from './service/get-help-center.ts';
import { listChatMessages } from './service/list-chat-messages.ts';
import { markChatRead } from './service/mark-chat-read.ts';
import { sendChatMessage } from './service/send-chat-message.ts';
import { sendFeedback } from './service/send-feedback.ts';
import { beginSocialLogin } from './session/begin-social-login.ts';
import { completeSocialLogin } from './session/complete-social-login.ts';
import { createSessionTicket } from './session/create-session-ticket.ts';
import { endOtherSessions } from './session/end-other-sessions.ts';
import { endSession } from './session/end-session.ts';
import { exchangeSessionTicket } from './session/exchange-session-ticket.ts';
import { freePlayLogin } from './session/free-play-login.ts';
import { listSessions } from './session/list-sessions.ts';
import { login } from './session/login.ts';
import { logout } from './session/logout.ts';
import { streamEvents } from './stream/stream-events.ts';
import { getDomainRoute } from './system/get-domain-route.ts';
import { getJwks } from './system/get-jwks.ts';
import { getPermission } from './system/get-permission.ts';
import { getRegisterSettings } from './system/get-register-settings.ts';
import { getRouters } from './system/get-routers.ts';
import { getSystemStatus } from './system/get-system-status.ts';
import { getWhitelabel } from './system/get-whitelabel.ts';
import { listCountryCodes } from './system/list-country-codes.ts';
import { authorisePlayer } from './vendor-wallet/authorise-player.ts';
import { creditPlayer } from './vendor-wallet/credit-player.ts';
import { debitPlayer } from './vendor-wallet/debit-player.ts';
import { getPlayerBalance } from './vendor-wallet/get-player-balance.ts';
import { rollbackDebit } from './vendor-wallet/rollback-debit.ts';
import { getCaptcha } from './verification/get-captcha.ts';
import { getSlider } from './verification/get-slider.ts';
import { sendNewIpCode } from './verification/send-new-ip-code.ts';
import { sendRegisterSmsCode } from './verification/send-register-sms-code.ts';
import { sendSmsCode } from './verification/send-sms-code.ts';
import { solveSlider } from './verification/solve-slider.ts';
import { collectAllFunds } from './wallet/collect-all-funds.ts';
import { getBalance } from './wallet/get-balance.ts';
import { getConsolidatedFunds } from './wallet/get-consolidated-funds.ts';
import { getMemberTransferTerms } from './wallet/get-member-transfer-terms.ts';
import { getMerchantWallet } from './wallet/get-merchant-wallet.ts';
import { transferFunds } from './wallet/transfer-funds.ts';
import { transferToDownline } from './wallet/transfer-to-downline.ts';
import { transferToUpline } from './wallet/transfer-to-upline.ts';
import { withdrawalHandlers } from './withdrawal-handlers.ts';

/**
 * Who answers each operation of the contract. One that is missing here, or that the contract does not have, is a type error.
 */
export const handlers = {
  ...applicationHandlers,
  ...catalogueHandlers,
  ...contractHandlers,
  ...debtHandlers,
  ...depositHandlers,
  ...inhouseHandlers,
  ...lotteryHandlers,
  ...operatorHandlers,
  ...missionHandlers,
  ...promotionHandlers,
  ...protectionHandlers,
  ...recordHandlers,
  ...referralHandlers,
  ...withdrawalHandlers,
  changePassword,
  forgotPasswordByEmail,
  resetPassword,
  resetPasswordByPhone,
  beginSocialLogin,
  completeSocialLogin,
  createSessionTicket,
  endOtherSessions,
  endSession,
  exchangeSessionTicket,
  listSessions,
  authorisePlayer,
  getMemberIcon,
  getMemberInfo,
  getPlayerAvatar,
  getHelpCenter,
  freePlayLogin,
  login,
  logout,
  getJwks,
  getPermission,
  creditPlayer,
  debitPlayer,
  getPlayerBalance,
  rollbackDebit,
  getSystemStatus,
  getWhitelabel,
  streamEvents,
  getBalance,
  getRegisterSettings,
  listCountryCodes,
  getDomainRoute,
  getRouters,
  checkAffiliateCode,
  registerMember,
  registerMemberByMobile,
  getCaptcha,
  getSlider,
  solveSlider,
  sendSmsCode,
  sendRegisterSmsCode,
  sendNewIpCode,
  getCustomerService,
  getChatUrl,
  getChatUnread,
  listChatMessages,
  sendChatMessage,
  markChatRead,
  sendFeedback,
  getProfile,
  updateProfile,
  listAvatars,
  updateLanguage,
  getSecurityCentre,
  listLoginHistory,
  getPlayerRank,
  listVipTiers,
  listMessages,
  getMessage,
  getUnreadCount,
  readMessages,
  readAllMessages,
  deleteMessages,
  ...agentHandlers,
  ...redemptionHandlers,
  bindEmail,
  bindMobile,
  startTwoStepLogin,
  confirmTwoStepLogin,
  disableTwoStepLogin,
  getLoginInfo,
  dismissLoginInfo,
  changePaymentPassword,
  setPaymentPassword,
  getMemberTransferTerms,
  collectAllFunds,
  getConsolidatedFunds,
  getMerchantWallet,
  transferFunds,
  transferToDownline,
  transferToUpline,
} satisfies HandlerTable;
