import { lazyPart } from '../../i18n/lazy-part.ts';
import { LoginPane, RegisterPane } from './auth-panes.ts';
import type { ModalProps } from './modal-props.ts';

/** One dialog for login and registration, so that it does not move when the tab changes. */
export const AuthPart = lazyPart<ModalProps>(
  async () => {
    const [part] = await Promise.all([import('./auth-modal.tsx'), LoginPane.preload()]);
    return part.AuthModal;
  },
  'session',
  'verification',
  'form',
);

/** Fetches all code of the registration before it opens. */
export async function preloadRegistration(): Promise<void> {
  await Promise.all([AuthPart.preload(), RegisterPane.preload()]);
}
