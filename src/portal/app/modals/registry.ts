import type { ModalName } from '../../access/use-modals.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { AuthPart } from './auth-part.ts';
import type { ModalProps } from './modal-props.ts';

const CentrePart = lazyPart<ModalProps>(
  () => import('../centres/centre.tsx').then((part) => part.Centre),
  'centre',
  'lists',
);

/** The component for each modal name in the address. Its code loads when the modal opens. */
export const modals = {
  login: AuthPart,
  register: AuthPart,
  registerSuccess: lazyPart<ModalProps>(
    () => import('../../features/registration/register-success.tsx').then((part) => part.RegisterSuccess),
    'registration',
  ),
  accountNumber: lazyPart<ModalProps>(
    () => import('../../features/registration/register-success.tsx').then((part) => part.AccountNumber),
    'registration',
  ),
  forgetPassword: lazyPart<ModalProps>(
    () => import('../../features/session/passwords/forget-password.tsx').then((part) => part.ForgetPassword),
    'passwords',
    'verification',
    'form',
  ),
  changePassword: lazyPart<ModalProps>(
    () => import('../../features/session/passwords/change-password.tsx').then((part) => part.ChangePassword),
    'passwords',
    'form',
  ),
  afterLogin: lazyPart<ModalProps>(
    () => import('../post-login/after-login.tsx').then((part) => part.AfterLogin),
    'postLogin',
  ),
  welcome: lazyPart<ModalProps>(() => import('../post-login/welcome.tsx').then((part) => part.Welcome), 'postLogin'),
  memberCenter: CentrePart,
  agentCenter: CentrePart,
  withdrawal: lazyPart<ModalProps>(
    () => import('../../features/member/withdraw/confirmation-modal.tsx').then((part) => part.WithdrawalConfirmation),
    'withdraw',
  ),
  selfExcluded: lazyPart<ModalProps>(
    () => import('../../features/member/limits/self-excluded.tsx').then((part) => part.SelfExcluded),
    'member',
  ),
  signOut: lazyPart<ModalProps>(() => import('../../features/session/sign-out.tsx').then((part) => part.SignOut)),
  qr: lazyPart<ModalProps>(() => import('./qr-modal.tsx').then((part) => part.QrModal), 'qr'),
  announcements: lazyPart<ModalProps>(
    () => import('../../features/notices/announcements.tsx').then((part) => part.Announcements),
    'announcements',
    'lists',
  ),
  publicNotice: lazyPart<ModalProps>(
    () => import('../../features/notices/public-notice.tsx').then((part) => part.PublicNotice),
    'announcements',
    'lists',
  ),
  popups: lazyPart<ModalProps>(() => import('../post-login/popups.tsx').then((part) => part.Popups), 'postLogin'),
  helpCenter: lazyPart<ModalProps>(
    () => import('../../features/help/help-center.tsx').then((part) => part.HelpCenterModal),
    'help',
  ),
  download: lazyPart<ModalProps>(
    () => import('../../features/download/download.tsx').then((part) => part.DownloadModal),
    'download',
  ),
  trial: lazyPart<ModalProps>(() => import('./trial-dialog.tsx').then((part) => part.TrialDialog)),
  search: lazyPart<ModalProps>(
    () => import('../../features/lobby/search/search-modal.tsx').then((part) => part.SearchModal),
    'search',
    'lobbies',
  ),
  vendorGames: lazyPart<ModalProps>(
    () => import('../../features/lobby/vendor-games/vendor-games-modal.tsx').then((part) => part.VendorGamesModal),
    'lobbies',
  ),
  winners: lazyPart<ModalProps>(
    () => import('../../features/lobby/winners-modal.tsx').then((part) => part.WinnersModal),
    'winners',
    'lists',
  ),
  chat: lazyPart<ModalProps>(
    () => import('../../features/support/chat/chat-modal.tsx').then((part) => part.ChatModal),
    'support',
  ),
  chatRefused: lazyPart<ModalProps>(
    () => import('../../features/support/chat-refused.tsx').then((part) => part.ChatRefused),
    'support',
  ),
  serviceLink: lazyPart<ModalProps>(
    () => import('../../features/support/service-link.tsx').then((part) => part.ServiceLink),
    'support',
  ),
  feedback: lazyPart<ModalProps>(
    () => import('../../features/support/feedback/feedback-modal.tsx').then((part) => part.FeedbackModal),
    'support',
  ),
} satisfies Record<ModalName, unknown>;
