import type { ModalName } from '../../access/use-modals.ts';
import { lazyPart } from '../lazy-part.ts';
import { AuthPart } from './auth-part.ts';
import type { ModalProps } from './modal-props.ts';

const QrZoom = lazyPart<ModalProps>(() => import('./qr-zoom.tsx').then((part) => part.QrZoom), 'menu');

/** The component behind each name that the address can open. Their code comes when they are opened. */
export const modals = {
  login: AuthPart,
  register: AuthPart,
  registerSuccess: lazyPart<ModalProps>(
    () => import('../../features/registration/register-success.tsx').then((part) => part.RegisterSuccess),
    'registration',
  ),
  accountNumber: lazyPart<ModalProps>(
    () => import('../../features/registration/account-number.tsx').then((part) => part.AccountNumber),
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
    () => import('../arrival/after-login.tsx').then((part) => part.AfterLogin),
    'arrival',
  ),
  welcome: lazyPart<ModalProps>(() => import('../arrival/welcome.tsx').then((part) => part.Welcome), 'arrival'),
  signOut: lazyPart<ModalProps>(() => import('../../features/session/sign-out.tsx').then((part) => part.SignOut)),
  qr: lazyPart<ModalProps>(() => import('./qr-modal.tsx').then((part) => part.QrModal), 'qr'),
  androidCode: QrZoom,
  iosCode: QrZoom,
  trial: lazyPart<ModalProps>(() => import('./trial-dialog.tsx').then((part) => part.TrialDialog)),
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
