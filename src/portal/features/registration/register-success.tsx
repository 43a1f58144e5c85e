import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isForAgents, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { sessionStore } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Modal } from '../../ui/modal.tsx';

type SuccessProps = { readonly onClose: () => void };

/** `registerSuccessModal`: `in_registered_successfully` (REGISTER-24, REGISTER-26). */
export function RegisterSuccess({ onClose }: SuccessProps) {
  const { t } = useTranslation();
  const forAgents = isForAgents(useSite());
  return (
    <Modal
      title={t('registration.in_registered_successfully')}
      titleHidden
      closeLabel={t('common.close')}
      onClose={onClose}
      className="justify-center"
    >
      <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-success-soft text-success">
          <CircleCheck size={28} aria-hidden="true" />
        </span>
        <p aria-hidden="true" className="title text-xl">
          {t('registration.in_registered_successfully')}
        </p>
        <p className="max-w-100 text-balance text-text-2">
          {t(forAgents ? 'registration.successAgentText' : 'registration.successText')}
        </p>
        <Button variant="brand" size="lg" data-focus-first className="mt-5" onClick={onClose}>
          {t(forAgents ? 'registration.startAgent' : 'registration.start')}
        </Button>
      </div>
    </Modal>
  );
}

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
