import type { ModalName } from '../../access/use-modals.ts';
import { lazyPart } from '../lazy-part.ts';
import type { ModalProps } from './modal-props.ts';

/** The component behind each name that the address can open. Their code comes when they are opened. */
export const modals = {
  login: lazyPart<ModalProps>(() => import('../../features/session/login-modal.tsx').then((part) => part.LoginModal)),
  signOut: lazyPart<ModalProps>(() => import('../../features/session/sign-out.tsx').then((part) => part.SignOut)),
  trial: lazyPart<ModalProps>(() => import('./trial-dialog.tsx').then((part) => part.TrialDialog)),
} satisfies Record<ModalName, unknown>;
