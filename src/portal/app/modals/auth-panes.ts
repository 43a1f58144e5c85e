import { lazyPart } from '../lazy-part.ts';

type PaneProps = {
  /** The user asked for the modal out of free will; undefined when a link brought it. */
  readonly own: boolean | undefined;
  readonly onClose: () => void;
};

/** What stands below the tabs of the modal of login and registration. Their code comes on intent. */
export const LoginPane = lazyPart<PaneProps>(() =>
  import('../../features/session/login-pane.tsx').then((part) => part.LoginPane),
);
export const RegisterPane = lazyPart<PaneProps>(
  () => import('../../features/registration/register-pane.tsx').then((part) => part.RegisterPane),
  'registration',
  'form',
);
