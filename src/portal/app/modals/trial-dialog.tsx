import { useTranslation } from 'react-i18next';
import { useFlag } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { Button } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { Modal } from '../../ui/modal.tsx';
import { preloadRegistration } from './auth-part.ts';
import type { ModalProps } from './modal-props.ts';

/** `in_need_true_account`: why a trial account may not do this, and the way to a full one (ROLE-08). */
export function TrialDialog({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const { swap } = useModals();
  const offersRegistration = useFlag('DIRECTREG3');
  return (
    <Modal title={t('common.trial.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p className="px-6 text-text-2">{t('common.trial.body')}</p>
      <div className="mt-auto flex flex-wrap justify-end gap-2 p-6">
        <Button variant={offersRegistration ? 'neutral' : 'brand'} onClick={onClose}>
          {t('common.understood')}
        </Button>
        {offersRegistration && (
          <Button variant="brand" onClick={() => swap('trial', 'register')} {...onIntent(preloadRegistration)}>
            {t('shell.header.register')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
