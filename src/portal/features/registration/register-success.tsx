import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isForAgents, useSite } from '../../access/site.ts';
import { Button } from '../../ui/button.tsx';
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
