import { MessageCircleOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFlag } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { ContactLink } from '../../entities/service/contact-link.tsx';
import { useChatRefusal } from '../../entities/support/customer-service.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

/** Why a trial account (CHAT-04) or a site without chat (CHAT-05, CHAT-12) has none, with a next step. */
export function ChatRefused({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { swap } = useModals();
  const offersRegistration = useFlag('DIRECTREG3');
  const refusal = useChatRefusal() ?? 'off';
  const text = t(`support.refused.${refusal}`);
  return (
    <Modal title={text} titleHidden closeLabel={t('common.close')} onClose={onClose} className="justify-center">
      <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-warn-soft text-warn">
          <MessageCircleOff size={26} aria-hidden="true" />
        </span>
        <p aria-hidden="true" className="title max-w-100 text-xl text-balance">
          {text}
        </p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <Button size="lg" onClick={onClose}>
            {t('common.understood')}
          </Button>
          {refusal === 'off' && (
            <ContactLink variant="brand" size="lg">
              {t('support.contact')}
            </ContactLink>
          )}
          {refusal === 'trial' && offersRegistration && (
            <Button size="lg" variant="brand" onClick={() => swap('chatRefused', 'register')}>
              {t('shell.header.register')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
