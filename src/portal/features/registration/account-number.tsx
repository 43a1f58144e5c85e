import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useModals } from '../../access/use-modals.ts';
import { sessionStore } from '../../lib/storage.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** The account number that a registration by mobile number was given; the success follows it (REGISTER-25, REGISTER-26). */
export function AccountNumber() {
  const { t } = useTranslation();
  const { swap } = useModals();
  const { state } = useLocation();
  const account = accountIn(state) ?? sessionStore.get('account') ?? '';
  const goOn = () => swap('accountNumber', 'registerSuccess');
  return (
    <ConfirmDialog
      title={t('registration.mobileDone.title')}
      body={
        <>
          <p>{t('registration.mobileDone.loggedIn')}</p>
          <p className="my-3 rounded-md bg-surface-2 px-3.5 py-2.5 font-semibold text-text-1 select-all">
            {t('registration.mobileDone.account', { account })}
          </p>
          <p>{t('registration.mobileDone.next')}</p>
        </>
      }
      confirmLabel={t('common.understood')}
      onCancel={goOn}
      onConfirm={goOn}
    />
  );
}

/** The registration passes it in the address, so that a reload keeps it. */
function accountIn(state: unknown): string | undefined {
  const account = typeof state === 'object' && state !== null && 'account' in state && state.account;
  return typeof account === 'string' ? account : undefined;
}
