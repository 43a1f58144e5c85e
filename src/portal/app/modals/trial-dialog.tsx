import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { ModalProps } from './modal-props.ts';

/** `in_need_true_account`: why a trial account may not do this (ROLE-08). */
export function TrialDialog({ onClose }: ModalProps) {
  const { t } = useTranslation();
  return (
    <Modal title={t('common.trial.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p className="px-6 text-text-2">{t('common.trial.body')}</p>
      <div className="mt-auto flex justify-end p-6">
        <Button variant="brand" onClick={onClose}>
          {t('common.understood')}
        </Button>
      </div>
    </Modal>
  );
}
