import type { ModalName } from '../../access/use-modals.ts';
import { lazyPart } from '../lazy-part.ts';
import { LoginPane, RegisterPane } from './auth-panes.ts';
import type { ModalProps } from './modal-props.ts';

/** One dialog for both, so that it stands still when the tab changes. */
const authModal = lazyPart<ModalProps>(
  async () => {
    const [part] = await Promise.all([import('./auth-modal.tsx'), LoginPane.preload()]);
    return part.AuthModal;
  },
  'session',
  'verification',
);

/** The component behind each name that the address can open. Their code comes when they are opened. */
export const modals = {
  login: authModal,
  register: authModal,
  registerSuccess: lazyPart<ModalProps>(
    () => import('../../features/registration/register-success.tsx').then((part) => part.RegisterSuccess),
    'registration',
  ),
  accountNumber: lazyPart<ModalProps>(
    () => import('../../features/registration/account-number.tsx').then((part) => part.AccountNumber),
    'registration',
  ),
  signOut: lazyPart<ModalProps>(() => import('../../features/session/sign-out.tsx').then((part) => part.SignOut)),
  trial: lazyPart<ModalProps>(() => import('./trial-dialog.tsx').then((part) => part.TrialDialog)),
} satisfies Record<ModalName, unknown>;

/** Fetches all of the registration ahead of its opening. */
export async function preloadRegistration(): Promise<void> {
  await Promise.all([authModal.preload(), RegisterPane.preload()]);
}
