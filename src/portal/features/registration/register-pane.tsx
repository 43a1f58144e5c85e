import { useTranslation } from 'react-i18next';
import { useModals } from '../../access/use-modals.ts';
import { Registration } from './register-form.tsx';

/** The registration inside `registerModal`, with a way to the login (REGISTER-12, REGISTER-13). */
export function RegisterPane() {
  const { t } = useTranslation();
  const { swap } = useModals();
  const logIn = (
    <p className="text-center text-sm text-text-2">
      {t('shell.header.haveAccount')}{' '}
      <button
        type="button"
        onClick={() => swap('register', 'login')}
        className="target font-semibold text-brand-text underline-offset-2 hover:underline"
      >
        {t('shell.header.login')}
      </button>
    </p>
  );
  return <Registration end={() => ({ below: logIn })} />;
}
