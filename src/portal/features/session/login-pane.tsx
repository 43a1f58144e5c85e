import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast.ts';
import { LoginForm } from './login-form.tsx';
import { LoginReason } from './login-reason.tsx';
import { useGoHome } from './use-go-home.ts';

type LoginPaneProps = {
  /** Whether the user began the login; undefined when a link brought him here. */
  readonly own: boolean | undefined;
  readonly onClose: () => void;
};

/** The login inside `loginPopupModal`: afterwards home, or back to what demanded it (LOGIN-02, LOGIN-17). */
export function LoginPane({ own, onClose }: LoginPaneProps) {
  const { t } = useTranslation();
  const goHome = useGoHome();

  function stay() {
    onClose();
    toast.success(t('common.loggedIn'));
  }

  return (
    <div className="grid content-start gap-4">
      {own === false && <LoginReason />}
      <LoginForm onDone={own ? goHome : stay} />
    </div>
  );
}
