import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFlag } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { ContactLink } from '../../entities/service/contact-link.tsx';
import { useCustomerService } from '../../entities/support/customer-service.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The way to a person if no article helped: the chat, or the site's other contact address if it has no chat. */
export function StillStuck() {
  const { t } = useTranslation();
  const { open } = useModals();
  const { openChat } = useCustomerService();
  const hasChat = useFlag('CBS3');
  return (
    <Card className="p-5">
      <h2 className="title text-lg">{t('help.stuck.title')}</h2>
      <p className="mt-1 mb-4 text-text-2">{t('help.stuck.text')}</p>
      <div className="grid gap-2">
        {hasChat ? (
          <Button variant="brand" block onClick={openChat}>
            <MessageCircle size={16} aria-hidden="true" />
            {t('help.stuck.chat')}
          </Button>
        ) : (
          <ContactLink variant="brand" block>
            {t('help.stuck.action')}
          </ContactLink>
        )}
        <Button block onClick={() => open('feedback', { own: true })}>
          {t('help.stuck.feedback')}
        </Button>
      </div>
    </Card>
  );
}
