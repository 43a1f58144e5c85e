import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/button.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { FeedbackForm } from './feedback-form.tsx';

/** Where a visitor tells the site something (CHAT-09, CHAT-10). */
export function FeedbackModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<string>();
  return (
    <Modal title={t('support.feedback.title')} closeLabel={t('common.close')} onClose={onClose}>
      {sent === undefined ? (
        <FeedbackForm onSent={setSent} />
      ) : (
        <div role="status" className="my-auto grid justify-items-center gap-2 px-6 py-10 text-center">
          <CircleCheck size={40} aria-hidden="true" className="text-success" />
          <p className="title text-xl">{t('support.feedback.thanks')}</p>
          <p className="text-text-2">{t('support.feedback.received', { id: sent })}</p>
          <Button variant="brand" size="lg" className="mt-4" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      )}
    </Modal>
  );
}
