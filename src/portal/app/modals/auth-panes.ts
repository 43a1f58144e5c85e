import { lazyPart } from '../../i18n/lazy-part.ts';

type PaneProps = {
  /** Whether the user asked for the modal; undefined when a link opened it. */
  readonly own: boolean | undefined;
  readonly onClose: () => void;
};

/** The panes below the tabs of login and registration. Their code loads on the first sign of intent. */
export const LoginPane = lazyPart<PaneProps>(() =>
  import('../../features/session/login-pane.tsx').then((part) => part.LoginPane),
);
export const RegisterPane = lazyPart<PaneProps>(
  () => import('../../features/registration/register-pane.tsx').then((part) => part.RegisterPane),
  'registration',
  'form',
);
