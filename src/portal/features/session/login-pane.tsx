import { useTranslation } from 'react-i18next';
import { resolvePath, useLocation } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import { useFlag } from '../../access/site.ts';
import { type ModalName, useModals } from '../../access/use-modals.ts';
import { useDestination } from '../../entities/session/start-session.ts';
import { toast } from '../../ui/toast.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginReason } from './login-reason.tsx';
import { useGoTo, useStay } from './use-enter.ts';

type LoginPaneProps = {
  /** Whether the user began the login; undefined if a link opened it. */
  readonly own: boolean | undefined;
  readonly onClose: () => void;
};

/** The login inside `loginPopupModal`: afterwards home, or to what demanded it (LOGIN-02, LOGIN-17). */
export function LoginPane({ own, onClose }: LoginPaneProps) {
  const { t } = useTranslation();
  const { swap } = useModals();
  const goTo = useGoTo();
  const stay = useStay(onClose);
  const destination = useDestination();
  const here = useLocation();
  const offersRegistration = useFlag('DIRECTREG3');

  function isHere(to: string): boolean {
    const { pathname, search } = resolvePath(to);
    const shown = new URLSearchParams(here.search);
    shown.delete('modal');
    return pathname === here.pathname && new URLSearchParams(search).toString() === shown.toString();
  }

  function onDone(next?: ModalName) {
    // The page under the login would be in the history twice.
    if (destination && !isHere(destination.to)) void goTo(destination.to, next, { state: destination.state });
    else if (own) void goTo(paths.home, next);
    else stay(next);
    if (!next) toast.success(t('common.loggedIn'));
  }

  const register = offersRegistration && (
    <button
      type="button"
      onClick={() => swap('login', 'register')}
      className="target font-semibold text-brand-text underline-offset-2 hover:underline"
    >
      {t('session.createAccount')}
    </button>
  );
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <LoginReason demanded={own === false} />
      <LoginForm onDone={onDone} register={register || undefined} />
    </div>
  );
}
