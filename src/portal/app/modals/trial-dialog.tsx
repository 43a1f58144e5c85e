import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFlag } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { Button } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { Modal } from '../../ui/modal.tsx';
import { preloadRegistration } from './auth-part.ts';
import type { ModalProps } from './modal-props.ts';

/** `in_need_true_account`: tells a trial account why it may not do this, and offers a full account (ROLE-08). */
export function TrialDialog({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const { swap } = useModals();
  const offersRegistration = useFlag('DIRECTREG3');
  return (
    <Modal
      title={t('common.trial.title')}
      titleHidden
      closeLabel={t('common.close')}
      onClose={onClose}
      className="justify-center"
    >
      <div className="grid justify-items-center gap-2 px-6 py-9 text-center">
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-warn-soft text-warn">
          <Lock size={26} aria-hidden="true" />
        </span>
        <p aria-hidden="true" className="title text-xl">
          {t('common.trial.title')}
        </p>
        <p className="max-w-100 text-balance text-text-2">{t('common.trial.body')}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <Button size="lg" variant={offersRegistration ? 'neutral' : 'brand'} onClick={onClose}>
            {t('common.understood')}
          </Button>
          {offersRegistration && (
            <Button
              size="lg"
              variant="brand"
              onClick={() => swap('trial', 'register')}
              {...onIntent(preloadRegistration)}
            >
              {t('shell.header.register')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
