import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetChatUrl } from '#generated/client/service/service.ts';
import { useLoggedIn } from '../../access/session.ts';
import { useSite } from '../../access/site.ts';
import { useAddress } from '../../access/use-address.ts';
import { ContactLink } from '../../entities/service/contact-link.tsx';
import { addressHere, chatLook } from '../../entities/support/chat-address.ts';
import { useServiceWays, useVipDesk } from '../../entities/support/customer-service.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

/** The ticket in the chat's address is valid for a minute. */
const FRESH_MS = 45_000;

/** A link instead of a window that the browser blocked. Its address names the service, never the target. */
export function ServiceLink({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [params] = useAddress();
  const way = params.get('serviceLink');
  const desk = useVipDesk();
  const ways = useServiceWays(way !== null);
  const chat = useChatLink(way === null || way === 'chat');
  const url = { vip: desk, chat }[way ?? 'chat'] ?? ways.find(({ name }) => name === way)?.url;
  return (
    <Modal title={t('support.blocked.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="grid justify-items-start gap-5 px-6 pb-6">
        <p className="text-text-2">{t('support.blocked.text')}</p>
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'brand', size: 'lg' })}
          >
            <ExternalLink size={18} aria-hidden="true" />
            {t('support.blocked.open')}
          </a>
        ) : (
          <ContactLink variant="brand" size="lg">
            {t('support.contact')}
          </ContactLink>
        )}
      </div>
    </Modal>
  );
}

function useChatLink(wanted: boolean): string | undefined {
  const brand = useSite()?.brand.name ?? '';
  const enabled = useLoggedIn() && wanted;
  const query = { enabled, refetchInterval: FRESH_MS, staleTime: 0, gcTime: 0 };
  const url = useGetChatUrl(chatLook(brand), { query }).data?.chatUrl;
  return url && addressHere(url);
}
