import { lazyPart } from '../lazy-part.ts';
import { LoginPane, RegisterPane } from './auth-panes.ts';
import type { ModalProps } from './modal-props.ts';

/** The dialog of login and registration: one for both, so that it stands still when the tab changes. */
export const AuthPart = lazyPart<ModalProps>(
  async () => {
    const [part] = await Promise.all([import('./auth-modal.tsx'), LoginPane.preload()]);
    return part.AuthModal;
  },
  'session',
  'verification',
  'form',
);

/** Fetches all of the registration ahead of its opening. */
export async function preloadRegistration(): Promise<void> {
  await Promise.all([AuthPart.preload(), RegisterPane.preload()]);
}
