import { listAgentAnnouncements } from './agent/list-agent-announcements.ts';
import { addFavourite } from './catalogue/add-favourite.ts';
import { launchGame } from './catalogue/launch-game.ts';
import { listFavouriteIds } from './catalogue/list-favourite-ids.ts';
import { listFavourites } from './catalogue/list-favourites.ts';
import { listGameMenus } from './catalogue/list-game-menus.ts';
import { listGames } from './catalogue/list-games.ts';
import { listHotGames } from './catalogue/list-hot-games.ts';
import { listNewGames } from './catalogue/list-new-games.ts';
import { listPopularGames } from './catalogue/list-popular-games.ts';
import { listPvpRooms } from './catalogue/list-pvp-rooms.ts';
import { listRecentGames } from './catalogue/list-recent-games.ts';
import { listVendorTypes } from './catalogue/list-vendor-types.ts';
import { listVendors } from './catalogue/list-vendors.ts';
import { listWinnerRank } from './catalogue/list-winner-rank.ts';
import { removeFavourite } from './catalogue/remove-favourite.ts';
import { searchGames } from './catalogue/search-games.ts';
import type { HandlerTable } from './handler.ts';
import { getDraw } from './lottery/get-draw.ts';
import { getLotteryGame } from './lottery/get-lottery-game.ts';
import { getPrizeTable } from './lottery/get-prize-table.ts';
import { getVietnamNumero } from './lottery/get-vietnam-numero.ts';
import { listComingDraws } from './lottery/list-coming-draws.ts';
import { listDraws } from './lottery/list-draws.ts';
import { listLotteryGames } from './lottery/list-lottery-games.ts';
import { listOpenedNumero } from './lottery/list-opened-numero.ts';
import { listVnGameMenus } from './lottery/list-vn-game-menus.ts';
import { listVnRecentGames } from './lottery/list-vn-recent-games.ts';
import { changePaymentPassword } from './member/change-payment-password.ts';
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
import { updateLanguage } from './member/update-language.ts';
import { updateProfile } from './member/update-profile.ts';
import { deleteMessages } from './messages/delete-messages.ts';
import { getMessage } from './messages/get-message.ts';
import { getUnreadCount } from './messages/get-unread-count.ts';
import { listMessages } from './messages/list-messages.ts';
import { readAllMessages } from './messages/read-all-messages.ts';
import { readMessages } from './messages/read-messages.ts';
import { getAnnouncement } from './notices/get-announcement.ts';
import { listAnnouncementPage } from './notices/list-announcement-page.ts';
import { listAnnouncements } from './notices/list-announcements.ts';
import { answerSupportThread } from './operator/answer-support-thread.ts';
import { closeSupportThread } from './operator/close-support-thread.ts';
import { createBanner } from './operator/create-banner.ts';
import { createNotice } from './operator/create-notice.ts';
import { getManagedBanner } from './operator/get-managed-banner.ts';
import { getManagedNotice } from './operator/get-managed-notice.ts';
import { getSupportThread } from './operator/get-support-thread.ts';
import { listManagedBanners } from './operator/list-managed-banners.ts';
import { listManagedNotices } from './operator/list-managed-notices.ts';
import { listSupportThreads } from './operator/list-support-threads.ts';
import { updateBanner } from './operator/update-banner.ts';
import { updateNotice } from './operator/update-notice.ts';
import { withdrawBanner } from './operator/withdraw-banner.ts';
import { withdrawNotice } from './operator/withdraw-notice.ts';
import { changePassword } from './passwords/change-password.ts';
import { forgotPasswordByEmail } from './passwords/forgot-password-by-email.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { resetPasswordByPhone } from './passwords/reset-password-by-phone.ts';
import { convertPoints } from './points/convert-points.ts';
import { getPointReward } from './points/get-point-reward.ts';
import { getPointsBalance } from './points/get-points-balance.ts';
import { getPointsConfig } from './points/get-points-config.ts';
import { listPointRewards } from './points/list-point-rewards.ts';
import { getPromotion } from './promotions/get-promotion.ts';
import { listPromotions } from './promotions/list-promotions.ts';
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
import { getPlayerBalance } from './vendor-wallet/get-player-balance.ts';
import { getCaptcha } from './verification/get-captcha.ts';
import { getSlider } from './verification/get-slider.ts';
import { sendNewIpCode } from './verification/send-new-ip-code.ts';
import { sendRegisterSmsCode } from './verification/send-register-sms-code.ts';
import { sendSmsCode } from './verification/send-sms-code.ts';
import { solveSlider } from './verification/solve-slider.ts';
import { getBalance } from './wallet/get-balance.ts';
import { getMemberTransfer } from './wallet/get-member-transfer.ts';
import { getMemberTransferTerms } from './wallet/get-member-transfer-terms.ts';
import { transferToUpline } from './wallet/transfer-to-upline.ts';

/**
 * Who answers each operation of the contract. One that is missing here and in `notImplemented`, that stands in both, or
 * that the contract does not have, is a type error.
 */
export const handlers = {
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
  addFavourite,
  authorisePlayer,
  launchGame,
  listFavouriteIds,
  listFavourites,
  listGames,
  listHotGames,
  listVendorTypes,
  listVendors,
  removeFavourite,
  listRecentGames,
  listNewGames,
  listPopularGames,
  listGameMenus,
  getDraw,
  getLotteryGame,
  getPrizeTable,
  listComingDraws,
  listDraws,
  listLotteryGames,
  getVietnamNumero,
  listOpenedNumero,
  listVnGameMenus,
  listVnRecentGames,
  listPvpRooms,
  listWinnerRank,
  searchGames,
  getMemberIcon,
  getMemberInfo,
  getPlayerAvatar,
  listAnnouncements,
  listAnnouncementPage,
  getAnnouncement,
  createNotice,
  withdrawBanner,
  updateBanner,
  listManagedBanners,
  getManagedBanner,
  createBanner,
  updateNotice,
  withdrawNotice,
  getManagedNotice,
  listManagedNotices,
  getHelpCenter,
  freePlayLogin,
  login,
  logout,
  getPointReward,
  getPointsConfig,
  listPointRewards,
  getPromotion,
  listPromotions,
  getJwks,
  getPermission,
  getPlayerBalance,
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
  listSupportThreads,
  getSupportThread,
  answerSupportThread,
  closeSupportThread,
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
  listAgentAnnouncements,
  changePaymentPassword,
  setPaymentPassword,
  convertPoints,
  getMemberTransfer,
  getMemberTransferTerms,
  getPointsBalance,
  transferToUpline,
} satisfies HandlerTable;
