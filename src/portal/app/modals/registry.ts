import type { ModalName } from '../../access/use-modals.ts';
import { lazyPart } from '../lazy-part.ts';
import { AuthPart } from './auth-part.ts';
import type { ModalProps } from './modal-props.ts';

const CentrePart = lazyPart<ModalProps>(() => import('../centres/centre.tsx').then((part) => part.Centre), 'centre');

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
  memberCenter: CentrePart,
  agentCenter: CentrePart,
  signOut: lazyPart<ModalProps>(() => import('../../features/session/sign-out.tsx').then((part) => part.SignOut)),
  trial: lazyPart<ModalProps>(() => import('./trial-dialog.tsx').then((part) => part.TrialDialog)),
} satisfies Record<ModalName, unknown>;
